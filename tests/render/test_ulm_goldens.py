"""Exact comparison of Ulm's pictures with stored ones, as `test_goldens` does it for Tallinn."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PIL import Image

from render.paint.draw import compose
from render.paint.scene import Scene
from render.pictures import palette_of
from render.ulm import PAINTER
from tests.render import ulm_states as states
from tests.render.test_goldens import GOLDEN, VERSIONS, _differing

DRAWN: dict[str, Callable[[], Scene | None]] = {
    "ulm_board": lambda: PAINTER.board(states.to_push(), states.caption("de", {1: False})),
    "ulm_hand": lambda: PAINTER.hand(states.to_act(), 1, states.caption("de", {1: False})),
    "ulm_cover": lambda: PAINTER.cover(states.caption()),
    "ulm_score": lambda: PAINTER.score(states.scored(), states.caption("en")),
}


@pytest.mark.parametrize("name", DRAWN)
def test_picture_equals_its_golden(name: str, update_goldens: bool) -> None:
    """Every pixel is as it was when somebody last looked at the picture and found it good."""
    scene = DRAWN[name]()
    assert scene is not None
    actual = compose(scene, palette_of("ulm"))
    if update_goldens:
        actual.save(GOLDEN / f"{name}.png", "PNG", compress_level=9)
        pytest.skip("golden picture written anew")
    drawn_with = json.loads((GOLDEN / "versions.json").read_text(encoding="utf-8"))
    if drawn_with != VERSIONS:
        pytest.skip(f"exact pictures are compared only under {drawn_with}; here is {VERSIONS}")
    with Image.open(GOLDEN / f"{name}.png") as expected:
        assert _differing(name, actual.convert("RGB"), expected.convert("RGB")) is None
