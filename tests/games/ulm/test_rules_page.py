"""RULES.md is complete: every section and ruling has tests that exist."""

import ast
import importlib.resources
from fnmatch import fnmatch
from pathlib import Path
from re import findall

import pytest

from games.ulm.rules import UlmRules

PAGE = (importlib.resources.files("games.ulm") / "RULES.md").read_text(encoding="utf-8")
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


def table(heading: str) -> list[list[str]]:
    """Return the rows of the table under a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


def written_tests() -> set[str]:
    """Collect the names of all tests beside this file."""
    files = Path(__file__).parent.glob("test_*.py")
    bodies = [ast.parse(file.read_text(encoding="utf-8")).body for file in files]
    return {node.name for body in bodies for node in body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}  # fmt: skip


TESTS = written_tests()
ROWS = [(row[0], row[-1]) for heading in ("Sections", "Rulings") for row in table(heading)]


@pytest.mark.parametrize(("name", "cited"), ROWS, ids=[name for name, _ in ROWS])
def test_rules_page_cites_tests_that_exist(name: str, cited: str) -> None:
    """Each section and ruling names at least one test, and each named test or pattern exists."""
    patterns = findall(r"`([^`]+)`", cited)
    assert patterns, f"{name} has no test"
    assert [pattern for pattern in patterns if not any(fnmatch(test, pattern) for test in TESTS)] == []


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0] for row in table("Sections")} == HEADINGS


def test_rules_page_lists_every_section_method() -> None:
    """Each section of the rules stands in the column of code."""
    code = {name for row in table("Sections") for name in findall(r"`([^`]+)`", row[2])}
    assert set(UlmRules.sections) <= code


def test_rules_page_lists_every_ruling() -> None:
    """All fifty rulings are there."""
    assert [int(row[0]) for row in table("Rulings")] == list(range(1, 51))


def test_rules_page_gives_the_balance_and_its_command() -> None:
    """Seats, quarters, descendants and cards stand below the command that prints them."""
    assert "`python -m games.ulm.balance --games" in PAGE
    for line in ("| blocked grids a game |", "| gaensturm: seals a game", "| zillenfahrer: wins with |", "| spatz |"):
        assert line in PAGE
