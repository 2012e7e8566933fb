"""The outbox: every message to send, until Discord has it."""

from collections.abc import Collection, Sequence
from dataclasses import fields
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
    or_,
    select,
    update,
)

from storage.rows import DeliveryRow, NewDelivery, Stage
from storage.schema import ASIDE, MESSAGE, outbox, processes, tables
from storage.session import Insert, Query, many, one, or_new_id, values_of
from storage.session import insert as upsert

EVER = 2**62
"""Later than any time, in milliseconds."""
ALL = 2**62
"""More than there can be."""

_WAITING = outbox.c.gave_up_at.is_(None)
_ID = outbox.c.id == bindparam("delivery")
_OF_TABLE = outbox.c.table_id == bindparam("table")
# A given-up row never delays later ones; deletions come after all messages.
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
    outbox.c.recipient == bindparam("recipient"),
    outbox.c.about == bindparam("about"),
    outbox.c.seat.is_not_distinct_from(bindparam("seat", type_=outbox.c.seat.type)),
    outbox.c.table_id.is_not_distinct_from(bindparam("table_id", type_=outbox.c.table_id.type)),
)
# One sync brings a message to the newest state, so there is never more than one of a kind: a given-up one starts
# afresh, one that failed keeps its pause, any other goes out at the earlier of both times.
_NEW = upsert(outbox)
_QUEUED_ANEW = case(
    (outbox.c.created_at >= _NEW.excluded.created_at, outbox.c.created_at + 1), else_=_NEW.excluded.created_at
)
_KEEPS_TIME = _WAITING & or_(outbox.c.error.is_not(None), outbox.c.due_at <= _NEW.excluded.due_at)
_EARLIER = case((outbox.c.due_at <= _NEW.excluded.due_at, outbox.c.due_at), else_=_NEW.excluded.due_at)


def _merging(kind: str, same: Sequence[ColumnElement[bool]], **changed: Any) -> Insert:
    """Make the statement that enqueues a message, or changes the last one of its kind that is the same and unsent.

    It waits for any transaction that is attempting that message or noting that it was sent, and sees the outcome.
    """
    found = select(outbox.c.id).where(outbox.c.kind == kind, *same).with_for_update().subquery()
    last = select(func.max(found.c.id)).scalar_subquery()
    given = {name: bindparam(name, type_=outbox.c[name].type) for name in _GIVEN}
    new = _NEW.values(id=or_new_id(last), **given).inline()
    return new.on_conflict_do_update(index_elements=[outbox.c.id], set_=changed)


_GIVEN = (*(field.name for field in fields(NewDelivery)), "token", "attempts")
_ADD = {
    "sync": _merging(
        "sync",
        _SAME,
        upto=_NEW.excluded.upto,
        created_at=_QUEUED_ANEW,
        due_at=case((_KEEPS_TIME, outbox.c.due_at), else_=_NEW.excluded.due_at),
        attempts=case((_WAITING, outbox.c.attempts), else_=0),
        error=case((_WAITING, outbox.c.error), else_=None),
        gave_up_at=None,
    ),
    # attempted_at rather than attempts: Discord may have got a post even if its count was set back since.
    "post": _merging(
        "post",
        (outbox.c.attempted_at.is_(None), _WAITING, *_SAME),
        upto=_NEW.excluded.upto,
        created_at=_QUEUED_ANEW,
        due_at=_EARLIER,
    ),
    "delete": _merging("delete", (outbox.c.message_id == bindparam("message_id"),), due_at=_EARLIER),
    "return": _merging("return", _SAME, due_at=_NEW.excluded.due_at),
}

_ADD_ATTEMPTED = outbox.insert()
_ATTEMPT = (
    update(outbox)
    .where(_ID, _WAITING)
    .values(attempts=outbox.c.attempts + 1, attempted_at=bindparam("now"), process=bindparam("by"))
    .returning(*outbox.columns)
)
_COMPLETE = delete(outbox).where(
    _ID, outbox.c.upto <= bindparam("shown"), outbox.c.created_at <= bindparam("queued_at")
)
_REMAIN = update(outbox).where(_ID).values(attempts=0, error=None)
_POSTPONE = update(outbox).where(_ID).values(due_at=bindparam("later"), error=bindparam("why"))
_PUT_BACK = (
    update(outbox)
    .where(_ID)
    .values(attempts=bindparam("tried"), attempted_at=bindparam("at"), process=bindparam("by"))
    .values(due_at=bindparam("later"), error=bindparam("why"))
)
_GIVE_UP = update(outbox).where(_ID).values(gave_up_at=bindparam("now"), error=bindparam("why"))
_HASTEN = (
    update(outbox)
    .where(_WAITING, outbox.c.about == bindparam("what"), outbox.c.due_at > bindparam("now"))
    .where(outbox.c.process != bindparam("by"), outbox.c.error.is_(None))
    .where(outbox.c.process.not_in(select(processes.c.process)))
    .values(due_at=bindparam("now"))
)
_REOPEN = (
    update(outbox).where(_OF_TABLE, outbox.c.gave_up_at.is_not(None)).values(gave_up_at=None, attempts=0, error=None)
)
_REOPEN_PUBLIC = (
    update(outbox)
    .where(
        outbox.c.gave_up_at.is_not(None),
        outbox.c.recipient.like("table:%"),
        outbox.c.table_id.in_(
            select(tables.c.table_id).where(
                tables.c.guild_id == bindparam("guild"), tables.c.stage.in_(bindparam("stages", expanding=True))
            )
        ),
    )
    .values(gave_up_at=None, attempts=0, error=None)
)


