"""The content of `lesson.toml` in a game's package."""

from __future__ import annotations

import functools
import importlib.resources

import msgspec

from games.kernel.errors import KernelError
from games.kernel.files import UnreadableFile, read_toml
from games.kernel.game import Game

FILE = "lesson.toml"
ANY = "*"
"""In `allow`: all offered choices. In a draw: all other items."""


class BadLesson(KernelError, ValueError):
    """Raised if a file is no lesson, or stored choices do not lead through it."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"try_": "try"}):
    """One decision: the section that asks, the places that are ringed, the choice to try, and what comes of it.

    `allow` names all choices that may be made, only `try` if it is empty. `others` are the neighbours' next choices, by
    seat. `expect` gives amounts by seat, as they are after the choice to try.
    """

    key: str
    ask: str
    try_: str
    mark: tuple[str, ...] = ()
    allow: tuple[str, ...] = ()
    others: dict[int, tuple[str, ...]] = {}
    expect: dict[str, tuple[int, ...]] = {}


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"steps": "step"}):
    """A stretch of a game with fixed luck; `played` are the choices before it begins, each `SEAT CHOICE`."""

    key: str
    luck: tuple[tuple[str, ...], ...]
    steps: tuple[Step, ...]
    played: tuple[str, ...] = ()
    options: dict[str, str] = {}


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    version: int
    rules: int
    seats: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"scenes": "scene"}):
    lesson: _Head
    scenes: tuple[Scene, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A game's lesson: made for this version of the rules; the keys of its seats, the learner's first."""

    game: str
    version: int
    rules: int
    seats: tuple[str, ...]
    scenes: tuple[Scene, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        """List the steps of all scenes."""
        return tuple(step for scene in self.scenes for step in scene.steps)


def load_lesson(game: Game) -> Lesson | None:
    """Read the lesson in a game's package, once per process; None if it has none."""
    return _load(game.key, game.package)


@functools.cache
def _load(key: str, package: str) -> Lesson | None:
    source = importlib.resources.files(package) / FILE
    return read_lesson(key, source.read_text(encoding="utf-8")) if source.is_file() else None


def read_lesson(key: str, source: str) -> Lesson:
    """Read a lesson of the game with this key; raise BadLesson with the place of what is wrong."""
    try:
        found = msgspec.convert(read_toml(source), _File, str_keys=True)
    except (UnreadableFile, msgspec.ValidationError) as error:
        raise BadLesson("lesson-unreadable", game=key, problem=str(error)) from error
    _check(key, found)
    return Lesson(key, found.lesson.version, found.lesson.rules, found.lesson.seats, found.scenes)


def _check(key: str, found: _File) -> None:
    """Refuse repeated keys, scenes without steps, and neighbours that do not sit there."""
    steps = [step for scene in found.scenes for step in scene.steps]
    for what, keys in (("scene", [scene.key for scene in found.scenes]), ("step", [step.key for step in steps])):
        for twice in sorted({each for each in keys if keys.count(each) > 1}):
            raise BadLesson("lesson-unreadable", game=key, problem=f"two {what}s have the key {twice}")
    for scene in found.scenes:
        if not scene.steps:
            raise BadLesson("lesson-unreadable", game=key, problem=f"the scene {scene.key} has no step")
    for step in steps:
        if strangers := [seat for seat in step.others if not 0 < seat < len(found.lesson.seats)]:
            raise BadLesson("lesson-unreadable", game=key, problem=f"{step.key}: no neighbour has seat {strangers[0]}")
