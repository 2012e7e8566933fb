"""Sealed choices and bad presses: what stands, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import asyncio
import random
import warnings

import pytest
from sqlalchemy import update

from bot.tables.core.outbox import Outbox
from bot.tables.core.people import People
from bot.tables.core.registry import Registry
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId, parse
from games.kernel.ask import Pick
from games.kernel.words import Words
from games.tallinn.state import Tallinn
from storage.errors import DatabaseFailed, VersionConflict
from storage.log import LogWrites
from storage.outbox import OutboxWrites
from storage.schema import entries
from storage.session import Session
from storage.tables import TableWrites
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act, choose_on, offered, play_on, state_of
from tests.fifth_game import installed_beacons
from tests.waiting import until

FOREIGN = 99


async def choices(trial: Trial, user: int, table: str) -> list[ComponentId]:
    """List the presses that a user is offered."""
    answer = await trial.press(user, ComponentId(table, "move"))
    assert answer.panel
    return offered(answer.panel)


async def state(trial: Trial, table: str) -> tuple[object, ...]:
    """Take all of a table that a choice may change."""
    await trial.settle()
    live = await trial.live(table)
    entries = await trial.log(table)
    return live.row, live.require_match().state, entries, await trial.outbox(table)


async def version_of(trial: Trial, table: str) -> int:
    """Return the version of a table that stands in the store."""
    async with trial.store.read() as tx:
        row = await tx.tables.get(table)
    assert row is not None
    return row.version


async def test_a_sealed_choice_may_be_changed(trial: Trial) -> None:
    """Until the last has chosen, the newest choice of each seat counts."""
    table = await trial.begun(ANNA, BEA)
    first, second = (await choices(trial, ANNA, table))[:2]
    assert "Locked in: " in text_of(await trial.press(ANNA, first))
    answer = await trial.press(ANNA, second)
    assert second.value in text_of(answer)
    opened = panel_of(await trial.press(ANNA, press_of(panel_of(answer), "change")))
    assert [button.id for button in buttons(opened) if button.style == "success"] == [second.id]
    await trial.press(BEA, (await choices(trial, BEA, table))[0])
    assert state_of(await trial.live(table), Tallinn).fresh[0] == second.value


async def test_a_repeated_press_is_success(trial: Trial) -> None:
    """The same press again says the same, before and after the reveal, and writes nothing."""
    table = await trial.begun(ANNA, BEA)
    mine = (await choices(trial, ANNA, table))[0]
    said = text_of(await trial.press(ANNA, mine))
    before = await state(trial, table)
    assert text_of(await trial.press(ANNA, mine)) == said
    assert await state(trial, table) == before
    await trial.press(BEA, (await choices(trial, BEA, table))[0])
    before = await state(trial, table)
    assert f"You: {mine.value}" in text_of(await trial.press(ANNA, mine))
    assert await state(trial, table) == before


async def test_a_late_change_is_told_what_counted(trial: Trial) -> None:
    """A change after the reveal is refused, names the choice that counted, and shows what is asked now."""
    table = await trial.begun(ANNA, BEA)
    first, second = (await choices(trial, ANNA, table))[:2]
    await trial.press(ANNA, first)
    await trial.press(BEA, (await choices(trial, BEA, table))[0])
    before = await state(trial, table)
    answer = await trial.press(ANNA, second)
    assert f"over; **{first.value}" in text_of(answer)
    assert await state(trial, table) == before


async def turn(trial: Trial, table: str) -> tuple[int, str]:
    """Let the only user who is asked choose until another one is; return that user, and the last answer."""
    live = await trial.live(table)
    (seat,), told = live.waiting_seats(), ""
    user = live.seats[seat].user_id or 0
    while seat in (await trial.live(table)).waiting_seats():
        told = text_of(await act(trial, user, table))
        await trial.settle()
    return user, told


async def test_who_waits_still_reads_what_they_chose(trial: Trial) -> None:
    """The edit that follows the answer repeats it on the own direct message; others read nothing of it there."""
    table = await trial.begun(ANNA, BEA, game="ulm")
    first, told = await turn(trial, table)
    (line,) = [line for line in told.splitlines() if line.startswith("-# You: ")]
    waiting = text_of(trial.messenger.dms(first)[-1].panel)
    assert line in waiting
    assert "nothing to decide right now" in waiting
    assert line not in "".join(text_of(message.panel) for message in trial.messenger.dms(ANNA + BEA - first))
    second, _ = await turn(trial, table)
    assert "You: " not in text_of(trial.messenger.dms(first)[-1].panel)
    assert "You: " in text_of(trial.messenger.dms(second)[-1].panel)


async def test_a_table_keeps_no_log_in_memory(trial: Trial) -> None:
    """What was chosen is in the database; a table that is held for months would grow with every choice."""
    table = await trial.begun(ANNA, BEA, game="tinker_tailor")
    for _ in range(3):
        await turn(trial, table)
    assert (await trial.live(table)).require_match().log == []


async def test_who_opens_all_choices_reads_the_own_once(trial: Trial) -> None:
    """If the own choice stands among those that it has opened, no note repeats it."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    told = text_of(await act(trial, BEA, table))
    assert told.count("Bea plays") <= 1
    assert "You: " not in told


