"""Compare the hints of two trees: `python -m tests.bench.bench_hints KEY --against OLD_TREE`.

Both trees play the same games of all seat counts and options, with a few blind choices, and imagine worlds on the way
as a searching player does. Whatever the hints say is compared: each choice, each estimate, and the terms of choices
on offer. Printed is how many hints this tree gives in the processor time of one of the other, in alternating runs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.kernel.ask import Ask
    from games.kernel.game import Game, Hints
    from games.kernel.match import Match
    from games.kernel.state import State

HERE = Path(__file__).parents[2]
BLIND = 0.15
"""Share of decisions that are made blindly, so that odd positions are met as well."""
EVERY, WORLDS, CHOICES, TERMS = 10, 2, 3, 20
"""After how many decisions one is thought about, in how many worlds, with how many choices; terms that are compared."""


@dataclass
class Timed:
    """Hints that count what they say, note it, and measure the processor time of it."""

    hints: Hints[State]
    given: int = 0
    seconds: float = 0.0
    said: dict[str, int] = field(default_factory=dict)
    digest: hashlib._Hash = field(default_factory=hashlib.sha256)

    def policy(self, view: State, seat: int, ask: Ask, rng: random.Random) -> str:
        """Choose, and note what and how long."""
        begun = time.process_time()
        choice = self.hints.policy(view, seat, ask, rng)
        self._note(begun, choice)
        return choice

    def evaluate(self, view: State, seat: int) -> float:
        """Judge, and note what and how long."""
        begun = time.process_time()
        worth = self.hints.evaluate(view, seat)
        self._note(begun, repr(worth))
        return worth

    def _note(self, begun: float, said: str) -> None:
        self.seconds += time.process_time() - begun
        self.given += 1
        self.digest.update(said.encode())

    def name_terms(self, view: State, seat: int, ask: Ask) -> None:
        """Note the terms of choices on offer, without measuring them."""
        assert ask.shape is not None
        terms = getattr(self.hints, "terms", None)
        for choice in islice(ask.shape.listed(), TERMS):
            said: Mapping[str, float] = terms(view, seat, ask, choice) if terms else {}
            self.digest.update(repr(sorted(said.items())).encode())


def play(game: Game[State], match: Match, timed: Timed, seed: int, *, thinking: bool) -> None:
    """Play a game to its end; think about a decision now and then."""
    from games.kernel.visibility import view

    rng, made = random.Random(seed), 0
    while not match.state.over:
        seat = match.state.waiting[0]
        seen = view(match.state, seat)
        ask = game.rules.asked(seen)[seat]
        assert ask.shape is not None
        choice = timed.policy(seen, seat, ask, rng)
        timed.evaluate(seen, seat)
        made += 1
        if made % EVERY == 0:
            timed.name_terms(seen, seat, ask)
            if thinking:
                imagine(game, seen, seat, [choice, *islice(ask.shape.listed(), CHOICES)], rng)
        match.choose(seat, ask.shape.sample(rng) if rng.random() < BLIND else choice)


def imagine(game: Game[State], seen: State, seat: int, choices: list[str], rng: random.Random) -> None:
    """Play choices on in the same worlds, as a searching player does."""
    from games.players.playouts import Playouts

    playouts = Playouts(game, seen, seat)
    for _ in range(WORLDS):
        world, luck = playouts.world(rng), rng.getrandbits(60)
        for choice in choices:
            playouts.worth_of(world, choice, luck)


def measure(key: str, games: int, first: int, *, thinking: bool) -> dict[str, str | float]:
    """Play games in this process; say what tree it was, what the hints said, how often and in which time."""
    import games as package
    from games.kernel.catalogue import find
    from tests.games.decided import begun

    game = find(key)
    timed, heard = Timed(game.hints), hashlib.sha256()
    game = replace(game, hints=timed)
    for seed in range(first, first + games):
        timed.digest = hashlib.sha256()
        match = begun(game, seed)
        play(game, match, timed, seed, thinking=thinking)
        print(seed, timed.digest.hexdigest()[:12], match.state.outcome.scores, file=sys.stderr)
        heard.update(timed.digest.digest())
    tree = str(Path(str(package.__file__)).parents[1])
    return {"tree": tree, "said": heard.hexdigest(), "given": timed.given, "seconds": timed.seconds}


def in_tree(tree: Path, arguments: list[str]) -> dict[str, str | float]:
    """Run this file with the packages of a tree."""
    env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, *arguments, "--here"]
    done = subprocess.run(command, env=env, cwd=tree, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own file
    found: dict[str, str | float] = json.loads(done.stdout)
    assert Path(str(found["tree"])) == tree.resolve(), found["tree"]
    return found


def main() -> None:
    """Compare, or measure in a process that was started for it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bench_hints", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--rounds", type=int, default=3, help="how often the trees take turns")
    parser.add_argument("--quick", action="store_true", help="games alone, without imagined worlds")
    parser.add_argument("--against", type=Path, help="the other tree")
    parser.add_argument("--here", action="store_true", help="measure in this process")
    chosen = parser.parse_args()
    if chosen.here:
        print(json.dumps(measure(chosen.key, chosen.games, chosen.first, thinking=not chosen.quick)))
        return
    arguments = [chosen.key, "--games", str(chosen.games), "--first", str(chosen.first)]
    arguments += ["--quick"] * chosen.quick
    ratios = []
    for _ in range(chosen.rounds):
        old, new = in_tree(chosen.against.resolve(), arguments), in_tree(HERE, arguments)
        assert old["said"] == new["said"], "the hints say something else"
        assert old["given"] == new["given"]
        ratios.append(float(old["seconds"]) / float(new["seconds"]))
        print(f"{new['given']} hints, {float(new['given']) / float(new['seconds']):,.0f}/s, ratio {ratios[-1]:.2f}")
    print(f"{chosen.key}: the same choices, estimates and terms; ratio {median(ratios):.2f}")


if __name__ == "__main__":
    main()
