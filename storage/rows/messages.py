"""Messages: those that Discord has, and those that it does not have yet."""

from dataclasses import dataclass
from typing import Literal

DeliveryKind = Literal["post", "sync", "delete", "return"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDelivery:
    """Describe a message that is to be sent, for the versions after ``since`` up to and with ``upto``."""

    table_id: str | None = None
    recipient: str
    kind: DeliveryKind
    about: str
    seat: int | None = None
    since: int
    upto: int
    created_at: int
    due_at: int
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryRow:
    """Keep a message until Discord has it; ``token`` is what the message carries to be found again.

    ``created_at`` is when it was queued last; ``message_id`` is the message to be deleted.
    """

    id: int
    token: str
    table_id: str | None
    recipient: str
    kind: DeliveryKind
    about: str
    seat: int | None
    since: int
    upto: int
    created_at: int
    due_at: int
    attempts: int
    attempted_at: int | None
    process: str | None
    error: str | None
    gave_up_at: int | None
    message_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelRow:
    """Keep a Discord message that belongs to a table; ``token`` names the delivery that made it.

    It tells what happened after the version ``since`` and shows the state of ``version``. One that is ``removable`` may
    be deleted once it is out of date; messages of earlier releases are not. ``seen_at`` is when it was last known to
    be there. ``picture`` is the digest of what its pictures were drawn from; empty if it has none, or if an
    attempt to change them has not ended.
    """

    message_id: int
    channel_id: int
    table_id: str
    about: str
    seat: int | None = None
    token: str
    since: int = 0
    version: int
    posted_at: int
    live: bool = True
    removable: bool = False
    seen_at: int = 0
    picture: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EmojiRow:
    """Keep that the picture of an ``icon`` of a game was uploaded under a ``name`` of its own, `knight_2` for a second.

    ``digest`` is the SHA-256 of the picture. Without ``emoji_id`` it is not known whether it is at Discord.
    ``replaced_at`` is since when another one is used; it stays for a while, as older messages show it.
    """

    application_id: int
    name: str
    icon: str
    game: str
    digest: str
    emoji_id: int | None = None
    replaced_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookRow:
    """A guild's webhook: the address for its events, and the secret that signs them.

    ``due_at`` is the time from which the next event may be sent; None while the webhook is switched off. A notice of
    that goes to ``channel_id``, in Discord's language for the guild (``locale``) unless its settings have one.
    ``failed_at`` is the time of the first failure, ``problem`` the reason of the last one.
    """

    guild_id: int
    address: str
    secret: str
    channel_id: int
    locale: str
    due_at: int | None
    failed_at: int | None = None
    problem: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookEventRow:
    """An event that a webhook's address has not accepted yet; ``token`` is the id that it shows, ``detail`` is JSON."""

    id: int
    token: str
    guild_id: int
    table_id: str | None
    kind: str
    detail: str
    at: int
