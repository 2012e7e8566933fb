"""What runs or stands with time: clocks, shards that are away, votes, seats that seek a player, and orders."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRow:
    """Keep a seat's time for one ask: it runs until ``due_at``, or is halted with ``left`` milliseconds to go.

    It has run without a break since ``began_at``; at ``ring_at`` there is something to do: remind, or decide.
    ``reminded`` says what was done already; ``extended`` says that its one extension is used. ``pace`` is what it began
    with. ``extra`` is how much of its time an extension or the night has added, which no bank keeps.
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
    pace: int = 0
    extra: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AwayShardRow:
    """Keep since when one of ``of`` shards is away, while the first is here: the clocks of its guilds stand still."""

    shard: int
    of: int
    since: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MotionRow:
    """Keep what a table votes on; ``about`` and ``votes`` are JSON text, ``votes`` names seats and never users.

    ``seat`` is the seat of the user who opened it, if any, ``user_id`` the user it is about, if any. ``outcome`` is
    None while it is open. While ``left`` is set, its time stands still, and that much of it is left.
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
class SeekRow:
    """Keep that a seat seeks a player ``since`` a time, or will when its user's time to keep it is up.

    That is at ``due_at``; while ``left`` is set that time stands still, and ``left`` is how much of it there is.
    The user was told at ``noticed_at``. ``given_up`` says that leaving the seat counts as a game given up.
    """

    table_id: str
    seat: int
    noticed_at: int
    due_at: int | None = None
    left: int | None = None
    since: int | None = None
    given_up: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderRow:
    """Keep what a seat's user answers before they are asked; ``lines`` is JSON text.

    While it is about to answer ``ask``, ``due_at`` says when.
    """

    table_id: str
    seat: int
    user_id: int
    lines: str
    ask: int | None = None
    due_at: int | None = None
