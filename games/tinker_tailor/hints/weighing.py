"""What speaks for each choice of Tinker Tailor: named worths, whose sum the rule of thumb compares."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel.ask import Ask, picked_items
from games.tinker_tailor.hints.outlook import Outlook, Parts, total, worth_of_hand
from games.tinker_tailor.hints.promises import Promises
from games.tinker_tailor.sections.draft import ASK, PRESET
from games.tinker_tailor.sections.shapes import NOTHING, Purchase
from games.tinker_tailor.state import seat_of

Weigh = Callable[[str], Parts]
MOST_BOUGHT = 5
"""Goods that are bought at most at once."""
LEANING = 0.01
"""How much the hand of a receiver counts: enough to tell receivers of the same card apart."""
NEVER = 1000.0
"""More than any choice could bring: what the rule of thumb does not look at is worth that much less."""


def weigh(outlook: Outlook, ask: Ask) -> Weigh:
    """Return what names the worths of each choice of a question."""
    if isinstance(ask.shape, Purchase):
        return _purchases(outlook, ask.shape)
    return _WEIGHED.get(ask.section, _taking)(outlook)


def worths(outlook: Outlook, ask: Ask) -> Callable[[str], float]:
    """Return what adds up the named worths of each choice; for cards and roles they are known at once."""
    made = _WEIGHED.get(ask.section, _taking)
    if made is _taking:
        return lambda choice: outlook.gain(picked_items(choice))
    if made is _giving:
        return lambda choice: outlook.gain((), picked_items(choice))
    if made is _roles:
        promises = Promises(outlook)
        return lambda choice: -NEVER if choice == PRESET else promises.of(choice)
    parts = made(outlook)
    return lambda choice: total(parts(choice))


def _purchases(outlook: Outlook, shape: Purchase) -> Weigh:
    """Weigh goods and change against what is paid."""

    def of(choice: str) -> Parts:
        parts = shape.parted(choice)
        if choice == NOTHING or not parts:
            return []
        goods, paid, change = parts
        spent: Parts = [("money", -NEVER)] if len(goods) > MOST_BOUGHT else []
        return [*outlook.gains([*goods, *change], paid), *spent]

    return of


def _taking(outlook: Outlook) -> Weigh:
    """Weigh cards that are taken or kept."""
    return lambda choice: outlook.gains(picked_items(choice))


def _giving(outlook: Outlook) -> Weigh:
    """Weigh cards that are given away."""
    return lambda choice: outlook.gains((), picked_items(choice))


def _deeds(outlook: Outlook) -> Weigh:
    """Weigh cards taken against the one given, which goes rather to the player who seems to have the least."""

    def of(choice: str) -> Parts:
        taken, card, receiver = choice.split("/")
        hand = worth_of_hand(outlook.material, outlook.view.hand(seat_of(receiver)))
        return [*outlook.gains(picked_items(taken), [card]), ("given", -LEANING * hand)]

    return of


def _swaps(outlook: Outlook) -> Weigh:
    """Weigh a swap; to stop is a little better than a swap that brings nothing."""

    def of(choice: str) -> Parts:
        give, _, get = choice.partition(">")
        return outlook.gains([get], [give]) if get else [("keep", 0.1)]

    return of


def _victims(outlook: Outlook) -> Weigh:
    """Weigh the players to take cards from: as many as possible, and those with the most valuable hands."""
    return lambda choice: [("others", sum(_victim(outlook, name) for name in picked_items(choice)))]


def _victim(outlook: Outlook, name: str) -> float:
    return 100 + worth_of_hand(outlook.material, outlook.view.hand(seat_of(name)))


def _donors(outlook: Outlook) -> Weigh:
    """Weigh the players to ask for gifts: as many as possible, and rather those without a standing answer."""
    victims = _victims(outlook)

    def of(choice: str) -> Parts:
        settled = sum(outlook.view.preset[seat_of(name)] for name in picked_items(choice))
        return [*victims(choice), ("others", -50.0 * settled)]

    return of


def _receivers(outlook: Outlook) -> Weigh:
    """Weigh the players to give a card to: the one who seems to have the least is best."""
    return lambda choice: [("given", -worth_of_hand(outlook.material, outlook.view.hand(seat_of(choice))))]


def _roles(outlook: Outlook) -> Weigh:
    """Weigh roles; a computer never opens the standing answers, as nobody has to wait for it."""
    promises = Promises(outlook)
    return lambda choice: [("open", -NEVER)] if choice == PRESET else promises.parts_of(choice)


def _presets(outlook: Outlook) -> Weigh:
    return lambda choice: [("open", float(choice == ASK))]


def _returned(outlook: Outlook) -> Weigh:
    """Weigh what to leave to the other player: what promises least."""
    promises = Promises(outlook)
    return lambda choice: [("given", -promises.of(choice))]


def _kinds(outlook: Outlook) -> Weigh:
    return lambda choice: [("harm", outlook.of_named_kind(choice))]


_WEIGHED: dict[str, Callable[[Outlook], Weigh]] = {
    "pick_role": _roles,
    "copy_role": _roles,
    "return_role": _returned,
    "preset_gift": _presets,
    "give_money": _giving,
    "give_goods": _giving,
    "donate": _giving,
    "swap": _swaps,
    "choose_donors": _donors,
    "choose_victims": _victims,
    "choose_richest": _victims,
    "choose_fullest": _victims,
    "give_money_to": _receivers,
    "give_goods_to": _receivers,
    "take_and_give": _deeds,
    "take_and_share": _deeds,
    "name_kind": _kinds,
}
