"""Pictures of a table, drawn in a thread: the event loop never draws."""

from __future__ import annotations

import asyncio
import ctypes
import hashlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

import structlog

from bot.tables.core.table import Table
from bot.tables.ports.metrics import Metrics
from bot.tables.ports.panel import Picture
from games.kernel.game import Chapter, Game
from games.kernel.visibility import view
from games.kernel.words import Words, clipped
from render.catalogue import find_painter
from render.paint.scene import Scene
from render.painter import LEVEL, Legend, Painter
from render.pictures import draw

log = structlog.get_logger()

THREADS = 1  # the renderer paints one picture at a time anyway, and each thread's heap costs some 20 MB
PATIENCE = 1.0
"""Seconds for which a question waits for its picture; then it goes out as text, and an edit brings the picture."""
Paint = Callable[[Painter, Legend], Scene | None]
BOARD, SCORE = "board.png", "score.png"
"""File names of the public pictures; they are the same for every version."""
T = TypeVar("T")


def give_memory_back() -> None:
    """Return to the system what drawing has freed, where the C library can; it takes a fraction of a millisecond."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


class Pictures:
    """Draw for all tables; a picture drawn a short while ago comes from the renderer's cache."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.patience: float | None = PATIENCE
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="render")
        self._covers: dict[tuple[str, str], bytes | None] = {}

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, table: Table, words: Words, paint: Paint) -> bytes | None:
        """Draw a scene as PNG; None where there is nothing to draw, or where drawing fails: then words must do."""
        return await self._drawn(table.row.game, legend_of(table, words), paint)

    async def _drawn(self, key: str, legend: Legend, paint: Paint) -> bytes | None:
        def work() -> bytes | None:
            begun = time.perf_counter()
            scene = paint(find_painter(key), legend)
            png = None if scene is None else draw(scene, key)
            self.metrics.drawn(key, time.perf_counter() - begun)
            give_memory_back()
            return png

        return await self._worked(key, work)

    async def _scenes(self, table: Table, words: Words) -> dict[str, Scene]:
        return await self._worked(table.row.game, lambda: public_scenes(table, words)) or {}

    async def _worked(self, key: str, work: Callable[[], T]) -> T | None:
        """Work in the thread; None where that fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except Exception:
            log.exception("picture failed", game=key)
            self.metrics.failed("picture")
            return None

    async def chapter(self, game: Game, chapter: Chapter, words: Words) -> Picture | None:
        """Draw the illustration of a chapter of the rulebook."""
        png = await self._drawn(game.key, Legend((), words), lambda painter, text: painter.chapter(chapter.key, text))
        return None if png is None else Picture("rules.png", png, words.text(f"rulebook-{chapter.key}-title"))

    async def cover(self, game: Game, words: Words) -> Picture | None:
        """Draw a game's title picture, once for each language; None where it has none."""
        key = (game.key, words.locale)
        if key not in self._covers:
            self._covers[key] = await self._drawn(
                game.key, Legend((), words), lambda painter, text: painter.cover(text)
            )
        return self.drawn_cover(game, words)

    def drawn_cover(self, game: Game, words: Words) -> Picture | None:
        """Return a game's title picture if it has been drawn before: drawing may take longer than an answer has."""
        png = self._covers.get((game.key, words.locale))
        return None if png is None else Picture("cover.png", png, words.text("cover-alt", title=words.text("title")))

    async def posted(self, table: Table, words: Words, shown: str = "") -> tuple[Picture, ...]:
        """Draw what a message shows to everybody: the board, and at the end the final score sheet.

        `shown` is the source of what the message shows already; where it is the same, the pictures have no bytes.
        """
        scenes = await self._scenes(table, words)
        sources = {name: digest(scene) for name, scene in scenes.items()}
        same = bool(shown) and shown == " ".join(sources.values())
        pictures = []
        for name, scene in scenes.items():
            image = b"" if same else await self._draw(table, words, _painted(scene))
            if image is not None:
                pictures.append(Picture(name, image, _said(name, table, words), sources[name]))
        return tuple(pictures)

    async def board(self, table: Table, words: Words) -> Picture | None:
        """Draw the board as everybody may see it, for one who asks for it."""
        png = await self._draw(table, words, lambda _painter, _legend: public_scenes(table, words)[BOARD])
        return None if png is None else Picture(BOARD, png, _said(BOARD, table, words))

    async def hand(self, table: Table, seat: int, words: Words) -> Picture | None:
        """Draw what a seat holds, for its own eyes."""
        seen: Any = view(table.playing().state, seat)
        alt = clipped(table.game.voice.hand(seen, seat, words), 1024)
        png = await self._draw(table, words, lambda painter, legend: painter.hand(seen, seat, legend))
        return None if png is None else Picture("hand.png", png, alt)

    async def held(self, table: Table, words: Words) -> Picture | None:
        """Draw what every seat held and had built when the game stopped; its message says the same in words."""
        state = table.playing().state
        views = [view(state, seat) for seat in range(state.seats)]
        png = await self._draw(table, words, lambda painter, legend: painter.held(views, legend))
        return None if png is None else Picture("hands.png", png, _plain("\n".join(held(table, words))))


def held(table: Table, words: Words) -> list[str]:
    """Say seat by seat, each below its name, what was held and had been built when the game stopped."""
    state, voice = table.playing().state, table.game.voice
    said = [voice.held(view(state, seat), seat, words) for seat in range(state.seats)]
    none = words.text("hands-none")
    return [f"**{name}**\n{text or none}" for name, text in zip(table.names, said, strict=True)]


def _plain(text: str) -> str:
    """Cut a text to an alt text's length, without marks of emphasis."""
    return clipped(text.replace("**", ""), 1024)


def public_scenes(table: Table, words: Words) -> dict[str, Scene]:
    """Paint what everybody may see, by file name. Who is asked belongs to the position, also of an abandoned table."""
    seen = view(table.playing().state, None)
    painter, legend = find_painter(table.row.game), replace(legend_of(table, words), asked=seen.asked_seats)
    score = None if seen.result is None else painter.score(seen, legend)
    return {BOARD: painter.board(seen, legend)} | ({} if score is None else {SCORE: score})


def _painted(scene: Scene) -> Paint:
    return lambda _painter, _legend: scene


def _said(name: str, table: Table, words: Words) -> str:
    """Say what matters of a public picture."""
    say = table.game.voice.alt if name == BOARD else table.game.voice.result
    return say(view(table.playing().state, None), table.names, words)


def digest(scene: Scene) -> str:
    """Tell scenes apart, in every process alike."""
    return hashlib.blake2b(repr(scene).encode(), digest_size=12).hexdigest()


def legend_of(table: Table, words: Words) -> Legend:
    """Say how a picture's people and texts shall read."""
    names = short_names(table.names)
    return Legend(names, words, table.asked())


def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Leave computers' levels out, for which pictures lack room, unless that makes two names equal.

    A level stands in brackets, which no user's name holds (`lobby.plain_name`).
    """
    short = tuple(LEVEL.sub("", name) for name in names)
    return short if len(set(short)) == len(short) else names
