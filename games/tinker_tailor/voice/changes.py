"""What cards that come to a hand of Tinker Tailor or leave it change, in points and words, and whether it stays so.

A change stays if nothing else can touch the hand before the next question, as far as its seat can know.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.kernel.words import Words
from games.tinker_tailor.knowledge.traffic import most_money
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, ROLES, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.sections.others import BEGGAR, CRIMINALS
from games.tinker_tailor.state import Sheet, TinkerTailor
from games.tinker_tailor.voice import labels

SURE_QUESTIONS = ("name_kind", "give_money_to", "give_money")
"""Steps that always ask, whatever was chosen before."""
QUIET = {
    "goods": ("refill", "take_money", "take_lowest", "state_money", "swap"),
    "money": ("refill", "take_goods", "take_for_two", "swap"),
}
"""Steps that leave the goods, or the money, of the seat whose turn it is as they are, if they do not ask."""
OTHERS_TURN = ("refill", "take_money", "donate_preset")
"""Steps of somebody else's turn that leave a hand as it is."""


def goods_said(
    view: TinkerTailor, seat: int, words: Words, *, got: Sequence[str] = (), lost: Sequence[str] = ()
) -> str:
    """Say what goods bring or cost, and whether sets come or go; of a single card also how many there are then."""
    held = view.goods[seat].cards
    after = [*_without(held, lost), *got]
    sets = _sets(after) - _sets(held)
    facts = points_said(goods_points(view, seat, got=got, lost=lost))
    said = words.text("gain-goods", **facts, sets="more" if sets > 0 else "fewer" if sets < 0 else "same")
    if len(got) + len(lost) != 1:
        return said
    return words.text("gain-good" if got else "gain-good-lost", count=after.count((*got, *lost)[0]), said=said)


def then_held(view: TinkerTailor, seat: int, words: Words, *, got: Sequence[str] = (), lost: Sequence[str] = ()) -> str:
    """Name how many cards of these kinds there are then."""
    after = [*_without(view.goods[seat].cards, lost), *got]
    counts = [(kind, after.count(kind)) for kind in GOODS if kind in got or kind in lost]
    return ", ".join(words.text("cards-counted", count=n, card=labels.card(kind, words)) for kind, n in counts)


def money_said(view: TinkerTailor, seat: int, words: Words, change: int) -> str:
    """Say by how much money changes, and how much it is then."""
    return words.text("gain-money", change=_signed(change), sum=worth(view.money[seat].cards) + change)


def points_said(points: int) -> dict[str, str | int]:
    """Give a change with its sign, and how many points that are."""
    return {"points": _signed(points), "count": abs(points)}


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}" if number else "±0"


def most_of_goods(view: TinkerTailor, count: int) -> int:
    """Return what so many cards of goods bring at most: each the best step of a kind, and each a full set."""
    best = max(more - fewer for points in view.material.points.values() for fewer, more in pairwise(points))
    return count * (best + NUMBERS["set_points"])


def score_change(view: TinkerTailor, seat: int, got: Sequence[str], lost: Sequence[str]) -> int:
    """Return by how much the hand scores more with these cards and without those."""
    return _sheet(view, seat, got, lost).total - scoring.sheet_of(view, seat).total


def goods_points(view: TinkerTailor, seat: int, *, got: Sequence[str] = (), lost: Sequence[str] = ()) -> int:
    """Return by how many points goods alone change the hand."""
    return points_of_goods(_sheet(view, seat, got, lost)) - points_of_goods(scoring.sheet_of(view, seat))


def _sheet(view: TinkerTailor, seat: int, got: Sequence[str], lost: Sequence[str]) -> Sheet:
    cards = [*_without(view.hand(seat), lost), *got]
    goods, money = [card for card in cards if card in GOODS], [card for card in cards if card in MONEY]
    return scoring.sheet(view.material, goods, money, per_card=view.per_card)


def points_of_goods(sheet: Sheet) -> int:
    """Add up kinds and full sets."""
    return sum(sheet.kinds) + sheet.sets


def _sets(goods: Sequence[str]) -> int:
    return min(goods.count(kind) for kind in GOODS)


def _without(cards: Sequence[str], lost: Sequence[str]) -> list[str]:
    left = list(cards)
    for card in lost:
        left.remove(card)
    return left


def stays(view: TinkerTailor, seat: int, group: str, taken: int = 0, gained: int = 0) -> bool:
    """Tell whether a seat's goods or money change no further before the next question of this turn.

    `taken` is how many goods the choice takes from the market, `gained` how much money it brings at least.
    """
    quiet = QUIET[group] if seat == view.actor else OTHERS_TURN
    for section in (str(step[0]) for step in reversed(view.agenda[:-1])):
        if section in SURE_QUESTIONS:
            return True
        if section == "call_buyer":
            return _is_asked_to_buy(view, taken, gained)
        if section not in quiet:
            return False
    return False


def _is_asked_to_buy(view: TinkerTailor, taken: int, gained: int) -> bool:
    """Tell whether the seat whose turn it is will surely be asked what it buys: whichever goods it takes now."""
    purse = not view.show_sizes or len(view.money[view.actor]) > 1
    most = most_money(view, view.actor)
    left = sorted(view.material.prices[kind] for kind in view.open_goods())[taken:]
    may_pay = most is None or (bool(left) and left[0] <= most + gained)
    return not view.unasked[view.actor] and purse and len(view.open_goods()) > taken and may_pay


def stays_after_turn(view: TinkerTailor, seat: int) -> bool:
    """Tell whether no role that may be called before the next question changes this seat's hand unasked."""
    if view.seats == 2 and len(view.shown[seat]) < 2:
        return False  # the other own role may act by itself
    coming = set(ROLES[view.called :])
    if "actor" in coming:
        coming.update(role for shown in view.shown for role in shown)
    touched = {
        "outlaw": seat not in view.guards,
        "poor_man": view.preset[seat] and seat not in view.guards,
        "jailer": is_criminal(view, seat),
        "preacher": view.seats == 2 or BEGGAR in view.shown[seat],
    }
    return not any(touched[role] for role in coming & touched.keys())


def is_criminal(view: TinkerTailor, seat: int) -> bool:
    """Tell whether the Jailer takes a card of this seat."""
    return any(role in CRIMINALS for role in view.shown[seat])
