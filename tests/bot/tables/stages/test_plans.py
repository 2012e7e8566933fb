"""Plans and settings: kept at once, seen by nobody else in any way, carried through all that happens at a table."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import LogCapture

from bot.tables.core.people import words
from bot.tables.finished.proof import PROVED, WRONG, read, verdict_of, verify
from bot.tables.finished.replays import film_of
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Panel
from games.kernel.records import WITH_WISHES, replay
from games.kernel.saving import dump_state
from games.kernel.visibility import view
from storage.rows import WishRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, EMIL, Trial, buttons, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.playing import act, check_all, look, play_on, play_out, until_undoable
from tests.bot.tables.voting import answer, ballots, propose_undo, replace
from tests.fifth_game import installed_beacons

USERS = (ANNA, BEA, CEM)


@pytest.fixture
async def table(trial: Trial) -> AsyncIterator[str]:
    """Begin the toy game for three."""
    with installed_beacons():
        yield await trial.begun(*USERS, game="beacons")


async def plans(trial: Trial, user: int, table: str, **fields: object) -> Panel:
    """Press *More*, and pick *Plans and settings*."""
    shown = await look(trial, user, table, "wishes", **fields)
    assert shown.update
    return panel_of(shown)


def standing(panel: Panel) -> list[str]:
    """Read what a panel of plans shows as set: the pressed buttons and the picked values."""
    pressed = [parse(button.id) for button in buttons(panel) if button.style == "success"]
    picked = [choice.value for select in selects(panel) for choice in select.choices if choice.chosen]
    return [*(found.value for found in pressed if found), *picked]


async def wish(trial: Trial, user: int, table: str, *values: str) -> str:
    """Make wishes by the panel; return the last answer."""
    said = ""
    for value in values:
        panel = await plans(trial, user, table)
        offered = [select for select in selects(panel) if value in [choice.value for choice in select.choices]]
        if offered:
            press = parse(offered[0].id)
            assert press is not None
            said = text_of(await trial.press(user, press, value))
        else:
            said = text_of(await trial.press(user, press_of(panel, "wish", value)))
    return said


async def card_of(trial: Trial, user: int, table: str, which: int = 0) -> str:
    """Name a card that a user holds."""
    live = await trial.live(table)
    return str(sorted(live.require_match().state.hands[live.seat_of(user) or 0].cards)[which])  # type: ignore[attr-defined]  # of the toy


async def kept(trial: Trial, table: str) -> list[WishRow]:
    """Read the wishes of a table."""
    async with trial.store.read() as tx:
        return await tx.wishes.of_table(table)


async def visible(trial: Trial, table: str) -> tuple[object, ...]:
    """Take all that a wish must not move: rows, log, clocks, messages queued and sent, and what others see."""
    await trial.settle()
    live = await trial.live(table)
    async with trial.store.read() as tx:
        stored = (
            await tx.tables.get(table),
            await tx.tables.seats(table),
            await tx.log.entries(table),
            await tx.clocks.of_table(table),
            await tx.holders.of_table(table),
            [row.user_id for row in await tx.tables.seats(table)],
        )
    sent = [(at, id(message.panel)) for at, message in trial.messenger.messages.items()]
    others = [view(live.require_match().state, viewer) for viewer in (None, 1, 2)]
    status = [text_of(await trial.commands.table_status(caller(user), table)) for user in USERS[1:]]
    mine = [text_of(await trial.commands.tables(caller(user))) for user in USERS[1:]]
    return live.row, live.require_match().version, stored, await trial.outbox(table), sent, others, status, mine


async def test_a_plan_moves_nothing_that_others_see(trial: Trial, table: str) -> None:
    """Number, time, messages, clocks and versions stay as they are; only the snapshot and its own row tell of it."""
    before = await visible(trial, table)
    card = await card_of(trial, ANNA, table)
    assert "Saved." in await wish(trial, ANNA, table, f"plan trade {card}")
    assert await visible(trial, table) == before
    assert [(row.seat, row.choice, row.version) for row in await kept(trial, table)] == [(0, f"plan trade {card}", 1)]
    assert [row.choice for row in await kept(trial, table)] == [f"plan trade {card}"]
    check_all(trial)


async def _played(folder: Path, *plans: str) -> dict[int, list[object]]:
    """Play a table, with these wishes of Anna's after its first choice; return what it then shows, by channel."""
    trial = Trial(folder)
    await trial.start()
    table = await trial.begun(*USERS, game="beacons")
    await play_on(trial, table, "trace", most=1)
    await trial.settle(5)
    before = len(trial.messenger.shown)
    for plan in plans:
        await wish(trial, ANNA, table, plan)
    await play_on(trial, table, "trace")
    await trial.settle(5)
    shown: dict[int, list[object]] = {}
    for channel, panel in trial.messenger.shown[before:]:
        verbs = [press.verb for button in buttons(panel) if (press := parse(button.id))]
        shown.setdefault(channel, []).append((panel.text, verbs, panel.source))
    await trial.stop()
    return shown


