"""A user's finished games as files for other programs: a CSV table, and the same as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.tables.messages import common
from bot.tables.ports.panel import Document
from games.kernel.words import Words
from storage.rows import ResultRow

NAME = "kontor-my-plays"


def plays_files(rows: Sequence[ResultRow], texts: Words) -> tuple[Document, Document]:
    """Write a user's results, which name no other user."""
    plays = [_play(row, texts) for row in rows]
    written = io.StringIO(newline="")
    writer = csv.DictWriter(written, list(plays[0]))
    writer.writeheader()
    writer.writerows(plays)
    lines = b",\n".join(map(msgspec.json.encode, plays))
    return Document(f"{NAME}.csv", written.getvalue().encode()), Document(f"{NAME}.json", b"[\n" + lines + b"\n]\n")


def _play(row: ResultRow, texts: Words) -> dict[str, Any]:
    """Describe a result; a server's id is written as text, because many programs round large numbers."""
    return {
        "table": row.table_id,
        "game": common.game_title(row.game, texts),
        "ended": datetime.fromtimestamp(row.at // 1000, UTC).strftime("%Y-%m-%d %H:%M"),
        "server": str(row.guild_id),
        "seat": row.seat + 1,
        "place": row.place,
        "points": row.points,
        "won": row.won,
        "share": row.share,
        "rated": row.rated,
    }
