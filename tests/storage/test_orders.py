"""Orders in the store: kept by seat, found when they answer, gone with their user."""

from __future__ import annotations

from storage import Store
from storage.rows import DeletedUser, OrderRow, SeatRow
from tests.storage.samples import GUILD, OTHER, USER, table


def order(seat: int, **fields: object) -> OrderRow:
    """Make the order of a seat of K7Q2."""
    given: dict[str, object] = {"table_id": "K7Q2", "seat": seat, "user_id": USER, "lines": '[["role",["thief"]]]'}
    return OrderRow(**{**given, **fields})  # type: ignore[arg-type]  # a test names fields it knows


async def test_orders_are_kept_by_seat(kept: Store) -> None:
    """A new one replaces that of the same seat; they go one by one, all at once, or with their table."""
    async with kept.write() as tx:
        for row in (order(0), order(1), order(1, ask=4, due_at=900), order(2)):
            await tx.orders.put(row)
        assert await tx.orders.of_table("K7Q2") == [order(0), order(1, ask=4, due_at=900), order(2)]
        await tx.orders.drop("K7Q2", 0)
        assert await tx.orders.of_table("K7Q2") == [order(1, ask=4, due_at=900), order(2)]
        await tx.orders.drop_all("K7Q2")
        await tx.orders.put(order(3))
        await tx.tables.delete("K7Q2")
        assert await tx.orders.of_table("K7Q2") == []


async def test_tables_are_found_when_an_order_answers(store: Store) -> None:
    """Longest ago first; not at a table that is paused or over, nor in a guild or shard that is away."""
    async with store.write() as tx:
        for row in (table(stage="playing"), table("LATE", stage="playing"), table("DONE", stage="ended")):
            await tx.tables.insert(row)
        for each in (order(0), order(1, due_at=700), order(2, table_id="LATE", due_at=500)):
            await tx.orders.put(each)
        await tx.orders.put(order(0, table_id="DONE", due_at=100))
        assert await tx.orders.next_due(()) == 500
        assert (await tx.orders.due(499, ()), await tx.orders.due(700, ())) == ([], ["LATE", "K7Q2"])
        assert (await tx.orders.next_due([GUILD]), await tx.orders.due(700, [GUILD])) == (None, [])
        away = [(GUILD >> 22) % 2]
        assert (await tx.orders.next_due((), away, 2), await tx.orders.due(700, (), away, 2)) == (None, [])
        assert await tx.orders.due(700, (), [1 - away[0]], 2) == ["LATE", "K7Q2"]
        await tx.tables.change("LATE", paused_at=600)
        assert (await tx.orders.next_due(()), await tx.orders.due(700, ())) == (700, ["K7Q2"])


async def test_orders_go_with_their_user(kept: Store) -> None:
    """They are in the user's data until then; nobody else's go."""
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [SeatRow(table_id="K7Q2", seat=0, name="A", user_id=USER)])
        for row in (order(0), order(1, user_id=OTHER)):
            await tx.orders.put(row)
        assert [row["seat"] for row in (await tx.own.of_user(USER))["orders"]] == [0]
        assert isinstance(await tx.people.delete_user(USER, {"en": "?", "de": "?"}), DeletedUser)
        assert await tx.orders.of_table("K7Q2") == [order(1, user_id=OTHER)]
