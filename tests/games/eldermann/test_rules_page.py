"""RULES.md is complete: every section and ruling has tests that exist."""

import ast
import importlib.resources
from fnmatch import fnmatch
from pathlib import Path
from re import findall

import pytest

from games.eldermann.rules import RULES

PAGE = (importlib.resources.files("games.eldermann") / "RULES.md").read_text(encoding="utf-8")
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
COUNTS = {"A": 10, "B": 11, "C": 15, "D": 11, "E": 14, "G": 9, "H": 4}
"""Rulings by letter: those of the project's list, and H for our own."""


def table(heading: str) -> list[list[str]]:
    """Return the rows of the table under a heading, without its head."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return rows[2:]


def written_tests() -> set[str]:
    """Collect the names of all tests beside this file."""
    bodies = [ast.parse(file.read_text(encoding="utf-8")).body for file in Path(__file__).parent.glob("test_*.py")]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for body in bodies for node in body if isinstance(node, kinds) and node.name.startswith("test_")}


TESTS = written_tests()
TABLES = ("Sections", "How it flows in a chat", "Rulings")
ROWS = [(row[0], row[-1]) for heading in TABLES for row in table(heading)]


@pytest.mark.parametrize(("name", "cited"), ROWS, ids=[name for name, _ in ROWS])
def test_rules_page_cites_tests_that_exist(name: str, cited: str) -> None:
    """Each section and ruling names at least one test, and each named test or pattern exists."""
    patterns = findall(r"`([^`]+)`", cited)
    assert patterns, f"{name} has no test"
    assert [pattern for pattern in patterns if not any(fnmatch(test, pattern) for test in TESTS)] == []


def test_rules_page_lists_every_section_of_the_rulebook() -> None:
    """All headings of the rulebook are there, and only those."""
    assert {row[0].split(": ")[0] for row in table("Sections")} == HEADINGS


def test_rules_page_lists_every_section_method() -> None:
    """Each section of the rules stands in the column of code."""
    code = {name for row in table("Sections") for name in findall(r"`([^`]+)`", row[2])}
    assert set(RULES.sections) <= code


def test_rules_page_lists_every_ruling() -> None:
    """All rulings of the list are there, in order."""
    assert [row[0] for row in table("Rulings")] == [
        f"{letter}{number}" for letter, count in COUNTS.items() for number in range(1, count + 1)
    ]


def test_rules_page_gives_the_balance_beside_the_simulation() -> None:
    """The table of our figures names the command that prints it, and the rules page's figures stand beside it."""
    assert "`python -m games.eldermann.balance`" in PAGE
    assert "rules page" in PAGE.split("\n## Balance\n")[1]
