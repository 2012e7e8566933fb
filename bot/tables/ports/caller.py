"""The caller of an interaction, and its place: all that handlers may know of an interaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.tables.ports.component_id import ComponentId
from storage.rows import RawName


@dataclass(frozen=True, slots=True)
class NamedUser:
    """Another user that an interaction names, as Discord describes them; `member` says that they are in its guild."""

    user_id: int
    name: RawName
    bot: bool = False
    member: bool = True


NEEDED: Final = frozenset(
    {
        "view_channel",
        "send_messages",
        "send_messages_in_threads",
        "create_public_threads",
        "attach_files",
        "read_message_history",
    }
)
"""Permissions that the bot needs where tables are, as discord.py spells them."""
EVENTS: Final = "create_events"
"""The permission to add arranged evenings to a guild's events, which is optional."""


@dataclass(frozen=True, slots=True)
class Caller:
    """A user in a place.

    `locale` is Discord's own (such as `de` or `en-US`). `name` is the display name. `manager` may manage the guild of
    this place. `lacks` names permissions the bot needs or can use and does not have here, as discord.py spells them.
    `parent_id` is the channel of the thread that they speak in. In a guild of which the bot is no member it is a
    `stranger`; what is said there is said without a guild. `message_id` is the message whose component was pressed.
    `roles` are those that they have in this guild. `interaction_id` is mixed into the luck by a join. `named` are the
    users that the interaction names, by their ids.
    """

    user_id: int
    name: RawName
    locale: str
    channel_id: int
    interaction_id: int
    guild_id: int | None = None
    guild_name: RawName = ""
    guild_locale: str = ""
    manager: bool = False
    lacks: frozenset[str] = field(default_factory=frozenset)
    roles: frozenset[int] = field(default_factory=frozenset)
    message_id: int | None = None
    stranger: bool = False
    parent_id: int | None = None
    named: Mapping[int, NamedUser] = field(default_factory=dict)

    @property
    def places(self) -> frozenset[int]:
        """Name where the caller speaks: the channel, and of a thread also the one that it hangs on."""
        return frozenset({self.channel_id, self.parent_id or self.channel_id})

    @property
    def direct(self) -> bool:
        """Tell whether the caller speaks in direct messages with the bot."""
        return self.guild_id is None and not self.stranger

    def manages(self, guild_id: int) -> bool:
        """Tell whether the caller may manage a guild; `manager` says it of the one that they speak in."""
        return self.manager and self.guild_id == guild_id


@dataclass(frozen=True, slots=True)
class Press:
    """What a caller has pressed, and the `values` they picked; of a form, what its `fields` hold."""

    caller: Caller
    component: ComponentId
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def table_id(self) -> str:
        """Return the table that the component belongs to; empty if it belongs to none."""
        return self.component.table

    @property
    def picked(self) -> str:
        """Return what was picked in a select; empty if nothing was."""
        return self.values[0] if self.values else ""

    @property
    def value(self) -> str:
        """Return what was picked in a select, or the value of a button."""
        return self.values[0] if self.values else self.component.value
