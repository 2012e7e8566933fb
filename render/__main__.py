"""Draw, measure and check pictures from the command line."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.cli.console import explain, say
from games.cli.progress import busy, tracked
from games.kernel.catalogue import find, installed
from games.kernel.conformance.report import grouped
from games.kernel.errors import KernelError
from games.kernel.files import LONGEST_RECORD, UnreadableFile, content_of
from games.kernel.records import lines_of
from games.kernel.words import FALLBACK, LOCALES, words_for
from render import bench, checks, lessons
from render.emojis import write_emojis
from render.painter import Legend, find_painter
from render.pictures import draw, write_palettes
from render.random_positions import LONG_NAMES, NAMES, legend_at_end, legend_of, matches, position, scenes, tables
from render.replay import gif, record_scenes


def main(arguments: Sequence[str] | None = None) -> int:
    """Run `KEY ...`, or one of COMMANDS with its arguments; give the exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return COMMANDS[words[0]](words[1:]) if words and words[0] in COMMANDS else _draw(words)
    except KernelError as error:
        say(explain(error, words_for(FALLBACK, *(game.package for game in installed().values()))), out=sys.stderr)
        return 2


def _bench(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render bench", description="Measure the largest pictures of games.")
    parser.add_argument("keys", nargs="*", help="games; all that are installed, if none is named")
    for line in bench.report(parser.parse_args(words).keys):
        say(line)
    return 0


def _emojis(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render emojis", description="Draw the emojis of messages as files.")
    parser.add_argument("folder", type=Path)
    say(f"{write_emojis(parser.parse_args(words).folder)} emojis")
    return 0


def _draw(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render", description="Draw a position reached by random decisions.")
    parser.add_argument("key", help="a game, or `bench`, `check`, `emojis`, `lesson`, `palette` or `replay`")
    parser.add_argument("--seats", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", type=int, default=20, help="number of random decisions before")
    parser.add_argument("--lang", choices=LOCALES, default=FALLBACK)
    parser.add_argument("--what", choices=("board", "hand", "score", "holdings"), default="board")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    parser.add_argument("--long", action="store_true", help="use long names")
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args(words)
    options = dict(part.split("=", 1) for part in wish.option)
    match = position(wish.key, wish.seats or find(wish.key).seats[1], wish.seed, wish.at, options)
    legend = legend_of(match, wish.lang, LONG_NAMES if wish.long else NAMES)
    scene = scenes(match, legend).get(f"hand of seat {wish.seat}" if wish.what == "hand" else wish.what)
    if scene is None:
        say(f"there is no {wish.what} at this point of the game", out=sys.stderr)
        return 1
    wish.out.write_bytes(draw(scene, wish.key))
    return 0


def _replay(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render replay", description="Draw a recorded game as a GIF.")
    parser.add_argument("record", type=Path, help="a record; see games/RECORDS.md")
    parser.add_argument("--lang", choices=LOCALES, default=FALLBACK)
    parser.add_argument("--out", type=Path, required=True)
    wish = parser.parse_args(words)
    try:
        lines = lines_of(content_of(wish.record, LONGEST_RECORD))
    except (OSError, UnicodeDecodeError, UnreadableFile) as error:
        say(f"cannot read {wish.record}: {error}", out=sys.stderr)
        return 2
    with busy(f"Drawing {wish.record.name}"):
        scenes, key = record_scenes(lines, lambda match: legend_at_end(match, wish.lang))
        wish.out.write_bytes(gif(scenes, key))
    return 0


def _palette(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render palette", description="Build the palettes shipped with games.")
    parser.add_argument("keys", nargs="*", help="games; all that are installed, if none is named")
    for key in parser.parse_args(words).keys or installed():
        say(str(write_palettes(find_painter(key))))
    return 0


def _check(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m render check", description="Check the pictures of random games.")
    parser.add_argument("key")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args(words)
    found = list(_check_stills(wish.key))
    for number in tracked(range(wish.games), wish.games, wish.key):
        found += _check_game(wish.key, wish.seed + number)
    say(*grouped(found), f"{wish.games} games, {len(found)} problems")
    return 1 if found else 0


def _check_stills(key: str) -> Iterator[tuple[str, str]]:
    """Check the cover and the pictures of the rulebook in every language; yield each problem with its place."""
    painter = find_painter(key)
    for locale in LOCALES:
        legend = Legend((), words_for(locale, find(key).package))
        stills = {chapter.key: painter.chapter(chapter.key, legend) for chapter in find(key).rulebook}
        for name, scene in {"cover": painter.cover(legend), **stills}.items():
            yield from ((f"{name}: {problem}", locale) for problem in (checks.problems(scene) if scene else ()))


def _check_game(key: str, seed: int) -> Iterator[tuple[str, str]]:
    """Check every position of one game; options follow from the seed in turn, the rest is drawn from it."""
    rng, options = random.Random(seed), tables(key)[seed % len(tables(key))]
    chosen = "".join(f", {name}={value}" for name, value in options.items())
    seats, locale, names = rng.randint(*find(key).seats), rng.choice(LOCALES), rng.choice((NAMES, LONG_NAMES))
    for step, match in enumerate(matches(key, seats, seed, options)):
        legend = legend_of(match, locale, names)
        told = [f"secrecy: {problem}" for problem in checks.secrecy_problems(match, legend, rng)]
        told += checks.told_problems(match, legend)
        for name, scene in scenes(match, legend).items():
            told += [f"{name}: {problem}" for problem in checks.problems(scene)]
            if name.startswith("hand"):
                told += [f"{name}: {problem}" for problem in checks.tall_problems(scene, find_painter(key).tallest)]
            if step % 10 == 0 or match.state.over:
                told += [f"{name}: {problem}" for problem in checks.cache_problems(scene, key)]
        yield from ((problem, f"seed {seed}, {seats} seats{chosen}, step {step}, {locale}") for problem in told)


COMMANDS = {
    "bench": _bench,
    "check": _check,
    "emojis": _emojis,
    "lesson": lessons.main,
    "palette": _palette,
    "replay": _replay,
}


if __name__ == "__main__":
    raise SystemExit(main())
