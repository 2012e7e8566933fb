"""Kontor without a token: a practice server in this process, Kontor in a process of its own, a page in the browser.

The first lobby is opened by real acts of its first user, so that a newcomer need only press Start.
"""

import asyncio
import os
import sys
from collections.abc import Callable

import structlog

from bot.practice.client.client import Answer, Practice
from bot.practice.core.core import Core
from bot.practice.launch.home import HomeInUse, open_home
from bot.practice.launch.supervisor import Supervisor
from bot.practice.rules.components import walk
from bot.practice.rules.errors import Json
from bot.practice.server.server import SEED_USERS, PracticeServer
from bot.practice.server.words import discord_locale
from bot.practice.world.world import TEXT
from bot.settings import TOKEN, Settings, environment_name
from bot.tables.ports.component_id import parse
from games.kernel import catalogue
from games.kernel.words import negotiated

__all__ = ["ATTEND", "HomeInUse", "run"]

log = structlog.get_logger("bot")

ATTEND = "attend"
FOLDER = "practice"
MATURITY = ("production", "beta", "alpha", "prealpha")
COMPUTERS = 2
START_TIMEOUT = 60.0  # seconds for the bot to come online; an old machine may be slow at its first start


async def run(settings: Settings, port: int, *, fresh: bool, say: Callable[[str], None]) -> int:
    """Serve until Kontor ends while it starts, and return its exit code; HomeInUse, OSError."""
    folder = (settings.data / FOLDER).resolve()
    async with open_home(folder, fresh=fresh, port=port, bot_name="kontor") as server:
        environment = {**os.environ, TOKEN: server.core.bot_token, environment_name("data"): str(folder)}

        def note_death(code: int) -> None:
            server.core.gateway.died = code
            say(f"Kontor has ended by itself (exit code {code}). It is started again.")

        kontor = Supervisor((sys.executable, "-m", "bot", ATTEND, server.url), environment, note_death)

        async def restart_bot(_core: Core) -> None:
            kontor.kill_and_restart()

        server.control.ops["restart_bot"] = restart_bot
        opening = Opening(server)
        _tell(server, folder, say)
        try:
            return await kontor.run()
        finally:
            opening.cancel()


def _tell(server: PracticeServer, folder: os.PathLike[str], say: Callable[[str], None]) -> None:
    say(f"No {TOKEN} is set, so Kontor does not connect to Discord: a practice server on this machine takes its place.")
    say(f"Open this address in a browser; anybody who knows it can play:  {server.url}/#token={server.token}")
    say(f"What you play is kept in {folder} (--fresh starts over). Ctrl+C stops.")


def first_game() -> str:
    """Return the key of the game to begin with: of the most mature ones the shortest."""
    known = {name: rank for rank, name in enumerate(MATURITY)}
    games = catalogue.offered().values()
    return min(games, key=lambda game: (known.get(game.maturity, len(known)), game.minutes, game.key)).key


class Opening:
    """Open the first lobby of an empty world when somebody first looks, in their language."""

    def __init__(self, server: PracticeServer) -> None:
        self._server = server
        self._task: asyncio.Task[None] | None = None
        if not server.core.world.messages:
            server.control.met = self._note_met

    def cancel(self) -> None:
        """Give up."""
        if self._task:
            self._task.cancel()

    def _note_met(self, locale: str) -> None:
        if self._task is None:
            language = negotiated(locale or os.environ.get("LANG", ""))
            self._task = asyncio.create_task(self._open(discord_locale(language)))

    async def _open(self, locale: str) -> None:
        world = self._server.core.world
        (guild,) = world.guilds.values()
        guild.locale = locale
        channel = next(c for c in world.channels.values() if c.type == TEXT)
        async with Practice(self._server.url, self._server.token) as practice:
            try:
                await open_lobby(practice, SEED_USERS[0], channel.id, first_game())
            except Exception:  # the page works without a lobby: /play opens one
                log.exception("no first lobby")


async def open_lobby(practice: Practice, user: str, channel: str, game: str) -> None:
    """Open a table for a game and seat computer players at it, as its host would."""
    await practice.wait_for(
        lambda entry: entry["kind"] == "event" and entry["t"] == "GUILD_CREATE", within=START_TIMEOUT
    )
    await practice.slash(user, channel, "play", game=game, wait=START_TIMEOUT)
    # a slow bot defers its answer and posts the lobby as another message, which does not answer the command
    lobby = await practice.wait_visible(user, lambda message: _control(message, "options"), channel, START_TIMEOUT)
    options = await practice.click(user, lobby, _control(lobby, "options"), wait=START_TIMEOUT)
    for _ in range(COMPUTERS):
        await _press(practice, user, options, "add_computer", "normal")
    if options.message:
        await practice.delete_message(options.message)


async def _press(practice: Practice, user: str, answer: Answer, verb: str, value: str) -> None:
    shown = await practice.wait_answer(user, answer)
    await practice.click(user, shown, _control(shown, verb, value), wait=START_TIMEOUT)


def _control(message: Json, verb: str, value: str = "") -> str:
    """Return the id of a message's control; empty if it has none."""
    ids = (str(part["custom_id"]) for _, part in walk(message["components"]) if "custom_id" in part)
    presses = ((custom_id, parse(custom_id)) for custom_id in ids)
    return next((key for key, press in presses if press and (press.verb, press.value) == (verb, value)), "")
