"""The numbers that texts of Ulm name: the rulebook's chapters, by a set of components, and the lesson."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

from games.kernel.events import Data
from games.kernel.provenance import lines_of
from games.kernel.words import Words
from games.ulm.material import (
    BONUS,
    CARDS,
    COATS,
    DESCENDANTS,
    END,
    KINDS,
    LABELS,
    MATERIALS,
    NUMBERS,
    TILE_GRID,
    TILE_TOTAL,
    TOWERS,
    Material,
)
from games.ulm.printed import PRINTED
from games.ulm.state import Sheet, Ulm
from games.ulm.voice.gains import amounts
from games.ulm.voice.phrases import field, quarter


def numbers(words: Words, material_id: str) -> Data:
    """Name all of them."""
    material = MATERIALS[material_id]
    ground = " ".join(lines_of(PRINTED, material_id, words))
    return {**NUMBERS, **_counts(), **_river(material), **_quarters(material, words), "ground": ground}


def _counts() -> Data:
    """Count what there is of each component."""
    return {
        **{f"grid_{kind}": count for kind, count in TILE_GRID.items()},
        "tiles_each": TILE_TOTAL[KINDS[0]],
        "descendants_all": len(DESCENDANTS),
        "cards": len(CARDS),
        "coats": len(COATS),
        "towers_all": len(TOWERS),
    }


def _river(material: Material) -> Data:
    """Name the ends of the river, those of the bridge, and the fields that pay."""
    return {
        "fields": len(LABELS),
        "first_field": field(0),
        "before_bridge": field(material.bridge - 1),
        "behind_bridge": field(material.bridge),
        "last_field": field(END),
        **{f"{bonus}_field": field(place) for place, bonus in enumerate(BONUS) if bonus},
    }


def _quarters(material: Material, words: Words) -> Data:
    """Say how many places for seals the quarters have, and what a family crest brings."""
    incomes = Counter(found.income for found in material.quarters).most_common()
    shipyard = next(found for found in material.quarters if found.id == "shipyard")
    return {"places": _places(material, words), "income": incomes[0][0], "income_shipyard": shipyard.income}


def _places(material: Material, words: Words) -> str:
    """Say the number that more than half of the quarters have, then the quarters with others."""
    by_count: dict[int, list[str]] = {}
    for found in material.quarters:
        by_count.setdefault(found.slots, []).append(quarter(found.id, words))
    usual = [count for count, names in by_count.items() if 2 * len(names) > len(material.quarters)]
    others = sorted(by_count.keys() - set(usual))
    more = [words.text("places-in", quarters=", ".join(by_count[count]), count=count) for count in others]
    return "; ".join([*(words.text("places-usual", count=count) for count in usual), *more])


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
