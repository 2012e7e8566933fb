"""Computer players answer for their seats, whatever goes wrong in them."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.computers.chooser import level_of
from bot.tables.computers.players import AT_FIRST, AT_ONCE, Computers
from bot.tables.ports.component_id import ComponentId
from games.players import LEVELS, PLAYERS
from storage.errors import DatabaseFailed
from storage.people import STAND_IN
from storage.rows import PLAYING
from storage.tables import TableWrites
from tests.bot.tables.doubles import ANNA, BEA, GUILD, Trial
from tests.bot.tables.playing import act, begun_with_computer, play_on
from tests.waiting import PATIENCE, until

GAME_HINTS = "games.tallinn.hints.hints.TallinnHints.policy"


async def test_a_user_plays_against_a_computer(trial: Trial) -> None:
    """A game with a computer ends, and only the user gets direct messages."""
    table = await begun_with_computer(trial)
    await play_on(trial, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    channels = {m.channel_id for m in trial.messenger.messages.values()}
    assert channels == {20, 4000, 100_000 + ANNA}


@pytest.mark.parametrize("bad", ["not offered", ZeroDivisionError()], ids=["illegal", "raising"])
async def test_a_bad_policy_still_chooses(trial: Trial, monkeypatch: pytest.MonkeyPatch, bad: object) -> None:
    """If a policy fails or names what is not offered, an offered choice is taken."""

    def policy(*_args: object) -> object:
        if isinstance(bad, Exception):
            raise bad
        return bad

    monkeypatch.setattr(GAME_HINTS, policy)
    table = await begun_with_computer(trial)
    assert (await trial.live(table)).waiting_seats() == (0,)


async def test_a_failure_is_tried_again(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that fails once does not stop a table at its computer."""
    monkeypatch.setattr("bot.tables.computers.players.FIRST_PAUSE", 0.01)
    advance, left = TableWrites.advance, [2]

    async def fails(self: TableWrites, table_id: str, *, expect_version: int, **fields: object) -> int:
        if expect_version == 1 and left[0]:
            left[0] -= 1
            raise DatabaseFailed("no")
        return await advance(self, table_id, expect_version=expect_version, **fields)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(TableWrites, "advance", fails)
    table = await begun_with_computer(trial)
    assert left == [0]
    assert (await trial.live(table)).waiting_seats() == (0,)


async def test_computers_think_outside_of_the_lock(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a computer thinks, the users of its table may choose."""
    from threading import Event

    begun, think = Event(), Event()
    from games.tallinn.hints.hints import TallinnHints

    policy = TallinnHints.policy

    def slow(*args: object) -> str:
        begun.set()
        think.wait(2 * PATIENCE)
        return policy(*args)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr(GAME_HINTS, slow)
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.press(ANNA, ComponentId(table, "start"))
    await until(begun.is_set)
    assert await asyncio.wait_for(act(trial, ANNA, table), PATIENCE)
    assert (await trial.live(table)).waiting_seats() == (1,)
    think.set()
    await trial.settle()
    assert 1 not in (await trial.live(table)).waiting_seats()


async def test_computers_wait_while_a_guild_is_gone(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the bot in the guild its computers rest; they go on when it is back."""
    monkeypatch.setattr("bot.tables.computers.players.FIRST_PAUSE", 0.01)
    table = await trial.lobby(ANNA, BEA)
    await trial.begin(table, ANNA)
    await trial.guilds.left(GUILD)
    await trial.leave(BEA, table)
    await trial.settle()
    assert 1 in (await trial.live(table)).waiting_seats()
    await trial.guilds.back(GUILD)
    await trial.settle()
    assert 1 not in (await trial.live(table)).waiting_seats()


@pytest.mark.parametrize(
    ("kind", "level"),
    [*((level, level) for level in LEVELS), ("hints", "normal"), (STAND_IN, "normal"), (None, "normal")],
)
def test_an_unknown_kind_plays_as_a_normal_one(kind: str | None, level: str) -> None:
    """A seat's stored kind is its level; one that this version does not know is a normal player."""
    assert level_of(kind) == level


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_the_level_decides_who_chooses(trial: Trial, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """An easy seat makes the easy player's choices, a normal one the hints'."""
    asked: list[str] = []

    def player(*_args: object) -> str:
        asked.append(level)
        return "not offered"

    monkeypatch.setitem(PLAYERS, level, player)
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer", value=level))
    await trial.begin(table, ANNA)
    assert asked == [level]
    assert (await trial.live(table)).waiting_seats() == (0,)


async def test_each_computer_draws_its_own_luck(trial: Trial) -> None:
    """The generators of computers differ by seat and ask, and repeat."""
    from bot.tables.core.luck import computer_rng

    seed = b"x" * 32
    drawn = {(seat, ask): computer_rng(seed, seat, ask).random() for seat in range(3) for ask in range(3)}
    assert len(set(drawn.values())) == 9
    assert computer_rng(seed, 1, 1).random() == drawn[1, 1]


async def test_a_start_takes_up_a_few_tables_at_a_time(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables an earlier run has left, no more are read at once, and all in the end."""
    computers, working, seen, most = trial.service.computers, 0, list[str](), 0

    async def look(table_id: str) -> bool:
        nonlocal working, most
        working += 1
        most = max(most, working)
        await asyncio.sleep(0)
        seen.append(table_id)
        working -= 1
        return False

    monkeypatch.setattr(computers, "_may_be_due", look)
    monkeypatch.setattr("bot.tables.computers.players.REST", 0)
    tables = [f"X{number}" for number in range(50)]
    computers.resume(tables)
    for _ in range(1000):
        await asyncio.sleep(0)
    assert not computers.busy
    assert seen == tables
    assert most == AT_ONCE


async def test_while_users_press_a_start_takes_up_only_what_changed_last(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an earlier run left undone is where something happened last; all else waits until nobody presses."""
    computers, seen = trial.service.computers, list[str]()

    async def look(table_id: str) -> bool:
        seen.append(table_id)
        return False

    monkeypatch.setattr(computers, "_may_be_due", look)
    monkeypatch.setattr("bot.tables.computers.players.REST", 0)
    monkeypatch.setattr("bot.tables.computers.players.LULL_WAIT", 60)
    tables = [f"X{number}" for number in range(50)]
    with trial.service.registry.users.answering():
        computers.resume(tables)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert seen == tables[:AT_FIRST]
        assert computers.busy


async def test_tables_that_changed_last_are_taken_up_first(trial: Trial) -> None:
    """The order is that of the last entries in the logs, not that in which the tables were opened."""
    tables = []
    for _ in range(3):
        tables.append(await begun_with_computer(trial))
        trial.clock.time += 1000
    await act(trial, ANNA, tables[1])
    async with trial.store.read() as tx:
        assert await tx.tables.with_computers(PLAYING) == [tables[1], tables[2], tables[0]]


async def test_a_table_that_waits_for_no_computer_is_not_held(trial: Trial) -> None:
    """A start reads such tables without keeping them: memory is for those at which somebody plays."""
    table = await begun_with_computer(trial)
    await trial.restart()
    await trial.settle()
    assert table not in trial.service.registry._tables


@pytest.mark.sqlite  # over PostgreSQL every process looks again and again which tables wait for computers
async def test_a_start_takes_up_only_tables_with_computers(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of users alone wait for nobody but their users."""
    table = await begun_with_computer(trial)
    await trial.begun(ANNA, BEA)
    taken: list[list[str]] = []
    monkeypatch.setattr(Computers, "resume", lambda _computers, tables: taken.append(list(tables)))
    await trial.restart()
    assert taken == [[table]]
