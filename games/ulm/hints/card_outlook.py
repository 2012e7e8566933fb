"""What the cards of Ulm bring a seat: laid out, used at once, or kept for a later turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.ulm.hints.outlook import SPARROW, Outlook, total
from games.ulm.hints.push_outlook import Pushes
from games.ulm.material import CARDS, GOODS, NUMBERS, PARTS
from games.ulm.sections import scoring
from games.ulm.sections.options import own_kinds


def of_end(o: Outlook, card: str) -> float:
    """Price laying a card out: what it scores now, and what may still join it."""
    if card not in o.ends:
        o.ends[card] = _end(o, card)
    return o.ends[card]


def _end(o: Outlook, card: str) -> float:
    view, seat, entry = o.view, o.seat, CARDS[card]
    laid, rounds = view.laid[seat], o.left - 1
    worth = 1.0 * ("siege" in laid)
    if entry.kind == "cathedral":
        worth += scoring.cathedral([*laid, card]) - scoring.cathedral(laid)
        fresh = entry.family not in scoring.families(laid)
        return worth + 2 * ("reformation" in laid) + _hope(o, PARTS, laid, fresh)
    if entry.kind == "trade":
        worth += scoring.trade([*laid, card]) - scoring.trade(laid)
        return worth + 0.7 * _hope(o, GOODS, laid, True)
    return worth + _LATER[card](o, rounds)


def _hope(o: Outlook, families: Iterable[str], laid: list[str], fresh: bool) -> float:
    """Price the set that may still be completed: more with partners laid or in hand."""
    cards = sum(CARDS[card].family in families for card in [*laid, *o.hand])
    return min(3.0, 0.12 * o.left * cards) if fresh and o.left > 1 else 0.0


def of_now(o: Outlook, card: str) -> float:
    """Price a card's use during the game, after its cost."""
    entry = CARDS[card]
    if entry.kind == "cathedral":
        return NUMBERS["cathedral_now"] - o.tile
    if entry.kind == "trade":
        return entry.coins * o.coin + entry.points + o.of_steps(entry.move) - o.tile
    return _AT_ONCE[card](o)


def of_held(o: Outlook, card: str) -> float:
    """Price keeping a card for a later turn."""
    spare = o.left - len(o.view.hands[o.seat])
    share = 0.0 if o.left <= 1 else 0.85 if spare > 1 else 0.5 if spare > -1 else 0.2
    best = max(of_end(o, card), of_now(o, card) if CARDS[card].takes_tile else 0.0)
    return share * best


def _best_action(o: Outlook) -> float:
    of_actions = Pushes(o).of_actions
    return max((total(of_actions([kind], 0, "")) for kind in own_kinds(o.view, o.seat)), default=0.0)


_LATER: dict[str, Callable[[Outlook, int], float]] = {
    "chronicle": lambda o, rounds: 2 * len(o.view.coats[o.seat]) + 0.5 * rounds,
    "freeze": lambda o, rounds: min(6, max(o.view.coins[o.seat], 2 if rounds else 0)),
    "siege": lambda o, rounds: 1 + len(o.view.laid[o.seat]) + min(3, 0.4 * rounds),
    "joust": lambda o, rounds: scoring.chronicle(o.view, o.seat, "joust") * (1 - 0.04 * rounds) + 0.1 * rounds,
    "patrician": lambda o, rounds: 4,
    "reformation": lambda o, rounds: (
        2 * sum(CARDS[card].kind == "cathedral" for card in [*o.view.laid[o.seat], *o.hand])
    ),
    "league": lambda o, rounds: 2 * max(len(own_kinds(o.view, o.seat)), min(3, rounds)),
    "wall": lambda o, rounds: 2 * scoring.majorities(o.view, o.seat) + 0.3 * rounds,
    "sparrow": lambda o, rounds: min(5, o.view.sparrows[o.seat] + 0.2 * rounds),
}

_AT_ONCE: dict[str, Callable[[Outlook], float]] = {
    "chronicle": lambda o: o.best_seal(o.view.adjoining(o.seat)) + o.coin,
    "freeze": lambda o: 2 * max(o.coin, o.tile),
    "siege": lambda o: min(3, o.view.coins[o.seat]) * (2 - o.coin),
    "joust": lambda o: o.of_steps(NUMBERS["joust_move"]),
    "patrician": lambda o: 1.2,
    "reformation": lambda o: o.tile * min(2, sum(map(bool, o.view.outer))),
    "league": lambda o: _best_action(o) + 0.3,
    "wall": lambda o: 3.0,
    "sparrow": lambda o: min(5, o.view.sparrows[o.seat]) * max(0.0, o.coin - SPARROW),
}
