"""Message subjects, and the queues in which deliveries wait.

All messages of a table's channel share one recipient, so they stay in order; so do each user's direct messages. The
lobby's message is in another channel and has its own queue.
"""

from __future__ import annotations

from storage import user_recipient
from storage.rows import DeliveryRow, PanelRow

BOARD, CHOICE, LOBBY, PLACE, CLOSE, NUDGE, VOTE = "board", "choice", "lobby", "place", "close", "nudge", "vote"
STARTER = "starter"
"""The first message of a table's post in a forum, and the post's tags."""
REMIND, PAUSE, PACE, ABSENT, AWAY, TIMES = "remind", "pause", "pace", "absent", "away", "times"
"""Reminders; clocks stopped or running again; a new pace; a computer that keeps a seat, and its user; times on boards.
"""
SEEKS, CAME = "seeks", "came"
"""A seat seeks a player, edited when it no longer does; a user has taken it."""
RESTORED = "restored"
"""The table was restored from a backup."""
RETURN = "return"
"""A board in the thread or channel that the table had to leave; posting it moves the table back."""
LESSON = "lesson"
"""A step of a user's lesson, which belongs to no table."""
WEBHOOK = "webhook"
"""The notice that a server's webhook was switched off, and the prefix of its queue, before the server's id."""
NOTICES = "notices:"
"""The prefix of a notice board's subject, before its channel's id, and of its queue, before its server's id."""
LETTER, CALL = "letter:", "call:"
"""Prefixes for letters to users and calls in a lobby's channel: see `bot.tables.delivery.letters`."""
EVENING, EVENING_HERE = f"{LETTER}evening", f"{CALL}evening"
"""The reminder of a lobby's evening, and the mention of players who get no direct messages."""
PAGE = "page:"
"""The prefix of the subject of a finished game's page, before its version; `+note` follows if the player who posted
the page has added their note."""
EVENT = "event"
"""Discord's scheduled event for an evening."""
BRIEFING, HANDED = "briefing", "handed"
"""A summary for a user who takes over a seat; the notice to its former user."""
NEXT = "next"
"""A user is next: the player before them has begun their turn."""
OF_TIME = (REMIND, AWAY, NEXT)
"""Direct messages to a seat's user about time."""
PASSING = (*OF_TIME, PAUSE, ABSENT, NUDGE)
"""Messages that ask or warn of something, and are deleted once that is over."""
LASTING = (CAME, PACE)
"""Messages that stay, with buttons for a while."""
TEMPORARY = (CHOICE, SEEKS, *PASSING)
"""Messages that are deleted once they are out of date."""
USERS = user_recipient(0)[:-1]


def vote_about(kind: str) -> str:
    """Return the subject of messages about motions of a kind."""
    return f"{VOTE}-{kind}"


def motion_kind(about: str) -> str:
    """Return the kind of motion that a message is about; empty if it is about none."""
    return about.removeprefix(f"{VOTE}-") if about.startswith(f"{VOTE}-") else ""


def page_about(version: int, *, note: bool = False) -> str:
    """Return the subject of a finished game's page, with or without its sender's note."""
    return f"{PAGE}{version}{'+note' * note}"


def page_of(about: str) -> tuple[int, bool]:
    """Return the version of a posted page, and whether it includes its sender's note."""
    version, _, note = about.removeprefix(PAGE).partition("+")
    return int(version), bool(note)


def is_page(about: str) -> bool:
    """Tell whether a message is a page of a finished game."""
    return about.startswith(PAGE)


def is_letter(about: str) -> bool:
    """Return whether a message is a letter or a call: about a table, but for somebody without a seat."""
    return about.startswith((LETTER, CALL))


def is_notice_board(about: str) -> bool:
    """Tell whether a message is a server's notice board, which belongs to no single table."""
    return about.startswith(NOTICES)


def is_unversioned(about: str) -> bool:
    """Return whether a message can change while the table's version stays; its deliveries count their changes."""
    return about in (LOBBY, STARTER, HANDED, SEEKS, EVENT) or is_letter(about) or bool(motion_kind(about))


def table_recipient(table_id: str) -> str:
    """Name the queue of a table's public messages."""
    return f"table:{table_id}"


def lobby_recipient(table_id: str) -> str:
    """Name the queue of a lobby's message, which stands in another channel."""
    return f"lobby:{table_id}"


def post_recipient(table_id: str) -> str:
    """Name the queue of a table's forum post, which delays no other queue."""
    return f"post:{table_id}"


def call_recipient(table_id: str) -> str:
    """Name the queue of calls beside a lobby.

    It is separate, so that a delayed call cannot hold up the lobby's message.
    """
    return f"call:{table_id}"


def event_recipient(table_id: str) -> str:
    """Name the queue of a lobby's scheduled event."""
    return f"event:{table_id}"


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
    """Return whether a message stays, such as the result of a vote."""
    return panel.about in LASTING or bool(motion_kind(panel.about))


def is_of_user(panel: PanelRow) -> bool:
    """Return whether a message about time is for one user; reminders in the table's channel have no seat."""
    return panel.about in OF_TIME and panel.seat is not None


def is_for_user(row: DeliveryRow, user_id: int | None) -> bool:
    """Tell whether a delivery is for this user; None is nobody."""
    return user_id is not None and row.recipient == user_recipient(user_id)


def addressee(row: DeliveryRow) -> int:
    """Return the user that a private delivery is for."""
    return int(row.recipient.removeprefix(USERS))
