"""5. Bauphase: a building, and standing orders of old tables."""

from __future__ import annotations

from collections.abc import Mapping

from games.eldermann.material import TILE_OF
from games.eldermann.sections.attacks import RAID_STANCES
from games.eldermann.sections.buildings import build, goods_to_pay, upgrade
from games.eldermann.sections.watch import OLD_ORDERS, is_asked_to_ward, watched
from games.eldermann.state import Eldermann
from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events


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
            s.raid_wish[s.active] = stance
        elif kind == "cards":
            s.watch[s.active] = watched(stance, wards=is_asked_to_ward(s, s.active))
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
