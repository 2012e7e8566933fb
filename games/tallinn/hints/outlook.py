"""What a seat of Tallinn can expect, from its view: the estimates behind the hints, in victory points.

Final scoring is estimated from the rows and towers as they lie now, a comparison with the chance to win it (`chances`).
The constants were found by playing matches of 800 games between candidates; they are symbols or points, for one
opponent.
"""

from __future__ import annotations

from functools import lru_cache

from games.kernel.ask import picked_items
from games.kernel.state import HIDDEN
from games.tallinn.hints.chances import LEAVE_TO_BUILD, Part, Parts, contest_worth, row_worth, step_pay, tower_worth
from games.tallinn.material import ENVOY, FACTIONS, NUMBERS, Material, Symbols, added, card_of
from games.tallinn.state import Tallinn

HIDDEN_HEIGHT = 3
"""What a hidden tower card is taken for."""
LATER_CONTEST = 1.8
"""What a card that can start a contest is worth in hand: it can wait for a better moment."""
LAST_CARDS = 2
"""With so few cards left, it is worked out what tower a contest allows; before, it counts `LEAVE_TO_BUILD`."""
FUTURE_CONTEST = 1.1
"""What a contest to come brings on average, for `evaluate`."""
CACHE_SIZE = 1_000
"""Rows, and towers, whose symbols are remembered."""


class Outlook:
    """What one seat can expect; all worths are in victory points."""

    __slots__ = (
        "cards_left",
        "envoy",
        "height",
        "influence",
        "material",
        "most_left",
        "own",
        "rivals",
        "seat",
        "towers",
        "view",
    )

    def __init__(self, view: Tallinn, seat: int) -> None:
        shown = self.material = view.material
        left = [len(hand.cards) + len(deck.cards) for hand, deck in zip(view.hands, view.decks, strict=True)]
        row, self.towers = tuple(view.rows[seat]), tuple(view.towers[seat].cards)
        self.view, self.seat, self.cards_left, self.most_left = view, seat, left[seat], max(left)
        self.own, self.envoy = row_symbols(shown, row), shown.envoy_half in row
        self.influence = minus(self.own, shown.halves[row[0]].symbols)
        self.height = tower_height(shown, self.towers)
        self.rivals = [(*_rival(view, other), left[other]) for other in view.opponents(seat)]

    def now(self) -> float:
        """Estimate the points to come in the final scoring and from Chronicles."""
        return total(self.as_it_lies())

    def as_it_lies(self) -> Parts:
        """Estimate the same in parts."""
        final = self.final(with_envoy(self.own, self.envoy), self.height, self.cards_left)
        return [*final, ("chronicles", self.chronicles(self.influence))]

    def final(self, own: Symbols, height: int, cards_left: int) -> Parts:
        """Estimate what the final scoring brings with these symbols in the row, this tower and so many cards left."""
        parts: Parts = []
        most, (merchants, knights, monks) = self.most_left, own
        for _, symbols, rival_height, rival_cards in self.rivals:
            ahead = cards_left - rival_cards
            parts += (
                row_worth(merchants - symbols[0], ahead, most),
                row_worth(knights - symbols[1], ahead, most),
                row_worth(monks - symbols[2], ahead, most),
                tower_worth(height - rival_height, most),
            )
        return parts

    def chronicles(self, influence: Symbols, laid: int = 0) -> float:
        """Estimate what the Chronicles yet to be scored bring; `laid` cards are laid and not yet replaced.

        A Chronicle for which cards are given up counts nothing: on average it pays no more than the cards are worth.
        """
        view, worth, done = self.view, 0.0, len(self.view.chronicle_gains)
        if done == len(view.chronicles):
            return worth
        first, second = view.stacks(self.seat)
        for level, card in list(enumerate(view.chronicles, 1))[done:]:
            chronicle = self.material.chronicles[card]
            if chronicle.kind == "have":
                to_come = max(0, first + (second if level > 1 else 0) - laid)
                worth += view.seats * step_pay(chronicle, level, influence, to_come)
        return worth

    def after_half(self, half: str) -> Parts:
        """Estimate the points to come once this half is laid."""
        shown = self.material.halves[half]
        own = plus(self.own, shown.symbols)
        late = with_envoy(own, self.envoy or half == self.material.envoy_half)
        worth = self.final(late, self.height, self.cards_left - 1)
        if self.view.chronicles:
            influence = plus(self.influence, shown.symbols)
            worth.append(("chronicles", self.chronicles(influence, laid=1)))
        if shown.coin:
            worth.append(("contest", self._contest(own, FACTIONS.index(shown.faction), 0)))
        elif shown.envoys:
            best = max(self._contest(own, faction, shown.envoys) for faction in range(len(FACTIONS)))
            worth.append(("contest", best))
        if shown.coin or shown.envoys:
            worth.append(self._leave_to_build(half, own))
        lost = self._lost_contest(card_of(half), min(1.0, (self.cards_left - 1) / 2))
        return [*worth, ("later", -lost)]

    def _contest(self, own: Symbols, faction: int, envoys: int) -> float:
        """Estimate what a contest brings; opponents may lay a symbol of the faction at the same moment."""
        mine = own[faction] + envoys
        return sum([contest_worth(mine - symbols[faction]) for symbols, *_ in self.rivals])

    def _leave_to_build(self, half: str, own: Symbols) -> Part:
        """Estimate what it is worth that the contest of this half allows a tower."""
        if self.cards_left <= LAST_CARDS:
            return "tower", self._last_tower(half, own)
        return "build", LEAVE_TO_BUILD * len(self.rivals)

    def _last_tower(self, half: str, own: Symbols) -> float:
        """Estimate what the best tower from the row, or none, brings once this half is laid."""
        shown, left = self.material, self.cards_left - 1
        late, laid = self.envoy or half == shown.envoy_half, [*self.view.rows[self.seat][1:], half]
        worths = [total(self.final(with_envoy(own, late), self.height, left))]
        for built in laid:
            card, symbols = card_of(built), minus(own, shown.halves[built].symbols)
            height = tower_height(shown, (*self.towers, card))
            worths.append(total(self.final(with_envoy(symbols, late and card != ENVOY), height, left)))
        return max(worths) - worths[0]

    def _lost_contest(self, card: str, share: float) -> float:
        """Estimate what is lost when this card cannot start a contest any more; near the end that is nothing."""
        return LATER_CONTEST * share * len(self.rivals) if card in self.material.contest_cards else 0.0

    def after_tower(self, choice: str) -> Parts:
        """Estimate the points to come once this tower, or none, is built."""
        if choice == "none":
            return self.as_it_lies()
        place, _, card = choice.partition(" ")
        height = tower_height(self.material, (*self.towers, card))
        if place == "hand":
            final = self.final(with_envoy(self.own, self.envoy), height, self.cards_left - 1)
            chronicles = self.chronicles(self.influence)
            return [*final, ("chronicles", chronicles), ("later", -self._lost_contest(card, 1.0))]
        return self._without({card}, height)

    def after_gift(self, choice: str) -> Parts:
        """Estimate the points to come once these cards are given up for the Chronicle that is scored now."""
        level = len(self.view.chronicle_gains)
        pay = self.view.chronicle(level).steps(level)[0].times * self.view.seats
        cards = set(picked_items(choice))
        return [*self._without(cards, self.height), ("points", pay if cards else 0)]

    def _without(self, cards: set[str], height: int) -> Parts:
        """Estimate the points to come without these cards of the row."""
        taken = tuple([half for half in self.view.rows[self.seat][1:] if card_of(half) in cards])
        symbols = row_symbols(self.material, taken)
        late = with_envoy(minus(self.own, symbols), self.envoy and ENVOY not in cards)
        left = minus(self.influence, symbols)
        return [*self.final(late, height, self.cards_left), ("chronicles", self.chronicles(left))]

    def of_named_faction(self, faction: str) -> Parts:
        """Count exactly what the Envoy's contest brings for this faction."""
        at = FACTIONS.index(faction)
        margins = [self.own[at] + NUMBERS["envoy_symbols"] - symbols[at] for symbols, *_ in self.rivals]
        points = sum(NUMBERS["contest_more"] * (m > 0) + NUMBERS["contest_tie"] * (m == 0) for m in margins)
        return [("contest", points)]

    def of_envoys(self, faction: str) -> Parts:
        """Estimate the final scoring with the envoy symbols added to this faction."""
        merchants, knights, monks = [NUMBERS["envoy_symbols"] * (faction == name) for name in FACTIONS]
        return self.final(plus(self.own, (merchants, knights, monks)), self.height, self.cards_left)


