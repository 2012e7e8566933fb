"""What a seat is asked: one section, and the shape of the answer.

A choice is always one short string that a player could type: an option id (`7R`), picked ids joined by `+`
(`3+4`), or shares joined by `+` (`wood:2+stone:1`). A shape checks such a string and brings it into its canonical
form; so logs, button ids, records and `/move` all speak the same language.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from typing import Protocol, runtime_checkable

PARTING = "; "
"""What separates the choices of a sequence (see `sequences`)."""
LONGEST_COUNT = 6
"""Most digits of a share; `int` raises on thousands of digits, which a player could type."""


class Shape(Protocol):
    """What all shapes of an answer can do."""

    def settle(self, choice: str) -> str | None:
        """Return the canonical form of an offered choice, or None."""
        ...

    def sample(self, rng: random.Random) -> str:
        """Return a random offered choice."""
        ...

    def listed(self) -> Iterator[str]:
        """Yield offered choices in a stable order; large shapes make it long, so slice it."""
        ...


@runtime_checkable
class Sensible(Protocol):
    """A large shape that can leave out answers which another answer beats or equals."""

    def sensible(self) -> Iterator[str]:
        """Yield the remaining offered choices in a stable order."""
        ...


@dataclass(frozen=True, slots=True)
class OneOf:
    """Choose exactly one of these option ids."""

    options: tuple[str, ...]

    def settle(self, choice: str) -> str | None:
        """Accept an option id as it stands."""
        return choice if choice in self.options else None

    def sample(self, rng: random.Random) -> str:
        """Draw any option."""
        return self.options[int(rng.random() * len(self.options))]

    def listed(self) -> Iterator[str]:
        """List the options in their order."""
        return iter(self.options)


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose `least` to `most` of these items; nothing at all is written as `none`."""

    items: tuple[str, ...]
    least: int
    most: int
    ordered: bool = False

    def settle(self, choice: str) -> str | None:
        """Accept items joined by `+`, in any order unless `ordered`."""
        picked = picked_items(choice)
        if not self.least <= len(picked) <= self.most:
            return None
        left = list(self.items)
        for item in picked:
            if item not in left:
                return None
            left.remove(item)
        return self._join(picked)

    def sample(self, rng: random.Random) -> str:
        """Draw a count, then items."""
        count = rng.randint(self.least, min(self.most, len(self.items)))
        return self._join(rng.sample(self.items, count))

    def listed(self) -> Iterator[str]:
        """List fewer items first, each choice once."""
        ways = permutations if self.ordered else combinations
        known: set[str] = set()
        for count in range(self.least, min(self.most, len(self.items)) + 1):
            for picked in ways(self.items, count):
                choice = self._join(list(picked))
                if choice not in known:
                    known.add(choice)
                    yield choice

    def _join(self, picked: list[str]) -> str:
        return "+".join(picked if self.ordered else sorted(picked, key=self.items.index)) or "none"


@dataclass(frozen=True, slots=True)
class Split:
    """Spread exactly `total` over these items, each at most its limit."""

    limits: tuple[tuple[str, int], ...]
    total: int

    def settle(self, choice: str) -> str | None:
        """Accept shares joined by `+`."""
        shares = split_shares(choice)
        limits = dict(self.limits)
        if shares is None or sum(shares.values()) != self.total:
            return None
        if any(count < 0 or count > limits.get(item, -1) for item, count in shares.items()):
            return None
        return self._join(shares)

    def sample(self, rng: random.Random) -> str:
        """Draw units from all that fit."""
        units = [item for item, limit in self.limits for _ in range(limit)]
        picked = rng.sample(units, self.total)
        return self._join({item: picked.count(item) for item, _ in self.limits})

    def listed(self) -> Iterator[str]:
        """List larger first shares first."""
        return (self._join(shares) for shares in self._spreads(self.limits, self.total))

    def _spreads(self, limits: tuple[tuple[str, int], ...], total: int) -> Iterator[dict[str, int]]:
        if not limits:
            if total == 0:
                yield {}
            return
        (item, limit), rest = limits[0], limits[1:]
        least = max(0, total - sum(room for _, room in rest))  # below it the rest cannot hold what is left
        for count in range(min(limit, total), least - 1, -1):
            for shares in self._spreads(rest, total - count):
                yield {item: count, **shares}

    def _join(self, shares: dict[str, int]) -> str:
        return "+".join(f"{item}:{shares[item]}" for item, _ in self.limits if shares.get(item)) or "none"


