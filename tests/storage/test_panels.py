import sqlite3
from dataclasses import replace

import pytest
from sqlalchemy.dialects import sqlite

from storage import Store
from storage.messages import _UNSEEN
from tests.storage.samples import panel


async def test_panels_are_found_by_message(kept: Store) -> None:
    """A panel comes back as it was put, and putting it again replaces it."""
    async with kept.write() as tx:
        await tx.panels.put(panel(11, seat=2))
        assert await tx.panels.by_message(11) == panel(11, seat=2)
        await tx.panels.put(replace(panel(11, seat=2), version=8))
        assert await tx.panels.by_message(11) == panel(11, seat=2, version=8)
        assert await tx.panels.by_message(12) is None


async def test_the_newest_panel_is_that_of_the_subject_and_seat(kept: Store) -> None:
    """Public panels and the panels of the seats are looked up apart."""
    async with kept.write() as tx:
        for row in (panel(12), panel(11), panel(13, seat=0), panel(14, about="lobby")):
            await tx.panels.put(row)
        assert await tx.panels.newest("K7Q2", "board") == panel(12)
        assert await tx.panels.newest("K7Q2", "board", 0) == panel(13, seat=0)
        assert await tx.panels.newest("K7Q2", "board", 1) is None


async def test_retired_panels_are_kept_but_not_live(kept: Store) -> None:
    """A retired panel is still known, a dropped one is not."""
    async with kept.write() as tx:
        for row in (panel(11), panel(12), panel(13, about="lobby")):
            await tx.panels.put(row)
        await tx.panels.retire(12)
        assert [row.message_id for row in await tx.panels.current("K7Q2")] == [11, 13]
        assert [row.message_id for row in await tx.panels.current("K7Q2", "board")] == [11]
        assert await tx.panels.newest("K7Q2", "board") == panel(12, live=False)
        await tx.panels.drop(12)
        assert await tx.panels.newest("K7Q2", "board") == panel(11)


@pytest.mark.sqlite
async def test_the_board_longest_unseen_is_found_without_looking_at_all(kept: Store) -> None:
    """SQLite walks an index in the order of the question, and sorts nothing."""
    values = {"about_": "board", "before": 5, "guilds": [1]}
    sql = _UNSEEN.params(values).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with sqlite3.connect(kept.path) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert "ix_panels_unseen" in plan[0]
    assert not any("TEMP B-TREE" in step for step in plan)
