"""Open copies of stored databases with today's code."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import Answer, Panel
from tests.bot.tables.doubles import Trial, buttons
from tests.bot.tables.fake_discord import Message

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Stored:
    """One game as one release stored it; `told` is the transcript."""

    release: str
    game: str
    told: dict[str, Any]

    @property
    def database(self) -> bytes:
        """Unpack the database."""
        return lzma.decompress(self._file("db.xz").read_bytes())

    @property
    def record(self) -> str:
        """Unpack the file of the table that is over."""
        return lzma.decompress(self._file("jsonl.xz").read_bytes()).decode()

    def _file(self, kind: str) -> Path:
        return FOLDER / self.release / f"{self.game}.{kind}"

    def __str__(self) -> str:
        return f"{self.release}-{self.game}"


def every_game() -> list[Any]:
    """List all that is stored, as parameters of a test."""
    found = []
    for path in sorted(FOLDER.glob("*/*.json")):
        stored = Stored(path.parent.name, path.stem, json.loads(path.read_text(encoding="utf-8")))
        found.append(pytest.param(stored, id=str(stored)))
    return found


@asynccontextmanager
async def opened(stored: Stored, folder: Path) -> AsyncIterator[Trial]:
    """Run a service over a copy of a stored database, at the time at which it was closed; its messages are there."""
    (folder / "kontor.db").write_bytes(stored.database)
    trial = Trial(folder)
    trial.clock.time = stored.told["clock"]
    trial.messenger.messages = dict(_messages(folder / "kontor.db"))
    trial.messenger.next_id = max(trial.messenger.messages)
    await trial.start()
    try:
        await trial.settle()
        yield trial
    finally:
        await trial.stop()


def _messages(path: Path) -> Iterator[tuple[int, Message]]:
    """List the messages that the bot had sent."""
    with closing(sqlite3.connect(path)) as connection:
        yield from _rows(connection, "SELECT message_id, channel_id, token FROM panels")
        yield from _rows(connection, "SELECT lobby_message_id, home_id, 'lobby' FROM tables")


def _rows(connection: sqlite3.Connection, query: str) -> Iterator[tuple[int, Message]]:
    for message, channel, token in connection.execute(query):
        yield message, Message(channel, Panel(("old",)), token)


async def press(trial: Trial, told: dict[str, Any]) -> Answer:
    """Press what a transcript says; if the rules warn of the choice, press the button that makes it all the same."""
    control = parse(told["id"])
    assert control is not None
    if "fields" in told:
        fields = {name: tuple(values) for name, values in told["fields"].items()}
        answer = await trial.submit(told["user"], control, fields)
    else:
        answer = await trial.press(told["user"], control, *told["values"])
    sure = [button for button in buttons(answer.panel) if button.style == "danger"] if answer.panel else []
    if sure and (anyway := parse(sure[0].id)) and anyway.verb == "choose":
        return await trial.press(told["user"], anyway)
    return answer
