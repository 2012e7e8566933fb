"""Panels behind commands: what their controls do, and that typing does the same."""

from __future__ import annotations

import pytest

from bot.tables.messages.me import SHOWN, SWITCHES
from bot.tables.messages.table_menu import ACTS, RUNNING
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Select
from games.kernel.words import LOCALES
from storage.rows import UserRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    PLACE,
    Trial,
    all_text_of,
    buttons,
    caller,
    chosen,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.playing import check_limits, play_out

# /me


async def row_of(trial: Trial, user: int) -> UserRow:
    """Read a user's settings."""
    return await trial.service.registry.people.user(user)


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_switch_is_pressed_and_typed(trial: Trial, locale: str) -> None:
    """Six stand on the panel, one under *My data*, one is a button; the panel shows what holds then."""
    panel = panel_of(await trial.commands.me(caller(ANNA, locale=locale)))
    check_limits(panel)
    assert len([row for row in panel.rows if isinstance(row, Aside)]) == 1 + len(SHOWN) == 6
    for name, switch in SWITCHES.items():
        before = switch.is_on(await row_of(trial, ANNA))
        if name == "reliability":
            panel = panel_of(await trial.press(ANNA, ComponentId("", "me_data"), locale=locale))
        answer = await trial.press(
            ANNA, press_of(panel, "set_me", f"{name}.{'off' if before else 'on'}"), locale=locale
        )
        assert answer.update
        assert switch.is_on(await row_of(trial, ANNA)) != before
        await trial.dispatcher.run("me", caller(ANNA, locale=locale), name, "on" if before else "off")
        assert switch.is_on(await row_of(trial, ANNA)) == before
        panel = panel_of(await trial.commands.me(caller(ANNA, locale=locale)))


async def test_quiet_hours_need_a_time_zone_once(trial: Trial) -> None:
    """Without one a pick opens a form with the picked hours; then the next pick counts at once."""
    panel = panel_of(await trial.commands.me(caller(ANNA)))
    quiet = press_of(panel, "set_me", "quiet")
    form = (await trial.press(ANNA, quiet, "22:00-07:00")).form
    assert form is not None
    assert [field.value for field in form.fields if not isinstance(field, Select)] == ["22:00-07:00", ""]
    press = ComponentId("", "me_times")
    refused = await trial.submit(ANNA, press, {"quiet": ("22:00-07:00",), "zone": ("Atlantis",)})
    assert "time zone" in text_of(refused)
    kept = await trial.submit(ANNA, press, {"quiet": ("22:00-07:00",), "zone": ("europe/tallinn",)})
    assert "Quiet 22:00–07:00, Europe/Tallinn" in chosen(panel_of(kept))
    picked = await trial.press(ANNA, quiet, "23:00-08:00")
    assert "Quiet 23:00–08:00, Europe/Tallinn" in chosen(panel_of(picked))
    assert "No quiet hours" in chosen(panel_of(await trial.press(ANNA, quiet, "off")))
    assert (await trial.press(ANNA, quiet, "other")).form is not None


async def test_rules_and_language_are_picked(trial: Trial) -> None:
    """What was picked counts at once, and holds after a restart."""
    panel = panel_of(await trial.commands.me(caller(ANNA)))
    await trial.press(ANNA, press_of(panel, "set_me", "explanations"), "never")
    await trial.press(ANNA, press_of(panel, "set_me", "language"), "de")
    await trial.restart()
    assert {"Regeln: nie", "Sprache: Deutsch"} <= {*chosen(panel_of(await trial.commands.me(caller(ANNA))))}
    assert (await row_of(trial, ANNA)).explanations == "never"


async def test_a_holiday_is_picked_and_ended(trial: Trial) -> None:
    """The page says until when it lasts, and a made-up number is refused."""
    page = panel_of(await trial.press(ANNA, ComponentId("", "me_holiday")))
    assert verbs(page) == {"me"}
    await trial.press(ANNA, press_of(page, "set_me", "holiday"), "3")
    page = panel_of(await trial.press(ANNA, ComponentId("", "me_holiday")))
    assert "You are on holiday until <t:" in text_of(page)
    assert "21 days at most" in text_of(await trial.press(ANNA, press_of(page, "set_me", "holiday"), "400"))
    await trial.press(ANNA, press_of(page, "set_me", "holiday.0"))
    assert (await row_of(trial, ANNA)).away_until == trial.clock.time


async def test_the_pages_lead_back(trial: Trial) -> None:
    """Deleting asks first, behind *My data*."""
    data = panel_of(await trial.press(ANNA, ComponentId("", "me_data")))
    assert verbs(data) == {"set_me", "export_me", "export_plays", "me_kept_away", "ask_delete", "me"}
    asked = await trial.press(ANNA, press_of(data, "ask_delete"))
    assert "cannot be undone" in text_of(asked)
    for verb in ("me_holiday", "me_data", "me_kept_away"):
        page = panel_of(await trial.press(ANNA, ComponentId("", verb)))
        assert "Your settings" in text_of(await trial.press(ANNA, press_of(page, "me")))


# /table


