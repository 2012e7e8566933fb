"""The actions of the cathedral, which turns, cards and privileges all carry out."""

from __future__ import annotations

from games.kernel.chance import Chance
from games.kernel.events import Events
from games.ulm.material import NUMBERS
from games.ulm.sections.danube import land
from games.ulm.sections.grid import OUTER_AT, SIDES, of_side
from games.ulm.sections.options import STEP
from games.ulm.sections.privileges import place_seal
from games.ulm.sections.supplies import Dock, draw_card, give_tile, look_at_cards, tell_tiles
from games.ulm.state import Ulm


def carry_out(s: Ulm, chance: Chance, events: Events, choice: str, from_grid: bool) -> None:
    """Carry out one action; descendants and towers add to those of grid tiles only (ruling 37)."""
    verb, _, rest = choice.partition(" ")
    if verb == "money":
        _money(s, events, from_grid)
    elif verb == "clear":
        _clear(s, events, rest)
    elif verb in ("river", STEP):
        _river(s, chance, events, from_grid and verb == "river")
    elif verb == "buy":
        _buy(s, chance, events, rest)
    else:
        _seal(s, chance, events, verb, rest)


def _money(s: Ulm, events: Events, from_grid: bool) -> None:
    """Take a coin; Mint Master and tower add one each."""
    more = s.has(s.turn, "mint_master") + (s.tower == "t_money") if from_grid else 0
    s.coins[s.turn] += 1 + more
    events.tell("took-coins", s.turn, count=1 + more)


def _clear(s: Ulm, events: Events, side: str) -> None:
    """Take all pushed-out tiles of a side; the Abbot may take one from the dock as well."""
    if side in SIDES:
        tiles = of_side(s.outer, side)
        for tile in tiles:
            s.tiles[s.turn][tile] += 1
        for number in (1, 2, 3):
            s.outer[OUTER_AT[f"{side}{number}"]] = ""
        tell_tiles(s, events, "cleared", tiles, side=side)
    if s.has(s.turn, "abbot"):
        s.then((Dock.take_tile, 1))


def _river(s: Ulm, chance: Chance, events: Events, with_extras: bool) -> None:
    """Move one free field; Bargeman and tower add a step each, which may wait."""
    if with_extras:
        s.actions += [STEP] * (s.has(s.turn, "bargeman") + (s.tower == "t_river"))
    land(s, chance, events, s.landings(s.turn, 1)[0])


def _buy(s: Ulm, chance: Chance, events: Events, price: str) -> None:
    """Pay and take the top card; for two equal tiles, or with the Councillor, one of two."""
    events.tell("bought", s.turn, price=", ".join(price.split("+")))
    if price == "coin":
        s.coins[s.turn] -= 1
        draw_card(s, chance, events)
        return
    tiles = price.split("+")
    for tile in tiles:
        give_tile(s, tile)
    choice = len(tiles) == NUMBERS["card_price"] and (tiles[0] == tiles[1] or s.has(s.turn, "councillor"))
    look_at_cards(s, chance, events, 2 if choice else 1)


def _seal(s: Ulm, chance: Chance, events: Events, verb: str, quarter: str) -> None:
    """Pay, and place a seal; City Wall is played with it for a quarter out of reach."""
    if verb == "wall":
        use_play(s)
        s.hands[s.turn].take("wall")
        s.discard.append("wall")
        events.tell("played-now", s.turn, card="wall")
    price = s.seal_price()
    s.coins[s.turn] -= price
    events.tell("paid-coins", s.turn, count=price)
    place_seal(s, chance, events, quarter)


def use_play(s: Ulm) -> None:
    """Use up the free card play or, after it, a card action."""
    if s.played:
        s.actions.remove("card")
    s.played = True
