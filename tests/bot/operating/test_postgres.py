"""The doctor looks into PostgreSQL: whether it can be used, and which processes work on it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.operating import postgres
from storage import open_store_at
from storage.prepare import HEAD
from storage.rows import DatabaseLook, ProcessRow

LOOK = DatabaseLook(
    version="17", encoding="UTF8", revision=HEAD, head=HEAD, refusal="", processes=[], heard=[], rules=[]
)


def _running(role: str, shards: str) -> ProcessRow:
    return ProcessRow(process="p" + shards[:1], role=role, shards=shards, started_at=0, seen_at=0)


async def _run(url: str, path: Path) -> None:
    for name, role, shards in (("one", "run", "0-1/4"), ("two", "work", "")):
        store = await open_store_at(url, path, process=name, role=role, shards=shards)
        if name == "two":
            finding = await asyncio.to_thread(postgres.database, url)
            assert (finding.good, "At work: work two." in finding.what) == (None, True)
            assert finding.what.endswith("is to hear: all.")
        await store.close()


def test_who_works_is_told(database: str, tmp_path: Path) -> None:
    """Those that have left are not; without a process that hears Discord that is said."""
    finding = postgres.database(database)
    assert (finding.good, finding.what.endswith("No process works on it now.")) == (True, True)
    asyncio.run(_run(database, tmp_path / "none"))


def test_a_server_that_cannot_be_reached() -> None:
    """No password is told, only what to look at."""
    finding = postgres.database("postgresql+asyncpg://kontor:s3cret@127.0.0.1:1/kontor")
    assert finding.good is False
    assert "KONTOR_DATABASE_URL" in finding.to_do
    assert "s3cret" not in finding.what + finding.to_do


@pytest.mark.parametrize(
    ("look", "good", "told"),
    [
        (replace(LOOK, encoding="SQL_ASCII"), False, "lacks letters"),
        (replace(LOOK, revision="9999", refusal="of a later release"), False, "later release"),
        (replace(LOOK, revision="0004"), None, f"from schema 0004 to {HEAD}"),
        (replace(LOOK, processes=[_running("run", "0-1/4"), _running("run", "3/4")]), None, "is to hear: 2/4."),
        (replace(LOOK, processes=[_running("run", "0-1/4"), _running("run", "2-3/4")]), True, "run 0-1/4"),
        (replace(LOOK, processes=[_running("run", ""), _running("work", "")]), True, "At work: run p, work p."),
    ],
)
def test_what_is_seen_is_judged(monkeypatch: pytest.MonkeyPatch, look: DatabaseLook, good: bool, told: str) -> None:
    """A shard that nobody is to hear is worth a look; what cannot work is wrong."""

    async def look_at(_url: str) -> DatabaseLook:
        return look

    monkeypatch.setattr(postgres, "look_at", look_at)
    finding = postgres.database("")
    assert finding.good is good
    assert told in finding.what
