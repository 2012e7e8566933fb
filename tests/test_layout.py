"""Where files are: tests in folders named like the rooms that they try, helpers in modules, and few short files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
OF_TABLES = TESTS / "bot" / "tables"
WHOLE = "whole"
"""The folder of tests that have several rooms at work."""
PACKAGES = ("bot", "games", "render", "storage")
SHORT, MOST_SHORT = 40, 40
MIGRATIONS = "migrations"
"""The folder that has a file for each revision of the schema, however short."""


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


def test_short_files_are_few_and_say_why() -> None:
    """A file of a few lines is one more place to look at: few are, and each says at its head, by `Short, ...`, why."""
    files = [file for name in PACKAGES for file in (TESTS.parent / name).rglob("*.py") if file.name != "__init__.py"]
    short = {file: text for file in files if (text := file.read_text(encoding="utf-8")).count("\n") < SHORT}
    assert len(short) <= MOST_SHORT
    silent = [str(file) for file, text in short.items() if "Short, " not in text and MIGRATIONS not in file.parts]
    assert silent == []
