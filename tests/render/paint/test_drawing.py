from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from PIL import Image, ImageChops, ImageStat

from render.paint import shapes
from render.paint.draw import compose, forget, paint
from render.paint.scene import Art, Backdrop, Region, Scene, Shadow, Shape, Sprite, Text
from render.pictures import draw, palette_of
from render.tallinn import PAINTER
from tests.render.tallinn import states


def test_a_changed_fact_changes_only_its_region() -> None:
    """One point more redraws one seat's band and leaves every other pixel alone, also from the cache."""
    state, legend = states.towers_to_build(), states.german((1, 3))
    before = PAINTER.board(state, legend)
    old = compose(before, palette_of("tallinn")).convert("RGB")
    state.points[2] += 1
    after = PAINTER.board(state, legend)
    changed = [new for new, previous in zip(after.regions, before.regions, strict=True) if new != previous]
    assert [region.key for region in changed] == ["band-2"]
    left, top, right, bottom = _difference(old, compose(after, palette_of("tallinn")).convert("RGB"))
    x, y, width, height = changed[0].box
    assert x <= left < right <= x + width
    assert y <= top < bottom <= y + height


def test_cached_pictures_equal_fresh_ones() -> None:
    """A picture put together from cached regions has the pixels of one painted straight through."""
    palette = palette_of("tallinn")
    for scene in PAINTER.contact_sheet():
        compose(scene, palette)
        cached, fresh = compose(scene, palette).convert("RGB"), palette.quantise(paint(scene)).convert("RGB")
        assert ImageChops.difference(cached, fresh).getbbox() is None


def test_threads_draw_the_same_pictures() -> None:
    """Two threads that share cold caches produce what one thread produces."""
    scenes = [scene for scene in PAINTER.contact_sheet() for _ in range(3)]
    expected = [draw.__wrapped__(scene, "tallinn") for scene in scenes]
    forget()
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda scene: draw.__wrapped__(scene, "tallinn"), scenes)) == expected


def test_equal_states_give_equal_scenes() -> None:
    """Scenes are plain data: the same state twice is the same key of a cache."""
    legend = states.german((1, 3))
    one, other = (PAINTER.board(states.towers_to_build(), legend) for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


def test_a_sprite_looks_like_its_items() -> None:
    """Stamping an art gives the pixels of drawing its items in place, up to the rounding of two blends."""
    items = (Shape("box", (0, 0, 80, 60), "#D9A437", radius=12), Text(40, 30, "7R", "strong", 34, anchor="m"))
    stamped = _paint(Sprite(20, 20, Art(80, 60, 4, items)))
    moved = (replace(items[0], box=(20, 20, 80, 60)), replace(items[1], x=60, y=50))
    worst = max(high for _, high in ImageStat.Stat(ImageChops.difference(stamped, _paint(*moved))).extrema)
    assert worst <= 2


def test_a_hollow_shape_leaves_its_middle() -> None:
    """A shape without fill draws only its border."""
    image = _paint(Shape("box", (20, 20, 80, 60), "", line="#FFFFFF", width=5))
    assert image.getpixel((60, 50)) == (30, 35, 43)
    assert image.getpixel((22, 50)) == (255, 255, 255)


def test_what_leaves_a_region_is_clipped() -> None:
    """Items that reach beyond their region do not paint on its neighbour."""
    wide = Shape("box", (0, 0, 90, 40), "#FFFFFF")
    scene = Scene(Backdrop(100, 40), (Region("left", (0, 0, 50, 40), (wide,)),))
    image = compose(scene, palette_of("tallinn")).convert("RGB")
    assert image.getpixel((49, 20)) == (255, 255, 255)
    assert image.getpixel((50, 20)) == (30, 35, 43)


def _paint(*items: Shape | Text | Sprite) -> Image.Image:
    return paint(Scene(Backdrop(120, 100), (Region("all", (0, 0, 120, 100), items),)))


def _difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


def test_few_large_masks_are_kept() -> None:
    """Plates as large as a board are drawn again rather than kept: of four games they would be 30 MB."""
    forget()
    for width in range(800, 820):
        shapes.mask("box", width, 600, 9)
        shapes.shadow("box", width, 600, 9, Shadow(4, 2, 40))
        shapes.mask("box", width - 700, 60, 9)
    assert 800 * 600 <= shapes.large_mask.held <= 2**20
    assert 800 * 600 <= shapes.large_shadow.held <= 2**20
    assert shapes.small_mask.held == sum(100 * 60 + extra * 60 for extra in range(20))
    forget()
    assert shapes.large_mask.held == shapes.small_mask.held == 0
