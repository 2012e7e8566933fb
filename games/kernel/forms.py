"""Write a set of components as a file to fill in, with a comment at each value (see `printed`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomlkit
from tomlkit.items import AoT, InlineTable, Item, Table

from games.kernel.components import GROUND, MARKS, is_number
from games.kernel.material import Toml
from games.kernel.printed import FIXED, GAME, LONGEST_NAME, NAME, Printed, Value


def file_of(game: str, printed: Printed[Any]) -> str:
    """Write our set of a game as a file to fill in."""
    document = tomlkit.document()
    document.add(tomlkit.comment(f"Printed components of {game}: put in what your own copy shows."))
    document.add(tomlkit.comment(f"Then try it: python -m games material {game} --check FILE"))
    document.add(tomlkit.nl())
    document.add(GAME, _noted(game, FIXED))
    document.add(NAME, _noted("My copy", f"what a lobby calls this set, at most {LONGEST_NAME} characters"))
    for part, entries in printed.materials.entries().items():
        document.add(tomlkit.nl())
        document.add(part, _part(entries, printed.values.get(part, {})))
    return tomlkit.dumps(document)


def _part(entries: Any, values: Mapping[str, Value]) -> AoT | Table:
    """Write a list of components, components by name, one alone, or named numbers."""
    if isinstance(entries, list):
        several = tomlkit.aot()
        for entry in entries:
            several.append(_component(entry, values))
        return several
    if "mark" in entries or any(map(is_number, entries.values())):
        return _component(entries, values)
    table = tomlkit.table(is_super_table=True)
    for name, entry in entries.items():
        table.add(name, _component(entry, values))
    return table


def _component(entry: Toml, values: Mapping[str, Value]) -> Table:
    table = tomlkit.table()
    if "mark" in entry:
        table.add(tomlkit.comment(_ground(entry)))
    for key, value in entry.items():
        if key not in GROUND:
            _add(table, key, value, values.get(key))
    return table


def _add(table: Table, key: str, value: Any, known: Value | None) -> None:
    """Write a value with its meaning and bounds, and its source mark if it has one."""
    said = f"{known.what}; {known.bounds}" if known else FIXED
    if is_number(value):
        table.add(key, _noted(value["value"], f"{said}; {_ground(value)}"))
    else:
        table.add(key, _noted(value, said))


def _ground(entry: Toml) -> str:
    return f"{MARKS[entry['mark']]}: {entry['source']}"


def _noted(value: Any, comment: str) -> Item:
    return _inline(value).comment(comment)


def _inline(value: Any) -> Item:
    """Write a value on one line."""
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend(_inline(item) for item in value)
        return array
    if isinstance(value, dict):
        table: InlineTable = tomlkit.inline_table()
        table.update(value)
        return table
    item: Item = tomlkit.item(value)
    return item
