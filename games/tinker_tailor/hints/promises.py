"""What each role of Tinker Tailor promises a seat, named by where it comes from, in points."""

from __future__ import annotations

from games.tinker_tailor.hints.outlook import Outlook, Parts, total
from games.tinker_tailor.material import GOODS

DONATED, SETTLED = 0.72, 0.4
"""Share of an unknown card's worth that a donor gives, without and with a wish about what to give."""
TRUST = {"jailer": 1.15, "outlaw": 0.9, "preacher": 0.93, "rich_man": 0.93, "actor": 1.08, "merchant": 1.05}
"""Corrections of roles that the balance report (RULES.md) showed to be taken too rarely or too often."""
GUARD = 2.0
"""What it is worth to be guarded for a round."""
HURT = 0.25
"""How much of an opponent's loss counts."""


class Promises:
    """What each role promises one seat, from its outlook."""

    __slots__ = ("_parts",)

    def __init__(self, outlook: Outlook) -> None:
        self._parts = _of_roles(outlook)

    def of(self, role: str) -> float:
        """Estimate what a role brings."""
        return total(self._parts[role]) * TRUST.get(role, 1.0)

    def parts_of(self, role: str) -> Parts:
        """Name the parts of what a role brings."""
        trust = TRUST.get(role)
        return self._parts[role] if trust is None else [(name, worth * trust) for name, worth in self._parts[role]]


def _of_roles(outlook: Outlook) -> dict[str, Parts]:
    return _of_market(outlook) | _of_others(outlook)


def _of_market(outlook: Outlook) -> dict[str, Parts]:
    """Estimate the roles that take from the market or the pile only."""
    goods, money, numbers = outlook.best_goods, outlook.best_money, outlook.material.role_numbers
    one, coin = goods(), money()
    low, pirate, old_man = outlook.lowest_money(), numbers["pirate"]["cards"], numbers["old_man"]
    choice = (1 + 0.175 * (old_man["draw"] - old_man["keep"])) * old_man["keep"]
    return {
        "tinker": [
            ("market", goods(numbers["tinker"]["goods"])),
            ("money", money(numbers["tinker"]["money"])),
            ("market", 1.0),
        ],
        "tailor": [("market", _with_kind(outlook, "cloth", numbers["tailor"]["more"]))],
        "soldier": [("market", goods(numbers["soldier"]["goods"])), ("money", low), ("guard", GUARD)],
        "sailor": [("market", _with_kind(outlook, "fish", numbers["sailor"]["more"]))],
        "rich_man": [("money", money(numbers["rich_man"]["money"]))],
        "pirate": [("market", max(goods(pirate), goods(pirate - 1) + coin) * 0.85)],
        "old_man": [("pile", choice * outlook.random_card(goods_only=True))],
        "young_man": [("market", goods(numbers["young_man"]["goods"]) * 0.93)],
        "merchant": [
            ("market", goods(numbers["merchant"]["goods"])),
            ("money", low),
            ("market", 2.0 * numbers["merchant"]["swaps"]),
        ],
        "actor": [("market", one), ("money", coin)],
    }


def _of_others(outlook: Outlook) -> dict[str, Parts]:
    """Estimate the roles that get cards of other players, or give or take them some."""
    goods, money, numbers = outlook.best_goods, outlook.best_money, outlook.material.role_numbers
    others, drawn, either = outlook.view.seats - 1, outlook.random_card(goods_only=True), outlook.random_card()
    beggar, thief, preacher, jailer = (numbers[role] for role in ("beggar_man", "thief", "preacher", "jailer"))
    gift = goods() * 0.5 if others > 1 else drawn * 1.3
    return {
        "poor_man": [("market", goods(numbers["poor_man"]["goods"])), ("others", money() * 0.6)],
        "beggar_man": [
            ("others", 2 + _donations(outlook) * either),
            ("money", money(beggar["money"]) if others < beggar["donors"] else 0.0),
        ],
        "thief": [
            ("others", min(thief["victims"], others) * either * (0.9 + HURT)),
            ("money", money(thief["money"]) if others < thief["victims"] else 0.0),
        ],
        "preacher": [("money", money(preacher["money"])), ("market", goods(preacher["goods"])), ("given", -gift)],
        "outlaw": [("others", numbers["outlaw"]["goods"] * drawn * (0.9 + HURT) + 2)],
        "jailer": [
            ("market", goods(jailer["goods"])),
            ("others", max(goods(jailer["cards"]) * 0.8, money(jailer["cards"]) * 0.8)),
        ],
        "witch": [
            ("market", goods(numbers["witch"]["goods"])),
            ("harm", HURT * numbers["witch"]["each"] * max(map(outlook.of_named_kind, GOODS))),
        ],
    }


def _donations(outlook: Outlook) -> float:
    """Estimate what the Beggar gets from three donors; one with a standing answer gives little."""
    view = outlook.view
    shares = [SETTLED if view.preset[other] else DONATED for other in view.others(outlook.seat)]
    return sum(sorted(shares, reverse=True)[: outlook.material.role_numbers["beggar_man"]["donors"]])


def _with_kind(outlook: Outlook, kind: str, more: int) -> float:
    """Estimate a card of this kind, or any if there is none, and the best other ones."""
    first = outlook.gain_of(kind) if kind in outlook.view.open_goods() else outlook.best_goods()
    return first + outlook.best_goods(more) * 0.9
