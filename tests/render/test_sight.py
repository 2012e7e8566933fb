"""Private pictures for users with low vision: larger parts that lose nothing, and colours in which text stands out."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from PIL import Image

from games.kernel.visibility import view
from render.checks import box_of
from render.jobs import PLAIN, Sight
from render.paint.palette import contrast
from render.paint.scene import Backdrop, Box, Region, Scene, Shape, Text
from render.painter import find_painter, own_picture
from render.pictures import draw
from render.random_positions import legend_of, position
from render.sight import BROAD, LARGER, clear, draw_for, parts

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")


def pictures(key: str) -> Iterator[Scene]:
    """Draw the own picture and the board at two positions, in both languages."""
    painter = find_painter(key)
    for seats, at, locale in ((3, 12, "de"), (4, 25, "en")):
        match = position(key, seats, 3, at)
        legend, seat = legend_of(match, locale), min(match.state.asked_seats)
        own = own_picture(painter, view(match.state, seat), seat, legend)
        yield from filter(None, (own, painter.board(view(match.state, None), legend)))


@pytest.mark.parametrize("key", GAMES)
def test_parts_are_larger_and_lose_nothing(key: str) -> None:
    """Each is at least 1.3 times as large where both are shown equally wide; what one cuts is whole in the other."""
    for scene in pictures(key):
        (width, height), found = scene.size, parts(scene)
        assert len(found) == 2
        assert all(width / part[2] >= LARGER and part[3] == height for part in found)
        assert found[0][0] == 0
        assert found[1][0] + found[1][2] == width
        assert found[1][0] <= found[0][2]
        cut = [box_of(item) for item in scene.items()]
        for box in cut:
            if box[2] < min(BROAD * width, width - 2 * (width - width / LARGER)):
                assert any(_across(box, part) for part in found), (key, box, found)


def _across(box: Box, part: Box) -> bool:
    """Tell whether a box is not cut by the sides of a part."""
    return (box[0] >= part[0] or part[0] == 0) and (box[0] + box[2] <= part[0] + part[2] or part[0] > 0)


@pytest.mark.parametrize("key", GAMES)
def test_parts_and_contrast_show_the_same_scene(key: str) -> None:
    """Side by side the parts are the picture; in high contrast each colour has become another one, and no more."""
    scene = next(pictures(key))
    whole = Image.open(io.BytesIO(draw(scene, key)))
    left, right = (Image.open(io.BytesIO(part)) for part in draw_for(scene, key, Sight(large=True)))
    boxes = parts(scene)
    for box, part in zip(boxes, (left, right), strict=True):
        cut = whole.crop((box[0], 0, box[0] + box[2], box[3]))
        assert part.convert("RGB").tobytes() == cut.convert("RGB").tobytes()
    (clearer,) = draw_for(scene, key, Sight(contrast=True))
    assert Image.open(io.BytesIO(clearer)).tobytes() == whole.tobytes()  # the same places of another palette
    assert clearer != draw(scene, key)
    assert draw_for(scene, key, PLAIN) == (draw(scene, key),)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("#FFFDF6", "#3677B8"),
        ("#FFFDF6", "#B8371B"),
        ("#2A211B", "#3FB28A"),
        ("#8D98A8", "#1E232B"),
        ("#6A5846", "#F7EEDB"),
    ],
)
def test_every_text_stands_out(text: str, ground: str) -> None:
    """The weakest pairs of the pictures come to 7, which WCAG asks of enhanced contrast."""
    assert contrast(text, ground) < 7
    assert contrast(clear(text), clear(ground)) >= 7


def test_a_picture_is_cut_in_a_gap() -> None:
    """Panels may be cut, words may not; without any gap the parts overlap."""
    panel, words = Shape("box", (0, 0, 1000, 100), "#FFFFFF"), Text(100, 50, "Anna")
    gap = Scene(Backdrop(1000, 100), (Region("row", (0, 0, 1000, 100), (panel, words, Text(700, 50, "Bea"))),))
    assert parts(gap) == [(0, 0, 500, 100), (500, 0, 500, 100)]
    blocks = tuple(Shape("box", (x, 0, 240, 100), "#FFFFFF") for x in range(0, 1000, 100))
    left, right = parts(Scene(Backdrop(1000, 100), (Region("row", (0, 0, 1000, 100), blocks),)))
    assert left[2] > right[0]
