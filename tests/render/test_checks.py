from __future__ import annotations

import pytest

from render.checks import problems, tall_problems
from render.paint.palette import INK, PANEL
from render.paint.scene import Art, Backdrop, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.paint.tokens import token
from render.painter import TALLEST

PLATE = Shape("box", (20, 20, 300, 100), PANEL)


def told(*items: Item, box: tuple[int, int, int, int] = (10, 10, 320, 120)) -> list[str]:
    """List the problems of a scene with one region of these items."""
    return problems(Scene(Backdrop(400, 200), (Region("all", box, items),)))


def test_a_sound_scene_has_no_problems() -> None:
    """Nothing is made up."""
    assert told(PLATE, Text(40, 70, "Runde 3", "strong", 34), token(0, "A", 270, 70, 60)) == []


@pytest.mark.parametrize(
    ("items", "problem"),
    [
        ((PLATE, Text(40, 70, "Runde", size=20)), "smaller"),
        ((PLATE, Text(40, 70, "Maximiliane", size=40, room=60)), "is cut"),
        ((PLATE, Text(300, 70, "Runde")), "leaves its box"),
        ((PLATE, Text(280, 70, "Runde", size=24)), "over the edge"),
        ((PLATE, Text(40, 70, "Runde"), Text(60, 75, "Hand")), "touches 'Hand'"),
        ((PLATE, Text(40, 70, "Runde"), Icon(50, 70, "crown", 40)), "touches crown"),
        ((PLATE, Text(40, 70, "Runde"), token(0, "A", 60, 70, 60)), "touches a sprite"),
        ((PLATE, Text(40, 70, "Runde", fill="#CBB68F")), "contrast"),
        ((Text(40, 70, "Runde", fill=INK),), "contrast"),
        ((PLATE, Text(40, 70, "Runde"), PLATE), "is covered"),
    ],
)
def test_planted_problems_are_found(items: tuple[Item, ...], problem: str) -> None:
    """Each kind of mistake is reported."""
    assert any(problem in line for line in told(*items))


def test_regions_must_not_overlap_or_leave_the_canvas() -> None:
    """Cached regions may not depend on each other's order."""
    regions = (
        Region("one", (0, 0, 60, 60), ()),
        Region("two", (50, 50, 60, 60), ()),
        Region("out", (390, 0, 20, 20), ()),
    )
    assert problems(Scene(Backdrop(400, 200), regions)) == ["out leaves the canvas", "one overlaps two"]


def test_sprites_are_looked_into() -> None:
    """A mistake within an art is reported too."""
    small = token(0, "A", 60, 70, 60)
    cramped = Sprite(100, 60, Art(320, 120, 4, (PLATE, Text(50, 60, "A", size=12))))
    assert not told(PLATE, small)
    assert any("smaller" in line for line in told(PLATE, cramped))


def test_a_picture_that_leaves_no_room_for_its_question_is_found() -> None:
    """As high as nine tenths of its width is low enough."""
    assert tall_problems(Scene(Backdrop(1000, 900), ()), TALLEST) == []
    assert tall_problems(Scene(Backdrop(1000, 901), ()), TALLEST) == ["901 is more than 0.9 of the width 1000"]
