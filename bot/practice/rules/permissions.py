"""The permissions the bot can be denied, by Discord's names, and those that users have."""

from collections.abc import Iterable

BITS = {
    "manage_channels": 1 << 4,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_roles": 1 << 28,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "create_events": 1 << 44,
    "pin_messages": 1 << 51,
}

MANAGE_GUILD = 1 << 5


def bits(names: Iterable[str]) -> int:
    """Return the bit field of these permissions; an unknown name is a KeyError."""
    return sum(BITS[name] for name in set(names))


def granted_bits(denied: Iterable[str]) -> str:
    """Return what is left after these denials, in the form payloads carry it."""
    return str(bits(BITS) & ~bits(denied))


def user_bits(*, owner: bool) -> str:
    """Return what a user may do in a guild: everything above, and as its owner manage it."""
    return str(bits(BITS) | (MANAGE_GUILD if owner else 0))
