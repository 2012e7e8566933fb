"""The numbers that the texts of Tallinn's lesson name."""

from __future__ import annotations

from games.kernel.events import Data
from games.kernel.state import HIDDEN
from games.tallinn.material import CARDS, FACTIONS, NUMBERS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from games.tallinn.voice.board import leads

SCORED = ("game", *FACTIONS, "towers", "total")


def learnt(view: Tallinn, seat: int) -> Data:
    """Count what the lesson compares, for who learns and for the neighbour, who is `their`."""
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
