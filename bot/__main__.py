"""Start Kontor: `python -m bot`, `python -m bot run`, `python -m bot backup FILE`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog

from bot import logs
from bot.client import open_kontor
from bot.practice.server import PracticeServer
from bot.practice.wiring import point
from bot.settings import TOKEN, Settings, WrongSetting, load_settings, variable
from storage import backup_file
from storage.errors import StorageError

log = structlog.get_logger("bot")

FAILED, MISUSED = 1, 2
PRACTICE_TOKEN = "practice-bot"  # noqa: S105 - opens a loopback server that forgets everything


class Unable(Exception):
    """Say in one sentence why Kontor cannot go on; `code` is the exit code."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Kontor hosts board games on Discord. Settings are explained in .env.example.",
        epilog=f"Without a command: connect to Discord if {TOKEN} is set, else start a practice server here.",
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="")
    run = commands.add_parser("run", help=f"connect to Discord; insist on {TOKEN}")
    run.set_defaults(command="run")
    backup = commands.add_parser("backup", help="copy the database to a new file, also while Kontor runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(command="backup")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code."""
    arguments = _arguments(given)
    try:
        settings = load_settings()
        if arguments.command == "backup":
            backup_file(settings.database, arguments.file)
            _say(f"The database is copied to {arguments.file}.")
            return 0
        return _start(settings, insist=arguments.command == "run")
    except WrongSetting as wrong:
        return _fail(str(wrong), MISUSED)
    except Unable as unable:
        return _fail(str(unable), unable.code)
    except StorageError as error:
        return _fail(str(error), FAILED)


def _start(settings: Settings, *, insist: bool) -> int:
    token = settings.token
    if token is None and insist:
        raise Unable(f"{TOKEN} is not set. Set it in the environment or in .env, as .env.example explains.", MISUSED)
    logs.set_up(settings.log_level, settings.log_format, [token] if token else [])
    asyncio.run(_connect(settings, token) if token else _practise(settings))
    return 0


async def _connect(settings: Settings, token: str) -> None:
    """Work at Discord until told to stop."""
    async with open_kontor(settings, commands_file=settings.commands_file) as kontor:
        try:
            await _until_signal(kontor.start(token))
        except (discord.LoginFailure, discord.ConnectionClosed):
            allowed = Settings.model_fields["discord_token"].description
            raise Unable(f"Discord does not accept {TOKEN}: it must be {allowed}.", MISUSED) from None
        except (OSError, aiohttp.ClientError) as error:
            raise Unable(f"Discord cannot be reached ({type(error).__name__}).") from error


async def _practise(settings: Settings) -> None:
    """Work at a practice server of our own; nothing of it is kept."""
    server = PracticeServer(bot_token=PRACTICE_TOKEN)
    known = server.seed()
    try:
        await server.start(settings.practice_port)
    except OSError as error:
        name = variable("practice_port")
        raise Unable(f"The practice server cannot listen on port {settings.practice_port} ({name}).") from error
    point(server.url)
    _say(f"No {TOKEN} is set, so Kontor does not connect to Discord.")
    _say("A practice server on this machine takes its place; it keeps nothing once you stop it (Ctrl+C).")
    _say(f"{server.url}  control token {server.token}  guild {known['guild']}  channel {known['channel']}")
    try:
        with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
            async with open_kontor(settings.model_copy(update={"data": Path(folder)})) as kontor:
                await _until_signal(kontor.start(PRACTICE_TOKEN))
    finally:
        await server.stop()


async def _until_signal(work: Coroutine[Any, Any, None]) -> None:
    """Work until the work ends, or SIGINT or SIGTERM asks to stop."""
    task = asyncio.create_task(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    log.info("stopping")


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
