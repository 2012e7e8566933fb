"""`/learn`, `/rules` and `/about`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.commands.making import AnyCommand, GameName, command, game_option
from bot.interactions.answering import Answering, Interaction
from games.kernel import catalogue
from games.kernel.lessons import load_lesson


def commands(answering: Answering, games: Sequence[GameName]) -> list[AnyCommand]:
    """Make the commands that explain."""

    async def rules(interaction: Interaction, game: str | None = None) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.rules(caller, game))

    async def learn(interaction: Interaction, game: str | None = None) -> None:
        await answering.give(interaction, lambda caller: answering.dispatcher.learn(caller, game))

    async def about(interaction: Interaction) -> None:
        await answering.give(interaction, answering.dispatcher.about)

    learnt = [name for name in games if _has_lesson(name.key)]
    return [
        command("learn", learn, ["game"], **game_option(answering, learnt)),
        command("rules", rules, ["game"], **game_option(answering, games)),
        command("about", about),
    ]


def _has_lesson(key: str) -> bool:
    game = catalogue.installed().get(key)
    return game is not None and load_lesson(game) is not None
