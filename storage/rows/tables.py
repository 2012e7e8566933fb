"""Tables and their seats, what they are played with, which seats they wait for, and how games have ended."""

from dataclasses import dataclass
from typing import Final, Literal, TypedDict

Stage = Literal["lobby", "playing", "ended", "abandoned", "cancelled"]
OPEN_STAGES: Final[tuple[Stage, ...]] = ("lobby", "playing")
PLAYING: Final[tuple[Stage, ...]] = ("playing",)
OVER: Final[tuple[Stage, ...]] = ("ended", "abandoned")
ALL_STAGES: Final[tuple[Stage, ...]] = ("lobby", "playing", "ended", "abandoned", "cancelled")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """Keep one table; ``options`` is JSON text.

    ``joins`` are the joins' interaction ids at the start, in seat order: they outlive a deleted user's seat row.
    ``pace`` is the time for a decision in milliseconds, 0 for as long as it takes. ``rematch_of`` names the table whose
    players meet again. ``left_id`` is a place that could not be written to, to which the table goes back.
    ``waiting`` has a bit for each seat that is waited for, since ``asked_at``; None until the first step that noted it.
    ``material_id`` is the digest of its set of components, empty for that of release 0.1.0 and, until the table begins,
    for the one that comes with the game; ``material_name`` is what the lobby offered another one as. ``ask_base`` is
    added to the number of an ask on buttons, another one since each restore. ``advice`` says that players may ask what
    a computer would choose. ``least`` is the percentage of decisions in time that the host asks for, 0 for none.
    ``act`` is what a moderator has done last, `closed` or `paused`, as far as it still holds.
    ``invited_only`` lobbies are joined by none but the invited. With a ``bank`` what is left of a wait's time is kept
    for the next one, and ``pace`` is what each seat begins with. ``starts_at`` is the evening arranged for a lobby.
    ``branch_of`` names the table under whose id the luck is drawn, if this table began at a position of it.
    ``post_id`` is its post in a forum, from the lobby to the end of the table.
    """

    table_id: str
    guild_id: int
    home_id: int
    place_id: int | None = None
    place_note: str | None = None
    game: str
    options: str = "{}"
    locale: str
    stage: Stage = "lobby"
    host_id: int | None
    seed: bytes
    commitment: str
    joins: str = ""
    draws: int = 0
    asked: int = 0
    version: int = 0
    rules_version: int
    created_at: int
    started_at: int | None = None
    ended_at: int | None = None
    lobby_message_id: int | None = None
    pace: int = 0
    paused_at: int | None = None
    rematch_of: str | None = None
    branch_of: str | None = None
    left_id: int | None = None
    waiting: int | None = None
    asked_at: int | None = None
    material_id: str = ""
    material_name: str = ""
    ask_base: int = 0
    advice: bool = False
    least: int = 0
    act: str = ""
    invited_only: bool = False
    bank: str = ""
    starts_at: int | None = None
    post_id: int | None = None


class TableChanges(TypedDict, total=False):
    """Name the columns of a table that may change; the version moves only by ``advance``."""

    home_id: int
    place_id: int | None
    place_note: str | None
    options: str
    locale: str
    stage: Stage
    host_id: int | None
    seed: bytes
    commitment: str
    joins: str
    draws: int
    asked: int
    rules_version: int
    started_at: int | None
    ended_at: int | None
    lobby_message_id: int | None
    pace: int
    paused_at: int | None
    rematch_of: str | None
    branch_of: str | None
    left_id: int | None
    waiting: int | None
    asked_at: int | None
    material_id: str
    material_name: str
    ask_base: int
    advice: bool
    least: int
    act: str
    invited_only: bool
    bank: str
    starts_at: int | None
    post_id: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingRow:
    """A user that a table has been waiting for since ``asked_at``."""

    table_id: str
    guild_id: int
    game: str
    user_id: int
    asked_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MaterialRow:
    """Keep one set of components by its digest; ``entries`` is JSON text."""

    material_id: str
    game: str
    entries: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Keep one seat; ``computer`` is the kind of computer player, ``joined`` the interaction id of the join.

    A seat with both belongs to the user, and the computer stands in until they are back. ``missed`` counts the
    decisions in a row for which the user's time ran out. ``here`` says that the user came to the arranged evening.
    """

    table_id: str
    seat: int
    user_id: int | None = None
    computer: str | None = None
    name: str
    joined: int = 0
    missed: int = 0
    here: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class HolderRow:
    """The holder of a seat after a version: a user, a computer player, or a computer standing in for a user.

    ``name`` is what the seat was called; empty for users who are forgotten, and for holds noted by earlier releases.
    """

    table_id: str
    seat: int
    number: int
    version: int
    user_id: int | None = None
    computer: str | None = None
    name: str = ""
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """Say how one holder of a seat came out; ``share`` is the percentage of the seat's choices that were theirs."""

    table_id: str
    seat: int
    number: int
    guild_id: int
    game: str
    user_id: int | None
    computer: str | None
    place: int
    points: int | None
    won: bool
    share: int
    rated: bool
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """Keep a user's rating at one game in one guild; ``streak`` counts the latest wins in a row."""

    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    streak: int = 0
    best: int = 0
