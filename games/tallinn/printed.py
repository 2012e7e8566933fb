"""What differs from copy to copy of Tallinn, as far as we know: the influence cards and the Chronicles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from games.kernel.printed import Printed, Value
from games.tallinn.material import CARDS, MATERIALS, NUMBERS, Half, Material, Step

MOST_SYMBOLS, MOST_TIMES = 3, 3
"""On a half, as the pictures hold them; and how often a Chronicle pays the number of players."""
ON_A_HALF = range(MOST_SYMBOLS + 1)
NEED = "its lines, each with the merchants, knights and monks it needs and how often it pays the number of players"

VALUES = {
    "influence": {
        "left": Value("merchants, knights and monks on the left half", ON_A_HALF),
        "right": Value("merchants, knights and monks on the right half", ON_A_HALF),
        "coin": Value("the half with the coin, which starts a contest", ("left", "right", "none")),
    },
    "chronicle": {
        "one": Value(f"the left half, level I: {NEED}", range(NUMBERS["rounds"] + 1)),
        "two": Value(f"the right half, level II: {NEED}", range(NUMBERS["rounds"] + 1)),
    },
}


def misfits(material: Material) -> Iterator[str]:
    """Say what of a set the rules cannot play or the pictures cannot hold."""
    for card in CARDS:
        for side, half in zip(("left", "right"), material.sides(card), strict=True):
            yield from _half(f"influence {card}, `{side}`", half)
    if not any(half.coin for half in material.halves.values()):
        yield "No card has a coin, so there would be no contest."
    for card, chronicle in material.chronicles.items():
        for level in (1, 2):
            yield from _steps(f"chronicle {card}, level {level}", chronicle.steps(level))


def _half(where: str, half: Half) -> Iterator[str]:
    if not 1 <= sum(half.symbols) <= MOST_SYMBOLS:
        yield f"{where}: a half shows 1 to {MOST_SYMBOLS} symbols, not {sum(half.symbols)}."
    if half.coin and sum(map(bool, half.symbols)) != 1:
        yield f"{where}: a half with a coin shows one faction, for whose contest it is."


def _steps(where: str, steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        if not any(step.need) or not 1 <= step.times <= MOST_TIMES:
            yield f"{where}: a line needs a symbol at least, and pays 1 to {MOST_TIMES} times the number of players."
    for step, following in pairwise(steps):
        if not following.is_harder_than(step):
            yield f"{where}: the second line needs more than the first, and pays more."


PRINTED = Printed(MATERIALS, VALUES, misfits)
