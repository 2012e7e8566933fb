"""`/stats` and `/leaderboard`."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.commands.making import SERVER, AnyCommand, GameName, command, game_option
from bot.interactions.answering import Answering, Interaction


def commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make the commands about results and ratings."""
    dispatcher = answering.dispatcher

    async def stats(interaction: Interaction, who: discord.User | None = None, game: str | None = None) -> None:
        user_id = None if who is None else who.id
        await answering.give(interaction, lambda caller: dispatcher.commands.stats(caller, user_id, game))

    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        await answering.give(interaction, lambda caller: dispatcher.commands.leaderboard(caller, game))

    named = game_option(answering, games)
    return [
        command("stats", stats, ["who", "game"], contexts=SERVER, **named),
        command("leaderboard", leaderboard, ["game"], contexts=SERVER, **named),
    ]
