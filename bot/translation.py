"""What a language lacks: its Fluent files beside the English ones."""

from __future__ import annotations

import importlib.resources
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from games.kernel.catalogue import installed
from games.kernel.words import FALLBACK, KERNEL, note_share

OURS: Final = ("bot", "bot.practice", KERNEL)
EQUAL: Final = "is as in English"
"""The report on a text that equals the English one, perhaps on purpose, such as a name."""
MEANT: Final = "as in English"
"""The comment above a text that keeps it out of the report."""
FIRST: Final = ("title", "tagline", "option-", "ask-", "about-", "phase-", "event-", "result-")
"""Prefixes of the keys of texts that players see first."""
SHORT: Final = 2
"""Most words of a text that a translator cannot understand without its comment."""


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


def run(language: str, only: Sequence[str] = (), *, write: bool = False, ship: bool = False) -> int:
    """Report what a language lacks; exit code 1 if texts are missing. `write` first adds missing texts in English.

    `only` names packages or folders, such as `games/kernel`; exit code 2 if none exists. `ship` notes the share of
    all texts that is translated, which decides whether the language is offered or hidden.
    """
    chosen = [package for package in packages() if not only or any(_lies_in(package, part) for part in only)]
    if not chosen:
        print(f"{' '.join(only)}: no such package; there are {', '.join(packages())}")
        return 2
    files = [file for package in chosen for file in _files(package, language, write=write)]
    for line in (line for file in files for line in file.lines):
        print(line)
    done, known = sum(file.done for file in files), sum(file.known for file in files)
    wrong, equal = sum(file.wrong for file in files), sum(file.equal for file in files)
    print(f"{language}: {wrong} to mend, {equal} texts as in English, {_progress(done, known)}")
    if ship:
        note_share(language, 100 * done // max(1, known))
    return 1 if wrong else 0


@dataclass(frozen=True, slots=True)
class _File:
    """The report on a file: its lines, and the numbers of its texts: all, translated, wrong, and as in English."""

    lines: tuple[str, ...]
    known: int
    done: int
    wrong: int
    equal: int


def _lies_in(package: str, part: str) -> bool:
    name = part.strip("/").replace("/", ".").removesuffix(".words")
    return package == name or package.startswith(f"{name}.")


def _progress(done: int, known: int) -> str:
    return f"{done} of {known} translated ({100 * done // max(1, known)} %)"


def _files(package: str, language: str, *, write: bool) -> Iterator[_File]:
    """Compare a package's files in English with those of a language."""
    folder = Path(str(importlib.resources.files(package))) / "words"
    for english in sorted((folder / FALLBACK).glob("*.ftl"), key=lambda file: (file.stem != "game", file.name)):
        file = folder / language / english.name
        if write:
            _complete(english, file)
        known, name = _read(english), f"{package}: {language}/{file.name}"
        found = list(flaws(known, _read(file)))
        equal = sum(EQUAL in flaw for flaw in found)
        count, places = len(_messages(known)), _places(known)
        done = max(0, count - len(found))
        lines = [line for flaw in found for line in (f"{name}: {flaw}", *places.get(flaw.partition(" ")[0], ()))]
        yield _File((*lines, f"{name}: {_progress(done, count)}"), count, done, len(found) - equal, equal)


def _places(english: ast.Resource) -> dict[str, tuple[str, ...]]:
    """Show short texts with the comment above them, by key."""
    found, heading = dict[str, tuple[str, ...]](), ""
    for entry in english.body:
        if isinstance(entry, ast.BaseComment):
            heading = _line(entry)
        elif isinstance(entry, ast.Message):
            heading = _line(entry.comment) if entry.comment else heading
            text = FluentSerializer().serialize_entry(entry).partition(f"{entry.id.name} =")[2].strip()
            if len(text.split()) <= SHORT:
                found[entry.id.name] = (f"    “{text}”" + (f" ({heading})" if heading else ""),)
    return found


def _line(comment: ast.BaseComment) -> str:
    return (comment.content or "").replace("\n", " ")


def _rank(key: str) -> int:
    """Rank texts that players see first above all others."""
    return next((rank for rank, beginning in enumerate(FIRST) if key.startswith(beginning)), len(FIRST))


def flaws(english: ast.Resource, other: ast.Resource) -> Iterator[str]:
    """Say what is missing, superfluous, filled in differently, broken, or still English in a file."""
    known, found = _messages(english), _messages(other)
    known = {key: known[key] for key in sorted(known, key=_rank)}
    yield from (f"cannot be read: {entry.content}" for entry in other.body if isinstance(entry, ast.Junk))
    yield from (f"{key} is missing" for key in known if key not in found)
    yield from (f"{key} is not needed" for key in found if key not in known)
    for key in (key for key in known if key in found):
        if (wanted := _arguments(known[key])) != (given := _arguments(found[key])):
            yield f"{key} is filled in with {_listed(given)} instead of {_listed(wanted)}"
        elif known[key].equals(found[key], ignored_fields=["span", "comment"]) and not _is_meant(found[key]):
            yield f"{key} {EQUAL}"


def _is_meant(message: ast.Message) -> bool:
    return message.comment is not None and MEANT in (message.comment.content or "")


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
