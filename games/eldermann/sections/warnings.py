"""Warnings about legal choices that their player may not have meant."""

from __future__ import annotations

from games.eldermann.material import NUMBERS, TILE_OF
from games.eldermann.sections.ending import may_feast
from games.eldermann.sections.ledger import gain
from games.eldermann.state import Eldermann


def warning(seen: Eldermann, seat: int, choice: str) -> str | None:
    """Return the key of a warning, or None."""
    if seen.section == "raid" and choice == "attack":
        victim = int(seen.agenda[-1][1])
        return None if seen.cargo(victim) else "warning-empty-ship"
    if seen.section == "ambush" and choice == "attack":
        return None if seen.cargo(seen.active) else "warning-empty-ship"
    if seen.section in ("trade", "trade_on") and choice.startswith("sell "):
        return None if gain(seen, seat, NUMBERS["sell_price"]) else "warning-purse-full"
    if seen.section in ("trade", "trade_on") and (choice == "done" or choice in TILE_OF):
        return "warning-feast" if may_feast(seen, seat) and not seen.bought_card else None
    return None
