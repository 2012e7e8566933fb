"""A seat's own picture: its hand, and below it what it needs of the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.kernel.visibility import view
from render.checks import problems
from render.paint.scene import Backdrop, Region, Scene, Shape, Text, primitives, stacked
from render.painter import TALLEST, own_picture
from render.random_positions import legend_of, position
from render.tallinn import PAINTER


def test_one_scene_is_put_below_another() -> None:
    """The narrower one in the middle; nothing of either is lost, and no two regions are mixed up."""
    wide = Scene(Backdrop(100, 40), (Region("a", (0, 0, 100, 40), (Text(5, 5, "up"),)),))
    narrow = Scene(
        Backdrop(60, 30, (Shape("box", (0, 0, 60, 30), "#FFFFFF"),)),
        (Region("a", (10, 0, 5, 5), (Text(10, 5, "low"),)),),
    )
    both = stacked(wide, narrow)
    assert both.size == (100, 70)
    assert [(region.key, region.box) for region in both.regions] == [
        ("a", (0, 0, 100, 40)),
        ("table-a", (30, 40, 5, 5)),
    ]
    low = both.regions[1].items[0]
    assert isinstance(low, Text)
    assert (low.x, low.y) == (30, 45)
    assert both.backdrop.items == (Shape("box", (20, 40, 60, 30), "#FFFFFF"),)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", ["en", "de"])
def test_tallinn_shows_all_rows_below_the_hand(seats: int, locale: str) -> None:
    """A player who is asked sees every name and every strength; one who is not asked sees only the hand."""
    match = position("tallinn", seats, 3, 14, {"envoy": "de", "chronicles": "on"})
    legend = legend_of(match, locale)
    seat = match.state.waiting[0]
    seen = view(match.state, seat)
    scene = own_picture(PAINTER, seen, seat, legend)
    hand = PAINTER.hand(seen, seat, legend)
    assert scene is not None
    assert hand is not None
    assert hand.size[1] < scene.size[1] <= TALLEST * scene.size[0]
    written = [item.string for item in primitives(scene.items()) if isinstance(item, Text)]
    assert set(legend.names) <= set(written)
    assert problems(scene) == []
    alone = own_picture(PAINTER, seen, seat, replace(legend, asked=()))
    assert alone is not None
    assert "row-0" not in {region.key for region in alone.regions}
