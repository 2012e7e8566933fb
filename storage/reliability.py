"""How reliable users are in a guild: a letter for each of their last decisions with a limit, and games given up."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import bindparam, func, select, update

from storage.rows import ReliabilityRow
from storage.schema import reliability
from storage.session import Query, many
from storage.upserts import insert

KEPT: Final = 100
"""Decisions that are remembered; older ones fall out of the text."""
IN_TIME, MISSED = "1", "0"

_OF_USERS = select(reliability).where(
    reliability.c.guild_id == bindparam("guild"), reliability.c.user_id.in_(bindparam("users", expanding=True))
)
_NEW = insert(reliability)
_NOTE = _NEW.on_conflict_do_update(
    index_elements=list(reliability.primary_key.columns),
    set_={"decisions": func.substr(_NEW.excluded.decisions + reliability.c.decisions, 1, KEPT)},
)
_GIVE_UP = _NEW.on_conflict_do_update(
    index_elements=list(reliability.primary_key.columns), set_={"given_up": reliability.c.given_up + 1}
)
_FORGIVE = (
    update(reliability)
    .where(
        reliability.c.guild_id == bindparam("guild"),
        reliability.c.user_id == bindparam("user"),
        reliability.c.given_up > 0,
    )
    .values(given_up=reliability.c.given_up - 1)
)


class ReliabilityReads(Query):
    """Look up how reliable users are."""

    async def of_users(self, guild_id: int, user_ids: Collection[int]) -> dict[int, ReliabilityRow]:
        """Return what is known of users in a guild, by user; who has decided nothing yet is missing."""
        if not user_ids:
            return {}
        rows = await self._session.rows(_OF_USERS, {"guild": guild_id, "users": list(user_ids)})
        return {row.user_id: row for row in many(ReliabilityRow, rows)}


class ReliabilityWrites(ReliabilityReads):
    """Note decisions; `people.delete_user` drops them."""

    def note(self, guild_id: int, user_id: int, *, in_time: bool) -> None:
        """Note one decision: nobody waits for it, as a press does it."""
        decision = IN_TIME if in_time else MISSED
        values = {"guild_id": guild_id, "user_id": user_id, "decisions": decision, "given_up": 0}
        self._session.send(_NOTE, values)

    def give_up(self, guild_id: int, user_id: int) -> None:
        """Note that a user has given a game up."""
        self._session.send(_GIVE_UP, {"guild_id": guild_id, "user_id": user_id, "decisions": "", "given_up": 1})

    def forgive(self, guild_id: int, user_id: int) -> None:
        """Note that a user has gone on with a game that was noted as given up."""
        self._session.send(_FORGIVE, {"guild": guild_id, "user": user_id})
