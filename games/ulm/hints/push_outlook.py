"""What pushes and the actions of a line bring a seat of Ulm."""

from __future__ import annotations

from games.ulm.hints.outlook import RIVALRY, SPARROW, Outlook, Parts, total
from games.ulm.material import NUMBERS
from games.ulm.sections.grid import FAR, OUTER_AT, PATHS, SIDES, new_triples, of_side, open_lines, push_line
from games.ulm.state import NONE

BLOCKED: Parts = [("first", 2.0)]
"""A push into a blocked grid, which must be returned before."""


Reached = tuple[int, float, float, float]
"""The coins that there are, the worths of new ones, of steps and of seals."""


class Pushes:
    """What pushes bring one seat in one position; what several of them share is worked out once."""

    __slots__ = (
        "_bought",
        "_cleared",
        "_guards",
        "_pushed",
        "_reached",
        "_sealed",
        "_sides",
        "_tax",
        "lines",
        "outlook",
    )

    def __init__(self, outlook: Outlook) -> None:
        view, self.outlook = outlook.view, outlook
        self.lines = open_lines(view.outer)
        self._tax = view.tax()
        self._guards = view.has(outlook.seat, "city_guard")
        self._sides = [of_side(view.outer, side) for side in SIDES]
        self._pushed: dict[tuple[str, str], Parts] = {}
        self._reached: dict[tuple[int, int, int], Reached] = {}
        self._sealed: dict[int, list[float]] = {}
        self._cleared: dict[tuple[int, int], tuple[float, int]] = {}
        self._bought: dict[tuple[int, int], float] = {}

    def best(self, tile: str) -> Parts:
        """Price the best push of a tile."""
        return max([self.of(label, tile) for label in self.lines], key=total, default=BLOCKED)

    def of(self, label: str, tile: str) -> Parts:
        """Price a push: its three actions, sparrows, and the City Guard's points."""
        found = self._pushed.get((label, tile))
        if found is None:
            found = self._pushed[label, tile] = self._push(label, tile)
        return found

    def _push(self, label: str, tile: str) -> Parts:
        o, (first, second, third) = self.outlook, PATHS[label]
        view, grid, there = o.view, o.view.grid, OUTER_AT[FAR[label]]
        parts = self.of_actions([tile, grid[first], grid[second]], there, grid[third])
        owner = view.rim[there]
        if owner != NONE:
            parts.append(("sparrows", SPARROW if owner == o.seat else -RIVALRY * SPARROW))
        if self._guards and new_triples(grid, push_line(grid, label, tile)[0]):
            parts.append(("points", NUMBERS["guard"]))
        if view.tower == "t_keep_pushed":
            parts.append(("tiles", o.tile))
        return parts

    def of_actions(self, kinds: list[str], there: int, out: str) -> Parts:
        """Price three actions together: money pays seals, cleared tiles buy cards, steps reach quarters."""
        count = kinds.count
        needs = count("money"), count("river"), count("seal")
        reached = self._reached.get(needs)
        if reached is None:
            reached = self._reached[needs] = self._reach(*needs)
        coins, more, river, seal = reached
        tiles, cleared = self._clear(count("clear"), there, out) if "clear" in kinds else (0.0, 0)
        cards = count("card") * self._buy(coins, cleared) if "card" in kinds else 0.0
        tax = self._taxed(coins, cleared) if self._tax else 0.0
        return [("coins", more), ("tiles", tiles), ("river", river), ("seal", seal), ("cards", cards), ("points", tax)]

    def _taxed(self, coins: int, cleared: int) -> float:
        """Price the tower's tax where only these actions make it payable: the points not lost, less what is paid."""
        o, view, most = self.outlook, self.outlook.view, NUMBERS["tax"]
        have = view.coins[o.seat] if self._tax == "coins" else sum(view.tiles[o.seat].values())
        then, each = (coins, o.coin) if self._tax == "coins" else (have + cleared, o.tile)
        return NUMBERS["penalty"] - most * each if have < most <= then else 0.0

    def _reach(self, money: int, river: int, seal: int) -> Reached:
        """Count the coins; price the new ones, the steps and the seals."""
        o, view, seat = self.outlook, self.outlook.view, self.outlook.seat
        more = money * (1 + view.has(seat, "mint_master") + (view.tower == "t_money"))
        steps = river * (1 + view.has(seat, "bargeman") + (view.tower == "t_river"))
        coins, seal = view.coins[seat] + more, seal + (view.tower == "t_seal_free")
        return coins, more * o.coin, o.of_steps(steps), self._seal(seal, coins, steps) if seal else 0.0

    def _seal(self, times: int, coins: int, steps: int) -> float:
        """Price the best seals that can be paid, from the present field or one that the steps reach."""
        view, price, seat = self.outlook.view, self.outlook.view.seal_price(), self.outlook.seat
        times = min(times, coins // price if price else times, view.seals[seat])
        if not times:
            return 0.0
        if steps not in self._sealed:
            self._sealed[steps] = self._seals_within(steps)
        return sum(max(0.0, worth - price * self.outlook.coin) for worth in self._sealed[steps][:times])

    def _seals_within(self, steps: int) -> list[float]:
        """Price the seals in reach, the best first."""
        o, view = self.outlook, self.outlook.view
        places = [view.barges[o.seat], *o.landings(steps)]
        near = set[int]().union(*map(o.near, places))
        return sorted((o.of_seal(at) for at in near if NONE in view.slots[at]), reverse=True)

    def _clear(self, times: int, there: int, out: str) -> tuple[float, int]:
        """Price the tiles of the best sides and count them; only one push leads to an outer field."""
        found = self._cleared.get((times, there))
        if found is None:
            tiles = self._best_sides(times, there, out)
            found = self._cleared[times, there] = sum(map(self.outlook.of_tile, tiles)), len(tiles)
        return found

    def _best_sides(self, times: int, there: int, out: str) -> list[str]:
        """List the tiles of the best sides, with the tile that this push moves out."""
        view, sides, side = self.outlook.view, self._sides[:], there // 3
        outer = view.outer[:]
        outer[there] = out
        sides[side] = of_side(outer, SIDES[side])
        sides.sort(key=len, reverse=True)
        more = ["seal"] * times if view.has(self.outlook.seat, "abbot") else []
        return [tile for side in sides[:times] for tile in side] + more

    def _buy(self, coins: int, cleared: int) -> float:
        """Price a card action."""
        found = self._bought.get((coins, cleared))
        if found is None:
            found = self._bought[coins, cleared] = _card(self.outlook, coins, cleared)
        return found


def _card(o: Outlook, coins: int, cleared: int) -> float:
    """Price a card action: a purchase that can be paid, or a second card to play."""
    tower, tiles = o.view.tower, sum(o.view.tiles[o.seat].values()) + cleared
    second = 2.5 if len(o.view.hands[o.seat]) > 1 else 0.0
    buy, price = 0.0, 1 if tower == "t_card_tile" else 2
    if tower == "t_card_coin":
        buy = o.of_new_card() - o.coin if coins else 0.0
    elif tiles >= price:
        buy = o.of_new_card() - o.tile * price
    return max(second, buy, 0.0)
