"""The messenger of a process that others may replace: it sends nothing once its lease has run out."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.ports.messenger import Messenger, MessengerError, Planned, PostTags, Sent
from bot.tables.ports.panel import Panel
from storage.holds import Membership
from storage.retry import note_done


class LeaseOver(MessengerError):
    """Raised if other processes may have taken over the claims of this one."""

    def __init__(self) -> None:
        super().__init__("lease over")


class LeasedMessenger:
    """Passes requests on while this process holds its lease."""

    def __init__(self, messenger: Messenger, membership: Membership) -> None:
        self._messenger, self._membership = messenger, membership

    @property
    def _allowed(self) -> Messenger:
        if not self._membership.alive:
            raise LeaseOver
        return self._messenger

    @property
    def _acting(self) -> Messenger:
        """Return the messenger for a request that changes something, after which the act is not repeated."""
        allowed = self._allowed
        note_done()
        return allowed

    async def post(self, channel_id: int, panel: Panel, token: str) -> Sent:
        """Send a message."""
        return await self._acting.post(channel_id, panel, token)

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace a message."""
        await self._acting.edit(channel_id, message_id, panel)

    async def strip(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Replace an outdated message."""
        await self._acting.strip(channel_id, message_id, panel)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        await self._acting.delete(channel_id, message_id)

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Tell whether a message exists."""
        return await self._allowed.exists(channel_id, message_id)

    async def find(self, channel_id: int, token: str, since: int) -> int | None:
        """Look for a message."""
        return await self._allowed.find(channel_id, token, since)

    async def open_dm(self, user_id: int) -> int:
        """Open the direct channel with a user."""
        return await self._allowed.open_dm(user_id)

    async def open_thread(self, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread."""
        return await self._acting.open_thread(channel_id, message_id, name)

    async def open_channel(self, guild_id: int, category_id: int, name: str, topic: str) -> int:
        """Open a channel."""
        return await self._acting.open_channel(guild_id, category_id, name, topic)

    async def open_post(
        self, guild_id: int, forum_id: int, name: str, panel: Panel, tags: PostTags, mark: str, since: int | None
    ) -> int:
        """Open a forum post."""
        return await self._acting.open_post(guild_id, forum_id, name, panel, tags, mark, since)

    async def tag_post(self, guild_id: int, post_id: int, tags: PostTags) -> None:
        """Change a post's tags."""
        await self._acting.tag_post(guild_id, post_id, tags)

    async def close_place(self, channel_id: int, how: str) -> None:
        """Archive or lock a place."""
        await self._acting.close_place(channel_id, how)

    async def create_event(self, guild_id: int, planned: Planned) -> None:
        """Create a scheduled event."""
        await self._acting.create_event(guild_id, planned)

    async def update_event(self, guild_id: int, planned: Planned) -> None:
        """Change or start a scheduled event."""
        await self._acting.update_event(guild_id, planned)

    async def delete_event(self, guild_id: int, mark: str) -> None:
        """Delete a scheduled event."""
        await self._acting.delete_event(guild_id, mark)

    async def pin(self, channel_id: int, message_id: int) -> None:
        """Pin a message."""
        await self._acting.pin(channel_id, message_id)

    async def delete_pin_notice(self, channel_id: int, message_id: int) -> None:
        """Delete the notice of a pin."""
        await self._acting.delete_pin_notice(channel_id, message_id)

    async def public(self, guild_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Name the channels that everybody sees."""
        return await self._allowed.public(guild_id, channel_ids)

    async def visible(self, guild_id: int, user_id: int, channel_ids: Collection[int]) -> frozenset[int]:
        """Return the channels that a user sees."""
        return await self._allowed.visible(guild_id, user_id, channel_ids)

    async def lacking(self, guild_id: int, channel_ids: Collection[int]) -> dict[int, frozenset[str]]:
        """Return the permissions that the bot lacks in channels."""
        return await self._allowed.lacking(guild_id, channel_ids)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user is a member."""
        return await self._allowed.is_member(guild_id, user_id)

    async def is_in(self, guild_id: int) -> bool:
        """Tell whether the bot is in a guild."""
        return await self._allowed.is_in(guild_id)

    async def has_channel(self, channel_id: int) -> bool:
        """Tell whether a channel exists."""
        return await self._allowed.has_channel(channel_id)

    async def has_role(self, guild_id: int, role_id: int) -> bool:
        """Tell whether a guild has a role."""
        return await self._allowed.has_role(guild_id, role_id)

    async def mentionable(self, guild_id: int, role_ids: Collection[int]) -> frozenset[int]:
        """Return the roles that everybody may mention."""
        return await self._allowed.mentionable(guild_id, role_ids)


def leased(messenger: Messenger, membership: Membership, *, shared: bool) -> Messenger:
    """Return a leased messenger, or the messenger itself if no other process can replace this one."""
    return LeasedMessenger(messenger, membership) if shared else messenger
