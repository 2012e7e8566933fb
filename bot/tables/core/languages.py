"""Which language a user or a guild reads, and the bot's words in it."""

from __future__ import annotations

from games.kernel.words import KERNEL, LOCALES, Words, negotiated, words_for
from storage.rows import UserRow


def language(row: UserRow) -> str:
    """Choose a user's language: the own choice if it is still one of ours, else Discord's, else English."""
    return chosen(row.language) or negotiated(row.locale or "")


def chosen(language: str | None) -> str | None:
    """Return a language that was chosen and stored, if it is still one of ours."""
    return language if language in LOCALES else None


def words(locale: str, package: str | None = None) -> Words:
    """Return the bot's words in a language, with those of a game's package, which never hide ours."""
    packages = ("bot", KERNEL) if package is None else ("bot", KERNEL, package)
    return words_for(locale, *packages)
