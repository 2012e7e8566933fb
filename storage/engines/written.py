"""Statements as the driver runs them alone: SQLAlchemy has written each once, and takes no part after that."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast
from weakref import WeakKeyDictionary

from sqlalchemy import Executable, Row, TextClause
from sqlalchemy.dialects import sqlite

Convert = Callable[[Any], object]
Shape = tuple[tuple[str, int], ...]
"""Which values a statement is given, each with its length if it is a list, else with `SINGLE`."""

SINGLE = -1
MAX_LIST = 16
"""Longer lists are left to SQLAlchemy, so that no statement is kept in hundreds of lengths."""
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


_SEEN: WeakKeyDictionary[Executable, dict[Shape, Written]] = WeakKeyDictionary()


def written(statement: Executable, values: Mapping[str, object]) -> Written | None:
    """Return how the driver runs a statement; None for one that is seen first, and so may have been made for once.

    None too for what stands in SQL already: what its rows are made of, only the driver knows.
    """
    shapes = _SEEN.get(statement)
    if shapes is None:
        _SEEN[statement] = {}
        return None
    shape = tuple((name, len(value) if isinstance(value, list) else SINGLE) for name, value in values.items())
    if (found := shapes.get(shape)) is None and _is_kept(statement, shape):
        found = shapes[shape] = write(statement, values)
    return found


def _is_kept(statement: Executable, shape: Shape) -> bool:
    return not isinstance(statement, TextClause) and all(length <= MAX_LIST for _, length in shape)


def write(statement: Executable, values: Mapping[str, object]) -> Written:
    """Let SQLAlchemy write a statement for values of this shape."""
    compiled: Any = cast("Any", statement).compile(dialect=_NAMED, column_keys=list(values))
    state = compiled.construct_expanded_state(dict(values))
    lists = {name: names for name, names in state.parameter_expansion.items() if isinstance(values.get(name), list)}
    given = {*values, *(each for names in lists.values() for each in names)}
    converts = {**compiled._bind_processors, **state.processors}
    columns = compiled._result_columns
    kind: Any = namedtuple("Found", [column.keyname for column in columns], rename=True)  # type: ignore[misc]  # by name
    returned = [column.type.dialect_impl(_NAMED).result_processor(_NAMED, None) for column in columns]
    return Written(
        state.statement,
        {name: value for name, value in state.parameters.items() if name not in given},
        lists,
        {name: convert for name, convert in converts.items() if name not in state.parameter_expansion},
        kind._make,
        {place: convert for place, convert in enumerate(returned) if convert is not None},
    )
