"""The first lobby of a practice server: real acts of its first user, so that a newcomer need only press Start."""

from bot.practice.client.client import Answer, Practice
from bot.practice.rules.components import walk
from bot.practice.rules.errors import Json
from bot.tables.ports.component_id import parse

COMPUTERS = 2
PATIENCE = 60.0  # seconds for the bot to come online; an old machine may be slow at its first start


async def open_lobby(practice: Practice, user: str, channel: str, game: str) -> None:
    """Open a table for a game and seat computer players at it, as its host would."""
    await practice.wait_for(lambda entry: entry["kind"] == "event" and entry["t"] == "GUILD_CREATE", within=PATIENCE)
    lobby = await practice.slash(user, channel, "play", game=game, wait=PATIENCE)
    options = await _press(practice, user, lobby, "options")
    for _ in range(COMPUTERS):
        await _press(practice, user, options, "add_computer", "normal")
    if options.message:
        await practice.delete_message(options.message)


async def _press(practice: Practice, user: str, answer: Answer, verb: str, value: str = "") -> Answer:
    shown = await practice.wait_answer(user, answer)
    return await practice.click(user, shown, _control(shown, verb, value), wait=PATIENCE)


def _control(message: Json, verb: str, value: str) -> str:
    ids = (str(part["custom_id"]) for _, part in walk(message["components"]) if "custom_id" in part)
    presses = ((custom_id, parse(custom_id)) for custom_id in ids)
    return next(key for key, press in presses if press and (press.verb, press.value) == (verb, value))
