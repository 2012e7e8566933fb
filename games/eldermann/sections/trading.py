"""4. Handelsphase: deals in any order, each a step that can be taken back until the turn is ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from games.eldermann.ledger import (
    ORDER_POINTS,
    ORDERS_FILLED,
    SOLD,
    change_points,
    earn,
    feast_open,
    give_back,
    goods_sorted,
    take,
    unload,
)
from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS
from games.eldermann.sections.building import Building
from games.eldermann.shapes import Stow
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, asks
from games.kernel.ask import OneOf, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

PLACE = " kontor"
Deal = Callable[["Trading", Eldermann, Chance, Events, str], None]


class Trading(Building):
    """Sell, fill orders, buy, arm, stow; hold the feast; then build."""

    def _deals(self, s: Eldermann) -> Mapping[int, OneOf]:
        """List all that the active seat can do now; `done` ends the turn."""
        seat, found = s.active, []
        if not s.bought_card:
            if feast_open(s) and s.points[seat] >= s.ranks[1] and s.can_feast(seat):
                found.append("feast")
            if s.city(seat) >= 0 and not s.blockaded:
                found += self._market(s, seat, s.city(seat))
            found += self._stowing(s, seat)
            found += self._own_bribes(s, seat)
        return {seat: OneOf((*found, *self.works(s, seat), "stance", "done"))}

    # At the market

    def _market(self, s: Eldermann, seat: int, city: int) -> list[str]:
        """List the deals with this city; in another player's home, by option, only after the toll (D3)."""
        if self._owes_toll(s, seat, city):
            return ["toll"] if s.taler[seat] >= NUMBERS["toll"] else []
        found = [f"fill {slot}" for slot in self._fillable(s, seat, city)]
        if s.sold < s.sell_limit(seat):
            local = CITIES[city].good
            found += [f"sell {good}" for good in GOODS if good != local and good in s.cargo(seat)]
            found += [f"sell {good}{PLACE}" for good in self._kontor_sales(s, seat, local)]
        room = s.hold_room(seat) - len(s.hold[seat])
        if room > 0:
            if s.dealt:
                found += [f"take {good}" for good in dict.fromkeys(s.harbour[city])]
            stock = s.supply[GOODS.index(CITIES[city].good)]
            most = min(room, stock, s.taler[seat] // NUMBERS["buy_price"])
            found += [f"buy {count}" for count in range(1, most + 1)]
        if self._can_arm(s, seat, room):
            found.append("cannon")
        return found

    def _owes_toll(self, s: Eldermann, seat: int, city: int) -> bool:
        return s.options["toll"] == "on" and seat not in s.tolled and city in s.homes and city != s.homes[seat]

    def _fillable(self, s: Eldermann, seat: int, city: int) -> list[int]:
        """List the slots whose orders can be filled: from aboard, in the home city also from the Kontor (D2)."""
        if s.filled >= s.order_limit(seat) or not s.orders[city]:
            return []
        goods = {*s.cargo(seat), *(s.kontor[seat] if city == s.homes[seat] else ())}
        return [slot for slot, card in enumerate(s.orders[city], 1) if goods.issuperset(ORDERS[card].goods)]

    def _kontor_sales(self, s: Eldermann, seat: int, local: str) -> list[str]:
        """List Kontor goods that can be sold: on the home market from any harbour, or by option elsewhere (D1)."""
        where = s.options["kontor_sale"]
        if s.at_home(seat) or where == "anywhere":
            unsold = local
        elif where == "home":
            unsold = s.home_good(seat)
        else:
            return []
        return [good for good in GOODS if good != unsold and good in s.kontor[seat]]

    def _can_arm(self, s: Eldermann, seat: int, room: int) -> bool:
        """A cannon needs a K field without a good (C13)."""
        free = s.guns[seat] < s.gun_fields(seat) and (s.options["k_fields"] == "strict" or room > 0)
        return free and s.cannon_supply > 0 and s.taler[seat] >= NUMBERS["cannon_price"]

    # On the own ship and in the own Kontor

    def _stowing(self, s: Eldermann, seat: int) -> list[str]:
        """List what can be moved or thrown away; the Kontor's goods also from afar (D5)."""
        found = []
        if s.at_home(seat) and (s.kontor[seat] or s.hold[seat] or s.booty[seat]):
            found.append("stow")
        if s.booty[seat] and len(s.hold[seat]) < s.hold_room(seat):
            found += [f"shift {good}" for good in dict.fromkeys(s.booty[seat])]
        if self._waste(s, seat):
            found.append("throw")
        return found

    def _waste(self, s: Eldermann, seat: int) -> list[str]:
        found = [f"{good} ship" for good in GOODS if good in s.cargo(seat)]
        found += [f"{good}{PLACE}" for good in GOODS if good in s.kontor[seat]]
        return [*found, "cannon"] if s.guns[seat] else found

    def _own_bribes(self, s: Eldermann, seat: int) -> list[str]:
        return [bribe for card in dict.fromkeys(s.rogues_of(seat)) if card[:5] == "bribe"
                for bribe in self.bribes(s, card)]  # fmt: skip

    @asks(_deals, board=False)
    def trade(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Carry out a deal and ask for the next, until a building or `done` ends the turn."""
        self._deal(s, chance, events, given[s.active])

    @asks(_deals, phase=False)
    def trade_on(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Go on with the deals; no new picture is due."""
        self._deal(s, chance, events, given[s.active])

    def _deal(self, s: Eldermann, chance: Chance, events: Events, choice: str) -> None:
        verb, _, what = choice.partition(" ")
        if verb == "done":
            return
        if verb in DEALS or verb in GOING_ON:
            s.then(self.trade_on)
        if verb in DEALS:
            DEALS[verb](self, s, chance, events, what)
            if verb in CROWNING:
                self.crown(s, events)
        else:
            self.work(s, chance, events, verb, what)

    def _feast(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        self.hold_feast(s, events)

    def _toll(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        s.tolled.append(s.active)
        s.taler[s.active] -= NUMBERS["toll"]
        owner = s.homes.index(s.city(s.active))
        events.tell("toll", s.active, owner=owner)
        earn(s, events, owner, NUMBERS["toll"])

    def _sell(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Sell a good; a sale from the Kontor on the home market is no deal with this city (D8)."""
        seat = s.active
        good, _, place = what.partition(" ")
        if place:
            s.kontor[seat].remove(good)
        else:
            unload(s, seat, good)
        give_back(s, good)
        s.sold += 1
        s.tally[seat][SOLD] += 1
        s.dealt |= not place or s.at_home(seat) or s.options["kontor_sale"] == "anywhere"
        events.tell("sold-kontor" if place else "sold", seat, good=good)
        earn(s, events, seat, NUMBERS["sell_price"])

    def _fill(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Fill an order: its card becomes a trophy, EA2 moves up (B6)."""
        seat, city = s.active, s.city(s.active)
        card = s.orders[city].pop(int(what) - 1)
        order = ORDERS[card]
        for good in order.goods:
            take(s, seat, good, kontor=city == s.homes[seat])
            give_back(s, good)
        s.filled += 1
        s.dealt = True
        s.trophies[seat].append(card)
        events.tell("filled", seat, card=card, taler=order.taler, points=order.points)
        earn(s, events, seat, order.taler)
        s.tally[seat][ORDERS_FILLED] += 1
        s.tally[seat][ORDER_POINTS] += change_points(s, events, seat, order.points)

    def _take(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        s.harbour[s.city(s.active)].remove(what)
        s.hold[s.active].append(what)
        events.tell("took", s.active, good=what)

    def _buy(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        good, count = CITIES[s.city(s.active)].good, int(what)
        s.taler[s.active] -= count * NUMBERS["buy_price"]
        s.supply[GOODS.index(good)] -= count
        s.hold[s.active] += [good] * count
        events.tell("bought", s.active, good=good, count=count)

    def _arm(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        s.taler[s.active] -= NUMBERS["cannon_price"]
        s.cannon_supply -= 1
        s.guns[s.active] += 1
        events.tell("armed", s.active, count=s.guns[s.active])

    def _shift(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Move booty to a W or K field; never back (C14)."""
        s.booty[s.active].remove(what)
        s.hold[s.active].append(what)
        events.tell("shifted", s.active, good=what)

    def _open_throw(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        s.then(self.throw_away)

    def _throwable(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {s.active: OneOf((*self._waste(s, s.active), "back"))}

    @asks(_throwable, phase=False)
    def throw_away(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Throw a good away, or a cannon overboard to make room for goods (F21)."""
        seat, (good, _, place) = s.active, given[s.active].partition(" ")
        if good == "back":
            return
        if good == "cannon":
            s.guns[seat] -= 1
            s.cannon_supply += 1
            events.tell("cannon-thrown", seat)
            return
        if place == "ship":
            unload(s, seat, good)
        else:
            s.kontor[seat].remove(good)
        give_back(s, good)
        events.tell("goods-thrown", seat, goods=good)

    def _bribe1(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        self._own_bribe(s, chance, events, "bribe1", what)

    def _bribe2(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        self._own_bribe(s, chance, events, "bribe2", what)

    def _own_bribe(self, s: Eldermann, chance: Chance, events: Events, card: str, what: str) -> None:
        """Play an own bribe, which nobody can ward off and which is not the turn's one card (2.10)."""
        self.spend(s, s.active, card)
        events.tell("own-bribe", s.active, card=card, detail=what)
        self.bribe(s, chance, events, card, what)

    # In the home city goods move freely between Kontor and ship

    def _open_stow(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        s.then(self.stow)

    def _stowed(self, s: Eldermann) -> Mapping[int, Stow]:
        """Ask which goods shall lie in the Kontor; the rest must fit aboard, only booty on E."""
        seat = s.active
        goods = goods_sorted(s.kontor[seat] + s.cargo(seat))
        now = "+".join(goods_sorted(s.kontor[seat])) or "none"
        most = min(len(goods), s.kontor_room(seat))
        return {seat: Stow(goods, 0, most, room=s.hold_room(seat), booty=goods_sorted(s.booty[seat]), now=now)}

    @asks(_stowed, phase=False)
    def stow(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Move goods; booty stays on E only as far as the rest leaves no room for it elsewhere."""
        seat, stored = s.active, picked_items(given[s.active])
        aboard = list((Counter(s.kontor[seat] + s.cargo(seat)) - Counter(stored)).elements())
        over = max(0, len(aboard) - s.hold_room(seat))
        booty = list((Counter(s.booty[seat]) & Counter(aboard)).elements())[:over]
        s.kontor[seat], s.booty[seat] = stored, booty
        s.hold[seat] = list((Counter(aboard) - Counter(booty)).elements())
        events.tell("stowed", seat, kontor=len(stored), ship=len(aboard))


DEALS: dict[str, Deal] = {
    "feast": Trading._feast,
    "toll": Trading._toll,
    "sell": Trading._sell,
    "fill": Trading._fill,
    "take": Trading._take,
    "buy": Trading._buy,
    "cannon": Trading._arm,
    "shift": Trading._shift,
    "throw": Trading._open_throw,
    "bribe1": Trading._bribe1,
    "bribe2": Trading._bribe2,
    "stow": Trading._open_stow,
}
GOING_ON = ("hire", "stance")
"""Works after which the turn goes on."""
CROWNING = ("fill", "take", "buy")
"""Deals that can bring an Eldermann all goods home, or a rich man to that rank."""
