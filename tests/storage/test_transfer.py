"""Moving all from one engine to the other."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from bot.__main__ import main
from storage import Store, open_store
from storage.errors import CopyRefused
from storage.rows import GuildRow, WishRow
from storage.schema import snapshots
from storage.transfer import LASTING, copy_all
from tests.given import provide_database
from tests.storage.samples import GUILD, HOME, USER, delivery, entry, owed, panel, seat, table, webhook


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[Store]:
    """Open a second, empty store, which is SQLite's."""
    opened = await open_store(provide_database(tmp_path / "other.db"), process="second")
    yield opened
    await opened.close()


async def _fill(store: Store, tables: int = 3) -> None:
    async with store.write() as tx:
        for number in range(tables):
            name = f"T{number:03}"
            await tx.tables.insert(table(name, place_id=HOME * 2**40 + number, advice=bool(number % 2)))
            await tx.tables.set_seats(name, [seat(0, name, user_id=USER, joined=2**41), seat(1, name, computer="easy")])
            await tx.log.append(entry(1, name, choice="größer\n✓"))
            await tx.log.put_snapshot(name, 1, bytes(range(256)))
            await tx.panels.put(panel(900_000 + number, name, live=bool(number % 2)))
            wish = WishRow(id=0, table_id=name, version=1, seat=0, choice="w", rules_version=1, at=1)
            await tx.wishes.add(wish)
            await owed(tx, delivery(table_id=name, recipient=f"place:{name}", seat=number or None))
            if number == 0:
                await tx.people.save_guild(GuildRow(guild_id=GUILD))
                await tx.webhooks.put(webhook())
            await tx.webhooks.add(GUILD, name, "turn", "{}", 1)


async def _all(store: Store) -> dict[str, list[str]]:
    async with store.read() as tx:
        return {
            each.name: sorted(repr(tuple(row)) for row in await tx.tables.session.rows(select(each)))
            for each in LASTING
        }


async def test_everything_comes_over_and_numbers_go_on(store: Store, other: Store) -> None:
    """There and back again, every row is what it was, and what is added has the next number."""
    await _fill(other)
    before = await _all(other)
    counts = await copy_all(other, store)
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert await _all(store) == before
    async with store.write() as tx:
        assert await owed(tx, delivery(table_id="T001", recipient="user:1", about="choice")) == 4
        await tx.wishes.add(WishRow(id=0, table_id="T001", version=1, seat=0, choice="w", rules_version=1, at=1))
        assert [row.id for row in await tx.wishes.of_table("T001")] == [2, 4]


@pytest.mark.postgres
async def test_the_way_back(store: Store, other: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """From PostgreSQL to SQLite, in more steps than one."""
    monkeypatch.setattr("storage.transfer.BATCH", 2)
    await _fill(store, 5)
    await copy_all(store, other)
    assert await _all(other) == await _all(store)


async def test_a_target_that_is_not_empty_is_left_alone(kept: Store, other: Store) -> None:
    """Nobody's tables are mixed with others'."""
    await _fill(other)
    before = await _all(kept)
    with pytest.raises(CopyRefused, match="not empty"):
        await copy_all(other, kept)
    assert await _all(kept) == before


async def test_a_row_that_comes_out_otherwise_undoes_all(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every row is compared: one that differs, and nothing was copied."""
    await _fill(other)

    run = type(store._engine.writing()).run

    async def spoil(session: object, statement: object, values: object = None) -> int:
        done = await run(session, statement, values)  # type: ignore[arg-type]  # as it was given
        if getattr(statement, "table", None) is snapshots and values:
            await run(session, update(snapshots).values(state=b"otherwise"))  # type: ignore[arg-type]  # likewise
        return done

    monkeypatch.setattr(type(store._engine.writing()), "run", spoil)
    with pytest.raises(CopyRefused, match="snapshots"):
        await copy_all(other, store)
    monkeypatch.undo()
    assert not any((await _all(store)).values())


@pytest.mark.postgres
async def test_it_is_a_command(other: Store, database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """From a file to an address; what is not there is told."""
    await _fill(other)
    await other.close()
    assert await _typed("copy", str(other.path), database) == 0
    assert "those of 3 tables" in capsys.readouterr().out
    assert await _typed("copy", str(other.path), database) == 1
    assert await _typed("copy", "nowhere.db", database) == 1
    told = capsys.readouterr().err
    assert "not empty" in told
    assert "no database nowhere.db" in told


async def _typed(*words: str) -> int:
    return await asyncio.to_thread(main, words)
