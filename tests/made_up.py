"""Sets of components that are nobody's: ours with some values changed, as somebody would who owns the printed game."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import tomlkit

from games.kernel.catalogue import find
from games.kernel.components import components, is_number
from games.kernel.forms import file_of
from games.kernel.material import Materials, Toml
from games.kernel.printed import Printed
from tests.games.eldermann import sets as eldermann_sets
from tests.games.tinker_tailor import sets as tinker_tailor_sets
from tests.games.ulm import another_set


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


def entries_of(key: str) -> Toml:
    """Make up a set of a game."""
    if key == "tallinn":
        return tallinn()
    learn = {
        "eldermann": eldermann_sets.made_up,
        "tinker_tailor": tinker_tailor_sets.made_up,
        "ulm": another_set.learn,
    }[key]
    return printed_of(key).materials.entries(learn())


def file_with(key: str, entries: Toml, name: str = "Made up") -> str:
    """Write a set as somebody would who fills in our file."""
    printed = printed_of(key)
    document: Any = tomlkit.parse(file_of(key, printed))
    document["name"] = name
    for part, values in printed.values.items():
        for ours, changed in zip(components(document[part]), components(entries[part]), strict=True):
            for value in values.keys() & ours.keys():
                ours[value] = changed[value]["value"] if is_number(changed[value]) else changed[value]
    return tomlkit.dumps(document)


def forget(materials: Materials[object], digest: str) -> None:
    """Let this process forget a set, as one that was just started."""
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
