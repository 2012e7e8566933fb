"""Which other players a role can have to do with, and how many cards they state that they hold."""

from __future__ import annotations

from games.kernel.ask import OneOf
from games.kernel.events import Events
from games.tinker_tailor.state import UNSTATED, TinkerTailor, player


def unguarded_others(s: TinkerTailor, seat: int) -> list[int]:
    """List the other players whom no Soldier guards."""
    return [other for other in s.others(seat) if other not in s.guards]


def others_with_cards(s: TinkerTailor, seat: int) -> list[int]:
    """List the other players whom no Soldier guards and who hold cards."""
    return [other for other in unguarded_others(s, seat) if s.cards(other)]


def state_cards(s: TinkerTailor, events: Events, seat: int, group: str) -> list[int]:
    """Let all who can be compared state how many cards they hold; return those with most, if any holds one."""
    hand = s.goods if group == "goods" else s.money
    s.stated, s.stated_of = [UNSTATED] * s.seats, group
    for other in unguarded_others(s, seat):
        s.stated[other] = len(hand[other])
        events.tell("stated", other, group=group, count=len(hand[other]))
    return seats_with_most_cards(s)


def seats_with_most_cards(s: TinkerTailor) -> list[int]:
    """List who has stated the most cards; nobody where all stated none."""
    most = max(s.stated, default=0)
    return [seat for seat, count in enumerate(s.stated) if count == most > 0]


def choice_of_tied(s: TinkerTailor) -> OneOf:
    """Offer those who stated the most cards."""
    return OneOf(tuple(map(player, seats_with_most_cards(s))))
