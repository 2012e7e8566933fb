"""The outbox: every message the bot owes Discord, until Discord has it."""

from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    TextClause,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from storage.rows import DeliveryRow, NewDelivery
from storage.schema import ASIDE, MESSAGE, outbox
from storage.session import Query, Session, many, one, values_of

EVER = 2**62
"""Later than any time, in milliseconds."""
ALL = -1
"""As many as there are, in SQLite's words."""

_WAITING = outbox.c.gave_up_at.is_(None)
_ID = outbox.c.id == bindparam("delivery")
_OF_TABLE = outbox.c.table_id == bindparam("table")
# A given-up row steps aside, so that it never holds up what comes after it; what tidies up goes behind all messages.
_BEFORE = outbox.alias("before")
_OF_SAME = (_BEFORE.c.recipient == outbox.c.recipient, _BEFORE.c.gave_up_at.is_(None))
_IS_MESSAGE, _IS_EARLIER = _BEFORE.c.kind.not_in(("delete", "return")), _BEFORE.c.id < outbox.c.id


def _heads(kind: TextClause, behind: ColumnElement[bool]) -> Select[Any]:
    """Walk an index of due times, from the longest due on, and take each recipient's first."""
    return (
        select(outbox)
        .where(_WAITING, kind, outbox.c.due_at <= bindparam("now"))
        .where(outbox.c.recipient.not_in(bindparam("busy", expanding=True)))
        .where(~exists().where(*_OF_SAME, behind))
        .order_by(outbox.c.due_at, outbox.c.id)
        .limit(bindparam("most", type_=outbox.c.id.type))
    )


_DUE = (_heads(MESSAGE, and_(_IS_MESSAGE, _IS_EARLIER)), _heads(ASIDE, or_(_IS_MESSAGE, _IS_EARLIER)))
_NEXT_DUE = [
    select(func.min(outbox.c.due_at)).where(_WAITING, kind, outbox.c.due_at > bindparam("now"))
    for kind in (MESSAGE, ASIDE)
]
_GET = select(outbox).where(_ID)
_UNSENT = select(outbox).where(_OF_TABLE, _WAITING).order_by(outbox.c.id)
_ABANDONED = select(outbox).where(_OF_TABLE, outbox.c.gave_up_at.is_not(None)).order_by(outbox.c.id)

_SAME = (
    outbox.c.recipient == bindparam("same_recipient"),
    outbox.c.about == bindparam("same_about"),
    outbox.c.seat.is_not_distinct_from(bindparam("same_seat", type_=outbox.c.seat.type)),
    outbox.c.table_id.is_not_distinct_from(bindparam("same_table", type_=outbox.c.table_id.type)),
)
_NEW_DUE = bindparam("new_due", type_=outbox.c.due_at.type)
_NEW_UPTO = bindparam("new_upto", type_=outbox.c.upto.type)
# One sync brings a message to the newest state, so there is never more than one of a kind: a given-up one starts
# afresh, one that failed keeps its pause, any other goes out at the earlier of both times.
_NEW_CREATED = bindparam("new_created", type_=outbox.c.created_at.type)
_OWED_ANEW = case((outbox.c.created_at >= _NEW_CREATED, outbox.c.created_at + 1), else_=_NEW_CREATED)
_KEEPS_TIME = _WAITING & or_(outbox.c.error.is_not(None), outbox.c.due_at <= _NEW_DUE)
_MERGE_SYNC = (
    update(outbox)
    .where(outbox.c.kind == "sync", *_SAME)
    .values(
        upto=_NEW_UPTO,
        created_at=_OWED_ANEW,
        due_at=case((_KEEPS_TIME, outbox.c.due_at), else_=_NEW_DUE),
        attempts=case((_WAITING, outbox.c.attempts), else_=0),
        error=case((_WAITING, outbox.c.error), else_=None),
        gave_up_at=None,
    )
    .returning(outbox.c.id)
)
# attempted_at rather than attempts: Discord may have got a post even if its count was set back since.
_LAST_POST = select(func.max(outbox.c.id)).where(
    outbox.c.kind == "post", outbox.c.attempted_at.is_(None), _WAITING, *_SAME
)
_MERGE_POST = (
    update(outbox)
    .where(outbox.c.id == _LAST_POST.scalar_subquery())
    .values(
        upto=_NEW_UPTO,
        created_at=_OWED_ANEW,
        due_at=case((outbox.c.due_at <= _NEW_DUE, outbox.c.due_at), else_=_NEW_DUE),
    )
    .returning(outbox.c.id)
)
_MERGE_DELETE = (
    update(outbox)
    .where(outbox.c.kind == "delete", outbox.c.message_id == bindparam("same_message"))
    .values(due_at=case((outbox.c.due_at <= _NEW_DUE, outbox.c.due_at), else_=_NEW_DUE))
    .returning(outbox.c.id)
)
_MERGE_RETURN = update(outbox).where(outbox.c.kind == "return", *_SAME).values(due_at=_NEW_DUE).returning(outbox.c.id)
_MERGE = {"sync": _MERGE_SYNC, "post": _MERGE_POST, "delete": _MERGE_DELETE, "return": _MERGE_RETURN}
_OWE = insert(outbox).returning(outbox.c.id)

