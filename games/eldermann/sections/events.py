"""2. Ereignisphase: what the disc brings."""

from __future__ import annotations

from games.eldermann.ledger import deck_of, deliver, lay_order
from games.eldermann.material import CITIES, GOODS, NUMBERS, OUTPORT, SECTORS
from games.eldermann.sections.combat import Combat
from games.eldermann.state import KONTOR, Eldermann
from games.kernel.agenda import section
from games.kernel.chance import Chance
from games.kernel.events import Events


class Disc(Combat):
    """Carry out the sector under the arrow."""

    @section
    def resolve_event(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Carry out the sector; with no cards laid it is the same one again (B3)."""
        s.event = s.arrow
        kind, *what = SECTORS[s.arrow]
        if kind == "order":
            self.draw_order(s, chance, events, what[0])
        elif kind == "storm":
            self._storm(s, events, int(what[0]))
        elif kind == "goods":
            for good in what:
                self._goods(s, events, good)
        else:
            self._pirates(s, events, int(what[0]))

    def draw_order(self, s: Eldermann, chance: Chance, events: Events, good: str) -> None:
        """Lay an order of this colour; with none left the game is over (G6)."""
        deck = deck_of(s, good)
        if deck:
            lay_order(s, chance, events, deck)
        else:
            self.end_unelected(s, events, "empty")

    def _storm(self, s: Eldermann, events: Events, strength: int) -> None:
        """Slow the ship; a captain loses one less, which never harms, so nobody is asked (B5)."""
        loss = strength - NUMBERS["captain_softens"] * (s.roles[s.active] == "captain")
        s.movement = max(0, s.movement - loss)
        events.tell("storm", s.active, loss=loss, moves=s.movement)

    def _goods(self, s: Eldermann, events: Events, good: str) -> None:
        """Bring a good to the harbour of its colour; in a full one, or without supply, it is lost (B8)."""
        city = OUTPORT[good]
        if len(s.harbour[city]) < NUMBERS["harbour_goods"] and s.supply[GOODS.index(good)]:
            s.supply[GOODS.index(good)] -= 1
            s.harbour[city].append(good)
            events.tell("goods-came", good=good, city=CITIES[city].key)
        else:
            events.tell("goods-lapsed", good=good, city=CITIES[city].key)

    def _pirates(self, s: Eldermann, events: Events, strength: int) -> None:
        if self.prey(s):
            s.then((self.fight_pirates, strength, self.right_of(s), 0))
        else:
            events.tell("pirates-passed", s.active, strength=strength)

    @section
    def deliver_grand(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Bring a good to the Grand Kontor in every own event phase."""
        if s.levels[s.active][KONTOR] == 2:
            deliver(s, events, s.active)
            self.crown(s, events)

    # Besondere Regeln: too few orders at the start of a round

    @section
    def refill_orders(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Lay one order of the next colour on the disc if fewer are open than there are players (B11)."""
        if s.open_orders < s.seats:
            ahead = (SECTORS[(s.arrow + step) % len(SECTORS)] for step in range(len(SECTORS)))
            self.draw_order(s, chance, events, next(good for kind, good, *_ in ahead if kind == "order"))
