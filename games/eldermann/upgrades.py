"""What stored tables of earlier rules versions need."""

from __future__ import annotations

from games.eldermann.material import MATERIALS
from games.eldermann.watch import watched
from games.kernel.game import Stored


def upgrade_2_to_3(stored: Stored) -> Stored:
    """Let a ship arrive that entered a harbour under rules version 2 and met ships there: it came to that last."""
    entered = len(stored["wake"]) > 1 and stored["ships"][stored["active"]] in MATERIALS[""].chart.harbours
    steps = [name for name, *_ in stored["agenda"]]
    if not entered or stored["course"] or "advance" not in steps:
        return stored
    place = steps.index("advance") + 1
    return {**stored, "agenda": [*stored["agenda"][:place], ["arrive"], *stored["agenda"][place:]]}


WINDOWS_OF_VERSION_3 = {"curse_window": "open_curse", "card_window": "open_voyage", "guns_window": "open_fight"}


def upgrade_3_to_4(stored: Stored) -> Stored:
    """Let who was asked be asked as before: standing orders become settings, wards go on asking, nobody has plans.

    Windows to come are opened by sections of their own; an open one names whom it asks.
    """
    count = stored["seats"]
    state = {**stored, "raid_wish": stored["raid_stance"], "plans": [""] * count, "ready": [""] * count}
    state["watch"] = [watched(stance) for stance in state.pop("rogue_stance")]
    steps = [[WINDOWS_OF_VERSION_3.get(name, name), *rest] for name, *rest in stored["agenda"]]
    if steps and stored["agenda"][-1][0] in WINDOWS_OF_VERSION_3:
        steps[-1] = [stored["agenda"][-1][0], *_asked_in_version_3(stored)]
    return {**state, "agenda": steps}


def _asked_in_version_3(stored: Stored) -> list[int]:
    """List whom an open window asks, clockwise: for a curse who holds cards of the first stack, else of any."""
    active, count = stored["active"], stored["seats"]
    hands = [stored["hand1"]] if stored["agenda"][-1][0] == "curse_window" else [stored["hand1"], stored["hand2"]]
    orders, most = stored["rogue_stance"], max(stored["points"])
    wanting = {"ask": True, "leader": stored["points"][active] == most}
    others = [(active + step) % count for step in range(1, count)]
    holding = [seat for seat in others if any(hand[seat]["cards"] for hand in hands)]
    return [seat for seat in holding if wanting.get(orders[seat]) and seat not in stored["resting"]]
