"""What the options of `/settings` and `/me` take."""

from __future__ import annotations

from typing import Any

from bot.tables.core.languages import chosen
from bot.tables.ports.errors import Refusal
from games.kernel.words import LOCALES, Words

RATINGS = ("on", "off")
LANGUAGES = (*sorted(LOCALES), "discord")
ALLOWED = {
    "place": ("thread", "category", "here"),
    "locale": LANGUAGES,
    "starters": ("everyone", "managers"),
    "archive": ("archive", "lock", "keep"),
    "language": LANGUAGES,
    "dms": ("on", "off"),
    "ratings": RATINGS,
    "large": RATINGS,
    "contrast": RATINGS,
    "reliability": RATINGS,
    "invitations": RATINGS,
}


def check_values(wishes: dict[str, Any]) -> dict[str, Any]:
    """Check the values that were given; `discord` means no choice of one's own."""
    given = {name: value for name, value in wishes.items() if value is not None}
    for name, value in given.items():
        if name in ALLOWED and value not in ALLOWED[name]:
            raise Refusal("refused-value", value=str(value), allowed=", ".join(ALLOWED[name]))
    return {name: None if value == "discord" else value for name, value in given.items()}


def language_line(wished: str | None, texts: Words) -> str:
    """Say which language was chosen; without a choice, or if it is gone, it is Discord's."""
    language = chosen(wished)
    return texts.text(
        "settings-language", language=texts.language(language) if language else texts.text("language-discord")
    )
