"""A whole game as one GIF: a frame for each phase and each beat, fewer in a long game, the last one held."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from PIL import Image

from games.kernel.match import Match
from games.kernel.records import positions
from games.kernel.state import State
from games.kernel.visibility import view
from render.catalogue import find_painter
from render.paint.draw import compose
from render.paint.encode import Palette
from render.paint.palette import TABLE
from render.paint.scene import Scene
from render.painter import Legend
from render.palettes import palettes_of
from render.pictures import palette_of

T = TypeVar("T")
SIZE = (800, 618)
"""Half of the highest boards, so that no frame is shrunk any further: that would blur it and double its bytes."""
STEP, LAST = 900, 4000  # milliseconds
LONGEST = 160
"""Boards in a replay: about two minutes and a half, and with the busiest boards under 2 MB."""


def small_palette(key: str) -> Palette:
    """Return the palette of a game's replays."""
    return palettes_of(key).films


def frame(scene: Scene, key: str) -> Image.Image:
    """Draw a scene at half its size in the middle of a frame, smaller where it is too high for that."""
    small = compose(scene, palette_of(key)).convert("RGB").reduce(2)
    small.thumbnail(SIZE)
    whole = Image.new("RGB", SIZE, TABLE)
    whole.paste(small, ((SIZE[0] - small.width) // 2, (SIZE[1] - small.height) // 2))
    return small_palette(key).quantise(whole)


def gif(scenes: Sequence[Scene], key: str) -> bytes:
    """Write scenes as an animation; equal scenes in a row become one frame that is shown longer."""
    frames = [frame(scene, key) for scene in scenes]
    times = [STEP] * (len(frames) - 1) + [LAST]
    buffer = io.BytesIO()
    first, *others = frames
    first.save(buffer, "GIF", save_all=True, append_images=others, duration=times, loop=0, optimize=True)
    return buffer.getvalue()


def phases(matches: Iterable[Match], legend_of: Callable[[Match], Legend]) -> tuple[list[Scene], str]:
    """Draw the positions of a game as a spectator sees them; give the scenes and the key of the game.

    The board is drawn at the beginning of each phase and each beat, and at the end, then the score sheet where there is
    one. Of a long game only every second board is shown, or every third, and so on.
    """
    shown: list[tuple[State, Legend]] = []
    key, begun = "", (-1, -1)
    for match in matches:
        if (match.state.phase, match.beats) == begun and not match.state.over:
            continue
        key, begun = match.game.key, (match.state.phase, match.beats)
        shown.append((view(match.state, None), legend_of(match)))
    if not shown:
        return [], key
    painter = find_painter(key)
    score = painter.score(*shown[-1])
    scenes = [painter.board(seen, legend) for seen, legend in thin_out(shown)]
    return ([*scenes, score] if score else scenes), key


def thin_out(shown: list[T]) -> list[T]:
    """Keep the last position and every nth of those before it, so that the replay is not too long."""
    every = max(1, -(-len(shown) // LONGEST))
    return shown[:-1][::every] + shown[-1:]


def record_scenes(lines: Sequence[str], legend_of: Callable[[Match], Legend]) -> tuple[list[Scene], str]:
    """Draw a record, phase by phase; give the scenes and the key of its game."""
    return phases(positions(lines), legend_of)
