"""The JSON in which Discord shows the things of the world. A key that may be absent is never null."""

from bot.practice.rules import permissions
from bot.practice.rules.errors import Json
from bot.practice.world.world import (
    CATEGORY,
    DM,
    FORUM,
    HAS_THREAD,
    REQUIRES_TAG,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Role,
    ScheduledEvent,
    Thread,
    User,
    World,
)

JOINED = "2026-01-01T00:00:00+00:00"
# Guild fields the practice server has no use for, with the values of a plain new guild.
PLAIN_GUILD: Json = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "emojis": [],
    "stickers": [],
    "features": [],
    "mfa_level": 0,
    "application_id": None,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "rules_channel_id": None,
    "public_updates_channel_id": None,
    "vanity_url_code": None,
    "description": None,
    "banner": None,
    "premium_tier": 0,
    "premium_progress_bar_enabled": False,
    "nsfw_level": 0,
}


PLAIN_USER: Json = {
    "avatar": None,
    "banner": None,
    "accent_color": None,
    "avatar_decoration_data": None,
    "collectibles": None,
    "primary_guild": None,
    "public_flags": 0,
    "flags": 0,
}
PLAIN_APPLICATION: Json = {
    "icon": None,
    "description": "",
    "type": None,
    "cover_image": None,
    "rpc_origins": [],
    "bot_public": True,
    "bot_require_code_grant": False,
    "integration_types_config": {"0": {}, "1": {}},
    "verify_key": "",
    "flags": 0,
    "max_participants": None,
    "tags": [],
    "redirect_uris": [],
    "interactions_endpoint_url": None,
    "role_connections_verification_url": None,
    "approximate_guild_count": 1,
    "approximate_user_install_count": 0,
    "approximate_user_authorization_count": 0,
    "explicit_content_filter": 0,
    "team": None,
}


def user(who: User) -> Json:
    """Show a user."""
    return {
        "id": who.id,
        "username": who.name,
        "global_name": who.shown_name,
        "discriminator": "0",
        "bot": who.bot,
        **PLAIN_USER,
    }


def emoji(world: World, shown: Emoji) -> Json:
    """Show an emoji of the bot's application."""
    known: Json = {"id": shown.id, "name": shown.name, "roles": [], "user": user(world.bot), "require_colons": True}
    return known | {"managed": False, "animated": False, "available": True}


def scheduled_event(world: World, shown: ScheduledEvent) -> Json:
    """Show an event of a guild."""
    return {
        "id": shown.id,
        "guild_id": shown.guild_id,
        "channel_id": None,
        "creator_id": shown.creator,
        "creator": user(world.users[shown.creator]),
        "name": shown.name,
        "description": shown.description,
        "scheduled_start_time": shown.starts,
        "scheduled_end_time": shown.ends,
        "privacy_level": 2,
        "status": shown.status,
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": shown.location},
        "image": None,
    }


def own_user(who: User) -> Json:
    """Show the user who asks, with what only they are told."""
    return user(who) | {"mfa_enabled": True, "locale": who.locale, "premium_type": 0, "email": None, "verified": True}


def application(who: User, owner: User) -> Json:
    """Show the application of a bot as its owner made it."""
    named = {"id": who.id, "name": who.name, "owner": user(owner), "bot": user(who)}
    return named | PLAIN_APPLICATION


def member(who: User, guild: Guild, with_user: bool = True) -> Json:
    """Show a user as a member of a guild; messages carry it without the user."""
    roles = [role.id for role in guild.roles if who.id in role.members]
    shown: Json = {"roles": roles, "joined_at": JOINED, "nick": None, "avatar": None, "deaf": False, "mute": False}
    return shown | {"flags": 0} | ({"user": user(who)} if with_user else {})


def everyone(guild: Guild) -> Json:
    """Show the role that everyone has; it lacks what the bot was denied."""
    return _role(guild.id, "@everyone", permissions.granted_bits(guild.denied), mentionable=False)


def role(shown: Role) -> Json:
    """Show a role that permits nothing by itself."""
    return _role(shown.id, shown.name, "0", mentionable=shown.mentionable)


def _role(role_id: str, name: str, granted: str, *, mentionable: bool) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": 0,
        "permissions": granted,
        "managed": False,
        "mentionable": mentionable,
        "flags": 0,
    }


def guild(world: World, shown: Guild) -> Json:
    """Show a guild as REST does."""
    roles = [everyone(shown), *map(role, shown.roles)]
    own = {"id": shown.id, "name": shown.name, "owner_id": world.owner_of(shown), "roles": roles}
    return PLAIN_GUILD | own | {"preferred_locale": shown.locale}


