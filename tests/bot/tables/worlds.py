"""A world with a table of every kind, built once and copied for each test; and all that can be done, by the dispatcher.

Who plays: Anna hosts, Bea sits beside her. Hidden tables are in a channel that nobody but their players sees.
"""

from __future__ import annotations

import asyncio
import inspect
import shutil
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final
from unittest.mock import MagicMock

from sqlalchemy import select

from bot.tables.core.motions import REPLACE
from bot.tables.handlers.dispatcher import Dispatcher
from bot.tables.handlers.people import SETTINGS as OWN_SETTINGS
from bot.tables.handlers.settings import SETTINGS
from bot.tables.messages.table_menu import ACTS
from bot.tables.ports.caller import Caller, NamedUser
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from storage import Store
from storage.people import LessonRow
from storage.schema import metadata
from tests.bot.tables.doubles import ANNA, BEA, CEM, GUILD, HOME, Trial, caller, press_of, run_trial
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import play_out

HIDDEN: Final = 21
"""A channel that outsiders do not see."""
ELSEWHERE, OWN = GUILD + 1, 99
"""Another server, and one that an outsider manages."""
KINDS: Final = (
    *("lobby", "running", "paused", "sought", "finished", "abandoned", "alone", "lesson", "elsewhere"),
    *("hidden lobby", "hidden game", "hidden end"),
)
World = dict[str, str]
"""The id of a table of each kind."""


async def build(trial: Trial) -> World:
    """Make a table of every kind."""
    world = {"lobby": await lobby(trial, 4000), "running": await game(trial, 4001)}
    for kind, message in (("paused", 4002), ("sought", 4003), ("finished", 4004), ("abandoned", 4005)):
        world[kind] = await game(trial, message)
    await trial.commands.table_pause(caller(ANNA), world["paused"])
    await trial.commands.table_leave(caller(BEA), world["sought"])
    await trial.press(BEA, ComponentId(world["sought"], "leave_now", value="playing"))
    await play_out(trial, world["finished"])
    for user in (ANNA, BEA):
        await trial.commands.table_abandon(caller(user), world["abandoned"])
    elsewhere = {"guild_id": ELSEWHERE, "channel_id": 77}
    world["elsewhere"] = await game(trial, 4006, **elsewhere)
    for kind, make, message in (("hidden lobby", lobby, 4007), ("hidden game", game, 4008), ("hidden end", game, 4009)):
        world[kind] = await make(trial, message, channel_id=HIDDEN)
    await play_out(trial, world["hidden end"])
    alone = await trial.commands.play(caller(ANNA, guild_id=None), "tallinn")
    assert alone.panel is not None
    world["alone"] = press_of(alone.panel, "start").table
    await trial.press(ANNA, ComponentId(world["alone"], "start"), guild_id=None)
    await trial.commands.learn(caller(ANNA), "tallinn")
    async with trial.store.read() as tx:
        row = await tx.lessons.of_user(ANNA, "tallinn")
    assert isinstance(row, LessonRow)
    world["lesson"] = row.lesson_id
    await trial.settle(5)
    await check(trial, world)
    return world


async def lobby(trial: Trial, message: int, **fields: object) -> str:
    """Open a lobby of Anna and Bea whose message has this id."""
    answer = await trial.commands.play(caller(ANNA, **fields), "tallinn")
    assert answer.panel
    assert answer.sent
    trial.messenger.messages[message] = Message(int(str(fields.get("channel_id", HOME))), answer.panel, f"{message}")
    await answer.sent(message)
    table = press_of(answer.panel, "join").table
    await trial.press(BEA, ComponentId(table, "join"), **fields)
    return table


async def game(trial: Trial, message: int, **fields: object) -> str:
    """Begin a game of Anna and Bea."""
    table = await lobby(trial, message, **fields)
    await trial.press(ANNA, ComponentId(table, "start"), **fields)
    await trial.settle(1)
    return table


async def check(trial: Trial, world: World) -> None:
    """Check that each table is what it is to be."""
    assert set(world) == set(KINDS)
    stages = {kind: (await trial.live(table)).row.stage for kind, table in world.items() if kind != "lesson"}
    assert {kind for kind, stage in stages.items() if stage == "lobby"} == {"lobby", "hidden lobby"}
    assert {kind for kind, stage in stages.items() if stage == "ended"} == {"finished", "hidden end"}
    assert stages["abandoned"] == "abandoned"
    assert (await trial.live(world["paused"])).row.paused_at
    assert (await trial.live(world["sought"])).seats[1].computer


@dataclass(frozen=True)
class Built:
    """A world as it is kept: its database, its tables, the time, and what Discord shows."""

    folder: Path
    world: World
    time: int
    messages: dict[int, Message]


def build_in(folder: Path) -> Built:
    """Build a world."""

    async def run() -> Built:
        async with run_trial(folder) as trial:
            world = await build(trial)
            time, messages = trial.clock.time, dict(trial.messenger.messages)
        return Built(folder, world, time, messages)

    return asyncio.run(run())


