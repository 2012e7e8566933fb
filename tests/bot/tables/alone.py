"""A table alone in tests: it is opened, and played on its one message."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from tests.bot.tables.doubles import ANNA, Trial, caller, panel_of, press_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import choose_on, luck_of

DM, MESSAGE = 100_000 + ANNA, 4_100


def here(**fields: object) -> dict[str, object]:
    """Say that somebody speaks in direct messages, on the table's message."""
    return {"guild_id": None, "guild_name": "", "channel_id": DM, "message_id": MESSAGE, **fields}


async def opened(trial: Trial, game: str = "tallinn", **fields: object) -> str:
    """Open a table alone in direct messages, and return its id."""
    said = {**here(**fields), "message_id": None}
    answer = await trial.commands.play(caller(ANNA, **said), game)
    assert answer.public
    panel = panel_of(answer)
    trial.messenger.messages[MESSAGE] = Message(DM, panel, "")
    return press_of(panel, "start").table


async def press(trial: Trial, component: ComponentId, *values: str) -> Answer:
    """Press something on the table's message, which the answer then changes."""
    answer = await trial.press(ANNA, component, *values, **here())
    if answer.update and answer.panel is not None:
        trial.messenger.messages[MESSAGE].replace(answer.panel)
    return answer


async def begun(trial: Trial, game: str = "tallinn", **fields: object) -> str:
    """Open a table alone and start it."""
    table = await opened(trial, game, **fields)
    await press(trial, ComponentId(table, "start"))
    await trial.settle(5)
    return table


def message(trial: Trial) -> Panel:
    """Return what the table's message shows; there is no other."""
    assert list(trial.messenger.messages) == [MESSAGE]
    return trial.messenger.messages[MESSAGE].panel


async def choose(trial: Trial, table: str) -> None:
    """Choose something on the message and let computers answer."""
    answer = await choose_on(trial, ANNA, message(trial), await luck_of(trial, table), **here())
    if answer.update and answer.panel is not None:
        trial.messenger.messages[MESSAGE].replace(answer.panel)
    await trial.settle(5)


async def play_out(trial: Trial, table: str) -> None:
    """Play to the end."""
    for _ in range(400):
        if (await trial.live(table)).row.stage != "playing":
            return
        await choose(trial, table)
    raise AssertionError
