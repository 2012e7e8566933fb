from dataclasses import replace

from storage import Store
from storage.rows import MaterialRow

SET = MaterialRow(material_id="3f2a9c0d11e5b604", game="tallinn", entries='{"start":[]}')


async def test_a_set_is_kept_once_and_for_ever(kept: Store) -> None:
    """The first set of a digest stays, also when no table is left that had it."""
    async with kept.write() as tx:
        await tx.materials.keep(SET)
        await tx.materials.keep(replace(SET, entries="{}"))
        await tx.tables.change("K7Q2", material_id=SET.material_id)
    async with kept.write() as tx:
        await tx.tables.delete("K7Q2")
    async with kept.read() as tx:
        assert await tx.materials.get(SET.material_id) == SET
        assert await tx.materials.get("other") is None
