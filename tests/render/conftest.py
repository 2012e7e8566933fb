from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch that rewrites golden pictures: `pytest tests/render --update-goldens`."""
    parser.addoption("--update-goldens", action="store_true", help="rewrite the golden pictures")


@pytest.fixture
def update_goldens(pytestconfig: pytest.Config) -> bool:
    """Tell whether golden pictures are to be written instead of compared."""
    return bool(pytestconfig.getoption("--update-goldens", default=False))
