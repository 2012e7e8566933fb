"""What is kept of a user: as a file for themselves, and what is said before it is deleted."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.tables.messages.common import GOLD, SLATE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Document, Panel
from games.kernel.words import Words

Kept = Mapping[str, Sequence[Mapping[str, Any]]]
NAME: Final = "kontor-my-data.json"
LARGEST: Final = 8_000_000
"""Bytes of a file that Discord takes from a bot everywhere; a larger one is packed."""
EXACT: Final = 2**53
"""From here on many programs round a number in JSON: ids are written as texts."""


def own_file(kept: Kept, user_id: int, now: int, texts: Words) -> Document:
    """Write what is kept of a user as one JSON file, a row a line, so that it can be read by eye too."""
    head = {
        "user_id": str(user_id),
        "made_at": datetime.fromtimestamp(now // 1000, UTC),
        "about": texts.text("own-about"),
    }
    content = "\n".join(_lines(head, kept)).encode()
    if len(content) <= LARGEST:
        return Document(NAME, content)
    return Document(f"{NAME}.gz", gzip.compress(content, mtime=0))


def _lines(head: Mapping[str, object], kept: Kept) -> Iterator[str]:
    yield "{"
    yield f'"kontor": {_json(head)}' + ("," if kept else "")
    for number, (name, rows) in enumerate(kept.items(), 1):
        yield f'"{name}": ['
        yield ",\n".join(_json({column: _exact(value) for column, value in row.items()}) for row in rows)
        yield "]" + ("," if number < len(kept) else "")
    yield "}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _exact(value: Any) -> Any:
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def export_panel(document: Document, texts: Words) -> Panel:
    """Give a user their file."""
    return Panel((texts.text("own-given", file=document.name),), files=(document,), accent=GOLD)


def delete_panel(texts: Words) -> Panel:
    """Say what goes and what stays, and ask once more; the file is offered before."""
    buttons = (
        Button(ComponentId("", "delete_me").id, texts.text("button-delete"), "danger"),
        Button(ComponentId("", "export_me").id, texts.text("button-export")),
    )
    told = (
        texts.text("delete-ask"),
        texts.text("delete-goes"),
        texts.text("delete-nameless"),
        texts.text("delete-stays"),
    )
    return Panel(told, rows=(buttons,), accent=SLATE)