async def test_a_plan_that_does_not_fire_leaves_no_trace(tmp_path: Path) -> None:
    """With a plan and without one, the same messages go to the same users in the same order, to the end."""
    with installed_beacons():
        without = await _played(tmp_path / "without")
        planned = await _played(
            tmp_path / "planned", "plan trade none", "ask no", "ask yes", await _some_plan(tmp_path)
        )
    assert planned == without
    assert {4000, *(100_000 + user for user in USERS)} <= without.keys()


async def _some_plan(folder: Path) -> str:
    """Name a plan that Anna can make after the first choice of `_played`, where she is asked and so it never fires."""
    trial = Trial(folder / "look")
    await trial.start()
    table = await trial.begun(*USERS, game="beacons")
    await play_on(trial, table, "trace", most=1)
    card = await card_of(trial, ANNA, table)
    await trial.stop()
    return f"plan trade {card}"


async def test_plans_outlive_a_restart(trial: Trial, table: str) -> None:
    """What was acknowledged is in the snapshot, also amid sealed answers, which stay."""
    await act(trial, ANNA, table)
    card = await card_of(trial, ANNA, table)
    await wish(trial, ANNA, table, f"plan trade {card}", "ask no")
    before = dump_state((await trial.live(table)).require_match().state)
    await trial.restart()
    assert dump_state((await trial.live(table)).require_match().state) == before
    assert standing(await plans(trial, ANNA, table)) == ["ask no", f"plan trade {card}"]
    assert standing(await plans(trial, BEA, table)) == ["ask yes", "plan trade none"]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_panel_says_what_is_set_and_leads_back(trial: Trial, table: str, language: str) -> None:
    """In both languages, in a direct message, also for players who are not asked; back is one press."""
    fields: dict[str, object] = {"locale": language, "guild_id": None}
    panel = await plans(trial, BEA, table, **fields)
    said = {"en": "You are asked what to throw away.", "de": "Du wirst gefragt, was du wegwirfst."}[language]
    assert said in text_of(panel)
    pressed = await trial.press(BEA, press_of(panel, "wish", "ask no"), **fields)
    assert standing(panel_of(pressed))[0] == "ask no"
    back = await trial.press(BEA, press_of(panel_of(pressed), "to_move"), **fields)
    assert back.update
    assert press_of(panel_of(back), "menu")
    check_all(trial)


async def test_who_is_asked_nothing_may_wish(trial: Trial, table: str) -> None:
    """A setting counts at the next section that looks, no matter which seats are asked in between."""
    free: list[int] = []
    while not free:
        await play_on(trial, table, "c", most=1)
        live = await trial.live(table)
        assert live.row.stage == "playing"
        free = [seat for seat in range(3) if seat not in live.asked_seats()]
    user = live.seats[free[0]].user_id or 0
    assert "nothing to decide" in text_of(await trial.press(user, ComponentId(table, "move")))
    assert "Saved." in await wish(trial, user, table, "ask no")


