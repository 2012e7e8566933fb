"""An installation with many tables: users who act all day, and all that may happen to it."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command

from bot.tables.ports.component_id import ComponentId
from games.kernel.catalogue import installed
from storage import revisions
from storage.errors import StorageError
from storage.rows import PLAYING, EntryRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, HOME, Trial, caller, press_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act
from tests.bot.tables.timing import HOUR, pass_time

USERS = (ANNA, BEA, CEM, DIRK)
PACES = ("none", "daily")
MOST_PAGES = 1_073_741_823
FIRST_LOBBY = 1_000_000_000
"""The ids of messages of lobbies, which commands post: above those of all other messages."""


class Installation:
    """Run so many tables, of all games in turn; each that ends is followed by another of its game."""

    def __init__(self, trial: Trial, tables: int, seed: str) -> None:
        self.trial, self.wanted, self.rng = trial, tables, random.Random(seed)
        self.games: dict[str, str] = {}
        self.heard: dict[str, list[EntryRow]] = {}
        self.strangers: set[int] = set()
        self.choices = self.ended = self.refused = 0

    @property
    def path(self) -> Path:
        """Return where the database is."""
        return self.trial.folder / "kontor.db"

    async def begin(self) -> None:
        """Begin all tables."""
        games = sorted(installed())
        for number in range(self.wanted):
            await self._begin_table(games[number % len(games)])

    async def _begin_table(self, game: str) -> None:
        users = self.rng.sample(USERS, 2)
        answer = await self.trial.commands.play(caller(users[0]), game)
        message = FIRST_LOBBY + len(self.trial.messenger.messages) + self.choices * self.wanted
        self.trial.messenger.messages[message] = Message(HOME, answer.panel, "lobby")
        await answer.sent(message)
        table = press_of(answer.panel, "join").table
        await self.trial.press(users[1], ComponentId(table, "join"))
        await self.trial.commands.table_pace(caller(users[0]), self.rng.choice(PACES), table)
        await self.trial.begin(table, users[0])
        self.games[table] = game

    async def hour(self, choices: int) -> None:
        """Let users make so many choices, and the rest of an hour pass."""
        for _ in range(choices):
            await self.choose()
        await self.pass_time(HOUR)

    async def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and all happen that is due."""
        await pass_time(self.trial, milliseconds)
        await self.trial.service.timer.ring_due()
        await self.trial.settle()
        self.trial.answers.clear()
        self.trial.messenger.shown.clear()

    async def choose(self) -> None:
        """Let one user choose who is waited for, or come back; if the game is over begin the next one."""
        table = self.rng.choice(sorted(self.games))
        if await self._act(table):
            self.choices += 1
        await self.trial.settle()

    async def _act(self, table: str) -> bool:
        live = await self.trial.live(table)
        if live.row.stage != "playing":
            await self._replace(table)
            return False
        for seat in live.waiting_seats():
            user = live.seats[seat].user_id
            assert user is not None
            if live.has_stand_in(seat):
                await self.trial.press(user, ComponentId(table, "back"))
            else:
                await act(self.trial, user, table, str(self.choices))
            await self._hear(table)
            return True
        return False

    async def _hear(self, table: str) -> None:
        """Remember all choices of a table: the users who made them have been told so."""
        async with self.trial.store.read() as tx:
            self.heard[table] = await tx.log.entries(table)

    async def _replace(self, table: str) -> None:
        await self._hear(table)
        self.ended += 1
        await self._begin_table(self.games.pop(table))

    # What may happen

    async def kill(self) -> None:
        """End the process in the middle of a choice, and start another over what it had committed."""
        acting = asyncio.create_task(self._act(self.rng.choice(sorted(self.games))))
        for _ in range(self.rng.randrange(60)):
            await asyncio.sleep(0)
        self.trial.messenger.error = _dead
        left = self.trial.folder / "left.db"
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(left)) as copy:
            source.backup(copy)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        await self.trial.stop()
        self._exchange(left)
        self.trial.messenger.error = _alive
        await self.trial.start()

    def _exchange(self, file: Path) -> None:
        for suffix in ("-wal", "-shm"):
            self.path.with_name(self.path.name + suffix).unlink(missing_ok=True)
        file.replace(self.path)

    async def upgrade(self, before: str) -> None:
        """Stop, let the database be as an older release has it, and start this one."""
        await self.trial.stop()
        older = self.trial.folder / "older.db"
        _copy_into_schema(self.path, older, before)
        self._exchange(older)
        await self.trial.start()

    async def fill_disk(self, attempts: int) -> None:
        """Let no page be written for some choices: no user is told that theirs counts."""
        await self._allow_pages(0)  # SQLite takes as many as there are
        for _ in range(attempts):
            try:
                await self._act(self.rng.choice(sorted(self.games)))
            except StorageError:
                self.refused += 1
        await self._allow_pages(MOST_PAGES)

    async def _allow_pages(self, count: int) -> None:
        engine: Any = self.trial.store._engine
        await engine.connection.run([(f"PRAGMA max_page_count = {max(1, count)}", {}, None)])

    async def restore(self, backup: Path) -> None:
        """Put a backup in the place of the database: what came after it is lost, as the command says."""
        await self.trial.stop()
        copy = self.trial.folder / "restoring.db"
        shutil.copyfile(backup, copy)
        self._exchange(copy)
        known = _rows(self.path, "SELECT message_id FROM panels")
        self.strangers = {each for each in self.trial.messenger.messages if each < FIRST_LOBBY} - known
        await self.trial.start()
        async with self.trial.store.read() as tx:
            known_tables = _rows(self.path, "SELECT table_id FROM tables")
            self.heard = {table: await tx.log.entries(table) for table in self.heard if table in known_tables}
            self.games = {table: game for table, game in self.games.items() if table in known_tables}

    # What must hold

    async def check(self) -> None:
        """Nothing acknowledged is lost, nothing is pending, and nothing stands twice at Discord."""
        async with self.trial.store.read() as tx:
            for table, entries in self.heard.items():
                assert (await tx.log.entries(table))[: len(entries)] == entries, table
        known = _rows(self.path, "SELECT message_id FROM panels")
        there = {each for each in self.trial.messenger.messages if each < FIRST_LOBBY}
        assert there - known - self.strangers == set(), "messages that the bot does not know of: said twice"
        async with self.trial.store.read() as tx:
            assert await tx.outbox.due(self.trial.clock.now()) == [], "messages are pending"
        given_up = _rows(self.path, "SELECT kind || ' ' || about FROM outbox WHERE gave_up_at IS NOT NULL")
        assert given_up == set(), "messages were given up"

    async def playing(self) -> int:
        """Count the tables that are being played."""
        async with self.trial.store.read() as tx:
            return len([each for each in self.games if (row := await tx.tables.get(each)) and row.stage in PLAYING])


