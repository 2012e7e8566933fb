"""Hints at the own question: private, counted in silence, told to all at the end; only where the lobby allows it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from games.kernel import view
from games.kernel.catalogue import installed
from games.players.advice import advise
from storage.schema import metadata
from tests.bot.tables import alone
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, caller, panel_of, press_of, selects, text_of, verbs
from tests.bot.tables.learning import choose, learn, row_of
from tests.bot.tables.playing import act, advised, check_all, check_limits, look, play_out


async def own_panel(trial: Trial, user: int, table: str, **fields: Any) -> Panel:
    """Show a user's question."""
    return panel_of(await trial.press(user, ComponentId(table, "move"), **fields))


async def ask(trial: Trial, user: int, table: str, **fields: Any) -> str:
    """Pick *Hint* in *More*."""
    answer = await look(trial, user, table, "advice", **fields)
    assert not answer.public
    assert not answer.update
    return text_of(answer)


async def stored(trial: Trial) -> dict[str, list[Any]]:
    """Read all rows of all tables but that of advice; any press at a table looks whether its board is still there."""
    found = {}
    async with trial.store.read() as tx:
        for name, table in metadata.tables.items():
            columns = [column for column in table.columns if column is not metadata.tables["panels"].c.seen_at]
            found[name] = sorted(map(repr, await tx.tables._session.rows(select(*columns), {})))
    del found["advice"], found["revisions"]  # the latter tells processes to read again, and no user anything
    return found


async def asking(trial: Trial, user: int, table: str) -> ComponentId:
    """Write the id that asks for advice on the question of now."""
    live = await trial.live(table)
    return ComponentId(table, "advice", live.seat_of(user), live.shown_ask(live.require_match().state.ask))


def told(trial: Trial) -> list[tuple[int, int, str, list[str]]]:
    """Read all messages that Discord has: place, id, text and buttons."""
    return [
        (message.channel_id, number, text_of(message.panel), [button.id for button in buttons(message.panel)])
        for number, message in sorted(trial.messenger.messages.items())
    ]


async def test_a_seat_is_told_the_choice_of_the_normal_computer(trial: Trial) -> None:
    """Named as its button reads, with what speaks for it, in the asking user's language, at a sealed choice too."""
    table = await advised(trial, ANNA, BEA)
    live = await trial.live(table)
    seen = view(live.require_match().state, 0)
    asked = live.game.rules.asked(seen)[0]
    expected = advise(live.game, seen, 0, asked)
    assert expected is not None
    english, german = await ask(trial, ANNA, table), await ask(trial, ANNA, table, locale="de")
    assert f"A normal computer would choose: {expected.choice}: " in english
    assert f"Ein Computer der Stufe „normal“ würde wählen: {expected.choice}: " in german
    assert "rule of thumb of the normal computer" in english
    assert "die Faustregel des normalen Computers" in german
    more = panel_of(await trial.press(ANNA, ComponentId(table, "menu", 0)))
    assert [choice.label for choice in selects(more)[0].choices if choice.value == "advice"] == ["Hint"]


async def test_asking_changes_nothing_that_anybody_can_see(trial: Trial) -> None:
    """No row but the count, no message, no button, no delivery; also while others wait, and after one's own choice."""
    table = await advised(trial, ANNA, BEA)
    await trial.settle(5)
    await act(trial, BEA, table)
    await trial.settle(5)
    presses = [(user, await asking(trial, user, table)) for user in (ANNA, ANNA, BEA)]
    await trial.settle(5)
    before, messages = await stored(trial), told(trial)
    for user, press in presses:
        assert "A normal computer" in text_of(await trial.press(user, press))
    await trial.settle(5)
    assert told(trial) == messages
    after = await stored(trial)
    assert [set(after[name]) ^ set(rows) for name, rows in before.items() if after[name] != rows] == []
    async with trial.store.read() as tx:
        assert {seat for seat, _ in await tx.advice.of_table(table)} == {0, 1}


async def test_all_are_told_at_the_end_how_often_each_seat_asked(trial: Trial) -> None:
    """Each question once, also over a restart; before the end nobody is told; the file counts it too.

    Such a table is unrated, and its rematch allows advice too.
    """
    table = await advised(trial, ANNA, BEA)
    await ask(trial, ANNA, table)
    await trial.restart()
    await ask(trial, ANNA, table)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    await trial.settle(5)
    await own_panel(trial, ANNA, table)
    assert not any("asked for" in text for *_, text, _ in told(trial))
    assert (await trial.live(table)).advice_counts == [1, 0]
    await play_out(trial, table)
    assert any("Hints asked for: Anna 1× · Bea 0×" in text for *_, text, _ in told(trial))
    (document,) = panel_of(await trial.commands.table_export(caller(BEA), table)).files
    assert json.loads(document.content.decode().splitlines()[0])["table"]["advice"] == [1, 0]
    async with trial.store.read() as tx:
        assert [row.rated for row in await tx.results.of_table(table)] == [False, False]
    await trial.press(ANNA, ComponentId(table, "rematch"))
    await trial.settle(5)
    assert "Hints: allowed (unrated)" in told(trial)[-1][2]


