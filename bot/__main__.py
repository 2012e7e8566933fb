"""Start Kontor: `python -m bot` or `kontor`, with a command such as `run`, or without one."""

from __future__ import annotations

import argparse
import asyncio
import io
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import aiohttp
import discord
import structlog

from bot import distribution, logs, operating, translation, verify
from bot.composition import open_kontor
from bot.duty import WORK, Duty, parse
from bot.operating.pulse import BEHIND, seconds_behind
from bot.practice.launch import processes
from bot.practice.launch.redirect import point
from bot.settings import TOKEN, Settings, WrongSetting, environment_name, load_settings, unknown_variables
from bot.shutdown import AT_ONCE, Ended, until_signal
from bot.tables.delivery.leased import LeaseOver
from games.kernel.words import LOCALES
from storage.errors import DatabaseFailed, StorageError

log = structlog.get_logger()

FAILED, MISUSED = 1, 2
"""Exit codes: a restart may help; a restart cannot help, so that systemd does not try."""
ENDED = "Other processes have taken this one for dead, and have taken over its work: start it again."
ALONE = "A database of SQLite is for one process, which hears all shards; several need PostgreSQL."


class Unable(Exception):
    """Say in one sentence why Kontor cannot go on; `code` is the exit code."""

    def __init__(self, sentence: str, code: int = FAILED) -> None:
        super().__init__(sentence)
        self.code = code


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    if attending := _attending(given):
        return attending
    parser = argparse.ArgumentParser(
        prog="kontor" if Path(sys.argv[0]).stem == "kontor" else "python -m bot",
        description="Kontor hosts board games on Discord. Settings are explained in .env.example.",
        epilog=f"Without a command: connect to Discord if {TOKEN} is set, else start a practice server here."
        f" .env.example and the pages in docs/ are in {distribution.pages()}.",
    )
    parser.add_argument("--version", action="version", version=f"{distribution.NAME} {distribution.version()}")
    parser.add_argument("--fresh", action="store_true", help="practice server: forget what was played and start over")
    parser.add_argument(
        "--port", type=_port, help="practice server: its port; 0 takes that of last time, or any free one"
    )
    parser.set_defaults(command=None, duty=None)
    commands = parser.add_subparsers(title="commands", metavar="")
    run = commands.add_parser("run", help=f"connect to Discord; insist on {TOKEN}")
    run.add_argument(
        "--shards",
        type=_shards,
        dest="duty",
        metavar="0-3/8",
        help="hear only these of Discord's shards, here the first four of eight; other processes hear the rest",
    )
    run.set_defaults(command="run")
    work = commands.add_parser(WORK, help="only work, beside processes that hear Discord: deliveries, computer players")
    work.set_defaults(command=WORK, duty=Duty(WORK))
    operating.add_commands(commands)
    check = commands.add_parser(
        "verify", help="check the luck of a table that `/table export` has given; starts nothing"
    )
    check.add_argument("file", type=Path, metavar="FILE")
    check.add_argument("--language", choices=LOCALES, help="of what is said; default: the machine's")
    check.set_defaults(command="verify")
    words = commands.add_parser("words", help="list what a language lacks; see docs/adding-a-language.md")
    words.add_argument("language", help="what Discord calls it, or the first part of that, such as fr or pt-BR")
    words.add_argument("only", nargs="*", metavar="FOLDER", help="only these packages, such as games/kernel")
    words.add_argument("--write", action="store_true", help="add what is missing, in English")
    words.add_argument("--ship", action="store_true", help="note how much is translated; below 80 %% it is hidden")
    words.set_defaults(command="words")
    return parser.parse_args(given)


def _attending(given: Sequence[str]) -> argparse.Namespace | None:
    """Read how the practice server starts Kontor; this is no command for users, so that no message names it."""
    if given[:1] != [processes.ATTEND]:
        return None
    _, url = given
    return argparse.Namespace(command=processes.ATTEND, url=url, fresh=False, port=None, duty=None)


def _port(text: str) -> int:
    """Read a port; argparse prints the sentence of this error alone."""
    port = int(text) if text.isdecimal() else -1
    if not 0 <= port <= 65535:
        raise argparse.ArgumentTypeError(f"must be a number from 0 to 65535, not {text!r}")
    return port


def _shards(text: str) -> Duty:
    """Read which shards to hear; argparse prints the sentence of this error alone."""
    try:
        return parse(text)
    except ValueError:
        form = "the first and the last one to hear and how many there are, such as 0-3/8"
        raise argparse.ArgumentTypeError(f"must be {form}, not {text!r}") from None


