"""The handler for arranged evenings: *When?* in a lobby's options, and *I am here* in the reminders."""

from __future__ import annotations

from bot.tables.company.evenings import HERE, here_panel, write_call
from bot.tables.company.when import (
    WHEN,
    WHEN_DAY,
    WHEN_HOUR,
    WHEN_OFF,
    WHEN_ZONE,
    hours_of,
    parse_day,
    when_panel,
    zone_form,
)
from bot.tables.core.pace import find_zone, zone_of
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Answer
from bot.tables.stages import evenings, lobby


class EveningHandler:
    """Answers hosts who arrange an evening, and players who come to it."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {
            WHEN: self._show,
            WHEN_DAY: self._show,
            WHEN_HOUR: self._arrange,
            WHEN_OFF: self._call_off,
            WHEN_ZONE: self._ask_zone,
            HERE: self._here,
        }
        self.forms: dict[str, Handler] = {WHEN_ZONE: self._set_zone}

    async def _show(self, press: Press) -> Answer:
        """Show the panel, with the hours of a picked day; if the time zone is unknown, ask for it first."""
        async with self.context.table(press.caller, press.table_id) as table:
            lobby.check_host(table, press.caller)
            table.check_timed()
            if zone_of(await self.registry.people.user(press.caller.user_id)) is None:
                return await self._form(press.caller, table)
            return await self._panel(press.caller, table, press.picked)

    async def _panel(self, caller: Caller, table: Table, picked: str = "") -> Answer:
        user, texts = await self.registry.people.user(caller.user_id), await self.context.words(caller, table)
        return Answer(when_panel(table, user, picked, self.registry.clock.now(), texts), update=True)

    async def _form(self, caller: Caller, table: Table) -> Answer:
        user = await self.registry.people.user(caller.user_id)
        return Answer(form=zone_form(table, user, await self.context.words(caller, table)))

    async def _ask_zone(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            return await self._form(press.caller, table)

    async def _set_zone(self, press: Press) -> Answer:
        """Store the time zone from the form, and show the panel."""
        await self.registry.people.meet(press.caller)
        zone = find_zone(" ".join(press.fields.get("zone", ())))
        await self.registry.people.change(press.caller.user_id, zone=zone)
        return await self._show(press)

    async def _arrange(self, press: Press) -> Answer:
        """Arrange the evening at the picked hour; the select's value names the day."""
        caller, now = press.caller, self.registry.clock.now()
        zone = zone_of(await self.registry.people.user(caller.user_id))
        day = None if zone is None else parse_day(press.component.value, zone, now)
        hours = {} if zone is None or day is None else hours_of(zone, day, now)
        hour = read_number(press.picked, 23)
        at = None if hour is None else hours.get(hour)
        if at is None:
            raise Refusal("refused-evening-past")
        async with self.context.table(caller, press.table_id) as table:
            await evenings.arrange(self.registry, table, caller, at)
            return await self._panel(caller, table)

    async def _call_off(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            await evenings.arrange(self.registry, table, press.caller, None)
            return await self._panel(press.caller, table)

    async def _here(self, press: Press) -> Answer:
        """Note that the caller is here; a reminder in the lobby's channel keeps mentioning the absent players."""
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            await evenings.note_here(self.registry, table, caller)
            if caller.direct or not press.component.token:
                return Answer(here_panel(table, await self.context.words(caller, table)), update=True)
            texts = common.words_of(table)
            async with self.registry.store.read() as tx:
                call = await write_call(tx, table, press.component.token, texts)
            return Answer(call or here_panel(table, texts), update=True)