@pytest.mark.parametrize(
    ("locale", "name", "line"), [("en-US", "Hints", "Hints: allowed (unrated)"), ("de", "Tipps", "Tipps: erlaubt")]
)
async def test_the_lobby_offers_it_and_says_so(trial: Trial, locale: str, name: str, line: str) -> None:
    """Off at first; the host's options say that the table is unrated with it, the lobby's message says both."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "language"), locale[:2])
    options = panel_of(await trial.press(ANNA, ComponentId(table, "more"), locale=locale))
    select_ = next(each for each in selects(options) if each.placeholder == name)
    assert [choice.chosen for choice in select_.choices] == [True, False]
    await trial.settle(5)
    assert line not in text_of(trial.messenger.messages[4000].panel)
    await trial.press(ANNA, ComponentId(table, "allow_advice"), "on")
    await trial.settle(5)
    assert line in text_of(trial.messenger.messages[4000].panel)
    check_all(trial)
    await trial.press(ANNA, ComponentId(table, "allow_advice"), "off")
    assert not (await trial.live(table)).row.advice
    assert "host" in text_of(await trial.press(BEA, ComponentId(table, "allow_advice"), "on")).lower()


async def test_others_are_refused_in_a_friendly_way(trial: Trial) -> None:
    """Foreign seats, spectators, tables without advice, and questions that are over; nothing is counted."""
    table, plain = await advised(trial, ANNA, BEA), await trial.begun(ANNA, BEA)
    mine = await asking(trial, ANNA, table)
    more = panel_of(await trial.press(ANNA, ComponentId(plain, "menu", 0)))
    assert "advice" not in [choice.value for choice in selects(more)[0].choices]
    assert "belongs to another seat" in text_of(await trial.press(BEA, mine))
    assert "do not sit" in text_of(await trial.press(CEM, mine))
    bea = await asking(trial, BEA, table)
    forged = ComponentId(plain, "advice", 0, (await trial.live(plain)).shown_ask(1))
    assert "no hints at this table" in text_of(await trial.press(ANNA, forged))
    for user in (ANNA, BEA):
        await act(trial, user, table)
    late = text_of(await trial.press(ANNA, mine))
    assert "A normal computer" not in late
    await trial.leave(BEA, table)
    assert "do not sit" in text_of(await trial.press(BEA, bea))
    assert (await trial.live(table)).advice_counts == [0, 0]


@pytest.mark.parametrize("key", sorted(installed()))
async def test_advice_fits_into_a_message_of_each_game(trial: Trial, key: str) -> None:
    """At the first questions that leave a choice."""
    table = await advised(trial, ANNA, BEA, game=key)
    for _ in range(3):
        user = (ANNA, BEA)[(await trial.live(table)).waiting_seats()[0]]
        panel = await own_panel(trial, user, table)
        check_limits(panel)
        answer = await look(trial, user, table, "advice")
        check_limits(panel_of(answer))
        assert "A normal computer would choose: " in text_of(answer)
        await act(trial, user, table)
        await trial.settle(5)


@pytest.mark.usefixtures("scripted")
async def test_a_lesson_advises_where_a_step_leaves_a_choice(trial: Trial) -> None:
    """In private, among what the step allows; where it asks for one choice alone there is no button."""
    first = await learn(trial)
    assert "l_advice" not in verbs(panel_of(await trial.press(ANNA, press_of(first, "l_more"))))
    assert "only one choice" in text_of(await trial.press(ANNA, replace(press_of(first, "l_more"), verb="l_advice")))
    second = panel_of(await choose(trial, first, "4L"))
    row = await row_of(trial)
    more = panel_of(await trial.press(ANNA, press_of(second, "l_more")))
    answer = await trial.press(ANNA, press_of(more, "l_advice"))
    assert not answer.update
    assert not answer.public
    assert "A normal computer would choose: Card 7 from your hand." in text_of(answer)
    assert "No tower" in text_of(answer)
    assert await row_of(trial) == row


@pytest.mark.usefixtures("scripted")
async def test_no_advice_in_somebody_elses_lesson(trial: Trial) -> None:
    """It is refused as a press in a lesson that is not there."""
    panel = panel_of(await choose(trial, await learn(trial), "4L"))
    assert "no longer there" in text_of(await trial.press(BEA, replace(press_of(panel, "l_more"), verb="l_advice")))


async def test_a_table_alone_offers_advice(trial: Trial) -> None:
    """And says at its end how often."""
    table = await alone.begun(trial)
    more = panel_of(await alone.press(trial, press_of(alone.message(trial), "menu")))
    answer = await alone.press(trial, press_of(more, "menu_look"), "advice")
    assert not answer.update
    assert "A normal computer" in text_of(answer)
    await alone.press(trial, press_of(alone.message(trial), "again"))
    while (await trial.live(table)).row.stage == "playing":
        await alone.choose(trial, table)
    assert "Hints asked for: Anna 1×" in text_of(alone.message(trial))
