"""Since you last looked: what a panel begins with, what is folded, and what it never tells."""

from __future__ import annotations

import pytest

from bot.tables.core.looks import Look, look_back
from bot.tables.messages.laid import FEW_NEWS, NEWS
from bot.tables.messages.since import LINE, newest, since_lines, small, story
from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.play import KEPT_SNAPSHOTS
from games.kernel.icons import without_icons
from games.kernel.visibility import view
from render.jobs import Drawn, Job
from tests.bot.tables.counting import counted
from tests.bot.tables.doubles import ANNA, BEA, CEM, EMIL, Trial, caller, panel_of, press_of, presses, text_of
from tests.bot.tables.playing import act, check_limits, play_on, to_next_phase, until_undoable
from tests.bot.tables.timing import missing, paced
from tests.bot.tables.voting import answer, replace
from tests.fifth_game import installed_beacons


async def look_of_seat(trial: Trial, table: str, seat: int) -> Look:
    """Look back for a seat's user."""
    live = await trial.live(table)
    async with trial.store.read() as tx:
        return await look_back(tx, live, seat)


async def lines_of(trial: Trial, table: str, seat: int) -> list[str]:
    """Say what a seat's user has not seen."""
    live, look = await trial.live(table), await look_of_seat(trial, table, seat)
    texts = await trial.dispatcher.context.words(caller(live.seats[seat].user_id or 0), live)
    return since_lines(live, seat, look, texts)


def test_a_line_of_news_takes_one_line_of_a_phone() -> None:
    """Icons that would break it are left out, and only what is longer still is cut."""
    few, many = "[[a]] " + "x" * (LINE - 2), "[[a]] " * 3 + "x" * (LINE - 2)
    assert small([few, many, "y" * (LINE + 1)]).splitlines() == [
        f"-# {few}",
        f"-# {'x' * (LINE - 2)}",
        f"-# {'y' * (LINE - 1)}…",
    ]


async def test_a_panel_begins_with_what_has_happened(trial: Trial) -> None:
    """Direct message, *Your move* and the answer that closes a simultaneous choice; a sealed choice tells nothing."""
    table = await trial.begun(ANNA, BEA)
    first = trial.messenger.dms(ANNA)[-1].panel
    assert " plays " not in text_of(first)
    sealed = await act(trial, BEA, table)
    assert " plays " not in text_of(sealed)
    assert " plays " not in text_of(await trial.press(ANNA, ComponentId(table, "move")))
    closing = panel_of(await act(trial, ANNA, table))
    await trial.settle(5)
    looked = panel_of(await trial.press(BEA, ComponentId(table, "move")))
    for panel in (closing, trial.messenger.dms(ANNA)[-1].panel, trial.messenger.dms(BEA)[-1].panel, looked):
        context, news, *_ = panel.text
        assert context.startswith("-# [Tallinn T1](")
        assert all(line.startswith("-# ") for line in news.splitlines())
        is_asked = bool(presses(panel, "chapter"))
        assert len(news.splitlines()) == (FEW_NEWS if is_asked else NEWS)


@pytest.mark.sqlite  # over PostgreSQL it is also read whether other processes have changed anything
async def test_a_look_writes_nothing_and_reads_once(trial: Trial) -> None:
    """The state to compare with is the snapshot that the choice has stored anyway (`test_costs` counts a choice)."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    with counted() as cost:
        await trial.press(ANNA, ComponentId(table, "since", 0))
    assert (cost.writes, cost.reads) == (0, 1)


async def test_the_state_that_a_user_left_is_kept(trial: Trial) -> None:
    """However many choices others make meanwhile, and after a restart."""
    table = await trial.begun(ANNA, BEA, game="ulm")
    for _ in range(3 * KEPT_SNAPSHOTS):
        await play_on(trial, table, most=1)
    live = await trial.live(table)
    for seat in (0, 1):
        look = await look_of_seat(trial, table, seat)
        async with trial.store.read() as tx:
            assert await tx.log.snapshot(table, look.version) is not None
    async with trial.store.read() as tx:
        kept = [version for version in range(live.row.version + 1) if await tx.log.snapshot(table, version)]
    assert len(kept) <= 2 * KEPT_SNAPSHOTS + 4


async def test_what_was_taken_back_is_left_out(trial: Trial) -> None:
    """After taking a choice back, users see again what was new before it, and nobody hears of the choice."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, CEM, game="beacons")
        user = await until_undoable(trial, table)
        live = await trial.live(table)
        seat = live.seat_of(user) or 0
        made = await look_of_seat(trial, table, seat)
        await trial.press(user, press_of(panel_of(await trial.press(user, ComponentId(table, "move"))), "undo"))
        before = await look_of_seat(trial, table, seat)
        assert before.version < made.version
        assert made.entries[0] not in before.entries
        for other in {0, 1, 2} - {seat}:
            assert made.entries[0] not in (await look_of_seat(trial, table, other)).entries


