"""Slash commands: what is typed, brought to the dispatcher. One file per group; names and texts are in `bot/words`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands import info, me, moves, peace, play, settings, standings, table
from bot.commands.making import AnyCommand, GameName
from bot.interactions.answering import Answering

__all__ = ["AnyCommand", "GameName", "all_commands"]


def all_commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make all commands."""
    return [
        *play.commands(answering, games),
        *moves.commands(answering),
        *table.commands(answering),
        *info.commands(answering, games),
        *settings.commands(answering),
        *me.commands(answering),
        *peace.commands(answering),
        *standings.commands(answering, games),
    ]
