"""The page on privacy, as tests read it."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[1] / "docs" / "privacy.md").read_text(encoding="utf-8")


def told_columns() -> set[str]:
    """Name the columns that the page names."""
    return set(re.findall(r"`(\w+\.\w+)`", PAGE))
