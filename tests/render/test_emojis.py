"""Emojis: small, few colours, told apart at a glance, on a dark ground and on a light one."""

from __future__ import annotations

import io
import re
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel.catalogue import installed
from render.emojis import COMMON, drawings, write_emojis
from render.jobs import Job
from render.paint.emoji import COLOURS, SIDE, emoji
from render.paint.palette import contrast
from render.paint.scene import Text, primitives
from render.worker import drawn

GAMES = (COMMON, "tallinn", "tinker_tailor", "ulm", "eldermann")
DISCORD = {"dark": "#313338", "light": "#FFFFFF"}
ALL = [(game, name) for game in GAMES for name in drawings(game)]
SMALL = 24
"""Pixels of an emoji in a line."""


def _picture(game: str, name: str) -> Image.Image:
    return Image.open(io.BytesIO(emoji(drawings(game)[name])))


def _hex(colour: tuple[int, ...]) -> str:
    return "#" + "".join(f"{level:02X}" for level in colour[:3])


def test_names_are_words_and_belong_to_one_game() -> None:
    """Discord takes such names, and each only once."""
    names = [name for _, name in ALL]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[a-z][a-z0-9_]{1,31}", name) and not re.search(r"_\d+$", name) for name in names)
    prefixes = {"tallinn": "ta_", "tinker_tailor": "tt_", "ulm": "ul_", "eldermann": "el_"}
    assert all(name.startswith(prefixes.get(game, "")) for game, name in ALL)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_an_emoji_is_small_and_stands_on_any_ground(game: str, name: str) -> None:
    """Going inwards there is first a dark edge, which light grounds show, then a light rim, which dark ones show."""
    image = emoji(drawings(game)[name])
    assert len(image) < 256 * 1024
    picture = Image.open(io.BytesIO(image))
    assert (picture.size, picture.format) == ((SIDE, SIDE), "PNG")
    assert len(picture.convert("RGBA").getcolors(SIDE * SIDE) or ()) <= COLOURS
    full = picture.convert("RGBA")
    assert full.getpixel((0, 0))[3] == 0  # type: ignore[index]  # a tuple for this mode
    row = [full.getpixel((x, SIDE // 2)) for x in range(SIDE)]
    seen = [_hex(pixel) for pixel in row if isinstance(pixel, tuple) and pixel[3] == 255]
    assert contrast(seen[0], DISCORD["light"]) > 7
    assert max(contrast(colour, DISCORD["dark"]) for colour in seen[:8]) > 7


def _seen(picture: Image.Image, ground: str) -> Image.Image:
    """Show an emoji as large as in a line, on a ground."""
    small = picture.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    shown = Image.new("RGB", small.size, ground)
    shown.paste(small, mask=small.getchannel("A"))
    return shown


@pytest.mark.parametrize("game", GAMES[1:])
@pytest.mark.parametrize("ground", DISCORD.values())
def test_emojis_of_a_message_differ(game: str, ground: str) -> None:
    """No two of a game and the shared ones look alike in a line."""
    pairs = [(each, name) for each in (COMMON, game) for name in drawings(each)]
    found = {name: _seen(_picture(each, name), ground) for each, name in pairs}
    alike = {
        (one, other): round(sum(ImageStat.Stat(ImageChops.difference(found[one], found[other])).mean) / 3, 1)
        for one, other in combinations(found, 2)
    }
    assert {pair: far for pair, far in alike.items() if far < 3.0} == {}


def test_seats_are_told_without_letters() -> None:
    """The name stands behind the icon; form, colour and pattern say the seat."""
    for number in range(1, 7):
        assert not any(isinstance(item, Text) for item in primitives(iter(drawings(COMMON)[f"seat{number}"])))


def test_a_game_without_emojis_has_none() -> None:
    """Its messages are words alone."""
    assert drawings("beacons") == {}
    assert drawn(Job("beacons", "emojis", "en")) == ()


def test_the_drawing_process_gives_names_digests_and_pictures() -> None:
    """The digest says whether a picture has changed."""
    found = {each.name: each for each in drawn(Job(COMMON, "emojis", "en"))}
    assert set(found) == set(drawings(COMMON))
    assert found["won"].image == emoji(drawings(COMMON)["won"])
    assert len({each.source for each in found.values()}) == len(found)


def test_all_are_written_to_a_folder(tmp_path: Path) -> None:
    """To look at them."""
    folder = tmp_path / "new"
    assert write_emojis(folder) == len(list(folder.glob("*.png"))) >= len(ALL)
    assert set(installed()) >= set(GAMES[1:])