async def test_who_waits_does_not_read_what_a_stand_in_chose(trial: Trial) -> None:
    """It is not told as the user's own choice."""
    table = await trial.begun(ANNA, BEA, game="ulm")
    first, _ = await turn(trial, table)
    live = await trial.live(table)
    async with trial.store.write() as tx:
        await tx.log._session.run(update(entries).values(stand_in=True))
        await Outbox(tx, live, trial.clock.now()).enqueue_choice("sync", live.seat_of(first) or 0)
    await trial.settle()
    assert "You: " not in text_of(trial.messenger.dms(first)[-1].panel)
    assert "nothing to decide right now" in text_of(trial.messenger.dms(first)[-1].panel)


async def test_late_presses_after_the_end(trial: Trial) -> None:
    """Also when the game is over, the last choice's repetition is success, and a change is told what counted."""
    table = await trial.begun(ANNA, BEA)
    last: dict[int, ComponentId] = {}
    while seats := (await trial.live(table)).waiting_seats():
        user = (ANNA, BEA)[seats[0]]
        last[user] = random.Random(1).choice(await choices(trial, user, table))
        await trial.press(user, last[user])
    live = await trial.live(table)
    assert live.row.stage == "ended"
    latest = max(last.values(), key=lambda press: press.ask or 0)
    user = next(user for user, press in last.items() if press == latest)
    assert "You: " in text_of(await trial.press(user, latest))
    other = ComponentId(table, "choose", latest.seat, latest.ask, "none" if latest.value != "none" else "row 1")
    assert "over; **" in text_of(await trial.press(user, other))
    assert "is over" in text_of(await trial.press(user, ComponentId(table, "choose", latest.seat, 999, "none")))


