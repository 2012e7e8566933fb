"""Stored tables of older rules versions; the ids of version 1 were German, and those still pressed are read too."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.game import Stored

_QUARTERS = {
    "ackerbau": "farming",
    "schiefeshaus": "crooked_house",
    "garten": "garden",
    "schwoerhaus": "oath_house",
    "rathaus": "city_hall",
    "werft": "shipyard",
    "reichenauerhof": "reichenau_court",
    "gaensturm": "goose_tower",
}
_SILVER = {"metzgerturm": "butchers_tower", "zeughaus": "armoury"}
_DESCENDANTS = {
    "abt": "abbot",
    "baumeister": "master_builder",
    "gelehrter": "scholar",
    "haendler": "merchant",
    "muenzmeister": "mint_master",
    "ratsherr": "councillor",
    "stadtwache": "city_guard",
    "zillenfahrer": "bargeman",
}
_CARDS = {
    "chronik": "chronicle",
    "baustopp": "freeze",
    "belagerung": "siege",
    "fischerstechen": "joust",
    "patrizier": "patrician",
    "bund": "league",
    "stadtmauer": "wall",
    "spatz": "sparrow",
}
_FAMILIES = {
    "chor": ("choir", 3),
    "schiff": ("nave", 3),
    "turm": ("tower", 3),
    "kunstwerke": ("artworks", 5),
    "handelsgueter": ("commodities", 5),
    "barchent": ("fustian", 5),
}

RENAMED: dict[str, str] = {
    **_QUARTERS,
    **_DESCENDANTS,
    **_CARDS,
    **{f"coat_{old}": f"coat_{new}" for old, new in (_QUARTERS | _SILVER).items()},
    **{f"{old}{k}": f"{new}{k}" for old, (new, count) in _FAMILIES.items() for k in range(1, count + 1)},
}
"""Today's id for each old one; no id of today is an old one of something else."""


def rename(stored: object) -> object:
    """Return a JSON value with all ids in it as they are today."""
    if isinstance(stored, str):
        return RENAMED.get(stored, stored)
    if isinstance(stored, list):
        return [rename(part) for part in stored]
    if isinstance(stored, Mapping):
        return {key: rename(part) for key, part in stored.items()}
    return stored


def upgrade_1_to_2(stored: Stored) -> Stored:
    """Give a table of rules version 1 today's ids; where its points came from was not written down."""
    today = {key: rename(part) for key, part in stored.items()}
    return {**today, "earned": [{} for _ in range(stored["seats"])]}


def upgrade_2_to_3(stored: Stored) -> Stored:
    """Let all seats of a table of rules version 2 be asked before the draw as before."""
    return {**stored, "quick": [False] * stored["seats"]}
