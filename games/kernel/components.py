"""How the parts of a set of components are written: lists, tables by name, values with their own source mark."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.kernel.material import Toml

GROUND = ("mark", "source")
"""Keys that say where a value comes from; in a file to fill in they are comments."""
YOURS = "Y"
"""The mark of values that an owner has read off a printed game."""
MARKS = {"F": "known", "D": "derived", "I": "inferred", "R": "reconstructed"}
NAMED_BY = ("card", "id", "city", "role")
"""Keys that name a component of a list; the first present one counts."""


def by_name(entries: Any) -> dict[str, Any] | None:
    """Return the components of a part by name, without source marks; a single one, or numbers, has the name ""."""
    if isinstance(entries, dict):
        return {name: _plain(entry) for name, entry in tables_of(entries).items()}
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        return None
    return {name_of(entry): _plain(entry) for entry in entries}


def name_of(entry: Toml) -> str:
    """Name a component of a list."""
    return str(next((entry[key] for key in NAMED_BY if key in entry), ""))


def tables_of(entries: Toml) -> Toml:
    """Return the tables of a part that is not a list: components by name, or the whole part without a name."""
    alone = "mark" in entries or not all(isinstance(entry, dict) and not is_number(entry) for entry in entries.values())
    return {"": entries} if alone else entries


def _plain(entry: Toml) -> Toml:
    return {key: value["value"] if is_number(value) else value for key, value in entry.items()}


def is_number(entry: Any) -> bool:
    """Tell whether a value has a source mark of its own."""
    return isinstance(entry, dict) and "value" in entry


def weakest(entries: Any, known: Iterable[str]) -> str:
    """Return the mark for these values of a part: Y if an owner has read one off, else our least certain mark."""
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
    """Tell whether a part is written like ours: the same components in the same order, each with its mark."""
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