async def test_parts_in_another_order_are_the_same_choice(trial: Trial) -> None:
    """A doubled select press counts as repeated, in whatever order Discord names its values."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        for _ in range(40):
            live = await trial.live(table)
            user = (ANNA, BEA)[live.waiting_seats()[0]]
            panel = (await trial.press(user, ComponentId(table, "move"))).panel
            assert panel
            state, seat = live.require_match().state, live.waiting_seats()[0]
            shape = live.game.rules.asked(state)[seat].shape
            if isinstance(shape, Pick) and shape.most > 1 and len(set(shape.items)) > 1:
                values = list(dict.fromkeys(shape.items))[:2]
                press = ComponentId(table, "pick", seat, live.shown_ask(state.ask))
                await trial.press(user, press, *values)
                answer = await trial.press(user, press, *reversed(values))
                assert "You: " in text_of(answer)
                return
            await choose_on(trial, user, panel, random.Random(3))
        raise AssertionError("the game never asked for several cards")


@pytest.mark.parametrize(
    "press",
    [
        ComponentId("T1", "choose", 1, 1, "1L"),
        ComponentId("T1", "choose", 0, 7, "1L"),
        ComponentId("T1", "choose", None, 1, "1L"),
        ComponentId("T1", "choose", 0, None, "1L"),
        ComponentId("T1", "choose", 0, 1, ""),
        ComponentId("T1", "choose", 0, 1, "no such card"),
        ComponentId("T1", "choose", 0, 1, "{ $who } **x** \n\x00"),
        ComponentId("T1", "choose", 0, 1, "x" * 80),
        ComponentId("T1", "choose", 99, 999999, "1L"),
        ComponentId("T1", "pick", 0, 1, "0"),
        ComponentId("T1", "form", 0, 3),
        ComponentId("T1", "form", 1, 1),
        ComponentId("T1", "submit", 0, 1),
        ComponentId("T1", "no_such_verb", 0, 1),
        ComponentId("", "move"),
        ComponentId("ZZZZ", "choose", 0, 1, "1L"),
        ComponentId("T9", "join"),
        ComponentId("", ""),
    ],
    ids=lambda press: press.id[2:40],
)
async def test_forged_ids_change_nothing(trial: Trial, press: ComponentId) -> None:
    """Another seat, ask, table, verb or value than offered is answered in private, and changes nothing."""
    table = await trial.begun(ANNA, BEA)
    before = await state(trial, table)
    answer = await trial.press(ANNA, press)
    assert answer.panel
    assert not answer.public
    assert text_of(answer)
    assert await state(trial, table) == before


@pytest.mark.parametrize(
    "text",
    ["", "k", "k|T1|move", "x|T1|move|||", "k|T1|MOVE|||", "k|T1|move|-1||", "k|t1|move|||", "k|T1|move|||" + "~" * 3],
)
def test_ids_that_are_not_ours_are_not_read(text: str) -> None:
    """What does not follow our pattern is no press."""
    assert parse(text) is None


@pytest.mark.parametrize("value", ["", "7R", "row 7", "wood:2+stone:1", "ä|ö", "a" * 60])
def test_ids_are_read_as_written(value: str) -> None:
    """Every press survives being written and read, with a token and without."""
    for token in ("", "ABCDEFGH2345"):
        press = ComponentId("K7Q2", "choose", 3, 123456, value, token)
        assert parse(press.id) == press
        assert len(press.id) <= 100


async def test_unreadable_ids_and_failures_are_answered(trial: Trial) -> None:
    """An id that is not ours and an unexpected error have friendly answers in the user's language."""
    assert "do not know this button" in text_of(await trial.dispatcher.answer_unknown(caller(ANNA)))
    assert "ging etwas schief" in text_of(await trial.dispatcher.answer_failure(caller(ANNA, locale="de")))