async def test_bad_presses_are_refused_kindly(trial: Trial, table: str) -> None:
    """Doubled, stale, foreign and forged presses, and those after the end, change nothing and raise nothing."""
    card = await card_of(trial, ANNA, table)
    mine = ComponentId(table, "wish", 0, None, f"plan trade {card}")
    first = await trial.press(ANNA, mine)
    doubled = await trial.press(ANNA, mine)
    assert ("Saved." in text_of(first), "Saved." in text_of(doubled)) == (True, False)
    assert standing(panel_of(first)) == standing(panel_of(doubled))
    assert "another seat" in text_of(await trial.press(BEA, mine))
    assert "Anna, Bea, Cem" in text_of(await trial.press(EMIL, mine))
    for forged in ("plan trade oak9", "ask maybe", "", "x" * 60, "plan trade", "none"):
        said = text_of(await trial.press(ANNA, ComponentId(table, "wish", 0, None, forged)))
        assert "can no longer be set" in said
    assert "can no longer be set" in text_of(
        await trial.press(ANNA, ComponentId(table, "wish", 0, 1, "ask no"), "ask ever")
    )
    assert len(await kept(trial, table)) == 1
    await play_out(trial, table)
    over = [await trial.press(ANNA, ComponentId(table, verb, 0, None, "ask no")) for verb in ("wish", "wishes")]
    assert all("over" in text_of(said) for said in over)
    assert "over" in text_of(await trial.press(ANNA, ComponentId(table, "to_move", 0)))


async def test_games_without_wishes_have_no_panel(trial: Trial) -> None:
    """No entry of *More*, and a forged press is refused."""
    table = await trial.begun(ANNA, BEA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "menu", 0)))
    assert "wishes" not in [choice.value for choice in selects(panel)[0].choices]
    for verb in ("wishes", "wish"):
        assert "can no longer be set" in text_of(await trial.press(ANNA, ComponentId(table, verb, 0, None, "ask no")))


@pytest.mark.parametrize(
    ("typed", "locale", "kept_as"),
    [
        ("do not ask me what to throw away", "en", "ask no"),
        ("Frag mich nicht, was ich wegwerfe", "de", "ask no"),
        ("ask no", "de", "ask no"),
    ],
)
async def test_wishes_are_typed(trial: Trial, table: str, typed: str, locale: str, kept_as: str) -> None:
    """`/move` understands them in words, in both languages, also amid an ask, and answers in a message of its own."""
    answered = await trial.commands.move(caller(BEA, locale=locale), typed, table)
    assert not answered.update
    assert standing(panel_of(answered))[0] == kept_as
    assert [row.choice for row in await kept(trial, table)] == [kept_as]
    live = await trial.live(table)
    assert live.require_match().state.given == {}


async def test_typed_wishes_are_suggested_behind_choices(trial: Trial, table: str) -> None:
    """What is asked comes first; a player who is not asked is suggested wishes alone; a choice stays a choice."""
    card = await card_of(trial, ANNA, table)
    found = [choice.value for choice in await trial.suggestions.moves(caller(ANNA), "", table)]
    assert found[0] in (await trial.live(table)).require_match().state.hands[0].cards  # type: ignore[attr-defined]  # of the toy
    assert {"ask yes", "ask no", f"plan trade {card}"} < set(found)
    german = await trial.suggestions.moves(caller(ANNA, locale="de"), "frag mich nicht", table)
    assert [(choice.value, choice.label) for choice in german] == [("ask no", "Frag mich nicht, was ich wegwerfe")]
    await trial.commands.move(caller(ANNA), card, table)
    assert (await trial.live(table)).require_match().state.given == {0: card}
    assert "example" not in text_of(await trial.commands.move(caller(ANNA), "nonsense", table))
    assert await kept(trial, table) == []


async def test_an_undo_keeps_wishes(trial: Trial, table: str) -> None:
    """Taking the own last choice back is offered after a wish as before it, and takes no wish back."""
    user = await until_undoable(trial, table)
    other = next(one for one in USERS if one != user)
    await wish(trial, other, table, "ask no")
    await wish(trial, user, table, "ask no")
    for restarted in (False, True):
        if restarted:
            await trial.restart()
        panel = panel_of(await trial.press(user, ComponentId(table, "move")))
        assert press_of(panel, "undo")
    await trial.press(user, press_of(panel, "undo"))
    for one in (user, other):
        assert standing(await plans(trial, one, table))[0] == "ask no"


