"""A rule-of-thumb player of Eldermann: it follows the plan that brings most points a turn."""

from __future__ import annotations

import random
from collections import Counter

from games.eldermann import chart
from games.eldermann.material import CITIES, CITY, GOODS, HOMES, NUMBERS, PIRATES, SECTORS
from games.eldermann.odds import against_pirates, of_raid
from games.eldermann.state import Eldermann
from games.eldermann.voyages import Route
from games.kernel.ask import Ask, picked_items
from tests.arena.first_eldermann.bargains import Bargains
from tests.arena.first_eldermann.outlook import Outlook, next_stop, target

ORDER_EVENT, GOODS_EVENT = 0.5, 0.15
ARRIVED = 2.5
"""What it is worth to arrive this turn, beside the plan's own rate."""
STORM_LOSS = {"1": 1, "2": 2}
WON = 30.0


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
            home = CITIES[CITY[key]].harbour
            orders = sum(
                len(cards) / (4 + chart.distance(home, CITIES[c].harbour)) for c, cards in enumerate(view.orders)
            )
            return orders + 0.01 * rng.random()

        return max((key for key in HOMES if key in ask.offered()), key=near)

    def _stow_start(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "aboard"

    def _choose_arrow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return rng.choice(ask.offered())

    # Planning

    def _plan(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        outlook = Outlook(view, seat)
        voyage = outlook.best()
        length = chart.distance(outlook.here, next_stop(voyage))

        def worth(choice: str) -> float:
            cards = [int(card) for card in picked_items(choice)]
            sector = (view.arrow + len(cards)) % len(SECTORS)
            return self._after_cards(view, seat, sum(cards), sector, length) - 0.01 * sum(cards) + 0.001 * rng.random()

        return max(ask.offered(), key=worth)

    def _after_cards(self, view: Eldermann, seat: int, moves: int, sector: int, length: int) -> float:
        kind, *what = SECTORS[sector]
        if kind == "storm":
            moves -= int(what[0]) - (view.roles[seat] == "captain")
        progress = min(1.0, max(0, moves) / length) if length else 1.0
        arrived = ARRIVED * (moves >= length) + progress
        return arrived + self._sector(view, seat, sector)

    def _sector(self, view: Eldermann, seat: int, sector: int) -> float:
        """Estimate what a sector brings the active seat, apart from its way."""
        kind, *what = SECTORS[sector]
        if kind == "order":
            return ORDER_EVENT
        if kind == "goods":
            return GOODS_EVENT
        if kind == "pirates" and view.points[seat] >= NUMBERS["pirate_rank"]:
            return against_pirates(int(what[0]), view.guns[seat], len(view.cargo(seat)))
        return 0.0

    def _navigate(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        length = chart.distance(view.ships[seat], next_stop(Outlook(view, seat, view.movement).best()))
        stay, turn = (
            self._after_cards(view, seat, view.movement, (view.arrow + step) % len(SECTORS), length) for step in (0, 1)
        )
        return "turn" if turn > stay else "stay"

    # Sailing

    def _sail(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        outlook = Outlook(view, seat, view.movement)
        voyage = outlook.best()
        goal, offered = next_stop(voyage), ask.offered()
        if goal == outlook.here:
            hunts = view.guns[seat] >= 2 and view.points[seat] >= NUMBERS["pirate_rank"] and not outlook.feasting
            return "round" if hunts and "round" in offered and not view.safe else "stay"
        key = next((city.key for city in CITIES if city.harbour == goal), "")
        return key if key in offered else "sea"

    def _sail_sea(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Come as close as possible; of equal cells one without pirates."""
        goal = target(Outlook(view, seat, view.movement).best(), view.ships[seat])
        cells = [cell for cell in ask.offered() if cell != "stay"]
        return min(cells, default="stay", key=lambda cell: (chart.distance(cell, goal), cell in PIRATES, rng.random()))

    def _choose_route(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        from games.eldermann.routes import routes_to

        ways = routes_to(view, str(view.agenda[-1][1]))
        return max(ways, key=lambda route: (self._route(view, seat, route), -len(route.cells))).key

    def _route(self, view: Eldermann, seat: int, route: Route) -> float:
        """Estimate what happens on a way: pirates, then ships that are stronger or weaker."""
        cargo, guns = len(view.cargo(seat)), view.guns[seat]
        worth = against_pirates(route.pirates, guns, cargo) if route.pirates else 0.0
        if Outlook(view, seat).feasting:
            worth = min(0.0, 2 * worth)
        for other in route.ships:
            ours = self._raid_worth(view, seat, other) if guns else 0.0
            theirs = self._raid_worth(view, other, seat) if view.guns[other] and not route.pirates else 0.0
            worth += max(0.0, ours) or -max(0.0, theirs)
        return worth

    # Fights

    def _raid_worth(self, view: Eldermann, seat: int, victim: int) -> float:
        lead = self._guns(view, seat) - self._guns(view, victim)
        room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
        worth = of_raid(lead, len(view.cargo(seat)), len(view.cargo(victim)), room)
        threat = view.election and view.points[victim] >= view.ranks[1]
        return worth + (1.5 if threat and view.cargo(victim) else 0.0)

    def _guns(self, view: Eldermann, seat: int) -> int:
        return max(0, view.guns[seat] - (view.sabotage if seat == view.active else 0))

    def _raid(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "attack" if self._raid_worth(view, seat, int(view.agenda[-1][1])) > 0 else "no"

    def _ambush(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "attack" if self._raid_worth(view, seat, view.active) > 0 else "no"

    def _plunder(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the kinds that the loser has only once: they are missed most."""
        fight = view.fight
        return self._picked(ask, fight.lost if fight else 0, Counter(view.goods_at_home(view.active)))

    def _pillage(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take what the own ship and Kontor lack, as much as there is room for, at least one."""
        fight = view.fight
        room = view.hold_room(seat) + view.booty_room(seat) - len(view.cargo(seat))
        count = min(fight.lost if fight else 0, max(1, room))
        return self._picked(ask, count, Counter(view.cargo(seat) + view.kontor[seat]))

    def _jettison(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        count = getattr(ask.shape, "least", 0)
        held = Counter(view.cargo(seat))
        goods = sorted(view.cargo(seat), key=lambda good: (-held[good], GOODS.index(good)))
        return self._settled(ask, goods[:count])

    def _picked(self, ask: Ask, count: int, held: Counter[str]) -> str:
        goods = sorted(getattr(ask.shape, "items", ()), key=lambda good: (held[good], GOODS.index(good)))
        return self._settled(ask, goods[:count])

    def _settled(self, ask: Ask, goods: list[str]) -> str | None:
        return ask.shape.settle("+".join(goods) or "none") if ask.shape else None

    # Spelunke

    def _curse_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        now, then = (self._sector(view, view.active, (view.arrow + step) % len(SECTORS)) for step in (0, 1))
        worth = now - then + 0.3 * (SECTORS[(view.arrow + 1) % len(SECTORS)][0] == "storm")
        return "curse" if "curse" in ask.offered() and worth > self._mercy(view, seat) else "no"

    def _card_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        offered = ask.offered()
        cargo, guns = len(view.cargo(view.active)), self._guns(view, view.active)
        for power in (2, 1):
            card = f"thugs{power}"
            if card in offered and -against_pirates(power, guns, cargo) > self._mercy(view, seat):
                return card
        leads = view.points[view.active] >= max(view.points) and view.movement > 0
        slow = [card for card in ("siege", "sails2", "sails1") if card in offered]
        return slow[0] if slow and leads and view.points[view.active] >= NUMBERS["pirate_rank"] else "no"

    def _guns_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        cards = [card for card in ("guns2", "guns1") if card in ask.offered()]
        return cards[0] if cards and self._mercy(view, seat) < 1 else "no"

    def _ward(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return next((card for card in ask.offered() if card != "no"), "no")

    def _mercy(self, view: Eldermann, seat: int) -> float:
        """Return how much a card must harm: less against a leader, and in the election."""
        ahead = view.points[view.active] - view.points[seat]
        return (0.3 if ahead >= -2 else 1.2) - 0.3 * view.election

    def _discard(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        order = (
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
        )
        return min(ask.offered(), key=order.index)

    # Trade and building

    def _trade(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).choose(ask.offered())

    _trade_on = _trade

    def _stow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        return self._settled(ask, Bargains(view, seat).stored())

    def _pay_good(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).payment(ask.offered())

    def _throw_away(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "back"

    def _stance(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "back"

    def evaluate(self, view: Eldermann, seat: int) -> float:
        """Estimate the final points, with a bonus for the winner; goods and buildings count as what they bring."""
        if view.result:
            return view.points[seat] + WON * (seat in view.result.winners)
        return Bargains(view, seat).standing()
