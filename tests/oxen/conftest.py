"""Install Oxen for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fifth_game import installed_from
from tests.oxen import FOLDER


@pytest.fixture(autouse=True, scope="module")
def _installed() -> Iterator[None]:
    with installed_from(FOLDER, "oxen"):
        yield
