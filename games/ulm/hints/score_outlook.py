"""What final score a seat of Ulm can expect."""

from __future__ import annotations

from games.kernel.state import HIDDEN
from games.ulm.hints import outlook
from games.ulm.hints.card_outlook import of_end, of_held
from games.ulm.hints.outlook import Outlook
from games.ulm.material import GOLDEN
from games.ulm.sections import scoring

INCOME, LAST_INCOME, ADVANCE = 6.5, 2.8, 13.0
"""Points that each turn to come brings: the last ones less, as they use what is already counted (`ADVANCE`)."""


def final_score(o: Outlook) -> float:
    """Estimate the final score: points if the game ended now, and what hand, supplies and turns still bring."""
    view, seat = o.view, o.seat
    hidden = view.hands[seat].cards.count(HIDDEN)
    cards = sorted((max(of_end(o, card), of_held(o, card)) for card in o.hand), reverse=True)
    worth = sum(cards[: o.left + 1]) + 3.5 * min(hidden, o.left)
    worth += o.coin * min(view.coins[seat], 2 * o.left) + o.tile * sum(view.tiles[seat].values())
    for name in view.descendants:
        worth += o.of_descendant(name) if view.has(seat, name) else 0.0
    later = sum(outlook.COAT_INCOME * o.left for coat in view.coats[seat] if coat in GOLDEN)
    return scoring.sheet(view, seat).total + worth * (o.left > 0) + later + _to_come(o)


def _to_come(o: Outlook) -> float:
    """Estimate what the turns to come bring beyond what is already there."""
    return max(LAST_INCOME * o.left, INCOME * o.left - ADVANCE)
