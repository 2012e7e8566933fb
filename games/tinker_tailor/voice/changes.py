"""What cards that come to a hand of Tinker Tailor or leave it change: points as the hand then is, and in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.kernel.words import Words
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import Sheet, TinkerTailor
from games.tinker_tailor.voice import labels


def goods_said(
    view: TinkerTailor, seat: int, words: Words, *, got: Sequence[str] = (), lost: Sequence[str] = ()
) -> str:
    """Say by how many points goods change the hand, whether sets come or go, and how many of the kinds there are."""
    points = goods_points(view, seat, got=got, lost=lost)
    held = view.goods[seat].cards
    sets = _sets([*_without(held, lost), *got]) - _sets(held)
    change = "more" if sets > 0 else "fewer" if sets < 0 else "same"
    return words.text(
        "gain-goods", **points_said(points), sets=change, cards=then_held(view, seat, words, got=got, lost=lost)
    )


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
