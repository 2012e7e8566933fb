"""`/table undo`: at once where the kernel allows it, else with everybody's consent, behind luck and sealed choices."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.tables.core.table import Table, is_agreed, standing_entries
from bot.tables.finished.replays import record_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from bot.tables.stages.play import KEPT_SNAPSHOTS
from games.kernel.records import replay
from games.kernel.saving import dump_state, load_drawn
from games.kernel.state import State
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    FINN,
    PLACE,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
)
from tests.bot.tables.playing import act, boards, check_all, play_out, shows_board, to_next_phase
from tests.bot.tables.voting import answer, ballots, propose_undo
from tests.fifth_game import installed_beacons

SIX = (ANNA, BEA, CEM, DIRK, EMIL, FINN)


@pytest.fixture
async def beacons(trial: Trial) -> AsyncIterator[str]:
    """Begin the toy game for three."""
    with installed_beacons():
        yield await trial.begun(*SIX[:3], game="beacons")


def bare(state: State) -> bytes:
    """Dump a state without what never comes twice."""
    kept = (state.ask, state.phase)
    state.ask = state.phase = 0
    try:
        return dump_state(state)
    finally:
        state.ask, state.phase = kept


async def check_repeats(trial: Trial, table: str) -> None:
    """Check that the log, played again, leads to the state of the table, and the luck is where it was."""
    live, log = await trial.live(table), await trial.log(table)
    assert dump_state(replay(record_of(live, log, []), live.game).state) == dump_state(live.require_match().state)
    assert live.row.draws == sum(len(load_drawn(entry.drawn)) for entry in standing_entries(log))
    assert [entry.version for entry in log] == [entry.number + 1 for entry in log]


async def all_agree(trial: Trial, *users: int) -> None:
    """Agree to the newest vote."""
    vote = ballots(trial)[-1]
    for user in users:
        await answer(trial, user, "agree", vote)


async def test_a_revealed_round_is_taken_back(trial: Trial) -> None:
    """With the other's consent both choose again: state as before, new ask numbers and board, old panels done with."""
    table = await trial.begun(ANNA, BEA)
    before = (await trial.live(table)).require_match().state
    await to_next_phase(trial, table)
    after = await trial.live(table)
    assert "1 of 2" in await propose_undo(trial, ANNA, table)
    vote = ballots(trial)[-1]
    assert "Anna asks to take" in text_of(vote.panel)
    assert "2 decisions back: Anna, Bea." in text_of(vote.panel)
    assert (await trial.live(table)).row.version == after.row.version
    dms = [trial.messenger.dms(user)[-1] for user in (ANNA, BEA)]
    assert "is taken back" in await answer(trial, BEA, "agree")
    live = await trial.live(table)
    assert bare(live.require_match().state) == bare(before)
    assert live.require_match().state.ask > after.require_match().state.ask
    assert live.waiting_seats() == (0, 1)
    assert ballots(trial) == []
    assert "Everybody has agreed" in text_of(vote.panel)
    told = boards(trial, PLACE)
    assert "taken back with everybody's consent. The game goes on" in told[-1]
    assert "what this shows no longer counts" in told[-2]
    assert "no longer counts" not in told[-3]
    for message in dms:
        assert message not in trial.messenger.messages.values()
    await check_repeats(trial, table)
    await play_out(trial, table)
    await trial.settle(5)
    assert (await trial.live(table)).row.stage == "ended"
    await check_repeats(trial, table)
    check_all(trial)


async def test_stale_presses_stay_stale(trial: Trial) -> None:
    """A button for the choice that was taken back, or one made after it, is over; so is a doubled consent."""
    table = await trial.begun(ANNA, BEA)
    first = (await trial.live(table)).require_match().state.ask
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    press = (
        next(press_of(panel, "choose") for _ in "1")
        if _has_choice(panel)
        else ComponentId(table, "choose", 0, first, "1L")
    )
    await to_next_phase(trial, table)
    second = (await trial.live(table)).require_match().state.ask
    await propose_undo(trial, ANNA, table)
    vote = ballots(trial)[-1].panel
    await all_agree(trial, BEA)
    version = (await trial.live(table)).row.version
    for stale in (
        press,
        ComponentId(table, "choose", 0, first, press.value),
        ComponentId(table, "choose", 0, second, "1L"),
    ):
        assert "That decision is over" in text_of(await trial.press(ANNA, stale))
    assert "vote is over" in text_of(await trial.press(BEA, press_of(vote, "agree")))
    assert (await trial.live(table)).row.version == version


