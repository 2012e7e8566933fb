"""The numbers that the texts of Ulm's lesson name.

Short, as each game counts them in a file of this name.
"""

from __future__ import annotations

from dataclasses import fields

from games.kernel.events import Data
from games.kernel.words import Words
from games.ulm.state import Sheet, Ulm
from games.ulm.voice.gains import amounts
from games.ulm.voice.phrases import field
from games.ulm.voice.rule_numbers import numbers


def learnt(view: Ulm, seat: int, words: Words) -> Data:
    """Count what the lesson compares: the barges, what the neighbour has (`their-`), and in the end both sheets."""
    other = (seat + 1) % view.seats
    theirs = {f"their-{name}": count for name, count in amounts(view, other).items()}
    printed = {**numbers(words, view.material_id), **amounts(view, seat)}
    places: Data = {"at": field(view.barges[seat]), "their-at": field(view.barges[other])}
    return {**printed, **theirs, **places, **_sheet(view, seat, ""), **_sheet(view, other, "their-")}


def _sheet(view: Ulm, seat: int, whose: str) -> Data:
    if not view.sheet:
        return {}
    sheet = view.sheet[seat]
    lines: Data = {f"{whose}sheet-{line.name}": getattr(sheet, line.name) for line in fields(Sheet)}
    return {**lines, f"{whose}sheet-total": sheet.total}
