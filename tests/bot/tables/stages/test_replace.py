"""`/table replace`: a seat changes hands by its user's wish, by vote, or by a moderator; hands stay secret."""

from __future__ import annotations

import dataclasses
import re
from typing import Any

import pytest

from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Picture
from bot.tables.stages import vote_panels as ballots_
from games.kernel.events import Event
from games.kernel.saving import dump_events
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, FINN, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act, check_all, play_on, play_out, raising, to_next_phase
from tests.bot.tables.traces import delete_me, traces
from tests.bot.tables.voting import answer, ballots, invited, replace, verbs_of

WORDS = {"en": "You now play on seat 2", "de": "Du spielst jetzt auf Platz 2"}


def last_seen(trial: Trial, user: int) -> list[Message]:
    """List a user's direct messages that still show or offer anything."""
    return [message for message in trial.messenger.dms(user) if message.panel.pictures or buttons(message.panel)]


async def hand_of(trial: Trial, table: str, seat: int) -> str:
    """Say what a seat holds."""
    live = await trial.live(table)
    texts = words("en", live.game.package)
    return str(live.game.voice.hand(view(live.require_match().state, seat), seat, texts.naming(live.names)))


async def to_next_round(trial: Trial, table: str) -> None:
    """Let Anna and Bea play cards after which neither may build a tower."""
    for user in (ANNA, BEA):
        await act(trial, user, table, "a")
    await trial.settle()