async def test_nothing_is_begun_for_whom_the_store_does_not_tell(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press or a command that fails at once has left no work behind, of which Python would warn."""

    async def fail(_self: People, _caller: Caller) -> Words:
        raise DatabaseFailed

    monkeypatch.setattr(People, "meet", fail)
    for answer in (
        trial.commands.play(caller(ANNA), "tallinn"),
        trial.commands.about(caller(ANNA)),
        trial.dispatcher.submit(caller(ANNA), ComponentId("K7Q2", "submit"), {}),
    ):
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            with pytest.raises(DatabaseFailed):
                await answer
        assert warned == []


async def test_foreign_users_are_told_so(trial: Trial) -> None:
    """A user who does not sit here cannot choose or see a hand; one of another server finds no such table."""
    table = await trial.begun(ANNA, BEA)
    mine = (await choices(trial, ANNA, table))[0]
    for press in (mine, ComponentId(table, "move"), ComponentId(table, "hand"), ComponentId(table, "abandon")):
        assert "do not sit" in text_of(await trial.press(CEM, press))
    for press in (mine, ComponentId(table, "text"), ComponentId(table, "join")):
        assert "cannot find table" in text_of(await trial.press(CEM, press, guild_id=FOREIGN))
        assert "cannot find table" in text_of(await trial.press(CEM, press, guild_id=None))
    assert "cannot find table" in text_of(await trial.commands.board(caller(CEM, guild_id=FOREIGN), table))
    assert "belongs to another seat" in text_of(await trial.press(BEA, mine))


async def test_a_form_of_another_seat_or_ask_is_not_opened(trial: Trial) -> None:
    """A form is opened for the seat that is asked, and its submit is checked again."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        assert "another seat" in text_of(await trial.press(ANNA, ComponentId(table, "form", 1, 1)))
        assert "That decision is over" in text_of(await trial.press(ANNA, ComponentId(table, "form", 0, 77)))
        answer = await trial.submit(ANNA, ComponentId(table, "submit", 1, 1), {"typed": ("ash1",)})
        assert "another seat" in text_of(answer)
        wrong: list[dict[str, tuple[str, ...]]]
        wrong = [{}, {"typed": ()}, {"share:ash": ("x",)}, {"place:0": ("nothing",)}, {"other": ("1",)}]
        for fields in wrong:
            answer = await trial.submit(ANNA, ComponentId(table, "submit", 0, 1), fields)
            assert "not offered" in text_of(answer)


FAILURES = [(TableWrites, "advance"), (LogWrites, "append"), (LogWrites, "put_snapshot"), (OutboxWrites, "add")]


@pytest.mark.parametrize(("part", "method"), FAILURES, ids=lambda value: str(value)[-20:])
@pytest.mark.parametrize("error", [DatabaseFailed("no"), asyncio.CancelledError()], ids=["failed", "cancelled"])
async def test_a_choice_is_one_transaction(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, part: type, method: str, error: BaseException
) -> None:
    """If anything of it fails, nothing of a choice stands, and the next press works."""
    table = await trial.begun(ANNA, BEA)
    mine = (await choices(trial, ANNA, table))[0]
    before = await state(trial, table)

    async def fails(*_args: object, **_fields: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(part, method, fails)
        with pytest.raises(type(error)):
            await trial.press(ANNA, mine)
    assert await state(trial, table) == before
    assert "Locked in" in text_of(await trial.press(ANNA, mine))


async def test_another_version_in_the_store_wins(trial: Trial) -> None:
    """If the store is ahead of what is held, the choice is refused and the table reread."""
    table = await trial.begun(ANNA, BEA)
    mine = (await choices(trial, ANNA, table))[0]
    async with trial.service.registry.table(table) as live:
        held = live.require_match()
    held.version += 5
    with pytest.raises(VersionConflict):
        await trial.press(ANNA, mine)
    assert "Locked in" in text_of(await trial.press(ANNA, mine))
    assert (await trial.live(table)).row.version == 2


async def test_a_cancelled_press_after_its_commit_stands(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice whose task is cancelled while it commits counts, and goes on without another press."""
    table = await trial.begun(ANNA, BEA)
    mine, theirs = (await choices(trial, ANNA, table))[0], (await choices(trial, BEA, table))[0]
    await trial.press(ANNA, mine)
    await trial.settle(5)
    boards, before = len(trial.messenger.inside(4000)), await version_of(trial, table)
    kind = type(trial.store._engine.writing())
    commit = kind.commit

    async def slow(session: Session) -> None:
        await commit(session)
        if await version_of(trial, table) > before:  # others commit too
            task.cancel()

    with monkeypatch.context() as patch:
        patch.setattr(kind, "commit", slow)
        task = asyncio.create_task(trial.press(BEA, theirs))
        with pytest.raises(asyncio.CancelledError):
            await task
    await until(lambda: len(trial.messenger.inside(4000)) == boards + 1)  # without a poke by the test
    assert "You: " in text_of(await trial.press(BEA, theirs))


async def test_choices_at_the_same_moment(trial: Trial) -> None:
    """Two seats that press at once both count, and so do two presses of one seat, one after the other."""
    table = await trial.begun(ANNA, BEA)
    a, b = await choices(trial, ANNA, table), await choices(trial, BEA, table)
    await asyncio.gather(*(trial.press(ANNA, press) for press in a), trial.press(BEA, b[0]))
    live = await trial.live(table)
    assert state_of(live, Tallinn).fresh[1] == b[0].value
    assert state_of(live, Tallinn).fresh[0] in [press.value for press in a]


async def test_a_locked_table_blocks_no_other(trial: Trial) -> None:
    """While one table is held, another answers."""
    first, second = await trial.begun(ANNA, BEA), await trial.begun(ANNA, BEA)
    async with trial.service.registry.table(first):
        assert "Locked in" in text_of(await trial.press(ANNA, (await choices(trial, ANNA, second))[0]))


async def test_tables_beyond_memory_are_read_anew(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was dropped from memory goes on where it stood."""
    monkeypatch.setattr("bot.tables.core.registry.KEPT_TABLES", 1)
    tables = [await trial.begun(ANNA, BEA) for _ in range(3)]
    for _ in range(2):
        for table in tables:
            await play_on(trial, table, most=2)
    registry: Registry = trial.service.registry
    assert len(registry._tables) == 1
    assert {(await trial.live(table)).row.version for table in tables} <= {5, 6}
