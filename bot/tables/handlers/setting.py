"""Typing and suggesting values of settings: an id, or its name in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Choice
from games.kernel.typed import plain
from games.kernel.words import LOCALES, Words, own_first, words_for

LANGUAGES: Final = (*sorted(LOCALES), "discord")


def check_value(setting: str, typed: str, allowed: Sequence[str], own: str) -> str:
    """Return the meant value; refuse any other text, and list the values."""
    wanted = plain(typed)
    for words in (words_for(locale, "bot") for locale in own_first(own)):
        for value in allowed:
            if wanted in (value, plain(value_name(setting, value, words))):
                return value
    texts = words_for(own, "bot")
    raise Refusal(
        "refused-value", value=typed[:40], allowed=texts.listed([value_name(setting, each, texts) for each in allowed])
    )


def changed_note(setting: str, typed: str, allowed: Sequence[str], texts: Words) -> str:
    """Say what a setting was changed to by typing."""
    value = value_name(setting, check_value(setting, typed, allowed, texts.locale), texts) if allowed else typed
    return texts.text("setting-changed", setting=texts.text(f"cmd-setting-{setting}"), value=value)


def value_name(setting: str, value: str, texts: Words) -> str:
    """Name a value of a setting."""
    if value in LOCALES:
        return texts.language(value)
    key = f"value-{setting}-{value}"
    return texts.text(key if texts.has(key) else f"value-{value}")


def suggest_values(setting: str, allowed: Sequence[str], typed: str, texts: Words) -> list[Choice]:
    """Suggest a setting's values that contain the typed text."""
    choices = [Choice(value, value_name(setting, value, texts)) for value in allowed]
    return [choice for choice in choices if plain(typed) in plain(f"{choice.value} {choice.label}")]
