"""The cache of pictures: bounded by their bytes, whatever their number."""

from __future__ import annotations

from PIL import Image

from render.paint.cache import kept, size


def test_pictures_are_kept_up_to_their_bytes() -> None:
    """Those wanted last stay; one that is larger than the bound alone is kept until the next."""
    made: list[tuple[str, int]] = []

    @kept(0.25)
    def picture(mode: str, side: int) -> Image.Image:
        made.append((mode, side))
        return Image.new(mode, (side, side))

    small = picture("L", 256)
    assert picture.held == 2**16
    assert picture("RGB", 128) is picture("RGB", 128)
    assert picture("L", 256) is small
    assert picture.held == 2 * 2**16
    picture("RGB", 256)
    assert picture.held == 2**18
    assert picture("L", 1024).size == (1024, 1024)
    assert picture.held == 2**20
    assert made == [("L", 256), ("RGB", 128), ("RGB", 256), ("L", 1024)]
    assert picture("L", 256) is not small
    assert picture.held == 2**16
    picture.cache_clear()
    assert picture.held == 0


def test_colours_take_four_bytes_a_pixel() -> None:
    """As Pillow holds them; masks and pictures of a palette take one."""
    assert size(Image.new("RGB", (3, 5))) == size(Image.new("RGBA", (3, 5))) == 60
    assert size((Image.new("RGB", (3, 5)), Image.new("L", (3, 5)), Image.new("P", (2, 2)))) == 79
