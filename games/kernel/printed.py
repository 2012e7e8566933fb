"""Reading a set of components from a file that people fill in, with all mistakes; `forms` writes such files.

Our set is the pattern. A file can change the values that a game declares as different from set to set (`Value`), within
their bounds. Everything else is structure: a file may leave it out, and is refused if it differs.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.kernel.components import GROUND, YOURS, alike, bare, by_name, is_number, name_of, tables_of, weakest
from games.kernel.files import UnreadableFile, read_toml
from games.kernel.material import Materials, Toml, digest_of

M = TypeVar("M")
FIXED = "cannot be changed"
GAME, NAME, LONGEST_NAME = "game", "name", 40


@dataclass(frozen=True, slots=True)
class Form:
    """Words of one form, such as a row of a map: a regular expression for the whole, the form in words, examples."""

    pattern: str
    said: str
    examples: tuple[str, ...]

    def __contains__(self, given: object) -> bool:
        return isinstance(given, str) and re.fullmatch(self.pattern, given) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.examples)


@dataclass(frozen=True, slots=True)
class Value:
    """A value that may differ from set to set: what it is and where to read it; `allowed` words or whole numbers."""

    what: str
    allowed: range | tuple[str, ...] | Form

    @property
    def bounds(self) -> str:
        """Say what is allowed."""
        if isinstance(self.allowed, range):
            return f"{self.allowed[0]} to {self.allowed[-1]}"
        return self.allowed.said if isinstance(self.allowed, Form) else " or ".join(self.allowed)


@dataclass(frozen=True, slots=True)
class Limits:
    """What holds for every game with one set: the most decisions, and the least and the highest final score."""

    longest: int
    scores: tuple[int, int]


Values = Mapping[str, Mapping[str, Value]]
"""What may differ, by part of the file and then by key."""


@dataclass(frozen=True)
class Printed(Generic[M]):
    """What may differ between the sets of a game; `misfits` lists what rules or pictures cannot handle.

    `limits` works out what a game's own `longest` and `scores` are with a set; without it they hold for every set.
    """

    materials: Materials[M]
    values: Values
    misfits: Callable[[M], Iterator[str]]
    limits: Callable[[M], Limits] | None = None

    def read(self, text: str) -> tuple[str, list[str]]:
        """Register the set that a file describes and return its digest; or return ours, and what does not fit."""
        entries, problems = read(text, self.materials.entries(), self.values)
        return self._fitting(entries, problems)

    def accept(self, entries: Toml) -> tuple[str, list[str]]:
        """Register the whole set of a record, as `read` does."""
        digest = digest_of(entries)
        if self.materials.knows(digest):
            return digest, []
        ours = self.materials.entries()
        problems = [*_parts(bare(entries), bare(ours), self.values), *_missing(bare(entries), bare(ours))]
        unlike = [part for part in ours if not alike(entries.get(part), ours[part])]
        return self._fitting(entries, problems or [f"`{part}` is not written as in our file." for part in unlike])

    def grounds(self, digest: str) -> dict[str, str]:
        """Mark each part whose values may differ: Y as soon as an owner has read one off, else our weakest mark."""
        entries = self.materials.entries(digest)
        return {part: weakest(entries[part], known) for part, known in self.values.items()}

    def _fitting(self, entries: Toml, problems: list[str]) -> tuple[str, list[str]]:
        problems = problems or list(self.misfits(self.materials.made(entries)))
        return (self.materials.ours if problems else self.materials.learn(entries)), problems


def read(text: str, ours: Toml, values: Values) -> tuple[Toml, list[str]]:
    """Return the set that a file describes, and in plain sentences what does not fit; if anything, the set is ours.

    Values in the file get the mark of values that an owner has read off; missing ones are ours.
    """
    try:
        given = read_toml(text)
    except UnreadableFile as error:
        return ours, [f"The file cannot be read: {error}."]
    given.pop(GAME, None)  # of the game that is meant: see `copies`
    problems = [*_problems_of_name(given.pop(NAME, "")), *_parts(given, ours, values)]
    return (ours, problems) if problems else (_merged(given, ours, values), [])


def _problems_of_name(name: object) -> Iterator[str]:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        yield f"`{NAME}` must be a name of 1 to {LONGEST_NAME} characters."


def _parts(given: Toml, ours: Toml, values: Values) -> Iterator[str]:
    for part, entries in given.items():
        if part not in ours:
            yield f"There is no part `{part}`; there are {', '.join(ours)}."
            continue
        own, theirs = by_name(ours[part]), by_name(entries)
        if own is None or theirs is None:
            yield f"`{part}` is not written as in our file."
            continue
        for name, entry in theirs.items():
            if name in own:
                yield from _entry(f"{part} {name}".strip(), entry, own[name], values.get(part, {}))
            else:
                yield f"`{part}` has no {name or 'entry without a name'}."


def _missing(given: Toml, ours: Toml) -> Iterator[str]:
    """List what is missing in a set that should be complete."""
    for part, entries in ours.items():
        theirs = by_name(given.get(part, [])) or {}
        for name, entry in (by_name(entries) or {}).items():
            if lacking := entry.keys() - theirs.get(name, {}).keys():
                yield f"{part} {name}".strip() + f" lacks {', '.join(sorted(lacking))}."


def _entry(where: str, given: Toml, ours: Toml, values: Mapping[str, Value]) -> Iterator[str]:
    for key, value in given.items():
        if key not in ours or key in GROUND:
            yield f"{where}: there is no `{key}`."
        elif key in values:
            yield from _value(f"{where}, `{key}`", value, ours[key], values[key])
        elif value != ours[key]:
            yield f"{where}, `{key}`: this {FIXED}; it is {ours[key]}."


def _value(where: str, given: Any, ours: Any, value: Value) -> Iterator[str]:
    """Compare a value with the pattern: lists of the same length, the same keys, and values within bounds."""
    if isinstance(ours, list) and isinstance(given, list) and len(given) == len(ours):
        for one, other in zip(given, ours, strict=True):
            yield from _value(where, one, other, value)
    elif isinstance(ours, dict) and isinstance(given, dict) and given.keys() == ours.keys():
        for key in ours:
            yield from _value(where, given[key], ours[key], value)
    elif isinstance(ours, (list, dict)):
        yield f"{where}: write it as {_pattern(ours)}, with your own numbers."
    elif isinstance(given, bool) or given not in value.allowed:
        yield f"{where}: {given} does not fit; allowed is {value.bounds}."


def _pattern(value: Any) -> str:
    """Write numbers in lists and tables as a file has them."""
    if isinstance(value, list):
        return f"[{', '.join(map(_pattern, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {_pattern(item)}' for key, item in value.items())}}}"
    return str(value)


def _merged(given: Toml, ours: Toml, values: Values) -> Toml:
    """Merge the given values into ours; only those that may differ can have changed."""
    merged = copy.deepcopy(ours)
    for part, known in values.items():
        theirs = by_name(given.get(part, {})) or {}
        for name, entry in _named(merged[part]):
            _read_off(entry, {key: value for key, value in theirs.get(name, {}).items() if key in known})
    return merged


def _named(entries: Any) -> list[tuple[str, Toml]]:
    if isinstance(entries, list):
        return [(name_of(entry), entry) for entry in entries]
    return list(tables_of(entries).items())


def _read_off(entry: Toml, changed: Toml) -> None:
    """Put values and their mark into a component."""
    for key, value in changed.items():
        if is_number(entry[key]):
            entry[key] = {"value": value, "mark": YOURS, "source": ""}
        else:
            entry.update({key: value, "mark": YOURS, "source": ""})
