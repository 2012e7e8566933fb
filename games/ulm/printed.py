"""What differs from copy to copy of Ulm, as far as we know: the board along the river, city coats, cathedral cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.kernel.printed import Limits, Printed, Value
from games.ulm.material import BANKS, END, KINDS, LABELS, MATERIALS, NUMBERS, OATH_HOUSE, QUARTER_IDS, Material, Quarter
from games.ulm.sections.grid import OUTER

LONGEST = 4 * 10 * 40
"""Decisions of a game: a turn has a handful of steps; three actions with their privileges and cards stay below 40."""
LEAST, MOST = -60, 200
"""The final scores with our own set."""
SHORTEST, MOST_SLOTS, MOST_NOW = 4, 8, 12
"""What the pictures hold: river fields of a quarter at least, places for seals and points of a coat at most."""

VALUES = {
    "numbers": {"bridge": Value("how many river fields lie before the bridge", range(1, END + 1))},
    "quarter": {
        "bank": Value("the bank of the quarter", BANKS),
        "last": Value(
            "the last river field that it borders; it begins behind the quarter before it on its bank",
            range(LABELS[0], LABELS[-1] + 1),
        ),
        "slots": Value("places for seals", range(1, MOST_SLOTS + 1)),
    },
    "coat": {
        "now": Value("points at once", range(MOST_NOW + 1)),
        "field": Value("the outer field of the cathedral that shows it: N1 is at the top on the left", OUTER),
    },
    "cathedral": {"accepts": Value("the two tiles of which one is given", KINDS)},
}


def misfits(material: Material) -> Iterator[str]:
    """Say what of a set the rules cannot play or the pictures cannot hold."""
    for quarter in material.quarters:
        yield from _quarter(quarter)
    for bank in BANKS:
        yield from _bank(bank, [quarter for quarter in material.quarters if quarter.bank == bank])
    for field, count in Counter(coat.field for coat in material.coats.values()).items():
        if count > 1:
            yield f"coat, `field`: {field} stands at {count} coats; each outer field shows one."
    for card, tiles in material.accepts.items():
        if len(tiles) != len(set(tiles)):
            yield f"cathedral {card}, `accepts`: the two tiles differ."


def _quarter(quarter: Quarter) -> Iterator[str]:
    where = f"quarter {quarter.id}"
    if quarter.last < 0:
        yield f"{where}, `last`: the river has no field 0."
    elif quarter.length < SHORTEST:
        yield f"{where}, `last`: it would border {quarter.length} fields; the picture needs {SHORTEST}."
    elif quarter.slots > quarter.length:
        yield f"{where}, `slots`: the picture holds no more places than the {quarter.length} fields of the quarter."
    if quarter.id == QUARTER_IDS[OATH_HOUSE] and quarter.slots != NUMBERS["descendants"]:
        yield f"{where}, `slots`: there is a place for each of the {NUMBERS['descendants']} descendants."


def _bank(bank: str, quarters: list[Quarter]) -> Iterator[str]:
    """Each river field borders one quarter of this bank."""
    lasts = Counter(quarter.last for quarter in quarters)
    if END not in lasts:
        yield f"quarter, `last`: one quarter in the {bank} goes on to the last field, {LABELS[-1]}."
    for place, count in lasts.items():
        if count > 1:
            yield f"quarter, `last`: {count} quarters in the {bank} end at field {LABELS[place]}."


def limits(material: Material) -> Limits:
    """Let coats and the places of Reichenau Court, which scores up to a point a quarter, raise the highest score."""
    ours = MATERIALS[MATERIALS.ours]
    return Limits(LONGEST, (LEAST, MOST + max(0, _worth(material) - _worth(ours))))


def _worth(material: Material) -> int:
    court = material.quarters[QUARTER_IDS.index("reichenau_court")]
    return sum(coat.now for coat in material.coats.values()) + court.slots * len(material.quarters)


PRINTED = Printed(MATERIALS, VALUES, misfits, limits)
