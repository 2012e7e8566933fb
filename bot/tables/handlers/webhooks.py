"""The handler for a server's webhook: its page in the settings, the form for its address, and test events."""

from __future__ import annotations

import secrets
from dataclasses import replace

from bot.tables.core.webhooks import TEST
from bot.tables.handlers.context import Handler, HandlerContext, in_place
from bot.tables.handlers.managing import managed, managed_guild
from bot.tables.messages.guild_settings import (
    ADDRESS,
    ASK_WEBHOOK,
    SET_WEBHOOK,
    TEST_WEBHOOK,
    WEBHOOK_FORM,
    webhook_form,
    webhook_page,
)
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from bot.tables.ports.poster import is_allowed
from bot.tables.stages.new_table import server_language
from storage.rows import NewAct, WebhookRow

LIMIT = "webhook"


class WebhookHandler:
    """Shows and changes the webhook; only the answer to the form shows its secret."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {
            SET_WEBHOOK: in_place(self._show),
            ASK_WEBHOOK: self._ask,
            TEST_WEBHOOK: self._test,
        }
        self.forms = managed({WEBHOOK_FORM: self._put})

    async def _webhook(self, caller: Caller) -> WebhookRow | None:
        async with self.registry.store.read() as tx:
            return await tx.webhooks.get(managed_guild(caller))

    async def _show(self, caller: Caller, note: str = "", secret: str = "") -> Answer:
        texts = await self.registry.people.meet(caller)
        return Answer(webhook_page(await self._webhook(caller), texts, note, secret), update=True)

    async def _ask(self, press: Press) -> Answer:
        texts, row = await self.registry.people.meet(press.caller), await self._webhook(press.caller)
        return Answer(form=webhook_form("" if row is None else row.address, texts))

    async def _put(self, press: Press) -> Answer:
        """Store an address with a new secret, and send a test event; without an address, remove the webhook."""
        caller, guild_id = press.caller, managed_guild(press.caller)
        address = " ".join(press.fields.get(ADDRESS, ())).strip()
        if address and not is_allowed(address):
            raise Refusal("refused-webhook")
        self.context.limits.spend(caller.user_id, LIMIT)
        secret, now = secrets.token_urlsafe(32), self.registry.clock.now()
        locale = await server_language(self.registry, caller, await self.registry.people.guild(guild_id))
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            await tx.people.save_guild(await tx.people.guild(guild_id))
            await tx.webhooks.drop(guild_id)
            if address:
                channel = caller.channel_id
                row = WebhookRow(
                    guild_id=guild_id, address=address, secret=secret, channel_id=channel, locale=locale, due_at=now
                )
                await tx.webhooks.put(row)
                await tx.webhooks.add(guild_id, None, TEST, "{}", now)
            kind, detail = "webhook", "on" if address else ""
            await tx.acts.add(NewAct(guild_id=guild_id, user_id=caller.user_id, kind=kind, detail=detail, at=now))
        self.registry.workers.note_change(None)
        return await self._show(caller, secret=secret if address else "")

    async def _test(self, press: Press) -> Answer:
        """Switch the webhook on if it is off, and queue a test event."""
        caller, guild_id, now = press.caller, managed_guild(press.caller), self.registry.clock.now()
        self.context.limits.spend(caller.user_id, LIMIT)
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            row = await tx.webhooks.get(guild_id)
            if row is None:
                raise Refusal("refused-unknown")
            failed_at = row.failed_at if row.due_at is not None else None
            await tx.webhooks.put(replace(row, due_at=now, failed_at=failed_at))
            await tx.webhooks.add(guild_id, None, TEST, "{}", now)
        self.registry.workers.note_change(None)
        texts = await self.registry.people.meet(caller)
        return await self._show(caller, texts.text("webhook-tested"))
