"""The numbers that the texts of Tinker Tailor's lesson name.

Short, as each game counts them in a file of this name.
"""

from __future__ import annotations

from games.kernel.events import Data
from games.kernel.words import Words
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.rule_numbers import numbers


def learnt(view: TinkerTailor, seat: int, words: Words) -> Data:
    """Count the market and the hand of who learns, beside the numbers of the rulebook."""
    market: Data = {"goods-left": len(view.open_goods()), "money-left": len(view.open_money())}
    return numbers(words, view.material) | market | _rounds(view, seat) | _hand(view, seat) | _end(view)


def _rounds(view: TinkerTailor, seat: int) -> Data:
    return {"round": view.round, "rounds": view.rounds, "pack": len(view.packs[seat])}


def _hand(view: TinkerTailor, seat: int) -> Data:
    """Count each kind of goods, and what it, full sets and money would score; `wine-first` is one card of it."""
    sheet, counts = scoring.sheet_of(view, seat), {kind: view.goods[seat].cards.count(kind) for kind in GOODS}
    found: Data = {**counts, "sets": min(counts.values()), "set-worth": sheet.sets, "money-worth": sheet.money}
    for kind, points in zip(GOODS, sheet.kinds, strict=True):
        found |= {f"{kind}-worth": points, f"{kind}-first": scoring.kind_points(view.material, kind, 1)}
    return found


def _end(view: TinkerTailor) -> Data:
    """Give the final score of each seat, none before."""
    return {f"total-{seat}": line.total for seat, line in enumerate(view.sheet)}
