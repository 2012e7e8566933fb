"""What a user does: commands, presses, picks, modals. Each act becomes an interaction for the bot."""

import asyncio

from bot.practice.core import messages
from bot.practice.core.core import Core
from bot.practice.core.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, metadata, payload
from bot.practice.rules import components, fields, permissions
from bot.practice.rules.commands import (
    CHANNEL,
    MESSAGE_MENU,
    USER,
    USER_MENU,
    ActError,
    is_offered,
    locate,
    locate_entry,
    options_for,
)
from bot.practice.rules.errors import Json
from bot.practice.world import payloads
from bot.practice.world.world import Channel, Message

MOST_TYPED = 2000


def who(core: Core, user: str) -> str:
    """Return the id of a user given by id or name."""
    found = [u.id for u in core.world.users.values() if user in (u.id, u.name)]
    if not found:
        raise ActError(f"no user {user!r}")
    return found[0]


def _place(core: Core, user_id: str, channel_id: str) -> Channel:
    channel = core.world.channels.get(channel_id)
    if channel is None or not core.world.can_see(user_id, channel):
        raise ActError(f"user {user_id} does not see channel {channel_id}")
    return channel


def message_for(core: Core, user_id: str, message_id: str) -> Message:
    """Return a message that this user can see."""
    message = core.world.messages.get(message_id)
    if message is None or message.only_for not in (None, user_id):
        raise ActError(f"user {user_id} does not see message {message_id}")
    _place(core, user_id, message.channel_id)
    return message


async def _begin(core: Core, it: Interaction, data: Json, wait: float) -> Json:
    """Bring an interaction to the bot and return its first response."""
    await core.gateway.dispatch("INTERACTION_CREATE", payload(core.world, it, data))
    try:
        return await asyncio.wait_for(asyncio.shield(it.answer), wait)
    except TimeoutError:
        raise ActError(f"no answer within {wait} s") from None


def _command(core: Core, user: str, channel: str, name: str) -> tuple[str, Channel, Json, list[Json]]:
    user_id = who(core, user)
    place, synced = _place(core, user_id, channel), core.world.commands
    command, chain = locate(synced.get(place.guild_id or "", []) + synced.get("", []), name)
    if not is_offered(command, core.world.owners(user_id, place), direct=place.guild_id is None):
        raise ActError(f"/{name} is not offered here")
    return user_id, place, command, chain


async def slash(core: Core, user: str, channel: str, name: str, options: Json, wait: float) -> Json:
    """Use a slash command."""
    user_id, place, command, chain = _command(core, user, channel, name)
    given = options_for(command, chain, options)
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
    named = [str(v) for v in options.values()]
    data |= _resolve(core, place, named) if _takes(command, chain, USER) else {}
    data |= _resolved_channels(core, named) if _takes(command, chain, CHANNEL) else {}
    return await _begin(core, core.interactions.open(COMMAND, user_id, place.id), data, wait)


async def menu(core: Core, user: str, channel: str, name: str, target: str, wait: float) -> Json:
    """Use an entry in the menu of a user or of a message."""
    user_id = who(core, user)
    place, kind = _place(core, user_id, channel), USER_MENU if target in core.world.users else MESSAGE_MENU
    commands = core.world.commands.get(place.guild_id or "", []) + core.world.commands.get("", [])
    entry = locate_entry(commands, name, kind)
    if not is_offered(entry, core.world.owners(user_id, place), direct=place.guild_id is None):
        raise ActError(f"{name!r} is not offered here")
    data = {"id": entry["id"], "name": entry["name"], "type": kind, "target_id": target}
    of_user = kind == USER_MENU
    data |= _resolve(core, place, [target]) if of_user else _resolved(core, message_for(core, user_id, target))
    return await _begin(core, core.interactions.open(COMMAND, user_id, place.id), data, wait)


def _resolved(core: Core, shown: Message) -> Json:
    return {"resolved": {"messages": {shown.id: payloads.message(core.world, shown)}}}


def _takes(command: Json, chain: list[Json], kind: int) -> bool:
    return any(o["type"] == kind for o in (chain[-1] if chain else command).get("options") or [])


