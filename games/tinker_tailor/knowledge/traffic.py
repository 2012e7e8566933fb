"""What comes to hands and leaves them, as everybody sees it, and what each seat has noted of the hidden ones.

All hands are empty at the start, so this is all that there is to know of them. An entry of `traffic` is one of

    P1+wine         this seat got the card openly
    P1-wine         this seat lost it openly
    P1!wine         this seat holds none of the kind
    P1>P2 goods     a card moved unseen: one of the kinds named, or any goods or money; `>P2 goods` came from the pile

`noted` has a word for each hidden move: the kind for those who saw it, "?" for the others.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from dataclasses import dataclass

from games.kernel.state import HIDDEN
from games.tinker_tailor.material import GOODS, MONEY, in_order
from games.tinker_tailor.state import TinkerTailor, player, seat_of

GOT, LOST, NONE, MOVED = "+", "-", "!", ">"
PILE = -1
GROUPS = {"goods": GOODS, "money": MONEY}


@dataclass(frozen=True, slots=True)
class Step:
    """One entry: what happened, from or at which seat, to which seat (of a hidden move), and the kinds it can be."""

    what: str
    seat: int
    to: int
    kinds: tuple[str, ...]


@functools.lru_cache(8192)
def step_of(entry: str) -> Step:
    """Read an entry."""
    head, _, kinds = entry.partition(" ")
    if kinds:
        giver, _, receiver = head.partition(MOVED)
        among = GROUPS.get(kinds) or tuple(kinds.split())
        return Step(MOVED, seat_of(giver) if giver else PILE, seat_of(receiver), among)
    what = next(sign for sign in (GOT, LOST, NONE) if sign in head)
    seat, _, kind = head.partition(what)
    return Step(what, seat_of(seat), seat_of(seat), (kind,))


def start_notes(s: TinkerTailor) -> None:
    """Give every seat an empty list of notes."""
    s.noted = [""] * s.seats


def note(s: TinkerTailor, seat: int, what: str, card: str) -> None:
    """Write down what everybody has seen; tables of rules version 1 have no notes."""
    if s.noted:
        s.traffic.append(f"{player(seat)}{what}{card}")


def note_hidden(s: TinkerTailor, giver: int, receiver: int, card: str, among: Iterable[str] = ()) -> None:
    """Write down that a card moved, and for giver and receiver which one."""
    if not s.noted:
        return
    source = "" if giver == PILE else player(giver)
    kinds = " ".join(in_order(among)) or ("goods" if card in GOODS else "money")
    s.traffic.append(f"{source}{MOVED}{player(receiver)} {kinds}")
    for seat, words in enumerate(s.noted):
        if words is not None:
            s.noted[seat] = f"{words} {card if seat in (giver, receiver) else HIDDEN}".lstrip()


def most_money(s: TinkerTailor, seat: int) -> int | None:
    """Return the most money that a seat can hold by all that everybody has seen; None without notes.

    A card that came unseen counts as the highest. If one left unseen, the lowest counts as gone, and an open one takes
    away the lowest that is at least as high: so what is left is never less than the truth, whatever that is.
    """
    if not s.noted:
        return None
    most: list[int] = []
    for step in map(step_of, s.traffic):
        if step.kinds[0] not in MONEY:
            continue
        came, left = step.to == seat and step.what in (GOT, MOVED), step.seat == seat and step.what in (LOST, MOVED)
        value = int(step.kinds[0] if step.what != MOVED else MONEY[-1])
        if left:
            most.remove(next(card for card in most if card >= value or step.what == MOVED))
        elif came:
            most = sorted([*most, value])
    return sum(most)
