"""5. Bauphase: a Spelunke card, a building, standing orders; and how the turn ends."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.ledger import BUILT, change_points, give_back, return_order, unload
from games.eldermann.material import BUILDINGS, GOODS, NUMBERS, ROGUES, TILE_OF, TILES
from games.eldermann.sections.sailing import Sailing
from games.eldermann.state import DEN, Eldermann
from games.kernel.agenda import Given, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events

STACKS = (1, 2)
RAID_STANCES = ("ask", "stronger", "never")
ROGUE_STANCES = ("ask", "leader", "never")


class Building(Sailing):
    """Build from anywhere, hire from the Spelunke, give standing orders."""

    def works(self, s: Eldermann, seat: int) -> list[str]:
        """List what can be built and hired now."""
        return self._hires(s, seat) + self._buildings(s, seat)

    # Spelunke

    def _hires(self, s: Eldermann, seat: int) -> list[str]:
        """List the stacks with cards, for Taler or, with `name`, for reputation; one card a turn (E6)."""
        if not s.levels[seat][DEN] or s.bought_card:
            return []
        stacks = [stack for stack in STACKS if (s.den1, s.den2)[stack - 1].cards]
        paid = [f"hire {stack}" for stack in stacks if s.taler[seat] >= stack]
        return paid + [f"hire {stack} name" for stack in stacks if s.points[seat] >= stack]

    def _hire(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Pay the number of the stack in Taler or in reputation, draw blind (E12, E13)."""
        seat, stack = s.active, int(what[0])
        if what.endswith("name"):
            change_points(s, events, seat, -stack)
        else:
            s.taler[seat] -= stack
        s.bought_card = True
        den = (s.den1, s.den2)[stack - 1]
        card = den.take(chance.pick(den.cards))
        s.hand_of(seat, card).add(card)
        events.whisper("hired-name" if what.endswith("name") else "hired", seat, [seat], {"card": card}, stack=stack)
        s.then(self.discard)

    def _fourth(self, s: Eldermann) -> Mapping[int, OneOf]:
        """Ask who holds a fourth card which goes back."""
        seat = s.active
        over = s.cards_held(seat) > NUMBERS["hand_limit"]
        return {seat: OneOf(tuple(dict.fromkeys(s.rogues_of(seat))))} if over else {}

    @asks(_fourth, phase=False)
    def discard(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Shuffle a card back into the stack of its number."""
        seat, card = s.active, given[s.active]
        s.hand_of(seat, card).take(card)
        self._shelve(s, card)
        events.whisper("discarded", seat, [seat], {}, stack=ROGUES[card].stack)

    def _shelve(self, s: Eldermann, card: str) -> None:
        """Return a card to its stack; cards are drawn at random, so this shuffles it in."""
        (s.den1 if ROGUES[card].stack == 1 else s.den2).add(card)

    # Buildings

    def _buildings(self, s: Eldermann, seat: int) -> list[str]:
        """List what can be built for Taler and a permit; an upgrade also costs a good (F24, F25)."""
        taler = s.taler[seat]
        if taler < NUMBERS["build_price"] or (s.options["permits"] != "off" and not s.permits(seat)):
            return []
        goods = bool(s.kontor[seat] or s.hold[seat] or s.booty[seat])
        found = []
        for place, level in enumerate(s.levels[seat]):
            names = BUILDINGS[TILES[place]]
            if level + 1 < len(names) and (level == 0 or (goods and taler >= NUMBERS["upgrade_price"])):
                found.append(names[level + 1])
        return found

    def work(self, s: Eldermann, chance: Chance, events: Events, verb: str, what: str) -> None:
        """Carry out a choice of this phase; after building the turn is over."""
        if verb == "hire":
            self._hire(s, chance, events, what)
        elif verb == "stance":
            s.then(self.stance)
        elif TILE_OF[verb][1] == 1:
            self._build(s, events, verb)
        elif len(goods := self._goods_to_pay(s)) == 1:
            self._upgrade(s, events, verb, goods[0])
        else:
            s.then((self.pay_good, verb))

    def _goods_to_pay(self, s: Eldermann) -> tuple[str, ...]:
        """List the goods of any kind on the ship and in the Kontor."""
        aboard = [f"{good} ship" for good in GOODS if good in s.cargo(s.active)]
        return (*aboard, *[f"{good} kontor" for good in GOODS if good in s.kontor[s.active]])

    def _payable(self, s: Eldermann, building: str) -> Mapping[int, OneOf]:
        return {s.active: OneOf(self._goods_to_pay(s))}

    @asks(_payable, phase=False)
    def pay_good(self, s: Eldermann, chance: Chance, events: Events, given: Given, building: str) -> None:
        """Pay a good and upgrade; where there is but one to pay with, nobody is asked."""
        self._upgrade(s, events, building, given[s.active])

    def _upgrade(self, s: Eldermann, events: Events, building: str, paid: str) -> None:
        good, place = paid.split()
        if place == "ship":
            unload(s, s.active, good)
        else:
            s.kontor[s.active].remove(good)
        give_back(s, good)
        self._build(s, events, building)

    def _build(self, s: Eldermann, events: Events, building: str) -> None:
        """Pay Taler and a permit; a filled order goes back into its deck for it."""
        seat, (tile, level) = s.active, TILE_OF[building]
        s.taler[seat] -= NUMBERS["build_price" if level == 1 else "upgrade_price"]
        if s.options["permits"] != "off":
            if s.laurels[seat]:
                s.laurels[seat] -= 1
            else:
                return_order(s, s.trophies[seat].pop(0))
        s.levels[seat][TILES.index(tile)] = level
        s.tally[seat][BUILT] += 1
        events.tell("built", seat, building=building)

    # Standing orders

    def _stances(self, s: Eldermann) -> Mapping[int, OneOf]:
        raids = [f"raids {stance}" for stance in RAID_STANCES if stance != s.raid_stance[s.active]]
        cards = [f"cards {stance}" for stance in ROGUE_STANCES if stance != s.rogue_stance[s.active]]
        return {s.active: OneOf((*raids, *cards, "back"))}

    @asks(_stances, phase=False)
    def stance(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set a standing order, openly: who is asked must follow from public facts."""
        kind, _, stance = given[s.active].partition(" ")
        if stance:
            (s.raid_stance if kind == "raids" else s.rogue_stance)[s.active] = stance
            events.tell(f"stance-{kind}", s.active, stance=stance)

    # The end of a turn

    @section
    def end_turn(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Shelve played Spelunke cards, rest sailing cards by option (B1), and go on to the left."""
        for card in s.spent:
            self._shelve(s, card)
        s.spent = []
        how = s.options["sailing"]
        if how == "blocked":
            s.rested[s.active] = list(s.laid)
        elif how == "discard":
            s.rested[s.active] = s.rested[s.active] + s.laid if s.laid else []
        s.agenda.append(["play_turn", (s.active + 1) % s.seats])
