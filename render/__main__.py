"""Draw, measure and check pictures from the command line."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from games.kernel.catalogue import find
from games.kernel.errors import KernelError
from games.kernel.words import LOCALES
from render import bench, checks
from render.pictures import draw
from render.trial import LONG_NAMES, NAMES, caption, matches, position, scenes


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `KEY ...`, `bench` or `check KEY ...`; give the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        if words[:1] == ["bench"]:
            return _bench()
        return _check(words[1:]) if words[:1] == ["check"] else _draw(words)
    except KernelError as error:
        print(error, file=sys.stderr)
        return 2


def _bench() -> int:
    for line in bench.report():
        print(line, flush=True)
    return 0


def _draw(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render", description="Draw a position reached by random decisions.")
    parser.add_argument("key", help="a game, or `bench`, or `check`")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", type=int, default=20, help="number of random decisions before")
    parser.add_argument("--lang", choices=LOCALES, default="de")
    parser.add_argument("--what", choices=("board", "hand", "score"), default="board")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--long", action="store_true", help="use long names")
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args(words)
    match = position(wish.key, wish.seats or find(wish.key).seats[1], wish.seed, wish.at)
    table = caption(match, wish.lang, LONG_NAMES if wish.long else NAMES)
    scene = scenes(match, table).get(f"hand of seat {wish.seat}" if wish.what == "hand" else wish.what)
    if scene is None:
        print(f"there is no {wish.what} at this point of the game", file=sys.stderr)
        return 1
    wish.out.write_bytes(draw(scene, wish.key))
    return 0


def _check(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render check", description="Check the pictures of random games.")
    parser.add_argument("key")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(words)
    found = 0
    for number in range(wish.games):
        found += _check_game(wish.key, wish.seed + number)
    print(f"{wish.games} games, {found} problems")
    return 1 if found else 0


def _check_game(key: str, seed: int) -> int:
    """Check every position of one game; seats, language and names follow from the seed."""
    least, most = find(key).seats
    seats, locale = least + seed % (most - least + 1), LOCALES[seed // 3 % len(LOCALES)]
    names, rng, found = (NAMES, LONG_NAMES)[seed % 2], random.Random(seed), 0
    for step, match in enumerate(matches(key, seats, seed)):
        table = caption(match, locale, names)
        told = [f"secrecy: {problem}" for problem in checks.secrecy_problems(match, table, rng)]
        for name, scene in scenes(match, table).items():
            told += [f"{name}: {problem}" for problem in checks.problems(scene)]
            if step % 10 == 0 or match.state.over:
                told += [f"{name}: {problem}" for problem in checks.cache_problems(scene, key)]
        for line in told:
            print(f"{key}, {seats} seats, seed {seed}, step {step}, {locale}: {line}")
        found += len(told)
    return found


if __name__ == "__main__":
    raise SystemExit(main())
