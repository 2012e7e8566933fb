"""What moderators have settled and done."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class BanRow:
    """A user banned from the tables of a guild, and since when."""

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
    """A late or lost message of a guild's table; the recipient of a ``private`` one is not given."""

    table_id: str
    private: bool
    about: str
    error: str | None
    since: int
    gave_up: bool
