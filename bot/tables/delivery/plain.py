"""Messages with alt texts in place of pictures, if Discord accepts none."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import structlog

from bot.tables.core.about import LOBBY, addressee, is_private
from bot.tables.core.people import language, words
from bot.tables.core.registry import Registry
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.messages import common
from bot.tables.ports.clock import MINUTE
from bot.tables.ports.messenger import Forbidden, MessengerError, PictureRefused
from bot.tables.ports.panel import Panel
from bot.tables.recovery.relocation import Homing
from games.kernel.words import FALLBACK, Words
from storage.rows import DeliveryRow

log = structlog.get_logger()

LACKING: Final = 50013
FILES, PICTURE = "no-files", "no-picture"
"""Why a message has no pictures: a permission is missing, or Discord refuses them."""
RETRY_AFTER: Final = 10 * MINUTE
"""Milliseconds until pictures are tried again in a channel."""


class PlainText:
    """Remembers channels where pictures cannot be sent, and makes messages without them."""

    def __init__(self, registry: Registry, homing: Homing) -> None:
        self.registry, self.homing = registry, homing
        self._until: dict[int, tuple[int, str]] = {}

    async def fit(self, row: DeliveryRow, outgoing: OutgoingMessage) -> OutgoingMessage:
        """Leave out pictures if they were refused recently."""
        until, reason = self._until.get(outgoing.channel_id, (0, ""))
        if not _has_uploads(outgoing) or self.registry.clock.now() >= until:
            return outgoing
        return await self._without_pictures(row, outgoing, reason)

    async def instead(
        self, row: DeliveryRow, outgoing: OutgoingMessage, error: MessengerError
    ) -> OutgoingMessage | None:
        """Make the message to try after an error; None if pictures are not the reason."""
        lacks = isinstance(error, Forbidden) and error.code == LACKING
        if not _has_uploads(outgoing) or not (lacks or isinstance(error, PictureRefused)):
            return None
        return await self._without_pictures(row, outgoing, FILES if lacks else PICTURE)

    async def note(self, row: DeliveryRow, outgoing: OutgoingMessage, error: MessengerError | None = None) -> None:
        """Note whether pictures were sent in a channel, or refused although the text was accepted."""
        lacks = isinstance(error, Forbidden)
        if lacks:  # any other refusal concerns this picture
            log.warning("pictures not permitted", channel=outgoing.channel_id)
            self._until[outgoing.channel_id] = self.registry.clock.now() + RETRY_AFTER, FILES
        elif error is None and _has_uploads(outgoing):
            self._until.pop(outgoing.channel_id, None)
        else:
            return
        table = outgoing.table
        if table is not None and row.about != LOBBY and not is_private(row.recipient):
            await self.homing.note_files(table, None if not lacks else FILES)

    def mention(self, outgoing: OutgoingMessage) -> Panel | None:
        """Make a message with the mentions of one that is given up; None if it mentions nobody."""
        panel, table = outgoing.panel, outgoing.table
        if table is None or not (panel.pings or panel.roles):
            return None
        text = common.words_of(table).text("message-lost", table=table.id)
        return Panel((text,), accent=panel.accent, pings=panel.pings, roles=panel.roles)

    async def _without_pictures(self, row: DeliveryRow, outgoing: OutgoingMessage, reason: str) -> OutgoingMessage:
        texts, panel = await self._words(row, outgoing), outgoing.panel
        alts = filter(None, (picture.alt for picture in panel.pictures))
        text = (*panel.text, texts.text(f"message-{reason}"), *alts)
        plain = replace(panel, text=text, pictures=(), files=())
        shown = None if outgoing.row is None else replace(outgoing.row, picture=plain.source)
        return replace(outgoing, panel=plain, row=shown)

    async def _words(self, row: DeliveryRow, outgoing: OutgoingMessage) -> Words:
        if not is_private(row.recipient):
            return words(FALLBACK) if outgoing.table is None else common.words_of(outgoing.table)
        return words(language(await self.registry.people.user(addressee(row))))


def _has_uploads(outgoing: OutgoingMessage) -> bool:
    panel = outgoing.panel
    return bool(panel.files) or any(part.image for picture in panel.pictures for part in picture.parts)
