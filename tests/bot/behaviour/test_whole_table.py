"""Whole tables as their players see them, from `/play` to the last board."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.behaviour.playing import (
    asks,
    begin,
    board,
    by_button,
    by_message,
    check_legible,
    found,
    open_lobby,
    place,
    play_on,
    spoken,
)
from tests.renderers import InEarnest
from tests.seen import Seen
from tests.world import Player, World, open_world

SEED = 20_161


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a test a world of its own, in which each picture is painted."""
    async with open_world(tmp_path, renderer=InEarnest) as made:
        yield made


def _players(world: World) -> list[Player]:
    return [world.player("anna", "de"), world.player("bruno"), world.player("carl"), world.player("dora", "de")]


def _boards(messages: list[Seen]) -> list[Seen]:
    return [message for message in messages if {"board.png", "score.png"} & {*message.names}]


async def test_four_players_play_a_table_by_clicks(world: World) -> None:
    """Two Germans and two English speakers play Tallinn; everybody reads the own language, and the board one."""
    print(f"seed {SEED}")
    players = _players(world)
    lobby = await begin(*players)
    made = await play_on(players, random.Random(SEED))
    await world.wait(5)
    boards = _boards(world.inside(place(world)))
    assert made >= 4 * 10
    assert [bool(message.ids) for message in boards] == [False] * (len(boards) - 1) + [True]
    assert all(found(r"Round \d+ of 10", message.text) for message in boards[:-1])
    assert "Du sitzt an Tisch W2" in players[3].dms[0].text
    assert boards[-1].names == ["score.png"]
    assert found(r"\w+ (?:wins with|share the victory)", boards[-1].text)
    assert world.again(lobby).text.splitlines()[1] == "The game is over: Anna, Bruno, Carl, Dora."
    over = {"anna": "Das Spiel ist vorbei.", "bruno": "The game is over.", "carl": "The game is over."}
    assert all(text in world.player(name).dms[-1].text for name, text in over.items())
    assert found(r"(?:gewinnt mit|teilen sich den Sieg)", world.player("anna").dms[-1].text)
    thread = world.env.backend.get_channel(place(world)).thread_metadata
    assert thread is not None
    assert thread.archived
    check_legible([m for p in players for m in p.dms] + boards + world.inside(world.channel.id))


async def test_the_luck_can_be_checked_by_what_was_shown(world: World) -> None:
    """The seed shown at the end has the hash that *Table …* of the lobby and *More* of the first message have shown."""
    players = [world.player("anna"), world.player("bruno")]
    lobby = await open_lobby(*players)
    (promised,) = found(r"`([0-9a-f]{64})`", (await players[1].click(lobby, "options")).seen.text)
    await players[0].click(lobby, "start")
    await world.wait(1)
    first = board(world)
    assert "Players: Anna, Bruno" in first.text
    shown = await _luck(players[0], first)
    assert found(r"`([0-9a-f]{64})`", shown) == [promised]
    assert "seed" not in shown
    await play_on(players, random.Random(SEED))
    await world.wait(5)
    (seed,) = found(r"seed `([0-9a-f]+)`", await _luck(players[1], _boards(world.inside(place(world)))[-1]))
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == promised


async def _luck(player: Player, message: Seen) -> str:
    """Read what *More → Check the luck* of a board says."""
    more = (await player.click(message, "menu")).seen
    return (await player.select(more, "menu_look", "luck")).seen.text


async def test_the_place_gets_one_message_per_phase(world: World) -> None:
    """Presses post nothing in the thread, and its board is pinned once."""
    players = _players(world)
    await begin(*players)
    before = len(world.inside(place(world)))
    for player in players[:3]:
        panel = await by_message(player)
        assert panel is not None
        await player.click(panel, "choose")
    await world.wait(10)
    assert len(world.inside(place(world))) == before
    await play_on(players[3:], random.Random(SEED), turns=1)
    await world.wait(10)
    assert len(world.inside(place(world))) == before + 1
    assert [message.id for message in world.threads[0].pinned_messages()] == [world.inside(place(world))[0].id]


