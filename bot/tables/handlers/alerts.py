"""The handler for alerts about new tables: users' choices, and the buttons under an alert."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.company.alerts import END, GAME, JOIN, NO_MORE, PACES, choose_panel, servers_panel
from bot.tables.core.names import plain_name
from bot.tables.core.pace import PRESETS
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.messages import common
from bot.tables.messages.me import ALERTS
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from storage.rows import SubscriptionRow, TableRow


class AlertHandler:
    """Stores users' alerts; users see and change only their own."""

    def __init__(self, context: HandlerContext, open_tables: OpenTablesHandler) -> None:
        self.context, self.registry, self.open_tables = context, context.registry, open_tables
        self.verbs: dict[str, Handler] = {
            ALERTS: self._show,
            GAME: self._show,
            PACES: self._paces,
            END: self._end,
            JOIN: self._join,
            NO_MORE: self._no_more,
        }

    async def _show(self, press: Press) -> Answer:
        return Answer(await self._panel(press.caller, press.value), update=True)

    async def _paces(self, press: Press) -> Answer:
        """Store the paces of a game's alerts; paces that were chosen before keep their rows."""
        caller = press.caller
        game = _known_game(press.component.value)
        if caller.guild_id is None:
            raise Refusal("refused-no-guild")
        if not set(press.values) <= set(PRESETS):
            raise Refusal("refused-unknown")
        await self._store(caller.user_id, caller.guild_id, game, press.values)
        return Answer(await self._panel(caller, game), update=True)

    async def _store(self, user_id: int, guild_id: int, game: str, paces: tuple[str, ...]) -> None:
        now = self.registry.clock.now()
        async with self.registry.store.write() as tx:
            tx.people.lock(user_id)
            rows = await tx.subscriptions.of_user(user_id)
            kept = {row.pace for row in rows if (row.guild_id, row.game) == (guild_id, game)}
            last = await tx.subscriptions.last_alert(user_id)
            await tx.subscriptions.keep_only(user_id, guild_id, game, paces)
            for pace in paces:
                if pace not in kept:
                    row = SubscriptionRow(user_id=user_id, guild_id=guild_id, game=game, pace=pace, made_at=now)
                    await tx.subscriptions.put(replace(row, alerted_at=last))  # no way to get more alerts

    async def _end(self, press: Press) -> Answer:
        """End all of the caller's alerts on this server; in direct messages, everywhere."""
        async with self.registry.store.write() as tx:
            await tx.subscriptions.drop(press.caller.user_id, press.caller.guild_id)
        return Answer(await self._panel(press.caller), update=True)

    async def _panel(self, caller: Caller, game: str = "") -> Panel:
        texts = await self.registry.people.meet(caller)
        async with self.registry.store.read() as tx:
            rows = await tx.subscriptions.of_user(caller.user_id)
            names = {row.guild_id: plain_name((await tx.people.guild(row.guild_id)).name) for row in rows}
        if caller.guild_id is None:
            return servers_panel(rows, names, texts)
        dms = (await self.registry.people.user(caller.user_id)).dms
        notes = () if dms == "on" else (texts.text("alerts-no-dms"),)
        here = [row for row in rows if row.guild_id == caller.guild_id]
        shown = game or next((row.game for row in here), next(iter(catalogue.installed())))
        return choose_panel(here, _known_game(shown), texts, notes)

    async def _join(self, press: Press) -> Answer:
        """Take a seat; a direct message is replaced by the result, a message for many stays as it is."""
        note = await self.open_tables.take_seat(press)
        follow = self.open_tables.lobbies.greeting.greet
        panel = common.note(note, common.GOLD)
        return Answer(panel, update=press.caller.guild_id is None, follow=lambda: follow(press.caller, press.table_id))

    async def _no_more(self, press: Press) -> Answer:
        """End the alerts about this game on the table's server; all of the user's if the table is unknown."""
        caller = press.caller
        texts, row = await self.registry.people.meet(caller), await self._known_table(caller, press.table_id)
        async with self.registry.store.write() as tx:
            if row is None:
                await tx.subscriptions.drop(caller.user_id)
                return Answer(common.note(texts.text("alerts-ended-all")), update=True)
            await tx.subscriptions.drop_game(caller.user_id, row.guild_id, row.game)
            guild = plain_name((await tx.people.guild(row.guild_id)).name)
        title = common.game_title(row.game, texts)
        return Answer(common.note(texts.text("alerts-ended", title=title, server=guild)), update=True)

    async def _known_table(self, caller: Caller, table_id: str) -> TableRow | None:
        """Find a table that the caller got an alert about, or sees."""
        async with self.registry.store.read() as tx:
            row = await tx.tables.get(table_id)
            told = await tx.subscriptions.of_user(caller.user_id)
        if row is None or any((each.guild_id, each.game) == (row.guild_id, row.game) for each in told):
            return row
        try:
            await self.context.visibility.check(caller, row, direct=True)
        except Refusal:
            return None
        return row


def _known_game(game: str) -> str:
    if game not in catalogue.installed():
        raise Refusal("refused-unknown")
    return game
