"""Tallinn: setup, the frame of a round, and how it ends; the chapters in between stand in `games.tallinn.sections`.

The headings are those of the English rulebook. RULES.md lists editions and rulings.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from games.kernel.agenda import section
from games.kernel.ask import Listing
from games.kernel.chance import Chance
from games.kernel.cloning import clone
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from games.kernel.game import Option
from games.kernel.state import HIDDEN, State, Zone
from games.kernel.visibility import fill_zones
from games.tallinn.material import ALL_CARDS, CARDS, ENVOY, NUMBERS, START_CARDS, card_of, in_order
from games.tallinn.sections.chronicles import Chronicles
from games.tallinn.sections.envoy import Envoy
from games.tallinn.sections.phases import Playing, Towers, forget_round
from games.tallinn.sections.refusals import why_not
from games.tallinn.sections.scoring import Final
from games.tallinn.sections.shapes import Gift
from games.tallinn.state import Tallinn

OPTIONS = (
    Option("envoy", ("off", "en", "de"), "off"),
    Option("chronicles", ("off", "on"), "off"),
    Option("towers", ("together", "score"), "together"),
)


class TallinnRules(Playing, Towers, Final, Envoy, Chronicles):
    """Tallinn for two to four players, with its expansions."""

    state_class: ClassVar[type[State]] = Tallinn

    # Game Setup

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Tallinn:
        """Deal a start card to each, shuffle each seat's influence cards and draw three; then the expansions."""
        s = Tallinn(seats=seats, material_id=material_id)
        s.envoy, s.by_score = options.get("envoy", "off"), options.get("towers") == "score"
        starts = chance.shuffle(START_CARDS)
        s.rounds = NUMBERS["rounds"] + (s.envoy != "off")
        s.points = [NUMBERS["start_points"]] * seats
        s.paid = [0] * seats
        s.rows = [[starts[seat]] for seat in range(seats)]
        s.decks = [Zone.of(chance.shuffle(ALL_CARDS if s.envoy == "en" else CARDS)) for _ in range(seats)]
        s.hands = [Zone.of([deck.draw() for _ in range(NUMBERS["hand"])]) for deck in s.decks]
        s.towers = [Zone() for _ in range(seats)]
        forget_round(s)
        for seat in range(seats):
            events.tell("start-card", seat, card=starts[seat])
        self._set_up_expansions(s, options, chance, events)
        return s

    def _set_up_expansions(self, s: Tallinn, options: Mapping[str, str], chance: Chance, events: Events) -> None:
        """Add the Envoy to the hands (DE) or exchange cards (EN); lay out Chronicles before, split decks after it."""
        if s.envoy == "de":
            for hand in s.hands:
                hand.add(ENVOY)
        s.then((self.play_round, 1))
        if options.get("chronicles") == "on":
            self.lay_out(s, chance, events)
            s.then(self.split_decks)
        if s.envoy == "en":
            s.then(self.exchange)

    # Gameplay

    @section
    def play_round(self, s: Tallinn, chance: Chance, events: Events, number: int) -> None:
        """Play a round in its four phases, while anybody has cards."""
        s.round = number
        events.tell("round", number=number)
        s.then(
            self.choose_card,
            self.name_faction,
            self.hold_contests,
            self.call_builders,
            self.draw_card,
            self.score_chronicle,
            self.end_round,
        )

    # 4. Draw a new influence card

    @section
    def draw_card(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Draw exactly one card each; an empty deck is not refilled."""
        for seat, deck in enumerate(s.decks):
            if deck.cards:
                card = deck.draw()
                s.hands[seat].add(card)
                events.whisper("drew", seat, [seat], {"card": card})

    # Game End and Final Scoring

    @section
    def end_round(self, s: Tallinn, chance: Chance, events: Events) -> None:
        """Go on while anybody holds a card, else score."""
        if any(hand.cards for hand in s.hands):
            s.then((self.play_round, s.round + 1))
        else:
            s.then(self.send_envoys, self.send_tied_envoys, self.reveal_towers, self.final_scoring)

    # Conservation, sampled worlds, refusals

    def supply(self, state: Tallinn) -> Mapping[str, list[str]]:
        """Give each seat its own ten influence cards, and the Envoy where it is played."""
        cards = CARDS if state.envoy == "off" else ALL_CARDS
        return {f"influence:{seat}": list(cards) for seat in range(state.seats)}

    def placed(self, state: Tallinn) -> Mapping[str, list[str]]:
        """Find the cards that lie in the rows or were given up."""
        gone = state.gone or [[]] * state.seats
        shown = [row[1:] + given for row, given in zip(state.rows, gone, strict=True)]
        return {f"influence:{seat}": [card_of(half) for half in halves] for seat, halves in enumerate(shown)}

    def fits(self, world: Tallinn, seen: Tallinn) -> bool:
        """Reject a world in which the German Envoy lies in a draw pile, as it begins the game in the hand."""
        return world.envoy != "de" or not any(ENVOY in deck.cards for deck in world.decks)

    def imagine(self, seen: Tallinn, rng: random.Random) -> Tallinn:
        """Deal what is hidden; an unseen German Envoy lies in the hand or in a tower built from it."""
        return fill_zones(self, self._with_envoys(seen, rng) if seen.envoy == "de" else seen, rng)

    def _with_envoys(self, seen: Tallinn, rng: random.Random) -> Tallinn:
        world, placed = clone(seen), self.placed(seen)
        for seat in range(seen.seats):
            zones = (world.hands[seat], world.towers[seat])
            if ENVOY in placed[f"influence:{seat}"] or any(ENVOY in zone.cards for zone in zones):
                continue
            places = [(zone, at) for zone in zones for at, card in enumerate(zone.cards) if card == HIDDEN]
            zone, at = rng.choice(places)
            zone.cards[at] = ENVOY
        return world

    def lists(self, seen: Tallinn, seat: int) -> Mapping[str, Listing]:
        """List what to build a tower from, of the cards that a seat has now: none is always offered."""
        hand = in_order(seen.hands[seat].cards)
        row = in_order({*hand, *(card_of(half) for half in seen.rows[seat] if half not in START_CARDS)})
        items = ("none", *(f"row {card}" for card in row), *(f"hand {card}" for card in hand))
        return {"tower": Listing(("build_tower",), items)}

    def why_not(self, seen: Tallinn, seat: int, choice: str) -> NotOffered:
        """Say which rule refuses this choice."""
        return why_not(seen, seat, choice)

    def warning(self, seen: Tallinn, seat: int, choice: str) -> str | None:
        """Warn a player who gives up more cards for a Chronicle than it needs."""
        ask = self.asked(seen).get(seat)
        shape = ask.shape if ask else None
        return "warning-more-than-needed" if isinstance(shape, Gift) and shape.spares(choice) else None
