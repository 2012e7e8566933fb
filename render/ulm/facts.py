"""What the pictures of Ulm tell beyond the plain state: numbers as text, open lines, groups of cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.ulm.material import CARDS, LABELS, ROMAN, in_order
from games.ulm.sections import scoring
from games.ulm.sections.grid import open_lines
from games.ulm.state import Ulm
from render import captions
from render.paint.fonts import first_fitting
from render.painter import Legend


@dataclass(frozen=True)
class Group:
    """Count the cards of one family."""

    family: str
    kind: str
    count: int


def field(place: int) -> str:
    """Name a river field as it is printed: with its sign."""
    return captions.with_sign(LABELS[place])


def open_now(view: Ulm) -> list[str]:
    """List the outer fields from which a tile can be pushed in."""
    return open_lines(view.outer)


def to_push(view: Ulm) -> bool:
    """Tell whether the push of this turn is still to come."""
    return not view.line and not view.result


def groups(cards: Iterable[str]) -> list[Group]:
    """Group laid-out cards by family, in the order of the rulebook."""
    ordered = in_order(cards)
    families = dict.fromkeys(CARDS[card].family for card in ordered)
    kinds = {CARDS[card].family: CARDS[card].kind for card in ordered}
    counts = scoring.families(ordered)
    return [Group(family, kinds[family], counts[family]) for family in families]


def points_now(view: Ulm, seat: int) -> int:
    """Count the points of a seat if the game ended now."""
    return scoring.sheet(view, seat).total


def gain_of_card(view: Ulm, seat: int, card: str) -> int:
    """Count what laying out a card would add if the game ended now."""
    return scoring.if_laid(view, seat, card)


def visible(cards: Iterable[str]) -> list[str]:
    """List the cards without those that this viewer does not see."""
    return [card for card in cards if card != HIDDEN]


def card_title(card: str, words: Words) -> str:
    """Name a card: `Barchent II`."""
    entry = CARDS[card]
    family = words.text("card-name", card=entry.family)
    return family if entry.kind == "chronicle" else f"{family} {ROMAN[int(card[-1]) - 1]}"


def tiebreak(view: Ulm, legend: Legend) -> str:
    """Say how a tie was broken, with the quarters that were compared; empty if there was none."""
    if view.result is None or not captions.tied_seats(view):
        return ""
    most, following, *_ = sorted((view.quarters(seat) for seat in captions.tied_seats(view)), reverse=True)
    return legend.words.text(f"pic-{view.result.tiebreak}", most=most, next=following)


def first_text(legend: Legend, keys: Sequence[str], role: str, room: int, **arguments: str | int) -> str:
    """Choose the first of some texts that keeps a room."""
    return first_fitting([legend.words.text(key, **arguments) for key in keys], role, room)
