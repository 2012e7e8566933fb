"""RULES.md is complete: every heading of the rulebook and every ruling is there (see test_rules_pages.py too)."""

from games.tallinn.material import ENTRIES, START_CARDS
from tests.games.rules_page import RulesPage

PAGE = RulesPage("tallinn")
HEADINGS = {
    "Game Material of the Base Game",
    "Game Setup",
    "Gameplay",
    "1. Secretly select an influence card",
    "2. Play selected cards",
    "3. Contests and tower building",
    "4. Draw a new influence card",
    "Game End and Final Scoring",
    "Example final scoring",
    "The Emperor's Envoy",
    "The Chronicles",
}
RULINGS = {*range(1, 31), 33}


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0].split(": ")[0] for row in PAGE.table("Sections")} == HEADINGS


def test_rules_page_lists_every_ruling() -> None:
    """All rulings are there but 31 and 32, which ask for nothing."""
    assert {int(row[0]) for row in PAGE.table("Rulings")} == RULINGS


def test_rules_page_names_marks_as_the_data_do() -> None:
    """The table of components says of every card what material.toml says."""
    named = {card.strip(): row[1].strip("*") for row in PAGE.table("Components") for card in row[0].split(",")}
    del named["all numbers"]
    assert {named.pop("C1 to C6")} == {entry["mark"] for entry in ENTRIES["chronicle"]}
    assert named == {entry["card"]: entry["mark"] for entry in [*ENTRIES["influence"], ENTRIES["envoy"]]}


def test_rules_page_gives_the_balance_and_its_command() -> None:
    """Both tables have a line per start card and seat, below the command that prints them."""
    assert PAGE.text.count("\n`python -m games.tallinn.balance") == 2
    assert [PAGE.text.count(f"| wins with {card} |") for card in START_CARDS] == [2] * 6
    assert [PAGE.text.count(f"| wins on seat {seat} |") for seat in range(1, 5)] == [2] * 4
