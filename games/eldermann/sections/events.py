"""2. Ereignisphase: the arrow of the disc, and what it brings."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import CITIES, GOODS, OUTPORT
from games.eldermann.sections.attacks import is_prey, right_neighbour
from games.eldermann.sections.combat import Combat
from games.eldermann.sections.disc import next_order, turn_arrow
from games.eldermann.sections.ending import crown, end_unelected
from games.eldermann.sections.ledger import deck_of, deliver, lay_order, missing_for
from games.eldermann.state import KONTOR, Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events


class EventPhase(Rules[Eldermann]):
    """Carry out the sector under the arrow."""

    def _navigator(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask a navigator, also after no cards (B4)."""
        return {s.active: OneOf(("stay", "turn"))} if s.roles[s.active] == "navigator" else {}

    @asks(_navigator)
    def navigate(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Turn the arrow one sector further, or leave it."""
        if given[s.active] == "turn":
            turn_arrow(s, 1)
            events.tell("navigated", s.active)

    @section
    def resolve_event(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Carry out the sector; with no cards laid it is the same one again (B3)."""
        s.event = s.arrow
        kind, *what = s.material.sectors[s.arrow]
        if kind == "order":
            _draw_order(s, chance, events, what[0])
        elif kind == "storm":
            _slow(s, events, int(what[0]))
        elif kind == "goods":
            for good in what:
                _bring(s, events, good)
        elif is_prey(s):
            s.then((Combat.fight_pirates, int(what[0]), right_neighbour(s), 0))
        else:
            events.tell("pirates-passed", s.active, strength=int(what[0]))

    @section
    def deliver_grand(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Bring a good to the Grand Kontor in every own event phase."""
        if s.levels[s.active][KONTOR] == 2:
            deliver(s, events, s.active)
            crown(s, events)

    # Besondere Regeln: too few orders at the start of a round

    @section
    def refill_orders(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Lay one order of the next colour on the disc if fewer are open than there are players (B11)."""
        if s.open_orders < s.seats:
            _draw_order(s, chance, events, next_order(s))


def _draw_order(s: Eldermann, chance: Chance, events: Events, good: str) -> None:
    """Lay an order of this colour; with none left the game is over (G6)."""
    deck = deck_of(s, good)
    if deck:
        lay_order(s, chance, events, deck)
    else:
        end_unelected(s, events, "empty")


def _slow(s: Eldermann, events: Events, strength: int) -> None:
    """Slow the ship in a storm; a captain loses one less, which never harms, so nobody is asked (B5)."""
    loss = min(s.movement, max(0, strength - s.material.softens * (s.roles[s.active] == "captain")))
    s.movement -= loss
    events.tell("storm", s.active, loss=loss, moves=s.movement)


def _bring(s: Eldermann, events: Events, good: str) -> None:
    """Bring a good to the harbour of its colour; in a full one, or without supply, it is lost (B8)."""
    city, missing = OUTPORT[good], missing_for(s, good)
    if missing:
        events.tell("goods-lapsed", good=good, city=CITIES[city].key, missing=missing)
    else:
        s.supply[GOODS.index(good)] -= 1
        s.harbour[city].append(good)
        events.tell("goods-came", good=good, city=CITIES[city].key)
