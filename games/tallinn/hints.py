"""A rule-of-thumb player of Tallinn.

It takes the choice after which the final scoring looks best, plus what a contest brings at once. A comparison still
to come counts by its chance, which is nearer to even the more cards are left. The constants were found by playing
800-game matches between candidates; they are symbols or points, for one opponent.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from operator import add, sub

from games.kernel.ask import Ask
from games.kernel.state import HIDDEN
from games.tallinn.material import CARDS, FACTIONS, HALVES, NUMBERS, card_of, tower_symbols
from games.tallinn.state import Tallinn

Symbols = tuple[int, int, int]

COIN_CARDS = frozenset(card_of(half) for half in HALVES if HALVES[half].coin)
ON_BOTH_HALVES: dict[str, Symbols] = {card: (s["merchants"], s["knights"], s["monks"])
                                      for card in CARDS for s in [tower_symbols([card])]}  # fmt: skip
PER_CARD = 0.7
"""Symbols of one faction that a card yet to be played brings."""
HIDDEN_HEIGHT = 3
"""What a hidden tower card is taken for."""
CONTEST_DOUBT = 0.6
"""How far opponents, who lay a card at the same moment, may move a contest."""
ROW_DOUBT, ROW_DOUBT_PER_CARD = 0.2, 0.25
TOWER_DOUBT, TOWER_DOUBT_PER_CARD = 0.8, 0.3
LATER_CONTEST = 1.8
"""What a coin card still in hand is worth: it can wait for a better moment."""
LEAVE_TO_BUILD = 0.5
"""What it is worth that a contest allows a tower."""
FUTURE_CONTEST = 1.1
"""What a contest to come brings on average, for `evaluate`."""


class TallinnHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Tallinn, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the offered choice of highest estimated worth; ties at random."""
        outlook = Outlook(view, seat)
        worth = outlook.after_half if ask.section == "choose_card" else outlook.after_tower
        return max(ask.offered(), key=lambda choice: (worth(choice), rng.random()))

    def evaluate(self, view: Tallinn, seat: int) -> float:
        """Estimate the final score: points now, contests to come, final scoring as it looks now."""
        if view.sheet:
            return float(view.sheet[seat].total)
        outlook = Outlook(view, seat)
        coins = outlook.cards_left * len(COIN_CARDS) / len(CARDS)
        contests = FUTURE_CONTEST * coins * (view.seats - 1)
        return view.points[seat] + contests + outlook.final(outlook.own, outlook.height, outlook.cards_left)


class Outlook:
    """What one seat can expect, from its view; all worths are in victory points."""

    __slots__ = ("cards_left", "height", "own", "rivals", "row_doubt", "tower_doubt", "towers", "view_row")

    def __init__(self, view: Tallinn, seat: int) -> None:
        left = [len(hand) + len(deck) for hand, deck in zip(view.hands, view.decks, strict=True)]
        self.view_row, self.towers = view.rows[seat], view.towers[seat].cards
        self.own, self.height, self.cards_left = row_symbols(self.view_row), tower_height(self.towers), left[seat]
        self.rivals = [
            (row_symbols(view.rows[other]), tower_height(view.towers[other].cards), left[other])
            for other in view.opponents(seat)
        ]
        self.row_doubt = ROW_DOUBT + ROW_DOUBT_PER_CARD * max(left)
        self.tower_doubt = TOWER_DOUBT + TOWER_DOUBT_PER_CARD * max(left)

    def final(self, own: Iterable[int], height: int, cards_left: int) -> float:
        """Estimate what the final scoring brings with these symbols in the row, this tower and so many cards left."""
        own = tuple(own)
        worth = 0.0
        for symbols, rival_height, rival_cards in self.rivals:
            to_come = PER_CARD * (cards_left - rival_cards)
            for mine, theirs in zip(own, symbols, strict=True):
                worth += self._final_contest(mine - theirs + to_come)
            worth += NUMBERS["tower_more"] * chance(height - rival_height, self.tower_doubt)
        return worth

    def _final_contest(self, margin: float) -> float:
        near_lead = NUMBERS["lead"] - 0.5
        paid = chance(margin - near_lead, self.row_doubt) - chance(-margin - near_lead, self.row_doubt)
        return NUMBERS["final_more"] * chance(margin, self.row_doubt) + NUMBERS["lead_payment"] * paid

    def after_half(self, half: str) -> float:
        """Estimate the points to come once this half is laid."""
        own = tuple(map(add, self.own, HALVES[half].symbols))
        worth = self.final(own, self.height, self.cards_left - 1)
        if HALVES[half].coin:
            worth += self._contest(own, FACTIONS.index(HALVES[half].faction))
        return worth - self._spent(card_of(half), min(1.0, (self.cards_left - 1) / 2))

    def _contest(self, own: tuple[int, ...], faction: int) -> float:
        margins = [own[faction] - symbols[faction] - PER_CARD for symbols, _, _ in self.rivals]
        return sum(NUMBERS["contest_more"] * chance(margin, CONTEST_DOUBT) + LEAVE_TO_BUILD for margin in margins)

    def _spent(self, card: str, share: float) -> float:
        """Price the contest that a card can no longer hold later; near the end there is no later."""
        return LATER_CONTEST * share * len(self.rivals) if card in COIN_CARDS else 0.0

    def after_tower(self, choice: str) -> float:
        """Estimate the points to come once this tower, or none, is built."""
        if choice == "none":
            return self.final(self.own, self.height, self.cards_left)
        place, _, card = choice.partition(" ")
        height = tower_height([*self.towers, card])
        if place == "hand":
            return self.final(self.own, height, self.cards_left - 1) - self._spent(card, 1.0)
        half = next(half for half in self.view_row if card_of(half) == card)
        return self.final(map(sub, self.own, HALVES[half].symbols), height, self.cards_left)


def chance(margin: float, doubt: float) -> float:
    """Return the share of a comparison's points to expect: half at a margin of 0, nearly all far above `doubt`."""
    return 1 / (1 + math.exp(-margin / doubt))


def row_symbols(row: Iterable[str]) -> Symbols:
    """Count a row's symbols by faction."""
    merchants, knights, monks = zip(*(HALVES[half].symbols for half in row), strict=True)
    return sum(merchants), sum(knights), sum(monks)


def tower_height(cards: Iterable[str]) -> int:
    """Count the most frequent faction on these tower cards; guess hidden ones."""
    cards = tuple(cards)
    known = [ON_BOTH_HALVES[card] for card in cards if card != HIDDEN]
    return max(map(sum, zip((0, 0, 0), *known, strict=True))) + HIDDEN_HEIGHT * (len(cards) - len(known))
