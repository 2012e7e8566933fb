"""What lies on the table beside a choice, in few words: points, strengths, towers, rows and Chronicles.

Short, as each game says this in a file of this name.
"""

from __future__ import annotations

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tallinn.state import Tallinn
from games.tallinn.voice.labels import chronicle


def table_text(view: Tallinn, words: Words) -> str:
    """Say a line for each seat, and one for each Chronicle that is still to be scored."""
    lines = [_seat(view, seat, words) for seat in range(view.seats)]
    for level in range(view.scored_levels() + 1, len(view.chronicles) + 1):
        text = chronicle(view.chronicle(level), level, view.seats, words)
        lines.append(words.text("board-chronicle", level=level, text=text))
    return "\n".join(lines)


def tower_strengths(view: Tallinn, seat: int, words: Words) -> str:
    """Say how strong the known towers of the other seats are, in the order of the rows, and how many more each has."""
    return ", ".join(_known_towers(view, other, words) for other in range(view.seats) if other != seat)


def _known_towers(view: Tallinn, seat: int, words: Words) -> str:
    cards = view.towers[seat].cards
    known = [card for card in cards if card != HIDDEN]
    strength = max(view.material.tower_strengths(known).values())
    return words.text("known-tower", strength=strength, hidden=len(cards) - len(known))


def _seat(view: Tallinn, seat: int, words: Words) -> str:
    cards = view.towers[seat].cards
    known = [card for card in cards if card != HIDDEN]
    return words.text(
        "table-seat",
        who=words.seat(seat),
        points=view.points[seat],
        known=len(known),
        towers=", ".join(known),
        hidden=len(cards) - len(known),
        row=", ".join(view.rows[seat]),
        **view.strengths(seat),
    )
