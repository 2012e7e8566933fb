"""Luck: drawn through one object, recorded, and provable afterwards.

A draw is a list of strings: an order of cards, or one picked item. What was drawn is kept in the log entry, so a
replay needs no seed. Live tables use `SeededChance`: draw *i* comes from the stream
HMAC-SHA256(seed, "kontor-1" ‖ table ‖ i ‖ block) with rejection sampling, over the items in sorted order.
"""

from __future__ import annotations

import hmac
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NoReturn

from games.kernel.errors import KernelError


class Chance(ABC):
    """Draw luck and record it in `drawn`."""

    def __init__(self) -> None:
        self.drawn: list[list[str]] = []

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """Return these items in a random order, as one draw."""
        order = self._order(sorted(items))
        self.drawn.append(order)
        return list(order)

    def pick(self, items: Sequence[str]) -> str:
        """Return one of these items at random, as one draw."""
        item = self._one(sorted(items))
        self.drawn.append([item])
        return item

    @abstractmethod
    def _order(self, items: list[str]) -> list[str]: ...

    @abstractmethod
    def _one(self, items: list[str]) -> str: ...


class RandomChance(Chance):
    """Draw from an ordinary generator: for playouts and command-line games."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng = rng

    def _order(self, items: list[str]) -> list[str]:
        self.rng.shuffle(items)
        return items

    def _one(self, items: list[str]) -> str:
        return items[int(self.rng.random() * len(items))]


class BadScript(KernelError, ValueError):
    """Raised if recorded luck does not fit what the rules draw."""


class ScriptedChance(Chance):
    """Hand back recorded draws; a draw that is not of the asked items raises BadScript."""

    def __init__(self, script: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self.script = [list(draw) for draw in script]

    def _order(self, items: list[str]) -> list[str]:
        draw = self._next(items)
        if sorted(draw) != items:
            self._refuse(draw, items)
        return draw

    def _one(self, items: list[str]) -> str:
        draw = self._next(items)
        if len(draw) != 1 or draw[0] not in items:
            self._refuse(draw, items)
        return draw[0]

    def _next(self, items: list[str]) -> list[str]:
        if len(self.drawn) >= len(self.script):
            raise BadScript("luck-missing", items=" ".join(items))
        return list(self.script[len(self.drawn)])

    def finish(self) -> None:
        """Refuse luck that was recorded but never drawn."""
        if len(self.drawn) != len(self.script):
            raise BadScript("luck-left-over", count=len(self.script) - len(self.drawn))

    def _refuse(self, draw: list[str], items: list[str]) -> NoReturn:
        raise BadScript("luck-wrong", drawn=" ".join(draw), items=" ".join(items))


class SeededChance(Chance):
    """Draws that follow from the table's secret seed, beginning with number `first`."""

    def __init__(self, seed: bytes, table: str, first: int = 0) -> None:
        super().__init__()
        self.seed, self.table, self.first = seed, table, first

    def _order(self, items: list[str]) -> list[str]:
        stream = self._stream()
        for last in range(len(items) - 1, 0, -1):
            other = stream.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items

    def _one(self, items: list[str]) -> str:
        return items[self._stream().below(len(items))]

    def _stream(self) -> _Stream:
        return _Stream(self.seed, f"kontor-1|{self.table}|{self.first + len(self.drawn)}")


class _Stream:
    """Whole numbers from HMAC-SHA256 blocks, each from 4 bytes, without modulo bias."""

    def __init__(self, seed: bytes, label: str) -> None:
        self.seed, self.label = seed, label
        self.block, self.bytes = 0, b""

    def below(self, limit: int) -> int:
        fair = (1 << 32) // limit * limit
        while (number := self._number()) >= fair:
            pass
        return number % limit

    def _number(self) -> int:
        if not self.bytes:
            self.bytes = hmac.digest(self.seed, f"{self.label}|{self.block}".encode(), "sha256")
            self.block += 1
        number, self.bytes = int.from_bytes(self.bytes[:4]), self.bytes[4:]
        return number
