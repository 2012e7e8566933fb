"""Exact comparison with stored pictures, only under the Pillow and FreeType they were drawn with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import PIL
import pytest
from PIL import Image, ImageChops, features

from render.paint.draw import compose
from render.paint.scene import Scene
from render.painter import find_painter
from render.pictures import palette_of
from render.tallinn import PAINTER
from tests.render.eldermann import states as eldermann_states
from tests.render.tallinn import states as tallinn_states
from tests.render.tinker_tailor import states as tinker_states
from tests.render.ulm import states as ulm_states

GOLDEN = Path(__file__).parent / "golden"
ARTIFACTS = Path(__file__).parents[2] / "artifacts"
VERSIONS = {"Pillow": PIL.__version__, "FreeType": features.version("freetype2")}
TINKER = find_painter("tinker_tailor")
SHOPPING, DRAFTING = (2,), (1,)
ELDERMANN = find_painter("eldermann")
ULM = find_painter("ulm")
DRAWN: dict[str, Callable[[], Scene | None]] = {
    "eldermann_board": lambda: ELDERMANN.board(eldermann_states.at_sea(), eldermann_states.german((1,))),
    "eldermann_hand": lambda: ELDERMANN.hand(eldermann_states.to_plan(), 1, eldermann_states.german((1,))),
    "eldermann_combat": lambda: ELDERMANN.hand(eldermann_states.raid_won(), 1, eldermann_states.german((1,))),
    "eldermann_score": lambda: ELDERMANN.score(eldermann_states.feast(), eldermann_states.german()),
    "eldermann_cover": lambda: ELDERMANN.cover(eldermann_states.german()),
    "tallinn_board": lambda: PAINTER.board(tallinn_states.towers_to_build(), tallinn_states.german((1, 3))),
    "tallinn_hand": lambda: PAINTER.hand(tallinn_states.card_to_choose(), 1, tallinn_states.german((0, 1, 2, 3))),
    "tallinn_expansions": lambda: PAINTER.board(tallinn_states.everything(), tallinn_states.german((1,))),
    "tallinn_cover": lambda: PAINTER.cover(tallinn_states.german()),
    "tallinn_score": lambda: PAINTER.score(tallinn_states.scored(), tallinn_states.german()),
    "tinker_tailor_board": lambda: TINKER.board(tinker_states.jailer_buys(), tinker_states.german(4, SHOPPING)),
    "tinker_tailor_hand": lambda: TINKER.hand(tinker_states.own_hand(), 2, tinker_states.german(4, SHOPPING)),
    "tinker_tailor_draft": lambda: TINKER.hand(tinker_states.pack_in_hand(), 1, tinker_states.german(6, DRAFTING)),
    "tinker_tailor_score": lambda: TINKER.score(tinker_states.scored(), tinker_states.german(4)),
    "tinker_tailor_cover": lambda: TINKER.cover(tinker_states.german(4)),
    "ulm_board": lambda: ULM.board(ulm_states.to_push(), ulm_states.legend_of("de", (1,))),
    "ulm_hand": lambda: ULM.hand(ulm_states.to_act(), 1, ulm_states.legend_of("de", (1,))),
    "ulm_cover": lambda: ULM.cover(ulm_states.legend_of()),
    "ulm_score": lambda: ULM.score(ulm_states.scored(), ulm_states.legend_of("en")),
}


@pytest.mark.parametrize("name", DRAWN)
def test_picture_equals_its_golden(name: str, update_goldens: bool) -> None:
    """Every pixel is as it was when somebody last looked at the picture and found it good."""
    scene = DRAWN[name]()
    assert scene is not None
    actual = compose(scene, palette_of(name.rpartition("_")[0]))
    if update_goldens:
        actual.save(GOLDEN / f"{name}.png", "PNG", compress_level=9)
        (GOLDEN / "versions.json").write_text(json.dumps(VERSIONS) + "\n", encoding="utf-8")
        pytest.skip("golden picture rewritten")
    drawn_with = json.loads((GOLDEN / "versions.json").read_text(encoding="utf-8"))
    if drawn_with != VERSIONS:
        pytest.skip(f"exact pictures are compared only under {drawn_with}; here is {VERSIONS}")
    with Image.open(GOLDEN / f"{name}.png") as expected:
        assert _differing(name, actual.convert("RGB"), expected.convert("RGB")) is None


def _differing(name: str, actual: Image.Image, expected: Image.Image) -> tuple[int, int, int, int] | None:
    """Give the box of differing pixels; leave the picture and a marked difference in the artifacts folder."""
    if actual.size != expected.size:
        box: tuple[int, int, int, int] | None = (0, 0, *actual.size)
    else:
        difference = ImageChops.difference(actual, expected)
        box = difference.getbbox()
    if box is None:
        return None
    ARTIFACTS.mkdir(exist_ok=True)
    actual.save(ARTIFACTS / f"{name}_actual.png")
    expected.save(ARTIFACTS / f"{name}_expected.png")
    if actual.size == expected.size:
        marked = actual.convert("L").convert("RGB")
        marked.paste("#FF0000", (0, 0), difference.convert("L").point([0] + [255] * 255))
        marked.save(ARTIFACTS / f"{name}_difference.png")
    return box
