"""The examples of docs/kernel.md are one program."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "kernel.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_examples_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """They run in the order of the page; what they assert is what the page says."""
    page = ModuleType("kernel_page")
    monkeypatch.setitem(sys.modules, page.__name__, page)  # where type hints of its classes are looked up
    blocks = BLOCK.findall(PAGE.read_text(encoding="utf-8"))
    assert len(blocks) == 4
    for block in blocks:
        exec(block, vars(page))  # noqa: S102 - our own page
