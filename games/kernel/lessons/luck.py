"""The luck of a scene: its script while it fits the draws, then a fixed generator."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from games.kernel.chance import Chance
from games.kernel.lessons.script import ANY

Script = Sequence[Sequence[str]]


class SceneLuck(Chance):
    """The draws of a scene, beginning with number `first`.

    A scripted order may name only some items; `*` stands for all others.
    """

    def __init__(self, script: Script, seed: str, first: int = 0) -> None:
        super().__init__()
        self.script, self.seed, self.first = script, seed, first

    def _order(self, items: list[str]) -> list[str]:
        number = self.first + len(self.drawn)
        mixed = list(items)
        random.Random(f"{self.seed} {number}").shuffle(mixed)
        found = scripted(self.script, number, mixed)
        return mixed if found is None else found

    def _one(self, items: list[str]) -> str:
        number = self.first + len(self.drawn)
        named = self.script[number] if number < len(self.script) else ()
        if len(named) == 1 and named[0] in items:
            return named[0]
        return random.Random(f"{self.seed} {number}").choice(items)


def scripted(script: Script, number: int, items: list[str]) -> list[str] | None:
    """Return the scripted order of these items; None if the script does not fit."""
    named = list(script[number]) if number < len(script) else []
    rest = Counter(items) - Counter(named)
    if ANY not in named:
        return named if named and Counter(named) == Counter(items) else None
    place = named.index(ANY)
    known = named[:place] + named[place + 1 :]
    if Counter(known) - Counter(items):
        return None
    others = [item for item in items if item in rest]
    for item in known:
        if item in others and others.count(item) > rest[item]:
            others.remove(item)
    return [*named[:place], *others, *named[place + 1 :]]
