import sqlite3
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

from storage import Store, Writer, open_store
from storage.errors import RowRefused
from storage.outbox import _DUE, _NEXT_DUE
from storage.rows import DeliveryRow
from tests.storage.samples import delivery, owed, settled, table


async def row(tx: Writer, delivery_id: int) -> DeliveryRow:
    """Get a delivery that must be there."""
    found = await tx.outbox.get(delivery_id)
    assert found is not None
    return found


async def due_ids(tx: Writer, now: int = 10_000) -> list[int]:
    """Name the deliveries that may go out."""
    return [found.id for found in await tx.outbox.due(now)]


async def test_a_delivery_comes_back_as_it_was_owed(path: Path) -> None:
    """A new row has a token of the given factory and was never attempted."""
    tokens = (f"TOKEN{number:07}" for number in count(1))
    store = await open_store(path, process="p", new_token=lambda: next(tokens))
    async with store.write() as tx:
        number = await owed(tx, delivery(table_id=None, recipient="user:5", seat=2, since=3, upto=4))
        found = await row(tx, number)
    await store.close()
    assert found == DeliveryRow(
        id=number,
        token="TOKEN0000001",
        table_id=None,
        recipient="user:5",
        kind="sync",
        about="board",
        seat=2,
        since=3,
        upto=4,
        created_at=5000,
        due_at=5000,
        attempts=0,
        attempted_at=None,
        process=None,
        error=None,
        gave_up_at=None,
    )


