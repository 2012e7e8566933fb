"""Cover, chapters, palette, files and replay of Eldermann."""

from __future__ import annotations

import io
from itertools import islice

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel.words import LOCALES
from render.eldermann import PAINTER
from render.eldermann.looks import GOODS
from render.paint.draw import paint
from render.paint.encode import COLOURS, named_colours
from render.paint.palette import SEATS, rgb
from render.pictures import draw, palette_of
from render.random_positions import legend_at_end, legend_of, matches, position, scenes
from render.replay import SIZE, gif, phases
from tests.render.colours import SIGHTS, difference, lab
from tests.render.eldermann import states

each_locale = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize("sight", SIGHTS)
def test_goods_differ_for_every_sight(sight: str) -> None:
    """Any two goods stay apart for colour-blind eyes, besides their icons."""
    looks = [look.colour for look in GOODS.values()]
    pairs = [(one, other) for k, one in enumerate(looks) for other in looks[:k]]
    assert min(difference(lab(one, sight), lab(other, sight)) for one, other in pairs) >= 15


def test_palette_holds_every_named_colour() -> None:
    """Flat fills keep their exact colour, among them those of the seats."""
    colours = set(palette_of("eldermann").colours)
    named = {rgb(colour) for colour in named_colours(PAINTER.contact_sheet())}
    assert {rgb(seat.colour) for seat in SEATS[:4]} <= named <= colours
    assert len(palette_of("eldermann").colours) <= COLOURS


@pytest.mark.parametrize(("seats", "steps"), [(2, 9), (3, 60), (4, 150)])
def test_quantised_pictures_stay_near_the_full_colours(seats: int, steps: int) -> None:
    """No picture of a random state calls for colours that the fixed palette lacks."""
    match = position("eldermann", seats, 11, steps)
    known = named_colours(PAINTER.contact_sheet())
    for scene in scenes(match, legend_of(match, "de")).values():
        assert named_colours([scene]) <= known
        full = paint(scene)
        error = ImageChops.difference(full, palette_of("eldermann").quantise(full).convert("RGB"))
        assert max(ImageStat.Stat(error).mean) < 1.5
        assert max(high for _, high in ImageStat.Stat(error).extrema) <= 72


def test_files_are_small() -> None:
    """The fullest boards, those of four seats, keep the budget of 240 KB, private pictures on cards 80 KB."""
    pictures = {
        "board": PAINTER.board(states.at_sea(), states.german()),
        "end": PAINTER.board(states.feast(), states.german()),
        "route": PAINTER.hand(states.route_to_choose(), 1, states.german((1,))),
        "hand": PAINTER.hand(states.to_plan(), 1, states.german((1,))),
        "fight": PAINTER.hand(states.raid_won(), 1, states.german((1,))),
    }
    for name, scene in pictures.items():
        assert scene is not None
        data = draw(scene, "eldermann")
        assert len(data) < (80 if name in ("hand", "fight") else 240) * 1024
        with Image.open(io.BytesIO(data)) as image:
            assert (image.mode, image.size) == ("P", scene.size)


def test_a_game_becomes_a_film() -> None:
    """The board at each phase, as a GIF whose file stays small."""
    some = islice(matches("eldermann", 3, 5), 60)
    film, key = phases(some, lambda match: legend_at_end(match, "de"))
    data = gif(film, key)
    with Image.open(io.BytesIO(data)) as image:
        assert (image.size, image.n_frames) == (SIZE, len(film))  # type: ignore[attr-defined]  # a GIF counts frames
    assert len(data) < 25 * 1024 * len(film)
