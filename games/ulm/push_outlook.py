"""What pushes and the actions of a line bring a seat of Ulm."""

from __future__ import annotations

from games.ulm.grid import FAR, OUTER_AT, PATHS, SIDES, new_triples, of_side, open_lines, push_line
from games.ulm.material import NUMBERS
from games.ulm.outlook import RIVALRY, SPARROW, Outlook
from games.ulm.parts import Parts, total
from games.ulm.state import NONE

BLOCKED: Parts = [("first", 2.0)]
"""A push into a blocked grid, which must be returned before."""


def best_push(o: Outlook, tile: str) -> Parts:
    """Price the best push of a tile."""
    return max((of_push(o, label, tile) for label in open_lines(o.view.outer)), key=total, default=BLOCKED)


def of_push(o: Outlook, label: str, tile: str) -> Parts:
    """Price a push: its three actions, sparrows, and the City Guard's points."""
    view = o.view
    grid, out = push_line(view.grid, label, tile)
    there = OUTER_AT[FAR[label]]
    parts = of_actions(o, [grid[at] for at in PATHS[label]], (there, out))
    owner = view.rim[there]
    if owner != NONE:
        parts.append(("sparrows", SPARROW if owner == o.seat else -RIVALRY * SPARROW))
    if view.has(o.seat, "city_guard") and new_triples(view.grid, grid):
        parts.append(("points", NUMBERS["guard"]))
    if view.tower == "t_keep_pushed":
        parts.append(("tiles", o.tile))
    return parts


def of_actions(o: Outlook, kinds: list[str], out: tuple[int, str]) -> Parts:
    """Price three actions together: money pays seals, cleared tiles buy cards, steps reach quarters."""
    view, seat = o.view, o.seat
    more = kinds.count("money") * _coins_each(o)
    steps = kinds.count("river") * (1 + view.has(seat, "bargeman") + (view.tower == "t_river"))
    cleared = _clears(o, kinds.count("clear"), out)
    coins = view.coins[seat] + more
    return [
        ("coins", more * o.coin),
        ("tiles", sum(map(o.of_tile, cleared))),
        ("river", o.of_steps(steps)),
        ("seal", _seals(o, kinds.count("seal") + (view.tower == "t_seal_free"), coins, steps)),
        ("cards", _cards(o, kinds.count("card"), coins, cleared)),
    ]


def _coins_each(o: Outlook) -> int:
    return 1 + o.view.has(o.seat, "mint_master") + (o.view.tower == "t_money")


def _clears(o: Outlook, times: int, out: tuple[int, str]) -> list[str]:
    """List the tiles of the best sides, with the tile that this push moves out."""
    if not times:
        return []
    outer = o.view.outer[:]
    outer[out[0]] = out[1]
    sides = sorted((of_side(outer, side) for side in SIDES), key=len, reverse=True)
    more = ["seal"] * times if o.view.has(o.seat, "abbot") else []
    return [tile for side in sides[:times] for tile in side] + more


def _seals(o: Outlook, times: int, coins: int, steps: int) -> float:
    """Price the best seals that can be paid, from the present field or one that the steps reach."""
    view, price = o.view, o.view.seal_price()
    times = min(times, coins // price if price else times, view.seals[o.seat])
    if not times:
        return 0.0
    places = [view.barges[o.seat], *view.landings(o.seat, steps)]
    near = set[int]().union(*map(o.near, places))
    free = sorted((o.of_seal(at) for at in near if NONE in view.slots[at]), reverse=True)
    return sum(max(0.0, worth - price * o.coin) for worth in free[:times])


def _cards(o: Outlook, times: int, coins: int, cleared: list[str]) -> float:
    """Price card actions: a purchase that can be paid, or a second card to play."""
    if not times:
        return 0.0
    tower, tiles = o.view.tower, sum(o.view.tiles[o.seat].values()) + len(cleared)
    second = 2.5 if len(o.view.hands[o.seat]) > 1 else 0.0
    buy, price = 0.0, 1 if tower == "t_card_tile" else 2
    if tower == "t_card_coin":
        buy = o.of_new_card() - o.coin if coins else 0.0
    elif tiles >= price:
        buy = o.of_new_card() - o.tile * price
    return times * max(second, buy, 0.0)