async def test_tokens_are_short_and_differ(kept: Store) -> None:
    """A token is 12 characters of base32 and is never used twice."""
    async with kept.write() as tx:
        numbers = [await owed(tx, delivery(about=f"a{n}")) for n in range(40)]
        tokens = {(await row(tx, number)).token for number in numbers}
    assert len(tokens) == 40
    assert all(len(token) == 12 and set(token) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") for token in tokens)


async def test_a_token_that_is_taken_is_refused(path: Path) -> None:
    """Two deliveries never share a token, whatever the factory does."""
    store = await open_store(path, process="p", new_token=lambda: "SAME")

    async def work() -> None:
        async with store.write() as tx:
            await tx.outbox.add(delivery(table_id=None, recipient="user:1"))
            await tx.outbox.add(delivery(table_id=None, recipient="user:2"))

    with pytest.raises(RowRefused):
        await work()
    await store.close()


@pytest.mark.parametrize("kind", ["sync", "post"])
async def test_unsent_deliveries_of_one_kind_merge(kept: Store, kind: str) -> None:
    """The later one extends the earlier to its version and to the earlier due time, and keeps the token."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind=kind, since=0, upto=1, due_at=6000))
        before = await row(tx, first)
        assert await owed(tx, delivery(kind=kind, since=1, upto=2, due_at=7000)) == first
        assert await owed(tx, delivery(kind=kind, since=2, upto=3, due_at=5500)) == first
        after = await row(tx, first)
        assert (after.since, after.upto, after.due_at, after.token) == (0, 3, 5500, before.token)
        assert len(await tx.outbox.unsent("K7Q2")) == 1


@pytest.mark.parametrize("kind", ["sync", "post"])
@pytest.mark.parametrize(
    "other", [{"recipient": "home:K7Q2"}, {"about": "end"}, {"seat": 1}, {"table_id": "OTHR"}, {"table_id": None}]
)
async def test_different_deliveries_do_not_merge(kept: Store, kind: str, other: dict[str, Any]) -> None:
    """Recipient, subject, seat and table must all be the same."""
    async with kept.write() as tx:
        await tx.tables.insert(table("OTHR"))
        first = await owed(tx, delivery(kind=kind, seat=0))
        second = await owed(tx, delivery(**{"kind": kind, "seat": 0, "upto": 9} | other))
        assert second != first
        assert (await row(tx, first)).upto == 1


async def test_a_sync_and_a_post_do_not_merge(kept: Store) -> None:
    """The two kinds stay apart even if all else agrees."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind="sync"))
        assert await owed(tx, delivery(kind="post")) != first


async def test_an_attempted_post_is_left_alone(kept: Store) -> None:
    """Discord may have an attempted post already, so what is new goes into another one, and merges there."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind="post", upto=1))
        await tx.outbox.attempt(first, 5100)
        second = await owed(tx, delivery(kind="post", since=1, upto=2))
        assert second != first
        assert await owed(tx, delivery(kind="post", since=2, upto=3)) == second
        assert [(found.id, found.upto) for found in await tx.outbox.unsent("K7Q2")] == [(first, 1), (second, 3)]


async def test_a_reopened_post_that_was_attempted_is_left_alone(kept: Store) -> None:
    """Resetting the attempts does not turn a post into one that Discord has never seen."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind="post", upto=1))
        await tx.outbox.attempt(first, 5100)
        await tx.outbox.give_up(first, 5200, "forbidden")
        assert await tx.outbox.reopen("K7Q2") == 1
        assert (await row(tx, first)).attempts == 0
        assert await owed(tx, delivery(kind="post", since=1, upto=2)) != first


async def test_an_attempted_sync_still_merges(kept: Store) -> None:
    """A sync shows whatever is newest, so one row is enough however often it was tried."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(upto=1))
        await tx.outbox.attempt(first, 5100)
        assert await owed(tx, delivery(upto=2)) == first
        assert (await row(tx, first)).attempts == 1


async def test_a_sync_owed_anew_while_it_is_sent_stays(kept: Store) -> None:
    """What changes without the version, even in the same millisecond, is shown by another edit."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(upto=1))
        sent = await row(tx, first)
        await tx.outbox.attempt(first, 5100)
        await tx.outbox.add(delivery(upto=1))
        assert not await settled(tx, first, 1, sent.created_at)
        again = await row(tx, first)
        assert (again.created_at, again.attempts) == (5001, 0)
        assert await settled(tx, first, 1, again.created_at)


async def test_a_failed_sync_keeps_its_pause(kept: Store) -> None:
    """New versions do not make the bot knock again earlier than it was told to."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(upto=1))
        await tx.outbox.attempt(first, 5100)
        await tx.outbox.postpone(first, 9000, "429")
        await tx.outbox.add(delivery(upto=2, due_at=5200))
        found = await row(tx, first)
        assert (found.upto, found.due_at, found.error) == (2, 9000, "429")


async def test_a_given_up_sync_starts_afresh_with_the_next_one(kept: Store) -> None:
    """What was given up is tried again once there is something new to show, in the same row."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(upto=1))
        await tx.outbox.attempt(first, 5100)
        await tx.outbox.give_up(first, 5200, "gone")
        assert await owed(tx, delivery(upto=2, due_at=6000)) == first
        found = await row(tx, first)
        assert (found.upto, found.due_at, found.attempts, found.error, found.gave_up_at) == (2, 6000, 0, None, None)
        assert found.attempted_at == 5100


async def test_a_given_up_post_takes_nothing_new(kept: Store) -> None:
    """New text never disappears into a post that nobody will send."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind="post", upto=1))
        await tx.outbox.give_up(first, 5200, "closed")
        second = await owed(tx, delivery(kind="post", since=1, upto=2))
        assert second != first
        assert await due_ids(tx) == [second]


async def test_recipients_are_served_in_order_and_apart(kept: Store) -> None:
    """Of each recipient only the oldest delivery is due, and one that waits holds up only its own recipient."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(recipient="a", about="1", due_at=9000))
        second = await owed(tx, delivery(recipient="a", about="2", due_at=1))
        third = await owed(tx, delivery(recipient="b", about="3", due_at=2000))
        assert await due_ids(tx, 1999) == []
        assert await tx.outbox.next_due(1999) == 2000
        assert await due_ids(tx, 2000) == [third]
        assert await tx.outbox.next_due(2000) == 9000
        assert await due_ids(tx, 9000) == [third, first]
        assert await settled(tx, first, 1)
        assert await due_ids(tx, 2000) == [second, third]
        assert await tx.outbox.next_due(2000) is None


async def test_nothing_is_due_when_nothing_is_owed(kept: Store) -> None:
    """An empty outbox has no next time, nor has one in which all was given up."""
    async with kept.write() as tx:
        assert await tx.outbox.next_due(0) is None
        await tx.outbox.give_up(await owed(tx, delivery()), 5200, "gone")
        assert await tx.outbox.next_due(0) is None


async def test_a_given_up_delivery_lets_the_next_pass_and_can_be_reopened(kept: Store) -> None:
    """What was given up is kept apart, shown, and due again before what came later."""
    async with kept.write() as tx:
        first = await owed(tx, delivery(kind="post", about="1"))
        second = await owed(tx, delivery(kind="post", about="2"))
        await tx.outbox.give_up(first, 5200, "no permission")
        assert await due_ids(tx) == [second]
        given_up = await tx.outbox.abandoned("K7Q2")
        assert [(found.id, found.gave_up_at, found.error) for found in given_up] == [(first, 5200, "no permission")]
        assert [found.id for found in await tx.outbox.unsent("K7Q2")] == [second]
        assert await tx.outbox.attempt(first, 5300) is None
        assert await tx.outbox.reopen("K7Q2") == 1
        assert await due_ids(tx) == [first]
        assert await tx.outbox.abandoned("K7Q2") == []


async def test_an_attempt_is_recorded_and_returns_what_is_owed_now(kept: Store) -> None:
    """The row of an attempt has all that was merged into it since it was listed."""
    async with kept.write() as tx:
        number = await owed(tx, delivery(kind="post", upto=1))
        listed = (await tx.outbox.due(6000))[0]
        await tx.outbox.add(delivery(kind="post", since=1, upto=4))
        tried = await tx.outbox.attempt(number, 6000)
        assert tried is not None
        assert (listed.upto, tried.upto) == (1, 4)
        assert (tried.attempts, tried.attempted_at, tried.process) == (1, 6000, "first")
        again = await tx.outbox.attempt(number, 6100)
        assert again is not None
        assert (again.attempts, again.attempted_at) == (2, 6100)
        assert await tx.outbox.attempt(number + 1, 6000) is None


async def test_a_sync_that_was_extended_while_it_was_sent_stays(kept: Store) -> None:
    """Settling the version that was shown does not settle the one queued since."""
    async with kept.write() as tx:
        number = await owed(tx, delivery(upto=1))
        await tx.outbox.attempt(number, 5100)
        await tx.outbox.add(delivery(upto=2))
        assert not await settled(tx, number, 1)
        assert (await row(tx, number)).attempts == 0
        assert await due_ids(tx) == [number]
        assert await settled(tx, number, 2)
        assert await tx.outbox.get(number) is None
        assert await settled(tx, number, 2)


async def test_ids_of_settled_deliveries_do_not_come_back(kept: Store) -> None:
    """The number of a delivery tells its place in time, even after all were settled."""
    async with kept.write() as tx:
        first = await owed(tx, delivery())
        await tx.outbox.complete(first, 1)
        assert await owed(tx, delivery()) > first


async def test_no_more_is_listed_than_can_go_out(kept: Store) -> None:
    """What has been due for the longest time comes first, tidying up last, and nothing for a busy recipient."""
    async with kept.write() as tx:
        await tx.outbox.add(delivery(recipient="d", kind="return", about="back", due_at=1))
        for recipient, due_at in (("a", 3000), ("b", 1000), ("c", 2000)):
            await tx.outbox.add(delivery(recipient=recipient, about="1", due_at=due_at))
            await tx.outbox.add(delivery(recipient=recipient, about="2", due_at=due_at))

        async def listed(most: int, *busy: str) -> list[str]:
            return [row.recipient for row in await tx.outbox.due(5000, most, busy)]

        assert await listed(2) == ["b", "c"]
        assert await listed(2, "b") == ["c", "a"]
        assert await listed(9) == ["b", "c", "a", "d"]
        assert await listed(0) == []


@pytest.mark.sqlite
@pytest.mark.parametrize("rows", [10, 300])
async def test_looking_for_what_is_due_does_not_read_all_that_is_owed(kept: Store, rows: int) -> None:
    """SQLite takes as many steps for many rows as for ten: those that are asked for, found by an index."""
    async with kept.write() as tx:
        for number in range(rows):
            await tx.outbox.add(delivery(recipient=f"r{number}", about="1"))
            await tx.outbox.add(delivery(recipient=f"r{number}", about="2"))
            await tx.outbox.add(delivery(recipient=f"r{number}", about="3", due_at=9000))
    with sqlite3.connect(kept.path) as connection:
        connection.execute("SELECT 1 FROM outbox LIMIT 0")  # reads the schema, which takes steps for each table
        for query in (*_DUE, *_NEXT_DUE):
            assert _steps(connection, query, {"now": 6000, "most": 8, "busy": []}) < 150, str(query)


def _steps(connection: sqlite3.Connection, query: Select[Any], values: dict[str, Any]) -> int:
    """Count SQLite's steps of a query by tens."""
    sql = query.params(values).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    connection.set_progress_handler(step, 10)
    connection.execute(str(sql)).fetchall()
    return count
