"""The numbers that texts of Tinker Tailor name: the rulebook's chapters, by a set of components, and the lesson."""

from __future__ import annotations

from games.kernel.events import Data
from games.kernel.words import Words
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, ROLES, ROUNDS, Material, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import labels

UNEVEN = 5
"""The number of players at which some are start player less often than others."""


def numbers(words: Words, material: Material) -> Data:
    """Give all numbers by the names that the texts use."""
    fields: Data = {"roles": len(ROLES), "kinds": len(GOODS), "most-money": max(MONEY), "least-money": min(MONEY)}
    fields |= {name.replace("_", "-"): number for name, number in NUMBERS.items()}
    fields["extra-goods-said"] = words.text("said-goods", count=NUMBERS["extra_goods"])
    fields |= {f"rounds-{seats}": number for seats, number in ROUNDS.items()}
    return fields | _draft(words, material) | _goods(words, material) | _roles(words, material)


def _draft(words: Words, material: Material) -> Data:
    """Count what follows from the numbers of the draft, and who draws goods for having been start player less often."""
    late = [str(place) for place in range(material.extra_from, UNEVEN + 1)]
    return {
        "twice": ROUNDS[UNEVEN] % UNEVEN,
        "late": words.text("said-late", count=len(late), places=words.listed(late)),
        "duel-passed": NUMBERS["duel_pack"] - 1,
        "duel-second": NUMBERS["duel_new"] + 1,
        "duel-last": NUMBERS["duel_new"] - 1,
    }


def _goods(words: Words, material: Material) -> Data:
    fields: Data = {"goods-cards": len(material.goods_cards), "money-cards": len(material.money_cards)}
    for kind, points in material.points.items():
        fields[f"{kind}-price"] = material.prices[kind]
        fields[f"{kind}-points"] = ", ".join(map(str, points[1:]))
        fields[f"{kind}-most"] = points[-1]
    change = worth(MONEY[-1:]) - material.prices["wine"]
    return fields | {"bread-three": material.points["bread"][3], "wine-change": change}


def _roles(words: Words, material: Material) -> Data:
    """Give the numbers of each role under its name: `tinker-goods`."""
    return {
        f"{role}-{key}": value for role in ROLES for key, value in labels.role_numbers(role, words, material).items()
    }


def learnt(view: TinkerTailor, seat: int, words: Words) -> Data:
    """Count the market and the learner's hand, beside the numbers of the rulebook."""
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
