"""Commands that texts name: as mentions in messages, as plain words where Discord shows none."""

from __future__ import annotations

import re

import pytest
from discord import ui

from bot.api.mentions import COMMAND, ids_by_name
from bot.api.payload import message, modal
from bot.tables.ports.panel import Aside, Button, Form, Panel, Picture, Select, TextField
from games.kernel.words import LOCALES, sources, words_for
from tests.world import World

IDS = ids_by_name([("me", 11), ("hand", 12)])


def shown(panel: Panel, ids: dict[str, int]) -> list[str]:
    """List the texts of a message."""
    return [
        part.content for part in message(panel, commands=ids).view.walk_children() if isinstance(part, ui.TextDisplay)
    ]


def test_a_command_is_a_mention_in_the_readers_language() -> None:
    """Wherever a message shows Markdown; one whose id is not known cannot be pressed."""
    aside = Aside("see </ich>", Button("k||me|||", "</me>"))
    panel = Panel(("press </me> or </hand>", "</tables>"), rows=("</hand>", "</me>", aside))
    assert shown(panel, IDS) == ["press </me:11> or </hand:12>", "`/tables`", "</hand:12>", "</me:11>", "see </ich:11>"]
    assert shown(panel, {})[0] == "press `/me` or `/hand`"


def test_a_command_is_plain_where_nothing_can_be_pressed() -> None:
    """In labels, selects, alt texts and forms."""
    controls = ((Button("k||me|||", "</me>"),), Select("k||set_me|||", "</me>", ()))
    sent = message(Panel(("x",), (Picture("board.png", b"x", "</me>"),), controls), commands=IDS)
    form = modal(Form("k||me_times|||", "</me>", (TextField("zone", "</me>"),), note="</me>"))
    told = str(sent.view.to_components())  # type: ignore[no-untyped-call]  # untyped in discord.py
    assert COMMAND.search(told) is None
    assert COMMAND.search(str(form.to_dict())) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_words_name_commands_that_there_are(locale: str) -> None:
    """By their names in that language, and only so that they can be pressed; those that are gone stand in one line."""
    texts = words_for(locale, "bot")
    known = {
        texts.text(key) for key in re.findall(r"^(cmd-[a-z]+) =", sources("bot", locale)["commands.ftl"], re.MULTILINE)
    }
    lines = [
        line for source in sources("bot", locale).values() for line in source.splitlines() if "help-moved" not in line
    ]
    named = {name for line in lines for name in COMMAND.findall(line)}
    assert len(named) >= 9
    assert named <= known
    assert not [line for line in lines if "`/" in line]


async def test_ids_are_learnt_from_discord(world: World) -> None:
    """At a sync, and at a start without one, when the commands are those of the last time."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    ids = {command.name: command.id for command in await world.kontor.tree.fetch_commands()}
    assert f"</play:{ids['play']}>" in (await anna.slash("hand")).seen.text
    assert f"</spielen:{ids['play']}>" in (await dora.slash("hand")).seen.text
    world.kontor.icons.commands.clear()
    assert "`/play`" in (await anna.slash("hand")).seen.text
    await world.kontor._learn_commands()
    assert f"</play:{ids['play']}>" in (await anna.slash("hand")).seen.text
