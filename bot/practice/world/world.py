"""What exists: users, guilds, channels, messages, files and synced commands, with their time and ids."""

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.practice.rules.errors import Json, refusal

TEXT, DM, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 4, 11, 12, 15
EPHEMERAL, LOADING, HAS_THREAD, V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
REQUIRES_TAG = 1 << 4  # a flag of forums
NONCE_SECONDS = 300  # "a few minutes" in Discord's documentation
MOST_DELETED_FILES = 20
EPOCH_MS = 1_420_070_400_000  # Discord counts its snowflakes from 1 January 2015.


class Clock:
    """Tell the time, ahead of the real one by as much as a test asked for."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let time pass at once."""
        self.ahead += seconds

    def iso_time(self) -> str:
        """Return the present moment as Discord writes it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()


class Ids:
    """Hand out ids that rise strictly and tell their time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)


@dataclass
class User:
    """Somebody with an account."""

    id: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    takes_dms: bool = True
    installed: bool = False  # has the bot's commands everywhere, as an app of their own

    @property
    def shown_name(self) -> str:
        """Return the name that others see."""
        return self.name.replace("_", " ").strip().capitalize()


@dataclass
class Role:
    """A role of a server beside the one that everyone has, and the users who have it; it permits nothing."""

    id: str
    name: str
    mentionable: bool
    members: list[str] = field(default_factory=list)


@dataclass
class Emoji:
    """An emoji of the bot's application; its picture is in `World.files` under the same id."""

    id: str
    name: str


@dataclass
class Guild:
    """A server; `denied` names permissions the bot lacks in all of it."""

    id: str
    name: str
    locale: str = "en-US"
    members: list[str] = field(default_factory=list)
    denied: set[str] = field(default_factory=set)
    has_bot: bool = True
    available: bool = True
    roles: list[Role] = field(default_factory=list)


@dataclass
class Thread:
    """The further data of a channel that is a thread; `tags` are the ids of a forum post's tags."""

    owner: str
    created: str
    changed: str
    minutes: int = 1440
    archived: bool = False
    locked: bool = False
    members: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)


@dataclass
class Channel:
    """A text channel, category, forum, thread or DM; `denied` names permissions the bot lacks here.

    `tags` are the tags that a forum offers, with id, name and `moderated`.
    """

    id: str
    type: int
    name: str = ""
    guild_id: str | None = None
    parent_id: str | None = None
    topic: str | None = None
    position: int = 0
    recipient: str | None = None
    thread: Thread | None = None
    last_message: str | None = None
    denied: set[str] = field(default_factory=set)
    tags: list[Json] = field(default_factory=list)
    requires_tag: bool = False


@dataclass
class ScheduledEvent:
    """A guild's event that takes place outside Discord; its times are text, as Discord writes them."""

    id: str
    guild_id: str
    creator: str
    name: str = ""
    description: str = ""
    location: str = ""
    starts: str = ""
    ends: str = ""
    status: int = 1


@dataclass
class Attachment:
    """A file of a message; its bytes are in `World.files` under the same id."""

    id: str
    filename: str
    size: int
    sha256: str
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message:
    """A message; `only_for` is the one user who sees it if it is ephemeral."""

    id: str
    channel_id: str
    author: str
    created: str
    sent: float
    type: int = 0
    content: str = ""
    flags: int = 0
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    edited: str | None = None
    pinned: str | None = None
    about: str | None = None  # the pinned message that a notice is about
    old_edits: int = 0  # edits since the message was an hour old
    nonce: str | None = None
    only_for: str | None = None
    interaction: Json | None = None


