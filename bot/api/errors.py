"""What may go wrong at Discord, as the errors that tables know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.tables.ports.messenger import DmsClosed, Forbidden, Gone, MessengerError, Refused, TooOld, TryLater

ARCHIVED = 50083
THREAD_EXISTS = 160004
_BY_CODE: dict[int, Callable[[str], MessengerError]] = {
    50007: DmsClosed,
    50278: DmsClosed,
    10003: lambda _reason: Gone("channel"),
    10004: lambda _reason: Gone("guild"),
    10008: lambda _reason: Gone("message"),
    50001: lambda _reason: Forbidden(50001),
    50013: lambda _reason: Forbidden(50013),
    40003: lambda reason: TryLater(reason, 10.0),  # direct channels opened too fast
    30046: lambda reason: TooOld(reason, 60.0),
}


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn what discord.py and the network raise into messenger errors."""
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
    if (known := _BY_CODE.get(error.code)) is not None:
        return known(reason)
    if error.status == 429 or error.status >= 500:
        return TryLater(reason)
    if error.status == 403:
        return Forbidden(error.code)
    return Gone("channel") if error.status == 404 else Refused(reason)
