"""What an earlier release has stored is played on: its buttons count, sealed answers stand, every table ends."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.tables.finished.proof import OPEN, PROVED, read, verdict_of, verify
from games.kernel.catalogue import find
from games.kernel.match import Match
from games.kernel.state import State
from storage.prepare import HEAD
from tests.bot.tables.doubles import ANNA, Trial, caller, text_of
from tests.bot.tables.playing import check_all
from tests.stored.opening import Stored, every_game, opened, press
from tests.stored.plans import kinds
from tests.stored.playing import chosen, play_out_in_the_house, scores_of

STORED = every_game()
ENDS = 12_000


def play_out(match: Match) -> State:
    """Let computer players finish a match."""
    rng = random.Random(1)
    for _ in range(ENDS):
        if match.state.over:
            break
        match.choose(*chosen(match, rng))
    return match.state


async def made(trial: Trial, table: str) -> dict[tuple[int, int], list[str]]:
    """List the answers that stand, sealed or for good, by seat and ask."""
    async with trial.store.read() as tx:
        entries = await tx.log.entries(table)
    found: dict[tuple[int, int], list[str]] = {}
    for entry in entries:
        found.setdefault((entry.seat, entry.ask), []).append(entry.choice)
    return found


async def check_sealed(trial: Trial, told: dict[str, Any]) -> None:
    """Check that seats that have answered are not waited for, and that the answer may be given today."""
    match = (await trial.live(told["table"])).require_match()
    assert sorted(match.state.given) == sorted(map(int, told["sealed"]))
    assert sorted(match.state.waiting) == sorted(press["seat"] for press in told["presses"])
    for seat, choice in match.state.given.items():
        assert choice is not None
        assert match.game.rules.settle(match.state, seat, choice) == choice


async def check_old(trial: Trial, told: dict[str, Any]) -> None:
    """Press again what was pressed for asks that are over: each press is answered, and none changes anything."""
    version = (await trial.live(told["table"])).row.version
    for old in told["old"]:
        assert (await press(trial, old)).panel
    assert (await trial.live(told["table"])).row.version == version


async def check_presses(trial: Trial, told: dict[str, Any]) -> None:
    """Press for all who are missing: each press counts, once, and what was sealed before counts as it is."""
    before, state = await made(trial, told["table"]), (await trial.live(told["table"])).require_match().state
    for new in told["presses"]:
        assert (new["seat"], new["ask"]) not in before
        answer = await press(trial, new)
        assert (new["seat"], new["ask"]) in await made(trial, told["table"]), (told, new, text_of(answer))
    after, live = await made(trial, told["table"]), await trial.live(told["table"])
    assert live.require_match().state.over or live.require_match().state.ask > state.ask
    assert {key: after[key] for key in before} == before


@pytest.mark.parametrize("stored", STORED)
async def test_stored_tables_are_pressed_and_played_to_their_end(stored: Stored, tmp_path: Path) -> None:
    """At each kind of ask: old presses are answered, new ones count, and computers bring the table to its result."""
    async with opened(stored, tmp_path) as trial:
        for told in stored.told["tables"]:
            await check_sealed(trial, told)
            await check_old(trial, told)
            await check_presses(trial, told)
        await trial.settle(1)
        for told in stored.told["tables"]:
            state = await asyncio.to_thread(play_out, (await trial.live(told["table"])).require_match())
            assert len(scores_of(state)) == told["seats"]
        check_all(trial)


@pytest.mark.parametrize("stored", STORED)
async def test_a_stored_table_ends_in_the_house(stored: Stored, tmp_path: Path) -> None:
    """The oldest table of the fewest seats is played by the bot, with all that is stored and sent on the way."""
    async with opened(stored, tmp_path) as trial:
        told = max(stored.told["tables"], key=lambda told: (-told["seats"], told["presses"][0]["ask"]))
        await check_presses(trial, told)
        live = await play_out_in_the_house(trial, told["table"])
        assert (live.row.stage, len(scores_of(live.require_match().state))) == ("ended", told["seats"])
        exported = await trial.commands.table_export(caller(ANNA), told["table"])
        assert verdict_of(verify(read(exported.panel.files[0].content))) in (PROVED, OPEN)
        check_all(trial)


@pytest.mark.long
@pytest.mark.parametrize("stored", STORED)
async def test_every_stored_table_ends_in_the_house(stored: Stored, tmp_path: Path) -> None:
    """As above, each table."""
    async with opened(stored, tmp_path) as trial:
        for told in stored.told["tables"]:
            await check_presses(trial, told)
            assert (await play_out_in_the_house(trial, told["table"])).row.stage == "ended"
        check_all(trial)


@pytest.mark.parametrize("stored", STORED)
async def test_a_stored_lobby_begins(stored: Stored, tmp_path: Path) -> None:
    """A lobby from before begins under the rules of today, with the options that were chosen in it."""
    async with opened(stored, tmp_path) as trial:
        told = stored.told["lobby"]
        await press(trial, told["start"])
        await trial.settle(1)
        live = await trial.live(told["table"])
        assert live.waiting_seats()
        assert told["options"].items() <= live.options.items()
        assert play_out(live.require_match()).result


@pytest.mark.parametrize("stored", STORED)
async def test_what_is_over_can_be_seen_again(stored: Stored, tmp_path: Path) -> None:
    """The table that has ended keeps its scores, shows all hands, and gives the same file as when it ended."""
    async with opened(stored, tmp_path) as trial:
        table, scores = stored.told["ended"]["table"], stored.told["ended"]["scores"]
        assert scores_of((await trial.live(table)).require_match().state) == tuple(scores)
        assert "Anna" in text_of(await trial.commands.table_hands(caller(ANNA), table))
        exported = await trial.commands.table_export(caller(ANNA), table)
        before, after = read(stored.record.encode()), read(exported.panel.files[0].content)
        assert (before.lines[1:], before.header.rules) == (after.lines[1:], after.header.rules)


@pytest.mark.parametrize("stored", STORED)
def test_records_verify_under_their_own_rules(stored: Stored) -> None:
    """A stored record is proved in full while the rules are those it was played under; later its shuffles are."""
    file = read(stored.record.encode())
    same = set(file.facts.rules) == {find(stored.game).rules_version}
    assert verdict_of(verify(file)) == (PROVED if same else OPEN)


@pytest.mark.parametrize("stored", STORED)
def test_what_is_stored_says_which_release_wrote_it(stored: Stored, tmp_path: Path) -> None:
    """The folder, the transcript and the database agree on release, schema and rules; each kind of ask is there."""
    path, told = tmp_path / "kontor.db", stored.told
    path.write_bytes(stored.database)
    with closing(sqlite3.connect(path)) as connection:
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        rules = connection.execute("SELECT DISTINCT rules_version FROM entries").fetchall()
        games = connection.execute("SELECT DISTINCT game FROM tables").fetchall()
    assert (told["release"], told["game"]) == (stored.release, stored.game)
    assert (schema, rules, games) == ([(told["revision"],)], [(told["rules"],)], [(told["game"],)])
    assert sorted(table["section"] for table in told["tables"]) == sorted(told["kinds"])
    if told["rules"] == find(stored.game).rules_version:
        assert sorted(told["kinds"]) == sorted(kinds(find(stored.game)))


@pytest.mark.parametrize("stored", STORED[:1])
async def test_the_way_back_is_kept(stored: Stored, tmp_path: Path) -> None:
    """An upgrade leaves beside the database a copy with all that the old release had stored in it."""
    path = tmp_path / "kontor.db"
    async with opened(stored, tmp_path):
        copy = tmp_path / f"kontor.db.before-{HEAD}"
    path.write_bytes(stored.database)
    with closing(sqlite3.connect(path)) as before, closing(sqlite3.connect(copy)) as kept:
        assert list(kept.iterdump()) == list(before.iterdump())


def test_every_game_is_stored() -> None:
    """Each release's folder holds all games that it played."""
    assert {(param.values[0].release, param.values[0].game) for param in STORED} >= {
        ("0.1.0", game) for game in ("eldermann", "tallinn", "tinker_tailor", "ulm")
    }
