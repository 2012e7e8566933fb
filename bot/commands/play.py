"""`/play`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.making import AnyCommand, GameName, command, game_option
from bot.interactions.answering import Answering, Interaction


def commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make the command that opens a table."""

    async def play(interaction: Interaction, game: str, alone: bool = False) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.play(caller, game, alone))

    return [command("play", play, ["game", "alone"], **game_option(answering, games))]
