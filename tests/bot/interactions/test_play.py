"""Kontor in a simulated Discord, with the real dispatcher behind it."""

from __future__ import annotations

from bot.tables.ports.component_id import parse
from tests.seen import Seen
from tests.world import Player, World


async def _begun(world: World) -> tuple[Player, Player]:
    alice, bruno = world.player("alice"), world.player("bruno", "de")
    lobby = (await alice.slash("play", game="tallinn")).seen
    await bruno.click(lobby, "join")
    await alice.click(world.again(lobby), "start")
    await world.wait(1)
    return alice, bruno


def _stored(world: World) -> int:
    store = world.kontor._connection._view_store
    return len(store._views) + len(store._modals) + len(store._synced_message_views)


async def test_a_table_is_set_up_and_begun_by_buttons(world: World) -> None:
    """The lobby opens publicly, follows each press, and its start opens a thread with the board and asks in DMs."""
    alice, bruno = await _begun(world)
    lobby = world.sees_lobby()
    assert not lobby.ephemeral
    (thread,) = world.threads
    board = world.newest(thread.id, "move")
    assert board.names == ["board.png"]
    assert board.alts[0]
    assert [len(player.dms[-1].presses("choose")) for player in (alice, bruno)] == [6, 6]


async def test_discord_py_stores_no_view(world: World) -> None:
    """After lobby, board, choices and an options panel, discord.py's view store is empty."""
    alice, _ = await _begun(world)
    await alice.click(alice.dms[-1], "choose")
    await world.wait(5)
    assert _stored(world) == 0


async def test_a_choice_updates_its_message_and_keeps_the_picture(world: World) -> None:
    """A sealed choice is acknowledged on the same message, whose hand stays without being sent again."""
    alice, _ = await _begun(world)
    asked = alice.dms[-1]
    answer = await alice.click(asked, "choose")
    after = world.again(asked)
    assert answer.result.ephemeral is False
    assert after.names == ["hand.png"]
    assert after.alts == asked.alts
    assert "Locked in" in after.text


async def test_the_board_says_who_is_still_missing_a_little_later(world: World) -> None:
    """The board's message is edited in a batch, and keeps its picture."""
    alice, _ = await _begun(world)
    (thread,) = world.threads
    board = world.newest(thread.id, "move")
    await alice.click(alice.dms[-1], "choose")
    assert world.again(board).text == board.text
    await world.wait(10)
    after = world.again(board)
    assert after.text.splitlines()[-1].startswith("Still to choose: Bruno · deadline: <t:")
    assert (after.names, after.alts != [""]) == (["board.png"], True)


async def test_everything_works_after_a_restart(world: World) -> None:
    """Old messages answer under a new process, in the language of the user who presses them."""
    _, bruno = await _begun(world)
    asked = bruno.dms[-1]
    await world.restart()
    await bruno.click(asked, "choose")
    assert "ändern" in world.again(asked).text


async def test_a_foreign_press_is_answered_in_private(world: World) -> None:
    """A user who does not sit at the table is told so, alone, and the board stays as it is."""
    await _begun(world)
    (thread,) = world.threads
    board = world.newest(thread.id, "move")
    answer = await world.player("zed").click(board, "move")
    assert answer.seen.ephemeral
    assert "do not sit" in answer.seen.text
    assert world.again(board).text == board.text


async def test_a_forged_choice_never_changes_a_public_message(world: World) -> None:
    """A choice id pressed on the public board is answered privately, although a choice updates its message."""
    alice, _ = await _begun(world)
    (thread,) = world.threads
    board: Seen = world.newest(thread.id, "move")
    answer = await alice.forge(board, alice.dms[-1].find("choose"))
    assert answer.seen.ephemeral
    assert "Locked in" in answer.seen.text
    assert "Locked in" not in world.again(board).text


async def test_an_unknown_id_is_answered(world: World) -> None:
    """An id that cannot be read gets a friendly private answer."""
    alice, _ = await _begun(world)
    answer = await alice.forge(world.sees_lobby(), "something else")
    assert answer.seen.ephemeral
    assert answer.seen.text


async def test_move_suggests_in_the_users_language(world: World) -> None:
    """Autocomplete offers the own choices, named in German for a German client."""
    _, bruno = await _begun(world)
    offered = await bruno.complete("move", "choice", "")
    own = [parse(each) for each in bruno.dms[-1].ids]
    assert set(offered) == {press.value for press in own if press is not None and press.verb == "choose"}
    answer = await bruno.slash("move", choice=offered[0])
    assert answer.seen.ephemeral


async def test_a_table_alone_is_played_in_one_direct_message(world: World) -> None:
    """The command's answer is the message; the start turns it into the question, with one picture."""
    alice = world.player("alice")
    setup = (await alice.slash("play", dm=True, game="tallinn")).seen
    assert not setup.ephemeral
    await alice.click(setup, "start")
    await world.wait(5)
    (message,) = alice.dms
    assert message.id == setup.id
    assert len(message.presses("choose")) == 6
    assert message.names == ["hand.png"]
    await alice.click(message, "choose")
    await world.wait(5)
    assert [one.id for one in alice.dms] == [setup.id]
    assert world.threads == []