def main(given: Sequence[str] | None = None) -> int:
    """Do what the command line says and return the exit code."""
    _accept_all_letters()
    arguments = _arguments(sys.argv[1:] if given is None else given)
    if arguments.command in ("verify", "words", operating.DOCTOR):
        return _look(arguments)
    try:
        distribution.check_alone()
        settings = load_settings()
        if arguments.command in operating.COMMANDS:
            return operating.run(settings, arguments)
        return _start(settings, arguments)
    except (WrongSetting, distribution.SharedFiles) as wrong:
        return _fail(str(wrong), MISUSED)
    except Unable as unable:
        return _fail(str(unable), unable.code)
    except StorageError as error:
        return _fail(str(error), MISUSED if error.permanent else FAILED)


def _look(arguments: argparse.Namespace) -> int:
    """Look at files only, or at the settings themselves, which may be wrong."""
    if arguments.command == operating.DOCTOR:
        return operating.examine()
    if arguments.command == "verify":
        return verify.run(arguments.file, arguments.language)
    if arguments.ship and arguments.only:
        return _fail("--ship needs all packages", MISUSED)
    return translation.run(arguments.language, arguments.only, write=arguments.write, ship=arguments.ship)


def _start(settings: Settings, arguments: argparse.Namespace) -> int:
    token, practice = settings.token, arguments.fresh or arguments.port is not None
    duty: Duty = arguments.duty or Duty()
    if token is None and arguments.command in ("run", WORK):
        raise Unable(f"{TOKEN} is not set. Set it in the environment or in .env, as .env.example explains.", MISUSED)
    if practice and (token or arguments.command):
        raise Unable(f"--fresh and --port are for the practice server, which starts only without {TOKEN}.", MISUSED)
    if not duty.hears_all and settings.postgres is None:
        raise Unable(f"{ALONE} Set {environment_name('database_url')}, as docs/many-processes.md explains.", MISUSED)
    hidden = [secret for secret in (token, settings.postgres) if secret]
    logs.set_up(settings.log_level, settings.log_format, hidden, faults=(DatabaseFailed,))
    _warn(settings)
    if token is None:
        return asyncio.run(_practise(settings, arguments))
    practised = arguments.command == processes.ATTEND
    asyncio.run(_attend(settings, token, arguments.url) if practised else _connect(settings, token, duty))
    return 0


def _warn(settings: Settings) -> None:
    """Log what does not stop a start and would puzzle an operator later."""
    for name in unknown_variables():
        log.warning("unknown setting", name=name)
    if settings.postgres is None and (behind := seconds_behind(settings.database, time.time())) > BEHIND:
        log.warning("the clock is behind the database", minutes=round(behind / 60))


async def _connect(settings: Settings, token: str, duty: Duty) -> None:
    """Work at Discord until told to stop."""
    async with open_kontor(settings, commands_file=settings.commands_file, duty=duty) as kontor:
        try:
            await until_signal(kontor.attend(token), patience=AT_ONCE)
        except (discord.LoginFailure, discord.ConnectionClosed):
            allowed = Settings.model_fields["discord_token"].description
            raise Unable(f"Discord does not accept {TOKEN}: it must be {allowed}.", MISUSED) from None
        except (Ended, LeaseOver):
            raise Unable(kontor.store.membership.reason or ENDED) from None
        except (OSError, aiohttp.ClientError) as error:
            raise Unable(f"Discord cannot be reached ({type(error).__name__}).") from error


async def _practise(settings: Settings, arguments: argparse.Namespace) -> int:
    """Serve a practice world that the page shows, with Kontor as a process of its own; return that one's exit code."""
    port = settings.practice_port if arguments.port is None else arguments.port
    try:
        return await until_signal(processes.run(settings, port, fresh=arguments.fresh, say=_say)) or 0
    except processes.HomeInUse as error:
        raise Unable(f"The practice server is running already: it has opened {error}.") from error
    except OSError as error:
        if error.filename is not None:  # a socket has none
            raise Unable(f"The data folder {settings.data} cannot be used: {error.strerror}.") from error
        where = "--port" if arguments.port is not None else environment_name("practice_port")
        raise Unable(f"The practice server cannot start on port {port} ({where}): {error.strerror}.") from error


async def _attend(settings: Settings, token: str, url: str) -> None:
    """Work at a practice server until told to stop, or until the process that holds our standard input has ended."""
    point(url)
    own = settings.model_copy(update={"database_url": None})  # what is practised is kept apart from what is played
    async with open_kontor(own) as kontor:
        await until_signal(kontor.start(token), sys.stdin.fileno(), AT_ONCE)


def _accept_all_letters() -> None:
    """Write letters that a console or pipe has no code for as codes, rather than fail: those of Windows lack many."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _say(sentence: str) -> None:
    sys.stdout.write(sentence + "\n")
    sys.stdout.flush()


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