def _resolve(core: Core, place: Channel, named: list[str]) -> Json:
    people, guild = [u for u in named if u in core.world.users], core.world.guilds.get(place.guild_id or "")
    users = {u: payloads.user(core.world.users[u]) for u in people}
    if guild is None:
        return {"resolved": {"users": users}}
    members = {u: payloads.member(core.world.users[u], guild, with_user=False) | {"permissions": "0"} for u in people}
    return {"resolved": {"users": users, "members": members}}


def _resolved_channels(core: Core, named: list[str]) -> Json:
    found = [core.world.channels[c] for c in named if c in core.world.channels]
    full = permissions.granted_bits(())
    return {"resolved": {"channels": {c.id: payloads.channel(core.world, c) | {"permissions": full} for c in found}}}


def _resolved_roles(core: Core, named: list[str]) -> Json:
    found = [role for guild in core.world.guilds.values() for role in guild.roles if role.id in named]
    return {"resolved": {"roles": {role.id: payloads.role(role) for role in found}}}


async def autocomplete(
    core: Core, user: str, channel: str, name: str, option: str, typed: str, options: Json, wait: float
) -> Json:
    """Type into an option of a slash command."""
    user_id, place, command, chain = _command(core, user, channel, name)
    given = options_for(command, chain, {**options, option: typed}, focused=option)
    data = {"id": command["id"], "name": command["name"], "type": 1, "options": given}
    return await _begin(core, core.interactions.open(AUTOCOMPLETE, user_id, place.id), data, wait)


async def click(core: Core, user: str, message: str, custom_id: str, wait: float) -> Json:
    """Press a button."""
    user_id = who(core, user)
    shown = message_for(core, user_id, message)
    button = fields.find(shown.components, custom_id, (components.BUTTON,))
    data = {"custom_id": custom_id, "component_type": button["type"], "id": button["id"]}
    return await _begin(core, core.interactions.open(COMPONENT, user_id, shown.channel_id, shown.id), data, wait)


async def forge(core: Core, user: str, message: str, custom_id: str, kind: int, values: list[str], wait: float) -> Json:
    """Press what is not there, as a changed client could: only the sight of the message is checked."""
    user_id = who(core, user)
    shown = message_for(core, user_id, message)
    data: Json = {"custom_id": custom_id, "component_type": kind} | ({"values": values} if values else {})
    return await _begin(core, core.interactions.open(COMPONENT, user_id, shown.channel_id, shown.id), data, wait)


async def select(core: Core, user: str, message: str, custom_id: str, values: list[str], wait: float) -> Json:
    """Pick in a select."""
    user_id = who(core, user)
    shown = message_for(core, user_id, message)
    menu = fields.find(shown.components, custom_id, components.SELECTS)
    data = {"custom_id": custom_id, "component_type": menu["type"], "id": menu["id"]}
    data["values"] = fields.picks(menu, values)
    data |= (
        _resolve(core, core.world.channel(shown.channel_id), values) if menu["type"] == components.SELECT_USER else {}
    )
    data |= _resolved_channels(core, values) if menu["type"] == components.SELECT_CHANNEL else {}
    data |= _resolved_roles(core, values) if menu["type"] == components.SELECT_ROLE else {}
    return await _begin(core, core.interactions.open(COMPONENT, user_id, shown.channel_id, shown.id), data, wait)


async def submit_modal(core: Core, user: str, modal: str, values: Json, wait: float) -> Json:
    """Submit the modal that answered an interaction; Discord's client lets each be submitted once."""
    user_id, opened = who(core, user), core.interactions.by_id(modal)
    shown = opened.answer.result()["data"] if opened.answer.done() else {}
    if opened.user_id != user_id or "title" not in shown:
        raise ActError(f"interaction {modal} opened no modal for user {user_id}")
    data = fields.submission(shown, values)
    pressed = opened.pressed if opened.pressed in core.world.messages else None
    it = core.interactions.open(MODAL, user_id, opened.channel_id, pressed, metadata(core.world, opened))
    return await _begin(core, it, data, wait)


async def say(core: Core, user: str, channel: str, text: str) -> None:
    """Write a plain message."""
    user_id, clock = who(core, user), core.clock
    place = _place(core, user_id, channel)
    if not text.strip() or len(text) > MOST_TYPED:
        raise ActError(f"a message has 1 to {MOST_TYPED} characters")
    message = Message(core.world.ids.next(), place.id, user_id, clock.iso_time(), clock.now(), content=text)
    messages.keep(core, place, message)
    await messages.announce(core, "MESSAGE_CREATE", message)
