"""How the parts of a set of components are written: lists, tables by name, values with a ground of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.kernel.material import Toml

GROUND = ("mark", "source")
"""What our file says of where a value is from; in a file to fill in it is a comment."""
YOURS = "Y"
"""The mark of what somebody has read off a printed game."""
MARKS = {"F": "known", "D": "derived", "I": "inferred", "R": "reconstructed"}
NAMED_BY = ("card", "id", "city", "role")
"""What names a component of a list; the first of these that it has."""


def by_name(entries: Any) -> dict[str, Any] | None:
    """Name the components of a part and leave out the grounds of each value; one alone, or numbers, are named ""."""
    if isinstance(entries, dict):
        return {name: _plain(entry) for name, entry in tables_of(entries).items()}
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return None
    return {name_of(entry): _plain(entry) for entry in entries}


def name_of(entry: Toml) -> str:
    """Name a component of a list."""
    return str(next((entry[key] for key in NAMED_BY if key in entry), ""))


def tables_of(entries: Toml) -> Toml:
    """Name the tables of a part that is no list: components by name, or all of it, which has no name."""
    alone = "mark" in entries or not all(isinstance(entry, dict) and not is_number(entry) for entry in entries.values())
    return {"": entries} if alone else entries


def _plain(entry: Toml) -> Toml:
    return {key: value["value"] if is_number(value) else value for key, value in entry.items()}


def is_number(entry: Any) -> bool:
    """Tell whether a value has a ground of its own."""
    return isinstance(entry, dict) and "value" in entry


def weakest(entries: Any, known: Iterable[str]) -> str:
    """Return the mark of these values of a part: Y if somebody has read one off, else the least certain of ours."""
    found = [
        entry[key]["mark"] if is_number(entry[key]) else entry["mark"]
        for entry in components(entries)
        for key in known
        if key in entry
    ]
    return next(mark for mark in (YOURS, *reversed(MARKS)) if mark in found)


def components(entries: Any) -> list[Toml]:
    """List what a part holds."""
    return entries if isinstance(entries, list) else list(tables_of(entries).values())


def alike(given: Any, ours: Any) -> bool:
    """Tell whether a part is written as ours: the same components in the same order, each with its ground."""
    if isinstance(ours, list):
        return isinstance(given, list) and len(given) == len(ours) and all(map(alike, given, ours))
    if not isinstance(ours, dict):
        return not isinstance(given, (dict, list))
    if not isinstance(given, dict) or given.keys() != ours.keys() or name_of(given) != name_of(ours):
        return False
    known = "mark" not in ours or (given["mark"] in (*MARKS, YOURS) and isinstance(given["source"], str))
    return known and all(alike(given[key], ours[key]) for key in ours)


def bare(entries: Any) -> Any:
    """Leave out marks and sources."""
    if isinstance(entries, list):
        return [bare(entry) for entry in entries]
    if isinstance(entries, dict):
        return {key: bare(entry) for key, entry in entries.items() if key not in GROUND}
    return entries
