"""What the page shows one user: places with unread marks, one place's messages, and how things stand."""

from collections.abc import Sequence
from dataclasses import asdict

from bot.practice.control.acts import who
from bot.practice.core.core import Core
from bot.practice.rules.commands import SLASH, is_offered
from bot.practice.rules.errors import Json
from bot.practice.rules.permissions import MANAGE_GUILD
from bot.practice.world import payloads
from bot.practice.world.world import CATEGORY, DM, FORUM, Channel, Guild, Message, Role

MOST_SHOWN = 150


async def look(core: Core, user: str, channel: str = "", read: dict[str, str] | None = None) -> Json:
    """Show what a user sees; `channel` is the open place, `read` the last message read by place."""
    world, user_id = core.world, who(core, user)
    world.dm_with(user_id)
    places = [c for c in world.channels.values() if world.can_see(user_id, c)]
    seen = world.visible_to(user_id)
    guilds = [g for g in world.guilds.values() if user_id in g.members]
    known = {user_id}.union(*(g.members for g in guilds))
    here = [m for m in seen if m.channel_id == channel][-MOST_SHOWN:]
    return {
        "me": _person(core, user_id) | _own_settings(core, user_id),
        "people": [_person(core, u.id) for u in world.users.values() if not u.bot and u.id in known],
        "bot": _person(core, world.bot.id) | {"online": bool(core.gateway.lines), "died": core.gateway.died},
        "guilds": [{"id": g.id, "name": g.name, "denied": sorted(g.denied), "bot": g.has_bot} for g in guilds],
        "events": [asdict(e) for e in world.scheduled_events.values() if user_id in world.guilds[e.guild_id].members],
        "roles": [_role(g, r, user_id) for g in guilds for r in g.roles],
        "places": [_place(core, c, user_id, seen, read or {}) for c in places],
        "messages": [payloads.message(world, m) | ({"only_for": m.only_for} if m.only_for else {}) for m in here],
        "faults": core.faults.armed(),
    }


def _role(guild: Guild, shown: Role, user_id: str) -> Json:
    return {"id": shown.id, "name": shown.name, "guild": guild.id, "mine": user_id in shown.members}


def _own_settings(core: Core, user_id: str) -> Json:
    user = core.world.users[user_id]
    return {"takes_dms": user.takes_dms, "installed": user.installed}


def _person(core: Core, user_id: str) -> Json:
    user = core.world.users[user_id]
    return {"id": user.id, "login": user.name, "name": user.shown_name, "locale": user.locale}


def _place(core: Core, shown: Channel, user_id: str, seen: list[Message], read: dict[str, str]) -> Json:
    last_read = int(read.get(shown.id, "0"))
    new = [
        m for m in seen if m.channel_id == shown.id and not m.only_for and m.author != user_id and int(m.id) > last_read
    ]
    facts: Json = {"id": shown.id, "type": shown.type, "name": shown.name, "guild": shown.guild_id}
    facts |= {"parent": shown.parent_id, "topic": shown.topic, "denied": sorted(core.world.denied_in(shown))}
    facts |= {"unread": len(new), "mentioned": shown.type == DM or any(user_id in m.mentions for m in new)}
    if shown.thread:
        facts |= {"archived": shown.thread.archived, "locked": shown.thread.locked, "tags": _tags(core, shown)}
    if shown.type == FORUM:
        facts |= {"tags": [tag["name"] for tag in shown.tags], "requires_tag": shown.requires_tag}
    return facts


def _tags(core: Core, post: Channel) -> list[str]:
    """Name the tags of a forum post; other threads have none."""
    forum = core.world.channels.get(post.parent_id or "")
    names = {tag["id"]: tag["name"] for tag in forum.tags} if forum else {}
    return [names[tag] for tag in (post.thread.tags if post.thread else []) if tag in names]


async def commands(core: Core, user: str, channel: str, kinds: Sequence[int] = (SLASH,)) -> list[Json]:
    """List the commands, or entries of menus, that are offered to a user in a place, as the bot synced them."""
    user_id, place = who(core, user), core.world.channel(channel)
    if not core.world.can_see(user_id, place) or place.type in (CATEGORY, FORUM):
        return []
    own = core.world.commands.get(place.guild_id, []) if place.guild_id else []
    synced = own + core.world.commands.get("", [])
    owners = core.world.owners(user_id, place)
    owner = any(core.world.owner_of(g) == user_id for g in core.world.guilds.values())
    return [
        c
        for c in synced
        if c["type"] in kinds
        and is_offered(c, owners, direct=place.guild_id is None)
        and (owner or not int(c.get("default_member_permissions") or 0) & MANAGE_GUILD)
    ]


async def set_locale(core: Core, user: str, locale: str) -> None:
    """Let a user use Discord in a language such as de or en-US."""
    core.world.users[who(core, user)].locale = locale
