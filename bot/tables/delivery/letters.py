"""Letters to users without a seat, and calls in a lobby's channel, made from the newest state when they are sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.tables.clocks.vacancies import is_sought
from bot.tables.company import alerts, evenings, host_letters, invitations, roles, sought
from bot.tables.company import host_letters as hosting_messages
from bot.tables.company.invitations import INVITE_CALL, INVITED
from bot.tables.core.about import EVENING, EVENING_HERE, addressee, is_private
from bot.tables.core.people import language, words
from bot.tables.core.table import Table
from bot.tables.delivery.outgoing import MessageSource, OutgoingMessage, make_edit
from bot.tables.lessons.course import follow
from bot.tables.lessons.panel import draw, lesson_panel, page_of
from bot.tables.lessons.progress import lesson_game
from bot.tables.messages import changes as changes_messages
from bot.tables.messages import common
from bot.tables.messages.pictures import sight_of
from bot.tables.ports.panel import Panel
from bot.tables.stages import changes
from games.kernel.words import Words
from storage import Reader
from storage.rows import DeliveryRow, PanelRow

ComposeLetter = Callable[[Reader, Table, int, str, Words], Awaitable[Panel | None]]
"""Makes a letter about a table for a user, with the token for its buttons' ids; None if nothing is left to say."""
ComposeCall = Callable[[Reader, Table, str, Words], Awaitable[Panel | None]]
"""Makes a call for a table likewise; the panel's pings and roles are its mentions."""

LETTERS: Final[Mapping[str, ComposeLetter]] = {
    host_letters.FULL: host_letters.write_full,
    host_letters.LEFT: host_letters.write_left,
    host_letters.LAPSES: host_letters.write_lapse,
    host_letters.OUT: host_letters.write_out,
    EVENING: evenings.write_letter,
    INVITED: invitations.letter,
    alerts.OPENED: alerts.letter,
}
CALLS: Final[Mapping[str, ComposeCall]] = {
    host_letters.LAPSES_HERE: host_letters.call_lapse,
    EVENING_HERE: evenings.write_call,
    INVITE_CALL: invitations.call,
    changes.CHANGED: changes.write_call,
    roles.CALLED: roles.write_call,
}
OUTDATED: Final[Mapping[str, Callable[[Table, Words], Panel]]] = {
    **dict.fromkeys({*host_letters.TOLD, EVENING, EVENING_HERE}, hosting_messages.done),
    changes.CHANGED: changes_messages.settled_panel,
}
"""Replacements for posted messages that have nothing left to say."""


class Letters(MessageSource):
    """Composes letters and calls by their subject; None means that nothing is left to say."""

    async def compose(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Make a new message, or the edit of the last one of its kind in the same place."""
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
        """Return its channel; None if its user takes no direct messages."""
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


PICTURE_TIMEOUT = 10.0
"""Seconds for which the first message waits for its pictures; without them it goes out as text."""


class LessonMessages(MessageSource):
    """Composes lessons; None means that the user has deleted it, or takes no direct messages."""

    async def compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Make the message of a lesson's present step."""
        user = await self.registry.people.user(addressee(row))
        async with self.registry.store.read() as tx:
            kept = await tx.lessons.of_user(user.user_id, lesson_game(row.about))
        course = None if kept is None else follow(kept)
        if course is None or user.dms != "on":
            self.registry.arrivals.note(row.recipient, row.about, None)
            return None
        texts = words(language(user), course.game.package)
        pictures = await draw(self.pictures, course, texts, sight_of(user), PICTURE_TIMEOUT)
        note = texts.text("learn-resumed") if course.number > 1 else ""
        panel = lesson_panel(page_of(course, texts, note=note, token=row.token), pictures or ())
        channel_id = await self._dm_channel(user.user_id)
        return OutgoingMessage(channel_id, panel, course.row.turn, course.row.turn)


class SeekMessages(MessageSource):
    """Composes messages about vacant seats; None means that there is nothing left to say."""

    async def sought(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Post that a seat seeks a player, and later edit that message when it no longer does."""
        seat, texts = row.seat or 0, common.words_of(table)
        async with self.registry.store.read() as tx:
            seeks = await is_sought(tx, table, seat)
            old = None if row.kind == "post" else await tx.panels.newest(table.id, row.about, seat)
        if row.kind == "post":
            panel = sought.notice(table, seat, row.token, texts) if seeks else None
            return None if panel is None else OutgoingMessage(self._place(table), panel, row.upto, row.since)
        if old is None or not old.live:
            return None
        return self._edit(old, row, table, seat, seeks=seeks)

    def _edit(self, old: PanelRow, row: DeliveryRow, table: Table, seat: int, *, seeks: bool) -> OutgoingMessage:
        texts = common.words_of(table)
        if seeks:
            return make_edit(old, sought.notice(table, seat, old.token, texts), row.upto)
        edit = make_edit(old, sought.over(seat, texts), row.upto)
        return replace(edit, row=replace(old, version=row.upto, live=False))

    async def came(self, table: Table, row: DeliveryRow) -> OutgoingMessage | None:
        """Announce the user who has taken a seat, unless they have left it again."""
        seat = row.seat or 0
        if table.row.stage != "playing" or not table.is_played_by_user(seat):
            return None
        panel = sought.arrival(table, seat, common.words_of(table), row.token)
        return OutgoingMessage(self._place(table), panel, table.row.version, row.since)
