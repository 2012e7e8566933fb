"""A link that opens BG Stats, a program for logging plays, with a finished game filled in.

The format is that of bgstatsapp.com, "Push plays to BG Stats from other apps or websites". Discord takes links of at
most 512 characters, so optional fields are left out until the link is short enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final
from urllib.parse import quote

import msgspec

from bot.tables.core.names import without_isolates
from bot.tables.core.table import Table
from bot.tables.ports.clock import HOUR, MINUTE
from games.kernel.state import Result
from games.kernel.words import Words
from render.jobs import bare_name

ADDRESS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE: Final = "Kontor"
LONGEST: Final = 512
"""Most characters of a link's address on a button."""
SITTING: Final = 12 * HOUR
"""Most milliseconds of a duration that is filled in; a longer game was not played in one sitting."""
SHORTEST_NAME: Final = 3
Play = dict[str, Any]


def play_links(table: Table, texts: Words) -> tuple[tuple[str, str], ...]:
    """Return the link as a button; nothing for a game without a result, for a trial, or if the link does not fit."""
    result, ended_at = table.require_match().state.result, table.row.ended_at
    if result is None or ended_at is None or table.is_branch:
        return ()
    found = next((link for link in map(_link, _shorter(_play(table, result, ended_at, texts))) if _fits(link)), None)
    return () if found is None else ((texts.text("button-bg_stats"), found),)


def _fits(link: str) -> bool:
    return len(link) <= LONGEST


def _link(play: Play) -> str:
    return ADDRESS + quote(msgspec.json.encode(play), safe=":,")


def _play(table: Table, result: Result, ended_at: int, texts: Words) -> Play:
    """Describe a play in full."""
    play: Play = {
        "sourceName": SOURCE,
        "sourcePlayId": table.id,
        "playDate": datetime.fromtimestamp(ended_at // 1000, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": (ended_at - (table.row.started_at or ended_at)) // MINUTE,
        "game": {"name": texts.text("title"), "sourceGameId": table.game.key, "highestWins": True},
        "players": [
            {
                "name": without_isolates(bare_name(seat.name)),
                "score": result.scores[seat.seat],
                "winner": seat.seat in result.winners,
                "startPlayer": seat.seat == 0,
            }
            for seat in table.seats
        ],
    }
    if ended_at - (table.row.started_at or 0) > SITTING:
        del play["durationMin"]
    return play


def _shorter(play: Play) -> Iterator[Play]:
    """Yield a play in full, then with fewer and fewer fields, and at last with shorter and shorter names."""
    yield play
    for field in ("sourceGameId", "startPlayer", "highestWins", "durationMin"):
        play = _without(play, field)
        yield play
    lost = [_without(player, "winner") if not player["winner"] else player for player in play["players"]]
    play = {**play, "players": lost}
    for length in range(max(len(player["name"]) for player in lost), SHORTEST_NAME - 1, -1):
        yield {**play, "players": [{**player, "name": player["name"][:length]} for player in lost]}


def _without(values: Any, field: str) -> Any:
    """Leave out a field at every depth."""
    if isinstance(values, list):
        return [_without(each, field) for each in values]
    if isinstance(values, dict):
        return {name: _without(value, field) for name, value in values.items() if name != field}
    return values
