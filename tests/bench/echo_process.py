"""The yardstick of bench_press: a bare discord.py client that commits some bytes to SQLite and answers a press.

Arguments: the practice server's address, the bot token, a folder, and how many bytes a press commits.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path

import discord
from discord import ui

from bot.practice.launch.redirect import point


class Echo(discord.Client):
    """Post a button on /echo; commit and answer every press."""

    def __init__(self, database: Path, size: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.command(name="echo", description="Post a button")(self._post)
        self.size = size
        self.database = sqlite3.connect(database, isolation_level=None)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        self.database.execute("CREATE TABLE presses (id INTEGER PRIMARY KEY, data BLOB)")

    async def setup_hook(self) -> None:
        """Offer the command."""
        await self.tree.sync()

    async def _post(self, interaction: discord.Interaction[Echo]) -> None:
        view = ui.View(timeout=None).add_item(ui.Button(label="ComponentId", custom_id="press"))
        view.stop()
        await interaction.response.send_message("ComponentId", view=view)

    async def on_interaction(self, interaction: discord.Interaction[Echo]) -> None:
        """Commit, then answer."""
        if interaction.type is discord.InteractionType.component:
            self.database.execute("INSERT INTO presses (data) VALUES (?)", [os.urandom(self.size)])
            await interaction.response.edit_message(content="Locked in")


if __name__ == "__main__":
    point(sys.argv[1])
    Echo(Path(sys.argv[3]) / "echo.sqlite", int(sys.argv[4])).run(sys.argv[2], log_handler=None)
