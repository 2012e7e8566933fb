"""Slash commands and entries of menus: what users ask for, brought to the dispatcher; words are in `bot/words`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.making import AnyCommand, GameName, make_command
from bot.commands.menus import text_menu, user_menu
from bot.interactions.answering import Answering

__all__ = ["AnyCommand", "GameName", "all_commands"]


def all_commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make all commands and menus that the dispatcher answers."""
    dispatcher = answering.dispatcher
    commands = [make_command(answering, name, command, games) for name, command in dispatcher.commands.items()]
    return [
        *commands,
        *(user_menu(answering, name) for name in dispatcher.handlers.menus.on_user),
        text_menu(answering),
    ]
