"""A game's RULES.md beside the tests that it cites."""

from __future__ import annotations

import ast
import importlib.resources
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path
from re import findall

HERE = Path(__file__).parent


class RulesPage:
    """Read the page of a game; `game` names its package and the folder of its tests."""

    def __init__(self, game: str) -> None:
        self.text = (importlib.resources.files(f"games.{game}") / "RULES.md").read_text(encoding="utf-8")
        self.tests = _written_tests(HERE / game)

    def table(self, heading: str) -> list[list[str]]:
        """Return the rows of the table under a heading, without its head."""
        part = self.text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
        lines = [line for line in part.splitlines() if line.startswith("|")]
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines][2:]

    def citations(self, *headings: str) -> list[tuple[str, str]]:
        """Return the first cell of each row of these tables, with the last one, which cites tests."""
        return [(row[0], row[-1]) for heading in headings for row in self.table(heading)]

    def unknown(self, patterns: Iterable[str]) -> list[str]:
        """List the patterns that fit no test of the game."""
        return [pattern for pattern in patterns if not any(fnmatch(test, pattern) for test in self.tests)]


def quoted(cell: str) -> list[str]:
    """List what a cell quotes as code."""
    return findall(r"`([^`]+)`", cell)


def _written_tests(folder: Path) -> set[str]:
    bodies = [ast.parse(file.read_text(encoding="utf-8")).body for file in folder.glob("test_*.py")]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for body in bodies for node in body if isinstance(node, kinds) and node.name.startswith("test_")}
