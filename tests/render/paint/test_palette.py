from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from render import pictures
from render.paint.draw import paint
from render.paint.encode import COLOURS, build_palette, named_colours
from render.paint.palette import SEATS, rgb
from render.paint.scene import Scene
from render.painter import Painter, find_painter
from render.pictures import build, draw, palette_of, palettes_of, read_palettes, write_palettes
from render.random_positions import legend_of, position, scenes
from render.tallinn import PAINTER, TallinnPainter
from tests.given import OURS
from tests.render.tallinn import states


def test_palette_holds_every_named_colour() -> None:
    """Flat fills keep their exact colour, among them those of the seats."""
    colours = set(palette_of("tallinn").colours)
    named = {rgb(colour) for colour in named_colours(PAINTER.contact_sheet())}
    assert {rgb(seat.colour) for seat in SEATS[:4]} <= named <= colours
    assert len(palette_of("tallinn").colours) <= COLOURS


@pytest.mark.parametrize(("seats", "steps"), [(2, 9), (3, 31), (4, 50), (4, 999)])
def test_quantised_pictures_stay_near_the_full_colours(seats: int, steps: int) -> None:
    """No picture of a random state calls for colours that the fixed palette lacks."""
    match = position("tallinn", seats, 11, steps)
    for scene in scenes(match, legend_of(match, "de")).values():
        full = paint(scene)
        error = ImageChops.difference(full, palette_of("tallinn").quantise(full).convert("RGB"))
        assert max(ImageStat.Stat(error).mean) < 1.5
        assert max(high for _, high in ImageStat.Stat(error).extrema) <= 64


def test_every_colour_of_a_state_is_named_in_the_contact_sheet() -> None:
    """A colour that only a later state uses would be missing from the palette."""
    known = named_colours(PAINTER.contact_sheet())
    for seed in range(4):
        for steps in (0, 15, 40, 999):
            match = position("tallinn", 4, seed, steps)
            assert named_colours(scenes(match, legend_of(match, "en")).values()) <= known


def test_too_many_names_are_refused() -> None:
    """A palette must keep room for the blends of edges and gradients."""
    with pytest.raises(ValueError, match="named colours"):
        build_palette([f"#0000{level:02X}" for level in range(200)], {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_files_are_small(seats: int) -> None:
    """The largest boards keep the budget of 220 KB, own pictures with the table below 100; all are palette pictures."""
    for steps in (30, 50, 999):
        match = position("tallinn", seats, 5, steps)
        for name, scene in scenes(match, legend_of(match, "de")).items():
            data = draw(scene, "tallinn")
            assert len(data) < (220 if name in ("board", "holdings") else 100) * 1024
            image = Image.open(io.BytesIO(data))
            assert (image.mode, image.size) == ("P", scene.size)


def test_a_picture_asked_twice_is_the_same_bytes() -> None:
    """The bytes of a scene come from the cache the second time."""
    scene = PAINTER.board(states.towers_to_build(), states.german())
    assert draw(scene, "tallinn") is draw(scene, "tallinn")


@pytest.mark.parametrize("key", OURS)
def test_shipped_palettes_are_those_of_the_painter(key: str) -> None:
    """What lies beside a painter is what its contact sheet gives today."""
    found, built = read_palettes(find_painter(key)), build(find_painter(key))
    assert found is not None, f"no palette is shipped: run `python -m render palette {key}`"
    same = (found.pictures.colours, found.films.colours) == (built.pictures.colours, built.films.colours)
    assert same, f"the shipped palette is out of date: run `python -m render palette {key}`"


class Elsewhere(TallinnPainter):
    """Stand for a painter from elsewhere, whose package ships no palette."""

    def contact_sheet(self) -> list[Scene]:
        """Show one scene only."""
        return [*super().contact_sheet()][:1]


def elsewhere() -> Painter[Any]:
    """Give such a painter as the catalogue does, which cannot know the game of what it loads."""
    return Elsewhere()


def test_the_first_picture_of_a_shipped_game_draws_no_contact_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A painter from elsewhere has its palettes built, once."""
    drawn: list[Scene] = []

    def noted(scene: Scene) -> Image.Image:
        drawn.append(scene)
        return paint(scene)

    monkeypatch.setattr(pictures, "paint", noted)
    palettes_of.cache_clear()
    palette_of("tallinn")
    assert not drawn
    assert read_palettes(elsewhere()) is None
    monkeypatch.setattr(pictures, "find_painter", lambda _key: elsewhere())
    assert palettes_of("elsewhere") is palettes_of("elsewhere")
    assert len(drawn) == 1
    palettes_of.cache_clear()


def test_palettes_are_written_as_they_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The command's file gives back what was built."""
    monkeypatch.setattr(pictures, "_file", lambda _painter: tmp_path / "palette.toml")
    assert write_palettes(elsewhere()) == tmp_path / "palette.toml"
    found, built = read_palettes(elsewhere()), build(elsewhere())
    assert found is not None
    assert found.pictures.colours == built.pictures.colours
    assert found.films.colours == built.films.colours
