"""Discord's side of a table, kept in memory: what was sent where, and what fails there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.tables.ports.messenger import DmsClosed, Gone, Planned, PostTags, Sent, leave
from bot.tables.ports.panel import Panel


@dataclass
class Message:
    """A message at the fake Discord; `attached` are the pictures that it shows, by name."""

    channel_id: int
    panel: Panel
    token: str
    edits: int = 0
    attached: dict[str, bytes] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Attach the first pictures."""
        self.replace(self.panel)

    def replace(self, panel: Panel) -> None:
        """Show something else; pictures without bytes stand for those that are there."""
        self.panel = panel
        if panel.uploads:
            self.attached = {picture.name: picture.image for picture in panel.pictures}


@dataclass
class FakeMessenger:
    """Keep messages by id; `trouble` may raise before anything is done, with the method's name and channel."""

    messages: dict[int, Message] = field(default_factory=dict)
    shown: list[tuple[int, Panel]] = field(default_factory=list)
    looked_for: list[str] = field(default_factory=list)
    closed_dms: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    error: Callable[[str, int], None] = lambda _method, _channel: None
    places: list[str] = field(default_factory=list)
    closed: list[tuple[int, str]] = field(default_factory=list)
    hidden: set[int] = field(default_factory=set)
    strangers: set[tuple[int, int]] = field(default_factory=set)
    left: set[int] = field(default_factory=set)
    roles: set[int] = field(default_factory=set)
    taken: dict[int, frozenset[str]] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    tidied: list[int] = field(default_factory=list)
    posts: dict[int, str] = field(default_factory=dict)
    tags: dict[int, PostTags] = field(default_factory=dict)
    posted: list[str] = field(default_factory=list)
    deleted: list[tuple[int, int]] = field(default_factory=list)
    events: dict[str, Planned] = field(default_factory=dict)
    next_id: int = 5000

    async def post(self, channel_id: int, panel: Panel, token: str) -> Sent:
        """Keep a message; a token that is there already is answered with its message, as a nonce is."""
        self.error("post", channel_id)
        self._check(channel_id)
        self.shown.append((channel_id, panel))
        for message_id, message in self.messages.items():
            if message.token == token and message.channel_id == channel_id:
                return Sent(channel_id, message_id)
        self.next_id += 1
        self.posted.append(token)
        self.messages[self.next_id] = Message(channel_id, panel, token)
        return Sent(channel_id, self.next_id)

    def _check(self, channel_id: int) -> None:
        if channel_id in self.closed_dms:
            raise DmsClosed
        if channel_id in self.gone:
            raise Gone("channel")

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message."""
        leave()
        self.error("edit", channel_id)
        self._check(channel_id)
        if message_id not in self.messages:
            raise Gone("message")
        self.shown.append((channel_id, panel))
        self.messages[message_id].replace(panel)
        self.messages[message_id].edits += 1

    async def strip(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message if it is there."""
        self.error("strip", channel_id)
        if message_id in self.messages:
            self.shown.append((channel_id, panel))
            self.messages[message_id].replace(panel)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        self.error("delete", channel_id)
        self._check(channel_id)
        if message_id not in self.messages:
            raise Gone("message")
        self.deleted.append((channel_id, message_id))
        del self.messages[message_id]

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Tell whether a message is there."""
        self.error("exists", channel_id)
        self._check(channel_id)
        return message_id in self.messages

    async def find(self, channel_id: int, token: str, since: int) -> int | None:
        """Find a message by its token."""
        self.error("find", channel_id)
        self.looked_for.append(token)
        found = (key for key, m in self.messages.items() if m.token == token and m.channel_id == channel_id)
        return next(found, None)

    async def open_dm(self, user_id: int) -> int:
        """Return the user's direct channel: 100,000 + id."""
        self.error("open_dm", user_id)
        return 100_000 + user_id

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread whose id is its message's."""
        self.error("open_thread", channel_id)
        self.places.append(name)
        return message_id

    async def open_channel(self, guild_id: int, category_id: int, name: str, topic: str) -> int:
        """Open a channel."""
        self.error("open_channel", category_id)
        self.places.append(name)
        return 700_000

    async def open_post(
        self, guild_id: int, forum_id: int, name: str, panel: Panel, tags: PostTags, mark: str, since: int | None
    ) -> int:
        """Open a post whose first message has the same id; after an earlier attempt, find that post by its mark."""
        self.error("open_post", forum_id)
        found = [post for post, there in self.posts.items() if mark in there] if since is not None else []
        if found:
            return found[0]
        self.next_id += 1
        self.posts[self.next_id] = name
        self.tags[self.next_id] = tags
        self.shown.append((self.next_id, panel))
        self.messages[self.next_id] = Message(self.next_id, panel, "")
        self.error("opened_post", forum_id)
        return self.next_id

    async def tag_post(self, guild_id: int, post_id: int, tags: PostTags) -> None:
        """Store the tags of a post."""
        self.error("tag_post", post_id)
        self._check(post_id)
        self.tags[post_id] = tags

    async def close_place(self, channel_id: int, how: str) -> None:
        """Note it."""
        self.error("close_place", channel_id)
        self.closed.append((channel_id, how))

    async def create_event(self, guild_id: int, planned: Planned) -> None:
        """Store an event, unless there is one with its mark."""
        self.error("create_event", guild_id)
        self.events.setdefault(planned.mark, planned)

    async def update_event(self, guild_id: int, planned: Planned) -> None:
        """Change an existing event."""
        self.error("update_event", guild_id)
        if planned.mark in self.events:
            self.events[planned.mark] = planned

    async def delete_event(self, guild_id: int, mark: str) -> None:
        """Forget an event."""
        self.error("delete_event", guild_id)
        self.events.pop(mark, None)

    async def pin(self, channel_id: int, message_id: int) -> None:
        """Note it."""
        self.pinned.append(message_id)

    async def delete_pin_notice(self, channel_id: int, message_id: int) -> None:
        """Note it."""
        self.tidied.append(message_id)

    async def public(self, guild_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Return the channels that are not hidden."""
        self.error("public", guild_id)
        return frozenset(channel_ids) - self.hidden

    async def visible(self, guild_id: int, user_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Name the channels that are not hidden from a member."""
        self.error("visible", guild_id)
        if (guild_id, user_id) in self.strangers:
            return frozenset()
        return frozenset(channel_ids) - self.hidden

    async def lacking(self, guild_id: int, channel_ids: Collection[int]) -> dict[int, frozenset[str]]:
        """Name the permissions that were taken in channels."""
        self.error("lacking", guild_id)
        return {channel: self.taken.get(channel, frozenset()) for channel in channel_ids}

    async def is_in(self, guild_id: int) -> bool:
        """Tell whether a guild was not left."""
        self.error("is_in", guild_id)
        return guild_id not in self.left

    async def has_channel(self, channel_id: int) -> bool:
        """Tell whether a channel is not gone."""
        self.error("has_channel", channel_id)
        return channel_id not in self.gone

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is no stranger."""
        self.error("is_member", guild_id)
        return (guild_id, user_id) not in self.strangers

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Tell whether a role is known."""
        self.error("has_role", guild_id)
        return role_id in self.roles

    async def mentionable(self, guild_id: int, role_ids: Collection[int]) -> frozenset[int]:
        """Name the roles that everybody may mention."""
        self.error("mentionable", guild_id)
        return frozenset(role_ids) & self.roles

    def inside(self, channel_id: int) -> list[Message]:
        """List a channel's messages in order."""
        return [message for message in self.messages.values() if message.channel_id == channel_id]

    def dms(self, user_id: int) -> list[Message]:
        """List a user's direct messages in order."""
        return self.inside(100_000 + user_id)
