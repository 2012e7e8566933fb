"""4. Handelsphase and 5. Bauphase: deals in any order until the turn is ended, then a building, what it costs and how.

Each deal is a step that can be taken back.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import BUILDINGS, GOODS, NUMBERS, TILE_OF, TILES
from games.eldermann.sections import market
from games.eldermann.sections.combat import RAID_STANCES
from games.eldermann.sections.ledger import goods_sorted, return_good, return_order
from games.eldermann.sections.rogues import Rogues
from games.eldermann.sections.sailing import order_of_stance
from games.eldermann.sections.shapes import Stow
from games.eldermann.sections.spelunke import OLD_ORDERS, hire, hires, is_asked_to_ward, settings_of_order
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events

DONE, BACK = "done", "back"


class Trading(Rules[Eldermann]):
    """Sell, fill orders, buy, arm, stow; hold the feast; then build."""

    @section
    def open_market(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Ask for deals and buildings, unless by public facts nothing but to go on is possible.

        Cards may be bribes, which only their owner knows.
        """
        if s.cards_held(s.active) or market.deals(s, s.active) or works(s, s.active):
            s.then(self.trade)

    def _turn_choices(self, s: Eldermann) -> Mapping[int, OneOf]:
        """List all that the active seat can do now; `done` ends the turn."""
        seat = s.active
        return {seat: OneOf((*market.deals(s, seat), *works(s, seat), DONE))}

    @asks(_turn_choices, phase=True)
    def trade(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Carry out a deal and ask for the next, until a building or `done` ends the turn."""
        self._carry_out(s, chance, events, given[s.active])

    @asks(_turn_choices)
    def trade_on(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Go on with the deals; no new picture is due."""
        self._carry_out(s, chance, events, given[s.active])

    def _carry_out(self, s: Eldermann, chance: Chance, events: Events, choice: str) -> None:
        """Carry out a deal or a work; all but a building leave the turn open."""
        verb, _, what = choice.partition(" ")
        if verb == "hire":
            self._hire(s, chance, events, what)
            return
        if verb != DONE and verb not in TILE_OF:
            s.then(self.trade_on)
        if verb in market.DEALS:
            market.make_deal(s, chance, events, verb, what)
        elif verb == "stow":
            s.then(self.stow)
        elif verb == "throw":
            s.then(self.throw_away)
        elif verb != DONE:
            work(s, events, verb)

    def _hire(self, s: Eldermann, chance: Chance, events: Events, what: str) -> None:
        """Hire a card, after which only building is left; where nothing can be built, the turn is over."""
        hire(s, chance, events, what)
        s.then(Rogues.discard, *([self.trade_on] if works(s, s.active) else []))

    # Goods are thrown away, also from afar

    def _jetsam_or_back(self, s: Eldermann) -> Mapping[int, OneOf]:
        return {s.active: OneOf((*market.jetsam(s, s.active), BACK))}

    @asks(_jetsam_or_back)
    def throw_away(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Throw a good away, or a cannon overboard to make room for goods."""
        if given[s.active] != BACK:
            market.throw_away(s, events, given[s.active])

    # In the home city goods move freely between Kontor and ship

    def _goods_to_stow(self, s: Eldermann) -> Mapping[int, Stow]:
        """Ask which goods are to lie in the Kontor; the rest must fit aboard, only booty on E."""
        seat = s.active
        goods = goods_sorted(s.kontor[seat] + s.cargo(seat))
        now = "+".join(goods_sorted(s.kontor[seat])) or "none"
        most = min(len(goods), s.kontor_room(seat))
        return {seat: Stow(goods, 0, most, room=s.hold_room(seat), booty=goods_sorted(s.booty[seat]), now=now)}

    @asks(_goods_to_stow)
    def stow(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Move goods between the Kontor and the ship."""
        market.stow(s, events, picked_items(given[s.active]))


class Building(Rules[Eldermann]):
    """Pay for upgrades."""

    def _ways_to_pay(self, s: Eldermann, building: str) -> Mapping[int, OneOf]:
        return {s.active: OneOf(goods_to_pay(s))}

    @asks(_ways_to_pay)
    def pay_good(self, s: Eldermann, chance: Chance, events: Events, given: Given, building: str) -> None:
        """Pay a good and upgrade; where there is but one to pay with, nobody is asked."""
        upgrade(s, events, building, given[s.active])

    def _stances(self, s: Eldermann) -> Mapping[int, OneOf]:
        raids = [f"raids {stance}" for stance in RAID_STANCES]
        return {s.active: OneOf((*raids, *[f"cards {stance}" for stance in OLD_ORDERS], "back"))}

    @asks(_stances)
    def stance(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Set a standing order, on tables that asked for one under rules version 3; today it is a wish."""
        kind, _, stance = given[s.active].partition(" ")
        if kind == "raids":
            s.raid_wish[s.active], s.ambush_wish[s.active] = stance, order_of_stance(stance)
        elif kind == "cards":
            s.watch[s.active] = settings_of_order(stance, wards=is_asked_to_ward(s, s.active))
        if stance:
            events.tell(f"stance-{kind}", s.active, stance=stance)


def work(s: Eldermann, events: Events, verb: str) -> None:
    """Build or upgrade; then the turn is over."""
    if TILE_OF[verb][1] == 1:
        build(s, events, verb)
    elif len(goods := goods_to_pay(s)) == 1:
        upgrade(s, events, verb, goods[0])
    else:
        s.then((Building.pay_good, verb))


# What can be built, and how it is paid


def works(s: Eldermann, seat: int) -> list[str]:
    """List what can be built and hired now."""
    return hires(s, seat) + buildings(s, seat)


def buildings(s: Eldermann, seat: int) -> list[str]:
    """List what can be built for Taler and a permit; an upgrade also costs a good."""
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


def price_of(building: str) -> int:
    """Return what a building costs in Taler."""
    return NUMBERS["build_price" if TILE_OF[building][1] == 1 else "upgrade_price"]


def goods_to_pay(s: Eldermann) -> tuple[str, ...]:
    """List the goods of any kind on the ship and in the Kontor."""
    aboard = [f"{good} ship" for good in GOODS if good in s.cargo(s.active)]
    return (*aboard, *[f"{good} kontor" for good in GOODS if good in s.kontor[s.active]])


def upgrade(s: Eldermann, events: Events, building: str, paid: str) -> None:
    """Pay a good, then as for any building."""
    good, place = paid.split()
    return_good(s, s.active, good, place)
    build(s, events, building)


def build(s: Eldermann, events: Events, building: str) -> None:
    """Pay Taler and a permit; a filled order goes back into its deck for it."""
    seat, (tile, level) = s.active, TILE_OF[building]
    s.taler[seat] -= price_of(building)
    if s.options["permits"] != "off":
        _use_permit(s, seat)
    s.levels[seat][TILES.index(tile)] = level
    s.tally[seat].built += 1
    events.tell("built", seat, building=building)


def _use_permit(s: Eldermann, seat: int) -> None:
    """Use one for a won fight, else the oldest order (H3)."""
    if s.laurels[seat]:
        s.laurels[seat] -= 1
    else:
        return_order(s, s.trophies[seat].pop(0))