@dataclass(frozen=True, slots=True)
class Parts:
    """Pick any items from each of several groups at once, as a subclass allows; nothing at all is `none`.

    A choice is the parts in the order of the groups, each as of a `Pick`, joined by `/`: `wine/5/1`. Empty parts at
    the end are left out. `groups` are a name and the items of each; the words of a name are `part-NAME`.
    """

    groups: tuple[tuple[str, tuple[str, ...]], ...]

    def accepts(self, parts: list[list[str]]) -> bool:
        """Tell whether items picked from the groups are allowed together; override."""
        return True

    def parted(self, choice: str) -> list[list[str]] | None:
        """Return the items of each part, or None if they are not all there."""
        parts = [picked_items(part) for part in choice.split("/")]
        parts += [[] for _ in self.groups[len(parts) :]]
        if len(parts) > len(self.groups):
            return None
        for picked, (_, items) in zip(parts, self.groups, strict=True):
            if any(picked.count(item) > items.count(item) for item in picked):
                return None
        return parts

    def settle(self, choice: str) -> str | None:
        """Accept parts with their items in any order."""
        parts = self.parted(choice)
        return None if parts is None or not self.accepts(parts) else self.joined(parts)

    def best(self, first: Sequence[str]) -> str | None:
        """Return the best choice with these items of the first group; None if there is none."""
        wanted = sorted(first)
        found = (choice for choice in islice(self.listed(), 1000) if sorted((self.parted(choice) or [[]])[0]) == wanted)
        return next(found, None)

    def joined(self, parts: list[list[str]]) -> str:
        """Write parts as a choice."""
        ordered = [sorted(part, key=items.index) for part, (_, items) in zip(parts, self.groups, strict=True)]
        while ordered and not ordered[-1]:
            ordered.pop()
        return "/".join("+".join(part) or "none" for part in ordered) or "none"

    def sample(self, rng: random.Random) -> str:
        """Draw one of the first 1,000 choices."""
        return rng.choice(list(islice(self.listed(), 1000)))

    def listed(self) -> Iterator[str]:
        """List fewer items first, those of the last group before all others."""
        return (self.joined(parts) for parts in self._ways(self.groups) if self.accepts(parts))

    def _ways(self, groups: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[list[list[str]]]:
        if not groups:
            yield []
            return
        items = groups[0][1]
        for choice in Pick(items, 0, len(items)).listed():
            for parts in self._ways(groups[1:]):
                yield [picked_items(choice), *parts]


def choices_of(choice: str) -> list[str]:
    """Return the choices of a sequence in their order, or the one choice that this is."""
    return [part for part in map(str.strip, choice.split(PARTING.strip())) if part]


def picked_items(choice: str) -> list[str]:
    """Return the items of a `Pick` choice in its order."""
    return [] if choice == "none" else choice.split("+")


def split_shares(choice: str) -> dict[str, int] | None:
    """Return the shares of a `Split` choice, or None if it is not written as one."""
    shares: dict[str, int] = {}
    for part in picked_items(choice):
        item, colon, count = part.rpartition(":")
        if not colon or not count.isdecimal() or len(count) > LONGEST_COUNT or item in shares:
            return None
        shares[item] = int(count)
    return shares


@dataclass(frozen=True, slots=True)
class Ask:
    """What one seat must decide now; `shape` is None in views of others, who may know only that it is asked."""

    section: str
    shape: Shape | None

    def offered(self, limit: int = 1000) -> list[str]:
        """List at most `limit` choices; empty if the shape is hidden."""
        return list(islice(self.shape.listed(), limit)) if self.shape else []


@dataclass(frozen=True, slots=True)
class Listing:
    """A kind of list that always answers: the sections that it answers, and all that they can ever offer, in order."""

    sections: tuple[str, ...]
    items: tuple[str, ...]
