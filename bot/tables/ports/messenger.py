"""The way out to Discord, as `Relay` needs it, and what can go wrong there."""

from __future__ import annotations

from collections.abc import Collection
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables.ports.panel import Panel


class MessengerError(Exception):
    """Be the root of what may go wrong when a message is sent."""


class DmsClosed(MessengerError):
    """The user takes no direct messages, or is gone (50007, 50278, 50033, 10013): no other code is about a user."""


class Gone(MessengerError):
    """The channel, or the message that was to be edited, does not exist any more (10003, 10008); see `what`."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


FORBIDDEN = "forbidden"
"""The reason where a permission is missing."""


class PlaceClosed(MessengerError):
    """A channel or thread takes no message, or none can be opened there; `reason` is the end of the keys of texts."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Forbidden(PlaceClosed):
    """A permission is missing (50001, 50013)."""

    def __init__(self, code: int) -> None:
        super().__init__(FORBIDDEN)
        self.code = code


class PictureRefused(MessengerError):
    """Discord takes the message, but not what is attached to it."""


class TryLater(MessengerError):
    """Discord could not take it now; `seconds` is its own wish, if it has one.

    What was tried too often is given up with the reason `lost`.
    """

    def __init__(self, reason: str, seconds: float | None = None, lost: str = "too-often") -> None:
        super().__init__(reason)
        self.seconds, self.lost = seconds, lost


class TooOld(TryLater):
    """The message is older than an hour and was edited too often lately (30046)."""


class Filtered(TryLater):
    """A filter has blocked the message, such as AutoMod of the server (200000)."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason, lost="filter")


class Blocked(TryLater):
    """Cloudflare, which stands before Discord, refuses what comes from here (40333, 403 without a code)."""


class Unauthorized(Blocked):
    """Discord does not know the bot's token any more (401)."""


class Held(Blocked):
    """Nothing was sent, because Discord refuses all that this bot sends."""


class Outdated(MessengerError):
    """The message shows something newer by now, or is just about to: compose this again."""


class Refused(MessengerError):
    """Discord will never take its content as it is (50035, 40005): a fault of ours."""


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message now stands."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Planned:
    """A scheduled event as it should look; the bot finds it by its `mark`, and `begun` says that its game runs."""

    name: str
    about: str
    location: str
    starts_at: int
    ends_at: int
    mark: str
    begun: bool = False


@dataclass(frozen=True, slots=True)
class PostTags:
    """The tags of a forum post: each tag by its possible names; a new tag gets the first of its names.

    Tags with one of the `unwanted` names are removed from the post.
    """

    wanted: tuple[tuple[str, ...], ...]
    unwanted: tuple[str, ...] = ()


class Messenger(Protocol):
    """Send, edit and open; each method raises `MessengerError` and nothing else for what Discord refuses."""

    async def post(self, channel_id: int, panel: Panel, token: str) -> Sent:
        """Send a message with `nonce` = token and `enforce_nonce`."""
        ...

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message; un-archive its thread first if needed. It says when it leaves: see `leave`."""
        ...

    async def strip(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace an outdated message by a short panel without controls; best effort, never retried."""
        ...

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of our own messages."""
        ...

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Tell whether a message is still there."""
        ...

    async def find(self, channel_id: int, token: str, since: int) -> int | None:
        """Look in the history since a time (UTC epoch milliseconds) for our message whose ids carry this token."""
        ...

    async def open_dm(self, user_id: int) -> int:
        """Open the direct channel with a user and return its id."""
        ...

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread from a message, or return the one it already has."""
        ...

    async def open_channel(self, guild_id: int, category_id: int, name: str, topic: str) -> int:
        """Open a text channel in a category, or return the one whose topic is already this."""
        ...

    async def open_post(
        self, guild_id: int, forum_id: int, name: str, panel: Panel, tags: PostTags, mark: str, since: int | None
    ) -> int:
        """Open a forum post, whose first message has its id.

        After an earlier attempt, return our post with this mark in its name, if it was opened after `since`.
        """
        ...

    async def tag_post(self, guild_id: int, post_id: int, tags: PostTags) -> None:
        """Change the tags of a forum post."""
        ...

    async def close_place(self, channel_id: int, how: str) -> None:
        """Archive (`archive`) a thread or lock (`lock`) a thread or channel."""
        ...

    async def create_event(self, guild_id: int, planned: Planned) -> None:
        """Create a scheduled event, unless the guild has the one with this mark."""
        ...

    async def update_event(self, guild_id: int, planned: Planned) -> None:
        """Change the scheduled event with this mark, or start it if its game runs; do nothing if there is none."""
        ...

    async def delete_event(self, guild_id: int, mark: str) -> None:
        """Delete the scheduled event with this mark; do nothing if there is none."""
        ...

    async def pin(self, channel_id: int, message_id: int) -> None:
        """Pin a message if permitted; best effort."""
        ...

    async def delete_pin_notice(self, channel_id: int, message_id: int) -> None:
        """Delete Discord's notice that a message was pinned just now; best effort."""
        ...

    async def visible(self, guild_id: int, user_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Name those channels of a guild that a user sees; none if the user, or the bot, is no member."""
        ...

    async def public(self, guild_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Name those channels of a guild that everybody there sees; TryLater if the guild is not here."""
        ...

    async def lacking(self, guild_id: int, channel_ids: Collection[int]) -> dict[int, frozenset[str]]:
        """Name the permissions that the bot needs and lacks in channels and categories; none of those it cannot see."""
        ...

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is a member of a guild that the bot is in; TryLater if that cannot be said."""
        ...

    async def is_in(self, guild_id: int) -> bool:
        """Tell whether the bot is in a guild; MessengerError if Discord does not say."""
        ...

    async def has_channel(self, channel_id: int) -> bool:
        """Tell whether a channel or thread is there; MessengerError if Discord does not say."""
        ...

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Tell whether a guild has a role; TryLater if the guild is not here."""
        ...

    async def mentionable(self, guild_id: int, role_ids: Collection[int]) -> frozenset[int]:
        """Name those roles of a guild that everybody may mention; TryLater if the guild is not here."""
        ...


class Leaving(Protocol):
    """Something that is to be told of its request."""

    def leave(self) -> None:
        """Hear that the request leaves now; raise `Outdated` if it must not any more."""
        ...

    def land(self) -> None:
        """Hear that Discord has answered, or will not."""
        ...


CHANGE: Final[ContextVar[Leaving | None]] = ContextVar("change", default=None)
"""What this task is sending."""


def leave() -> None:
    """Tell what is being sent that its request leaves now, after all waits for Discord's limits."""
    change = CHANGE.get()
    if change is not None:
        change.leave()


def land() -> None:
    """Tell what is being sent that its request is over."""
    change = CHANGE.get()
    if change is not None:
        change.land()