async def test_a_stand_ins_choices_are_not_the_users(trial: Trial) -> None:
    """They are told among what has happened."""
    table = await paced(trial, "3h", ANNA, BEA)
    await act(trial, ANNA, table)
    await missing(trial, table, 2)
    assert (await look_of_seat(trial, table, 1)).chosen is False
    lines = await lines_of(trial, table, 1)
    assert sum("A computer decided for Bea" in line or "decided" in line for line in lines) == 2
    assert any(line.startswith("[[seat2]] Bea plays") for line in lines)


async def test_a_new_holder_begins_with_the_briefing(trial: Trial) -> None:
    """Nothing of the former user's time is told again, and what follows is "so far" until their first choice."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    assert await lines_of(trial, table, 1) == []
    await trial.settle(5)
    assert "You now play on seat 2" in text_of(trial.messenger.dms(EMIL)[0].panel)
    look = await look_of_seat(trial, table, 1)
    assert (look.chosen, look.entries) == (False, ())


async def test_the_newest_lines_stand_on_the_question(trial: Trial) -> None:
    """Two at most, in small type, none longer than a line of a phone; an old button still brings all of them."""
    table = await trial.begun(ANNA, BEA, CEM, game="ulm")
    while len(lines := await lines_of(trial, table, 2)) <= 8:
        await play_on(trial, table, most=1)
    await trial.settle(5)
    panel = panel_of(await trial.press(CEM, ComponentId(table, "move"), locale="de"))
    news = panel.text[1].splitlines()
    assert len(news) == 2
    assert all(line.startswith("-# ") and len(without_icons(line).replace("**", "")) <= LINE + 3 for line in news)
    whole = await trial.press(CEM, ComponentId(table, "since", 2), locale="de")
    assert not whole.update
    assert len(text_of(whole).splitlines()) >= len(lines) + 2


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
async def test_nothing_is_told_that_the_seat_did_not_see(trial: Trial, game: str) -> None:
    """Each line is one of the seat's own story; and no line of it stands twice."""
    table = await trial.begun(ANNA, BEA, game=game)
    for _ in range(12):
        await play_on(trial, table, most=2)
        live = await trial.live(table)
        entries = await trial.log(table)
        for seat, user in enumerate((ANNA, BEA)):
            texts = await trial.dispatcher.context.words(caller(user), live)
            whole = story(live, entries, texts, viewer=seat, longest=10**6)
            told = "\n".join(await lines_of(trial, table, seat))
            assert told in whole or all(line in whole for line in told.splitlines())


async def test_the_picture_is_compared_with_what_the_seat_saw_last(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both views are the seat's own; the alt text begins with what is marked, and says nothing of it before."""
    jobs: list[Job] = []
    pictures = trial.service.pictures
    drawing = pictures._draw_job

    async def note(job: Job) -> tuple[Drawn, ...] | None:
        jobs.append(job)
        return await drawing(job)

    monkeypatch.setattr(pictures, "_draw_job", note)
    table = await trial.begun(ANNA, BEA)
    first = trial.messenger.dms(ANNA)[-1].panel
    assert "Marked" not in first.pictures[0].alt
    await to_next_phase(trial, table)
    await trial.settle(5)
    assert (
        "Marked, because it has changed since your last choice: " in trial.messenger.dms(ANNA)[-1].panel.pictures[0].alt
    )
    live = await trial.live(table)
    compared = [job for job in jobs if job.what == "hand" and job.before]
    assert compared
    for job in compared:
        assert job.before[0].ask <= job.views[0].ask
        assert job.before == (view(job.before[0], job.seat),)
    assert view(live.require_match().state, 0) in [job.views[0] for job in compared]


def test_the_newest_lines_fit() -> None:
    """In their order, within a number and a length; a single one that is too long stays."""
    assert newest(["a", "b", "c"], 2, 100) == ["b", "c"]
    assert newest(["aaaa", "b", "c"], 3, 4) == ["b", "c"]
    assert newest(["x" * 50], 3, 4) == ["x" * 50]
    assert newest([], 3, 4) == []


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
async def test_a_panel_holds_all_of_it(trial: Trial, game: str) -> None:
    """With a note of full length and folded lines: within 4,000 characters and 40 components."""
    table = await trial.begun(ANNA, BEA, CEM, game=game)
    for user in (ANNA, BEA, CEM):
        await trial.submit(user, ComponentId(table, "note", (ANNA, BEA, CEM).index(user)), {"note": ("x " * 500,)})
    for _ in range(20):
        await play_on(trial, table, most=1)
        for user in (ANNA, BEA, CEM):
            panel = panel_of(await trial.press(user, ComponentId(table, "move"), locale="de"))
            check_limits(panel)
            assert panel.text[0].startswith("-# [")
