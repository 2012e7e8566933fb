"""Sets of components that are nobody's: ours with some values changed, as somebody would who owns the printed game."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager

from games.kernel.catalogue import find
from games.kernel.material import Materials, Toml
from games.kernel.printed import Printed


def printed_of(key: str) -> Printed[object]:
    """Return what may differ between the sets of a game."""
    printed = find(key).printed
    assert printed is not None
    return printed


def tallinn() -> Toml:
    """Make up a set: card 7 shows three knights instead of three merchants."""
    entries = copy.deepcopy(printed_of("tallinn").materials.entries())
    seven = next(entry for entry in entries["influence"] if entry["card"] == "7")
    seven.update(left=[0, 3, 0], right=[0, 0, 1], coin="right", mark="Y", source="")
    return entries


def forget(materials: Materials[object], digest: str) -> None:
    """Let this process know a set no more, as one that was just started."""
    materials.pop(digest, None)
    materials._entries.pop(digest, None)


@contextmanager
def learnt(key: str, entries: Toml) -> Iterator[str]:
    """Let this process know a set, for as long as a test lasts."""
    printed = printed_of(key)
    digest, problems = printed.accept(entries)
    assert problems == []
    try:
        yield digest
    finally:
        forget(printed.materials, digest)