@asynccontextmanager
async def copied(built: Built, folder: Path) -> AsyncIterator[Trial]:
    """Run a service over a copy of a world."""
    shutil.copytree(built.folder, folder, dirs_exist_ok=True)
    trial = Trial(folder)
    trial.clock.time = built.time
    trial.secrets.count = 100
    trial.messenger.messages = {key: replace(each) for key, each in built.messages.items()}
    await trial.start()
    try:
        await trial.settle(1)
        yield trial
    finally:
        await trial.stop()


# What is stored

Rows = dict[str, Counter[tuple[tuple[str, str], ...]]]
LOOKED: Final = frozenset({"seen_at"})
"""Columns that say when a board was last seen to be there."""
UNSHARED: Final = frozenset({"processes", "claims", "heard_shards", "interactions", "identifies"})
"""What processes note about themselves."""


async def stored(store: Store) -> Rows:
    """Read every row of the database."""
    found: Rows = {}
    async with store.read() as tx:
        for table in metadata.sorted_tables:
            if table.name not in UNSHARED:
                rows = await tx.session.rows(select(table))
                names = [column.name for column in table.columns if column.name not in LOOKED]
                found[table.name] = Counter(tuple((each, repr(getattr(row, each))) for each in names) for row in rows)
    return found


def changed(before: Rows, after: Rows, user: int) -> list[str]:
    """Name what has come or gone but is not this user's own: about them, their server or a new table of theirs."""
    old = {dict(row)["table_id"] for row in before["tables"]}
    rows = [dict(row) for row in after["tables"]]
    new = {row["table_id"] for row in rows if row["host_id"] in (repr(user), "None")} - old
    found = []
    for name in before:
        for row in (before[name] - after[name]) + (after[name] - before[name]):
            values = dict(row)
            own = repr(user) in (values.get("user_id"), values.get("host_id")) or values.get("guild_id") == repr(OWN)
            sent = values.get("recipient") == repr(f"user:{user}")
            if not own and not sent and values.get("table_id") not in new:
                found.append(f"{name}: {values}")
    return found


# What can be done

Act = Callable[[Trial, Caller, str], Awaitable[object]]
"""Do something at a table, as a caller."""


def acts(value: str, seat: int | None = 0, ask: int | None = 0) -> Iterator[tuple[str, Act, bool]]:
    """Name all that can be done by verbs, forms and commands, each with one value; of a table's seat, at an ask.

    With each goes whether that names a table.
    """
    for verb in VERBS:
        yield verb, _press(verb, value, seat, ask), True
    for name, command in DISPATCHER.commands.items():
        for first in FIRST.get(name, ("",)):
            yield f"/{name} {first}".strip(), _run(name, command.run, first, value), "table" in _options(command.run)
        for option in command.suggest:
            yield f"/{name} {option}?", _suggest(name, option, value), "table" in _options(command.run)


DISPATCHER: Final = Dispatcher(*[MagicMock() for _ in range(4)])
VERBS: Final = tuple(sorted(DISPATCHER.verbs))
"""The dispatcher's own table, so that no verb can be forgotten."""
FORMS: Final = frozenset({"submit", "note", *DISPATCHER.handlers.forms})
FIRST: Final = {"table": ("", *ACTS, "pace 1h"), "me": ("", *OWN_SETTINGS), "settings": ("", *SETTINGS)}
"""What is typed into the first option of commands that do many things."""


def _press(verb: str, value: str, seat: int | None, ask: int | None) -> Act:
    async def act(trial: Trial, who: Caller, table: str) -> object:
        press = ComponentId(table, verb, seat, ask, value[:60])
        if verb in FORMS:
            return await trial.dispatcher.submit(who, press, {"typed": (value,), "note": (value,), "quiet": (value,)})
        naming = replace(who, named={CEM: NamedUser(CEM, "Cem")})
        picked = str(CEM) if verb == REPLACE else value
        return await trial.dispatcher.press(naming, press, (picked,) if picked else ())

    return act


def _options(run: Callable[..., Any]) -> list[str]:
    return [*inspect.signature(run).parameters][1:]


def _run(name: str, run: Callable[..., Any], first: str, value: str) -> Act:
    async def act(trial: Trial, who: Caller, table: str) -> object:
        given: dict[str, Any] = {"table": table, "game": "tallinn", "choice": value, "do": first or None}
        given |= {"who": ANNA, "alone": False, "text": True, "number": 1, "setting": first or None, "value": value}
        names = _options(run)
        assert set(names) <= set(given), f"say here what is typed for {set(names) - set(given)}"
        return await trial.dispatcher.run(name, who, **{each: given[each] for each in names})

    return act


def _suggest(name: str, option: str, value: str) -> Act:
    async def act(trial: Trial, who: Caller, table: str) -> object:
        return await trial.dispatcher.suggest(name, option, who, value, {"table": table, "setting": "tables"})

    return act


def shown(answer: object, table: str) -> object:
    """Take from an answer what its user sees of it, without the table's id."""
    if not isinstance(answer, Answer):
        return str(answer).replace(table, "ID")
    panel = answer.panel
    parts = (answer.form, answer.update, answer.public, panel and (panel.text, panel.rows, panel.links))
    return str(parts).replace(table, "ID")
