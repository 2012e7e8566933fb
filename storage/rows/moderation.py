"""What moderators have settled and done."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class BanRow:
    """Say who is kept from the tables of a guild, and since when."""

    guild_id: int
    user_id: int
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewAct:
    """Describe what a moderator, ``user_id``, does, perhaps at a table or about a user."""

    guild_id: int
    user_id: int | None
    kind: str
    at: int
    table_id: str | None = None
    about_id: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRow(NewAct):
    """Keep what a moderator has done."""

    id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LateRow:
    """Say what a guild's table is owed: ``private`` messages are not told apart."""

    table_id: str
    private: bool
    about: str
    error: str | None
    since: int
    gave_up: bool
