"""Users and servers, with their settings."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Place = Literal["thread", "category", "forum", "here"]
Starters = Literal["everyone", "managers"]
Archive = Literal["archive", "lock", "keep"]
Dms = Literal["on", "off", "closed"]
Explanations = Literal["first", "always", "never"]
BlockKind = Literal["all", "invitations"]


RawName: TypeAlias = object
"""A name as its owner has written it: text, but not for a type checker, so that no message says it as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildRow:
    """Say what a guild has set; ``locale`` None follows Discord, ``left_at`` is when the bot was removed.

    Tables are opened only in ``channels``, ids with blanks between them; everywhere if it is empty. A user may host
    ``most_lobbies`` at once and play at ``most_games``; 0 is no limit. No table of ``games_off``, keys with blanks
    between them, is opened. Members of ``moderator_role`` may look after tables.
    """

    guild_id: int
    name: RawName = ""
    place: Place = "thread"
    category_id: int | None = None
    locale: str | None = None
    starters: Starters = "everyone"
    archive: Archive = "archive"
    left_at: int | None = None
    channels: str = ""
    most_lobbies: int = 3
    most_games: int = 0
    games_off: str = ""
    moderator_role: int | None = None
    forum_id: int | None = None

    @property
    def parent_id(self) -> int | None:
        """Return the category or the forum in which tables are played, if one is set."""
        return {"category": self.category_id, "forum": self.forum_id}.get(self.place)

    @property
    def channel_ids(self) -> tuple[int, ...]:
        """List the channels in which tables may be opened; none if they may everywhere."""
        return tuple(map(int, self.channels.split()))


@dataclass(frozen=True, slots=True, kw_only=True)
class UnlistedRow:
    """Keep since when a guild seems left, by what Discord says at new sessions.

    ``treated_at`` is when it was treated as left because of that; ``confirmed`` says that the operator wants it to be.
    """

    guild_id: int
    since: int
    treated_at: int | None = None
    confirmed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerLook:
    """Keep what an operator sees of a guild from outside, with how many of its tables wait for players or are played.

    ``seems_left`` is since when it seems left, ``confirmed`` as in `UnlistedRow`. ``choices`` were made since
    a time, and ``waiting`` are messages that are not sent yet.
    """

    guild_id: int
    name: RawName
    left_at: int | None
    seems_left: int | None
    confirmed: bool
    lobbies: int
    running: int
    choices: int
    waiting: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UserRow:
    """Say how to speak to a user; ``locale`` was last seen at Discord, ``language`` was chosen and wins.

    ``quiet_from`` and ``quiet_to`` are minutes of the day in the time zone ``zone`` (an IANA name); ``away_until`` ends
    a holiday; ``unrated`` keeps the user out of ratings and lists. ``large`` and ``contrast`` say how they see private
    pictures. ``seen_at`` is on the day of their last press. ``discreet`` users do not show how reliable they are;
    ``invitable`` ones get invitations by direct message too. ``dms_tried_at`` is when one whose direct messages are
    closed was last sent one. ``explanations`` says when rules stand below a question, ``by_text`` that its picture
    comes in words, and ``icons`` that pieces are drawn before words. ``told_next`` users learn that they are next.
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
    discreet: bool = False
    invitable: bool = False
    dms_tried_at: int | None = None
    explanations: Explanations = "first"
    by_text: bool = False
    icons: bool = True
    told_next: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ReliabilityRow:
    """Keep how reliable a user is in a guild; ``decisions`` has a letter for each one, the newest first."""

    guild_id: int
    user_id: int
    decisions: str
    given_up: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockRow:
    """Say that a user wants nothing to do with another: with nothing of theirs, or only with no invitations.

    ``name`` is what the other was called then, for the list of the user's own blocks.
    """

    user_id: int
    other_id: int
    kind: BlockKind
    name: str
    made_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeletedUser:
    """Name the open tables that a deleted user left: lobbies lost a seat, running ones got a computer player."""

    lobbies: tuple[str, ...]
    running: tuple[str, ...]
