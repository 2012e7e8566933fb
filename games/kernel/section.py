"""A section of a rulebook on an agenda, and the check for sections that two classes define."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from inspect import isfunction
from itertools import combinations

from games.kernel.ask import Shape


@dataclass(frozen=True, slots=True)
class Section:
    """One section of a rulebook: its body, the seats that it asks (None: it works at once), and what begins with it.

    With a `phase`, nobody alone can take back what came before. With a `beat`, the table gets a new board; until then,
    the one before is edited. `alone`: public facts show if there is only one answer, and then nobody is asked (see the
    module `alone`).
    """

    body: Callable[..., None]
    offers: Callable[..., Mapping[int, Shape]] | None = None
    phase: bool = False
    beat: bool = False
    alone: bool = False


def is_section(body: object) -> bool:
    """Tell whether this is a section: a method marked by `section` or `asks`."""
    return isinstance(getattr(body, "section", None), Section)


def defined_twice(bases: Sequence[type]) -> Iterator[str]:
    """Name the sections that two classes define, and the methods that two chapters define."""
    for upper, lower in combinations(bases, 2):
        for name in _methods(upper) & _methods(lower):
            if is_section(vars(upper)[name]) or is_section(vars(lower)[name]) or not issubclass(upper, lower):
                yield name


def _methods(base: type) -> set[str]:
    """Name the methods that a class defines itself, without abstract ones."""
    functions = {name: body for name, body in vars(base).items() if isfunction(body)}
    return {name for name, body in functions.items() if not getattr(body, "__isabstractmethod__", False)}
