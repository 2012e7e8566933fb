"""Statements in SQLite's words: SQLAlchemy writes each once, and takes no part after that."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from sqlalchemy import Executable, Row
from sqlalchemy.dialects import sqlite

Convert = Callable[[Any], object]
Shape = tuple[object, ...]
"""Which values a statement is given, and how long those are that are lists."""

MAX_LIST: Final = 16
"""Statements with longer lists are compiled each time, so that the cache does not hold hundreds of lengths."""
_NAMED: Any = sqlite.dialect(paramstyle="named")


@dataclass(frozen=True)
class Written:
    """A statement in SQLite's words, with the values that it has of itself, and what becomes of values and rows."""

    operation: str
    defaults: Mapping[str, object]
    lists: Mapping[str, Sequence[str]]
    """Which values of the driver a list becomes, each of its own."""
    given: Mapping[str, Convert]
    kind: Callable[[Iterable[object]], tuple[object, ...]]
    returned: Mapping[int, Convert]

    def values(self, values: Mapping[str, object]) -> dict[str, object]:
        """Turn what the statement is given into what the driver is."""
        found = {**self.defaults, **values}
        for name, each in self.lists.items():
            found.update(zip(each, cast("Sequence[object]", found.pop(name)), strict=True))
        for name, convert in self.given.items():
            found[name] = convert(found[name])
        return found

    def rows(self, rows: Sequence[tuple[object, ...]]) -> list[Row[Any]]:
        """Turn the driver's rows into what has the columns as attributes, as SQLAlchemy's rows have."""
        return cast("list[Row[Any]]", [self.kind(self._converted(row)) for row in rows])

    def _converted(self, row: tuple[object, ...]) -> Iterable[object]:
        if not self.returned:
            return row
        return [self.returned[place](value) if place in self.returned else value for place, value in enumerate(row)]


_KEPT: WeakKeyDictionary[Executable, dict[Shape, Written]] = WeakKeyDictionary()


def written(statement: Executable, values: Mapping[str, object]) -> Written:
    """Return a statement in SQLite's words, for values of this shape; it is kept for as long as the statement is."""
    shapes = _KEPT.get(statement)
    if shapes is None:
        shapes = _KEPT[statement] = {}
    lengths = [len(value) for value in values.values() if isinstance(value, list)]
    shape = (*values, *lengths)
    if (found := shapes.get(shape)) is None:
        found = write(statement, values)
        if max(lengths, default=0) <= MAX_LIST:
            shapes[shape] = found
    return found


def write(statement: Executable, values: Mapping[str, object]) -> Written:
    """Let SQLAlchemy write a statement for values of this shape."""
    compiled: Any = cast("Any", statement).compile(dialect=_NAMED, column_keys=list(values))
    state = compiled.construct_expanded_state(dict(values))
    lists = {name: names for name, names in state.parameter_expansion.items() if name in values}
    given = {*values, *(each for names in lists.values() for each in names)}
    binds = {name: bind.type.dialect_impl(_NAMED).bind_processor(_NAMED) for bind, name in compiled.bind_names.items()}
    converts = {name: convert for name, convert in {**binds, **state.processors}.items() if convert is not None}
    columns = [*getattr(statement, "exported_columns", ())]  # plain SQL does not say what it returns
    kind: Any = namedtuple("Found", [column.key or "" for column in columns], rename=True)  # type: ignore[misc]  # by name
    returned = [column.type.dialect_impl(_NAMED).result_processor(_NAMED, None) for column in columns]
    return Written(
        state.statement,
        {name: converts.get(name, _same)(value) for name, value in state.parameters.items() if name not in given},
        lists,
        {name: convert for name, convert in converts.items() if name in given and name in state.parameters},
        kind._make if columns else tuple,
        {place: convert for place, convert in enumerate(returned) if convert is not None},
    )


def _same(value: object) -> object:
    return value
