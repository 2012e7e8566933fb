"""Events for webhooks, stored in the same transaction as the change that they report.

An event contains what the table's board shows at the same moment. Users are added only when it is sent, so that no
data of a deleted user stays in the queue.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bot.tables.core.people import words
from bot.tables.core.table import Table
from games.kernel.state import State
from games.kernel.visibility import view
from storage import Writer

TURN, PHASE, ENDED, TEST = "turn", "phase", "ended", "test"
Event = tuple[str, dict[str, Any]]


async def report(
    tx: Writer, table: Table, now: int, before: State | None = None, chooser: int | None = None, *, beat: bool = True
) -> None:
    """Enqueue the events of a step for the webhook of the table's server, if it has one.

    `before` is the state before the step, `chooser` the seat whose user has chosen, and `beat` tells whether the step
    brings a new board.
    """
    if table.is_alone:
        return
    for kind, told in events_of(table, before, chooser, beat=beat):
        await tx.webhooks.add(table.row.guild_id, table.id, kind, json.dumps(told, ensure_ascii=False), now)


def events_of(table: Table, before: State | None, chooser: int | None, *, beat: bool) -> Iterator[Event]:
    """Return the events of a step; a turn that goes on at the same seat causes none."""
    if table.row.stage != "playing":
        yield ENDED, _end(table)
        return
    state = table.require_match().state
    if before is None or state.phase > before.phase:
        text = table.game.voice.phase(view(state, None), words(table.row.locale, table.game.package))
        yield PHASE, {"phase": {"key": state.section, "text": text}}
    waiting = [seat for seat in table.waiting_seats() if table.is_played_by_user(seat)]
    goes_on = before is not None and waiting == [chooser] == list(before.asked_seats)
    if waiting and (beat or not goes_on):
        yield TURN, {"waiting": waiting}


def _end(table: Table) -> dict[str, Any]:
    """Say whether a game was abandoned, or else return each seat's place, and its points if they decide the game."""
    match = table.require_match()
    result = view(match.state, None).result if table.row.stage == "ended" else None
    if result is None:
        return {"abandoned": table.row.stage == "abandoned", "result": []}
    points = [None] * len(result.scores) if result.decided else [*result.scores]
    ranks = [{"seat": seat, "place": result.place(seat), "points": points[seat]} for seat in range(len(points))]
    return {"abandoned": False, "result": ranks}
