"""How errors of PostgreSQL become ours, and which of them pass."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from storage.errors import DatabaseFailed, RowRefused, StorageError, TransactionConflict

REPEATABLE: Final = {"40001", "40P01"}
"""PostgreSQL's error codes for a conflict between transactions, after which one must be tried again."""
AWAY: Final = {"57P01", "57P02", "57P03", "08000", "08001", "08003", "08004", "08006"}
"""Its error codes, or the driver's, while it stops, starts, or has cut a connection."""
FAILURES: Final = (
    SQLAlchemyError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the driver's own, if a connection is cut at the wrong moment
    OSError,
)
T = TypeVar("T")


def _state(error: Exception) -> str | None:
    origin: Any = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(origin, "sqlstate", None)
    return None if state is None else str(state)


def translated(error: Exception) -> StorageError:
    """Turn an error into ours, without values: PostgreSQL names rows in full, secret choices and seeds among them."""
    origin: Any = error.orig if isinstance(error, DBAPIError) else error
    words = str(origin).splitlines()[0] if _state(error) is not None else type(origin).__name__
    if isinstance(error, IntegrityError):
        return RowRefused(f"The database refused a row: {words}.")
    kind = TransactionConflict if _state(error) in REPEATABLE else DatabaseFailed
    return kind(f"The database could not do what was asked: {words}.")


async def guarded(work: Coroutine[object, object, T]) -> T:
    """Await work that fails in our words."""
    try:
        return await work
    except FAILURES as error:
        raise translated(error) from None


def is_cut(error: Exception) -> bool:
    """Tell whether the connection is lost, or the server is away for a moment."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _state(error) in AWAY or isinstance(error.orig, OSError)
    return isinstance(error, OSError | asyncpg.InterfaceError | asyncpg.InternalClientError) or _state(error) in AWAY


def can_be_repeated(error: Exception) -> bool:
    """Tell whether a transaction may be tried again, if nothing depends on it yet."""
    return is_cut(error) or _state(error) in REPEATABLE