def _has_choice(panel: Panel) -> bool:
    return any("|choose|" in button.id for button in buttons(panel))


async def test_the_same_luck_comes_again(trial: Trial) -> None:
    """A deck that was reshuffled after a choice has the same order after the choice was taken back and repeated."""
    with installed_beacons():
        table = await trial.begun(*SIX, game="beacons")
        made: list[tuple[int, str]] = []
        while not made or not load_drawn((await trial.log(table))[-1].drawn):
            live = await trial.live(table)
            await act(trial, live.seats[live.waiting_seats()[0]].user_id or 0, table)
            last = (await trial.log(table))[-1]
            made.append((last.seat, last.choice))
        await trial.settle()
        drawn, live = (await trial.log(table))[-1].drawn, await trial.live(table)
        proposer = made[-1][0]
        await propose_undo(trial, SIX[proposer], table)
        await all_agree(trial, *(user for user in SIX if user != SIX[proposer]))
        back = await trial.live(table)
        assert back.row.draws == live.row.draws - 1 == back.require_match().draws
        while (await trial.live(table)).row.draws < live.row.draws:
            now = await trial.live(table)
            repeated = _same(now, made)
            await trial.commands.move(caller(SIX[repeated[0]]), repeated[1], table)
            await trial.settle()
        assert (await trial.log(table))[-1].drawn == drawn
        assert bare((await trial.live(table)).require_match().state) == bare(live.require_match().state)
        await check_repeats(trial, table)


def _same(live: Table, made: list[tuple[int, str]]) -> tuple[int, str]:
    """Find what a waiting seat chose the last time."""
    seat = live.waiting_seats()[0]
    return next(each for each in reversed(made) if each[0] == seat)


async def test_what_is_sealed_is_not_told_and_falls_too(trial: Trial, beacons: str) -> None:
    """The proposal counts a changed choice once and names no sealed one; all of the ask choose again."""
    await to_next_phase(trial, beacons)
    while len((await trial.live(beacons)).asked_seats()) < 3:
        await to_next_phase(trial, beacons)
    live = await trial.live(beacons)
    cem = live.game.rules.asked(live.require_match().state)[2].offered()
    for choice in (*cem, *cem):
        await trial.commands.move(caller(CEM), choice, beacons)
    await trial.settle(5)
    await propose_undo(trial, ANNA, beacons)
    text = text_of(ballots(trial)[-1].panel)
    assert "locked in now is dropped as well: Cem" in text
    assert all(choice not in text.partition("dropped")[2] for choice in cem)
    assert "Cem (2)" not in text
    ask = (await trial.live(beacons)).require_match().state.ask
    await all_agree(trial, BEA, CEM)
    live = await trial.live(beacons)
    assert (live.require_match().state.given, live.require_match().state.ask) == ({}, ask + 1)
    await check_repeats(trial, beacons)


async def test_a_card_given_in_secret_is_not_told(trial: Trial, beacons: str) -> None:
    """The proposal tells of past choices only what everybody saw."""
    for _ in range(60):
        live = await trial.live(beacons)
        seat, section = live.waiting_seats()[0], live.require_match().state.section
        await act(trial, live.seats[seat].user_id or 0, beacons, "c")
        await trial.settle()
        if section == "give":
            break
    given = [entry for entry in await trial.log(beacons) if entry.seat == seat][-1].choice
    await propose_undo(trial, SIX[seat], beacons)
    text = text_of(ballots(trial)[-1].panel)
    assert "one decision back" in text
    assert given not in text


