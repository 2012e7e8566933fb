"""A rule-of-thumb player of Tallinn: collect where you lead, contest what you win, keep a strong tower."""

from __future__ import annotations

import random

from games.kernel.ask import Ask
from games.tallinn import scoring
from games.tallinn.material import FACTIONS, HALVES, NUMBERS, card_of, count, tower_symbols
from games.tallinn.state import Tallinn

TOWER_PRICE = 2.2
"""What a symbol in the row is worth at least: in the final contests it decides about 4 points per opponent."""


class TallinnHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        worth = half_worth if ask.section == "choose_card" else tower_worth
        return max(ask.offered(), key=lambda choice: (worth(view, seat, choice), rng.random()))

    def evaluate(self, view: Tallinn, seat: int) -> float:
        """Estimate the final score: points now, final contests on the rows as they lie, towers as far as seen."""
        if view.sheet:
            return float(view.sheet[seat].total)
        done = len(view.rows[seat]) / (view.rounds + 1)
        contests = sum(scoring.final_contest(view, seat, faction) for faction in FACTIONS)
        return view.points[seat] + done * (contests + scoring.lead_balance(view, seat)) + _tower_hope(view, seat)


def half_worth(view: Tallinn, seat: int, half: str) -> float:
    """Estimate what laying this half brings: symbols where they matter, and its contest now."""
    worth = sum(
        amount * _symbol_worth(view, seat, faction)
        for faction, amount in zip(FACTIONS, HALVES[half].symbols, strict=True)
    )
    if HALVES[half].coin:
        worth += _contest_worth(view, seat, HALVES[half].faction) + TOWER_PRICE
    return worth - 0.35 * max(tower_symbols([card_of(half)]).values())


def _symbol_worth(view: Tallinn, seat: int, faction: str) -> float:
    """Value one more symbol: most where the fight is close."""
    mine = view.strength(seat, faction)
    gaps = [abs(mine - view.strength(other, faction)) for other in view.opponents(seat)]
    return sum(1.3 / (1 + max(0, gap - 1)) for gap in gaps)


def _contest_worth(view: Tallinn, seat: int, faction: str) -> float:
    """Estimate a contest's points: opponents may add about one symbol at the same time."""
    mine = view.strength(seat, faction) + 1
    margins = [mine - view.strength(other, faction) for other in view.opponents(seat)]
    sure, tie = NUMBERS["contest_more"], NUMBERS["contest_tie"]
    return sum(sure if margin >= 2 else 0.75 * sure if margin == 1 else 0.8 * tie if margin == 0 else 0.0
               for margin in margins)  # fmt: skip


def tower_worth(view: Tallinn, seat: int, choice: str) -> float:
    """Estimate what a tower brings: a higher tower, less what the card does in the row or the hand."""
    if choice == "none":
        return 0.0
    place, _, card = choice.partition(" ")
    own = view.towers[seat].cards
    gain = _height([*own, card]) - _height(own)
    return gain * _height_worth(view) - _loss(view, seat, place, card)


def _loss(view: Tallinn, seat: int, place: str, card: str) -> float:
    if place == "hand":
        return 1.0 + max(half_worth(view, seat, card + side) for side in "LR") * 0.6
    half = next(half for half in view.rows[seat] if card_of(half) == card)
    return sum(count([half], faction) * _symbol_worth(view, seat, faction) for faction in FACTIONS)


def _height(cards: list[str]) -> int:
    return max(tower_symbols(cards).values())


def _height_worth(view: Tallinn) -> float:
    return 1.1 * (view.seats - 1)


def _tower_hope(view: Tallinn, seat: int) -> float:
    """Estimate the towers' points against what opponents seem to have; a hidden card counts three."""
    heights = []
    for towers in view.towers:
        known = [card for card in towers.cards if card != "?"]
        heights.append(_height(known) + 3 * (len(towers.cards) - len(known)))
    rivals = [heights[other] for other in view.opponents(seat)]
    return float(
        sum(scoring.compare(heights[seat], rival, NUMBERS["tower_more"], NUMBERS["tower_tie"]) for rival in rivals)
    )