def total(parts: Parts) -> float:
    """Add up worths."""
    return sum([worth for _, worth in parts])


def _rival(view: Tallinn, seat: int) -> tuple[Symbols, Symbols, int]:
    """Return an opponent's symbols now and at the end, and the height of its towers."""
    row, shown = tuple(view.rows[seat]), view.material
    symbols = row_symbols(shown, row)
    return symbols, with_envoy(symbols, shown.envoy_half in row), tower_height(shown, tuple(view.towers[seat].cards))


def plus(one: Symbols, other: Symbols) -> Symbols:
    """Add symbols by faction."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Symbols, other: Symbols) -> Symbols:
    """Take symbols away by faction."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def with_envoy(symbols: Symbols, envoy: bool) -> Symbols:
    """Add the envoy symbols to the smallest faction, as at the end, if they are in the row."""
    if not envoy:
        return symbols
    late = list(symbols)
    late[symbols.index(min(symbols))] += NUMBERS["envoy_symbols"]
    merchants, knights, monks = late
    return merchants, knights, monks


@lru_cache(CACHE_SIZE)
def row_symbols(material: Material, row: tuple[str, ...]) -> Symbols:
    """Count a row's symbols by faction."""
    return added(material.halves[half].symbols for half in row)


@lru_cache(CACHE_SIZE)
def tower_height(material: Material, cards: tuple[str, ...]) -> int:
    """Count the most frequent faction on these tower cards; guess hidden ones."""
    known = [material.whole_cards[card] for card in cards if card != HIDDEN]
    return max(with_envoy(added(known), ENVOY in cards)) + HIDDEN_HEIGHT * (len(cards) - len(known))
