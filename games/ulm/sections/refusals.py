"""Why a choice of Ulm is refused, in which words."""

from __future__ import annotations

from games.kernel.errors import NotOffered
from games.ulm.material import CARDS, NUMBERS, QUARTER_AT, QUARTER_IDS, numeral
from games.ulm.sections.grid import OUTER
from games.ulm.sections.options import can_use, plays_left
from games.ulm.state import NONE, Ulm

ASKS = ("begin_turn", "push", "act", "card_action", "extra_action", "seal_for_coin")
"""Sections in which a wrong push, card, seal or purchase is told more exactly."""


def why_not(seen: Ulm, seat: int, choice: str) -> NotOffered:
    """Say what is wrong with a choice, from what the seat may know."""
    verb, _, rest = choice.partition(" ")
    reason = {"push": _no_push, "play": _no_play, "seal": _no_seal, "wall": _no_seal, "buy": _no_purchase}
    if seen.section in ASKS and verb in reason:
        return reason[verb](seen, seat, rest)
    if seen.section == "act" and verb in ("money", "clear", "river", "step"):
        return _no_action(seen, verb)
    return NotOffered("not-offered", section=seen.section, choice=choice)


def conceivable(seen: Ulm) -> tuple[str, ...]:
    """List what these questions may offer at another time."""
    if seen.section not in ASKS:
        return ()
    plays = (f"play {card} {use}" for card in CARDS for use in ("now", "end"))
    seals, actions = (f"seal {quarter}" for quarter in QUARTER_IDS), ("money", "river", "step")
    return (*(f"push {label}" for label in OUTER), *plays, *seals, *(actions if seen.section == "act" else ()))


def _refuse(key: str, seen: Ulm, **fields: str | int) -> NotOffered:
    return NotOffered(f"refused-{key}", section=seen.section, **fields)


def _card_name(card: str) -> dict[str, str]:
    """Give what a card is named by."""
    return {"card": CARDS[card].family, "number": numeral(card)}


def _no_push(seen: Ulm, seat: int, label: str) -> NotOffered:
    """Tell a closed line from a word that does not exist, and from a second push."""
    if seen.section == "act":
        return _refuse("second-push", seen)
    if seen.section == "begin_turn":
        return _refuse("draw-first", seen)
    return _refuse("line-closed" if label in OUTER else "no-line", seen, line=label)


def _no_play(seen: Ulm, seat: int, rest: str) -> NotOffered:
    """Tell a card that is not held from a use that cannot be paid or does nothing, and from a used-up play."""
    card, _, use = rest.partition(" ")
    if card not in CARDS:
        return _refuse("no-card", seen, card=card)
    if card not in seen.hands[seat].cards:
        return _refuse("card-not-in-hand", seen, **_card_name(card))
    if use not in ("now", "end"):
        return _refuse("no-use", seen, **_card_name(card))
    if seen.section in ("act", "push", "begin_turn") and not plays_left(seen):
        return _refuse("no-play-left", seen)
    if CARDS[card].takes_tile:
        tile, other = (*seen.material.accepts[card], "none")[:2]
        return _refuse("card-needs-tile", seen, tile=tile, other=other)
    return _refuse("card-does-nothing" if not can_use(seen, seat, card) else "not-now", seen, **_card_name(card))


def _no_seal(seen: Ulm, seat: int, quarter: str) -> NotOffered:
    """Name the first thing that is missing: action, seal, coins, a free place, or the barge's place."""
    price = NUMBERS["chronicle_price"] if seen.section == "seal_for_coin" else seen.seal_price()
    if quarter not in QUARTER_AT:
        return _refuse("no-quarter", seen, quarter=quarter)
    if seen.section == "act" and "seal" not in seen.actions:
        return _refuse("no-such-action", seen, action="seal")
    if not seen.seals[seat]:
        return _refuse("no-seal-left", seen)
    if seen.coins[seat] < price:
        return _refuse("too-few-coins", seen, price=price)
    if NONE not in seen.slots[QUARTER_AT[quarter]]:
        return _refuse("quarter-full", seen, quarter=quarter)
    return _refuse("quarter-too-far", seen, quarter=quarter)


def _no_purchase(seen: Ulm, seat: int, price: str) -> NotOffered:
    """Tell a missing card action from an empty pile and from a price that is not asked or cannot be paid."""
    if seen.section == "act" and "card" not in seen.actions:
        return _refuse("no-such-action", seen, action="card")
    if not seen.deck.cards and not seen.discard:
        return _refuse("no-cards-left", seen)
    return _refuse("price", seen)


def _no_action(seen: Ulm, verb: str) -> NotOffered:
    """Tell an action that is not open from one that would change nothing."""
    if verb not in seen.actions:
        return _refuse("no-such-action", seen, action=verb)
    return _refuse("no-side" if verb == "clear" else "no-field", seen)
