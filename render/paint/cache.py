"""A cache bounded by the bytes of the pictures that it keeps; those that were not wanted for longest go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar, TypeVarTuple, Unpack

from PIL import Image

A = TypeVarTuple("A")
Images: TypeAlias = "Image.Image | tuple[Image.Image, ...]"
R = TypeVar("R", bound=Images)


class Kept(Generic[*A, R]):
    """Make each picture once while there is room for it; `held` counts the bytes of those that are kept."""

    def __init__(self, make: Callable[[Unpack[A]], R], limit: int) -> None:
        self.make, self.limit, self.held = make, limit, 0
        self._kept: OrderedDict[tuple[object, ...], R] = OrderedDict()

    def __call__(self, *arguments: *A) -> R:
        """Return a picture, made now or kept."""
        found = self._kept.get(arguments)
        if found is not None:
            self._kept.move_to_end(arguments)
            return found
        made = self._kept[arguments] = self.make(*arguments)
        self.held += size(made)
        while self.held > self.limit and len(self._kept) > 1:
            self.held -= size(self._kept.popitem(last=False)[1])
        return made

    def cache_clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self.held = 0


def kept(megabytes: float) -> Callable[[Callable[[Unpack[A]], R]], Kept[*A, R]]:
    """Cache a function's results, up to this many megabytes and at least the last picture."""
    return lambda make: Kept(make, int(megabytes * 2**20))


def size(made: Images) -> int:
    """Count the bytes of pictures; Pillow holds a pixel of several colours in four."""
    images = (made,) if isinstance(made, Image.Image) else made
    return sum(image.width * image.height * (1 if len(image.getbands()) == 1 else 4) for image in images)
