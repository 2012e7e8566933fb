"""A fake Discord that keeps of a message only what the bot may ask for, so that its own memory hides nothing."""

from __future__ import annotations

from typing import Any

from bot.tables.ports.messenger import Sent
from bot.tables.ports.panel import Panel
from tests.bot.tables.fake_discord import FakeMessenger


class Trace:
    """Where a message is, and its token."""

    __slots__ = ("channel_id", "token")

    def __init__(self, channel_id: int, token: str) -> None:
        self.channel_id, self.token = channel_id, token

    @property
    def edits(self) -> int:
        """Say that there were none, whatever is set."""
        return 0

    @edits.setter
    def edits(self, _count: int) -> None:
        """Forget it."""

    def replace(self, _panel: Panel) -> None:
        """Forget it."""


class ForgetfulMessenger(FakeMessenger):
    """Keep traces."""

    async def post(self, channel_id: int, panel: Panel, token: str) -> Sent:
        """Post as usual, and forget what was shown."""
        sent = await super().post(channel_id, panel, token)
        messages: dict[int, Any] = self.messages
        messages[sent.message_id] = Trace(channel_id, token)
        return sent
