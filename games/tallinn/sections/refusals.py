"""Why a choice of Tallinn is refused: which section says so, and in which words."""

from __future__ import annotations

from games.kernel.ask import picked_items
from games.kernel.errors import NotOffered
from games.tallinn.material import ALL_CARDS, FACTIONS, START_CARDS, card_of
from games.tallinn.state import Tallinn


def why_not(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Say what is wrong with a choice, from what the seat may know."""
    reasons = {
        "choose_card": no_card,
        "build_tower": no_tower,
        "exchange": no_exchange,
        "name_faction": no_faction,
        "send_tied_envoys": no_faction,
        "give_up": no_gift,
    }
    return reasons[seen.section](seen, seat, choice)


def conceivable(seen: Tallinn) -> tuple[str, ...]:
    """List what this question may offer at another time."""
    if seen.section in ("name_faction", "send_tied_envoys"):
        return FACTIONS
    if seen.section == "build_tower":
        return tuple(f"{place} {card}" for place in ("row", "hand") for card in ALL_CARDS)
    return (*seen.material.halves, *ALL_CARDS) if seen.section == "choose_card" else ALL_CARDS


def no_card(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Tell a card that is not there from a missing half and from a word that does not exist."""
    card = choice if choice in ALL_CARDS else choice[:-1]
    if card not in ALL_CARDS or choice not in (card, card + "L", card + "R"):
        return NotOffered("refused-no-such-card", section="choose_card", choice=choice)
    if card not in seen.hands[seat].cards:
        return NotOffered("refused-card-not-in-hand", section="choose_card", card=card)
    return NotOffered("refused-no-half", section="choose_card", card=card)


def no_tower(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Tell a start card from a card that lies elsewhere and from a word that does not exist."""
    place, _, card = choice.partition(" ")
    if choice in START_CARDS or card in START_CARDS:
        return NotOffered("refused-start-card", section="build_tower")
    if place == "row" and card in ALL_CARDS:
        return NotOffered("refused-card-not-in-row", section="build_tower", card=card)
    if place == "hand" and card in ALL_CARDS:
        return NotOffered("refused-card-not-in-hand", section="build_tower", card=card)
    return NotOffered("refused-no-such-tower", section="build_tower", choice=choice)


def no_exchange(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Name the card that is not in the hand, or say how cards are named."""
    cards = picked_items(choice)
    for card in cards:
        if card in ALL_CARDS and card not in seen.hands[seat].cards:
            return NotOffered("refused-card-not-in-hand", section="exchange", card=card)
    return _no_cards("exchange", choice)


def no_faction(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Say which words there are, or that this faction is not among the smallest."""
    if seen.section == "send_tied_envoys" and choice in seen.strengths(seat):
        return NotOffered("refused-not-smallest", section=seen.section, faction=choice)
    return NotOffered("refused-no-such-faction", section=seen.section, choice=choice)


def no_gift(seen: Tallinn, seat: int, choice: str) -> NotOffered:
    """Tell cards that are not enough from cards that lie elsewhere and from words that do not exist."""
    cards = picked_items(choice)
    own = {card_of(half) for half in seen.rows[seat]}
    if any(card in START_CARDS for card in cards):
        return NotOffered("refused-start-card-given", section="give_up")
    for card in cards:
        if card in ALL_CARDS and card not in own:
            return NotOffered("refused-card-not-in-row", section="give_up", card=card)
    if own.issuperset(cards) and len(set(cards)) == len(cards):
        return NotOffered("refused-not-enough", section="give_up")
    return _no_cards("give_up", choice)


def _no_cards(section: str, choice: str) -> NotOffered:
    return NotOffered("refused-no-such-cards", section=section, choice=choice)
