"""Everybody sees icons before words, except users in their own messages who want none or play by text."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel.words import LOCALES
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, caller, panel_of, text_of


@pytest.mark.parametrize("wish", [{"icons": False}, {"by_text": True}])
async def test_a_users_own_messages_have_icons_as_they_want(trial: Trial, wish: dict[str, Any]) -> None:
    """Direct messages and answers; what others see too stays as it is."""
    for user in (ANNA, BEA):
        await trial.commands.help(caller(user))
    await trial.service.registry.people.change(ANNA, **wish)
    table = await trial.begun(ANNA, BEA)
    shown = {message.channel_id: message.panel for message in trial.messenger.messages.values()}
    rows = {user: await trial.service.registry.people.user(user) for user in (ANNA, BEA)}
    own = {user: shown[row.dm_channel_id or 0].icons for user, row in rows.items()}
    assert own == {ANNA: False, BEA: True}
    public = [panel for channel, panel in shown.items() if channel not in {row.dm_channel_id for row in rows.values()}]
    assert public
    assert all(panel.icons for panel in public)
    assert not (await trial.press(ANNA, ComponentId(table, "move"))).icons
    assert (await trial.press(BEA, ComponentId(table, "move"))).icons
    refused = await trial.press(ANNA, ComponentId("NONE", "move"))
    assert not refused.icons


@pytest.mark.parametrize("locale", LOCALES)
async def test_settings_say_how_many_icons_are_there_while_some_are_missing(trial: Trial, locale: str) -> None:
    """A moderator who wonders why there are only words finds out."""
    boss = caller(CEM, manager=True, locale=locale)
    settings = trial.dispatcher.handlers.settings
    assert "121" not in text_of(panel_of(await trial.commands.settings(boss)))
    settings.icons = lambda: (98, 121)
    said = text_of(panel_of(await trial.commands.settings(boss)))
    assert "98" in said
    assert "121" in said
    settings.icons = lambda: (121, 121)
    assert "121" not in text_of(panel_of(await trial.commands.settings(boss)))
