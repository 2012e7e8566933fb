"""`/table undo` and `/table replace`, as users of Discord see them."""

from __future__ import annotations

import random

from tests.bot.behaviour.playing import asks, begin, board, check_legible, open_lobby, place, play_on, spoken
from tests.world import World

SEED = 5


async def test_a_round_is_taken_back_with_consent(world: World) -> None:
    """The proposal stands in the table's channel; with the other's press a new board says so, and all choose again."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    await play_on([anna, dora], random.Random(SEED), turns=2)
    await world.wait(5)
    boards = [message.id for message in world.inside(place(world)) if message.names]
    proposal = (await dora.slash("table", do="undo", table="W2")).seen
    assert proposal.ephemeral
    assert "1 von 2 ist dafür" in proposal.text
    await world.wait(5)
    vote = world.newest(place(world), "agree")
    assert "Dora asks to take back their last choice." in vote.text
    assert "do not sit" in (await world.player("zed").click(vote, "agree")).seen.text
    assert "is taken back" in (await anna.click(vote, "agree")).seen.text
    await world.wait(5)
    assert not world.again(vote).presses("agree")
    assert "The game goes on from here" in board(world).text
    assert board(world).id not in boards
    assert asks(anna.dms[-1])
    assert asks(dora.dms[-1])
    assert await play_on([anna, dora], random.Random(SEED), turns=4) == 4
    await world.wait(5)
    check_legible([*world.inside(place(world)), *anna.dms, *dora.dms])


async def test_a_seat_is_handed_to_another_user(world: World) -> None:
    """The new user accepts by a button in the channel; what the former user was shown is gone."""
    anna, dora, emil = world.player("anna"), world.player("dora", "de"), world.player("emil", "de")
    await begin(anna, dora)
    assert any(message.names for message in dora.dms)
    asked = (await dora.pick((await dora.slash("table", do="replace", table="W2")).seen, "replace", emil.member)).seen
    assert asked.ephemeral
    assert "muss Emil den Platz noch annehmen" in asked.text
    await world.wait(5)
    offer = world.newest(place(world), "accept")
    assert "Auf Platz 2 spielt jetzt Emil" in (await emil.click(offer, "accept")).seen.text
    await world.wait(5)
    assert "Emil now plays on seat 2" in world.again(offer).text
    assert not any(message.names for message in dora.dms)
    assert "An deiner Stelle spielt jetzt Emil" in dora.dms[-1].text
    assert "Du spielst jetzt auf Platz 2" in spoken(emil.dms)
    await play_on([anna, emil], random.Random(SEED))
    await world.wait(5)
    assert "wins with" in spoken(world.inside(place(world)))
    check_legible([*world.inside(place(world)), *dora.dms, *emil.dms])


async def test_who_manages_the_server_names_seat_and_user(world: World) -> None:
    """Seat and user are picked; a bot is refused, and so is everything in a direct message."""
    anna, dora, emil = world.player("anna"), world.player("dora", "de"), world.player("emil")
    chief = world.player("chief")
    world.promote(chief)
    await begin(anna, dora)
    page = (await chief.slash("table", do="replace", table="W2")).seen
    assert page.presses("replace") == []
    page = (await chief.select(page, "replace_seat", "1")).seen
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "is a bot" in (await chief.pick(page, "replace", robot)).seen.text
    assert "only on a server" in (await anna.slash("table", dm=True, do="replace", table="W2")).seen.text
    page = (await chief.slash("table", do="ersetzen", table="W2")).seen
    page = (await chief.select(page, "replace_seat", "1")).seen
    asked = (await chief.pick(page, "replace", emil.member)).seen
    assert "Give the seat of Dora" in asked.text
    done = (await chief.click(asked, "replace_now")).seen
    assert "Emil now plays on seat 2" in done.text
    await world.wait(5)
    assert "Emil now plays on seat 2" in spoken(world.inside(place(world)))


async def test_a_pause_is_voted_for(world: World) -> None:
    """The host alone may do without: the two others need a command and a press; any player lets the clocks run on."""
    anna, bruno, cleo = world.player("anna"), world.player("bruno", "de"), world.player("cleo", "de")
    await begin(anna, bruno, cleo)
    thread = world.threads[-1]
    asked = (await bruno.slash("table", do="pause", channel=thread)).seen
    assert asked.ephemeral
    assert "1 von 2 ist dafür" in asked.text
    await world.wait(5)
    vote = world.newest(thread.id, "agree")
    assert "Bruno wants to pause this game." in vote.text
    assert "The clocks are stopped" not in board(world).text
    assert "Die Uhren stehen" in (await cleo.click(vote, "agree")).seen.text
    await world.wait(5)
    assert "The vote for a pause has passed" in world.again(vote).text
    assert not world.again(vote).presses("agree")
    assert "The clocks are stopped" in board(world).text
    assert "already stopped" in (await anna.slash("table", do="pause", channel=thread)).seen.text
    await bruno.click(world.newest(thread.id, "resume"), "resume")
    await world.wait(5)
    assert "The clocks are stopped" not in board(world).text
    check_legible([*world.inside(thread.id), *anna.dms, *bruno.dms, *cleo.dms])


async def test_a_game_is_abandoned_by_vote(world: World) -> None:
    """With the second of three votes the last board says so, in German, and nobody is asked anything any more."""
    anna, bruno, cleo = world.player("anna", "de"), world.player("bruno"), world.player("cleo", "de")
    lobby = await open_lobby(anna)
    options = (await anna.click(lobby, "options")).seen
    await anna.select((await anna.click(options, "more")).seen, "language", "de")
    for guest in (bruno, cleo):
        await guest.click(world.again(lobby), "join")
    await anna.click(world.again(lobby), "start")
    await world.wait(1)
    asked = (await bruno.slash("table", do="abandon", table="W2")).seen
    asked = (await bruno.click(asked, "abandon_now")).seen
    assert asked.ephemeral
    assert "1 of 2" in asked.text
    await world.wait(5)
    vote = world.newest(place(world), "abandon")
    assert "Bruno möchte" in vote.text
    assert "sitzt nicht" in (await world.player("zed", "de").click(vote, "abandon")).seen.text
    assert "abgebrochen" in (await cleo.click(vote, "abandon")).seen.text
    await world.wait(5)
    assert not world.again(vote).presses("abandon")
    assert "abgebrochen" in world.newest(place(world), "replay").text
    assert not any(asks(message) for player in (anna, bruno, cleo) for message in player.dms)
    assert "over" in (await bruno.slash("table", do="abandon", table="W2")).seen.text
    check_legible([*world.inside(place(world)), *anna.dms, *bruno.dms, *cleo.dms])
