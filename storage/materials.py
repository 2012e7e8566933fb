"""Sets of components, each once, however many tables are played with it."""

from sqlalchemy import bindparam, select

from storage.rows import MaterialRow
from storage.schema import materials
from storage.session import Query, one, values_of
from storage.upserts import insert

_GET = select(materials).where(materials.c.material_id == bindparam("material"))
_KEEP = insert(materials).on_conflict_do_nothing()


class MaterialReads(Query):
    """Look up sets of components."""

    async def get(self, material_id: str) -> MaterialRow | None:
        """Get a set by its digest."""
        return one(MaterialRow, await self._session.first(_GET, {"material": material_id}))


class MaterialWrites(MaterialReads):
    """Keep sets of components."""

    async def keep(self, row: MaterialRow) -> None:
        """Add a set unless it is here: a digest names the same set for ever."""
        self._session.send(_KEEP, values_of(row))
