"""What a seat of Tallinn can expect, from its view: the estimates behind the hints, in victory points.

Final scoring is estimated from the rows and towers as they lie now. A comparison that is still to come counts with
the chance to win it, and that chance is the nearer to one half, the more cards are left. The constants were found by
playing matches of 800 games between candidates; they are symbols or points, for one opponent.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from operator import add, sub

from games.kernel.ask import picked_items
from games.kernel.state import HIDDEN
from games.tallinn.material import (
    ENVOY,
    FACTIONS,
    NUMBERS,
    Material,
    Step,
    Symbols,
    added,
    card_of,
)
from games.tallinn.state import Tallinn

PER_CARD = 0.7
"""Symbols of one faction that a card yet to be played brings."""
HIDDEN_HEIGHT = 3
"""What a hidden tower card is taken for."""
CONTEST_DOUBT = 0.6
"""How far opponents, who lay a card at the same moment, may move a contest."""
ROW_DOUBT, ROW_DOUBT_PER_CARD = 0.2, 0.25
TOWER_DOUBT, TOWER_DOUBT_PER_CARD = 0.8, 0.3
LATER_CONTEST = 1.8
"""What a card that can start a contest is worth in hand: it can wait for a better moment."""
LEAVE_TO_BUILD = 0.5
"""What it is worth that a contest allows a tower."""
FUTURE_CONTEST = 1.1
"""What a contest to come brings on average, for `evaluate`."""
PURSUED = 1.0
"""Symbols that a card brings towards a Chronicle that is pursued."""
STEP_DOUBT, STEP_DOUBT_PER_CARD = 0.15, 0.15


Parts = list[tuple[str, float]]
"""Named worths, a name perhaps more than once; they are added in their order, so that equal choices stay equal."""


class Outlook:
    """What one seat can expect; all worths are in victory points."""

    __slots__ = (
        "cards_left",
        "envoy",
        "height",
        "material",
        "own",
        "rivals",
        "row_doubt",
        "seat",
        "tower_doubt",
        "towers",
        "view",
    )

    def __init__(self, view: Tallinn, seat: int) -> None:
        shown = self.material = view.material
        left = [len(hand) + len(deck) for hand, deck in zip(view.hands, view.decks, strict=True)]
        self.view, self.seat, self.towers = view, seat, view.towers[seat].cards
        self.own, self.envoy = row_symbols(shown, view.rows[seat]), shown.envoy_half in view.rows[seat]
        self.height, self.cards_left = tower_height(shown, self.towers), left[seat]
        self.rivals = [(*_rival(view, other), left[other]) for other in view.opponents(seat)]
        self.row_doubt = ROW_DOUBT + ROW_DOUBT_PER_CARD * max(left)
        self.tower_doubt = TOWER_DOUBT + TOWER_DOUBT_PER_CARD * max(left)

    def now(self) -> float:
        """Estimate the points to come in the final scoring and from Chronicles."""
        return total(self.as_it_lies())

    def as_it_lies(self) -> Parts:
        """Estimate the same in parts."""
        final = self.final(with_envoy(self.own, self.envoy), self.height, self.cards_left)
        return [*final, ("chronicles", self.chronicles(self.view.influence(self.seat)))]

    def final(self, own: Iterable[int], height: int, cards_left: int) -> Parts:
        """Estimate what the final scoring brings with these symbols in the row, this tower and so many cards left."""
        own = tuple(own)
        parts: Parts = []
        for _, symbols, rival_height, rival_cards in self.rivals:
            to_come = PER_CARD * (cards_left - rival_cards)
            for mine, theirs in zip(own, symbols, strict=True):
                parts.append(("rows", self._final_contest(mine - theirs + to_come)))
            parts.append(("tower", NUMBERS["tower_more"] * chance(height - rival_height, self.tower_doubt)))
        return parts

    def _final_contest(self, margin: float) -> float:
        near_lead = NUMBERS["lead"] - 0.5
        paid = chance(margin - near_lead, self.row_doubt) - chance(-margin - near_lead, self.row_doubt)
        return NUMBERS["final_more"] * chance(margin, self.row_doubt) + NUMBERS["lead_payment"] * paid

    def chronicles(self, influence: Symbols, laid: int = 0) -> float:
        """Estimate what the Chronicles yet to be scored bring; `laid` cards are laid and not yet replaced.

        A Chronicle for which cards are given up counts nothing: on average it pays no more than the cards are worth.
        """
        view, worth, done = self.view, 0.0, len(self.view.chronicle_gains)
        first, second = view.stacks(self.seat)
        for level, card in list(enumerate(view.chronicles, 1))[done:]:
            chronicle = self.material.chronicles[card]
            if chronicle.kind == "have":
                to_come = max(0, first + (second if level > 1 else 0) - laid)
                worth += view.seats * step_pay(chronicle.steps(level), influence, to_come)
        return worth

    def after_half(self, half: str) -> Parts:
        """Estimate the points to come once this half is laid."""
        shown = self.material.halves[half]
        own = plus(self.own, shown.symbols)
        late = with_envoy(own, self.envoy or half == self.material.envoy_half)
        worth = self.final(late, self.height, self.cards_left - 1)
        if self.view.chronicles:
            influence = plus(self.view.influence(self.seat), shown.symbols)
            worth.append(("chronicles", self.chronicles(influence, laid=1)))
        if shown.coin:
            worth.append(("contest", self._contest(own, FACTIONS.index(shown.faction), 0)))
        elif shown.envoys:
            best = max(self._contest(own, faction, shown.envoys) for faction in range(len(FACTIONS)))
            worth.append(("contest", best))
        lost = self._lost_contest(card_of(half), min(1.0, (self.cards_left - 1) / 2))
        return [*worth, ("later", -lost)]

    def _contest(self, own: Symbols, faction: int, envoys: int) -> float:
        margins = [own[faction] + envoys - symbols[faction] - PER_CARD for symbols, *_ in self.rivals]
        return sum(NUMBERS["contest_more"] * chance(margin, CONTEST_DOUBT) + LEAVE_TO_BUILD for margin in margins)

    def _lost_contest(self, card: str, share: float) -> float:
        """Estimate what is lost when this card cannot start a contest any more; near the end that is nothing."""
        return LATER_CONTEST * share * len(self.rivals) if card in self.material.contest_cards else 0.0

    def after_tower(self, choice: str) -> Parts:
        """Estimate the points to come once this tower, or none, is built."""
        if choice == "none":
            return self.as_it_lies()
        place, _, card = choice.partition(" ")
        height = tower_height(self.material, [*self.towers, card])
        if place == "hand":
            late, influence = with_envoy(self.own, self.envoy), self.view.influence(self.seat)
            final = self.final(late, height, self.cards_left - 1)
            return [*final, ("chronicles", self.chronicles(influence)), ("later", -self._lost_contest(card, 1.0))]
        return self._without({card}, height)

    def after_gift(self, choice: str) -> Parts:
        """Estimate the points to come once these cards are given up for the Chronicle that is scored now."""
        level = len(self.view.chronicle_gains)
        pay = self.view.chronicle(level).steps(level)[0].times * self.view.seats
        cards = set(picked_items(choice))
        return [*self._without(cards, self.height), ("points", pay if cards else 0)]

    def _without(self, cards: set[str], height: int) -> Parts:
        """Estimate the points to come without these cards of the row."""
        taken = [half for half in self.view.rows[self.seat][1:] if card_of(half) in cards]
        symbols = row_symbols(self.material, taken)
        late = with_envoy(minus(self.own, symbols), self.envoy and ENVOY not in cards)
        left = minus(self.view.influence(self.seat), symbols)
        return [*self.final(late, height, self.cards_left), ("chronicles", self.chronicles(left))]

    def of_named_faction(self, faction: str) -> Parts:
        """Count exactly what the Envoy's contest brings for this faction."""
        at = FACTIONS.index(faction)
        margins = [self.own[at] + NUMBERS["envoy_symbols"] - symbols[at] for symbols, *_ in self.rivals]
        points = sum(NUMBERS["contest_more"] * (m > 0) + NUMBERS["contest_tie"] * (m == 0) for m in margins)
        return [("contest", points)]

    def of_envoys(self, faction: str) -> Parts:
        """Estimate the final scoring with the envoy symbols added to this faction."""
        bonus = [NUMBERS["envoy_symbols"] * (faction == name) for name in FACTIONS]
        return self.final(map(add, self.own, bonus), self.height, self.cards_left)


