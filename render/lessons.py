"""A lesson's pictures: for each step the board and the own picture, with rings round what its text is about."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from games.cli.console import game_words, say
from games.kernel.catalogue import find
from games.kernel.game import Game
from games.kernel.lessons import LEARNER, Lesson, Step, Walk, load_lesson
from games.kernel.lessons.telling import seat_names, told_reaction, told_step
from games.kernel.visibility import view
from games.kernel.words import FALLBACK, LOCALES, Words
from render.marks import ringed
from render.paint.scene import Scene
from render.painter import Legend, find_painter, own_picture
from render.pictures import draw

BOARD, HAND, PANEL = "board", "hand", "panel"


def main(arguments: Sequence[str]) -> int:
    """Write the texts and pictures of a lesson, as a learner sees them who makes the suggested choices."""
    parser = argparse.ArgumentParser("python -m render lesson", description="Write a lesson's texts and pictures.")
    parser.add_argument("key", help="a game")
    parser.add_argument("--lang", choices=LOCALES, default=FALLBACK)
    parser.add_argument("--out", type=Path, required=True, help="the folder for them")
    wish = parser.parse_args(arguments)
    game = find(wish.key)
    lesson = load_lesson(game)
    if lesson is None:
        say(f"{game.key} has no lesson")
        return 1
    wish.out.mkdir(parents=True, exist_ok=True)
    write_lesson(game, lesson, wish.lang, wish.out)
    flaws = unmarked(game, lesson)
    for flaw in flaws:
        say(flaw)
    return 1 if flaws else 0


def write_lesson(game: Game, lesson: Lesson, locale: str, folder: Path) -> None:
    """Write `03-half.txt`, `03-half-board.png` and `03-half-hand.png` for each step, and what frames them all."""
    words = game_words(game, locale)
    words = words.naming(seat_names(lesson, words))
    opening = "\n\n".join(words.text(key) for key in ("lesson-title", "lesson-theme"))
    (folder / "00-opening.txt").write_text(opening + "\n", encoding="utf-8")
    for walk in steps(game, lesson):
        _write_step(walk, words, folder)
    (folder / "99-end.txt").write_text(words.text("lesson-end") + "\n", encoding="utf-8")


def steps(game: Game, lesson: Lesson) -> Iterator[Walk]:
    """Walk to each step of a lesson by the choices to try."""
    for index in range(len(lesson.scenes)):
        walk = Walk.begin(game, lesson, index)
        while walk.step is not None:
            yield walk.fork()
            walk.choose(walk.step.try_)


def scenes(walk: Walk, words: Words) -> dict[str, Scene]:
    """Draw the pictures of a step, without its rings."""
    painter, state = find_painter(walk.game.key), walk.match.state
    legend = Legend(seat_names(walk.lesson, words), words, tuple(state.asked_seats), state.material_id)
    found = {BOARD: painter.board(view(state, None), legend), HAND: own_picture(painter, walk.seen, LEARNER, legend)}
    return {name: scene for name, scene in found.items() if scene is not None}


def unmarked(game: Game, lesson: Lesson) -> list[str]:
    """List the places of steps that no picture has as a region, with the regions that it has."""
    words, found = game_words(game, FALLBACK), []
    for walk in steps(game, lesson):
        drawn = scenes(walk, words)
        if walk.step is not None:
            found += [f"{walk.step.key}: {mark} is no region: {there}" for mark, there in _missing(walk.step, drawn)]
    return found


def _missing(step: Step, drawn: dict[str, Scene]) -> Iterator[tuple[str, str]]:
    """Yield the places that are in no picture, with the regions that there are."""
    for mark in step.mark:
        picture, _, key = mark.partition(":")
        regions = [region.key for region in drawn[picture].regions] if picture in drawn else []
        if picture != PANEL and key not in regions:
            yield mark, ", ".join(regions) or "there is no such picture"


def _write_step(walk: Walk, words: Words, folder: Path) -> None:
    step = walk.step
    if step is None:
        return
    names, name = seat_names(walk.lesson, words), f"{walk.number:02}-{step.key}"
    for picture, scene in scenes(walk, words).items():
        keys = {mark.partition(":")[2] for mark in step.mark if mark.startswith(f"{picture}:")}
        (folder / f"{name}-{picture}.png").write_bytes(draw(ringed(scene, keys), walk.game.key))
    title = f"{words.text(f'scene-{walk.scene.key}')}, {walk.number}/{len(walk.lesson.steps)}"
    task = told_step(walk, words, names)
    after = walk.fork()
    told = told_reaction(after, after.choose(step.try_), words, names)
    (folder / f"{name}.txt").write_text(f"{title}\n\n{task}\n\n[{step.try_}]\n\n{told}\n", encoding="utf-8")
