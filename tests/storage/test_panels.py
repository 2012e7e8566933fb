from dataclasses import replace

from storage import Store
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
        assert [row.message_id for row in await tx.panels.live("K7Q2")] == [11, 13]
        assert [row.message_id for row in await tx.panels.live("K7Q2", "board")] == [11]
        assert await tx.panels.newest("K7Q2", "board") == panel(12, live=False)
        await tx.panels.drop(12)
        assert await tx.panels.newest("K7Q2", "board") == panel(11)
