"""Claims: a row says which process has taken work on; it goes with the process, so whoever has one is at work."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select

from storage.errors import ClaimLost
from storage.schema import claims
from storage.session import Query
from storage.upserts import insert as upsert

_OF_KIND = select(claims.c.key, claims.c.process).where(claims.c.kind == bindparam("kind"))
_MINE = (
    claims.c.kind == bindparam("what"),
    claims.c.key == bindparam("which"),
    claims.c.process == bindparam("holder"),
)
_CHECK = select(claims.c.key).where(*_MINE).with_for_update()
_FREE = delete(claims).where(*_MINE)


class ClaimReads(Query):
    """Look up claims."""

    async def of(self, kind: str) -> dict[str, str]:
        """Return what is claimed of a kind, each with the process that has it."""
        return {row.key: row.process for row in await self._session.rows(_OF_KIND, {"kind": kind})}


class ClaimWrites(ClaimReads):
    """Take work on for this process, and let it go."""

    async def take(self, kind: str, keys: Sequence[str]) -> set[str]:
        """Claim what nobody has, and return what that is; what this process had before is not in it."""
        if not keys:
            return set()
        rows = [{"kind": kind, "key": key, "process": self._session.process} for key in sorted(set(keys))]
        taken = upsert(claims).values(rows).on_conflict_do_nothing().returning(claims.c.key)
        return {row.key for row in await self._session.rows(taken)}

    async def check(self, kind: str, key: str) -> None:
        """Make sure that this process has a claim, and that it keeps it until the transaction ends.

        :raises ClaimLost: it has it no more
        """
        if await self._session.first(_CHECK, {"what": kind, "which": key, "holder": self._session.process}) is None:
            raise ClaimLost(kind, key)

    def free(self, kind: str, key: str) -> None:
        """Let go of a claim; of one that is another's, or nobody's, nothing changes."""
        self._session.send(_FREE, {"what": kind, "which": key, "holder": self._session.process})
