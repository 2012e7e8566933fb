"""Rows as they are kept: times are UTC epoch milliseconds, Discord ids are integers, JSON stays text."""

from dataclasses import dataclass
from typing import Final, Literal, TypedDict

Place = Literal["thread", "category", "here"]
Starters = Literal["everyone", "managers"]
Archive = Literal["archive", "lock", "keep"]
Dms = Literal["on", "off", "closed"]
Stage = Literal["lobby", "playing", "ended", "abandoned", "cancelled"]
DeliveryKind = Literal["post", "sync", "delete", "return"]

OPEN_STAGES: Final[tuple[Stage, ...]] = ("lobby", "playing")
PLAYING: Final[tuple[Stage, ...]] = ("playing",)
OVER: Final[tuple[Stage, ...]] = ("ended", "abandoned")
ALL_STAGES: Final[tuple[Stage, ...]] = ("lobby", "playing", "ended", "abandoned", "cancelled")


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildRow:
    """Say what a guild has set; ``locale`` None follows Discord, ``left_at`` is when the bot was removed."""

    guild_id: int
    name: str = ""
    place: Place = "thread"
    category_id: int | None = None
    locale: str | None = None
    starters: Starters = "everyone"
    archive: Archive = "archive"
    left_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class UserRow:
    """Say how to speak to a user; ``locale`` was last seen at Discord, ``language`` was chosen and wins.

    ``quiet_from`` and ``quiet_to`` are minutes of the day in the time zone ``zone`` (an IANA name); ``away_until`` ends
    a holiday; ``unrated`` keeps the user out of ratings and lists. ``large`` and ``contrast`` say how they see private
    pictures. ``seen_at`` is on the day of their last press.
    """

    user_id: int
    locale: str | None = None
    language: str | None = None
    dms: Dms = "on"
    dm_channel_id: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    away_until: int | None = None
    unrated: bool = False
    large: bool = False
    contrast: bool = False
    seen_at: int | None = None


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
    a computer would choose.
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
    left_id: int | None = None
    waiting: int | None = None
    asked_at: int | None = None
    material_id: str = ""
    material_name: str = ""
    ask_base: int = 0
    advice: bool = False


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
    left_id: int | None
    waiting: int | None
    asked_at: int | None
    material_id: str
    material_name: str
    ask_base: int
    advice: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitingRow:
    """Say for whom a table waits: a user at a seat, since ``asked_at``."""

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

    A seat with both a user and a computer is the user's, for whom the computer stands in until the user is back;
    ``missed`` counts the decisions in a row for which the user's time ran out.
    """

    table_id: str
    seat: int
    user_id: int | None = None
    computer: str | None = None
    name: str
    joined: int = 0
    missed: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """Keep one line of a table's log; ``drawn`` and ``events`` are JSON text.

    ``stand_in`` says that a computer player decided because the user's time had run out, ``left`` how many
    milliseconds the user still had.
    """

    table_id: str
    number: int
    version: int
    seat: int
    choice: str
    ask: int
    drawn: str
    events: str
    barrier: bool
    rules_version: int
    at: int
    stand_in: bool = False
    left: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WishRow:
    """Keep a wish of a seat, made at ``version``; ``id`` orders the wishes, and is 0 until it is stored."""

    id: int = 0
    table_id: str
    version: int
    seat: int
    choice: str
    rules_version: int
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteRow:
    """Keep what a user has written down for themselves at a table."""

    table_id: str
    user_id: int
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SnapshotRow:
    """Keep the whole state of a table at one version."""

    table_id: str
    version: int
    state: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDelivery:
    """Describe a message that is to be sent, for the versions after ``since`` up to and with ``upto``."""

    table_id: str | None = None
    recipient: str
    kind: DeliveryKind
    about: str
    seat: int | None = None
    since: int
    upto: int
    created_at: int
    due_at: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryRow:
    """Keep a message until Discord has it; ``token`` is what the message carries to be found again.

    ``created_at`` is when it was queued last; ``message_id`` is the message to be deleted.
    """

    id: int
    token: str
    table_id: str | None
    recipient: str
    kind: DeliveryKind
    about: str
    seat: int | None
    since: int
    upto: int
    created_at: int
    due_at: int
    attempts: int
    attempted_at: int | None
    process: str | None
    error: str | None
    gave_up_at: int | None
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRow:
    """Keep a Discord message that belongs to a table; ``token`` names the delivery that made it.

    It tells what happened after the version ``since`` and shows the state of ``version``. One that is ``removable`` may
    be deleted once it is out of date; messages of earlier releases are not. ``seen_at`` is when it was last known to
    be there. ``picture`` is the digest of what its pictures were drawn from; empty where it has none, or where an
    attempt to change them has not ended.
    """

    message_id: int
    channel_id: int
    table_id: str
    about: str
    seat: int | None = None
    token: str
    since: int = 0
    version: int
    posted_at: int
    live: bool = True
    removable: bool = False
    seen_at: int = 0
    picture: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeletedUser:
    """Name the open tables that a deleted user left: lobbies lost a seat, running ones got a computer player."""

    lobbies: tuple[str, ...]
    running: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRow:
    """Keep a seat's time for one ask: it runs until ``due_at``, or is halted with ``left`` milliseconds to go.

    It has run without a break since ``began_at``; at ``ring_at`` there is something to do: remind, or decide.
    ``reminded`` says what was done already; ``extended`` says that its one extension is used.
    """

    table_id: str
    seat: int
    ask: int
    began_at: int
    due_at: int | None
    ring_at: int | None = None
    left: int | None = None
    reminded: int = 0
    extended: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class AwayShardRow:
    """Keep since when one of ``of`` shards is away, while the first is here: the clocks of its guilds stand still."""

    shard: int
    of: int
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MotionRow:
    """Keep what a table votes on; ``about`` and ``votes`` are JSON text, ``votes`` names seats and never users.

    ``seat`` is who opened it, if they have one, ``user_id`` the user it is about, if any. ``outcome`` None: it is open.
    While ``left`` is set its time stands still, and that is how much of it is left.
    """

    table_id: str
    kind: str
    about: str = "{}"
    seat: int | None
    user_id: int | None = None
    votes: str = "[]"
    opened_at: int
    expires_at: int
    outcome: str | None = None
    left: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HolderRow:
    """Say who held a seat after a version: a user, a computer player, or a computer standing in for a user."""

    table_id: str
    seat: int
    number: int
    version: int
    user_id: int | None = None
    computer: str | None = None
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
