"""How often a game waits for its players, as `python -m games waits` has measured it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import comb

from games.kernel.files import read_toml

FILE = "waits.toml"


@dataclass(frozen=True, slots=True)
class Expected:
    """What to expect of a game with some users: all waits, waits for each user, and its length.

    The length is in mean replies. A wait for several users lasts until the last reply, so it counts as more than one.
    """

    waits: float
    own: float
    replies: float


@dataclass(frozen=True, slots=True)
class Waits:
    """By number of seats how often a game waits for one seat, for two at once, ...; and by what options multiply that.

    A wait is a change of the seats that are waited for. A single seat that decides several things in a row is one wait.
    `factors` are by `NAME=VALUE`; an option that is not listed changes next to nothing.
    """

    seats: Mapping[int, Sequence[float]] = field(default_factory=dict)
    factors: Mapping[str, float] = field(default_factory=dict)

    def expected(self, seats: int, users: int, options: Mapping[str, str]) -> Expected | None:
        """Return what to expect if users play so many of the seats; None if it was not measured for so many seats."""
        if seats not in self.seats or not users:
            return None
        factor, waits, own, replies = self.factor(options), 0.0, 0.0, 0.0
        for count, times in enumerate(self.seats[seats], 1):
            own += times * count / seats
            for asked, share in _shares(seats, users, count).items():
                waits += times * share * (asked > 0)
                replies += times * share * _harmonic(asked)
        return Expected(waits * factor, own * factor, replies * factor)

    def factor(self, options: Mapping[str, str]) -> float:
        """Return the factor by which options multiply the waits."""
        factor = 1.0
        for name, value in options.items():
            factor *= self.factors.get(f"{name}={value}", 1.0)
        return factor


def _shares(seats: int, users: int, count: int) -> dict[int, float]:
    """Return how probable it is that so many of `count` seats are users'."""
    ways = comb(seats, count)
    return {k: comb(users, k) * comb(seats - users, count - k) / ways for k in range(min(users, count) + 1)}


def _harmonic(count: int) -> float:
    """Return how much longer the last of several replies takes than a single one, if replies come evenly."""
    return sum(1 / number for number in range(1, count + 1))


@cache
def waits_of(package: str) -> Waits:
    """Read the measurements of the game in a package; empty if it has no such file."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return Waits()
    read = read_toml(file.read_text("utf-8"))
    seats = {int(count): tuple(map(float, times)) for count, times in read["seats"].items()}
    return Waits(seats, {name: float(factor) for name, factor in read.get("options", {}).items()})
