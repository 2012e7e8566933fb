"""What a language lacks: its Fluent files beside the English ones."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from games.kernel.catalogue import installed
from games.kernel.words import FALLBACK, KERNEL

OURS: Final = ("bot", "bot.practice", KERNEL)
EQUAL: Final = "is as in English"
"""What is told of a text that a translator may have left alone on purpose, such as a name."""


class _Arguments(Visitor):
    """Collect what is filled into a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by fluent.syntax
        """Note one value."""
        self.found.add(f"${node.id.name}")


def packages() -> tuple[str, ...]:
    """List the packages that have texts."""
    return (*OURS, *(game.package for game in installed().values()))


def run(language: str, *, write: bool) -> int:
    """Say what a language lacks, after writing missing texts in English if wanted; exit code 1 if it lacks any."""
    lines = [line for package in packages() for line in _package(package, language, write=write)]
    for line in lines:
        print(line)
    wrong = sum(EQUAL not in line for line in lines)
    print(f"{language}: {wrong} to mend, {len(lines) - wrong} texts as in English")
    return 1 if wrong else 0


def _package(package: str, language: str, *, write: bool) -> Iterator[str]:
    """Compare a package's files in English with those of a language."""
    folder = Path(str(importlib.resources.files(package))) / "words"
    for english in sorted((folder / FALLBACK).glob("*.ftl")):
        file = folder / language / english.name
        if write:
            _complete(english, file)
        name = f"{package}: {language}/{file.name}"
        yield from (f"{name}: {flaw}" for flaw in flaws(_read(english), _read(file)))


def flaws(english: ast.Resource, other: ast.Resource) -> Iterator[str]:
    """Say what is missing, superfluous, filled in differently, broken, or still English in a file."""
    known, found = _messages(english), _messages(other)
    yield from (f"cannot be read: {entry.content}" for entry in other.body if isinstance(entry, ast.Junk))
    yield from (f"{key} is missing" for key in known if key not in found)
    yield from (f"{key} is not needed" for key in found if key not in known)
    for key in (key for key in known if key in found):
        if (wanted := _arguments(known[key])) != (given := _arguments(found[key])):
            yield f"{key} is filled in with {_listed(given)} instead of {_listed(wanted)}"
        elif known[key].equals(found[key], ignored_fields=["span", "comment"]):
            yield f"{key} {EQUAL}"


def _complete(english: Path, file: Path) -> None:
    """Copy a file, or add the texts that it lacks."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(english.read_text("utf-8"), encoding="utf-8")
        return
    found = _messages(_read(file))
    missing = [message for key, message in _messages(_read(english)).items() if key not in found]
    if missing:
        added = "".join(FluentSerializer().serialize_entry(message) for message in missing)
        file.write_text(f"{file.read_text('utf-8').rstrip()}\n\n{added}", encoding="utf-8")


def _read(file: Path) -> ast.Resource:
    return FluentParser().parse(file.read_text("utf-8") if file.exists() else "")


def _messages(resource: ast.Resource) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def _arguments(message: ast.Message) -> set[str]:
    collected = _Arguments()
    collected.visit(message)
    return collected.found


def _listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"
