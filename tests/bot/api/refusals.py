"""Answers by which Discord refuses something."""

from __future__ import annotations

from unittest.mock import Mock

import discord

from bot.api.errors import messenger_error
from bot.tables.ports.messenger import MessengerError


def refusal(status: int, code: int) -> MessengerError:
    """Make the error for an answer of Discord's."""
    response = Mock(status=status, reason="")
    return messenger_error(discord.HTTPException(response, {"code": code, "message": ""}))