_ATTEMPT = (
    update(outbox)
    .where(_ID, _WAITING)
    .values(attempts=outbox.c.attempts + 1, attempted_at=bindparam("now"), process=bindparam("by"))
    .returning(*outbox.columns)
)
_SETTLE = delete(outbox).where(_ID, outbox.c.upto <= bindparam("shown"), outbox.c.created_at <= bindparam("owed_at"))
_REMAIN = update(outbox).where(_ID).values(attempts=0, error=None)
_POSTPONE = update(outbox).where(_ID).values(due_at=bindparam("later"), error=bindparam("why"))
_GIVE_UP = update(outbox).where(_ID).values(gave_up_at=bindparam("now"), error=bindparam("why"))
_REOPEN = (
    update(outbox).where(_OF_TABLE, outbox.c.gave_up_at.is_not(None)).values(gave_up_at=None, attempts=0, error=None)
)


class OutboxReads(Query):
    """Look up deliveries."""

    async def due(self, now: int, most: int = ALL, busy: Collection[str] = ()) -> list[DeliveryRow]:
        """List what may go out now: of each recipient the oldest unless it waits; what tidies up comes last.

        At most so many, those due for the longest time first, and nothing for recipients who are busy.
        """
        found: list[DeliveryRow] = []
        for query in _DUE:
            left = most if most == ALL else most - len(found)
            if left:
                values = {"now": now, "most": left, "busy": list(busy)}
                found += many(DeliveryRow, await self._session.rows(query, values))
        return found

    async def next_due(self, now: int) -> int | None:
        """Tell when something falls due next, later than now; None if nothing does."""
        found = [await self._session.value(query, {"now": now}) for query in _NEXT_DUE]
        return min((due_at for due_at in found if due_at is not None), default=None)

    async def get(self, delivery_id: int) -> DeliveryRow | None:
        """Get a delivery."""
        return one(DeliveryRow, await self._session.first(_GET, {"delivery": delivery_id}))

    async def unsent(self, table_id: str) -> list[DeliveryRow]:
        """List what is still owed for a table and not given up, oldest first."""
        return many(DeliveryRow, await self._session.rows(_UNSENT, {"table": table_id}))

    async def abandoned(self, table_id: str) -> list[DeliveryRow]:
        """List what was given up for a table, oldest first."""
        return many(DeliveryRow, await self._session.rows(_ABANDONED, {"table": table_id}))


class OutboxWrites(OutboxReads):
    """Owe deliveries, try them, settle them."""

    def __init__(self, session: Session, process: str, new_token: Callable[[], str]) -> None:
        super().__init__(session)
        self._process = process
        self._new_token = new_token

    async def owe(self, delivery: NewDelivery) -> int:
        """Owe a message, merged into one of the same kind that is still unsent if there is one; return the row's id.

        A sync merges with any unsent one; a post only with one that was never attempted, as Discord may have the other.
        A message is to be deleted once, and a table goes back to one place.
        """
        same = {
            "same_recipient": delivery.recipient,
            "same_about": delivery.about,
            "same_seat": delivery.seat,
            "same_table": delivery.table_id,
            "same_message": delivery.message_id,
        }
        newer = {"new_upto": delivery.upto, "new_due": delivery.due_at, "new_created": delivery.created_at}
        merged: int | None = await self._session.value(_MERGE[delivery.kind], same | newer)
        return await self._add(delivery) if merged is None else merged

    async def _add(self, delivery: NewDelivery) -> int:
        values = values_of(delivery) | {"token": self._new_token(), "attempts": 0}
        added: int = await self._session.value(_OWE, values)
        return added

    async def attempt(self, delivery_id: int, at: int) -> DeliveryRow | None:
        """Record an attempt before it is made and return the row as it now stands, or None if it is not to be sent."""
        values = {"delivery": delivery_id, "now": at, "by": self._process}
        return one(DeliveryRow, await self._session.first(_ATTEMPT, values))

    async def settle(self, delivery_id: int, upto: int, owed_at: int = EVER) -> bool:
        """Remove a delivery that Discord has, and tell whether it is gone.

        ``upto`` is the version that the message shows: a sync that was meanwhile owed for a later one stays. So does
        what was owed anew for the same version since ``owed_at``, the row's ``created_at`` when it was packed.
        """
        if await self._session.run(_SETTLE, {"delivery": delivery_id, "shown": upto, "owed_at": owed_at}):
            return True
        return not await self._session.run(_REMAIN, {"delivery": delivery_id})

    async def postpone(self, delivery_id: int, due_at: int, error: str | None) -> None:
        """Try a delivery again later."""
        await self._session.run(_POSTPONE, {"delivery": delivery_id, "later": due_at, "why": error})

    async def give_up(self, delivery_id: int, at: int, reason: str) -> None:
        """Stop trying a delivery, but keep it for those who ask what was lost."""
        await self._session.run(_GIVE_UP, {"delivery": delivery_id, "now": at, "why": reason})

    async def reopen(self, table_id: str) -> int:
        """Let what was given up for a table be due again, and return how many deliveries that are."""
        return await self._session.run(_REOPEN, {"table": table_id})
