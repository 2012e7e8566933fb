"""What a server or a user is called stands in no message as it was written: neither links, nor mentions, nor marks."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, press_of
from tests.bot.tables.fake_discord import Message

RAW = "**[Win](https://x.test)** <@1001> @everyone \u202egnp.exe"
CLEAN = "Winhttps:x.test"
RESULT = """
from bot.tables.core.names import plain_name
from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.caller import NamedUser
from games.kernel.words import Words
from storage.rows import GuildRow

def say(texts: Words, caller: Caller, guild: GuildRow, other: NamedUser, table: Table) -> None:
    texts.text("fine", name=plain_name(caller.name), guild=table.guild_name, other=other.plain)
    texts.text("bad", name=caller.name)
    texts.text("bad", name=caller.guild_name)
    texts.text("bad", name=guild.name)
    texts.text("bad", name=other.name)
    table.guild_name = "raw"
"""


async def game(trial: Trial) -> str:
    """Begin a game of two on a server with such a name."""
    answer = await trial.commands.play(caller(ANNA, guild_name=RAW, name=RAW), "beacons")
    assert answer.sent
    assert answer.panel
    trial.messenger.messages[4000] = Message(20, answer.panel, "lobby")
    await answer.sent(4000)
    table = press_of(answer.panel, "join").table
    await trial.press(BEA, ComponentId(table, "join"), guild_name=RAW)
    await trial.begin(table, ANNA)
    await trial.settle(5)
    return table


async def test_no_message_says_a_raw_name(trial: Trial) -> None:
    """Neither in direct messages nor at the table, and neither now nor after a restart."""
    from tests.fifth_game import installed_beacons

    with installed_beacons():
        table = await game(trial)
        for _ in range(2):
            wishes = await trial.press(BEA, ComponentId(table, "wishes", 1))
            move = await trial.press(BEA, ComponentId(table, "move"))
            said = str([wishes.panel, move.panel, *(panel for _, panel in trial.messenger.shown)])
            assert CLEAN in said
            assert not any(part in said for part in ("](https://x", "<@1001> @", "@everyone", "\u202e", "\\u202e"))
            await trial.restart()


@pytest.mark.long
def test_a_type_checker_refuses_raw_names(tmp_path: Path) -> None:
    """So that nobody forgets to clean one."""
    file = tmp_path / "says.py"
    file.write_text(RESULT, "utf-8")
    told, _, _ = api.run([str(file), "--strict", "--follow-imports=silent"])
    lines = [int(line.split(":")[-3]) for line in told.splitlines() if ": error:" in line and "says.py" in line]
    assert len(lines) == len(RESULT.split("\n    ")) - 2, told
