"""What must hold for a gateway event before it is sent: one wrong field would end a discord.py client."""

from bot.practice.rules.errors import Json

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, GUILD_SCHEDULED_EVENTS = 1 << 0, 1 << 9, 1 << 12, 1 << 16
OF_GUILDS = ("GUILD_CREATE", "GUILD_DELETE")
TIME_BITS = 22
ALWAYS = ("INTERACTION_CREATE", "READY", "RESUMED")

_MESSAGE = ("id", "channel_id", "author", "content", "timestamp", "edited_timestamp", "attachments", "embeds", "type")
_THREAD = ("id", "type", "guild_id", "parent_id", "owner_id", "message_count", "member_count", "thread_metadata")
_SCHEDULED = ("id", "guild_id", "name", "scheduled_start_time", "privacy_level", "status", "entity_type")
REQUIRED: dict[str, tuple[str, ...]] = {
    "MESSAGE_CREATE": _MESSAGE,
    "MESSAGE_UPDATE": _MESSAGE,
    "MESSAGE_DELETE": ("id", "channel_id"),
    "THREAD_CREATE": _THREAD,
    "THREAD_UPDATE": _THREAD,
    "THREAD_DELETE": ("id", "type", "guild_id", "parent_id"),
    "CHANNEL_CREATE": ("id", "type", "guild_id", "name", "position", "permission_overwrites"),
    "CHANNEL_UPDATE": ("id", "type", "guild_id", "name", "position", "permission_overwrites"),
    "CHANNEL_DELETE": ("id", "type", "guild_id"),
    "GUILD_CREATE": ("id", "name", "roles", "channels", "threads", "members", "member_count", "unavailable"),
    "GUILD_DELETE": ("id",),
    "GUILD_SCHEDULED_EVENT_CREATE": _SCHEDULED,
    "GUILD_SCHEDULED_EVENT_UPDATE": _SCHEDULED,
    "GUILD_SCHEDULED_EVENT_DELETE": _SCHEDULED,
    "GUILD_ROLE_UPDATE": ("guild_id", "role"),
    "GUILD_ROLE_DELETE": ("guild_id", "role_id"),
    "CHANNEL_PINS_UPDATE": ("channel_id",),
    "INTERACTION_CREATE": ("id", "application_id", "type", "token", "version", "channel", "attachment_size_limit"),
}
ABSENT_NOT_NULL = (
    *("guild_id", "member", "user", "message", "nonce", "webhook_id", "thread", "guild", "data"),
    *("interaction_metadata", "thread_metadata", "components", "mentions", "locale", "guild_locale", "flags"),
)


def check(event: str, data: Json) -> None:
    """Raise ValueError if a field is missing that must be there, or null that must be absent."""
    missing = [key for key in REQUIRED.get(event, ()) if key not in data]
    null = [key for key in ABSENT_NOT_NULL if key in data and data[key] is None]
    if missing or null:
        raise ValueError(f"bad {event}: missing {missing}, null {null}")


def intent(event: str, data: Json) -> int:
    """Return the intent bit a session needs for this event, 0 if it needs none."""
    if event in ALWAYS:
        return 0
    if "guild_id" not in data and event.startswith(("MESSAGE_", "CHANNEL_PINS")):
        return DIRECT_MESSAGES
    if event.startswith("GUILD_SCHEDULED_"):
        return GUILD_SCHEDULED_EVENTS
    return GUILD_MESSAGES if event.startswith("MESSAGE_") else GUILDS


def shard_of(guild_id: str, of: int) -> int:
    """Return the shard, one of so many, that a guild belongs to."""
    return (int(guild_id) >> TIME_BITS) % of


def shard(event: str, data: Json, of: int) -> int:
    """Return the shard that an event goes to: that of its guild, or the first for what happens in direct messages."""
    guild_id = data["id"] if event in OF_GUILDS else data.get("guild_id")
    return shard_of(guild_id, of) if guild_id else 0
