"""What searching players would gain that knew what the rules hide: `python -m tests.bench.bench_knowing KEY`.

Two who know all that any seat knows sit with two who do not, and all search in as many playouts. Only luck to come
stays hidden from them, such as the order of a deck. So better guesses at what is hidden cannot bring more than that.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from typing import Any

from games.cli.meeting import Ended, play_numbered
from games.cli.tally import Tally
from games.kernel import Ask, Game, Match
from games.kernel.cloning import clone
from games.kernel.state import HIDDEN, OWNER, State, Zone
from games.kernel.visibility import fill_zones, marks
from games.players import Strong

NAMES = ("knowing", "strong", "knowing", "strong")


def opened(state: State) -> State:
    """Return a state in which only those pieces are hidden that no seat knows."""
    seen = clone(state)
    seen.given = dict.fromkeys(state.given)
    for name, mark in marks(type(state)):
        if mark.see != OWNER:
            value = getattr(seen, name)
            setattr(seen, name, [*map(_opened, value)] if mark.per_seat else _opened(value))
    return seen


def _opened(zone: Zone) -> Zone:
    """Hide the entries of a zone that nobody knows."""
    return Zone([card if mask else HIDDEN for card, mask in zip(zone.cards, zone.seen, strict=True)], zone.seen[:])


class OpenRules:
    """Rules whose sampled worlds differ from the truth only in what no seat knows."""

    def __init__(self, match: Match[Any]) -> None:
        self._match = match

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match.game.rules, name)

    def imagine(self, seen: State, rng: random.Random) -> State:
        """Deal what nobody knows at random; the own sealed choice stays."""
        open_state = opened(self._match.state)
        open_state.given.update(seen.given)
        world: State = fill_zones(self._match.game.rules, open_state, rng)
        return world

    def fits(self, world: State, seen: State) -> bool:
        """Accept every such world."""
        return True


class Knowing(Strong):
    """A strong player that looks behind the marks of one match."""

    def __init__(self, match: Match[Any], work: int) -> None:
        super().__init__(work=work)
        rules: Any = OpenRules(match)
        self._game = replace(match.game, rules=rules)

    def __call__(self, game: Game[Any], view: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose for a seat, as a strong player that plays with open cards."""
        return super().__call__(self._game, view, seat, ask, rng)


def play(key: str, work: int, seed: str, number: int) -> Ended:
    """Play one game."""
    return play_numbered(
        key, NAMES, seed, number, lambda match: {"knowing": Knowing(match, work), "strong": Strong(work=work)}
    )


def main() -> None:
    """Play as many games as the command line says, and print what they tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_knowing", description=__doc__)
    parser.add_argument("key", metavar="KEY", help="the game")
    parser.add_argument("--games", type=int, default=48)
    parser.add_argument("--work", type=int, default=60, help="playouts for a decision")
    parser.add_argument("--seed", default="5")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    tally = Tally(NAMES)
    with get_context("spawn").Pool(chosen.jobs) as pool:
        for ended in pool.imap(partial(play, chosen.key, chosen.work, chosen.seed), range(chosen.games)):
            tally.add(ended)
    print("\n".join(tally.lines()))


if __name__ == "__main__":
    main()