def total(parts: Parts) -> float:
    """Add up worths."""
    return sum([worth for _, worth in parts])


def _rival(view: Tallinn, seat: int) -> tuple[Symbols, Symbols, int]:
    """Return an opponent's symbols now and at the end, and the height of its towers."""
    row, shown = view.rows[seat], view.material
    symbols = row_symbols(shown, row)
    return symbols, with_envoy(symbols, shown.envoy_half in row), tower_height(shown, view.towers[seat].cards)


def chance(margin: float, doubt: float) -> float:
    """Return the chance to win a comparison: one half at a margin of 0, nearly 1 at a margin far above `doubt`."""
    return 1 / (1 + math.exp(-margin / doubt))


def step_pay(steps: Iterable[Step], influence: Symbols, to_come: int) -> float:
    """Estimate how often the number of players a Chronicle pays with so many cards still to come."""
    pay, before = 0.0, 0
    for step in steps:
        missing = sum(max(0, need - have) for need, have in zip(step.need, influence, strict=True))
        margin = 0.5 - missing + PURSUED * to_come
        pay += (step.times - before) * chance(margin, STEP_DOUBT + STEP_DOUBT_PER_CARD * to_come)
        before = step.times
    return pay


def plus(one: Symbols, other: Symbols) -> Symbols:
    """Add symbols by faction."""
    merchants, knights, monks = map(add, one, other)
    return merchants, knights, monks


def minus(one: Symbols, other: Symbols) -> Symbols:
    """Take symbols away by faction."""
    merchants, knights, monks = map(sub, one, other)
    return merchants, knights, monks


def with_envoy(symbols: Symbols, envoy: bool) -> Symbols:
    """Add the envoy symbols to the smallest faction, as at the end, if they are in the row."""
    if not envoy:
        return symbols
    late = list(symbols)
    late[symbols.index(min(symbols))] += NUMBERS["envoy_symbols"]
    merchants, knights, monks = late
    return merchants, knights, monks


def row_symbols(material: Material, row: Iterable[str]) -> Symbols:
    """Count a row's symbols by faction."""
    return added(material.halves[half].symbols for half in row)


def tower_height(material: Material, cards: Iterable[str]) -> int:
    """Count the most frequent faction on these tower cards; guess hidden ones."""
    cards = tuple(cards)
    known = [material.whole_cards[card] for card in cards if card != HIDDEN]
    return max(with_envoy(added(known), ENVOY in cards)) + HIDDEN_HEIGHT * (len(cards) - len(known))
