"""From a scene to pixels. One lock guards fonts, caches and the palette's look-up table, so any thread may call."""

from __future__ import annotations

from threading import Lock
from typing import Protocol, TypeAlias, assert_never

from PIL import Image

from render.paint import fonts, icons, shapes
from render.paint.cache import kept
from render.paint.encode import Palette
from render.paint.palette import SHADOW
from render.paint.scene import Art, Backdrop, Box, Icon, Item, Region, Scene, Shape, Sprite, Text

Ink: TypeAlias = str | Image.Image

_LOCK = Lock()


class _Canvas(Protocol):
    def stamp(self, ink: Ink, x: int, y: int, mask: Image.Image) -> None: ...


class _Frame:
    """Paint on an opaque picture whose top left pixel lies at `origin` of the scene."""

    def __init__(self, image: Image.Image, origin: tuple[int, int] = (0, 0)) -> None:
        self.image = image
        self._left, self._top = origin

    def stamp(self, ink: Ink, x: int, y: int, mask: Image.Image) -> None:
        self.image.paste(ink, (x - self._left, y - self._top), mask)


class _Sheet:
    """Paint on a transparent picture with a margin, for sprites."""

    def __init__(self, art: Art) -> None:
        self._margin = art.margin
        self.image = Image.new("RGBA", (art.width + 2 * art.margin, art.height + 2 * art.margin))

    def stamp(self, ink: Ink, x: int, y: int, mask: Image.Image) -> None:
        layer = Image.new("RGBA", mask.size, ink) if isinstance(ink, str) else ink.convert("RGBA")
        layer.putalpha(mask)
        self.image.alpha_composite(layer, (x + self._margin, y + self._margin))


@kept(10)
def _sprite(art: Art) -> tuple[Image.Image, Image.Image]:
    """Draw an art once; colour and mask are kept apart because pasting through a mask is the fastest blend."""
    sheet = _Sheet(art)
    _paint(sheet, art.items)
    return sheet.image.convert("RGB"), sheet.image.getchannel("A")


@kept(1)
def _turn(art: Art, turn: int) -> tuple[Image.Image, Image.Image]:
    """Turn a sprite; colours are multiplied by the mask while turning, or the edges would darken."""
    sheet = _Sheet(art)
    _paint(sheet, art.items)
    image = sheet.image.convert("RGBa").rotate(-turn, Image.Resampling.BICUBIC, expand=True).convert("RGBA")
    return image.convert("RGB"), image.getchannel("A")


def _paint(canvas: _Canvas, items: tuple[Item, ...]) -> None:
    for item in items:
        match item:
            case Shape():
                _paint_shape(canvas, item)
            case Text():
                _paint_text(canvas, item)
            case Icon():
                image = (icons.ground if item.ground else icons.mask)(item.name, item.size)
                canvas.stamp(item.fill, item.x - item.size // 2, item.y - item.size // 2, image)
            case Sprite(x, y, art, turn):
                colours, image = _turn(art, turn) if turn else _sprite(art)
                left = x - (image.width - art.width) // 2
                canvas.stamp(colours, left, y - (image.height - art.height) // 2, image)
            case _:
                assert_never(item)


def _paint_text(canvas: _Canvas, text: Text) -> None:
    ink = fonts.fit_and_render(text)
    canvas.stamp(text.fill, text.x + ink.left, text.y + ink.top, ink.mask)
    for picture, left, top in ink.colours:
        canvas.stamp(picture.convert("RGB"), text.x + left, text.y + top, picture.getchannel("A"))


def _paint_shape(canvas: _Canvas, shape: Shape) -> None:
    x, y, width, height = shape.box
    radius = shape.radius
    if shape.shadow:
        edge = 2 * shape.shadow.blur
        image = shapes.shadow(shape.form, width, height, radius, shape.shadow)
        canvas.stamp(SHADOW, x - edge, y - edge + shape.shadow.drop, image)
    if not shape.fill:
        canvas.stamp(shape.line, x, y, shapes.ring(shape.form, width, height, radius, shape.width))
        return
    if shape.line:
        canvas.stamp(shape.line, x, y, shapes.mask(shape.form, width, height, radius))
        x, y, radius = x + shape.width, y + shape.width, max(0, radius - shape.width)
        width, height = width - 2 * shape.width, height - 2 * shape.width
    ink = shapes.gradient(width, height, shape.fill, shape.to) if shape.to else shape.fill
    canvas.stamp(ink, x, y, _face(shape, width, height, radius))


def _face(shape: Shape, width: int, height: int, radius: int) -> Image.Image:
    if shape.pattern:
        return shapes.draw_pattern(shape.form, width, height, radius, shape.pattern)
    image = shapes.mask(shape.form, width, height, radius)
    return image if shape.opacity == 100 else image.point([level * shape.opacity // 100 for level in range(256)])


@kept(16)
def _backdrop(backdrop: Backdrop) -> Image.Image:
    """Draw what never changes; 7.7 MB for a full board, so only two are kept."""
    image = Image.new("RGB", (backdrop.width, backdrop.height), backdrop.ground)
    _paint(_Frame(image), backdrop.items)
    return image


@kept(8)
def _quantised_backdrop(backdrop: Backdrop, palette: Palette) -> Image.Image:
    return palette.quantise(_backdrop(backdrop))


def _crop(box: Box) -> tuple[int, int, int, int]:
    x, y, width, height = box
    return x, y, x + width, y + height


@kept(4)
def _region(backdrop: Backdrop, region: Region, palette: Palette) -> Image.Image:
    """Draw one region on its cut of the backdrop; one byte a pixel, at most 0.4 MB for a row of a board."""
    image = _backdrop(backdrop).crop(_crop(region.box))
    _paint(_Frame(image, region.box[:2]), region.items)
    return palette.quantise(image)


def sheet(art: Art) -> Image.Image:
    """Draw an art by itself on a transparent picture."""
    with _LOCK:
        made = _Sheet(art)
        _paint(made, art.items)
    return made.image


def compose(scene: Scene, palette: Palette) -> Image.Image:
    """Draw a scene in the colours of a palette, taking unchanged regions from the cache."""
    with _LOCK:
        image = _quantised_backdrop(scene.backdrop, palette).copy()
        for region in scene.regions:
            image.paste(_region(scene.backdrop, region, palette), region.box[:2])
    return image


def paint(scene: Scene) -> Image.Image:
    """Draw a scene in full colour straight onto one frame, past the caches of backdrop and regions."""
    with _LOCK:
        image = Image.new("RGB", scene.size, scene.backdrop.ground)
        _paint(_Frame(image), scene.backdrop.items)
        for region in scene.regions:
            _paint(_Frame(image), region.items)
    return image


def forget_regions() -> None:
    """Empty the cache of regions alone, so that the next picture is a full redraw with warm sprites."""
    with _LOCK:
        _region.cache_clear()


def forget() -> None:
    """Empty every cache, so that the next picture is drawn cold."""
    with _LOCK:
        images = (_sprite, _turn, _backdrop, _quantised_backdrop, _region)
        texts = (fonts.fit, fonts.mask, fonts.narrowed, fonts.length)
        for cached in (*images, *texts, icons.mask, icons.ground, shapes.ring, shapes.gradient, shapes.draw_pattern):
            cached.cache_clear()
        for masks in (shapes.small_mask, shapes.large_mask, shapes.small_shadow, shapes.large_shadow):
            masks.cache_clear()
