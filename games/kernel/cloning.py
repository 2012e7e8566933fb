"""Copy a state: one generated function per state class, as a hand-written `clone` would be.

Generated because a generic field walk is ten times slower and a hand-written copy is forgotten when a field is added.
It handles scalars, lists of scalars, lists of lists, dicts of scalars, zones, lists of zones, frozen dataclasses and
dataclasses with a `clone` method.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import TypeVar

from games.kernel.errors import RulesBug
from games.kernel.state import State

S = TypeVar("S", bound=State)
_cloners: dict[type, Callable[[State], State]] = {}


def clone(state: S) -> S:
    """Return an independent copy, without derived data such as the asked seats."""
    cloner = _cloners.get(type(state))
    if cloner is None:
        cloner = _cloners[type(state)] = _generate(type(state))
    return typing.cast("S", cloner(state))


def _generate(cls: type[State]) -> Callable[[State], State]:
    hints = typing.get_type_hints(cls)
    lines = ["def cloner(old):", "    new = make(cls)", "    new.asks = None"]
    lines += [f"    new.{f.name} = {_copy(f'old.{f.name}', hints[f.name])}" for f in fields(cls)]
    scope: dict[str, object] = {"cls": cls, "make": cls.__new__}
    exec("\n".join([*lines, "    return new"]), scope)  # noqa: S102 - source made from our field names
    return typing.cast("Callable[[State], State]", scope["cloner"])


def _copy(source: str, hint: object) -> str:
    """Return the expression that copies a value of this type."""
    origin, inside = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return f"{source}[:]" if _plain(inside[0]) else f"[{_copy('x', inside[0])} for x in {source}]"
    if origin is dict and _plain(inside[1]):
        return f"{source}.copy()"
    if hasattr(hint, "clone"):
        return f"{source}.clone()"
    if _plain(hint):
        return source
    raise RulesBug(f"the kernel cannot copy a field of type {hint}")


def _plain(hint: object) -> bool:
    """Tell whether values of this type cannot be changed in place."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return all(map(_plain, typing.get_args(hint)))
    frozen = is_dataclass(hint) and vars(hint)["__dataclass_params__"].frozen
    return frozen or hint in (int, str, bool, type(None))
