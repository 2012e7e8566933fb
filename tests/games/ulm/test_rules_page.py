"""RULES.md is complete: every heading of the rulebook and every ruling is there (see test_rules_pages.py too)."""

from tests.games.rules_page import RulesPage

PAGE = RulesPage("ulm")
HEADINGS = {
    "Spielmaterial",
    "Spielvorbereitung",
    "Rundenablauf",
    "Die Aktionen des Münsterfelds",
    "Die Karten",
    "Die Donau",
    "Die Stadtwappen",
    "Die Ulmer Spatzen",
    "Der Umschlagplatz",
    "Spielende und Endwertung",
    "I. Die Stadtviertel",
    "II. Die Nachkommen",
    "III. Die Karten",
    "IV. Die Turmplättchen",
    "Online-Variante",
}


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0] for row in PAGE.table("Sections")} == HEADINGS


def test_rules_page_lists_every_ruling() -> None:
    """All fifty rulings are there."""
    assert [int(row[0]) for row in PAGE.table("Rulings")] == list(range(1, 51))


def test_rules_page_gives_the_balance_and_its_command() -> None:
    """Seats, quarters, descendants and cards stand below the command that prints them."""
    assert "`python -m games.ulm.balance --games" in PAGE.text
    for line in ("| blocked grids a game |", "| goose_tower: seals a game", "| bargeman: wins with |", "| sparrow |"):
        assert line in PAGE.text
