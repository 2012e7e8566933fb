"""Two processes check the same thing at once and then write by it: one passes, the other sees what became of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.company import invitations, rate_limits
from bot.tables.finished import results
from bot.tables.ports.component_id import ComponentId
from bot.tables.running.cleanup import Cleanup
from games.kernel.state import Result
from storage.company import InvitationWrites
from storage.moderation import BanWrites
from storage.open_seats import LobbyWrites
from storage.people import PeopleWrites
from storage.results import ResultWrites
from storage.rows import GuildRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, GUILD, Trial, caller, text_of

WAITS = 0.3
"""Seconds for which a process that has looked waits until the other has too; one that is kept out never does."""


@pytest.fixture
def meet(monkeypatch: pytest.MonkeyPatch) -> Callable[[type, str], None]:
    """Let both processes look something up before either goes on, if nothing keeps them from it."""

    def patch(kind: type, name: str) -> None:
        look, both, come = getattr(kind, name), asyncio.Event(), []

        async def looked(*given: Any, **named: Any) -> Any:
            found = await look(*given, **named)
            come.append(found)
            if len(come) > 1:
                both.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(both.wait(), WAITS)
            return found

        monkeypatch.setattr(kind, name, looked)

    return patch


Meet = Callable[[type, str], None]
Pair = tuple[Trial, Trial]


async def both(pair: Pair, act: Callable[[Trial, int], Awaitable[Any]]) -> list[Any]:
    """Let both processes do something at once; the second argument numbers them."""
    return await asyncio.gather(*(act(trial, number) for number, trial in enumerate(pair)))


async def test_tables_of_an_hour(pair: Pair, meet: Meet, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two tables opened at once the one that is too many is refused."""
    monkeypatch.setattr(rate_limits, "TABLES", 1)
    meet(LobbyWrites, "opened_since")
    said = await both(pair, lambda trial, _: trial.commands.play(caller(ANNA), "tallinn"))
    assert sorted("within an hour" in text_of(answer) for answer in said) == [False, True]


async def test_hosted_lobbies(pair: Pair, meet: Meet) -> None:
    """A server's cap on the lobbies of one host holds."""
    async with pair[0].store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD, name="Mole", most_lobbies=1))
    meet(BanWrites, "lobbies_hosted")
    await both(pair, lambda trial, _: trial.commands.play(caller(ANNA), "tallinn"))
    async with pair[0].store.read() as tx:
        assert await tx.bans.lobbies_hosted(GUILD, ANNA) == 1


async def test_games_played(pair: Pair, meet: Meet) -> None:
    """Two tables with the same user begin at once: only one may, where a server allows no more."""
    tables = [await pair[0].lobby(host, CEM) for host in (ANNA, BEA)]
    async with pair[0].store.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(GUILD), most_games=1))
    meet(BanWrites, "games_played")
    hosts = (ANNA, BEA)
    await both(pair, lambda trial, number: trial.press(hosts[number], ComponentId(tables[number], "start")))
    async with pair[0].store.read() as tx:
        assert await tx.bans.games_played(GUILD, CEM) == 1


async def test_invitations_of_a_pair(pair: Pair, meet: Meet) -> None:
    """A host invites the same user to two lobbies at once: one invitation a day is allowed."""
    tables = [await pair[0].lobby(ANNA) for _ in pair]
    meet(InvitationWrites, "count_of_pair")

    async def invite(trial: Trial, number: int) -> list[int]:
        async with trial.service.registry.table(tables[number]) as table:
            return await invitations.invite(trial.service.registry, table, [EMIL, DIRK] if number else [DIRK, EMIL])

    assert sorted(map(sorted, await both(pair, invite))) == [[], sorted([DIRK, EMIL])]


async def test_users_are_changed_column_by_column(pair: Pair, meet: Meet) -> None:
    """What one process changes of a user is not undone by the other, which has changed something else."""
    await pair[0].commands.me(caller(ANNA))
    meet(PeopleWrites, "user")
    changes: list[dict[str, Any]] = [{"zone": "Europe/Tallinn"}, {"large": True}]
    await both(pair, lambda trial, number: trial.service.registry.people.change(ANNA, **changes[number]))
    async with pair[0].store.read() as tx:
        user = await tx.people.user(ANNA)
    assert (user.zone, user.large) == ("Europe/Tallinn", True)


async def test_guilds_are_changed_column_by_column(pair: Pair, meet: Meet) -> None:
    """The same for a server's settings."""
    meet(PeopleWrites, "guild")
    manager = caller(ANNA, manager=True)
    changes: list[dict[str, str]] = [{"language": "de"}, {"archive": "keep"}]
    await both(pair, lambda trial, number: trial.commands.settings(manager, **changes[number]))
    async with pair[0].store.read() as tx:
        guild = await tx.people.guild(GUILD)
    assert (guild.locale, guild.archive) == ("de", "keep")


async def test_ratings_count_both_games(pair: Pair, meet: Meet) -> None:
    """Two games of the same users end at once: each changes the ratings that the other has made."""
    meet(ResultWrites, "rating")
    table = await pair[0].live(await pair[0].lobby(ANNA, BEA))
    won = Result((9, 3), (0,), "")

    async def end(trial: Trial, number: int) -> None:
        async with trial.store.write() as tx:
            await results._rate(tx, table, won, [ANNA, BEA] if number else [BEA, ANNA])

    await both(pair, end)
    async with pair[0].store.read() as tx:
        games = [await tx.results.rating(GUILD, "tallinn", user) for user in (ANNA, BEA)]
    assert [row.games for row in games if row is not None] == [2, 2]


async def test_a_guild_is_deleted_before_it_comes_back_or_not_at_all(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody notes that the bot is there again between the look and the deletion."""
    first, second = pair
    async with first.store.write() as tx:
        await tx.people.guild_left(GUILD, 1)
    look, coming = PeopleWrites.guild, []

    async def come_back() -> None:
        async with second.store.write() as tx:
            tx.people.lock_guild(GUILD)
            await tx.people.guild_back(GUILD)

    async def looked(people: PeopleWrites, guild_id: int) -> GuildRow:
        found = await look(people, guild_id)
        coming.append(asyncio.create_task(come_back()))
        await asyncio.wait(coming, timeout=WAITS)
        assert not coming[0].done()
        return found

    monkeypatch.setattr(PeopleWrites, "guild", looked)
    await Cleanup(first.service.registry).delete_guild(GUILD)
    await coming[0]
    async with first.store.read() as reader:
        assert (await reader.people.guild(GUILD)).name == ""


async def test_who_comes_back_keeps_their_name(pair: Pair) -> None:
    """A user may press something after it was seen that they had not for a year."""
    first, second = pair
    await first.commands.me(caller(ANNA))
    async with first.store.read() as tx:
        before = await tx.people.user(ANNA)
    await second.service.registry.people.change(ANNA, seen_at=(before.seen_at or 0) + 1)
    await Cleanup(first.service.registry)._forget_name(before)
    async with first.store.read() as tx:
        assert (await tx.people.user(ANNA)).locale == before.locale
