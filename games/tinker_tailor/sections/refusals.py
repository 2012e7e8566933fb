"""Why a choice of Tinker Tailor is refused: which section says so, and in which words."""

from __future__ import annotations

from games.kernel.agenda import Rules
from games.kernel.ask import picked_items
from games.kernel.errors import NotOffered
from games.tinker_tailor.material import GOODS, MONEY, RANK, ROLES, worth
from games.tinker_tailor.sections.shapes import Purchase
from games.tinker_tailor.state import TinkerTailor, player


def why_not(rules: Rules[TinkerTailor], seen: TinkerTailor, seat: int, choice: str) -> NotOffered:
    """Say what is wrong with a choice, from what the seat may know."""
    shape = rules.asked(seen)[seat].shape
    if isinstance(shape, Purchase):
        return no_purchase(shape, choice)
    return NotOffered(_key(seen, choice), section=seen.section, choice=choice)


def conceivable(seen: TinkerTailor) -> tuple[str, ...]:
    """List cards, swaps, roles and players, which questions may offer at another time."""
    swaps = [f"{give}>{get}" for give in GOODS for get in GOODS] if seen.section == "swap" else []
    return (*GOODS, *MONEY, *swaps, *ROLES, *(player(seat) for seat in range(seen.seats)))


def _key(seen: TinkerTailor, choice: str) -> str:
    """Tell cards that are not there from players who cannot be chosen and from words that do not exist."""
    words = picked_items(choice.replace(">", "+").replace("/", "+"))
    players = [player(seat) for seat in range(seen.seats)]
    if "/" in choice and all(word in (*GOODS, *MONEY, *players) for word in words):
        return "refused-not-so"
    if all(word in GOODS or word in MONEY for word in words):
        own = seen.section in ("give_money", "donate", "give_goods", "keep_goods", "swap")
        return "refused-not-held" if own else "refused-not-so"
    if all(word in RANK for word in words):
        return "refused-no-such-role"
    if all(word in players for word in words):
        return "refused-no-such-player"
    return "refused-no-such-choice"


def no_purchase(shape: Purchase, choice: str) -> NotOffered:
    """Say which part of a purchase is not there, too little, or superfluous."""
    parts: list[list[str]] = [picked_items(part) for part in choice.split("/")]
    parts += [[] for _ in range(3 - len(parts))]
    known = (set(GOODS), set(MONEY), set(MONEY))
    if len(parts) != len(known) or any(not words >= set(part) for part, words in zip(parts, known, strict=True)):
        return _refusal("refused-no-such-purchase", choice=choice[:40])
    reasons: tuple[tuple[str, list[str], tuple[str, ...]], ...] = (
        ("refused-goods-not-there", parts[0], shape.goods),
        ("refused-money-not-yours", parts[1], shape.hand),
        ("refused-change-not-there", parts[2], shape.till),
    )
    for key, wanted, there in reasons:
        for card in wanted:
            if wanted.count(card) > there.count(card):
                return _refusal(key, card=card)
    return _sums(shape, *parts)


def _sums(shape: Purchase, goods: list[str], paid: list[str], change: list[str]) -> NotOffered:
    """Say that no goods are bought, that money or payment is too little, or which card is superfluous."""
    if not goods:
        return _refusal("refused-no-goods")
    cost, given, back = shape.cost(goods), worth(paid), worth(change)
    if cost > worth(shape.hand):
        return _refusal("refused-too-dear", cost=cost, sum=worth(shape.hand))
    if not paid:
        return _refusal("refused-unpaid", cost=cost)
    if given < cost + back:
        return _refusal("refused-too-little", cost=cost, change=back, paid=given, missing=cost + back - given)
    spare = min(paid, key=int)
    return _refusal("refused-superfluous", cost=cost, change=back, paid=given, card=spare)


def _refusal(key: str, **fields: str | int) -> NotOffered:
    return NotOffered(key, section="buy", **fields)
