"""Webhooks: the addresses that receive the events of guilds, and the events that these have not accepted yet."""

from sqlalchemy import Text, bindparam, delete, exists, null, select, update

from storage.rows import WebhookEventRow, WebhookRow
from storage.schema import Whole, guilds, webhook_events, webhooks
from storage.session import Query, many, one, put, values_of

_OF_GUILD = webhooks.c.guild_id == bindparam("guild")
_IS_ON = webhooks.c.due_at.is_not(None)
_GET = select(webhooks).where(_OF_GUILD)
_ON = select(webhooks.c.guild_id).where(_IS_ON)
_PENDING = (
    select(webhooks)
    .join(guilds, guilds.c.guild_id == webhooks.c.guild_id)
    .where(_IS_ON, guilds.c.left_at.is_(None))
    .where(exists().where(webhook_events.c.guild_id == webhooks.c.guild_id))
    .order_by(webhooks.c.due_at)
)
_OLDEST = (
    select(webhook_events).where(webhook_events.c.guild_id == bindparam("guild")).order_by(webhook_events.c.id).limit(1)
)
_PUT, _DROP = put(webhooks), delete(webhooks).where(_OF_GUILD)
# Adding an event needs no look-up before it: a guild without a webhook gets no row.
_ADD = webhook_events.insert().from_select(
    ["token", "guild_id", "table_id", "kind", "detail", "at"],
    select(
        bindparam("token", type_=Text),
        webhooks.c.guild_id,
        bindparam("table", type_=Text),
        bindparam("what", type_=Text),
        bindparam("told", type_=Text),
        bindparam("now", type_=Whole),
    ).where(_OF_GUILD, _IS_ON),
)
_DROP_EVENT = delete(webhook_events).where(webhook_events.c.id == bindparam("event"))
_DROP_EVENTS = delete(webhook_events).where(webhook_events.c.guild_id == bindparam("guild"))
_FORGET = delete(webhook_events).where(webhook_events.c.at < bindparam("before"))
# The outcome of an attempt counts only for the address and the secret that were used.
_TRIED = update(webhooks).where(_OF_GUILD, _IS_ON, webhooks.c.secret == bindparam("tried"))
_POSTPONE = _TRIED.values(due_at=bindparam("later"), failed_at=bindparam("since"), problem=bindparam("why"))
_RECOVER = _TRIED.where(webhooks.c.failed_at.is_not(None)).values(failed_at=null(), problem="")
_SWITCH_OFF = _TRIED.values(due_at=null(), problem=bindparam("why"))


class WebhookReads(Query):
    """Look up webhooks and their events."""

    async def get(self, guild_id: int) -> WebhookRow | None:
        """Get a guild's webhook, if it has one."""
        return one(WebhookRow, await self._session.first(_GET, {"guild": guild_id}))

    async def guilds(self) -> set[int]:
        """Return the guilds whose webhook is on."""
        return {row.guild_id for row in await self._session.rows(_ON)}

    async def pending(self) -> list[WebhookRow]:
        """List the webhooks that have events to send, the longest due first."""
        return many(WebhookRow, await self._session.rows(_PENDING))

    async def oldest(self, guild_id: int) -> WebhookEventRow | None:
        """Return the event that a guild's webhook must send next."""
        return one(WebhookEventRow, await self._session.first(_OLDEST, {"guild": guild_id}))


class WebhookWrites(WebhookReads):
    """Keep webhooks and their events."""

    async def put(self, row: WebhookRow) -> None:
        """Add a guild's webhook or replace its row; the guild itself must be stored."""
        self._session.send(_PUT, values_of(row))

    async def drop(self, guild_id: int) -> None:
        """Remove a guild's webhook with its events."""
        self._session.send(_DROP, {"guild": guild_id})

    async def add(self, guild_id: int, table_id: str | None, kind: str, detail: str, now: int) -> None:
        """Enqueue an event if the guild has a webhook that is on."""
        values = {"guild": guild_id, "table": table_id, "what": kind, "told": detail, "now": now}
        self._session.send(_ADD, values | {"token": self._session.new_token()})

    async def accepted(self, row: WebhookRow, event_id: int) -> None:
        """Delete an event that was accepted."""
        self._session.send(_DROP_EVENT, {"event": event_id})
        self._session.send(_RECOVER, {"guild": row.guild_id, "tried": row.secret})

    async def postpone(self, row: WebhookRow, later: int, since: int, problem: str) -> None:
        """Try a webhook again later; `since` is the time of its first failure."""
        values = {"guild": row.guild_id, "tried": row.secret, "later": later, "since": since, "why": problem}
        self._session.send(_POSTPONE, values)

    async def switch_off(self, row: WebhookRow, problem: str) -> bool:
        """Switch a webhook off and delete its events; return False if the webhook has changed meanwhile."""
        values = {"guild": row.guild_id, "tried": row.secret, "why": problem}
        off = await self._session.run(_SWITCH_OFF, values) == 1
        if off:
            self._session.send(_DROP_EVENTS, {"guild": row.guild_id})
        return off

    async def forget(self, before: int) -> None:
        """Delete events that are older than a time."""
        self._session.send(_FORGET, {"before": before})
