"""`/play`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.making import SERVER, AnyCommand, GameName, command, game_option
from bot.interactions.answering import Answering, Interaction


def commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make the command that opens a table."""

    async def play(interaction: Interaction, game: str) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.play(caller, game))

    return [command("play", play, ["game"], contexts=SERVER, **game_option(answering, games))]
