"""The card piles: looking at several cards and keeping one."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import in_order
from games.ulm.sections.supplies import draw_card, fill_deck
from games.ulm.state import Ulm


class Piles(Rules[Ulm]):
    """Keep one of the cards that were looked at."""

    def _cards_looked_at(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask the active seat which of the cards it keeps."""
        return {s.turn: OneOf(tuple(in_order(s.looked.cards)))} if s.looked.cards else {}

    @asks(_cards_looked_at)
    def choose_card(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Keep one card; the others go face up to the discard pile."""
        card = s.looked.take(given[s.turn])
        s.hands[s.turn].add(card)
        rest = in_order(s.looked.cards)
        s.looked = Zone()
        s.discard += rest
        events.whisper("kept-card", s.turn, [s.turn], {"card": card}, rest=", ".join(rest))


def look_at_cards(s: Ulm, chance: Chance, events: Events, most: int) -> None:
    """Look at up to so many top cards, of which one is kept; a single one is taken at once."""
    if not fill_deck(s, chance):
        return
    most = min(most, len(s.deck))
    if most == 1:
        draw_card(s, chance, events)
        return
    for _ in range(most):
        s.looked.add(s.deck.draw(), 1 << s.turn)
    cards = ", ".join(in_order(s.looked.cards))
    events.whisper("saw-cards", s.turn, [s.turn], {"cards": cards}, count=len(s.looked))
    s.then(Piles.choose_card)