async def test_a_sealed_choice_is_seen_by_its_chooser_only(world: World) -> None:
    """Before the reveal nobody else reads what was chosen, only who is still missing; afterwards all read it."""
    players = _players(world)
    await begin(*players)
    anna = players[0]
    panel = await by_message(anna)
    assert panel is not None
    chosen = panel.presses("choose")[2].value
    await anna.click(panel, "choose", chosen)
    await world.wait(10)
    assert chosen in world.again(panel).text
    assert f"Anna plays {chosen}" not in spoken(world.inside(place(world)))
    assert "Still to choose: Bruno, Carl, Dora · " in board(world).text
    assert not [m for other in players[1:] for m in other.dms if f"Anna plays {chosen}" in m.text]
    await play_on(players[1:], random.Random(SEED), turns=3)
    assert f"Anna plays {chosen}" in spoken(world.inside(place(world)))


@pytest.mark.long  # tests/wire and tests/browser try closed direct messages
async def test_closed_direct_messages_hinder_nobody(world: World) -> None:
    """A user who has always had them closed is told so, mentioned in the thread, and plays on by *Your move*."""
    print(f"seed {SEED}")
    players = _players(world)[:3]
    bruno = players[1]
    bruno.close_dms()
    lobby = await open_lobby(*players)
    told = [message for message in bruno.sees() if message.ephemeral]
    assert "I cannot send you direct messages" in told[-1].text
    await players[0].click(lobby, "start")
    await world.wait(1)
    assert f"<@{bruno.id}>" in board(world).text
    assert f"<@{players[0].id}>" not in board(world).text
    looks = {bruno: by_button(lambda: place(world))}
    await play_on(players, random.Random(SEED), looks)
    await world.wait(5)
    assert bruno.dms == []
    boards = _boards(world.inside(place(world)))
    assert found(r"\w+ (?:wins with|share the victory)", boards[-1].text)
    assert spoken(boards).count("Bruno plays") > 5


async def test_direct_messages_come_again_when_they_are_opened(world: World) -> None:
    """The button under the note asks again, and the choice that waits comes at once."""
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    bruno.close_dms()
    await begin(anna, bruno)
    note = next(message for message in bruno.sees() if message.presses("dms_on"))
    assert "Direktnachrichten" in note.text
    bruno.open_dms()
    await bruno.click(note, "dms_on")
    await world.wait(1)
    assert asks(bruno.dms[-1])
    assert "Welche Hälfte" in bruno.dms[-1].text


def found_name(level: str, text: str) -> str:
    """Read the name of the computer of this level in a lobby."""
    (name,) = re.findall(rf"\*\*(\w+) \(Computer, {level}\)\*\*", text)
    return str(name)


async def no_process() -> None:
    """Begin nothing: the simulation knows no processes, so the hints answer for a strong player."""
    raise OSError


async def test_computers_fill_a_table_for_one_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """One user and a computer of each level play to the end; computers get no message and are waited for by nobody."""
    print(f"seed {SEED}")
    monkeypatch.setattr("bot.tables.computers.worker.WorkerProcess.start", no_process)
    world.errors_expected = True
    anna = world.player("anna", "de")
    lobby = await open_lobby(anna)
    options = (await anna.click(lobby, "options")).seen
    await anna.select((await anna.click(options, "more")).seen, "language", "de")
    options = (await anna.click(lobby, "options")).seen
    for level in ("strong", "normal", "easy"):
        await anna.click(options, "add_computer", level)
    await world.wait(4)
    computers = [found_name(level, world.again(lobby).text) for level in ("stark", "normal", "leicht")]
    await anna.click(lobby, "start")
    await world.wait(5)
    assert "Es wählt noch: Anna · " in board(world).text
    assert f"Es spielen: Anna, {', '.join(computers)}" in board(world).text
    await play_on([anna], random.Random(SEED))
    await world.wait(5)
    last = _boards(world.inside(place(world)))[-1]
    assert found(r"(?:gewinnt mit|teilen sich den Sieg)", last.text)
    check_legible([*anna.dms, *world.inside(place(world)), options])
