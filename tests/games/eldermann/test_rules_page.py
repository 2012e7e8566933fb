"""RULES.md is complete: every heading of the rulebook and every ruling is there (see test_rules_pages.py too)."""

from tests.games.rules_page import RulesPage

PAGE = RulesPage("eldermann")
HEADINGS = {
    "Spielziel",
    "Spielvorbereitung",
    "Spielablauf",
    "1. Planungsphase",
    "2. Ereignisphase",
    "3. Bewegungsphase",
    "4. Handelsphase",
    "5. Bauphase",
    "Gebäude und ihre Boni",
    "Spelunke",
    "Überfall",
    "Spielende",
    "Besondere Regeln für besondere Momente",
    "Spelunkenkarten",
}
COUNTS = {"A": 10, "B": 11, "C": 15, "D": 11, "E": 14, "G": 9, "H": 6}
"""Rulings by letter: as RULES.md explains the letters; F is none of them."""


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0].split(": ")[0] for row in PAGE.table("Sections")} == HEADINGS


def test_rules_page_lists_every_ruling() -> None:
    """All rulings of the list are there, in order."""
    assert [row[0] for row in PAGE.table("Rulings")] == [
        f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)
    ]


def test_rules_page_gives_the_balance_beside_the_simulation() -> None:
    """The table of our figures names the command that prints it, and those of the first simulation stand beside it."""
    assert "`python -m games.eldermann.balance`" in PAGE.text
    assert "first simulation" in PAGE.text.split("\n## Balance\n")[1]
