from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from render.paint import icons, shapes
from render.paint.scene import Icon, primitives
from render.tallinn import PAINTER


def test_curves_become_polygons() -> None:
    """Lines are kept, curves end at their last point."""
    (polygon,) = icons.flatten("M0 0 L10 0 Q10 10 0 10 Z")
    assert polygon[:2] == ((0, 0), (10, 0))
    assert polygon[-1] == (0, 10)
    assert len(polygon) == 18


def test_every_icon_has_ink() -> None:
    """Each icon of the pictures exists and fills a fair part of its square."""
    drawn = {item for scene in PAINTER.contact_sheet() for item in primitives(scene.items()) if isinstance(item, Icon)}
    for name in {icon.name for icon in drawn}:
        left, top, right, bottom = icons.mask(name, 64).getbbox() or (0, 0, 0, 0)
        assert max(right - left, bottom - top) > 40, name
        assert abs(left + right - 64) <= 6, name


def test_an_unknown_icon_is_an_error() -> None:
    """A misspelled icon is not drawn as a box."""
    with pytest.raises(AttributeError):
        icons.mask("no_such_icon_here", 24)


@pytest.mark.parametrize("form", [*shapes.FORMS, "heater", "arch"])
def test_forms_fill_their_box(form: str) -> None:
    """Every form reaches across its box and is opaque in the middle."""
    mask = shapes.mask(form, 60, 60, 8)
    assert mask.getpixel((30, 30)) == 255
    left, _, right, _ = mask.getbbox() or (0, 0, 0, 0)
    assert right - left >= 48


def test_no_outline_is_drawn_twice() -> None:
    """A game's own file of outlines takes no name of another file."""
    folder = resources.files("render.paint")
    names = [
        name
        for file in folder.iterdir()
        if file.name.endswith(".toml")
        for name in tomllib.loads(file.read_text("utf-8"))
    ]
    assert sorted(names) == sorted(icons.glyphs())