class OutboxReads(Query):
    """Look up deliveries."""

    async def due(self, now: int, most: int = ALL, busy: Collection[str] = ()) -> list[DeliveryRow]:
        """List what may go out now: each recipient's oldest delivery unless it waits; deletions come last.

        Returns up to a limit, the longest due first, and nothing for busy recipients.
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
        """List a table's queued deliveries, without given-up ones, oldest first."""
        return many(DeliveryRow, await self._session.rows(_UNSENT, {"table": table_id}))

    async def abandoned(self, table_id: str) -> list[DeliveryRow]:
        """List a table's given-up deliveries, oldest first."""
        return many(DeliveryRow, await self._session.rows(_ABANDONED, {"table": table_id}))


class OutboxWrites(OutboxReads):
    """Enqueue deliveries, try them, complete them; `added` counts those of this transaction."""

    added = 0

    async def add(self, delivery: NewDelivery) -> None:
        """Enqueue a message, merged into one of the same kind that is still unsent if there is one.

        A sync merges with any unsent one; a post only with one that was never attempted, as Discord may have the other.
        A message is deleted once, and a table returns to one place.
        """
        values = values_of(delivery) | {"token": self._session.new_token(), "attempts": 0}
        self._session.send(_ADD[delivery.kind], values)
        self.added += 1

    async def add_attempted(self, delivery: NewDelivery) -> str:
        """Enqueue a message that an answer is just sending, as an attempt; return the message's token."""
        values = values_of(delivery) | {"token": self._session.new_token(), "attempts": 1}
        values |= {"attempted_at": delivery.created_at, "process": self._session.process}
        self._session.send(_ADD_ATTEMPTED, values)
        self.added += 1
        return str(values["token"])

    async def hasten(self, about: str, now: int) -> int:
        """Make an ended process's attempts on one subject due now; return their number."""
        return await self._session.run(_HASTEN, {"what": about, "by": self._session.process, "now": now})

    async def attempt(self, delivery_id: int, at: int) -> DeliveryRow | None:
        """Record an attempt before it is made and return the updated row, or None if it should not be sent."""
        values = {"delivery": delivery_id, "now": at, "by": self._session.process}
        return one(DeliveryRow, await self._session.first(_ATTEMPT, values))

    async def complete(self, delivery_id: int, upto: int, queued_at: int = EVER) -> None:
        """Remove a delivery that Discord has.

        ``upto`` is the version that the message shows: a sync that was meanwhile queued for a later one stays. So does
        one queued again for the same version after ``queued_at``, the row's ``created_at`` when it was composed.
        """
        self._session.send(_COMPLETE, {"delivery": delivery_id, "shown": upto, "queued_at": queued_at})
        self._session.send(_REMAIN, {"delivery": delivery_id})

    async def postpone(self, delivery_id: int, due_at: int, error: str | None) -> None:
        """Try a delivery again later."""
        self._session.send(_POSTPONE, {"delivery": delivery_id, "later": due_at, "why": error})

    async def put_back(self, before: DeliveryRow, due_at: int, error: str) -> None:
        """Try a delivery again later, as if it had not been tried since it was as given: it has not reached Discord."""
        tried = {"tried": before.attempts, "at": before.attempted_at, "by": before.process}
        self._session.send(_PUT_BACK, {"delivery": before.id, "later": due_at, "why": error} | tried)

    async def give_up(self, delivery_id: int, at: int, reason: str) -> None:
        """Stop trying a delivery, but keep it for lists of lost messages."""
        self._session.send(_GIVE_UP, {"delivery": delivery_id, "now": at, "why": reason})

    async def reopen(self, table_id: str) -> int:
        """Make a table's given-up deliveries due again, and return their number."""
        return await self._session.run(_REOPEN, {"table": table_id})

    async def reopen_public(self, guild_id: int, stages: Collection[Stage]) -> int:
        """Make the given-up deliveries in a guild's channels due again, and return their number."""
        return await self._session.run(_REOPEN_PUBLIC, {"guild": guild_id, "stages": list(stages)})
