"""What the bot may do in a channel, with the code Discord refuses it by."""

from bot.practice.core.core import Core
from bot.practice.rules.errors import refusal
from bot.practice.world.world import DM, Channel


def reach(core: Core, channel_id: str) -> Channel:
    """Return a channel the bot can see, or refuse with 10003 or 50001."""
    channel = core.world.channel(channel_id)
    gone = channel.guild_id is not None and not core.world.guilds[channel.guild_id].has_bot
    if gone or "view_channel" in core.world.denied_in(channel):
        raise refusal(50001)
    return channel


def need(core: Core, channel: Channel, *names: str) -> None:
    """Refuse with 50013 unless the bot has all these permissions; a DM asks for none."""
    if channel.type != DM and core.world.denied_in(channel) & set(names):
        raise refusal(50013)


def may_send(core: Core, channel: Channel, with_files: bool) -> None:
    """Refuse with 50013, 50007, 50278 or 50083 if the bot cannot post here."""
    if channel.type == DM:
        recipient = core.world.users[channel.recipient or ""]
        if not (recipient.installed or core.world.shares_guild(recipient.id)):
            raise refusal(50278)
        if not recipient.takes_dms:
            raise refusal(50007)
        return
    need(core, channel, "send_messages_in_threads" if channel.thread else "send_messages")
    if with_files:
        need(core, channel, "attach_files")
    locked = channel.thread and channel.thread.archived and channel.thread.locked
    if locked and "manage_threads" in core.world.denied_in(channel):
        raise refusal(50083)


def may_change(channel: Channel) -> None:
    """Refuse with 50083 to touch what is in an archived thread."""
    if channel.thread and channel.thread.archived:
        raise refusal(50083)
