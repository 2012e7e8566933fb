"""Writing a message's icons: as Markdown in its texts, and as emojis of its controls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from re import Match
from typing import Final

import discord

from bot.api.mentions import CommandIds, with_mentions
from bot.tables.ports.panel import FENCE, MOST_TEXT, Aside, Panel, Row
from games.kernel.icons import ICON, without_icons

MOST_ICONS: Final = 30
"""Most icons in the texts of one message; each takes about 34 characters, while icons of controls take none."""

Emojis = Mapping[str, discord.PartialEmoji]
"""Emojis by the names of their icons."""


class IconWriter:
    """Writes the icons of one message as emojis and remembers which; leaves out icons without an emoji.

    `commands` are the ids of the commands that the texts mention.
    """

    def __init__(self, emojis: Emojis, most: int = MOST_ICONS, commands: CommandIds | None = None) -> None:
        self.used: set[str] = set()
        self._emojis, self._left, self._commands = emojis, most, commands or {}

    def emoji(self, name: str) -> discord.PartialEmoji | None:
        """Return the emoji of a control."""
        if found := self._emojis.get(name):
            self.used.add(name)
        return found

    def text(self, text: str) -> str:
        """Write a text and the commands in it; code blocks show no emojis."""
        text = with_mentions(text, self._commands)
        if "[[" not in text:
            return text
        parts = text.split(FENCE)
        return FENCE.join(
            without_icons(part if at % 2 else ICON.sub(self._written, part)) for at, part in enumerate(parts)
        )

    def _written(self, found: Match[str]) -> str:
        emoji = self.emoji(found[1]) if self._left else None
        self._left -= emoji is not None
        return found[0] if emoji is None else str(emoji)


def written(panel: Panel, emojis: Emojis, commands: CommandIds) -> tuple[Panel, IconWriter]:
    """Write the texts of a panel, without icons if they would leave no room; controls follow later."""
    writer = IconWriter(emojis if panel.icons else {}, commands=commands)
    made = _with_texts(panel, writer)
    if _characters(made) > MOST_TEXT:
        writer = IconWriter(emojis if panel.icons else {}, most=0, commands=commands)
        made = _with_texts(panel, writer)
    return made, writer


def _with_texts(panel: Panel, writer: IconWriter) -> Panel:
    rows = tuple(_row(row, writer) for row in panel.rows)
    return replace(panel, text=tuple(map(writer.text, panel.text)), rows=rows)


def _row(row: Row, writer: IconWriter) -> Row:
    if isinstance(row, str):
        return writer.text(row)
    if isinstance(row, Aside):
        return replace(row, text=writer.text(row.text))
    return row


def _characters(panel: Panel) -> int:
    return sum(map(len, panel.text)) + sum(map(text_length, panel.rows))


def text_length(row: Row) -> int:
    """Count the characters of the text in a row."""
    if isinstance(row, str):
        return len(row)
    return len(row.text) if isinstance(row, Aside) else 0
