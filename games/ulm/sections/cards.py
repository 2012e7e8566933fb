"""The cards: one use during the game, one at its end."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf, Pick, picked_items
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Step
from games.ulm.material import CARDS, NUMBERS
from games.ulm.sections.actions import carry_out
from games.ulm.sections.danube import Danube
from games.ulm.sections.grid import OUTER, OUTER_AT
from games.ulm.sections.options import (
    action_options,
    buys,
    in_bag,
    own_kinds,
    payable,
    plays,
    plays_left,
    quarters_open,
)
from games.ulm.sections.privileges import place_seal
from games.ulm.sections.supplies import choose_from_bag, draw_tile_from_bag, give_tile, tell_tiles
from games.ulm.state import Ulm

TWO_WAYS = ("coins", "tiles")
"""What Baustopp brings: two coins, or two tiles from the bag."""


class Cards(Rules[Ulm]):
    """Ask what the uses of the cards during the game leave open."""

    # Cathedral and trade cards

    def _fitting_tiles(self, s: Ulm, card: str) -> Mapping[int, OneOf]:
        """Ask which of the fitting tiles to give."""
        return {s.turn: OneOf(tuple(f"pay {kind}" for kind in payable(s, s.turn, card)))}

    @asks(_fitting_tiles)
    def pay_tile(self, s: Ulm, chance: Chance, events: Events, given: Given, card: str) -> None:
        """Give the chosen tile for the card."""
        _use(s, events, card, given[s.turn].removeprefix("pay "))

    # Chronicle cards

    def _quarters_for_coin(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for one of the adjoining quarters (ruling 41)."""
        quarters = quarters_open(s, s.turn, s.adjoining(s.turn), NUMBERS["chronicle_price"])
        return {s.turn: OneOf(tuple(f"seal {quarter}" for quarter in quarters))}

    @asks(_quarters_for_coin, alone=True)
    def seal_for_coin(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Place a seal for a coin, with crest income and privilege (Ulmer Chronik)."""
        s.coins[s.turn] -= NUMBERS["chronicle_price"]
        events.tell("paid-coins", s.turn, count=NUMBERS["chronicle_price"])
        place_seal(s, chance, events, given[s.turn].removeprefix("seal "))

    def _two_ways(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for coins or tiles."""
        return {s.turn: OneOf(TWO_WAYS)}

    @asks(_two_ways)
    def coins_or_tiles(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take two coins, or two tiles drawn blind into the own supply (Baustopp; ruling 43)."""
        if given[s.turn] == "coins":
            s.coins[s.turn] += NUMBERS["freeze_coins"]
            events.tell("took-coins", s.turn, count=NUMBERS["freeze_coins"])
            return
        tiles = [draw_tile_from_bag(s, chance) for _ in range(NUMBERS["freeze_tiles"])]
        for tile in tiles:
            s.tiles[s.turn][tile] += 1
        tell_tiles(s, events, "drew-tiles", tiles)

    def _coins_to_pay(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask how many coins to return."""
        most = min(s.coins[s.turn], NUMBERS["siege_coins"])
        return {s.turn: OneOf(tuple(f"pay {count}" for count in range(1, most + 1)))}

    @asks(_coins_to_pay, alone=True)
    def pay_coins(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Return coins for two points each (Belagerung)."""
        count = int(given[s.turn].removeprefix("pay "))
        points = NUMBERS["siege_points"] * count
        s.coins[s.turn] -= count
        s.gain(s.turn, "cards", points)
        events.tell("coins-for-points", s.turn, count=count, points=points)

    def _bag_tiles(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for a kind of tile in the bag."""
        return {s.turn: OneOf(tuple(f"bag {kind}" for kind in in_bag(s)))}

    @asks(_bag_tiles, alone=True)
    def choose_tile(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Choose the tile from the bag instead of drawing blind (Patrizier)."""
        choose_from_bag(s, events, given[s.turn])

    def _outer_tiles(self, s: Ulm) -> Mapping[int, Pick]:
        """Ask for one or two outer fields with tiles."""
        fields = tuple(label for label, tile in zip(OUTER, s.outer, strict=True) if tile)
        return {s.turn: Pick(fields, 1, min(NUMBERS["reformation_tiles"], len(fields)))}

    @asks(_outer_tiles, alone=True)
    def take_outer(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take up to two pushed-out tiles of any side (Reformation)."""
        tiles = []
        for label in picked_items(given[s.turn]):
            tiles.append(s.outer[OUTER_AT[label]])
            s.tiles[s.turn][tiles[-1]] += 1
            s.outer[OUTER_AT[label]] = ""
        tell_tiles(s, events, "took-outer", tiles)

    def _actions_of_own_tiles(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for an action that an own tile shows."""
        seat, found = s.turn, []
        for kind in own_kinds(s, seat):
            found += action_options(s, seat, kind, plays_left(s))
            found += plays(s, seat) if kind == "card" else []
        return {seat: OneOf(tuple(found) or ("none",))}

    @asks(_actions_of_own_tiles)
    def extra_action(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Carry out one more action; the tile that shows it is kept (Schwäbischer Bund; ruling 42)."""
        _one_action(s, chance, events, given[s.turn])

    def _sparrows_to_sell(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask how many sparrows to swap."""
        most = min(s.sparrows[s.turn], NUMBERS["sparrow_most"])
        return {s.turn: OneOf(tuple(f"sell {count}" for count in range(1, most + 1)))}

    @asks(_sparrows_to_sell, alone=True)
    def sell_sparrows(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Swap sparrows for a coin each (Ulmer Spatz)."""
        count = int(given[s.turn].removeprefix("sell "))
        s.sparrows[s.turn] -= count
        s.coins[s.turn] += count
        events.tell("sold-sparrows", s.turn, count=count)

    # The card action of the Shipyard

    def _buy_or_play(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for a purchase or a card to play; it may be left out."""
        return {s.turn: OneOf((*buys(s, s.turn), *plays(s, s.turn), "none"))}

    @asks(_buy_or_play, alone=True)
    def card_action(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Buy or play a card at once, or let the extra card action lapse."""
        _one_action(s, chance, events, given[s.turn])


def play_card(s: Ulm, chance: Chance, events: Events, choice: str) -> None:
    """Play a card as `options.plays` writes it."""
    _, card, use = choice.split(" ")
    s.hands[s.turn].take(card)
    if use == "end":
        s.laid[s.turn].append(card)
        events.tell("laid", s.turn, card=card)
        return
    s.discard.append(card)
    events.tell("played-now", s.turn, card=card)
    if CARDS[card].takes_tile:
        _pay_for(s, chance, events, card)
    else:
        s.then(CHRONICLES[card])


def _pay_for(s: Ulm, chance: Chance, events: Events, card: str) -> None:
    """Give the tile; with two to choose from, ask which."""
    kinds = payable(s, s.turn, card)
    if len(kinds) == 1:
        _use(s, events, card, kinds[0])
    else:
        s.then((Cards.pay_tile, card))


def _use(s: Ulm, events: Events, name: str, tile: str) -> None:
    """Give a tile for what the card brings during the game."""
    seat, card = s.turn, CARDS[name]
    give_tile(s, tile)
    points = card.points if card.kind == "trade" else NUMBERS["cathedral_now"]
    s.coins[seat] += card.coins
    s.gain(seat, "cards", points)
    events.tell("used-card", seat, card=name, tile=tile, coins=card.coins, points=points)
    if card.move:
        s.then((Danube.sail, card.move))


def _one_action(s: Ulm, chance: Chance, events: Events, choice: str) -> None:
    """Carry out an action that comes from a card or a privilege."""
    if choice.startswith("play "):
        play_card(s, chance, events, choice)
    elif choice != "none":
        carry_out(s, chance, events, choice, from_grid=False)


CHRONICLES: dict[str, Step] = {
    "chronicle": Cards.seal_for_coin,
    "freeze": Cards.coins_or_tiles,
    "siege": Cards.pay_coins,
    "joust": (Danube.sail, NUMBERS["joust_move"]),
    "patrician": Cards.choose_tile,
    "reformation": Cards.take_outer,
    "league": Cards.extra_action,
    "sparrow": Cards.sell_sparrows,
}
"""What a chronicle card, played during the game, asks for."""
