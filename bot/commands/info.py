"""`/help`, `/learn`, `/rules` and `/about`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.making import AnyCommand, GameName, command, game_option
from bot.interactions.answering import Answering, Interaction
from bot.tables.messages.learning import learnable


def commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make the commands that explain."""

    async def rules(interaction: Interaction, game: str | None = None) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.rules(caller, game))

    async def learn(interaction: Interaction, game: str | None = None) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.commands.learn(caller, game))

    async def about(interaction: Interaction) -> None:
        await answering.give(interaction, answering.dispatcher.commands.about)

    async def give_help(interaction: Interaction) -> None:
        await answering.give(interaction, answering.dispatcher.commands.help)

    learnt = [name for game in learnable() for name in games if name.key == game.key]
    return [
        command("learn", learn, ["game"], **game_option(answering, learnt)),
        command("rules", rules, ["game"], **game_option(answering, games)),
        command("about", about),
        command("help", give_help),
    ]
