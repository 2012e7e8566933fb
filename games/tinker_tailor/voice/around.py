"""What lies on the table beside a choice, in few words: the market and who was called.

Short, as each game says this in a file of this name.
"""

from __future__ import annotations

from games.kernel.words import Words
from games.tinker_tailor.material import ROLES
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import board, labels


def table_text(view: TinkerTailor, seat: int, words: Words) -> str:
    """Say the market, and outside of a draft what the rhyme needs; the own cards are told with the hand."""
    called = [] if view.section in board.DRAFTING else _called(view, words)
    return "\n".join([*board.market(view, words), *called])


def _called(view: TinkerTailor, words: Words) -> list[str]:
    """Say who was called with which roles, and how many roles are still to come."""
    lines = [
        words.text("table-shown", who=words.seat(seat), roles=labels.roles(roles, words))
        for seat, roles in enumerate(view.shown)
        if roles
    ]
    if view.called < len(ROLES):
        following = labels.role(ROLES[view.called], words)
        lines.append(words.text("table-coming", count=len(ROLES) - view.called, next=following))
    return lines
