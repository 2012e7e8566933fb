"""The entries in the menus of users and messages, brought to the dispatcher; names are in `bot/words`."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.api.payload import walk
from bot.commands.making import ANYWHERE, BY_ANYBODY, BY_SERVER, SERVER
from bot.commands.translate import localized
from bot.interactions.answering import Answering, Interaction

AS_TEXT = "as_text"


def user_menu(answering: Answering, name: str) -> app_commands.ContextMenu:
    """Make an entry in the menu of a user."""

    async def run(interaction: Interaction, user: discord.User) -> None:
        menu = partial(answering.dispatcher.run_menu, name)
        await answering.give(interaction, menu, user.id, verb=f"menu_{name}")

    return app_commands.ContextMenu(
        name=localized(f"cmd-menu-{name}"), callback=run, allowed_contexts=SERVER, allowed_installs=BY_SERVER
    )


def text_menu(answering: Answering) -> app_commands.ContextMenu:
    """Make the entry in the menu of a message that tells its pictures in words."""

    async def run(interaction: Interaction, message: discord.Message) -> None:
        menu, own = partial(answering.dispatcher.run_menu, AS_TEXT), message.author == interaction.client.user
        await answering.give(interaction, menu, message.id, own, alts(message), verb=f"menu_{AS_TEXT}")

    return app_commands.ContextMenu(
        name=localized(f"cmd-menu-{AS_TEXT}"), callback=run, allowed_contexts=ANYWHERE, allowed_installs=BY_ANYBODY
    )


def alts(message: discord.Message) -> tuple[str, ...]:
    """List the alt texts of a message's pictures."""
    galleries = [part for part in walk(message.components) if isinstance(part, discord.MediaGalleryComponent)]
    found = [item.description for gallery in galleries for item in gallery.items]
    return tuple(filter(None, found))
