"""What things are worth in Eldermann: `python -m tests.bench.eldermann_worth --positions 1000`.

In positions of games between four hint players, one seat is given a present: points, a good, a level of a building.
The game is played on from there twice by the hints, with the same seed, with the present and without. Printed is by
how much the present changes the share of victories, in hundredths, with its standard error, by how far the leader is.
Weights of `games.eldermann.hints.standing` come from here.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial

from games.cli.meeting import parts_of_victory
from games.eldermann import GAME
from games.eldermann.hints.outlook import Outlook
from games.eldermann.hints.trips import target
from games.eldermann.material import GOODS, TILES
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.kernel import RandomChance
from games.kernel.cloning import clone
from games.kernel.events import Silence

SEATS = 4
TAKEN = 0.06
"""Share of the turns from whose start is played on."""
STAGES = ("leader below 8", "8 to 16", "17 to 28", "election")
Present = Callable[[Eldermann, int], bool]
"""Give a seat something; False if there is no room for it."""


def points(count: int, s: Eldermann, seat: int) -> bool:
    """Move the figure on."""
    s.points[seat] += count
    return True


def taler(s: Eldermann, seat: int) -> bool:
    """Give two Taler."""
    s.taler[seat] += 2
    return s.taler[seat] <= s.taler_room(seat)


def permit(s: Eldermann, seat: int) -> bool:
    """Give a building permit."""
    s.laurels[seat] += 1
    return True


def cannon(s: Eldermann, seat: int) -> bool:
    """Put a cannon on a free K field."""
    s.guns[seat] += 1
    return s.guns[seat] <= s.gun_fields(seat) and len(s.hold[seat]) <= s.hold_room(seat)


def good(new: bool, stored: bool, s: Eldermann, seat: int) -> bool:
    """Give a good of a kind that the seat has not, or has, aboard or in the Kontor."""
    have = s.cargo(seat) + s.kontor[seat]
    kinds = [kind for place, kind in enumerate(GOODS) if s.supply[place] and (kind not in have) == new]
    where, room = (s.kontor, s.kontor_room(seat)) if stored else (s.hold, s.hold_room(seat))
    if not kinds or len(where[seat]) >= room:
        return False
    where[seat].append(kinds[s.round % len(kinds)])
    s.supply[GOODS.index(where[seat][-1])] -= 1
    return True


def level(tile: int, s: Eldermann, seat: int) -> bool:
    """Build a tile, or upgrade it."""
    open_to = bool(s.next_level(seat, tile))
    s.levels[seat][tile] += open_to
    return open_to


def arrived(s: Eldermann, seat: int) -> bool:
    """Put the ship where it makes for."""
    here = s.ships[seat]
    s.ships[seat] = target(Outlook(s, seat).best(), here, s.chart)
    return s.ships[seat] != here


def home(s: Eldermann, seat: int) -> bool:
    """Put the ship into its home harbour."""
    away = not s.at_home(seat)
    s.ships[seat] = s.chart.harbour[s.homes[seat]]
    return away


PRESENTS: dict[str, Present] = {
    "3 points": partial(points, 3),
    "2 Taler": taler,
    "permit": permit,
    "cannon": cannon,
    "new kind aboard": partial(good, True, False),
    "new kind in the Kontor": partial(good, True, True),
    "same kind aboard": partial(good, False, False),
    "same kind in the Kontor": partial(good, False, True),
    **{f"{name}, next level": partial(level, place) for place, name in enumerate(TILES)},
    "ship where it makes for": arrived,
    "ship at home": home,
}


def advance(s: Eldermann, rng: random.Random) -> None:
    """Let all who are asked follow the hints."""
    for seat, ask in RULES.asked(s).items():
        RULES.apply(s, seat, GAME.hints.policy(s, seat, ask, rng), RandomChance(rng), Silence())


def won(s: Eldermann, seat: int, seed: int) -> float:
    """Play on to the end; return the seat's share of the victory."""
    rng = random.Random(seed)
    while not s.over:
        advance(s, rng)
    assert s.result is not None
    return parts_of_victory(s.result)[seat]


def positions(rng: random.Random) -> Iterator[Eldermann]:
    """Yield positions at the start of turns, of one game after the other."""
    while True:
        s = RULES.setup(SEATS, GAME.settle_options(SEATS, {}), RandomChance(rng), Silence())
        RULES.run(s, RandomChance(rng), Silence())
        while not s.over:
            if any(ask.section == "plan" for ask in RULES.asked(s).values()) and rng.random() < TAKEN:
                yield s
            advance(s, rng)


def stage(s: Eldermann) -> int:
    """Tell how near the election is, as a place in `STAGES`."""
    return 3 if s.election else sum(max(s.points) >= limit for limit in (8, 17))


def worths(count: int, seed: int) -> dict[tuple[str, int], list[float]]:
    """Give each present in so many positions; return by present and stage how much more was won each time."""
    rng = random.Random(seed)
    gains = defaultdict[tuple[str, int], list[float]](list)
    for s, _ in zip(positions(rng), range(count), strict=False):
        seat, luck = rng.randrange(SEATS), rng.getrandbits(60)
        without = won(clone(s), seat, luck)
        for name, present in PRESENTS.items():
            given = clone(s)
            if present(given, seat):
                gains[name, stage(s)].append(won(given, seat, luck) - without)
    return gains


def cell(gains: list[float]) -> str:
    """Write a mean and its standard error, in hundredths of a victory."""
    if len(gains) < 2:
        return "–"
    mean = sum(gains) / len(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    return f"{100 * mean:+.0f} ± {100 * error:.0f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.eldermann_worth")
    parser.add_argument("--positions", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    gains = worths(chosen.positions, chosen.seed)
    print(f"| present | {' | '.join(STAGES)} |\n|{' --- |' * (len(STAGES) + 1)}")
    for name in PRESENTS:
        print(f"| {name} | {' | '.join(cell(gains[name, place]) for place in range(len(STAGES)))} |")


if __name__ == "__main__":
    main()
