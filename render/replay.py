"""A whole game as one GIF: a frame for each phase and each beat, fewer in a long game, the last one held."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from PIL import Image

from games.kernel.match import Match
from games.kernel.records import positions
from games.kernel.state import State
from games.kernel.visibility import view
from render.paint.draw import compose
from render.paint.encode import Palette
from render.paint.palette import TABLE
from render.paint.scene import Box, Scene
from render.painter import Legend, find_painter
from render.pictures import palette_of, palettes_of

T = TypeVar("T")
SIZE = (800, 618)
"""Half of the usual boards."""
STEP, LAST = 900, 4000  # milliseconds
MAX_BOARDS = 160
"""Boards in a replay: about two minutes and a half, and with the busiest boards under 2 MB."""


def small_palette(key: str) -> Palette:
    """Return the palette of a game's replays."""
    return palettes_of(key).films


def small(picture: Image.Image) -> Image.Image:
    """Draw a picture of the board's palette at half its size."""
    return picture.convert("RGB").reduce(2)


def frame_size(scenes: Sequence[Scene]) -> tuple[int, int]:
    """Return half of the largest board, though no less than is usual: to shrink boards further blurs them and is slow.

    The last scene of several is no board, but may be a score sheet.
    """
    boards = [scene.size for scene in scenes[:-1] or scenes]
    widths, heights = zip(SIZE, *(((width + 1) // 2, (height + 1) // 2) for width, height in boards), strict=True)
    return max(widths), max(heights)


def frame(scene: Scene, key: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """Draw a scene at half its size in the middle of a frame, smaller if it is too high for that."""
    return framed(small(compose(scene, palette_of(key))), key, size)


def framed(picture: Image.Image, key: str, size: tuple[int, int]) -> Image.Image:
    """Put a small picture into the middle of a frame."""
    shrunk = picture.copy()
    shrunk.thumbnail(size)
    whole = Image.new("RGB", size, TABLE)
    whole.paste(shrunk, ((size[0] - shrunk.width) // 2, (size[1] - shrunk.height) // 2))
    return small_palette(key).quantise(whole)


def frames_of(scenes: Sequence[Scene], key: str) -> Iterator[Image.Image]:
    """Draw scenes one after another: of one that follows a like one, only what has changed is made small."""
    size = frame_size(scenes)
    before: Scene | None = None
    picture = Image.new("RGB", (1, 1))
    for scene in scenes:
        whole = compose(scene, palette_of(key))
        if before is None or not alike(before, scene):
            picture = small(whole)
        else:
            redraw(picture, whole, changed(before, scene))
        before = scene
        yield framed(picture, key, size)


def alike(one: Scene, other: Scene) -> bool:
    """Tell whether two scenes differ in nothing but what is in their regions."""
    places = [[(region.key, region.box) for region in scene.regions] for scene in (one, other)]
    return one.backdrop == other.backdrop and places[0] == places[1]


def changed(before: Scene, after: Scene) -> Iterator[Box]:
    """List the boxes of the regions that two like scenes do not share."""
    for old, new in zip(before.regions, after.regions, strict=True):
        if old is not new and old != new:
            yield new.box


def redraw(picture: Image.Image, whole: Image.Image, boxes: Iterable[Box]) -> None:
    """Make parts of a picture small, from and to even pixels: each one stands for four."""
    for x, y, width, height in boxes:
        left, top = max(0, x) // 2, max(0, y) // 2
        right, bottom = min(picture.width, (x + width + 1) // 2), min(picture.height, (y + height + 1) // 2)
        part = whole.crop((2 * left, 2 * top, min(whole.width, 2 * right), min(whole.height, 2 * bottom)))
        picture.paste(small(part), (left, top))


def gif(scenes: Sequence[Scene], key: str) -> bytes:
    """Write scenes as an animation; equal scenes in a row become one frame that is shown longer."""
    frames = list(frames_of(scenes, key))
    times = [STEP] * (len(frames) - 1) + [LAST]
    buffer = io.BytesIO()
    first, *others = frames
    first.save(buffer, "GIF", save_all=True, append_images=others, duration=times, loop=0, optimize=True)
    return buffer.getvalue()


def phases(matches: Iterable[Match], legend_of: Callable[[Match], Legend]) -> tuple[list[Scene], str]:
    """Draw the positions of a game as a spectator sees them; give the scenes and the key of the game.

    The board is drawn at the beginning of each phase and each beat, and at the end, then the score sheet if there is
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
    every = max(1, -(-len(shown) // MAX_BOARDS))
    return shown[:-1][::every] + shown[-1:]


def record_scenes(lines: Sequence[str], legend_of: Callable[[Match], Legend]) -> tuple[list[Scene], str]:
    """Draw a record, phase by phase; give the scenes and the key of its game."""
    return phases(positions(lines), legend_of)
