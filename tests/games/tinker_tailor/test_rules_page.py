"""RULES.md is complete: every heading of the rulebook and every ruling is there (see test_rules_pages.py too)."""

from games.tinker_tailor.material import ENTRIES, ROLES
from tests.games.rules_page import RulesPage

PAGE = RulesPage("tinker_tailor")
HEADINGS = {
    "Spielmaterial",
    "Spielvorbereitung",
    "Spielablauf",
    "1. Rolle auswählen",
    "2. Die Rolle ausspielen",
    "3. Waren kaufen",
    "Ende der Spielrunde",
    "Spielende und Wertung",
    "2-Spieler Variante",
}


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0].split(": ")[0] for row in PAGE.table("Sections")} == HEADINGS


def test_rules_page_lists_every_ruling() -> None:
    """All 21 rulings are there."""
    assert [int(row[0]) for row in PAGE.table("Rulings")] == list(range(1, 22))


def test_rules_page_names_marks_as_the_data_do() -> None:
    """The table of roles says of every role what material.toml says."""
    named = {card.strip(): row[1] for row in PAGE.table("Components") for card in row[0].split(",")}
    assert named == {entry["card"]: entry["mark"] for entry in ENTRIES["role"]}


def test_rules_page_gives_the_balance_and_its_command() -> None:
    """The table has a line per role, below the command that prints it."""
    assert "\n`python -m games.tinker_tailor.balance`" in PAGE.text
    assert [PAGE.text.count(f"| worth of {role} |") for role in ROLES] == [1] * len(ROLES)