async def test_the_menu_has_what_can_be_done_now(trial: Trial) -> None:
    """For users who sit there all of it, for others what they may look at, after the end what comes then."""
    table = await trial.begun(ANNA, BEA)
    own, other = [panel_of(await trial.commands.table(caller(user), None, table)) for user in (ANNA, CEM)]
    check_limits(own)
    assert "Still to choose: Anna, Bea" in text_of(own)
    done = {press.value for press in (press_of(own, "do", act) for act in ("undo", "extend", "pause", "pace"))}
    assert done == {"undo", "extend", "pause", "pace"}
    assert press_of(own, "move").table == table
    assert {button.label for button in buttons(other)} == {"Board", "Log", "Rules"}
    await trial.press(ANNA, press_of(own, "do", "pause"))
    assert press_of(panel_of(await trial.commands.table(caller(BEA), None, table)), "do", "resume")
    await trial.commands.table_resume(caller(BEA), table)
    await play_out(trial, table)
    over = panel_of(await trial.commands.table(caller(ANNA), None, table))
    assert [button.label for button in buttons(over)] == ["All hands", "Log", "Export", "Rematch"]


async def test_each_act_has_a_button_and_a_word(trial: Trial) -> None:
    """Both answer the same; what can be done is suggested, and what cannot is refused by its name."""
    table = await trial.begun(ANNA, BEA)
    for act in ACTS:
        typed = await trial.dispatcher.run("table", caller(ANNA), act, table)
        pressed = await trial.press(ANNA, ComponentId(table, "do", value=act))
        assert (typed.panel, typed.form) != (None, None), act
        assert type(typed.panel) is type(pressed.panel)
    offered = await trial.suggestions.acts(caller(ANNA), "", table)
    assert {choice.value for choice in offered} <= {*ACTS}
    assert [choice.label for choice in await trial.suggestions.acts(caller(ANNA), "aban", table)] == ["Abandon"]
    assert {choice.value for choice in await trial.suggestions.acts(caller(ANNA), "", "ZZZZ")} == {*ACTS}
    assert "“dance” is nothing" in text_of(await trial.commands.table(caller(ANNA), "dance", table))
    assert "I do not know" in text_of(await trial.press(ANNA, ComponentId(table, "do", value="dance")))


@pytest.mark.parametrize("word", ["Abandon", "abbrechen", "AUFGEBEN", "abandon "])
async def test_words_of_all_languages_are_understood(trial: Trial, word: str) -> None:
    """Whatever case they have, by `/table` and by `/move`."""
    table = await trial.begun(ANNA, BEA)
    for typed in (trial.commands.table(caller(ANNA), word, table), trial.commands.move(caller(ANNA), word, table)):
        assert "Abandon the game at table" in text_of(await typed)
    assert "abandon" in RUNNING
    assert (await trial.live(table)).row.stage == "playing"


async def test_a_word_that_is_a_choice_stays_one(trial: Trial) -> None:
    """A choice is looked for first; a word that is neither is refused as a choice."""
    table = await trial.begun(ANNA, BEA)
    choice = (await trial.suggestions.moves(caller(ANNA), "", table))[0].value
    assert "Locked in" in text_of(await trial.commands.move(caller(ANNA), choice, table))
    assert "There is no “dance”" in text_of(await trial.commands.move(caller(ANNA), "dance", table))


async def test_the_time_is_picked(trial: Trial) -> None:
    """By the host and moderators; a pace of one's own is typed."""
    table = await trial.begun(ANNA, BEA)
    page = panel_of(await trial.commands.table(caller(ANNA), "time", table))
    picked = await trial.press(ANNA, press_of(page, "put_pace"), "relaxed")
    assert "12 hours" in text_of(picked)
    assert "1 hour" in text_of(await trial.commands.table(caller(ANNA), "time 90m", table))
    assert (await trial.live(table)).row.pace == 90 * MINUTE
    assert "Only the host" in text_of(await trial.commands.table(caller(BEA), "time", table))


async def test_the_log_opens_at_a_round(trial: Trial) -> None:
    """The newest page if there is none of that number."""
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, other := await trial.begun(ANNA, CEM))
    assert "Round 1" in text_of(await trial.commands.log(caller(ANNA, channel_id=PLACE), table, 1))
    far, newest = [await trial.commands.log(caller(ANNA), table, number) for number in (99, None)]
    assert text_of(far) == text_of(newest)
    assert (await trial.commands.log(caller(ANNA), other, 2)).panel is not None


# /tables


async def test_a_table_is_opened_from_the_panel(trial: Trial) -> None:
    """With others in public, alone in private; in direct messages there is only the latter."""
    panel = panel_of(await trial.commands.tables(caller(ANNA)))
    page = panel_of(await trial.press(ANNA, press_of(panel, "play_which")))
    assert len(selects(page)) == 2
    opened = await trial.press(ANNA, press_of(page, "play"), "tallinn")
    assert opened.public
    assert press_of(panel_of(opened), "join")
    alone = await trial.press(BEA, press_of(page, "play_alone"), "tallinn")
    assert not alone.public
    direct = panel_of(await trial.press(ANNA, ComponentId("", "play_which"), guild_id=None))
    assert [press_of(direct, "play_alone").verb, len(selects(direct))] == ["play_alone", 1]


async def test_one_screen_holds_five_tables(trial: Trial) -> None:
    """Open ones have room beside one's own; the rest of both is a list and a button away."""
    for number in range(8):
        await trial.lobby(2000 + number, ANNA)
    for number in range(5):
        await trial.lobby(3000 + number)
    panel = panel_of(await trial.commands.tables(caller(ANNA)))
    rows = [row for row in panel.rows if isinstance(row, Aside)]
    assert len(rows) == 5
    assert sum("join_open" in row.button.id for row in rows) == 2
    (further,) = selects(panel)
    assert "5 more of your tables" in further.placeholder
    assert "Open tables here** · … 3 more" in all_text_of(panel)
    page = await trial.press(ANNA, press_of(panel, "open_tables"))
    assert page.update
    assert "Find players" in text_of(page)
    check_limits(panel)