def _dead(_method: str, _channel: int) -> None:
    raise asyncio.CancelledError


def _alive(_method: str, _channel: int) -> None:
    """Nothing goes wrong."""


def _rows(path: Path, query: str) -> set[object]:
    with closing(sqlite3.connect(path)) as connection:
        return {row[0] for row in connection.execute(query)}


def _copy_into_schema(source: Path, target: Path, revision: str) -> None:
    """Make a database of an older schema that holds what it can of a newer one."""
    target.unlink(missing_ok=True)
    engine = revisions._engine(target)
    with engine.begin() as connection:
        config = revisions._config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(target)) as copy:
        copy.execute("ATTACH ? AS newer", (str(source),))
        names = [row[0] for row in copy.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'")]
        for name in names:
            if name != "alembic_version":
                _copy_rows(copy, name)
        copy.commit()


def _copy_rows(copy: sqlite3.Connection, name: str) -> None:
    old, new = (copy.execute(f"PRAGMA {schema}.table_info({name})") for schema in ("main", "newer"))
    columns = ", ".join(f'"{column}"' for column in sorted({row[1] for row in old} & {row[1] for row in new}))
    copy.execute(f"DELETE FROM main.{name}")  # noqa: S608 - own names
    copy.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM newer.{name}")  # noqa: S608 - likewise
