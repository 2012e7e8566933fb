"""The numbers that texts of Tallinn name: the rulebook's chapters, by a set of components, and the lesson."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.kernel.events import Data
from games.kernel.provenance import lines_of
from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tallinn.material import CARDS, ENVOY, FACTIONS, MATERIALS, NUMBERS, Chronicle, Material
from games.tallinn.printed import PRINTED
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from games.tallinn.voice.board import leads

SCORED = ("game", *FACTIONS, "towers", "total")


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


def learnt(view: Tallinn, seat: int) -> Data:
    """Count what the lesson compares, for the learner and for the neighbour, who is `their`."""
    (other,) = view.opponents(seat)
    return {**NUMBERS, **_printed(view), **_counts(view, seat, ""), **_counts(view, other, "their-")}


def _printed(view: Tallinn) -> Data:
    """Count the symbols of each half, `half-4L-knights`, and of each card, `card-4-knights`."""
    halves = {f"half-{half}": shown.symbols for half, shown in view.material.halves.items()}
    cards = {f"card-{card}": tuple(view.material.tower_strengths([card]).values()) for card in CARDS}
    counted = {**halves, **cards}.items()
    return {
        f"{name}-{faction}": count for name, shown in counted for faction, count in zip(FACTIONS, shown, strict=True)
    }


def _counts(view: Tallinn, seat: int, whose: str) -> Data:
    """Count what lies open of a seat, what it won in this round, and in the end its score sheet."""
    found: Data = {f"{whose}{faction}": count for faction, count in view.strengths(seat).items()}
    found |= {f"{whose}points": view.points[seat], f"{whose}hand": len(view.hands[seat])}
    found |= {f"{whose}gain": view.gains[seat], f"{whose}towers": len(view.towers[seat])}
    if HIDDEN not in view.towers[seat].cards:
        found[f"{whose}tower"] = scoring.tower_strength(view, seat)
    if view.sheet:
        found |= {f"{whose}sheet-{part}": getattr(view.sheet[seat], part) for part in SCORED}
        found[f"{whose}sheet-lead"] = leads(view, seat)
    return found