async def test_a_seat_is_handed_over_by_wish(trial: Trial) -> None:
    """The new user accepts in the channel; then the seat, its panel and its choices are theirs alone."""
    table = await trial.begun(ANNA, BEA)
    await to_next_round(trial, table)
    before = await trial.live(table)
    assert "Emil has to accept" in await replace(trial, BEA, table, EMIL)
    offer = ballots(trial)[-1]
    assert "Bea would like to hand the seat to Emil." in text_of(offer.panel)
    assert (offer.panel.pings, verbs_of(offer)) == ((EMIL,), ["accept", "refuse"])
    assert "somebody else" in await answer(trial, ANNA, "accept")
    assert "somebody else" in await answer(trial, CEM, "accept")
    assert (await trial.live(table)).names == ("Anna", "Bea")
    assert "Emil now plays on seat 2." in await answer(trial, EMIL, "accept")
    live = await trial.live(table)
    assert (live.names, live.seats[1].user_id, live.seats[1].computer) == (("Anna", "Emil"), EMIL, None)
    assert (live.row.joins, live.row.seed) == (before.row.joins, before.row.seed)
    assert live.require_match().state is before.require_match().state
    assert "Emil now plays on seat 2." in text_of(offer.panel)
    assert last_seen(trial, BEA) == []
    assert "Emil now plays in your place" in text_of(trial.messenger.dms(BEA)[-1].panel)
    briefing, choice = trial.messenger.dms(EMIL)
    assert WORDS["en"] in text_of(briefing.panel)
    assert await hand_of(trial, table, 1) in text_of(briefing.panel)
    assert (briefing.panel.rows, len(briefing.panel.pictures)) == ((), 1)
    assert press_of(choice.panel, "choose").seat == 1 or choice.panel.rows
    async with trial.store.read() as tx:
        held = [(row.seat, row.number, row.user_id) for row in await tx.holders.of_table(table)]
    assert held == [(0, 0, ANNA), (1, 0, BEA), (1, 1, EMIL)]
    check_all(trial)
    await play_out(trial, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    assert last_seen(trial, BEA) == []


async def test_a_briefing_keeps_its_buttons_until_a_question_stands_below_it(trial: Trial) -> None:
    """Its words and the hand as it was stay."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, BEA, table, "a")
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle(5)
    (briefing,) = trial.messenger.dms(EMIL)
    said, then = text_of(briefing.panel), await hand_of(trial, table, 1)
    assert verbs_of(briefing) == ["move", "hand", "text"]
    await act(trial, ANNA, table, "a")
    await trial.settle(5)
    assert (text_of(briefing.panel), briefing.panel.rows, len(briefing.panel.pictures)) == (said, (), 1)
    assert then in said


async def test_the_former_user_gets_nothing_further(trial: Trial) -> None:
    """Old buttons are refused kindly, hands are not shown, and no message comes any more."""
    table = await trial.begun(ANNA, BEA)
    panel = trial.messenger.dms(BEA)[-1].panel
    old = press_of(panel, "menu")
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    count, since, version = (
        len(trial.messenger.dms(BEA)),
        len(trial.messenger.shown),
        (await trial.live(table)).row.version,
    )
    for press in (old, ComponentId(table, "move"), ComponentId(table, "hand")):
        assert "do not sit" in text_of(await trial.press(BEA, press))
    assert "sitzt nicht an diesem Tisch" in text_of(await trial.press(BEA, old, locale="de"))
    assert "do not sit" in text_of(await trial.commands.hand(caller(BEA), table))
    assert "do not sit" in text_of(await trial.commands.move(caller(BEA), "1L", table))
    assert (await trial.live(table)).row.version == version
    await play_on(trial, table, most=12)
    await trial.settle(5)
    assert len(trial.messenger.dms(BEA)) == count
    assert last_seen(trial, BEA) == []
    shown = [panel for channel, panel in trial.messenger.shown[since:] if channel == 100_000 + BEA]
    assert shown == []


async def test_a_message_on_its_way_is_not_sent_to_the_former_user(trial: Trial) -> None:
    """A user who has lost the seat by the time that a hand is drawn does not see it."""
    table = await trial.begun(ANNA, BEA)
    drawing, done = trial.service.pictures.hand, list[int]()

    async def slowly(*given: object, **named: Any) -> object:
        picture = await drawing(*given, **named)  # type: ignore[arg-type]  # what it is given
        if given[1] == 1 and not done:
            done.append(1)
            await trial.commands.table_replace(caller(FINN, manager=True), invited(EMIL), 1, table)
        return picture

    await act(trial, ANNA, table)
    before = len(trial.messenger.dms(BEA))
    trial.service.pictures.hand = slowly  # type: ignore[method-assign, assignment]  # it takes its time
    await act(trial, BEA, table)
    await trial.settle(5)
    assert done
    assert len(trial.messenger.dms(BEA)) == before
    assert last_seen(trial, BEA) == []
    assert len(last_seen(trial, EMIL)) >= 1


async def test_a_closed_message_is_replaced_by_another_way(trial: Trial) -> None:
    """A user without direct messages is briefed where they accept, and called in the channel."""
    table = await trial.begun(ANNA, BEA)
    await trial.commands.me(caller(EMIL), dms="off")
    await replace(trial, BEA, table, EMIL)
    given = await answer(trial, EMIL, "accept", locale="de")
    assert WORDS["de"] in given
    assert trial.messenger.dms(EMIL) == []
    assert trial.messenger.inside(PLACE)[-1].panel.pings == (EMIL,)
    assert (await trial.live(table)).seats[1].user_id == EMIL


async def test_closed_direct_messages_block_nothing(trial: Trial) -> None:
    """A briefing that cannot be sent leaves the call in the channel, and the old user's message may be gone."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.closed_dms.add(100_000 + EMIL)
    for key in [key for key, message in trial.messenger.messages.items() if message.channel_id == 100_000 + BEA]:
        del trial.messenger.messages[key]
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await trial.settle(5)
    assert EMIL in trial.messenger.inside(PLACE)[-1].panel.pings
    assert await trial.outbox(table) == []
    assert (await trial.live(table)).row.place_id == PLACE


async def test_an_offer_can_be_declined(trial: Trial) -> None:
    """By the user it is made to, or the one who wished it; nobody else, and then all stays as it was."""
    table = await trial.begun(ANNA, BEA)
    for user in (EMIL, BEA):
        await replace(trial, BEA, table, EMIL)
        assert "comes to nothing" in await answer(trial, ANNA, "refuse")
        assert "already voting" in await replace(trial, BEA, table, CEM)
        offer = ballots(trial)[-1]
        accept = press_of(offer.panel, "accept")
        assert "Bea keeps seat 2" in await answer(trial, user, "refuse")
        assert "Bea keeps seat 2" in text_of(offer.panel)
        assert "vote is over" in text_of(await trial.press(EMIL, accept))
        await trial.settle(1)
    assert (await trial.live(table)).names == ("Anna", "Bea")


async def test_others_are_replaced_by_vote(trial: Trial) -> None:
    """More than half of the others and the new user must want it; the seat's own user has no voice."""
    table = await trial.begun(ANNA, BEA, CEM, DIRK)
    assert "Emil has to accept" in await replace(trial, ANNA, table, EMIL, "Bea")
    vote = ballots(trial)[-1]
    assert "Shall Emil take over the seat of Bea?" in text_of(vote.panel)
    assert "Agreed: Anna (1 of 2)" in text_of(vote.panel)
    assert "no vote here" in await answer(trial, BEA, "agree", vote)
    assert "do not sit" in await answer(trial, EMIL, "agree", vote)
    assert "1 of 2 agrees" in await answer(trial, EMIL, "accept", vote)
    assert "accept" not in verbs_of(vote)
    assert "Emil now plays on seat 2" in await answer(trial, CEM, "agree", vote)
    assert (await trial.live(table)).names == ("Anna", "Emil", "Cem", "Dirk")


async def test_who_is_there_is_not_voted_out(trial: Trial) -> None:
    """A choice of their own, or their refusal, ends the vote on a user's seat; a choice of another does not."""
    table = await trial.begun(ANNA, BEA, CEM)
    await replace(trial, ANNA, table, EMIL, "2")
    await act(trial, ANNA, table)
    assert (await trial.live(table)).motions["replace-1"].outcome is None
    await act(trial, BEA, table)
    assert (await trial.live(table)).motions["replace-1"].outcome == "moot"
    await trial.settle(1)
    await replace(trial, ANNA, table, EMIL, "2")
    assert "Bea keeps seat 2" in await answer(trial, BEA, "refuse")
    assert (await trial.live(table)).names == ("Anna", "Bea", "Cem")


async def test_one_user_cannot_vote_another_out(trial: Trial) -> None:
    """At a table of two only a manager of the server can hand over the seat of a user who is there."""
    table = await trial.begun(ANNA, BEA)
    assert "too few players" in await replace(trial, ANNA, table, EMIL, "Bea")
    async with trial.store.write() as tx:
        live = await trial.live(table)
        await tx.tables.put_seat(dataclasses.replace(live.seats[1], computer="normal"))
    trial.service.registry.forget_all()
    assert "has to accept" in await replace(trial, ANNA, table, EMIL, "Bea")
    await answer(trial, EMIL, "accept")
    live = await trial.live(table)
    assert (live.names, live.seats[1].computer) == (("Anna", "Emil"), None)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_moderator_decides_at_once(trial: Trial, language: str) -> None:
    """The table is told, the new user briefed in the own language, or the table's if it is not known."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), language)
    await trial.begin(table, ANNA)
    given = await replace(trial, DIRK, table, EMIL, "Bea", manager=True)
    assert "Emil now plays on seat 2" in given
    assert (await trial.live(table)).names == ("Anna", "Emil")
    told = [text_of(message.panel) for message in trial.messenger.inside(PLACE)]
    assert {"en": "Emil now plays on seat 2.", "de": "Auf Platz 2 spielt jetzt Emil."}[language] in told[-1]
    assert WORDS[language] in text_of(trial.messenger.dms(EMIL)[0].panel)
    assert last_seen(trial, BEA) == []
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"


async def test_a_moderator_ends_an_open_vote(trial: Trial) -> None:
    """The word of a manager of the server is shown in the vote's own message."""
    table = await trial.begun(ANNA, BEA, CEM)
    await replace(trial, ANNA, table, EMIL, "Bea")
    vote, count = ballots(trial)[-1], len(trial.messenger.inside(PLACE))
    await replace(trial, FINN, table, DIRK, "Bea", manager=True)
    assert "Dirk now plays on seat 2" in text_of(vote.panel)
    assert len(trial.messenger.inside(PLACE)) == count
    assert (await trial.live(table)).names == ("Anna", "Dirk", "Cem")


async def test_a_computers_seat_is_taken_over(trial: Trial) -> None:
    """A user who wants to come in asks for it; one vote is enough if only one user is left."""
    table = await trial.begun(ANNA, BEA)
    await trial.leave(BEA, table)
    await trial.settle()
    assert "1 agree" in await replace(trial, EMIL, table, EMIL, "2")
    vote = ballots(trial)[-1]
    assert (vote.panel.pings, verbs_of(vote)) == ((ANNA,), ["agree", "refuse"])
    assert "Emil now plays" in await answer(trial, ANNA, "agree")
    live = await trial.live(table)
    assert (live.seats[1].user_id, live.seats[1].computer) == (EMIL, None)
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"


async def test_what_cannot_be_is_refused(trial: Trial) -> None:
    """Bots, strangers, who sits there already, unknown seats, foreigners, lobbies and ended games."""
    table = await trial.lobby(ANNA, BEA)
    assert "not begun" in await replace(trial, ANNA, table, EMIL)
    await trial.begin(table, ANNA)
    assert "is a bot" in await replace(trial, ANNA, table, invited(EMIL, bot=True))
    assert "not on this server" in await replace(trial, ANNA, table, invited(EMIL, member=False))
    assert "already seated" in await replace(trial, ANNA, table, BEA)
    assert "already seated" in await replace(trial, ANNA, table, ANNA)
    assert "already seated" in await replace(trial, DIRK, table, BEA, "1", manager=True)
    for seat in ("9", "-1", "", "x" * 60):
        picked = await trial.press(
            ANNA, ComponentId(table, "replace", value=seat), str(EMIL), named={EMIL: invited(EMIL)}
        )
        assert "I do not know this button" in text_of(picked)
    unnamed = await trial.press(ANNA, ComponentId(table, "replace", value="0"), str(EMIL))
    assert "I do not know this button" in text_of(unnamed)
    assert "do not sit" in await replace(trial, DIRK, table, EMIL, "Bea")
    assert "only on a server" in await replace(trial, ANNA, table, EMIL, guild_id=None)
    assert "cannot find table" in await replace(trial, DIRK, table, EMIL, "Bea", manager=True, guild_id=77)
    assert ballots(trial) == []
    await play_out(trial, table)
    assert "is over" in await replace(trial, ANNA, table, EMIL)


async def test_who_has_played_on_another_seat_is_refused(trial: Trial) -> None:
    """They know its hand; the seat that they had themselves they may take again."""
    table = await trial.begun(ANNA, BEA, CEM)
    await trial.leave(BEA, table)
    await trial.settle()
    assert "has played on another seat here" in await replace(trial, BEA, table, BEA, "3")
    assert "has played on another seat here" in await replace(trial, DIRK, table, BEA, "3", manager=True)
    assert "now plays" in await replace(trial, DIRK, table, BEA, "2", manager=True)


async def test_a_vote_of_the_former_user_does_not_count_for_the_new_one(trial: Trial) -> None:
    """What the seat wanted, its new user may not want; what it had proposed is over."""
    table = await trial.begun(ANNA, BEA, CEM)
    await to_next_phase(trial, table)
    await trial.commands.table_abandon(caller(BEA), table)
    await trial.commands.table_undo(caller(BEA), table)
    await replace(trial, FINN, table, EMIL, "Bea", manager=True)
    live = await trial.live(table)
    assert (live.motions["abandon"].votes, live.motions["abandon"].outcome) == ("[]", None)
    assert live.motions["undo"].outcome == "moot"


async def test_deleting_an_invited_user_leaves_no_trace(trial: Trial) -> None:
    """The offer is over and names nobody; the others play on."""
    table = await trial.begun(ANNA, BEA)
    await replace(trial, BEA, table, EMIL)
    offer = ballots(trial)[-1]
    assert "is deleted" in await delete_me(trial, EMIL)
    await trial.settle(5)
    assert await traces(trial, EMIL, "Emil") == []
    assert "Bea keeps seat 2" in text_of(offer.panel)
    assert not buttons(offer.panel)
    await act(trial, ANNA, table)


async def test_deleting_a_former_user_leaves_no_trace(trial: Trial) -> None:
    """Neither the seat's history nor a vote names them."""
    table = await trial.begun(ANNA, BEA, CEM)
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    await delete_me(trial, BEA)
    await trial.settle(5)
    assert await traces(trial, BEA, "Bea") == []
    assert (await trial.live(table)).names == ("Anna", "Emil", "Cem")


async def test_a_handover_outlives_a_restart(trial: Trial) -> None:
    """Messages pending when the process ended are delivered by the next, also the note to the former user."""
    table = await trial.begun(ANNA, BEA)
    trial.messenger.error = raising(ConnectionError(), ("edit", 100_000 + BEA), ("post", 100_000 + EMIL))
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    trial.messenger.error = lambda _method, _channel: None
    await trial.restart()
    for _ in range(4):
        await trial.settle(60)
    assert last_seen(trial, BEA) == []
    assert re.search("You now play", text_of(trial.messenger.dms(EMIL)[0].panel))
    assert (await trial.live(table)).seats[1].user_id == EMIL


async def test_the_briefing_tells_what_that_seat_saw(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its new user knows what the former one knew, and nothing that only another seat saw."""
    table = await trial.begun(ANNA, BEA)
    live = await trial.live(table)
    (entry,) = await trial.log(table)
    whispers = [Event("whisper", {}, seat, {"what": f"secret of {seat}"}, [seat]) for seat in (0, 1)]
    entries = [dataclasses.replace(entry, events=dump_events(whispers))]
    told = lambda event, viewer, *_words: str(event.seen_by(viewer).get("what", ""))  # noqa: E731 - shorter
    monkeypatch.setattr(type(live.game.voice), "event", staticmethod(told))
    text = text_of(ballots_.briefing(live, 1, entries, None, "", words("en", live.game.package)))
    assert "secret of 1" in text
    assert "secret of 0" not in text


async def test_a_hand_drawn_for_the_former_user_is_not_sent(trial: Trial) -> None:
    """A seat that changes hands while its direct message is being drawn: the former user gets no hand any more."""
    table = await trial.begun(ANNA, BEA)
    await replace(trial, BEA, table, EMIL)
    offer, shown, draw = ballots(trial)[-1], trial.messenger.shown, trial.service.pictures.hand
    for user in (ANNA, BEA):
        await act(trial, user, table, "a")

    async def drawn(table: Table, seat: int, *given: Any, **named: Any) -> Picture | None:
        if seat == 1 and table.seats[1].user_id == BEA:
            await trial.press(EMIL, press_of(offer.panel, "accept"))
            shown.clear()
        return await draw(table, seat, *given, **named)

    trial.service.pictures.hand = drawn  # type: ignore[method-assign]  # so that the seat changes hands meanwhile
    await trial.settle(5)
    assert (await trial.live(table)).seats[1].user_id == EMIL
    told = [text_of(panel) for channel, panel in shown if channel == 100_000 + BEA]
    assert told
    assert all("Emil now plays in your place" in text for text in told)
