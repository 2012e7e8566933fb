"""Where tests are: in folders named like the rooms that they try; what several of them share is in helper modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
OF_TABLES = TESTS / "bot" / "tables"
WHOLE = "whole"
"""The folder of tests that have several rooms at work."""


def _imported(file: Path) -> Iterator[str]:
    """List what a module imports, by last names; a name that is imported may be a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
        if isinstance(node, ast.ImportFrom | ast.Import):
            yield from (alias.name.rpartition(".")[2] for alias in node.names)


def test_no_test_module_imports_another() -> None:
    """What a module of tests imports from another would run with it, and could not change without it."""
    modules = {file.stem for file in TESTS.rglob("test_*.py")}
    borrowing = [str(file.relative_to(TESTS)) for file in TESTS.rglob("*.py") if modules & {*_imported(file)}]
    assert borrowing == []


def test_tests_of_tables_mirror_the_rooms() -> None:
    """So that a change of one room has tests to choose that take seconds."""
    rooms = {path.name for path in (TESTS.parent / "bot" / "tables").iterdir() if (path / "__init__.py").exists()}
    assert {file.parent.name for file in OF_TABLES.rglob("test_*.py")} <= {*rooms, WHOLE}
