"""Warnings about legal choices that their player may not have meant."""

from __future__ import annotations

from games.eldermann.state import Eldermann


def warning(seen: Eldermann, seat: int, choice: str) -> str | None:
    """Return the key of a warning, or None."""
    if seen.section == "raid" and choice == "attack":
        victim = int(seen.agenda[-1][1])
        return None if seen.cargo(victim) else "warning-empty-ship"
    return None
