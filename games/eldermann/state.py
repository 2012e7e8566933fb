"""The state of a game of Eldermann, with a fight and a score sheet as it keeps them."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec.structs

from games.eldermann.chart import Chart
from games.eldermann.material import (
    BUILDINGS,
    CARDS,
    CITIES,
    GOODS,
    MATERIALS,
    NUMBERS,
    ROGUES,
    SALES,
    SHIP,
    TILES,
    Material,
)
from games.kernel.state import OWNER, State, Zone, secret, zone, zones

KONTOR, SCHOOL, GUILD, STOREHOUSE, DOCK, DEN = range(len(TILES))
"""Places of the tiles in `levels`."""


@dataclass(slots=True)
class Eldermann(State):
    """Everything but the Spelunke cards and plans for them lies open.

    The table: `options` are the table options by name. `round` counts the start player's turns from 1, `first` is the
    start player, `active` the seat whose turn it is (0 during the set-up). `arrow` is the index of the disc's sector.
    `election`: a mayor has been seen; `elder_seen`: somebody has reached the highest rank.

    By city (order of `CITIES`): `orders` holds up to two order cards, EA1 first; `harbour` the free goods of events.
    `decks` are the order decks by good (order of `GOODS`), whose cards are public though not their order: cards are
    drawn at random. `supply` counts goods by good, `cannon_supply` cannons.

    By seat: `points` on the track, `taler`, `homes` (city index, -1 before it is chosen), `roles` (`""` without),
    `ships` (the cell), `levels` (a number per tile of `TILES`: 0 not built, 1 built, 2 upgraded), `hold` (goods on W
    and K fields), `guns` (cannons on K fields), `booty` (goods on E fields), `kontor` (goods in the Kontor), `trophies`
    (order cards, each worth a building permit), `laurels` (permits for won fights, by option), `rested` (sailing cards
    that cannot be used now, by option), `raid_stance` (standing orders for own raids, in force), `raid_wish` (those
    that come into force before the next voyage), `ambushes` and `ambush_wish` (the same for raids on passing ships, see
    `sections.sailing`), `watch` (when a seat is asked for Spelunke cards, public: for all windows, then what differs
    in each, see `sections.spelunke`). `plans` are what Spelunke cards do without asking, `ready` what of it is played
    in the open window; both are secret, never None in the truth. `tolled` lists who has paid the toll in place, by
    option. `hand1` and `hand2` are the cards of each stack, whose count is public; `den1` and `den2` are the stacks.

    Of this turn: `laid` (sailing cards laid, as numbers), `movement` (moves left or allowed), `course` (cells still to
    be entered), `wake` (cells entered this turn, the start first), `safe` (no more raids), `fought` (seats the active
    seat had a raid with), `met` (seats met), `sabotage` (cannons that do not count), `blockaded`, `haunted` (a Spelunke
    card was played against the active seat), `resting` (seats that play no more of them), `spent` (those played, lying
    open until its end), `sold` and `filled` (goods and orders), `dealt` (traded with this city: its free goods may be
    taken), `bought_card`, `full` (the good brought on arrival waits for room in the Kontor), `fight` (the last one),
    `event` (the sector carried out, -1 before).

    `ending` says how the game ended: `feast`, `elder`, `empty`, `limit`; `""` before. `tally` counts what each seat
    did.
    """

    options: dict[str, str] = field(default_factory=dict)
    round: int = 0
    first: int = 0
    active: int = 0
    arrow: int = -1
    election: bool = False
    elder_seen: bool = False
    ending: str = ""
    orders: list[list[str]] = field(default_factory=list)
    harbour: list[list[str]] = field(default_factory=list)
    decks: list[list[str]] = field(default_factory=list)
    supply: list[int] = field(default_factory=list)
    cannon_supply: int = 0
    points: list[int] = field(default_factory=list)
    taler: list[int] = field(default_factory=list)
    homes: list[int] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    ships: list[str] = field(default_factory=list)
    levels: list[list[int]] = field(default_factory=list)
    hold: list[list[str]] = field(default_factory=list)
    guns: list[int] = field(default_factory=list)
    booty: list[list[str]] = field(default_factory=list)
    kontor: list[list[str]] = field(default_factory=list)
    trophies: list[list[str]] = field(default_factory=list)
    laurels: list[int] = field(default_factory=list)
    rested: list[list[int]] = field(default_factory=list)
    raid_stance: list[str] = field(default_factory=list)
    raid_wish: list[str] = field(default_factory=list)
    ambushes: list[list[str]] = field(default_factory=list)
    ambush_wish: list[list[str]] = field(default_factory=list)
    watch: list[list[str]] = field(default_factory=list)
    plans: list[str | None] = secret()
    ready: list[str | None] = secret()
    tolled: list[int] = field(default_factory=list)
    hand1: list[Zone] = zones(OWNER, "rogue1")
    hand2: list[Zone] = zones(OWNER, "rogue2")
    den1: Zone = zone("rogue1")
    den2: Zone = zone("rogue2")
    laid: list[int] = field(default_factory=list)
    movement: int = 0
    course: list[str] = field(default_factory=list)
    wake: list[str] = field(default_factory=list)
    safe: bool = False
    fought: list[int] = field(default_factory=list)
    met: list[int] = field(default_factory=list)
    sabotage: int = 0
    blockaded: bool = False
    haunted: bool = False
    resting: list[int] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    sold: int = 0
    filled: int = 0
    dealt: bool = False
    bought_card: bool = False
    full: bool = False
    fight: Fight | None = None
    event: int = -1
    tally: list[Tally] = field(default_factory=list)

    @property
    def material(self) -> Material:
        """Return the set of components that this game is played with."""
        return MATERIALS[self.material_id]

    @property
    def chart(self) -> Chart:
        """Return the chart of that set."""
        return MATERIALS[self.material_id].chart

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return the points of councillor, patrician, mayor and elder."""
        return self.material.ranks[self.options["length"]]

    def title(self, seat: int) -> str:
        """Name a seat's rank."""
        return self.material.title(self.points[seat], self.options["length"])

    def city(self, seat: int) -> int:
        """Return the index of the city in whose harbour a ship lies, -1 at sea."""
        return self.chart.harbours.get(self.ships[seat], -1)

    def at_home(self, seat: int) -> bool:
        """Tell whether a ship lies in its home harbour."""
        return self.homes[seat] >= 0 and self.ships[seat] == self.chart.harbour[self.homes[seat]]

    def home_good(self, seat: int) -> str:
        """Name the local good of the home city."""
        return CITIES[self.homes[seat]].good

    def gun_fields(self, seat: int) -> int:
        """Count the K fields."""
        return SHIP["guns"][self.levels[seat][DOCK]]

    def hold_room(self, seat: int) -> int:
        """Count the fields for goods on W and, unless K fields are strict, on K without a cannon."""
        level = self.levels[seat][DOCK]
        free = SHIP["guns"][level] - self.guns[seat] if self.options["k_fields"] == "shared" else 0
        return self.material.deck[level] + free

    def booty_room(self, seat: int) -> int:
        """Count the E fields."""
        return SHIP["booty"][self.levels[seat][DOCK]]

    def kontor_room(self, seat: int) -> int:
        """Count the fields for goods in the Kontor."""
        return self.material.kontor.goods[self.levels[seat][STOREHOUSE]]

    def taler_room(self, seat: int) -> int:
        """Return the most Taler a seat can keep; without the limit a number out of reach."""
        limited = self.options["taler_limit"] == "on"
        return self.material.kontor.taler[self.levels[seat][STOREHOUSE]] if limited else 999

    def sell_limit(self, seat: int) -> int:
        """Count the goods that may be sold in a turn."""
        return SALES[self.levels[seat][GUILD]]

    def order_limit(self, seat: int) -> int:
        """Count the orders that may be filled in a turn."""
        return 2 if self.levels[seat][GUILD] == 2 else 1

    def sailing_cards(self, seat: int) -> tuple[int, ...]:
        """List the sailing cards a seat can use now."""
        cards = CARDS["school" if self.levels[seat][SCHOOL] else "start"]
        rested = self.rested[seat]
        return tuple(card for card in cards if card not in rested) if rested else cards

    def most_cards(self, seat: int) -> int:
        """Count the sailing cards that may be laid in a turn."""
        return NUMBERS["sailing_cards"] + (self.levels[seat][SCHOOL] == 2)

    def cargo(self, seat: int) -> list[str]:
        """List all goods aboard, booty last."""
        return self.hold[seat] + self.booty[seat]

    def goods_at_home(self, seat: int) -> set[str]:
        """Return the goods in the home city: in the Kontor, and aboard while the ship lies there."""
        goods = set(self.kontor[seat])
        return goods.union(self.hold[seat], self.booty[seat]) if self.at_home(seat) else goods

    def can_feast(self, seat: int) -> bool:
        """Tell whether all goods are at home."""
        return len(self.goods_at_home(seat)) == len(GOODS)

    def cards_held(self, seat: int) -> int:
        """Count the Spelunke cards in a hand; public."""
        return len(self.hand1[seat].cards) + len(self.hand2[seat].cards)

    def rogues_of(self, seat: int) -> list[str]:
        """List the Spelunke cards in a hand, as far as this state shows them."""
        return self.hand1[seat].cards + self.hand2[seat].cards

    def hand_of(self, seat: int, card: str) -> Zone:
        """Return the hand in which a card of this kind belongs."""
        return (self.hand1 if ROGUES[card] == 1 else self.hand2)[seat]

    def permits(self, seat: int) -> int:
        """Count the trophies that can be exchanged for building permits."""
        return len(self.trophies[seat]) + self.laurels[seat]

    def next_level(self, seat: int, tile: int) -> str:
        """Name the building that a tile can become next; empty if there is none."""
        names = BUILDINGS[TILES[tile]]
        level = self.levels[seat][tile] + 1
        return names[level] if level < len(names) else ""

    def clockwise(self, seat: int) -> list[int]:
        """List the other seats, clockwise from this one's left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    @property
    def open_orders(self) -> int:
        """Count the orders on the board."""
        return sum(map(len, self.orders))


def turn_of(state: Eldermann, seat: int) -> int:
    """Return how many turns a seat has begun, none in the set-up: a searching player plays on until its next ones."""
    later = (seat - state.first) % state.seats > (state.active - state.first) % state.seats
    return max(0, state.round - later)


PIRATE_CREW = -1
"""The attacker of a fight with pirates."""


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight, for the picture: before the dice are thrown both dice are -1.

    `attacker` and `defender` are seats, PIRATE_CREW for pirates. `strength` and `guns` are added to their dice (cannons
    after sabotage). `roller` throws for the pirates and picks what they take. `lost` counts the goods that the loser
    gives up; `won` is the seat that won, or PIRATE_CREW. `hired`: by a Spelunke card.
    """

    attacker: int
    defender: int
    strength: int
    guns: int
    roller: int
    attack: int = -1
    defence: int = -1
    won: int = -2
    lost: int = 0
    hired: bool = False

    @property
    def is_thrown(self) -> bool:
        """Tell whether the dice have been thrown."""
        return self.attack >= 0


class Tally(msgspec.Struct, array_like=True):
    """A dataclass that is stored as a list, in this order, as every rules version has stored it.

    Orders filled, goods sold, buildings and upgrades built, fights won and lost, points from orders and from fights.
    """

    orders: int = 0
    sold: int = 0
    built: int = 0
    won: int = 0
    lost: int = 0
    order_points: int = 0
    fight_points: int = 0

    def clone(self) -> Tally:
        """Return an independent copy."""
        return msgspec.structs.replace(self)
