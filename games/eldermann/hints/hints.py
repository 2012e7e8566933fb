"""A rule-of-thumb player of Eldermann: it follows the plan that brings most points a turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.eldermann.hints.bargains import Bargains, weigh_deals, weigh_goods
from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.prospects import best_route
from games.eldermann.hints.standing import standing
from games.eldermann.hints.trips import Terms, target
from games.eldermann.hints.weighing import (
    Weigh,
    destination,
    total,
    weigh_cards,
    weigh_harbours,
    weigh_homes,
    weigh_routes,
    weigh_turns,
    weigh_waters,
)
from games.eldermann.hints.weighing_rogues import (
    weigh_ambush,
    weigh_curse,
    weigh_discard,
    weigh_guns,
    weigh_raid,
    weigh_voyage,
    weigh_ward,
)
from games.eldermann.material import GOODS, HOMES
from games.eldermann.sections.sailing import routes_on_offer
from games.eldermann.sections.shapes import MOST_WAYS, Destinations
from games.eldermann.state import Eldermann
from games.kernel.ask import Ask, OneOf

TIE, LESSER_TIE = 0.01, 0.001
"""Chance decides between equal choices; the lesser stays below the price of a move."""
Policy = Callable[["EldermannHints", Eldermann, int, Ask, random.Random], str | None]
WEIGHED: dict[str, Callable[[Eldermann, int, Ask], Weigh]] = {
    "choose_home": weigh_homes,
    "plan": weigh_cards,
    "navigate": weigh_turns,
    "sail": weigh_harbours,
    "sail_sea": weigh_waters,
    "choose_route": weigh_routes,
    "raid": weigh_raid,
    "ambush": weigh_ambush,
    "curse_window": weigh_curse,
    "card_window": weigh_voyage,
    "guns_window": weigh_guns,
    "ward": weigh_ward,
    "discard": weigh_discard,
    "trade": weigh_deals,
    "trade_on": weigh_deals,
}
"""Questions whose choices are weighed against each other."""
PICKED = ("stow_start", "plunder", "pillage", "jettison", "stow", "pay_good", "throw_away", "stance")
"""Questions whose answer is put together; others are worth the less the further they are from it."""


class EldermannHints:
    """See `games.kernel.game.Hints`."""

    def policy(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take what the plan of this seat wants; if there is none, the first sensible offer."""
        thought = self.policies.get(ask.section)
        choice = thought(self, view, seat, ask, rng) if thought else None
        return choice if choice is not None else ask.offered(1)[0]

    def terms(self, view: Eldermann, seat: int, ask: Ask, choice: str) -> Terms:
        """Say what a choice is worth, by reasons; `policy` takes the highest sum, chance decides between equals."""
        if ask.section in WEIGHED:
            return WEIGHED[ask.section](view, seat, ask)(choice)
        if ask.section in PICKED:
            return weigh_goods(choice, self.policy(view, seat, ask, random.Random(0)))
        return {}

    # Set-up

    def _choose_home(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        """Take the home with most orders close by."""
        homes, weigh = [key for key in HOMES if key in ask.offered()], weigh_homes(view, seat, ask)
        return max(homes, key=lambda home: total(weigh(home)) + TIE * rng.random())

    def _stow_start(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "aboard"

    def _choose_arrow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return rng.choice(ask.offered())

    # Planning

    def _plan(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        weigh = weigh_cards(view, seat, ask)
        return max(ask.offered(), key=lambda choice: total(weigh(choice)) + LESSER_TIE * rng.random())

    def _navigate(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_turns(view, seat, ask), ("stay", "turn"))

    # Sailing

    def _sail(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        outlook, shape = Outlook(view, seat, view.movement), ask.shape
        goal = destination(view, outlook, outlook.best(), shape.options if isinstance(shape, OneOf) else ())
        ways = shape.ways(goal) if isinstance(shape, Destinations) else ()
        return f"{goal} {best_route(view, seat, ways).key}" if 1 < len(ways) <= MOST_WAYS else goal

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
        return best_route(view, seat, routes_on_offer(view)).key

    # Fights

    def _raid(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_raid(view, seat, ask), ("no", "attack"))

    def _ambush(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_ambush(view, seat, ask), ("no", "attack"))

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
        return _best(weigh_curse(view, seat, ask), _no_first(ask))

    def _card_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_voyage(view, seat, ask), _no_first(ask))

    def _guns_window(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_guns(view, seat, ask), _no_first(ask))

    def _ward(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_ward(view, seat, ask), ask.offered())

    def _discard(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return _best(weigh_discard(view, seat, ask), ask.offered())

    # Trade and building

    def _trade(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).choose(ask.offered())

    def _stow(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str | None:
        """Stow as the plan wants; if that does not fit, leave all as it is."""
        return self._settle(ask, Bargains(view, seat).goods_to_store()) or getattr(ask.shape, "now", None)

    def _pay_good(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).payment(ask.offered())

    def _throw_away(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return Bargains(view, seat).jetsam() or "back"

    def _stance(self, view: Eldermann, seat: int, ask: Ask, rng: random.Random) -> str:
        return "back"

    def evaluate(self, view: Eldermann, seat: int) -> float:
        """Estimate how near the seat is to winning, in points: the feast decides, not the points."""
        return standing(view, seat) if view.arrow >= 0 else 0.0

    policies: ClassVar[Mapping[str, Policy]] = {
        "choose_home": _choose_home,
        "stow_start": _stow_start,
        "choose_arrow": _choose_arrow,
        "plan": _plan,
        "navigate": _navigate,
        "sail": _sail,
        "sail_sea": _sail_sea,
        "choose_route": _choose_route,
        "raid": _raid,
        "ambush": _ambush,
        "plunder": _plunder,
        "pillage": _pillage,
        "jettison": _jettison,
        "curse_window": _curse_window,
        "card_window": _card_window,
        "guns_window": _guns_window,
        "ward": _ward,
        "discard": _discard,
        "trade": _trade,
        "trade_on": _trade,
        "stow": _stow,
        "pay_good": _pay_good,
        "throw_away": _throw_away,
        "stance": _stance,
    }
    """Questions that have an answer of their own, in the order of a turn."""


def _best(weigh: Weigh, choices: Sequence[str]) -> str:
    """Return the choice with the highest sum; of equal ones the first."""
    return max(choices, key=lambda choice: total(weigh(choice)))


def _no_first(ask: Ask) -> list[str]:
    """List what is offered, to play no card first, then the stronger cards: a card must be worth it."""
    return ["no", *sorted((choice for choice in ask.offered() if choice != "no"), reverse=True)]
