"""The database fails once, at each statement of each act: the next act works, and tables are as they are stored.

The acts are read from the dispatcher's own table, so that a new one is tried by itself.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bot.tables.core.table import load
from games.kernel.saving import dump_state
from storage.errors import DatabaseFailed
from tests.bot.tables.doubles import ANNA, BEA, DIRK, Trial, caller, run_trial
from tests.bot.tables.worlds import VERBS, Built, World, acts, build, copied
from tests.faults import Faults, fail_postgres, fail_sqlite
from tests.given import long

LOBBY: Final = (
    *("add_computer", "allow_advice", "cancel", "drop_computer", "fill", "hand_on", "invite", "invited_only", "join"),
    *("invitees", "keep_open", "language", "least", "leave", "less", "more", "option", "options", "pace", "players"),
    *("printed", "put_out", "start", "start_now", "withdraw", "mention_role"),
)
OVER: Final = ("hands", "leaf", "rematch", "replay", "export", "log")
"""How acts end that need a finished table."""
TYPED: Final = {
    "invitees": str(DIRK),
    "put_out": str(BEA),
    "hand_on": str(BEA),
    "set_bans": str(DIRK),
    "ban": str(DIRK),
    "set_channels": "20",
    "put_channels": "20",
    "admin_moved": "20",
    "language": "de",
    "pace": "live",
    "least": "50",
    "leave_now": "playing",
    "alert_paces": "daily",
    "alert_game": "tallinn",
    "learn": "tallinn",
    "rules": "tallinn",
    "invited_only": "on",
    "allow_advice": "on",
    "choose": "4L",
    "/move": "4L",
    "/me large": "on",
    "/me holiday": "1",
    "/settings language": "de",
    "replace": "1",
}
ENOUGH: Final = 150
NAMES: Final = [name for name, *_ in acts("")]
FEW: Final = ("join",)
"""What is tried over PostgreSQL by default."""
WRITERS: Final = frozenset(
    (
        *FEW,
        *("alert_paces", "leave", "start", "choose", "/table pause", "block", "delete_me"),
        *("add_computer", "cancel", "drop_computer", "hand_on", "invitees", "invited_only", "join_open", "keep_open"),
        *("language", "least", "option", "pace", "put_out", "withdraw", "abandon", "undo", "resume", "back", "dms_on"),
        *("admin_close_now", "admin_moved", "admin_pause", "leave_now", "note", "submit", "rematch", "learn", "l_go"),
        *("l_choose", "l_skip", "set_bans", "lift_ban", "put_channels", "put_role", "alerts_off", "no_alerts"),
        *("/play", "/me large", "/me holiday", "/settings language", "abandon_now", "replace"),
        *("/table extend", "/table resume", "/table pace 1h", "/move", "invitations_on", "start_now"),
    )
)
"""What is tried by default: acts that store something."""


def kind_of(name: str) -> str:
    """Name the kind of table at which an act does most."""
    return "lobby" if name in LOBBY else "finished" if name.endswith(OVER) else "running"


async def fail_once(trial: Trial, world: World, name: str, faults: Faults, at: int) -> bool:
    """Act while the database fails at a number; return whether it has."""
    table = world["lesson"] if name.startswith("l_") else world[kind_of(name)]
    user = DIRK if name == "join" else ANNA
    act = next(act for each, act, _ in acts(TYPED.get(name, ""), ask=0) if each == name)
    faults.arm(at)
    try:
        await act(trial, caller(user, manager=True), table)
    except DatabaseFailed:
        pass
    finally:
        faults.mend()
    return bool(faults.failed)


async def check_writing(trial: Trial) -> None:
    """Check that somebody else can act, and that the writer is found to be well."""
    for dms in ("off", "on"):
        await trial.commands.me(caller(BEA), dms=dms)
        assert (await trial.service.registry.people.user(BEA)).dms == dms
    await trial.store.probe()


async def check_well(trial: Trial, world: World) -> None:
    """Check that somebody else can act, and that all tables in memory are as they are stored."""
    await check_writing(trial)
    trial.boards.waker.wake()  # it rests for a while after a failure
    await trial.settle(1)
    registry = trial.service.registry
    for table_id in [table_id for table_id in world.values() if table_id in registry._tables]:
        async with registry.table(table_id) as held, trial.store.read() as tx:
            kept = await load(tx, table_id)
            assert kept is not None
            for field in ("row", "seats", "clocks", "motions", "notes", "advised", "invited", "options", "orders"):
                assert getattr(held, field) == getattr(kept, field), field
            states = [None if each.match is None else dump_state(each.match.state) for each in (held, kept)]
            assert states[0] == states[1]


async def fail_at_each(trial: Trial, world: World, name: str, faults: Faults) -> int:
    """Let an act fail at each statement, until it does without; return how often it has."""
    for at in range(ENOUGH):
        if not await fail_once(trial, world, name, faults, at):
            return at
        await (check_writing(trial) if trial.store.shared else check_well(trial, world))
    raise AssertionError(f"{name} makes more than {ENOUGH} statements")


@pytest.mark.sqlite
@pytest.mark.parametrize("name", [name if name in WRITERS else long(name) for name in NAMES])
async def test_the_next_act_works(built: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Over SQLite, at each statement up to the first time that the act is done."""
    faults = fail_sqlite(monkeypatch)
    async with copied(built, tmp_path) as trial:
        await fail_at_each(trial, built.world, name, faults)
        await check_well(trial, built.world)


@pytest.mark.long
@pytest.mark.sqlite
@pytest.mark.parametrize("name", NAMES)
async def test_what_fails_after_the_act_was_stored(
    built: Built, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Each failure at a world of its own, so that those after the commit are tried too."""
    faults = fail_sqlite(monkeypatch)
    for at in range(ENOUGH):
        async with copied(built, tmp_path / str(at)) as trial:
            if not await fail_once(trial, built.world, name, faults, at):
                return
            await check_well(trial, built.world)


@pytest.mark.parametrize("names", [FEW, pytest.param(tuple(NAMES), marks=pytest.mark.long)], ids=["few", "all"])
async def test_the_next_act_works_over_postgresql(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...]
) -> None:
    """One world for all acts: what one has changed, the next ones find so."""
    faults = fail_postgres(monkeypatch)
    async with run_trial(tmp_path, database=database) as trial:
        world = await build(trial)
        failed = [await fail_at_each(trial, world, name, faults) for name in names]
        assert sum(failed) > len(names)


def test_all_acts_are_tried() -> None:
    """What is named here is there."""
    assert {*LOBBY, *TYPED, *WRITERS} <= set(NAMES)
    assert set(VERBS) <= set(NAMES)
