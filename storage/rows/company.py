"""What brings players to a table."""

from dataclasses import dataclass
from typing import Literal

InvitationState = Literal["open", "joined", "declined", "lapsed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class InvitationRow:
    """An invitation by a lobby's host; users who were invited together share a ``batch``."""

    table_id: str
    user_id: int
    host_id: int | None
    batch: int
    state: InvitationState = "open"
    made_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeRow:
    """A change of a lobby by its host that a user who had joined before has yet to accept.

    ``before`` is what the user joined, as JSON text; ``at`` is when it was last changed.
    """

    table_id: str
    user_id: int
    before: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionRow:
    """Say that a user wants to be told when a table of a game and a pace opens in a guild."""

    user_id: int
    guild_id: int
    game: str
    pace: str
    made_at: int
    alerted_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpeningRow:
    """Keep when a lobby is to be told of; ``due_at`` is None once that is done."""

    table_id: str
    due_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRow:
    """A lobby's arranged evening; ``remind_at`` is None after its players were reminded."""

    table_id: str
    remind_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeBoardRow:
    """A guild's notice board: its channel and message, and its last refresh.

    If there is no message, one is queued, unless a ``problem`` says why Discord refused it. ``shown`` is the digest of
    its content, ``edits`` counts its edits. ``locale`` is Discord's for the guild, if its settings have none.
    """

    guild_id: int
    channel_id: int
    locale: str
    message_id: int | None = None
    edits: int = 0
    shown: str = ""
    refreshed_at: int = 0
    seen_at: int = 0
    problem: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRoleRow:
    """Say which role of a guild is mentioned for the tables of a game."""

    guild_id: int
    game: str
    role_id: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoleCallRow:
    """Say that a role was mentioned for a lobby, and whose lobby it was."""

    table_id: str
    guild_id: int
    role_id: int
    user_id: int | None
    called_at: int
