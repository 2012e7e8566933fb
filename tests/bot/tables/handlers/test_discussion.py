"""Discussing: a player posts a page of a finished game in the table's channel, after one question."""

from __future__ import annotations

import pytest

from bot.tables.company.rate_limits import PER_HOUR
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from storage.rows import BanRow, NoteRow
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    GUILD,
    PLACE,
    Trial,
    caller,
    panel_of,
    press_of,
    presses,
    text_of,
    verbs,
)
from tests.bot.tables.playing import act, check_limits, ended, play_out


async def asked(trial: Trial, user: int, table: str, number: int, **fields: object) -> Panel:
    """Press *Discuss* on a page of a finished game."""
    shown = panel_of(await trial.press(user, ComponentId(table, "leaf", value=f"{number}.next"), **fields))
    check_limits(shown)
    answer = await trial.press(user, press_of(shown, "discuss"), **fields)
    assert answer.update
    return panel_of(answer)


def posted(trial: Trial) -> list[Panel]:
    """List the pages in the table's channel."""
    panels = [message.panel for message in trial.messenger.inside(PLACE)]
    return [panel for panel in panels if "shows page" in text_of(panel) or "zeigt Seite" in text_of(panel)]


async def test_a_player_posts_a_page_once(trial: Trial) -> None:
    """Only the confirmation posts; the message shows the board, the news and the player's name, and mentions nobody."""
    table = await ended(trial)
    panel = await asked(trial, BEA, table, 3)
    assert "with your name" in text_of(panel)
    await trial.settle(5)
    assert posted(trial) == []
    for _ in range(2):
        answer = await trial.press(BEA, press_of(panel, "discuss_now"))
        assert answer.update
        assert not answer.public
        assert panel_of(answer).links
        await trial.settle(5)
    (message,) = posted(trial)
    check_limits(message)
    assert "Bea shows page 4 of " in text_of(message)
    assert [picture.name for picture in message.pictures] == ["board.png"]
    assert message.pings == ()
    assert not verbs(message)
    assert await trial.outbox(table) == []


async def test_a_note_is_shown_only_if_its_writer_posts_it(trial: Trial) -> None:
    """Only the writer can post the note; it loses its mentions and its formatting."""
    table = await trial.begun(ANNA, BEA)
    async with trial.store.write() as tx:
        await tx.notes.put(NoteRow(table_id=table, user_id=ANNA, text="Bea **bluffs** <@1002>"))
    trial.service.registry.forget(table)
    await play_out(trial, table)
    await trial.settle(5)
    assert presses(await asked(trial, BEA, table, 3), "discuss_now") == [ComponentId(table, "discuss_now", value="3")]
    panel = await asked(trial, ANNA, table, 3)
    assert "bluffs" in text_of(panel)
    await trial.press(ANNA, press_of(panel, "discuss_now", "3"))
    await trial.settle(5)
    assert not any("bluffs" in text_of(message) for message in posted(trial))
    await trial.press(BEA, ComponentId(table, "discuss_now", value="4.note"))
    await trial.settle(5)
    assert not any("bluffs" in text_of(message) for message in posted(trial))
    await trial.press(ANNA, press_of(panel, "discuss_now", "3.note"))
    await trial.settle(5)
    (message,) = [each for each in posted(trial) if "bluffs" in text_of(each)]
    assert "Anna noted: Bea bluffs 1002" in text_of(message)
    check_limits(message)


async def test_the_last_page_has_the_score_sheet(trial: Trial) -> None:
    """The last page shows the score sheet instead of the board."""
    table = await ended(trial)
    panel = await asked(trial, ANNA, table, 9_999)
    await trial.press(ANNA, press_of(panel, "discuss_now"))
    await trial.settle(5)
    (message,) = posted(trial)
    assert [picture.name for picture in message.pictures] == ["score.png"]


async def test_a_page_comes_without_pictures_after_other_rules(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message still describes what happened."""
    table = await ended(trial)
    monkeypatch.setattr("bot.tables.finished.replays.positions", lambda *_given: iter(()))
    await trial.press(ANNA, press_of(await asked(trial, ANNA, table, 2), "discuss_now"))
    await trial.settle(5)
    (message,) = posted(trial)
    assert message.pictures == ()
    assert "Anna shows page 3" in text_of(message)


async def test_only_players_post_and_only_after_the_end(trial: Trial) -> None:
    """Other users see no button, and forged presses are refused, as they are while the game runs."""
    table = await ended(trial)
    shown = panel_of(await trial.press(CEM, ComponentId(table, "leaf", value="3.next")))
    assert "discuss" not in verbs(shown)
    for verb in ("discuss", "discuss_now"):
        assert "table of Anna, Bea" in text_of(await trial.press(CEM, ComponentId(table, verb, value="3")))
    running = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, running)
    for verb in ("discuss", "discuss_now"):
        assert "still going on" in text_of(await trial.press(ANNA, ComponentId(running, verb, value="0")))
    await trial.settle(5)
    assert posted(trial) == []


async def test_a_player_who_left_the_channel_posts_nothing(trial: Trial) -> None:
    """A user who cannot see the table's channel, or who is banned, cannot post a page."""
    table = await ended(trial)
    press = ComponentId(table, "discuss_now", value="3")
    assert "cannot find table" in text_of(await trial.press(ANNA, press, guild_id=77))
    async with trial.store.write() as tx:
        await tx.bans.put(BanRow(guild_id=GUILD, user_id=ANNA, at=0))
    assert "banned" in text_of(await trial.press(ANNA, press))
    await trial.settle(5)
    assert posted(trial) == []


async def test_pages_do_not_flood_a_channel(trial: Trial) -> None:
    """A user can post only a limited number of pages an hour."""
    table = await ended(trial)
    for number in range(PER_HOUR["discuss"]):
        await trial.press(ANNA, ComponentId(table, "discuss_now", value=str(number)))
    answer = await trial.press(ANNA, ComponentId(table, "discuss_now", value=str(PER_HOUR["discuss"])))
    assert "within an hour are enough" in text_of(answer)
    await trial.settle(5)
    assert len(posted(trial)) == PER_HOUR["discuss"]


async def test_a_table_alone_has_nobody_to_discuss_with(trial: Trial) -> None:
    """The pages of a table alone have no *Discuss* button."""
    answer = await trial.commands.play(caller(ANNA, guild_id=None), "tallinn")
    table = press_of(panel_of(answer), "start").table
    await trial.press(ANNA, ComponentId(table, "start"), guild_id=None)
    await trial.settle(5)
    await trial.commands.table_abandon(caller(ANNA, guild_id=None), table)
    shown = panel_of(await trial.press(ANNA, ComponentId(table, "leaf", value="0.next"), guild_id=None))
    assert "discuss" not in verbs(shown)
