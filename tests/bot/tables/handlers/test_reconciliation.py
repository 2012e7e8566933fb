"""At a new session: which stored servers are treated as left, and how many at most."""

from __future__ import annotations

import pytest

from bot.tables.handlers.reconciliation import TOGETHER, Reconciling, most_left
from bot.tables.ports.clock import HOUR, MINUTE
from bot.tables.ports.messenger import TryLater
from storage.processes import TIME_BITS, shard_of
from storage.rows import GuildRow
from storage.servers import confirm_left, file_address
from tests.bot.tables.doubles import Trial
from tests.waiting import until


def guild(number: int) -> int:
    """Name a guild; of two shards, the first tells of those with an even number."""
    return (number << TIME_BITS) + number


async def stored(trial: Trial, count: int) -> list[int]:
    """Store some guilds."""
    guilds = [guild(number) for number in range(1, count + 1)]
    async with trial.store.write() as tx:
        for each in guilds:
            await tx.people.save_guild(GuildRow(guild_id=each))
    return guilds


async def look(trial: Trial, listed: list[int], shard: int = 0, of: int = 1) -> set[int]:
    """Let a shard be ready that lists these; return the guilds that are left."""
    await trial.service.dispatcher.reconciling.look_at_servers(shard, of, listed)
    async with trial.store.read() as tx:
        left = {row.guild_id for row in await tx.people.left_before(trial.clock.now() + 1)}
    assert trial.service.registry.frozen == left
    return left


@pytest.mark.parametrize("listed", [[], [1, 2, 3, 4]], ids=["empty", "half full"])
async def test_a_ready_that_lacks_servers_marks_none(trial: Trial, listed: list[int]) -> None:
    """Discord says of each that the bot is in it."""
    await stored(trial, 8)
    assert await look(trial, [guild(number) for number in listed]) == set()


async def test_nothing_is_marked_while_discord_does_not_answer(trial: Trial) -> None:
    """A server of which nothing is known is there."""
    trial.messenger.left = set(await stored(trial, 2))

    def fail(method: str, _place: int) -> None:
        if method == "is_in":
            raise TryLater("503")

    trial.messenger.error = fail
    assert await look(trial, []) == set()


async def test_each_shard_looks_at_its_own_servers(trial: Trial) -> None:
    """A shard that is missing, or that another process hears, lists nothing here: its servers are not looked at."""
    guilds = await stored(trial, 4)
    trial.messenger.left = set(guilds)
    assert await look(trial, [], shard=1, of=2) == {each for each in guilds if shard_of(each, 2) == 1}


async def test_no_more_than_a_few_are_marked_in_one_session(trial: Trial) -> None:
    """The next session goes on; a server that was marked no longer counts."""
    guilds = await stored(trial, 8)
    trial.messenger.left = set(guilds[:7])
    assert len(await look(trial, guilds[7:])) == 3
    assert len(await look(trial, guilds[7:])) == 6
    assert await look(trial, guilds[7:]) == set(guilds[:7])


async def test_the_limit_is_for_all_shards_together(trial: Trial) -> None:
    """A shard that looks again begins a new session."""
    guilds = await stored(trial, 8)
    trial.messenger.left = set(guilds)
    assert len(await look(trial, [], shard=0, of=2)) == 3
    assert len(await look(trial, [], shard=1, of=2)) == 3
    assert len(await look(trial, [], shard=1, of=2)) == 6
    assert len(await look(trial, [], shard=0, of=2)) == 6


