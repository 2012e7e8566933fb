from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from games.kernel import OWNER, RulesBug, State, Zone, zones
from games.kernel.cloning import clone


@dataclass(frozen=True, slots=True)
class Frozen:
    """A line of a score sheet."""

    points: int = 1


class Stack:
    """Something of a game's own that can clone itself."""

    def __init__(self, items: list[str]) -> None:
        self.items = items

    def clone(self) -> Stack:
        """Copy the items."""
        return Stack(self.items[:])


@dataclass(slots=True)
class Forms(State):
    """One field of every form that the kernel copies."""

    number: int = 1
    maybe: str | None = None
    names: list[str] = field(default_factory=lambda: ["a"])
    grid: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    cube: list[list[list[int]]] = field(default_factory=lambda: [[[1]]])
    counts: dict[str, int] = field(default_factory=lambda: {"a": 1})
    sheet: list[Frozen] = field(default_factory=lambda: [Frozen()])
    stack: Stack = field(default_factory=lambda: Stack(["a"]))
    hands: list[Zone] = zones(OWNER, "cards")


def test_every_form_is_copied_and_independent() -> None:
    """Changing a clone in any of its fields leaves the original as it was."""
    old = Forms(hands=[Zone.of(["a"])], agenda=[["play", 1]], given={0: "a"})
    new = clone(old)
    assert [getattr(new, name) for name in ("grid", "cube", "counts", "sheet", "hands")] == [
        [[1], [2]],
        [[[1]]],
        {"a": 1},
        [Frozen()],
        [Zone.of(["a"])],
    ]
    new.names.append("b")
    new.grid[0].append(9)
    new.cube[0][0].append(9)
    new.counts["b"] = 2
    new.sheet.clear()
    new.stack.items.clear()
    new.hands[0].draw()
    new.agenda[0].append("x")
    new.given[1] = "b"
    assert (old.names, old.grid, old.cube, old.counts) == (["a"], [[1], [2]], [[[1]]], {"a": 1})
    assert (old.sheet, old.stack.items, old.hands) == ([Frozen()], ["a"], [Zone.of(["a"])])
    assert (old.agenda, old.given) == ([["play", 1]], {0: "a"})


def test_who_is_asked_is_not_copied() -> None:
    """A clone works out again which seats are asked, because it may be changed before."""
    old = Forms()
    old.asks = {}  # type: ignore[misc]  # the slot is one of its base, which mypy does not see
    assert clone(old).asks is None


@dataclass(slots=True)
class WithSet(State):
    """A form that JSON does not know."""

    bad: set[str] = field(default_factory=set)


@dataclass(slots=True)
class WithLists(State):
    """A dict of lists would be shared between copies."""

    bad: dict[str, list[str]] = field(default_factory=dict)


@pytest.mark.parametrize("cls", [WithSet, WithLists])
def test_an_unknown_form_is_refused(cls: type[State]) -> None:
    """A field that the kernel cannot copy is a bug of the game, found with the first copy."""
    with pytest.raises(RulesBug, match="cannot copy"):
        clone(cls())