class World:
    """Hold everything by id and find it again, with Discord's refusals for what is not there."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Ids(clock)
        self.url = ""
        self.key = secrets.token_urlsafe(12)  # opens files, as the signature in Discord's links does
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.nonces: dict[tuple[str, str], str] = {}
        self.files: dict[str, bytes] = {}
        self.deleted_files: dict[str, bytes] = {}  # the latest: a page may just be loading one, and Discord serves on
        self.emojis: dict[str, Emoji] = {}
        self.scheduled_events: dict[str, ScheduledEvent] = {}
        self.commands: dict[str, list[Json]] = {}  # by guild id, global ones under ""
        self.bot = self.add_user("practice", bot=True)

    def delete_file(self, name: str) -> None:
        """Take a file out of the world, but serve it on for a while."""
        if name in self.files:
            self.deleted_files[name] = self.files.pop(name)
        while len(self.deleted_files) > MOST_DELETED_FILES:
            del self.deleted_files[next(iter(self.deleted_files))]

    def delete_emoji(self, emoji_id: str) -> None:
        """Delete an emoji of the bot's application; messages that name it keep doing so."""
        del self.emojis[emoji_id]
        self.delete_file(emoji_id)

    def add_user(self, name: str, locale: str = "en-US", bot: bool = False) -> User:
        """Create a user who belongs to no guild yet."""
        user = User(self.ids.next(), name, locale, bot)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Create a guild that holds only the bot, and two roles of which everybody may mention one."""
        guild = Guild(self.ids.next(), name, locale, [self.bot.id])
        guild.roles = [Role(self.ids.next(), "Players", True), Role(self.ids.next(), "Staff", False)]
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild_id: str, name: str, kind: int = TEXT, parent_id: str | None = None) -> Channel:
        """Create a text channel, category or forum."""
        position = sum(c.guild_id == guild_id for c in self.channels.values())
        channel = Channel(self.ids.next(), kind, name, guild_id, parent_id, position=position)
        self.channels[channel.id] = channel
        return channel

    def dm_with(self, user_id: str) -> Channel:
        """Return the bot's DM channel with a user, created when it is first asked for."""
        for channel in self.channels.values():
            if channel.recipient == user_id:
                return channel
        channel = Channel(self.ids.next(), DM, recipient=user_id)
        self.channels[channel.id] = channel
        return channel

    def user(self, user_id: str) -> User:
        """Return a user or refuse with 10013."""
        if user_id not in self.users:
            raise refusal(10013)
        return self.users[user_id]

    def guild(self, guild_id: str) -> Guild:
        """Return a guild the bot is in or refuse with 10004."""
        guild = self.guilds.get(guild_id)
        if guild is None or not guild.has_bot:
            raise refusal(10004)
        return guild

    def channel(self, channel_id: str) -> Channel:
        """Return a channel or refuse with 10003."""
        if channel_id not in self.channels:
            raise refusal(10003)
        return self.channels[channel_id]

    def message(self, message_id: str, channel_id: str) -> Message:
        """Return a message of that channel or refuse with 10008."""
        message = self.messages.get(message_id)
        if message is None or message.channel_id != channel_id:
            raise refusal(10008)
        return message

    def in_channel(self, channel_id: str) -> Iterator[Message]:
        """Yield all messages of a channel, ephemeral ones included, oldest first."""
        return (m for m in self.messages.values() if m.channel_id == channel_id)

    def twin(self, channel_id: str, nonce: str) -> Message | None:
        """Return the message that was sent to this channel with this nonce in the last minutes."""
        message = self.messages.get(self.nonces.get((channel_id, nonce), ""))
        return message if message and message.sent >= self.clock.now() - NONCE_SECONDS else None

    def denied_in(self, channel: Channel) -> set[str]:
        """Return all permissions the bot lacks in a channel: its own, its parent channel's and its guild's."""
        guild = self.guilds.get(channel.guild_id or "")
        denied = channel.denied | (guild.denied if guild else set())
        if channel.thread and channel.parent_id in self.channels:
            denied |= self.channels[channel.parent_id].denied
        return denied

    def can_see(self, user_id: str, channel: Channel) -> bool:
        """Tell whether a user finds this channel in their list."""
        if channel.guild_id is None:
            return channel.recipient == user_id
        guild = self.guilds[channel.guild_id]
        if channel.type == PRIVATE_THREAD and channel.thread:
            return user_id in channel.thread.members
        return user_id in guild.members

    def visible_to(self, user_id: str) -> list[Message]:
        """Return the messages a user can see, ephemeral ones only if they are theirs, oldest first."""
        seen = {c.id for c in self.channels.values() if self.can_see(user_id, c)}
        return [m for m in self.messages.values() if m.channel_id in seen and m.only_for in (None, user_id)]

    def owner_of(self, guild: Guild) -> str:
        """Return the first user of a guild who is no bot; the bot itself while it is alone."""
        return next((m for m in guild.members if not self.users[m].bot), guild.members[0])

    def owners(self, user_id: str, channel: Channel) -> Json:
        """Return the owners of the bot's installations in a place: the guild under "0", the user under "1"."""
        guild = self.guilds.get(channel.guild_id or "")
        by_guild = guild.has_bot if guild else self.shares_guild(user_id)
        own = {"1": user_id} if self.users[user_id].installed else {}
        return ({"0": channel.guild_id or "0"} if by_guild else {}) | own

    def shares_guild(self, user_id: str) -> bool:
        """Tell whether a user is in any guild with the bot."""
        return any(g.has_bot and user_id in g.members for g in self.guilds.values())
