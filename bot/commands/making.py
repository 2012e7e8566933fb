"""How commands are made: names, texts and values by key, and where they may be used."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot.commands.translate import localized
from bot.interactions.answering import Answering, Interaction
from bot.tables.ports.panel import Choice
from games.kernel.words import FALLBACK, LOCALES, words_for

Command = app_commands.Command[Any, ..., Any]
AnyCommand = Command | app_commands.Group
Callback = Callable[..., Coroutine[object, object, None]]
Complete = Callable[[Interaction, str], Coroutine[object, object, list[app_commands.Choice[str]]]]

MOST_CHOICES = 25
SERVER = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ANYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
BY_SERVER = app_commands.AppInstallationType(guild=True, user=False)
BY_ANYBODY = app_commands.AppInstallationType(guild=True, user=True)
"""Who may install the bot so that a command is there; what needs a server works where the bot is its member."""


@dataclass(frozen=True, slots=True)
class GameName:
    """A game to choose: its key, and its name with players and length by language."""

    key: str
    names: Mapping[str, str]


def command(
    key: str,
    callback: Callback,
    options: Iterable[str] = (),
    *,
    contexts: app_commands.AppCommandContext = ANYWHERE,
    values: Mapping[str, list[app_commands.Choice[str]]] | None = None,
    complete: Mapping[str, Complete] | None = None,
    needs: discord.Permissions | None = None,
) -> Command:
    """Make a command; `options` are its parameters, whose texts are `cmd-option-NAME` and `cmd-option-NAME-about`."""
    made = Command(
        name=localized(f"cmd-{key}"),
        description=localized(f"cmd-{key}-about"),
        callback=_localize(callback, options, values or {}, complete or {}),
        allowed_contexts=contexts,
        allowed_installs=BY_ANYBODY if contexts is ANYWHERE else BY_SERVER,
    )
    made.default_permissions = needs
    return made


def _localize(
    callback: Callback,
    options: Iterable[str],
    values: Mapping[str, list[app_commands.Choice[str]]],
    complete: Mapping[str, Complete],
) -> Callback:
    options = tuple(options)
    callback = app_commands.rename(**{name: localized(f"cmd-option-{name}") for name in options})(callback)
    callback = app_commands.describe(**{name: localized(f"cmd-option-{name}-about") for name in options})(callback)
    callback = app_commands.choices(**values)(callback)
    return app_commands.autocomplete(**complete)(callback)


def group(key: str, members: Iterable[Command]) -> app_commands.Group:
    """Make a group of commands."""
    made = app_commands.Group(
        name=localized(f"cmd-{key}"),
        description=localized(f"cmd-{key}-about"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )
    for member in members:
        made.add_command(member)
    return made


def choices(name: str, *values: str) -> list[app_commands.Choice[str]]:
    """Make the values of an option, named by `cmd-NAME-VALUE`."""
    return [app_commands.Choice(name=localized(f"cmd-{name}-{value}"), value=value) for value in values]


def languages() -> list[app_commands.Choice[str]]:
    """Make the values of an option that takes a language: each of ours, and Discord's own."""
    named = {language: {locale: words_for(locale).language(language) for locale in LOCALES} for language in LOCALES}
    given = [app_commands.Choice(name=_localized_names(names), value=language) for language, names in named.items()]
    return [*given, *choices("language", "discord")]


def _localized_names(names: Mapping[str, str]) -> app_commands.locale_str:
    return app_commands.locale_str(names[FALLBACK], **names)


def game_option(answering: Answering, games: Sequence[GameName]) -> dict[str, Any]:
    """Offer games as choices, or as suggestions where they are too many for choices."""
    if len(games) > MOST_CHOICES:
        return {"complete": {"game": completing(answering, answering.dispatcher.suggestions.games)}}
    return {
        "values": {"game": [app_commands.Choice(name=_localized_names(game.names), value=game.key) for game in games]}
    }


def completing(answering: Answering, ask: Callable[..., Coroutine[object, object, list[Choice]]]) -> Complete:
    """Make an autocomplete callback from a method of the dispatcher that takes the caller and what is typed."""

    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await answering.complete(interaction, lambda caller: ask(caller, typed))

    return complete
