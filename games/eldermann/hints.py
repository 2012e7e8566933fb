"""A rule-of-thumb player of Eldermann: it follows the plan that brings most points a turn."""

from __future__ import annotations

import random
from collections import Counter

from games.eldermann.attacks import guns_of
from games.eldermann.bargains import Bargains
from games.eldermann.disc import place_ahead, sector_ahead
from games.eldermann.material import CITIES, CITY, GOODS, HOMES, NUMBERS
from games.eldermann.odds import against_pirates
from games.eldermann.outlook import Outlook
from games.eldermann.plans import next_stop, target
from games.eldermann.prospects import best_route, raid_worth
from games.eldermann.standing import standing
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask, picked_items

ORDER_EVENT, GOODS_EVENT = 0.5, 0.15
"""What a new order or new goods are worth to the active seat, which others may be the first to fetch."""
ARRIVAL = 2.5
"""What it is worth to arrive this turn, beside the plan's own rate."""
ORDER_RANGE = 4
"""Moves added to every distance, so that no order next to a home outweighs all others."""
SPARE_MOVE = 0.01
"""What a move laid but not needed costs: low cards are laid first."""
TIE, LESSER_TIE = 0.01, 0.001
"""Chance decides between equal choices; the lesser stays below the price of a move."""
HUNTING_GUNS = 2
"""Cannons with which a ship without a destination goes out to fight pirates."""
STORM_CURSE = 0.3
"""What it is worth to turn the arrow to a storm."""
HARM_TO_LEADER, HARM_TO_OTHERS = 0.3, 1.2
"""How much a Spelunke card must harm a seat that is ahead, and one that is not."""
BEHIND = -2
"""So many points behind a seat still counts as ahead: an order makes up for them."""
ELECTION_HARM = 0.3
"""So much less must a card harm once the election is called."""
SABOTAGE_HARM = 1
"""What sabotage in a fight harms, about: a point and the goods."""
LEAST_WANTED = [
    "sails1",
    "guns1",
    "curse",
    "ward1",
    "bribe1",
    "guns2",
    "sails2",
    "thugs1",
    "siege",
    "bribe2",
    "ward2",
    "thugs2",
]
"""Spelunke cards, in the order in which they are given up."""


class EldermannHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take what the plan of this seat wants; where there is none, the first sensible offer."""
        thought = getattr(self, f"_{ask.section}", None)
        choice = thought(view, seat, ask, rng) if thought else None
        return choice if choice is not None else ask.offered(1)[0]

    # Set-up

    def _choose_home(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the home with most orders close by."""

        def near(key: str) -> float:
            chart = view.chart
            ways = [ORDER_RANGE + chart.distance(chart.harbour[CITY[key]], harbour) for harbour in chart.harbour]
            orders = sum(len(cards) / way for cards, way in zip(view.orders, ways, strict=True))
            return orders + TIE * rng.random()

        return max((key for key in HOMES if key in ask.offered()), key=near)

    def _stow_start(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "aboard"

    def _choose_arrow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return rng.choice(ask.offered())

    # Planning

    def _plan(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        outlook = Outlook(view, seat)
        plan = outlook.best()
        length = view.chart.distance(outlook.here, next_stop(plan, view.chart))

        def worth(choice: str) -> float:
            cards = [int(card) for card in picked_items(choice)]
            moves, sector = sum(cards), place_ahead(view, len(cards))
            brings = self._after_cards(view, seat, moves, sector, length)
            return brings - SPARE_MOVE * moves + LESSER_TIE * rng.random()

        return max(ask.offered(), key=worth)

    def _after_cards(self, view: Eldermann, seat: int, moves: int, sector: int, length: int) -> float:
        """Estimate what a turn with these moves and this sector brings on a way of this length."""
        kind, *what = view.material.sectors[sector]
        if kind == "storm":
            moves -= max(0, int(what[0]) - view.material.softens * (view.roles[seat] == "captain"))
        progress = min(1.0, max(0, moves) / length) if length else 1.0
        arrived = ARRIVAL * (moves >= length) + progress
        return arrived + self._sector(view, seat, sector)

    def _sector(self, view: Eldermann, seat: int, sector: int) -> float:
        """Estimate what a sector brings the active seat, apart from its way."""
        kind, *what = view.material.sectors[sector]
        if kind == "order":
            return ORDER_EVENT
        if kind == "goods":
            return GOODS_EVENT
        if kind == "pirates" and view.points[seat] >= NUMBERS["pirate_rank"]:
            return against_pirates(int(what[0]), view.guns[seat], len(view.cargo(seat)))
        return 0.0

    def _navigate(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        goal = next_stop(Outlook(view, seat, view.movement).best(), view.chart)
        length = view.chart.distance(view.ships[seat], goal)
        stay, turn = (self._after_cards(view, seat, view.movement, place_ahead(view, step), length) for step in (0, 1))
        return "turn" if turn > stay else "stay"

    # Sailing

    def _sail(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        outlook = Outlook(view, seat, view.movement)
        plan = outlook.best()
        goal, offered = next_stop(plan, view.chart), ask.offered()
        if goal == outlook.here:
            armed = view.guns[seat] >= HUNTING_GUNS and view.points[seat] >= NUMBERS["pirate_rank"]
            hunts = armed and not view.safe and not outlook.feasting
            return "round" if hunts and "round" in offered else "stay"
        key = CITIES[view.chart.harbours[goal]].key
        return key if key in offered else "sea"

    def _sail_sea(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Come as close as possible; of equal cells one without pirates."""
        chart = view.chart
        goal = target(Outlook(view, seat, view.movement).best(), view.ships[seat], chart)
        cells = [cell for cell in ask.offered() if cell != "stay"]
        return min(
            cells, default="stay", key=lambda cell: (chart.distance(cell, goal), cell in chart.pirates, rng.random())
        )

    def _choose_route(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the way whose meetings promise most; of equal ones the shortest."""
        return best_route(view, seat).key

    # Fights

    def _raid(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "attack" if raid_worth(view, seat, int(view.agenda[-1][1])) > 0 else "no"

    def _ambush(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "attack" if raid_worth(view, seat, view.active) > 0 else "no"

    def _plunder(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        """Take the kinds that the loser has only once: they are missed most."""
        fight = view.fight
        return self._pick(ask, fight.lost if fight else 0, Counter(view.goods_at_home(view.active)))

    def _pillage(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        """Take what the own ship and Kontor lack, as much as there is room for, at least one."""
        fight = view.fight
        room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
        count = min(fight.lost if fight else 0, max(1, room))
        return self._pick(ask, count, Counter(view.cargo(seat) + view.kontor[seat]))

    def _jettison(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        count = getattr(ask.shape, "least", 0)
        held = Counter(view.cargo(seat))
        goods = sorted(view.cargo(seat), key=lambda good: (-held[good], GOODS.index(good)))
        return self._settle(ask, goods[:count])

    def _pick(self, ask: Ask, count: int, held: Counter[str]) -> str | None:
        goods = sorted(getattr(ask.shape, "items", ()), key=lambda good: (held[good], GOODS.index(good)))
        return self._settle(ask, goods[:count])

    def _settle(self, ask: Ask, goods: list[str]) -> str | None:
        return ask.shape.settle("+".join(goods) or "none") if ask.shape else None

    # Spelunke

    def _curse_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        now, then = (self._sector(view, view.active, place_ahead(view, step)) for step in (0, 1))
        worth = now - then + STORM_CURSE * (sector_ahead(view, 1)[0] == "storm")
        return "curse" if "curse" in ask.offered() and worth > self._least_harm(view, seat) else "no"

    def _card_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        offered = ask.offered()
        cargo, guns = len(view.cargo(view.active)), guns_of(view, view.active)
        for power in (2, 1):
            card = f"thugs{power}"
            if card in offered and -against_pirates(power, guns, cargo) > self._least_harm(view, seat):
                return card
        leads = view.points[view.active] >= max(view.points) and view.movement > 0
        slow = [card for card in ("siege", "sails2", "sails1") if card in offered]
        return slow[0] if slow and leads and view.points[view.active] >= NUMBERS["pirate_rank"] else "no"

    def _guns_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        cards = [card for card in ("guns2", "guns1") if card in ask.offered()]
        return cards[0] if cards and self._least_harm(view, seat) < SABOTAGE_HARM else "no"

    def _ward(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return next((card for card in ask.offered() if card != "no"), "no")

    def _least_harm(self, view: Eldermann, seat: int) -> float:
        """Return how much a card must harm: less against a leader, and in the election."""
        ahead = view.points[view.active] - view.points[seat]
        return (HARM_TO_LEADER if ahead >= BEHIND else HARM_TO_OTHERS) - ELECTION_HARM * view.election

    def _discard(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return min(ask.offered(), key=LEAST_WANTED.index)

    # Trade and building

    def _trade(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).choose(ask.offered())

    _trade_on = _trade

    def _stow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        """Stow as the plan wants; where that does not fit, leave all as it is."""
        return self._settle(ask, Bargains(view, seat).goods_to_store()) or getattr(ask.shape, "now", None)

    def _pay_good(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).payment(ask.offered())

    def _throw_away(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "back"

    def _stance(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "back"

    def evaluate(self, view: Eldermann, seat: int) -> float:
        """Estimate how near the seat is to winning, in points: the feast decides, not the points."""
        return standing(view, seat) if view.arrow >= 0 else 0.0
