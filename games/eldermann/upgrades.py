"""What stored tables of earlier rules versions need."""

from __future__ import annotations

from games.eldermann.material import HARBOURS
from games.kernel.game import Stored


def upgrade_2_to_3(stored: Stored) -> Stored:
    """Let a ship arrive that entered a harbour under rules version 2 and met ships there: it came to that last."""
    entered = len(stored["wake"]) > 1 and stored["ships"][stored["active"]] in HARBOURS
    steps = [name for name, *_ in stored["agenda"]]
    if not entered or stored["course"] or "advance" not in steps:
        return stored
    place = steps.index("advance") + 1
    return {**stored, "agenda": [*stored["agenda"][:place], ["arrive"], *stored["agenda"][place:]]}