async def test_two_ways_back_in_a_row(trial: Trial) -> None:
    """Each goes one own choice further; what was taken back is not counted again."""
    table = await trial.begun(ANNA, BEA)
    states = []
    for _ in range(3):
        states.append((await trial.live(table)).require_match().state)
        await to_next_phase(trial, table)
        while len((await trial.live(table)).waiting_seats()) < 2:
            await to_next_phase(trial, table)
    for state in reversed(states):
        own = [entry for entry in standing_entries(await trial.log(table)) if entry.seat == 0]
        while own[-1].ask != state.ask:  # a choice of the same round that only one was asked for
            await propose_undo(trial, ANNA, table)
            await all_agree(trial, BEA)
            own = [entry for entry in standing_entries(await trial.log(table)) if entry.seat == 0]
        await propose_undo(trial, ANNA, table)
        await all_agree(trial, BEA)
        assert bare((await trial.live(table)).require_match().state) == bare(state)
        await check_repeats(trial, table)
    assert "chosen nothing yet" in await propose_undo(trial, ANNA, table)
    await play_out(trial, table)
    await check_repeats(trial, table)


async def test_a_restart_in_the_middle_changes_nothing(trial: Trial) -> None:
    """The proposal, the votes and the way back outlive it, and so does what may not be taken back alone."""
    table = await trial.begun(ANNA, BEA, CEM)
    before = (await trial.live(table)).require_match().state
    await to_next_phase(trial, table)
    await propose_undo(trial, ANNA, table)
    await all_agree(trial, BEA)
    await trial.restart()
    await all_agree(trial, CEM)
    assert bare((await trial.live(table)).require_match().state) == bare(before)
    await trial.restart()
    live = await trial.live(table)
    assert (live.require_match().past, live.waiting_seats()) == ([], (0, 1, 2))
    assert sum(map(is_agreed, await trial.log(table))) == 3
    await check_repeats(trial, table)
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"
    await check_repeats(trial, table)


@pytest.mark.parametrize(("locale", "said"), [("en-US", "Somebody has refused"), ("de", "Jemand hat abgelehnt")])
async def test_anybody_may_refuse(trial: Trial, locale: str, said: str) -> None:
    """One refusal ends it; the choice stands, and the message says so."""
    table = await trial.begun(ANNA, BEA, CEM)
    await to_next_phase(trial, table)
    version = (await trial.live(table)).row.version
    await propose_undo(trial, ANNA, table)
    vote = ballots(trial)[-1]
    assert "already voting" in await propose_undo(trial, BEA, table)
    assert "do not sit" in await answer(trial, DIRK, "agree", vote)
    assert "comes to nothing" in await answer(trial, DIRK, "refuse", vote)
    assert "2 of 3 agree" in await answer(trial, BEA, "agree", vote)
    press = press_of(vote.panel, "agree")
    assert said in await answer(trial, CEM, "refuse", vote, locale=locale)
    assert "Somebody has refused" in text_of(vote.panel)
    assert not buttons(vote.panel)
    assert "vote is over" in text_of(await trial.press(CEM, press))
    assert (await trial.live(table)).row.version == version


async def test_a_press_for_an_earlier_proposal_does_not_count_for_the_next(trial: Trial) -> None:
    """Its buttons are those of another vote."""
    table = await trial.begun(ANNA, BEA, CEM)
    await to_next_phase(trial, table)
    await propose_undo(trial, ANNA, table)
    press = press_of(ballots(trial)[-1].panel, "agree")
    await answer(trial, CEM, "refuse")
    await trial.settle(1)
    await propose_undo(trial, ANNA, table)
    assert "vote is over" in text_of(await trial.press(BEA, press))
    assert (await trial.live(table)).motions["undo"].votes == "[0]"


