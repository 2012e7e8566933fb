"""Translating Discord's errors into those that tables know; `bot.api.codes` says what each code means."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import aiohttp
import discord

from bot.api.codes import CODES, FORBIDDEN, Follow, Ruling
from bot.tables.ports.messenger import (
    Blocked,
    DmsClosed,
    Filtered,
    Forbidden,
    Gone,
    MessengerError,
    PictureRefused,
    PlaceClosed,
    Refused,
    TooOld,
    TryLater,
    Unauthorized,
)

ARCHIVED, LACKING, THREAD_EXISTS = 50083, 50013, 160004
_BY_FOLLOW: Final[Mapping[Follow, Callable[[str], MessengerError]]] = {
    "mention": DmsClosed,
    "filtered": Filtered,
    "give up": Refused,
    "hold": Unauthorized,
    "wait": Blocked,
}
_WHAT: Final = {10003: "channel", 10004: "guild", 10008: "message"}
_SECONDS: Final = {40003: 10.0, 30046: 60.0}
"""How long to wait after a code, if Discord's limit is known."""


@contextmanager
def translate_errors() -> Iterator[None]:
    """Translate errors of discord.py and the network into messenger errors."""
    try:
        yield
    except discord.RateLimited as error:  # a wait longer than the client's `max_ratelimit_timeout`
        raise TryLater("rate limit", error.retry_after) from error
    except discord.HTTPException as error:
        raise messenger_error(error) from error
    except (OSError, aiohttp.ClientError, TimeoutError) as error:
        raise TryLater(type(error).__name__) from error
    except (discord.InvalidData, ValueError) as error:  # a panel beyond Discord's limits, a channel of no known type
        raise Refused(type(error).__name__) from error


def messenger_error(error: discord.HTTPException) -> MessengerError:
    """Choose the messenger error for an HTTP error: by its code, else by its status."""
    reason = f"{error.status}/{error.code}"
    if (ruling := CODES.get(error.code)) is not None:
        return _by_ruling(ruling, error.code, reason)
    if error.status == 401:
        return Unauthorized(reason)
    if error.status == 429 or (error.status == 403 and not error.code):  # from Cloudflare, which knows no codes
        return Blocked(reason)
    return TryLater(reason, lost="too-often" if error.status >= 500 else "refused")


def _by_ruling(ruling: Ruling, code: int, reason: str) -> MessengerError:
    if code in _WHAT:
        return Gone(_WHAT[code])
    if ruling is FORBIDDEN:
        return Forbidden(code)
    if ruling.follow in ("home", "plain"):
        return (PlaceClosed if ruling.follow == "home" else PictureRefused)(ruling.reason)
    if ruling.follow in _BY_FOLLOW:
        return _BY_FOLLOW[ruling.follow](reason)
    later = TooOld if ruling.follow == "leave" else TryLater
    return later(reason, _SECONDS.get(code), ruling.reason)
