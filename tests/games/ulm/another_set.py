"""A made-up set of Ulm's components, in which every value that may differ does."""

import copy

from games.kernel.material import Toml
from games.ulm.material import MATERIALS

BANKS = {
    "crooked_house": ("north", -8, 2),
    "oath_house": ("north", -4, 4),
    "shipyard": ("north", 3, 5),
    "goose_tower": ("north", 11, 5),
    "farming": ("south", -7, 3),
    "garden": ("south", -1, 6),
    "city_hall": ("south", 4, 1),
    "reichenau_court": ("south", 11, 5),
}
"""By quarter its bank, its last field and its places."""
BRIDGE = 9


def entries() -> Toml:
    """Change banks, fields, places, points, outer fields, tiles and the bridge."""
    found = copy.deepcopy(MATERIALS.entries())
    found["numbers"]["bridge"]["value"] = BRIDGE
    for quarter in found["quarter"]:
        values = zip(("bank", "last", "slots"), BANKS[quarter["id"]], strict=True)
        for key, value in values:
            quarter[key] = {"value": value, "mark": "Y", "source": ""}
    fields = [coat["field"] for coat in found["coat"]]
    for coat, field in zip(found["coat"], fields[1:] + fields[:1], strict=True):
        coat.update(field=field, now=coat["now"] + 2, mark="Y", source="")
    tiles = [card["accepts"] for card in found["cathedral"]]
    for card, accepts in zip(found["cathedral"], tiles[1:] + tiles[:1], strict=True):
        card.update(accepts=accepts, mark="Y", source="")
    return found


def learn() -> str:
    """Learn the set and return its digest."""
    return MATERIALS.learn(entries())
