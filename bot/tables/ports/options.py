"""What a user may give with `/me` and `/settings`: what is left out, or None, stays as it is."""

from __future__ import annotations

from typing import TypedDict


class UserOptions(TypedDict, total=False):
    """A user's own settings, and whether all that is stored of them is to be given to them, or deleted."""

    language: str | None
    dms: str | None
    quiet: str | None
    zone: str | None
    holiday: int | None
    delete: bool
    export: bool
    ratings: str | None
    large: str | None
    contrast: str | None
    reliability: str | None
    invitations: str | None


class GuildOptions(TypedDict, total=False):
    """A guild's settings."""

    place: str | None
    category_id: int | None
    language: str | None
    starters: str | None
    archive: str | None
