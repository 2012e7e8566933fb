"""What was chosen, wished and noted, and the states that it led to."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRow:
    """Keep one line of a table's log; ``drawn`` and ``events`` are JSON text.

    ``stand_in`` says that a computer player decided because the user's time had run out, ``left`` how many
    milliseconds the user still had. ``section`` names the kind of question that was answered; it is empty if it is
    not known.
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
    section: str = ""


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
