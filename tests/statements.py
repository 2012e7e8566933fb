"""Databases of one test process share what SQLAlchemy has compiled; else each test would compile it for its own."""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import partial
from typing import Any

from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import LRUCache

from storage.engines import sqlite

MOST = 2_000
"""Statements that are kept; the bot has some hundred."""


def share_compiled() -> None:
    """Let every engine of SQLite use one cache, in whose keys one dialect is as good as another."""
    compiled: MutableMapping[Any, Any] = LRUCache(MOST)
    dialect: Any = SQLiteDialect_aiosqlite
    dialect.__eq__ = lambda self, other: type(self) is type(other)
    dialect.__hash__ = lambda self: hash(type(self))
    create = partial(create_async_engine, execution_options={"compiled_cache": compiled})
    setattr(sqlite, create_async_engine.__name__, create)