def guild_create(world: World, shown: Guild) -> Json:
    """Show a guild as the gateway announces it, with channels and active threads."""
    here = [c for c in world.channels.values() if c.guild_id == shown.id]
    return guild(world, shown) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(shown.members),
        "members": [member(world.bot, shown)],
        "channels": [channel(world, c) for c in here if not c.thread],
        "threads": [channel(world, c) for c in here if c.thread and not c.thread.archived],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, shown: Channel) -> Json:
    """Show a channel of any type."""
    if shown.type == DM:
        recipient = world.users[shown.recipient or ""]
        own = {"id": shown.id, "type": DM, "recipients": [user(recipient)], "last_message_id": shown.last_message}
        return own | {"flags": 0, "last_pin_timestamp": None}
    common: Json = {"id": shown.id, "type": shown.type, "guild_id": shown.guild_id, "name": shown.name, "flags": 0}
    common |= {"parent_id": shown.parent_id, "rate_limit_per_user": 0}
    if shown.thread:
        return common | {"last_message_id": shown.last_message} | _thread(world, shown, shown.thread)
    deny = str(permissions.bits(shown.denied))
    overwrites = [{"id": shown.guild_id, "type": 0, "allow": "0", "deny": deny}] if shown.denied else []
    common |= {"position": shown.position, "permission_overwrites": overwrites, "nsfw": False}
    if shown.type == FORUM:
        common |= {"available_tags": shown.tags, "flags": REQUIRES_TAG if shown.requires_tag else 0}
        common |= {"default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 1}
    return common if shown.type == CATEGORY else common | {"topic": shown.topic, "last_message_id": shown.last_message}


def _thread(world: World, shown: Channel, thread: Thread) -> Json:
    count = sum(1 for m in world.in_channel(shown.id) if m.only_for is None)
    own: Json = {
        "owner_id": thread.owner,
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.minutes,
            "archive_timestamp": thread.changed,
            "create_timestamp": thread.created,
        },
    }
    own |= {"applied_tags": thread.tags} if thread.tags else {}
    return own | ({"member": thread_member(shown, world.bot.id)} if world.bot.id in thread.members else {})


def thread_member(shown: Channel, user_id: str) -> Json:
    """Show that a user has joined a thread."""
    return {"id": shown.id, "user_id": user_id, "join_timestamp": JOINED, "flags": 0}


def attachment(world: World, channel_id: str, shown: Attachment) -> Json:
    """Show a file of a message with the address to load it from."""
    url = f"{world.url}/attachments/{channel_id}/{shown.id}/{shown.filename}?key={world.key}"
    known: Json = {"id": shown.id, "filename": shown.filename, "size": shown.size, "url": url, "proxy_url": url}
    known["content_type"] = shown.content_type
    extra = {"description": shown.description, "width": shown.width, "height": shown.height}
    return known | {k: v for k, v in extra.items() if v is not None}


def message(world: World, shown: Message) -> Json:
    """Show a message; its nonce is left out, as in Discord's history."""
    files = [attachment(world, shown.channel_id, a) for a in shown.attachments]
    thread = None if shown.id == shown.channel_id else world.channels.get(shown.id)  # None for a post's first message
    body: Json = {
        "id": shown.id,
        "channel_id": shown.channel_id,
        "author": user(world.users[shown.author]),
        "content": shown.content,
        "timestamp": shown.created,
        "edited_timestamp": shown.edited,
        "tts": False,
        "mention_everyone": False,
        "mentions": [user(world.users[u]) for u in shown.mentions],
        "mention_roles": shown.mention_roles,
        "attachments": files,
        "embeds": shown.embeds,
        "pinned": shown.pinned is not None,
        "type": shown.type,
        "flags": shown.flags | (HAS_THREAD if thread else 0),
        "components": _resolve(shown.components, {f["filename"]: f for f in files}),
    }
    if shown.interaction:
        body |= {"application_id": world.bot.id, "webhook_id": world.bot.id, "interaction_metadata": shown.interaction}
    if shown.about:
        body["message_reference"] = {"type": 0, "channel_id": shown.channel_id, "message_id": shown.about}
    return body | ({"thread": channel(world, thread)} if thread else {})


def message_event(world: World, shown: Message) -> Json:
    """Show a message as the gateway carries it, with guild and member if there are any."""
    guild_id = world.channels[shown.channel_id].guild_id
    if guild_id is None:
        return message(world, shown)
    known = member(world.users[shown.author], world.guilds[guild_id], with_user=False)
    return message(world, shown) | {"guild_id": guild_id, "member": known}


def _resolve(node: object, files: dict[str, Json]) -> object:
    """Replace each attachment:// reference by the file's address, without touching what is stored."""
    if isinstance(node, list):
        return [_resolve(child, files) for child in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("url", "")).removeprefix("attachment://")
    if name in files and str(node["url"]).startswith("attachment://"):
        file = files[name]
        known = {key: file.get(key) for key in ("id", "url", "proxy_url", "content_type", "width", "height")}
        return node | known | {"attachment_id": file["id"], "flags": 0}
    if "media" in node:
        node = {"description": None, "spoiler": False} | node
    return {key: _resolve(child, files) for key, child in node.items()}
