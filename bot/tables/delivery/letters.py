"""Letters to users who need no seat, and calls in a lobby's channel: made from the newest state when they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.tables.core.about import addressee, is_private
from bot.tables.core.languages import language
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage, make_edit
from bot.tables.finding import alerts, changes, hosting, inviting, roles
from bot.tables.finding.invitations import INVITE, INVITED
from bot.tables.messages import changes as changes_messages
from bot.tables.messages import common
from bot.tables.messages import hosting as hosting_messages
from bot.tables.ports.panel import Panel
from games.kernel.words import Words
from storage import Reader
from storage.rows import DeliveryRow, PanelRow

ComposeLetter = Callable[[Reader, Table, int, str, Words], Awaitable[Panel | None]]
"""Make a letter about a table for a user, with the token for the ids of its buttons; None if nothing is left to say."""
ComposeCall = Callable[[Reader, Table, str, Words], Awaitable[Panel | None]]
"""Make a call for a table likewise; whom it mentions is in the panel's pings and roles."""

LETTERS: Final[Mapping[str, ComposeLetter]] = {
    hosting.FULL: hosting.write_full,
    hosting.LEFT: hosting.write_left,
    hosting.LAPSES: hosting.write_lapse,
    hosting.OUT: hosting.write_out,
    INVITED: inviting.letter,
    alerts.OPENED: alerts.letter,
}
CALLS: Final[Mapping[str, ComposeCall]] = {
    hosting.LAPSES_HERE: hosting.call_lapse,
    INVITE: inviting.call,
    changes.CHANGED: changes.write_call,
    roles.CALLED: roles.write_call,
}
OUTDATED: Final[Mapping[str, Callable[[Table, Words], Panel]]] = {
    **dict.fromkeys(hosting.TOLD, hosting_messages.done),
    changes.CHANGED: changes_messages.settled_panel,
}
"""What is said in the place of a message that has nothing left to say, but was shown."""


class Letters(MessageSource):
    """Compose letters and calls by what they are about; None means that nothing is left to say."""

    async def compose(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a new message, or the edit of the last one of its kind that went to the same place."""
        channel_id = await self._channel(table, row)
        if channel_id is None:
            return None
        old = None if row.kind == "post" else await self._last(table, row.about, channel_id)
        if row.kind != "post" and old is None:
            return None
        panel = await self._panel(table, row, row.token if old is None else old.token)
        if panel is None and old is not None and row.about in OUTDATED:
            panel = OUTDATED[row.about](table, await self._texts(table, row))
        if panel is None:
            return None
        return (
            OutgoingMessage(channel_id, panel, row.upto, row.since) if old is None else make_edit(old, panel, row.upto)
        )

    async def _channel(self, table: Table, row: DeliveryRow) -> int | None:
        """Find where it goes; nowhere if its user takes no direct messages."""
        if not is_private(row.recipient):
            return table.row.home_id
        user = await self.registry.people.user(addressee(row))
        return await self._dm_channel(user.user_id) if user.dms == "on" else None

    async def _texts(self, table: Table, row: DeliveryRow) -> Words:
        if not is_private(row.recipient):
            return common.words_of(table)
        return common.words_for(table, language(await self.registry.people.user(addressee(row))))

    async def _panel(self, table: Table, row: DeliveryRow, token: str) -> Panel | None:
        if row.about in LETTERS:
            user = await self.registry.people.user(addressee(row))
            texts = common.words_for(table, language(user))
            if row.about == alerts.OPENED and alerts.is_quiet(user, self.registry.clock.now()):
                return None  # dropped, not kept for the morning
            async with self.registry.store.read() as tx:
                return await LETTERS[row.about](tx, table, user.user_id, token, texts)
        if row.about in CALLS:
            async with self.registry.store.read() as tx:
                return await CALLS[row.about](tx, table, token, common.words_of(table))
        return None

    async def _last(self, table: Table, about: str, channel_id: int) -> PanelRow | None:
        async with self.registry.store.read() as tx:
            shown = await tx.panels.current(table.id, about)
        return next((panel for panel in reversed(shown) if panel.channel_id == channel_id), None)
