"""Logs: structured, and without what is secret."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any
from unittest.mock import Mock

import discord
import pytest
import structlog

from bot import logs

WEBHOOK = "aW50ZXJhY3Rpb246MTIz.abc-_DEF"
BOT_TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz-_0123456789A"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """Log to memory, and put logging back afterwards."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:], root.level = before
    for name in (*logs.OURS, *logs.QUIET):
        logging.getLogger(name).setLevel(logging.NOTSET)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
    structlog.contextvars.clear_contextvars()


def _lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_entries_carry_what_is_bound(stream: io.StringIO) -> None:
    """Guild and table come from the context; others' loggers get them too."""
    logs.set_up("INFO", "json", stream=stream)
    with structlog.contextvars.bound_contextvars(guild=7, table="K7Q2"):
        structlog.get_logger("bot.x").info("sent", count=3)
        logging.getLogger("elsewhere").warning("odd %s", "thing")
    ours, others = _lines(stream)
    assert (ours["event"], ours["level"], ours["guild"], ours["table"], ours["count"]) == ("sent", "info", 7, "K7Q2", 3)
    assert (others["event"], others["table"], others["logger"]) == ("odd thing", "K7Q2", "elsewhere")


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_has_no_value_is_left_out(stream: io.StringIO, form: str) -> None:
    """A worker hears no shards, and a direct message belongs to no server: the line is shorter then."""
    logs.set_up("INFO", form, stream=stream)
    with structlog.contextvars.bound_contextvars(process="p", role="work", shards=None):
        structlog.get_logger("bot.x").info("sent", guild=None, count=0)
    assert "None" not in stream.getvalue()
    assert "null" not in stream.getvalue()
    assert "count" in stream.getvalue()


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("level", ["DEBUG", "INFO", "WARNING", "ERROR"])
def test_secrets_occur_at_no_level(stream: io.StringIO, level: str, form: str) -> None:
    """Keys that name secrets, tokens in addresses and structures that might hold any are hidden."""
    logs.set_up(level, form, ["sEcReT"], stream=stream)
    log = structlog.get_logger("bot.x")
    for say in (log.debug, log.info, log.error):
        say("chosen", choice="7R", hand=["7R"], seed=b"7R", state={"a": "7R"}, Token="7R", rows=["7R"])
        say(f"POST https://discord.com/api/v10/webhooks/123/{WEBHOOK}/messages/@original")
        say("sEcReT", where="sEcReT", authorization=BOT_TOKEN)
    logging.getLogger("discord.http").error("%s /interactions/123/%s/callback with %s", "POST", WEBHOOK, BOT_TOKEN)
    text = stream.getvalue()
    assert text
    assert not [secret for secret in ("7R", "sEcReT", WEBHOOK, BOT_TOKEN) if secret in text]


def test_errors_tell_types_and_places_only(stream: io.StringIO) -> None:
    """Neither locals nor the message of an unexpected error, which could quote a choice, are told."""
    logs.set_up("DEBUG", "json", stream=stream)

    def choose(choice: str) -> None:
        raise KeyError(choice)

    try:
        try:
            choose("7R")
        except KeyError as error:
            raise RuntimeError("7R was chosen") from error
    except RuntimeError as error:
        structlog.get_logger("bot.x").exception("failed")
        logging.getLogger("discord.client").exception("Ignoring %s", "event")
        logging.getLogger("asyncio").warning("never retrieved: <Task exception=%r>", error)
    first, second, third = _lines(stream)
    for told in (first, second):
        assert "builtins.RuntimeError" in told["exception"]
        assert "builtins.KeyError" in told["exception"]
        assert "choose" in told["exception"]
    assert "7R" not in stream.getvalue()
    assert third["event"].endswith("exception=[hidden]")


def test_the_system_may_say_what_is_wrong(stream: io.StringIO) -> None:
    """Errors of the operating system keep their sentence."""
    logs.set_up("INFO", "json", stream=stream)
    try:
        raise PermissionError(13, "Permission denied", "/data")
    except OSError:
        structlog.get_logger("bot.x").exception("failed")
    assert "Permission denied" in _lines(stream)[0]["exception"]


@pytest.mark.parametrize(("code", "told"), [(40060, False), (10062, False), (50035, True)])
def test_suggestions_that_come_second_are_no_error(stream: io.StringIO, code: int, told: bool) -> None:
    """Two processes may complete what is typed; discord.py would log an error for the one that is late."""
    logs.set_up("INFO", "json", stream=stream)
    error = discord.HTTPException(Mock(status=400, reason="Bad Request"), {"code": code, "message": "no"})
    logging.getLogger(logs.COMPLETIONS).error("Ignoring exception in autocomplete", exc_info=error)
    assert bool(_lines(stream)) is told


def test_libraries_never_log_below_info(stream: io.StringIO) -> None:
    """discord.py would print bodies, and the database driver parameters."""
    logs.set_up("DEBUG", "json", stream=stream)
    for name in ("discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(name).debug("a body")
    logging.getLogger("sqlalchemy.engine").info("parameters")
    structlog.get_logger("bot.x").debug("ours")
    assert [line["event"] for line in _lines(stream)] == ["ours"]


def test_the_level_is_kept(stream: io.StringIO) -> None:
    """At ERROR, nothing less is written, by whomever."""
    logs.set_up("ERROR", "text", stream=stream)
    structlog.get_logger("bot.x").warning("ours")
    logging.getLogger("discord.client").warning("theirs")
    assert stream.getvalue() == ""


class DiskFull(Exception):
    """Stand for a fault of the machine."""


def test_a_fault_is_told_once_a_minute(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred failures of one cause are one line without a traceback; other errors are told in full."""
    times = [0.0]
    monkeypatch.setattr(logs, "monotonic", lambda: times[-1])
    logs.set_up("INFO", "json", stream=stream, faults=(DiskFull,))
    for now in (0.0, 1.0, 59.0, 61.0):
        times.append(now)
        _fail(DiskFull("the disk is full"), "outbox not read")
        _fail(KeyError("x"), "delivery failed")
    told = [line for line in _lines(stream) if "problem" in line]
    assert [(line["event"], line["problem"], line["untold"]) for line in told] == [
        ("outbox not read", "the disk is full", 0),
        ("outbox not read", "the disk is full", 2),
    ]
    assert not any("exception" in line for line in told)
    assert sum("exception" in line for line in _lines(stream)) == 4


def _fail(error: Exception, event: str) -> None:
    try:
        try:
            raise error
        except DiskFull as fault:
            raise RuntimeError from fault
    except (RuntimeError, KeyError):
        structlog.get_logger("bot.x").exception(event)
