"""What messages are about, and the queues in which they wait.

All messages of a table's channel share one recipient and so keep their order; each user's direct messages likewise.
The lobby's message stands in another channel and has a queue of its own.
"""

from __future__ import annotations

from storage import user_recipient
from storage.rows import DeliveryRow, PanelRow

BOARD, CHOICE, LOBBY, PLACE, CLOSE, NUDGE, VOTE = "board", "choice", "lobby", "place", "close", "nudge", "vote"
REMIND, PAUSE, PACE, ABSENT, AWAY, TIMES = "remind", "pause", "pace", "absent", "away", "times"
"""Reminders; clocks that stand or run, or another pace; a computer that keeps a seat, and its user; times on boards."""
SEEKS, CAME = "seeks", "came"
"""That a seat seeks a player, edited when it no longer does; and the user who has taken it."""
RESTORED = "restored"
"""That a table stands where it stood when a backup was made, which is now the database."""
RETURN = "return"
"""A board in the thread or channel that a table had to leave, which brings it back there."""
LESSON = "lesson"
"""A step of a user's lesson, which belongs to no table."""
LETTER, CALL = "letter:", "call:"
"""What letters to users and calls in a lobby's channel are about begins so: see `bot.tables.delivery.letters`."""
BRIEFING, HANDED = "briefing", "handed"
"""What happened, for the user who takes a seat over; and for the user who had it, that it is no longer theirs."""
NEXT = "next"
"""That a user is next, as the player before them has begun their turn."""
OF_TIME = (REMIND, AWAY, NEXT)
"""Direct messages that tell a seat's user of time."""
PASSING = (*OF_TIME, PAUSE, ABSENT, NUDGE)
"""Messages that ask or warn of something, and are deleted once that is over."""
LASTING = (CAME, PACE)
"""Messages that tell something for good, with buttons for a while."""
TEMPORARY = (CHOICE, SEEKS, *PASSING)
"""Messages that are deleted once they are out of date."""
USERS = user_recipient(0)[:-1]


def vote_about(kind: str) -> str:
    """Name what the message of a motion of a kind is about."""
    return f"{VOTE}-{kind}"


def motion_kind(about: str) -> str:
    """Return the kind of motion that a message is about; empty if it is about none."""
    return about.removeprefix(f"{VOTE}-") if about.startswith(f"{VOTE}-") else ""


def is_letter(about: str) -> bool:
    """Tell whether a message is a letter or a call: about a table, but for somebody without a seat."""
    return about.startswith((LETTER, CALL))


def is_unversioned(about: str) -> bool:
    """Tell whether a message changes without the table's version: its deliveries then count by themselves."""
    return about in (LOBBY, HANDED, SEEKS) or is_letter(about) or bool(motion_kind(about))


def table_recipient(table_id: str) -> str:
    """Name the queue of a table's public messages."""
    return f"table:{table_id}"


def lobby_recipient(table_id: str) -> str:
    """Name the queue of a lobby's message, which stands in another channel."""
    return f"lobby:{table_id}"


def call_recipient(table_id: str) -> str:
    """Name the queue of calls beside a lobby: one that waits for its time must not hold up the lobby's message."""
    return f"call:{table_id}"


def is_private(recipient: str) -> bool:
    """Tell whether a delivery goes to a user rather than to a channel."""
    return recipient.startswith(USERS)


def is_temporary(panel: PanelRow) -> bool:
    """Tell whether a message is to be deleted once it is out of date."""
    return panel.about in TEMPORARY and panel.removable


def is_passing(panel: PanelRow) -> bool:
    """Tell whether a message only asks or warns of something."""
    return panel.about in PASSING and panel.removable


def is_lasting(panel: PanelRow) -> bool:
    """Tell whether a message tells something for good, such as how a vote has ended."""
    return panel.about in LASTING or bool(motion_kind(panel.about))


def is_of_user(panel: PanelRow) -> bool:
    """Tell whether a message about time is a user's own: at the table a reminder has no seat."""
    return panel.about in OF_TIME and panel.seat is not None


def is_for_user(row: DeliveryRow, user_id: int | None) -> bool:
    """Tell whether a delivery is for this user; None is nobody."""
    return user_id is not None and row.recipient == user_recipient(user_id)


def addressee(row: DeliveryRow) -> int:
    """Return the user that a private delivery is for."""
    return int(row.recipient.removeprefix(USERS))
