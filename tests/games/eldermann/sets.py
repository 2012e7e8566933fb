"""A made-up set of Eldermann's components, in which every part that may differ does."""

import copy

from games.eldermann.material import MATERIALS
from games.kernel.material import Toml

ROWS = [
    ".  .  .  MA .  .  .  .  P1 .  VI",
    "AA .  .  .  .  .  .  .  ## .  . ",
    "P1 .  .  .  .  P2 .  .  ## .  . ",
    ".  .  ## ## ## .  P2 .  ## .  . ",
    ".  .  .  P2 .  .  .  .  .  .  . ",
    ".  .  .  .  .  .  .  .  .  P1 ME",
    ".  .  P1 .  .  .  ## .  .  .  . ",
    "FL .  .  .  P2 .  ## .  ## ## . ",
    ".  .  ## .  .  .  .  .  .  .  P1",
    ".  .  .  .  .  ## .  .  P2 .  . ",
    "LU .  .  P1 .  .  .  ST .  .  DA",
]
ISLANDS = {"oland": "i2 i3 i4", "hela": "i8 j8", "rugen": "g7 g8", "seeland": "c4 d4 e4", "bornholm": "f10"}
SECTORS = [
    "storm 1",
    "pirates 2",
    "order fish",
    "goods beer cloth",
    "pirates 1",
    "storm 2",
    "order beer",
    "order grain",
    "pirates 2",
    "goods fish grain",
    "order cloth",
    "storm 1",
]
NUMBERS: dict[str, dict[str, object]] = {
    "numbers": {"goods_in_supply": 12, "cannons_in_supply": 6, "captain_softens": 2},
    "ranks": {"trader": 6, "normal": [13, 18, 24, 33]},
    "storage": {"deck": [2, 4, 5], "kontor": [3, 5, 8], "taler": [8, 12, 20]},
}


def made_up_entries() -> Toml:
    """Write the set."""
    entries = copy.deepcopy(MATERIALS.entries())
    for part, values in NUMBERS.items():
        for key, value in values.items():
            entries[part][key]["value"] = value
    entries["chart"] |= {"rows": ROWS, "islands": ISLANDS}
    entries["disc"]["sectors"] = SECTORS
    entries["pay"] |= {"near_middle": [5, 2], "near_middle_far": [9, 7]}
    entries["city"][0]["foreign"]["value"] = "beer grain cloth"
    for entry in entries["rogue"]:
        entry["count"] = {"curse": 5}.get(entry["card"], entry["count"])
    for entry in entries["role"]:
        entry["tile"] = {"merchant": "storehouse"}.get(entry["role"], entry["tile"])
    return entries


def made_up() -> str:
    """Learn the set and return its digest."""
    return MATERIALS.learn(made_up_entries())
