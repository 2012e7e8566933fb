from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

from games.kernel import Rules
from games.kernel.catalogue import find

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")


def chapters(key: str) -> list[type]:
    """Find the classes of rules that a game's `sections` define."""
    package = import_module(f"games.{key}.sections")
    modules = [import_module(f"{package.__name__}.{found.name}") for found in iter_modules(package.__path__)]
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Rules) and value.__module__ == module.__name__
    ]


@pytest.mark.parametrize("key", GAMES)
def test_no_chapter_inherits_another(key: str) -> None:
    """Each is built on the kernel's rules alone; the game's rules put all of them together (see `agenda`)."""
    rules = type(find(key).rules)
    assert len(chapters(key)) > 1
    assert {chapter: chapter.__bases__ for chapter in chapters(key)} == dict.fromkeys(chapters(key), (Rules,))
    assert set(rules.__bases__) == set(chapters(key))
