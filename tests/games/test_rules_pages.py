"""The RULES.md of each game cites tests that exist, and names every section of the code (see its own test too)."""

from __future__ import annotations

import pytest

from games.kernel.catalogue import find
from tests.games.rules_page import RulesPage, quoted

PAGES = {key: RulesPage(key) for key in ("eldermann", "tallinn", "tinker_tailor", "ulm")}
CITING = {"eldermann": ("Sections", "How it flows in a chat", "Rulings")}
"""The tables whose rows cite tests, where they are not those of the other games."""
ROWS = [
    (key, name, cited)
    for key, page in PAGES.items()
    for name, cited in page.citations(*CITING.get(key, ("Sections", "Rulings")))
]


@pytest.mark.parametrize(("key", "name", "cited"), ROWS, ids=[f"{key}-{name}" for key, name, _ in ROWS])
def test_a_page_cites_tests_that_exist(key: str, name: str, cited: str) -> None:
    """Each section and ruling names at least one test, and each named test or pattern exists."""
    patterns = quoted(cited)
    assert patterns, f"{name} has no test"
    assert PAGES[key].unknown(patterns) == []


@pytest.mark.parametrize("key", PAGES)
def test_a_page_lists_every_section_method(key: str) -> None:
    """Each section of the rules stands in the column of code, which is the one before the tests."""
    code = {name for row in PAGES[key].table("Sections") for name in quoted(row[-2])}
    assert set(find(key).rules.sections) <= code
