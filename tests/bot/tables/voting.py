"""What tests of votes share: the messages of motions, and their buttons."""

from __future__ import annotations

from bot.tables.ports.caller import NamedUser
from bot.tables.ports.component_id import parse
from bot.tables.ports.panel import Answer
from tests.bot.tables.doubles import NAMES, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.fake_discord import Message


def invited(user: int, **fields: object) -> NamedUser:
    """Make the user that a command names."""
    return NamedUser(user, NAMES[user], **fields)  # type: ignore[arg-type]  # a test names fields it knows


def ballots(trial: Trial, channel: int = PLACE) -> list[Message]:
    """List the messages in a channel that can be voted on, oldest first."""
    verbs = {"agree", "accept", "refuse", "abandon"}
    return [message for message in trial.messenger.inside(channel) if verbs & set(verbs_of(message))]


def verbs_of(message: Message) -> list[str]:
    """List the verbs of a message's buttons."""
    return [press.verb for button in buttons(message.panel) if (press := parse(button.id)) is not None]


async def answer(trial: Trial, user: int, verb: str, message: Message | None = None, **fields: object) -> str:
    """Press a button of the newest vote, and deliver; return what was answered."""
    message = message or ballots(trial)[-1]
    given = await trial.press(user, press_of(message.panel, verb), **fields)
    await trial.settle(3)  # an edit that gathers changes may go first
    assert not given.public
    return text_of(given)


async def propose_undo(trial: Trial, user: int, table: str, **fields: object) -> str:
    """Use `/table undo`, and deliver."""
    return await told(trial, user, await trial.commands.table_undo(caller(user, **fields), table))


async def replace(
    trial: Trial, user: int, table: str, new: NamedUser | int, player: str | None = None, **fields: object
) -> str:
    """Use `/table replace`, and deliver."""
    new_user, names = invited(new) if isinstance(new, int) else new, (await trial.live(table)).names
    seat = None if player is None else int(player) - 1 if player.isdigit() else names.index(player)
    return await told(trial, user, await trial.commands.table_replace(caller(user, **fields), new_user, seat, table))


async def told(trial: Trial, user: int, given: Answer) -> str:
    """Deliver what an answer brings, and read it."""
    assert not given.public
    trial.noted(user, given)
    await trial.settle(3)  # an edit that gathers changes may go first
    return text_of(given)
