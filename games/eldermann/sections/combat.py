"""Überfall: pirates and raids, who may attack and who throws, what the loser loses, and the exact odds of the dice."""

from __future__ import annotations

import functools
from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace

from games.eldermann.material import DICE, NUMBERS
from games.eldermann.sections.ledger import (
    change_points,
    crown,
    excess,
    goods_sorted,
    load,
    return_good,
    settle_booty,
    unload,
)
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.errors import RulesBug
from games.kernel.events import Events


class Combat(Rules[Eldermann]):
    """Fight with pirates and players."""

    @abstractmethod
    def open_fight(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Open the window for cards that sabotage cannons, see `Rogues`."""

    # Piraten-Überfall

    @section
    def fight_pirates(self, s: Eldermann, chance: Chance, events: Events, strength: int, roller: int, by: int) -> None:
        """Let pirates attack the active seat; `by` is 1 where a Spelunke card has hired them."""
        s.fight = Fight(PIRATE_CREW, s.active, strength, s.guns[s.active], roller, hired=bool(by))
        events.tell("pirates", s.active, strength=strength)
        s.then(self.open_fight, self.throw)

    # Spieler-Überfall

    @section
    def declare(self, s: Eldermann, chance: Chance, events: Events, attacker: int, defender: int) -> None:
        """Declare a raid, which costs a point at once; at most one for each pair and turn (C5, C6, C9)."""
        other = defender if attacker == s.active else attacker
        if other in s.fought or (defender == s.active and s.safe):
            return
        s.fought.append(other)
        events.tell("raid", attacker, victim=defender)
        _score(s, events, attacker, -NUMBERS["raid_price"])
        s.fight = Fight(attacker, defender, s.guns[attacker], s.guns[defender], attacker)
        s.then(self.open_fight, self.throw)

    # Both

    @section
    def throw(self, s: Eldermann, chance: Chance, events: Events) -> None:
        """Throw both dice; the attacker must be higher. The difference is lost in goods, from aboard only."""
        attack, defence = int(chance.pick(DICE["attack"])), int(chance.pick(DICE["defence"]))
        fight = s.fight = _decide(s, fight_now(s), attack, defence)
        sides = {"attack": attack, "strength": fight.strength, "defence": defence, "guns": fight.guns}
        events.tell("thrown", fight.defender, **sides, attacked=attack + fight.strength, defended=defence + fight.guns)
        _count_fight(s, fight)
        if fight.won == PIRATE_CREW:
            self._lose_to_pirates(s, events)
        else:
            self._win(s, events)

    def _win(self, s: Eldermann, events: Events) -> None:
        """Score a fight that a seat has won: beating pirates or a raider gains two points."""
        fight = fight_now(s)
        events.tell("fight-won", fight.won, count=fight.lost)
        if fight.won == fight.defender:
            _score(s, events, fight.won, NUMBERS["won_fight"])
        if fight.lost:
            s.then(self.pillage)
        else:
            _crown_defender(s, events)

    # What pirates take

    def _lose_to_pirates(self, s: Eldermann, events: Events) -> None:
        """Lose a point, and goods: at once if there is no choice, else by the player who threw for the pirates."""
        fight = fight_now(s)
        events.tell("pirates-won", fight.defender, count=fight.lost)
        _score(s, events, fight.defender, -NUMBERS["lost_to_pirates"])
        cargo = s.cargo(fight.defender)
        if len(cargo) == fight.lost or len(set(cargo)) == 1:
            _lose(s, events, cargo[: fight.lost])
        elif fight.lost:
            s.then(self.plunder)

    def _goods_to_plunder(self, s: Eldermann) -> Mapping[int, Pick]:
        fight = fight_now(s)
        return {fight.roller: Pick(goods_sorted(s.cargo(fight.defender)), fight.lost, fight.lost)}

    @asks(_goods_to_plunder)
    def plunder(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Return to the supply what the right neighbour, or the player who hired the thugs, has picked (C11)."""
        (choice,) = given.values()
        _lose(s, events, picked_items(choice))

    # What players take

    def _goods_to_pillage(self, s: Eldermann) -> Mapping[int, Pick]:
        fight = fight_now(s)
        return {fight.won: Pick(goods_sorted(s.cargo(loser_of(fight))), 0, fight.lost)}

    @asks(_goods_to_pillage)
    def pillage(self, s: Eldermann, chance: Chance, events: Events, given: Given) -> None:
        """Bring captured goods aboard: W first, then E; for what finds no room something goes overboard."""
        ((winner, choice),) = given.items()
        loser, goods = loser_of(fight_now(s)), picked_items(choice)
        for good in goods:
            unload(s, loser, good)
            load(s, winner, good)
        if goods:
            events.tell("captured", winner, goods=" ".join(goods))
        if excess(s, winner):
            s.then((self.jettison, winner))
        else:
            _crown_defender(s, events)

    def _goods_to_jettison(self, s: Eldermann, seat: int) -> Mapping[int, Pick]:
        """Ask a ship with more goods than fields which go overboard."""
        count = excess(s, seat)
        return {seat: Pick(goods_sorted(s.cargo(seat)), count, count)} if count else {}

    @asks(_goods_to_jettison)
    def jettison(self, s: Eldermann, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Throw goods overboard; only what finds room counts for an Eldermann."""
        goods = picked_items(given[seat])
        for good in goods:
            return_good(s, seat, good)
        settle_booty(s, seat)
        events.tell("goods-thrown", seat, goods=" ".join(goods))
        _crown_defender(s, events)


def _decide(s: Eldermann, fight: Fight, attack: int, defence: int) -> Fight:
    """Say who wins with these dice, and how many goods the loser gives up."""
    strength = fight.strength if fight.attacker == PIRATE_CREW else guns_of(s, fight.attacker)
    guns = guns_of(s, fight.defender)
    gap = attack + strength - defence - guns
    won, loser = (fight.attacker, fight.defender) if gap > 0 else (fight.defender, fight.attacker)
    lost = 0 if loser == PIRATE_CREW else min(abs(gap), len(s.cargo(loser)))
    return replace(fight, strength=strength, guns=guns, attack=attack, defence=defence, won=won, lost=lost)


def _count_fight(s: Eldermann, fight: Fight) -> None:
    """Count a fight for the score sheet and, by option, as a permit; one with pirates makes safe."""
    won, loser = fight.won, loser_of(fight)
    if loser != PIRATE_CREW:
        s.tally[loser].lost += 1
    if won != PIRATE_CREW:
        s.tally[won].won += 1
        s.laurels[won] += s.options["permits"] == "wins"
    if PIRATE_CREW in (won, loser):
        s.safe = True


def _score(s: Eldermann, events: Events, seat: int, change: int) -> None:
    """Change the reputation of a seat by a fight."""
    change = change_points(s, events, seat, change)
    s.tally[seat].fight_points += change
    if change:
        events.tell("fight-points", seat, change=change, points=s.points[seat])


def _crown_defender(s: Eldermann, events: Events) -> None:
    """Let a defender win who has become Eldermann by this fight, once what it has captured is aboard."""
    fight = fight_now(s)
    if fight.won == fight.defender:
        crown(s, events, fight.won, NUMBERS["won_fight"])


def _lose(s: Eldermann, events: Events, goods: list[str]) -> None:
    """Return goods of the active ship to the supply."""
    for good in goods:
        return_good(s, s.active, good)
    if goods:
        events.tell("goods-lost", s.active, goods=" ".join(goods))


# Who attacks, and with how many cannons


RAID_STANCES = ("ask", "stronger", "never")
"""Standing orders for raids in the own turn."""


def is_prey(s: Eldermann) -> bool:
    """Tell whether pirates attack the active seat: more than 12 points, and not safe this turn (B10, C10)."""
    return not s.safe and s.points[s.active] >= NUMBERS["pirate_rank"]


def right_neighbour(s: Eldermann) -> int:
    """Return the seat on the right of the active one, who throws for pirates."""
    return (s.active - 1) % s.seats


def guns_of(s: Eldermann, seat: int) -> int:
    """Count the cannons that count in a fight: those of the active seat may be sabotaged."""
    return max(0, s.guns[seat] - (s.sabotage if seat == s.active else 0))


def wants_raid(s: Eldermann, seat: int, victim: int) -> bool:
    """Follow the standing order `stronger`: attack with more cannons, where there is something to take."""
    more = guns_of(s, seat) > guns_of(s, victim)
    return s.raid_stance[seat] == "stronger" and more and bool(s.cargo(victim))


def ships_in_contact(s: Eldermann) -> list[int]:
    """List the ships on the same or an adjacent cell that may fight with the active one, from its left on."""
    near, here = s.chart.near[s.ships[s.active]], s.active
    if not any(ship in near for seat, ship in enumerate(s.ships) if seat != here):
        return []
    others = [seat for seat in s.clockwise(here) if s.ships[seat] in near and seat not in s.fought]
    return [seat for seat in others if not is_peace_between(s, here, seat)]


def is_peace_between(s: Eldermann, seat: int, other: int) -> bool:
    """Tell whether one of two ships lies in a harbour where, by option, nobody fights (C4)."""
    return s.options["raids"] == "peace" and not s.chart.harbours.keys().isdisjoint((s.ships[seat], s.ships[other]))


def fight_now(s: Eldermann) -> Fight:
    """Return the fight that is being fought; only sections that have begun one lead here."""
    if s.fight is None:
        raise RulesBug(f"{s.section} without a fight")
    return s.fight


def loser_of(fight: Fight) -> int:
    """Return the side that has lost a fight."""
    return fight.attacker if fight.won == fight.defender else fight.defender


# What fights are worth


GOOD = 1.1
"""What a good aboard is worth, in points: a Taler to buy, and the way to where it is sold."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A fight by its lead in cannons: the attacker's chance, and the mean goods each side would lose."""

    wins: float
    defender_loses: float
    attacker_loses: float


@functools.cache
def odds(lead: int, attacker_cargo: int, defender_cargo: int) -> Odds:
    """Return the odds for an attacker with so many more cannons than the defender (negative: fewer)."""
    gaps = [int(a) + lead - int(d) for a in DICE["attack"] for d in DICE["defence"]]
    share = 1 / len(gaps)
    return Odds(
        wins=share * sum(gap > 0 for gap in gaps),
        defender_loses=share * sum(min(gap, defender_cargo) for gap in gaps if gap > 0),
        attacker_loses=share * sum(min(-gap, attacker_cargo) for gap in gaps if gap < 0),
    )


@functools.cache
def against_pirates(strength: int, guns: int, cargo: int) -> float:
    """Return the points to expect for a ship that pirates attack."""
    fight = odds(strength - guns, 0, cargo)
    lost = fight.wins * NUMBERS["lost_to_pirates"] + fight.defender_loses * GOOD
    return (1 - fight.wins) * NUMBERS["won_fight"] - lost


@functools.cache
def of_raid(lead: int, own_cargo: int, cargo: int, room: int) -> float:
    """Return the points to expect for an attacker; captured goods count as far as there is room."""
    fight = odds(lead, own_cargo, min(cargo, room))
    lost = NUMBERS["raid_price"] + fight.attacker_loses * GOOD
    return fight.defender_loses * GOOD - lost - (1 - fight.wins) * NUMBERS["won_fight"] / 2
