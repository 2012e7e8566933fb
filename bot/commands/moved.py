"""Commands and menus of older releases, which Discord may still show for a while, and their replacements.

Short, because a later release removes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

MOVED: Final[Mapping[str, tuple[str, dict[str, str]]]] = {
    "replay": ("log", {}),
    "block": ("me", {"setting": "kept_away"}),
    "admin": ("settings", {"setting": "tables"}),
    "leaderboard": ("stats", {}),
    "about": ("help", {}),
    "Invite to my table": ("table", {"do": "find"}),
}
"""The replacement of each removed command or menu, by its name, with the options to use."""
SUBCOMMAND: Final = 1


def moved_to(data: Mapping[str, Any]) -> tuple[str, dict[str, str]] | None:
    """Return which command answers an interaction of one that is gone, and with which options; None if it is not."""
    name, options = str(data.get("name")), data.get("options") or []
    if name in MOVED:
        command, given = MOVED[name]
        return command, dict(given)
    member = next((option for option in options if option.get("type") == SUBCOMMAND), None)
    return None if name != "table" or member is None else ("table", _do(member))


def _do(member: Mapping[str, Any]) -> dict[str, str]:
    """Return the options of `/table` for what was a command of its own, such as `/table undo`."""
    given = {option["name"]: str(option.get("value", "")) for option in member.get("options") or []}
    table = {"table": given["table"]} if "table" in given else {}
    if member["name"] == "status":
        return table
    return {**table, "do": f"pace {given['time']}" if given.get("time") else str(member["name"])}
