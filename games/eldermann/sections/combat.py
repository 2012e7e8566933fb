"""Überfall: pirates, raids, dice, and what the loser loses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from games.eldermann.ledger import (
    FIGHT_POINTS,
    LOST,
    WON,
    change_points,
    excess,
    give_back,
    goods_sorted,
    load,
    settle_booty,
    unload,
)
from games.eldermann.material import DICE, NUMBERS
from games.eldermann.sections.rogues import Rogues
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.kernel.agenda import Given, asks, section
from games.kernel.ask import Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events


class Combat(Rogues):
    """Fight with pirates and players."""

    def prey(self, s: Eldermann) -> bool:
        """Tell whether pirates attack the active seat: more than 12 points, and not safe this turn (B10, C10)."""
        return not s.safe and s.points[s.active] >= NUMBERS["pirate_rank"]

    def right_of(self, s: Eldermann) -> int:
        """Return the seat on the right of the active one, who throws for pirates."""
        return (s.active - 1) % s.seats

    def guns_of(self, s: Eldermann, seat: int) -> int:
        """Count the cannons that count in a fight: those of the active seat may be sabotaged."""
        return max(0, s.guns[seat] - (s.sabotage if seat == s.active else 0))

    # Piraten-Überfall

    @section
    def fight_pirates(self, s: Eldermann, chance: Chance, events: Events, strength: int, roller: int, by: int) -> None:
        """Let pirates attack the active seat; `by` is 1 where a Spelunke card has hired them."""
        s.fight = Fight(PIRATE_CREW, s.active, strength, s.guns[s.active], roller, hired=bool(by))
        events.tell("pirates", s.active, strength=strength)
        s.then(self.guns_window, self.throw)

    # Spieler-Überfall

    @section
    def declare(self, s: Eldermann, chance: Chance, events: Events, attacker: int, defender: int) -> None:
        """Declare a raid, which costs a point at once; at most one for each pair and turn (C5, C6, C9)."""
        other = defender if attacker == s.active else attacker
        if other in s.fought or (defender == s.active and s.safe):
            return
        s.fought.append(other)
        events.tell("raid", attacker, victim=defender)
        self._score(s, events, attacker, -NUMBERS["raid_price"])
        s.fight = Fight(attacker, defender, s.guns[attacker], s.guns[defender], attacker)
        s.then(self.guns_window, self.throw)

    # Both

    @section
    def throw(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Throw both dice; the attacker must be higher. The difference is lost in goods, from aboard only."""
        fight = s.fight
        assert fight is not None  # noqa: S101 - only sections that have set it lead here
        attack, defence = int(chance.pick(DICE["attack"])), int(chance.pick(DICE["defence"]))
        strength = fight.strength if fight.attacker == PIRATE_CREW else self.guns_of(s, fight.attacker)
        guns = self.guns_of(s, fight.defender)
        gap = attack + strength - defence - guns
        won, loser = (fight.attacker, fight.defender) if gap > 0 else (fight.defender, fight.attacker)
        lost = 0 if loser == PIRATE_CREW else min(abs(gap), len(s.cargo(loser)))
        s.fight = replace(fight, strength=strength, guns=guns, attack=attack, defence=defence, won=won, lost=lost)
        events.tell("thrown", fight.defender, attack=attack, strength=strength, attacked=attack + strength,
                    defence=defence, guns=guns, defended=defence + guns)  # fmt: skip
        self._decide(s, events, won, loser)

    def _decide(self, s: Eldermann, events: Events, won: int, loser: int) -> None:
        """Score a fight: pirates take a point, whoever beats pirates or a raider gains two."""
        fight = s.fight
        assert fight is not None  # noqa: S101 - set by `throw`
        if loser >= 0:
            s.tally[loser][LOST] += 1
        if won >= 0:
            s.tally[won][WON] += 1
            s.laurels[won] += s.options["permits"] == "wins"
        if fight.attacker == PIRATE_CREW:
            s.safe = True
        if won == PIRATE_CREW:
            events.tell("pirates-won", loser, count=fight.lost)
            self._score(s, events, loser, -NUMBERS["lost_to_pirates"])
            self._plunder(s, events)
            return
        events.tell("fight-won", won, count=fight.lost)
        if won == fight.defender:
            self._score(s, events, won, NUMBERS["won_fight"])
        if fight.lost:
            s.then(self.pillage)
        else:
            self.crown(s, events)

    def _score(self, s: Eldermann, events: Events, seat: int, change: int) -> None:
        change = change_points(s, events, seat, change)
        s.tally[seat][FIGHT_POINTS] += change
        if change:
            events.tell("fight-points", seat, change=change, points=s.points[seat])

    # What pirates take

    def _plunder(self, s: Eldermann, events: Events) -> None:
        """Take the goods at once where there is nothing to choose, else ask who threw for the pirates."""
        fight = s.fight
        assert fight is not None  # noqa: S101 - set by `throw`
        cargo = s.cargo(fight.defender)
        if len(cargo) == fight.lost or len(set(cargo)) == 1:
            self._lose(s, events, cargo[: fight.lost])
        elif fight.lost:
            s.then(self.plunder)

    def _plundered(self, s: Eldermann) -> Mapping[int, Pick]:
        fight = s.fight
        assert fight is not None  # noqa: S101 - set by `throw`
        return {fight.roller: Pick(goods_sorted(s.cargo(fight.defender)), fight.lost, fight.lost)}

    @asks(_plundered, phase=False)
    def plunder(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Return to the supply what the right neighbour, or who hired the thugs, has picked (C11)."""
        (choice,) = given.values()
        self._lose(s, events, picked_items(choice))

    def _lose(self, s: Eldermann, events: Events, goods: list[str]) -> None:
        for good in goods:
            unload(s, s.active, good)
            give_back(s, good)
        if goods:
            events.tell("goods-lost", s.active, goods=" ".join(goods))

    # What players take

    def _pillaged(self, s: Eldermann) -> Mapping[int, Pick]:
        fight = s.fight
        assert fight is not None  # noqa: S101 - set by `throw`
        loser = fight.attacker if fight.won == fight.defender else fight.defender
        return {fight.won: Pick(goods_sorted(s.cargo(loser)), 0, fight.lost)}

    @asks(_pillaged, phase=False)
    def pillage(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Bring captured goods aboard: W first, then E; for what finds no room something goes overboard."""
        ((winner, choice),) = given.items()
        fight = s.fight
        assert fight is not None  # noqa: S101 - set by `throw`
        loser = fight.attacker if winner == fight.defender else fight.defender
        goods = picked_items(choice)
        for good in goods:
            unload(s, loser, good)
            load(s, winner, good)
        if goods:
            events.tell("captured", winner, goods=" ".join(goods))
        if excess(s, winner):
            s.then((self.jettison, winner))
        else:
            self.crown(s, events)

    def _overfull(self, s: Eldermann, seat: int) -> Mapping[int, Pick]:
        """Ask a ship with more goods than fields which go overboard."""
        count = excess(s, seat)
        return {seat: Pick(goods_sorted(s.cargo(seat)), count, count)} if count else {}

    @asks(_overfull, phase=False)
    def jettison(self, s: Eldermann, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Throw goods overboard; only what finds room counts for an Eldermann."""
        goods = picked_items(given[seat])
        for good in goods:
            unload(s, seat, good)
            give_back(s, good)
        settle_booty(s, seat)
        events.tell("goods-thrown", seat, goods=" ".join(goods))
        self.crown(s, events)
