"""A seat's own picture of Tallinn in words: its hand, and what it held when the game stopped."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tallinn.material import in_order
from games.tallinn.state import Tallinn
from games.tallinn.voice import board
from games.tallinn.voice.labels import playable, sides


def hand(view: Tallinn, seat: int, words: Words) -> str:
    """Say each hand card with both halves, the own hidden towers, and what lies known below the own deck."""
    lines = [
        words.text("hand-card", card=card, left=playable(left, words), right=playable(right, words))
        for card in in_order(view.hands[seat].cards)
        for left, right in [view.material.sides(card)]
    ]
    hidden = [c for c, seen in zip(view.towers[seat].cards, view.towers[seat].seen, strict=True) if not seen]
    if hidden and not view.over:
        lines.append(words.text("hand-towers", count=len(hidden), cards=", ".join(hidden)))
    known = [card for card in view.towers[seat].cards if card != HIDDEN]
    if view.section == "build_tower" or (known and not view.over):
        lines.append(words.text("hand-tower-count", **view.material.tower_strengths(known)))
    if below := [card for card in reversed(view.decks[seat].cards) if card != HIDDEN]:
        lines.append(words.text("hand-below", cards=", ".join(below)))
    return "\n".join(lines) or words.text("hand-empty")


def holdings(view: Tallinn, seat: int, words: Words) -> str:
    """Say points, row and strengths, the hand where the game was abandoned, and every tower with both halves."""
    hand, towers = _whole(view, view.hands[seat].cards, words), view.towers[seat].cards
    lines = [
        words.text("held-points", points=view.points[seat]),
        words.text("board-strengths", **view.strengths(seat)),
        board.row(view, seat, words),
        *([words.text("held-hand", cards=hand)] if hand else []),
        words.text("held-towers", cards=_whole(view, towers, words) or words.text("nothing")),
        *([words.text("held-tower-count", **view.material.tower_strengths(towers))] if towers else []),
        *board.given_cards(view, seat, words),
    ]
    return "\n".join(lines)


def _whole(view: Tallinn, cards: Sequence[str], words: Words) -> str:
    """Name cards with both halves."""
    said = [words.text("held-card", card=card, **sides(view.material, card, words)) for card in in_order(cards)]
    return ", ".join(said)
