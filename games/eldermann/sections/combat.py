"""Überfall: pirates, raids, dice, and what the loser loses."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from games.eldermann.material import DICE, NUMBERS
from games.eldermann.sections.attacks import fight_now, guns_of, loser_of
from games.eldermann.sections.ending import crown
from games.eldermann.sections.ledger import (
    change_points,
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
        """Score a fight that a seat has won: whoever beats pirates or a raider gains two points."""
        fight = fight_now(s)
        events.tell("fight-won", fight.won, count=fight.lost)
        if fight.won == fight.defender:
            _score(s, events, fight.won, NUMBERS["won_fight"])
        if fight.lost:
            s.then(self.pillage)
        else:
            crown(s, events)

    # What pirates take

    def _lose_to_pirates(self, s: Eldermann, events: Events) -> None:
        """Lose a point, and goods: at once where there is nothing to choose, else ask who threw for the pirates."""
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
        """Return to the supply what the right neighbour, or who hired the thugs, has picked (C11)."""
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
            crown(s, events)

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
        crown(s, events)


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


def _lose(s: Eldermann, events: Events, goods: list[str]) -> None:
    """Return goods of the active ship to the supply."""
    for good in goods:
        return_good(s, s.active, good)
    if goods:
        events.tell("goods-lost", s.active, goods=" ".join(goods))
