"""The numbers that the chapters of Tallinn's rulebook name: those of the rules, and those of the set of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.kernel.events import Data
from games.kernel.grounds import lines_of
from games.kernel.words import Words
from games.tallinn.material import CARDS, ENVOY, MATERIALS, NUMBERS, Chronicle, Material
from games.tallinn.printed import PRINTED


def numbers(words: Words, material_id: str) -> Data:
    """Name all of them; `own` says whether the set is another one than ours."""
    material = MATERIALS[material_id]
    return {
        **NUMBERS,
        "own": int(material_id not in ("", MATERIALS.ours)),
        "ground": " ".join(lines_of(PRINTED, material_id, words)),
        "envoy_rounds": NUMBERS["rounds"] + 1,
        "envoy_hand": NUMBERS["hand"] + 1,
        "cards": len(CARDS),
        "deck": len(CARDS) - NUMBERS["hand"],
        "chronicles": len(material.chronicles),
        **_shown(material),
        **_paid(list(material.chronicles.values())),
    }


def _shown(material: Material) -> Data:
    """Count what the cards show."""
    halves = [half for card in CARDS for half in material.sides(card)]
    return {
        "on_a_half": _spread(sum(half.symbols) for half in halves),
        "sword_cards": sum(half.coin for half in halves),
        "envoy_persons": max(sum(half.symbols) for half in material.sides(ENVOY)),
    }


def _paid(chronicles: list[Chronicle]) -> Data:
    """Say how often Chronicles pay the number of players, and those for which cards are given up at each level."""
    gifts = [chronicle for chronicle in chronicles if chronicle.kind == "give"]
    return {
        "times": _spread(_times(chronicles, 1, 2)),
        "gift_one": _spread(_times(gifts, 1)),
        "gift_two": _spread(_times(gifts, 2)),
    }


def _times(chronicles: list[Chronicle], *levels: int) -> Iterator[int]:
    for chronicle in chronicles:
        for level in levels:
            yield from (step.times for step in chronicle.steps(level))


def _spread(values: Iterable[int]) -> str:
    """Write the least and the highest of some numbers, or the one that they all are."""
    found = set(values)
    least, most = min(found), max(found)
    return str(least) if least == most else f"{least}–{most}"
