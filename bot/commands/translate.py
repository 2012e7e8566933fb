"""Commands in Discord's languages, from Fluent.

Short, as discord.py wants a class of its own for this.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from games.kernel.words import FALLBACK, negotiated, words_for

KEY = "key"


def localized(key: str) -> app_commands.locale_str:
    """Return a text in English that knows its key for other languages."""
    return app_commands.locale_str(words_for(FALLBACK, "bot").text(key), **{KEY: key})


class FluentTranslator(app_commands.Translator):
    """Translate texts made by `localized`, and texts that bring their translations along, by language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return the text in a language of ours other than English, which Discord has already."""
        language = negotiated(locale.value)
        if language == FALLBACK:
            return None
        words, key = words_for(language, "bot"), string.extras.get(KEY, "")
        return words.text(key) if words.has(key) else string.extras.get(language)