async def test_going_back_by_consent_keeps_wishes(trial: Trial, table: str) -> None:
    """The vote lists choices alone; all wishes stand afterwards that can hold there, also after a restart."""
    for user in USERS:
        await act(trial, user, table)
    await trial.settle()
    await wish(trial, BEA, table, "ask no")
    said = await propose_undo(trial, ANNA, table)
    vote = text_of(ballots(trial)[-1].panel)
    assert "throw" not in vote + said
    for user in (BEA, CEM):
        await answer(trial, user, "agree")
    assert (await trial.live(table)).require_match().state.section == "light"
    assert standing(await plans(trial, BEA, table))[0] == "ask no"
    await trial.restart()
    assert standing(await plans(trial, BEA, table))[0] == "ask no"


async def test_a_new_holder_sees_them(trial: Trial, table: str) -> None:
    """A user who takes a seat over is told what is set, and finds it on the panel."""
    await wish(trial, BEA, table, "ask no")
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    assert "You are not asked what to throw away." in text_of(trial.messenger.dms(EMIL)[0].panel)
    assert standing(await plans(trial, EMIL, table))[0] == "ask no"


async def test_a_table_with_wishes_is_exported_and_proved(trial: Trial, table: str) -> None:
    """The file holds them where they were made; `verify` repeats it; the film plays it; the secret ones are in it."""
    first = await card_of(trial, ANNA, table)
    await wish(trial, ANNA, table, f"plan trade {first}", "ask no")
    made = 0
    while (live := await trial.live(table)).row.stage == "playing":
        await play_on(trial, table, most=1)
        made += 1
        if made in (2, 5, 9) and (await trial.live(table)).row.stage == "playing":
            await wish(trial, CEM, table, "ask no" if made == 5 else "ask yes", "ask no")
    await trial.settle(5)
    (document,) = (await trial.commands.table_export(caller(ANNA), table)).panel.files
    lines = document.content.decode().splitlines()
    wished = [json.loads(line)["wish"] for line in lines if '"wish"' in line]
    assert wished[:2] == [f"plan trade {first}", "ask no"]
    assert wished == [row.choice for row in await kept(trial, table)]
    assert json.loads(lines[0])["format"] == WITH_WISHES
    assert verdict_of(verify(read(document.content))) == PROVED
    forged = document.content.replace(f"plan trade {first}".encode(), b"plan trade oak9")
    assert verdict_of(verify(read(forged))) == WRONG
    async with trial.store.read() as tx:
        entries, wishes = await tx.log.entries(table), await tx.wishes.of_table(table)
    texts = words("en", live.game.package).naming(live.names)
    film = film_of(await trial.live(table), entries, wishes, texts)
    assert dump_state(replay(film.lines, live.game).state) == dump_state(
        (await trial.live(table)).require_match().state
    )


async def test_computers_plan(trial: Trial, logs: LogCapture) -> None:
    """A computer that is not asked plans for its own seat, and only for that."""
    with installed_beacons():
        table = await trial.lobby(ANNA, BEA, game="beacons")
        await trial.press(ANNA, ComponentId(table, "add_computer"))
        await trial.begin(table, ANNA)
        async with trial.service.registry.table(table) as live:
            live.require_match().state.silent = [0, 2]  # type: ignore[attr-defined]  # of the toy
        await play_on(trial, table, most=4)
        assert {row.seat for row in await kept(trial, table)} == {2}
        await play_out(trial, table)
        assert (await trial.live(table)).row.stage == "ended"
    assert not [line for line in logs.entries if line["log_level"] in ("error", "critical")]


async def test_a_planner_that_fails_keeps_nobody_waiting(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer then plays without plans."""
    with installed_beacons():
        monkeypatch.setattr("beacons.hints.BeaconsPlanner.wish", lambda *_: 1 / 0)
        table = await trial.lobby(ANNA, game="beacons")
        await trial.press(ANNA, ComponentId(table, "add_computer"))
        await trial.begin(table, ANNA)
        await play_out(trial, table)
        assert (await trial.live(table)).row.stage == "ended"
    assert await kept(trial, table) == []
