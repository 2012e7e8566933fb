"""Backups that the bot makes: when it is time, so many kept, and the owner is told when they fail."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.operating.backups import HOUR, NAME, Backups, Folder, Owner
from bot.tables.core.registry import Registry
from storage import open_store
from storage.rows import UserRow
from tests.world import World

DAY = 24 * HOUR
START = datetime(2026, 11, 1, tzinfo=UTC).timestamp()


class House:
    """Make backups at a time that the test sets, and note what the owner is told."""

    def __init__(self, database: Path, folder: Path, keep: int = 3) -> None:
        folder.mkdir(exist_ok=True)
        self.folder = Folder(folder, keep)
        self.now, self.told, self.heard = START, list[str](), True
        self.backups = Backups(database, self.folder, DAY, self._tell, lambda: self.now)

    async def _tell(self, reason: str) -> bool:
        self.told.append(reason)
        return self.heard

    async def pass_hours(self, hours: int) -> None:
        """Look once an hour."""
        for _ in range(hours):
            await self.backups.look()
            self.now += HOUR

    def made(self) -> list[str]:
        """Name the backups by day and hour."""
        return [datetime.strptime(file.name, NAME).strftime("%d %H") for file in self.folder.backups()]  # noqa: DTZ007


@pytest.fixture
async def house(tmp_path: Path) -> House:
    """Keep backups of an empty database."""
    await (await open_store(tmp_path / "data" / "kontor.sqlite", process="p")).close()
    return House(tmp_path / "data" / "kontor.sqlite", tmp_path / "backups")


async def test_one_a_day_and_three_are_kept(house: House) -> None:
    """Also after a restart: what counts is the newest in the folder. Files of other names stay."""
    (house.folder.path / "kontor-of-last-year.sqlite").touch()
    await house.pass_hours(30)
    again = House(house.folder.path.parent / "data" / "kontor.sqlite", house.folder.path)
    again.now = house.now
    await again.pass_hours(4 * 24)
    assert again.made() == ["04 00", "05 00", "06 00"]
    assert (house.folder.path / "kontor-of-last-year.sqlite").exists()
    assert again.backups.state().last == START + 5 * DAY
    for file in again.folder.backups():
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_clock_that_is_set_back_does_not_end_backups(house: House) -> None:
    """One of the future is no reason to wait for it."""
    (house.folder.path / "kontor-20300101-000000.sqlite").touch()
    await house.backups.look()
    assert house.made()[0] == "01 00"


async def test_the_owner_is_told_of_a_failure_once_a_day(house: House) -> None:
    """Each try is logged and counted, an hour apart; once it works again, the next failure is told at once."""
    house.folder.path.rename(house.folder.path.with_name("gone"))
    with capture_logs() as logs:
        await house.pass_hours(25)
    assert [entry["event"] for entry in logs] == ["backup failed"] * 25
    assert house.backups.state().failures == 25
    assert house.told == [f"There is no folder {house.folder.path} for backups."] * 2
    house.folder.path.with_name("gone").rename(house.folder.path)
    await house.pass_hours(1)
    assert house.made() == ["02 01"]
    house.folder.path.rename(house.folder.path.with_name("gone"))
    await house.pass_hours(24)
    assert len(house.told) == 3


async def test_an_owner_who_cannot_be_told_is_told_later(house: House) -> None:
    """Discord is away while the bot starts, and may be later; the next look tells what is still true."""
    house.folder.path.rmdir()
    house.heard = False
    await house.backups.look()
    await house.backups.look()
    assert (house.backups.failures, len(house.told)) == (1, 2)
    house.heard = True
    await house.backups.look()
    await house.backups.look()
    assert (house.backups.failures, len(house.told)) == (1, 3)
    house.heard, house.now = False, house.now + DAY
    await house.backups.look()
    house.folder.path.mkdir()
    await house.pass_hours(2)
    assert (len(house.told), len(house.made())) == (5, 1)


class Channel:
    """Note what is sent."""

    def __init__(self, error: Exception | None = None) -> None:
        self.sent, self.error = list[str](), error

    async def send(self, text: str) -> None:
        """Take it, or fail."""
        if self.error is not None:
            raise self.error
        self.sent.append(text)


def owner_of(registry: Registry, channel: Channel, **application: Any) -> Owner:
    """Make a client whose application has such an owner."""

    async def create_dm(user: discord.abc.Snowflake) -> Channel:
        assert user.id == 77
        return channel

    shown = SimpleNamespace(**application) if application else None
    client: Any = SimpleNamespace(application=shown, create_dm=create_dm)
    return Owner(client, registry)


async def test_the_owner_reads_it_in_their_language(world: World) -> None:
    """In private, whether the bot belongs to one person or to a team; at worst it is logged only."""
    registry, person = world.kontor.service.registry, SimpleNamespace(id=77)
    async with registry.store.write() as tx:
        await tx.people.save_user(UserRow(user_id=77, locale="de"))
    alone, team = Channel(), Channel()
    assert await owner_of(registry, alone, team=None, owner=person).tell_backup_failed("No room.")
    assert await owner_of(registry, team, team=SimpleNamespace(owner=person), owner=None).tell_backup_failed("No room.")
    assert alone.sent == team.sent
    assert "konnte seine Datenbank nicht sichern: `No room.`" in alone.sent[0]
    assert not await owner_of(registry, alone).tell_backup_failed("No room.")
    shut = Channel(discord.DiscordException())
    assert not await owner_of(registry, shut, team=None, owner=person).tell_backup_failed("No room.")
