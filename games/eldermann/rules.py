"""Eldermann: set-up, the frame of a turn, upgrades of old tables; the phases stand in `games.eldermann.sections`.

The headings are those of the German rulebook. RULES.md lists sections, rulings and house data.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from games.eldermann.material import (
    CITIES,
    CITY,
    DECKS,
    FOUR_ROLES,
    GOODS,
    HOMES,
    MATERIALS,
    NUMBERS,
    ORDERS,
    ROGUES,
    ROLES,
    TILES,
)
from games.eldermann.sections.combat import Combat
from games.eldermann.sections.events import EventPhase, Planning
from games.eldermann.sections.ledger import end_unelected, lay_order
from games.eldermann.sections.refusals import warning, why_not
from games.eldermann.sections.rogues import Rogues
from games.eldermann.sections.sailing import Raids, Sailing, first_order, order_of_stance
from games.eldermann.sections.spelunke import NOT_ASKED, settings_of_order, shelve
from games.eldermann.sections.trading import Building, Trading
from games.eldermann.sections.wishing import Wishing
from games.eldermann.state import KONTOR, Eldermann, Tally
from games.kernel.agenda import Given, asks, section
from games.kernel.ask import Listing, OneOf
from games.kernel.chance import Chance
from games.kernel.errors import NotOffered
from games.kernel.events import Events
from games.kernel.game import Option, Stored
from games.kernel.state import State, Zone

OPTIONS = (
    Option("length", ("short", "normal", "long"), "normal"),
    Option("feast", ("election", "elder"), "election", more=True),
    Option("roles", ("four", "seven", "off"), "four", more=True),
    Option("permits", ("orders", "wins", "off"), "orders", more=True),
    Option("raids", ("on", "peace"), "on", more=True),
    Option("ambush", ("ask", "order"), "ask", more=True, if_slow="order"),
    Option("sailing", ("free", "blocked", "discard"), "free", more=True),
    Option("kontor_sale", ("home", "anywhere", "off"), "home", more=True),
    Option("toll", ("off", "on"), "off", more=True),
    Option("start_taler", ("0", "2", "4"), "0", more=True),
    Option("k_fields", ("shared", "strict"), "shared", more=True),
    Option("taler_limit", ("on", "off"), "on", more=True),
    Option("thugs", ("any", "13"), "any", more=True),
    Option("blockade", ("off", "on"), "off", more=True),
    Option("empty_deck", ("nobody", "points"), "nobody", more=True),
    Option("round_limit", ("off", "40"), "off", more=True),
)


class EldermannRules(Planning, EventPhase, Sailing, Raids, Trading, Building, Rogues, Combat, Wishing):
    """Eldermann for two to four players: the chapters in the order of the rulebook."""

    state_class: ClassVar[type[State]] = Eldermann
    sequences: ClassVar[Collection[str]] = ("trade", "trade_on")

    # Spielvorbereitung

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, events: Events, material_id: str = ""
    ) -> Eldermann:
        """Lay an order of at most two goods on each city, draw the start player, then ask for homes and goods."""
        chosen = {option.name: options.get(option.name, option.default) for option in OPTIONS}
        s = Eldermann(seats=seats, material_id=material_id, options=chosen)
        self._fill_board(s, chance, events)
        self._fill_seats(s)
        s.first = s.active = int(chance.pick([str(seat) for seat in range(seats)]))
        events.tell("start-player", s.first)
        turns = [(s.first + step) % seats for step in range(seats)]
        s.then(*[(self.choose_home, seat) for seat in turns], self.stow_start, self.deal_roles, self.choose_arrow)
        return s

    def _fill_board(self, s: Eldermann, chance: Chance, events: Events) -> None:
        blockade = s.options["blockade"] == "on"
        s.orders, s.harbour = [[] for _ in CITIES], [[] for _ in CITIES]
        s.decks = [list(DECKS[good]) for good in GOODS]
        for index, city in enumerate(CITIES):
            deck = s.decks[GOODS.index(city.good)]
            small = [card for card in deck if ORDERS[card].city == index and len(ORDERS[card].goods) < 3]
            lay_order(s, chance, events, small)
        supplies = s.material.supplies
        s.supply, s.cannon_supply = [supplies.goods] * len(GOODS), supplies.cannons
        s.den1 = Zone.of(s.material.rogues(1, blockade=blockade))
        s.den2 = Zone.of(s.material.rogues(2, blockade=blockade))

    def _fill_seats(self, s: Eldermann) -> None:
        seats = range(s.seats)
        s.points, s.guns, s.laurels = [0] * s.seats, [0] * s.seats, [0] * s.seats
        s.taler = [int(s.options["start_taler"])] * s.seats
        s.homes, s.roles, s.ships = [-1] * s.seats, [""] * s.seats, [""] * s.seats
        s.levels = [[int(place == KONTOR) for place in range(len(TILES))] for _ in seats]
        s.hold, s.booty = [[] for _ in seats], [[] for _ in seats]
        s.kontor, s.trophies = [[] for _ in seats], [[] for _ in seats]
        s.rested, s.tally = [[] for _ in seats], [Tally() for _ in seats]
        s.raid_stance, s.raid_wish = ["ask"] * s.seats, ["ask"] * s.seats
        s.ambushes, s.ambush_wish = ([first_order(s.options) for _ in seats] for _ in range(2))
        s.watch = [list(NOT_ASKED) for _ in seats]
        s.plans, s.ready = [""] * s.seats, [""] * s.seats
        s.hand1, s.hand2 = [Zone() for _ in seats], [Zone() for _ in seats]

    def _free_homes(self, s: Eldermann, seat: int) -> Mapping[int, OneOf]:
        return {seat: OneOf(tuple(key for key in HOMES if CITY[key] not in s.homes))}

    @asks(_free_homes, phase=True)
    def choose_home(self, s: Eldermann, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Choose a home among the free corner cities, clockwise; the fourth of four seats has no choice."""
        self._settle_down(s, events, seat, given[seat])
        free = [key for key in HOMES if CITY[key] not in s.homes]
        if len(free) == 1 and -1 in s.homes:
            s.agenda.pop()
            self._settle_down(s, events, s.homes.index(-1), free[0])

    def _settle_down(self, s: Eldermann, events: Events, seat: int, city: str) -> None:
        """Make a city a seat's home; the ship starts in its harbour."""
        s.homes[seat] = CITY[city]
        s.ships[seat] = s.chart.harbour[s.homes[seat]]
        s.supply[GOODS.index(s.home_good(seat))] -= NUMBERS["goods_at_start"]
        events.tell("home", seat, city=city)

    def _start_goods(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {seat: OneOf(("aboard", "split")) for seat in range(s.seats)}

    @asks(_start_goods, phase=True)
    def stow_start(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Stow two home goods: both aboard, or one aboard and one in the Kontor (A4)."""
        for seat, choice in given.items():
            good = s.home_good(seat)
            s.hold[seat] = [good, good] if choice == "aboard" else [good]
            s.kontor[seat] = [] if choice == "aboard" else [good]
            events.tell(f"start-{choice}", seat, good=good)

    @section
    def deal_roles(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Deal roles openly and uncover their buildings (A6)."""
        if s.options["roles"] == "off":
            return
        dealt = chance.shuffle(ROLES if s.options["roles"] == "seven" else FOUR_ROLES)
        for seat in range(s.seats):
            s.roles[seat] = dealt[seat]
            if tile := s.material.tiles[dealt[seat]]:
                s.levels[seat][TILES.index(tile)] = 1
            events.tell("role", seat, role=dealt[seat])

    def _arrow_starts(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {s.first: OneOf(tuple(s.material.starts))}

    @asks(_arrow_starts, phase=True)
    def choose_arrow(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set the arrow on one of the two strong pirates."""
        s.arrow = s.material.starts[given[s.first]]
        events.tell("arrow-set", s.first, place=given[s.first])
        s.then((self.play_turn, s.first))

    # Spielablauf

    @section
    def play_turn(self, s: Eldermann, chance: Chance, events: Events, seat: int) -> None:
        """Play a turn in its phases; the start player's begins a round."""
        self._forget_turn(s, seat)
        s.then(
            self.plan,
            self.open_curse,
            self.resolve_event,
            self.deliver_grand,
            self.open_voyage,
            self.sail,
            self.advance,
            self.open_market,
            self.end_turn,
        )
        if seat == s.first:
            self._begin_round(s, events)

    def _begin_round(self, s: Eldermann, events: Events) -> None:
        limit = NUMBERS["round_guard" if s.options["round_limit"] == "off" else "round_limit"]
        if s.round == limit:
            end_unelected(s, events, "limit")
            return
        s.round += 1
        events.tell("round", number=s.round)
        s.then(self.refill_orders)

    def _forget_turn(self, s: Eldermann, seat: int) -> None:
        s.active, s.movement, s.event, s.sabotage, s.sold, s.filled = seat, 0, -1, 0, 0, 0
        s.safe = s.blockaded = s.haunted = s.dealt = s.bought_card = s.full = False
        s.laid, s.course, s.wake, s.fought, s.met, s.resting = [], [], [], [], [], []
        s.fight = None

    @section
    def end_turn(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Shelve played Spelunke cards, rest sailing cards by option (B1), and go on to the left."""
        for card in s.spent:
            shelve(s, card)
        s.spent = []
        how = s.options["sailing"]
        if how == "blocked":
            s.rested[s.active] = list(s.laid)
        elif how == "discard":
            s.rested[s.active] = s.rested[s.active] + s.laid if s.laid else []
        s.then((self.play_turn, (s.active + 1) % s.seats))

    # Order

    def next_seat(self, state: Eldermann) -> int | None:
        """The seats follow each other clockwise, once the set-up is over."""
        return (state.active + 1) % state.seats if state.round else None

    # Conservation, refusals, warnings

    def supply(self, state: Eldermann) -> Mapping[str, list[str]]:
        """Return the Spelunke cards by stack; all else lies openly and is counted in numbers and lists."""
        blockade = state.options["blockade"] == "on"
        return {f"rogue{stack}": state.material.rogues(stack, blockade=blockade) for stack in (1, 2)}

    def placed(self, state: Eldermann) -> Mapping[str, list[str]]:
        """Find the cards that were played this turn."""
        return {f"rogue{stack}": [card for card in state.spent if ROGUES[card] == stack] for stack in (1, 2)}

    def lists(self, seen: Eldermann, seat: int) -> Mapping[str, Listing]:
        """List homes to choose until a seat has one, then goods for pirates to take."""
        if seen.homes[seat] < 0:
            return {"home": Listing(("choose_home",), tuple(HOMES))}
        return {"plunder": Listing(("plunder",), tuple(GOODS))}

    def why_not(self, seen: Eldermann, seat: int, choice: str) -> NotOffered:
        """Say which rule refuses this choice."""
        return why_not(seen, seat, choice)

    def warning(self, seen: Eldermann, seat: int, choice: str) -> str | None:
        """Warn of a choice that its player may not have meant."""
        return warning(seen, seat, choice)


RULES = EldermannRules()


# What stored tables of earlier rules versions need


def upgrade_2_to_3(stored: Stored) -> Stored:
    """Let a ship arrive that entered a harbour under rules version 2 and met ships there: it came to that last."""
    entered = len(stored["wake"]) > 1 and stored["ships"][stored["active"]] in MATERIALS[""].chart.harbours
    steps = [name for name, *_ in stored["agenda"]]
    if not entered or stored["course"] or "advance" not in steps:
        return stored
    place = steps.index("advance") + 1
    return {**stored, "agenda": [*stored["agenda"][:place], ["arrive"], *stored["agenda"][place:]]}


WINDOWS_OF_VERSION_3 = {"curse_window": "open_curse", "card_window": "open_voyage", "guns_window": "open_fight"}


def upgrade_3_to_4(stored: Stored) -> Stored:
    """Ask the same seats as before: standing orders become settings, wards go on asking, nobody has plans.

    Windows to come are opened by sections of their own; an open one names the seats that it asks.
    """
    count = stored["seats"]
    state = {**stored, "raid_wish": stored["raid_stance"], "plans": [""] * count, "ready": [""] * count}
    state["watch"] = [settings_of_order(stance) for stance in state.pop("rogue_stance")]
    steps = [[WINDOWS_OF_VERSION_3.get(name, name), *rest] for name, *rest in stored["agenda"]]
    if steps and stored["agenda"][-1][0] in WINDOWS_OF_VERSION_3:
        steps[-1] = [stored["agenda"][-1][0], *_asked_in_version_3(stored)]
    return {**state, "agenda": steps}


def _asked_in_version_3(stored: Stored) -> list[int]:
    """List the seats that an open window asks, clockwise: holders of the first stack for a curse, else of any."""
    active, count = stored["active"], stored["seats"]
    hands = [stored["hand1"]] if stored["agenda"][-1][0] == "curse_window" else [stored["hand1"], stored["hand2"]]
    orders, most = stored["rogue_stance"], max(stored["points"])
    wanting = {"ask": True, "leader": stored["points"][active] == most}
    others = [(active + step) % count for step in range(1, count)]
    holding = [seat for seat in others if any(hand[seat]["cards"] for hand in hands)]
    return [seat for seat in holding if wanting.get(orders[seat]) and seat not in stored["resting"]]


def upgrade_5_to_6(stored: Stored) -> Stored:
    """Let everybody be asked for ambushes as before; a standing order for raids holds for both kinds."""
    ambushes, wished = ([order_of_stance(stance) for stance in stored[name]] for name in ("raid_stance", "raid_wish"))
    return {**stored, "options": {**stored["options"], "ambush": "ask"}, "ambushes": ambushes, "ambush_wish": wished}
