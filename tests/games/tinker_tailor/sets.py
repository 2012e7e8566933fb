"""A made-up set of Tinker Tailor's components."""

import copy

from games.tinker_tailor.material import MATERIALS, RANK


def made_up() -> str:
    """Learn a set: bread costs 2, there is one wine less and one gem more, twos for ones, some roles do more."""
    entries = copy.deepcopy(MATERIALS.entries())
    goods, money = entries["goods"], entries["money"]
    goods["bread"]["price"]["value"] = 2
    goods["bread"]["points"]["value"] = [0, 1, 2, 3, 6, 8, 11, 15, 18]
    goods["gems"]["points"]["value"][4:6] = [30, 45]
    goods["wine"]["count"]["value"] -= 1
    goods["gems"]["count"]["value"] += 1
    money["1"]["count"], money["2"]["count"] = 2, 6
    for role, changed in CHANGED.items():
        entries["role"][RANK[role]]["numbers"] |= changed
    entries["numbers"]["extra_from"]["value"] = 2
    return MATERIALS.learn(entries)


CHANGED = {
    "tinker": {"money": 2},
    "tailor": {"more": 2},
    "soldier": {"goods": 2},
    "rich_man": {"money": 4},
    "beggar_man": {"donors": 2, "money": 2},
    "thief": {"victims": 3},
    "preacher": {"goods": 3},
    "pirate": {"cards": 3},
    "outlaw": {"goods": 3},
    "jailer": {"cards": 2},
    "old_man": {"draw": 5, "keep": 3},
    "young_man": {"goods": 3},
    "merchant": {"swaps": 3},
    "witch": {"each": 2},
}
"""Numbers of roles, by role."""
