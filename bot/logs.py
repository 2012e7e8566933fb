"""Structured logs: what happened, at which table and guild, and never what is secret.

Hands, choices, seeds and tokens occur at no level: keys that name them are hidden, tokens in addresses are masked, and
of an unexpected error only the type and the places are told, as its message could quote a choice.
"""

from __future__ import annotations

import logging
import math
import re
import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from traceback import walk_tb
from types import TracebackType
from typing import TextIO

import discord
import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN = "[hidden]"
FAULT_EVERY = 60.0
"""Seconds between two lines about faults of the machine."""
SECRET_KEYS = {"authorization", "choice", "choices", "chosen", "drawn", "field", "fields", "hand", "hands", "option"}
SECRET_KEYS |= {"options", "password", "secret", "seed", "state", "token", "tokens", "value", "values"}
OURS = ("bot", "games", "render", "storage")
# Their lower levels print bodies of requests or parameters of queries.
QUIET = {"discord": logging.INFO, "aiosqlite": logging.INFO, "sqlalchemy": logging.WARNING, "alembic": logging.WARNING}
_MASKS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~-]+"), rf"\1{HIDDEN}"),
    (re.compile(r"\b[\w-]{23,}\.[\w-]{6,}\.[\w-]{27,}"), HIDDEN),
    (re.compile(r"exception=.*", re.DOTALL), f"exception={HIDDEN}"),  # a task's repr quotes its error
)
COMPLETIONS = "discord.app_commands.tree"
ANSWERED, TOO_LATE, GONE = 40060, 10062, 10008
"""Discord's codes: an interaction was answered already, or too long ago, or its message is deleted."""
_QUOTED_ERRORS = (OSError, discord.DiscordException)


def set_up(
    level: str,
    form: str,
    secrets: Sequence[str] = (),
    stream: TextIO | None = None,
    faults: tuple[type[BaseException], ...] = (),
) -> None:
    """Send all logs of the process to a stream (stderr); `form` is text or json, `secrets` are masked everywhere.

    Errors of the kinds `faults` are the machine's, not ours, and are told in one line a minute.
    """
    common: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer: Processor = structlog.dev.ConsoleRenderer(colors=False)
    if form == "json":
        renderer = structlog.processors.JSONRenderer()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=common,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            tell_errors,
            Secrets(secrets),
            drop_nothing,
            renderer,
        ],
    )
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *common,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,  # tests set logs up again
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(Faults(faults))
    handler.addFilter(is_no_late_completion)
    _set_levels(logging.getLevelNamesMapping()[level], handler)


def _set_levels(level: int, handler: logging.Handler) -> None:
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(level, logging.INFO))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
    for name, least in QUIET.items():
        logging.getLogger(name).setLevel(max(level, least))
    logging.captureWarnings(True)


class Faults(logging.Filter):
    """Tell of a fault of the machine, such as a full disk, in one line a minute: all that is tried meets it again."""

    def __init__(self, kinds: tuple[type[BaseException], ...]) -> None:
        super().__init__()
        self._kinds = kinds
        self._told_at, self._untold = -math.inf, 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Let an entry through, and one about a fault without its traceback and only now and then."""
        fault = next((each for each in _chain_of(record) if isinstance(each, self._kinds)), None)
        if fault is None:
            return True
        if monotonic() - self._told_at < FAULT_EVERY:
            self._untold += 1
            return False
        problem = {"problem": str(fault), "untold": self._untold}
        self._told_at, self._untold = monotonic(), 0
        if isinstance(record.msg, dict):
            record.msg = {key: value for key, value in record.msg.items() if key != "exc_info"} | problem
        record.exc_info = record.exc_text = None
        return True


def is_no_late_completion(record: logging.LogRecord) -> bool:
    """Drop errors about suggestions that came too late or second to another process: the user has others by then."""
    error = _error(record.exc_info) if record.name == COMPLETIONS else None
    return not (isinstance(error, discord.HTTPException) and error.code in (ANSWERED, TOO_LATE))


def _chain_of(record: logging.LogRecord) -> Iterator[BaseException]:
    exc_info = record.msg.get("exc_info") if isinstance(record.msg, dict) else record.exc_info
    error = _error(exc_info)
    return iter(()) if error is None else _chain(error)


class Secrets:
    """Hide what must not be logged: secret keys, masked patterns, values that are not plain, and given secrets."""

    def __init__(self, secrets: Sequence[str] = ()) -> None:
        self._secrets = [secret for secret in secrets if secret]

    def __call__(self, _logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
        """Clean one log entry (a processor of structlog)."""
        return {key: HIDDEN if key.lower() in SECRET_KEYS else self._clean(value) for key, value in event.items()}

    def _clean(self, value: object) -> object:
        if value is None or isinstance(value, bool | int | float):
            return value
        if not isinstance(value, str):
            return f"[{type(value).__name__}]"
        for secret in self._secrets:
            value = value.replace(secret, HIDDEN)
        for pattern, mask in _MASKS:
            value = pattern.sub(mask, value)
        return value


def drop_nothing(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Leave out what has no value, such as the server of a direct message (a processor of structlog)."""
    return {key: value for key, value in event.items() if value is not None}


def tell_errors(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replace an exception by its story (a processor of structlog)."""
    error = _error(event.pop("exc_info", None))
    if error is not None:
        event["exception"] = describe(error)
    return event


def _error(exc_info: object) -> BaseException | None:
    """Find the error in what a log call was given as `exc_info`."""
    if exc_info is True:
        exc_info = sys.exc_info()
    error = exc_info[1] if isinstance(exc_info, tuple) else exc_info
    return error if isinstance(error, BaseException) else None


def describe(error: BaseException) -> str:
    """Tell an exception and its causes: types and places, no values."""
    return "\nwhile handling\n".join(_one(each) for each in _chain(error))


def _chain(error: BaseException) -> Iterator[BaseException]:
    current: BaseException | None = error
    seen: set[int] = set()
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        yield current
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)


def _one(error: BaseException) -> str:
    said = f": {error}" if isinstance(error, _QUOTED_ERRORS) else ""
    return "\n".join([f"{type(error).__module__}.{type(error).__qualname__}{said}", *_places(error.__traceback__)])


def _places(trace: TracebackType | None) -> Iterator[str]:
    for frame, line in walk_tb(trace):
        yield f"  {frame.f_code.co_filename}:{line} in {frame.f_code.co_qualname}"
