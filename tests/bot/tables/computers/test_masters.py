"""Computer players of level master sit only if nobody is in a hurry."""

from __future__ import annotations

import pytest

from bot.tables.computers.players import Computers
from bot.tables.messages.common import words_for
from bot.tables.messages.waiting import pace_select
from bot.tables.ports.clock import DAY, HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.option_panels import lobby_options, setup
from tests.bot.tables.doubles import ANNA, Trial, buttons, caller, panel_of, text_of


async def lobby_at(trial: Trial, pace: str) -> str:
    """Open a table of Tallinn at a pace."""
    table = await trial.lobby(ANNA)
    await trial.commands.table_pace(caller(ANNA), pace, table)
    return table


async def offers(trial: Trial, table: str) -> bool:
    """Tell whether the options offer a master."""
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "options")))
    (button,) = [each for each in buttons(panel) if each.label == "+ master"]
    return not button.disabled


@pytest.mark.parametrize(("pace", "offered"), [("daily", True), ("none", True), ("2d", True), ("23h", False)])
async def test_a_master_is_offered_with_a_day_or_no_limit(trial: Trial, pace: str, offered: bool) -> None:
    """The button is grey elsewhere, and an old one that is pressed is refused by name."""
    table = await lobby_at(trial, pace)
    assert await offers(trial, table) == offered
    answer = await trial.press(ANNA, ComponentId(table, "add_computer", value="master"))
    assert ("It joins only if" in text_of(answer)) == (not offered)
    assert [seat.computer for seat in (await trial.live(table)).seats] == [None, *["master"] * offered]


SAID = {
    "en": ("**strong** tries its choices in imagined games, for 0.3 seconds", "**master** does so for 2 seconds"),
    "de": ("0,3 Sekunden für jede Entscheidung", "**Meister** tut das 2 Sekunden lang"),
}
PATIENT = {"en": "It needs at least a day", "de": "mindestens einen Tag"}
SLOW = {"en": "a computer plays this turn for you", "de": "spielt ein Computer diesen Zug für dich"}


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_the_levels_are_explained_where_they_are_chosen(trial: Trial, locale: str) -> None:
    """The options say how each level plays, how long it thinks, and what a master asks of the time."""
    table = await trial.live(await lobby_at(trial, "1h"))
    panel = lobby_options(table, words_for(table, locale))
    assert all(said in text_of(panel) for said in (*SAID[locale], PATIENT[locale]))


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_alone_no_master_asks_for_time(trial: Trial, locale: str) -> None:
    """A table alone explains the levels too, and says nothing of a time that it does not have."""
    table = await trial.live(await lobby_at(trial, "none"))
    shown = text_of(setup(table, words_for(table, locale)))
    assert all(said in shown for said in SAID[locale])
    assert PATIENT[locale] not in shown


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_pace_says_what_comes_of_slowness(trial: Trial, locale: str) -> None:
    """Each time that can end says that a computer decides then; without a limit nobody does."""
    table = await trial.live(await lobby_at(trial, "daily"))
    *timed, none = pace_select(table, words_for(table, locale)).choices
    assert all(SLOW[locale] in choice.hint for choice in timed)
    assert none.hint
    assert SLOW[locale] not in none.hint


@pytest.mark.parametrize("begun", [False, True])
async def test_with_a_master_nobody_can_be_hurried(trial: Trial, monkeypatch: pytest.MonkeyPatch, begun: bool) -> None:
    """The time cannot be made shorter than a day, in the lobby or later; a longer one is welcome."""
    table = await lobby_at(trial, "daily")
    await trial.press(ANNA, ComponentId(table, "add_computer", value="master"))
    if begun:
        monkeypatch.setattr(Computers, "wake", lambda *_table: None)  # a master would take its time
        await trial.press(ANNA, ComponentId(table, "start"))
    answer = await trial.commands.table_pace(caller(ANNA), "1h", table)
    assert "master sits at this table" in text_of(answer)
    assert (await trial.live(table)).row.pace == DAY
    await trial.commands.table_pace(caller(ANNA), "2d", table)
    assert (await trial.live(table)).row.pace == 48 * HOUR


async def test_alone_a_master_is_offered(trial: Trial) -> None:
    """A table alone has no clocks."""
    answer = await trial.commands.play(caller(ANNA, guild_id=None, guild_name="", channel_id=100_000 + ANNA), "tallinn")
    levels = {button.label: button.disabled for button in buttons(panel_of(answer))}
    assert levels["+ master"] is False