async def test_the_limit_is_for_all_processes_together(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another has marked a moment ago counts, but not once that is long ago."""
    guilds = await stored(trial, 8)
    trial.messenger.left = set(guilds)
    reconciling = trial.service.dispatcher.reconciling
    assert len(await look(trial, [])) == 3
    trial.clock.time += TOGETHER - 1
    other = Reconciling(reconciling.registry, reconciling.guilds, reconciling.messenger)
    monkeypatch.setattr(trial.store, "shared", True)
    await other.look_at_servers(0, 1, [])
    assert len(trial.service.registry.frozen) == 3
    trial.clock.time += 2
    await other.look_at_servers(0, 1, [])
    assert len(trial.service.registry.frozen) == 6


async def seeming(trial: Trial) -> dict[int, int]:
    """Tell since when guilds seem left that do not count as left."""
    async with trial.store.read() as tx:
        here = await tx.people.guilds_here()
        return {row.guild_id: row.since for row in await tx.unlisted.all() if row.guild_id in here}


async def test_since_when_others_seem_left_is_kept(trial: Trial) -> None:
    """Until Discord lists them again."""
    guilds = await stored(trial, 5)
    trial.messenger.left, began = set(guilds), trial.clock.now()
    await look(trial, [])
    assert await seeming(trial) == dict.fromkeys(guilds[3:], began)
    trial.clock.time += HOUR
    await look(trial, guilds)
    assert await seeming(trial) == {}


async def confirm(trial: Trial, guilds: list[int]) -> set[int]:
    """Let the operator confirm these, and return which are left after the next look."""
    await confirm_left(file_address(trial.store.path), guilds)
    await trial.service.dispatcher.reconciling.look_at_confirmed()
    return set(trial.service.registry.frozen)


async def test_those_that_the_operator_confirms_are_left(trial: Trial) -> None:
    """Without counting for the next session; Discord is asked once more about each."""
    guilds = await stored(trial, 9)
    trial.messenger.left = set(guilds)
    await look(trial, [])
    trial.messenger.left = set(guilds) - {guilds[3]}
    assert await confirm(trial, guilds[3:6]) == {*guilds[:3], *guilds[4:6]}
    assert set(await seeming(trial)) == set(guilds[6:])
    assert len(await look(trial, [])) == 8
    assert await seeming(trial) == {}


async def test_what_is_confirmed_waits_for_discord(trial: Trial) -> None:
    """Nothing is known of a server while it does not answer."""
    guilds = await stored(trial, 4)
    trial.messenger.left = set(guilds)
    await look(trial, [])

    def fail(_method: str, _place: int) -> None:
        raise TryLater("503")

    works, trial.messenger.error = trial.messenger.error, fail
    assert await confirm(trial, guilds[3:]) == set(guilds[:3])
    trial.messenger.error = works
    assert await confirm(trial, []) == set(guilds)


async def test_what_is_confirmed_is_done_within_a_minute(trial: Trial) -> None:
    """By a bot that runs; while no server seems left, it looks for nothing."""
    reconciling, openings = trial.service.dispatcher.reconciling, trial.service.openings
    await until(lambda: openings.idle)
    assert await reconciling.next_due() is None
    guilds = await stored(trial, 4)
    trial.messenger.left = set(guilds)
    await look(trial, [])
    await until(lambda: openings.idle)
    assert await reconciling.next_due() == trial.clock.now() + MINUTE
    await confirm_left(file_address(trial.store.path), guilds[3:])
    trial.clock.time += MINUTE
    openings.wake()
    await until(lambda: trial.service.registry.frozen == set(guilds))
    await until(lambda: openings.idle)
    assert await reconciling.next_due() is None


async def test_a_server_that_comes_back_seems_left_no_more(trial: Trial) -> None:
    """It may be confirmed again only once it seems left again."""
    guilds = await stored(trial, 1)
    trial.messenger.left = set(guilds)
    await look(trial, [])
    await trial.service.dispatcher.guilds.back(guilds[0])
    async with trial.store.read() as tx:
        assert await tx.unlisted.all() == []


def test_a_share_of_many_servers_may_be_marked() -> None:
    """Five in a hundred, or three if that is more."""
    assert [most_left(stored) for stored in (0, 59, 60, 79, 80, 1000)] == [3, 3, 3, 3, 4, 50]


async def test_servers_that_are_wrongly_left_out_do_not_hide_one_that_left(trial: Trial) -> None:
    """Each is asked about."""
    guilds = await stored(trial, 6)
    trial.messenger.left = {guilds[5]}
    assert await look(trial, []) == {guilds[5]}


async def test_a_server_that_comes_while_it_is_asked_about_stays(trial: Trial) -> None:
    """The list is looked at once more after the answer."""
    (only,) = await stored(trial, 1)
    trial.messenger.left, listed = {only}, set[int]()

    def come(method: str, _place: int) -> None:
        if method == "is_in":
            listed.add(only)

    trial.messenger.error = come
    await trial.service.dispatcher.reconciling.look_at_servers(0, 1, listed)
    assert trial.service.registry.frozen == set()