async def test_a_proposal_ends_when_the_game_goes_on(trial: Trial) -> None:
    """After the next reveal, users would agree to more than was said."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    await propose_undo(trial, ANNA, table)
    vote = ballots(trial)[-1]
    await to_next_phase(trial, table)
    assert "The game has gone on" in text_of(vote.panel)
    assert not ballots(trial)


async def test_leaving_ends_an_own_proposal_and_decides_another(trial: Trial) -> None:
    """Computers are never asked; a user who has left has no say, and nothing left to take back."""
    table = await trial.begun(ANNA, BEA, CEM)
    await to_next_phase(trial, table)
    await propose_undo(trial, BEA, table)
    await trial.leave(BEA, table)
    assert (await trial.live(table)).motions["undo"].outcome == "moot"
    await trial.settle()
    await to_next_phase(trial, table)
    await propose_undo(trial, ANNA, table)
    await trial.leave(CEM, table)
    await trial.settle()
    live = await trial.live(table)
    assert live.motions["undo"].outcome == "passed"
    assert 0 in live.waiting_seats()
    await check_repeats(trial, table)


async def test_who_plays_against_computers_asks_nobody(trial: Trial) -> None:
    """The only user takes back at once, and the computers choose again."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.begin(table, ANNA)
    await act(trial, ANNA, table)
    await trial.settle()
    ask = (await trial.live(table)).require_match().state.ask
    assert "is taken back" in await propose_undo(trial, ANNA, table)
    live = await trial.live(table)
    assert live.require_match().state.ask == ask + 1
    assert 0 in live.waiting_seats()
    await check_repeats(trial, table)
    await play_out(trial, table)
    assert (await trial.live(table)).row.stage == "ended"


async def test_what_can_still_be_changed_is_not_taken_back(trial: Trial) -> None:
    """A sealed choice that is still open is changed, by its panel."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    assert "still open" in await propose_undo(trial, ANNA, table)
    assert not ballots(trial)


async def test_what_the_kernel_allows_is_taken_back_at_once(trial: Trial, beacons: str) -> None:
    """No vote is needed where nothing was shown since."""
    for _ in range(200):
        live = await trial.live(beacons)
        seat = live.waiting_seats()[0]
        await act(trial, live.seats[seat].user_id or 0, beacons, "c")
        await trial.settle()
        if (await trial.live(beacons)).require_match().can_undo(seat):
            break
    assert "Taken back." in await propose_undo(trial, SIX[seat], beacons)
    assert not ballots(trial)


async def test_what_is_too_long_ago_stays(trial: Trial) -> None:
    """Only what is kept can be gone back to; the answer says how far that is."""
    with installed_beacons():
        table = await trial.begun(*SIX, game="beacons")
        await to_next_phase(trial, table)
        while len((await trial.live(table)).asked_seats()) < 6:
            await to_next_phase(trial, table)
        first = standing_entries(await trial.log(table))[1]
        for count in range(KEPT_SNAPSHOTS + 6):
            live = await trial.live(table)
            offers = live.game.rules.asked(live.require_match().state)[5].offered()
            await trial.commands.move(caller(FINN), offers[count % 2], table)
        given = (await trial.live(table)).require_match().state.given
        seat = next(seat for seat in range(5) if seat not in given)
        assert first.version < (await trial.live(table)).row.version - KEPT_SNAPSHOTS
        assert "too long ago: at most 20" in await propose_undo(trial, SIX[seat], table)


async def test_no_undo_at_a_table_that_is_over(trial: Trial) -> None:
    """An end is final."""
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    assert "is over" in await propose_undo(trial, ANNA, table)


async def test_boards_in_german(trial: Trial) -> None:
    """Proposal, outcome and boards speak the table's language."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.begin(table, ANNA)
    await to_next_phase(trial, table)
    await propose_undo(trial, ANNA, table)
    vote = ballots(trial)[-1]
    assert "Anna möchte die letzte eigene Wahl zurücknehmen" in text_of(vote.panel)
    assert "Damit werden 2 Entscheidungen zurückgenommen: Anna, Bea" in text_of(vote.panel)
    await all_agree(trial, BEA)
    assert "Alle sind einverstanden" in text_of(vote.panel)
    told = [text_of(message.panel) for message in trial.messenger.inside(PLACE) if shows_board(message.panel)]
    assert "Von hier geht es weiter" in told[-1]
    assert "gilt nicht mehr" in told[-2]
    check_all(trial)
