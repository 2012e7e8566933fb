"""How commands are made: their options from the signature of what answers them, names and texts by key."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.commands.translate import localized
from bot.interactions.answering import Answering, Interaction
from bot.tables.handlers.verbs import Command
from bot.tables.messages.learning import learnable
from games.kernel.words import FALLBACK

Callback = Callable[..., Coroutine[object, object, None]]
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
Values = list[app_commands.Choice[str]]
Complete = Callable[[Interaction, str], Coroutine[object, object, Values]]

MOST_CHOICES = 25
SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
BY_SERVER = app_commands.AppInstallationType(guild=True, user=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""The kinds of installation that offer a command; what needs a server works only if the bot is a member."""
GAME, WHO = "game", "who"
"""Options that take a game, and a user: of the latter, handlers are given the id."""


@dataclass(frozen=True, slots=True)
class GameName:
    """A game to choose: its key, and its name with players and length by language."""

    key: str
    names: Mapping[str, str]


def make_command(answering: Answering, name: str, command: Command, games: Sequence[GameName]) -> AnyCommand:
    """Make a command; the texts of an option are `cmd-option-NAME` and `cmd-option-NAME-about`."""
    everywhere = not (command.server or command.manage)
    made: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=localized(f"cmd-{name}"),
        description=localized(f"cmd-{name}-about"),
        callback=_callback(answering, name, command, games),
        allowed_contexts=ANYWHERE if everywhere else SERVER,
        allowed_installs=BY_ANYBODY if everywhere else BY_SERVER,
    )
    made.default_permissions = discord.Permissions(manage_guild=True) if command.manage else None
    return made


def _callback(answering: Answering, name: str, command: Command, games: Sequence[GameName]) -> Callback:
    async def run(interaction: Interaction, **options: Any) -> None:
        given = {key: getattr(value, "id", value) for key, value in options.items()}
        await answering.give(interaction, partial(answering.dispatcher.run, name, **given))

    options = [_option(each) for each in [*inspect.signature(command.run, eval_str=True).parameters.values()][1:]]
    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    run.__signature__ = inspect.Signature([first, *options])  # type: ignore[attr-defined]  # discord.py reads it
    names = [option.name for option in options]
    values = {option: _values(option, keys) for option, keys in command.values.items()}
    offered = _learnt(games) if name == "learn" else games
    values |= {GAME: [_choice(game) for game in offered]} if GAME in names and len(offered) <= MOST_CHOICES else {}
    complete = {option: _completing(answering, name, option) for option in command.suggest if option not in values}
    callback = app_commands.rename(**{each: localized(f"cmd-option-{each}") for each in names})(run)
    callback = app_commands.describe(**{each: localized(f"cmd-option-{each}-about") for each in names})(callback)
    return app_commands.autocomplete(**complete)(app_commands.choices(**values)(callback))


def _option(parameter: inspect.Parameter) -> inspect.Parameter:
    """Return a handler's parameter as Discord takes it."""
    return parameter.replace(annotation=discord.User | None) if parameter.name == WHO else parameter


def _learnt(games: Sequence[GameName]) -> list[GameName]:
    return [name for game in learnable() for name in games if name.key == game.key]


def _choice(game: GameName) -> app_commands.Choice[str]:
    return app_commands.Choice(name=app_commands.locale_str(game.names[FALLBACK], **game.names), value=game.key)


def _values(option: str, keys: Sequence[str]) -> Values:
    """Make the values of an option, named by `cmd-NAME-VALUE`."""
    return [app_commands.Choice(name=localized(f"cmd-{option}-{key}"), value=key) for key in keys]


def _completing(answering: Answering, name: str, option: str) -> Complete:
    async def complete(interaction: Interaction, typed: str) -> Values:
        given = {key: str(value) for key, value in interaction.namespace if key != option and value is not None}
        ask = partial(answering.dispatcher.suggest, name, option)
        return await answering.complete(interaction, ask, typed, given)

    return complete
