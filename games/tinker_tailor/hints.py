"""A rule-of-thumb player of Tinker Tailor: it takes the choice after which its hand is worth most."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from games.kernel.ask import Ask, picked_items
from games.tinker_tailor import scoring
from games.tinker_tailor.outlook import TURN_POINTS, Outlook, turns_left, worth_of_hand
from games.tinker_tailor.sections.presets import ASK, PRESET
from games.tinker_tailor.shapes import NOTHING, Purchase, subsets
from games.tinker_tailor.state import TinkerTailor, seat_of

MOST_BOUGHT = 5
"""Goods that are bought at most at once."""


class TinkerTailorHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: TinkerTailor, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        outlook = Outlook(view, seat)
        if isinstance(ask.shape, Purchase):
            return _purchase(outlook, ask.shape)
        worth = _WORTHS.get(ask.section, _rate_taking)
        return max(ask.offered(), key=lambda choice: (worth(outlook, choice), rng.random()))

    def evaluate(self, view: TinkerTailor, seat: int) -> float:
        """Estimate the final score: the hand as it is, and what the turns to come will bring."""
        if view.sheet:
            return float(view.sheet[seat].total)
        known = _sees(view, seat)
        hand = scoring.sheet_of(view, seat).total if known else worth_of_hand(view.material, view.hand(seat))
        return hand + turns_left(view, seat) * TURN_POINTS[view.seats]


def _sees(view: TinkerTailor, seat: int) -> bool:
    return "?" not in view.hand(seat)


def _purchase(outlook: Outlook, shape: Purchase) -> str:
    """Buy the goods that bring more than they cost, paid with the least loss; at the most five of them."""
    best, chosen = 0.0, NOTHING
    for goods in subsets(shape.goods):
        if not goods or len(goods) > MOST_BOUGHT:
            continue
        gain = outlook.gain(goods)
        if gain <= best or not (choice := shape.best(goods)):
            continue
        parts = shape.parted(choice) or []
        net = outlook.gain([*goods, *parts[2]], parts[1])
        if net > best:
            best, chosen = net, choice
    return chosen


def _rate_taking(outlook: Outlook, choice: str) -> float:
    """Rate cards that are taken or kept."""
    return outlook.gain(picked_items(choice))


def _rate_giving(outlook: Outlook, choice: str) -> float:
    """Rate cards that are given away."""
    return outlook.gain((), picked_items(choice))


def _rate_swap(outlook: Outlook, choice: str) -> float:
    """Rate a swap; to stop is a little better than a swap that brings nothing."""
    give, _, get = choice.partition(">")
    return outlook.gain([get], [give]) if get else 0.1


def _rate_victims(outlook: Outlook, choice: str) -> float:
    """Rate whom to take cards from: as many players as possible, and those with the most valuable hands."""
    names = picked_items(choice)
    return sum(100 + worth_of_hand(outlook.material, outlook.view.hand(seat_of(name))) for name in names)


def _rate_donors(outlook: Outlook, choice: str) -> float:
    """Rate whom to ask for gifts: as many players as possible, and rather those without a standing answer."""
    settled = sum(outlook.view.preset[seat_of(name)] for name in picked_items(choice))
    return _rate_victims(outlook, choice) - 50 * settled


def _rate_receiver(outlook: Outlook, choice: str) -> float:
    """Rate whom to give a card to: the player who seems to have the least."""
    return -worth_of_hand(outlook.material, outlook.view.hand(seat_of(choice)))


def _rate_role(outlook: Outlook, choice: str) -> float:
    """Rate a role; a computer never opens the standing answers, as nobody has to wait for it."""
    return -math.inf if choice == PRESET else outlook.of_role(choice)


def _rate_preset(outlook: Outlook, choice: str) -> float:
    return float(choice == ASK)


def _rate_return(outlook: Outlook, choice: str) -> float:
    return -outlook.of_role(choice)


def _rate_kind(outlook: Outlook, choice: str) -> float:
    return outlook.of_named_kind(choice)


_WORTHS: dict[str, Callable[[Outlook, str], float]] = {
    "pick_role": _rate_role,
    "copy_role": _rate_role,
    "return_role": _rate_return,
    "preset_gift": _rate_preset,
    "give_money": _rate_giving,
    "give_goods": _rate_giving,
    "donate": _rate_giving,
    "swap": _rate_swap,
    "choose_donors": _rate_donors,
    "choose_victims": _rate_victims,
    "choose_richest": _rate_victims,
    "choose_fullest": _rate_victims,
    "give_money_to": _rate_receiver,
    "give_goods_to": _rate_receiver,
    "name_kind": _rate_kind,
}
