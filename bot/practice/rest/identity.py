"""Routes about the bot itself, users, guilds, members and commands."""

from bot.practice.core.core import Core
from bot.practice.rest.call import Call, Route
from bot.practice.rules.commands import check_commands
from bot.practice.rules.errors import Json, refusal
from bot.practice.world import payloads


async def me(core: Core, call: Call) -> Json:
    """Show the bot's user."""
    return payloads.own_user(core.world.bot)


async def application(core: Core, call: Call) -> Json:
    """Show the bot's application; it belongs to the first user there is."""
    people = (user for user in core.world.users.values() if not user.bot)
    return payloads.application(core.world.bot, next(people, core.world.bot))


async def gateway_bot(core: Core, call: Call) -> Json:
    """Tell where the gateway is."""
    limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": core.gateway.max_concurrency}
    url = core.world.url.replace("http", "ws", 1) + "/gateway"
    return {"url": url, "shards": core.gateway.shards, "session_start_limit": limit}


async def user(core: Core, call: Call) -> Json:
    """Show a user."""
    return payloads.user(core.world.user(call.params["user"]))


async def open_dm(core: Core, call: Call) -> Json:
    """Show the DM channel with a user; Discord opens it even if messages would be refused."""
    recipient = core.world.users.get(str(call.body.get("recipient_id")))
    if recipient is None or recipient.bot:
        raise refusal(50033)
    return payloads.channel(core.world, core.world.dm_with(recipient.id))


async def guild(core: Core, call: Call) -> Json:
    """Show a guild."""
    return payloads.guild(core.world, core.world.guild(call.params["guild"]))


async def member(core: Core, call: Call) -> Json:
    """Show a member of a guild."""
    found, user_id = core.world.guild(call.params["guild"]), call.params["user"]
    if user_id not in found.members:
        raise refusal(10007)
    return payloads.member(core.world.users[user_id], found)


def check_application(core: Core, call: Call) -> None:
    """Refuse a route about another application."""
    if call.params["app"] != core.world.bot.id:
        raise refusal(50001)


def _scope(core: Core, call: Call) -> str:
    check_application(core, call)
    return core.world.guild(call.params["guild"]).id if "guild" in call.params else ""


async def commands(core: Core, call: Call) -> list[Json]:
    """List the synced commands, global or of a guild."""
    return core.world.commands.get(_scope(core, call), [])


async def sync_commands(core: Core, call: Call) -> list[Json]:
    """Replace all commands of a scope; a command that stays keeps its id."""
    scope, given = _scope(core, call), list[Json](call.body)
    check_commands(given)
    known = {(c["name"], c["type"]): c["id"] for c in core.world.commands.get(scope, [])}
    core.world.commands[scope] = [_sync_command(core, scope, c, known) for c in given]
    return core.world.commands[scope]


def _sync_command(core: Core, scope: str, command: Json, known: dict[tuple[str, int], str]) -> Json:
    kind, next_id = command.get("type", 1), core.world.ids.next
    own = {"type": kind, "id": known.get((command["name"], kind)) or next_id(), "version": next_id()}
    own |= {"application_id": core.world.bot.id, "description": command.get("description", "")}
    return {"default_member_permissions": None, **command, **own} | ({"guild_id": scope} if scope else {})


ROUTES: list[Route] = [
    ("GET", "/users/@me", me),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway/bot", gateway_bot),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/{user}", user),
    ("GET", "/guilds/{guild}", guild),
    ("GET", "/guilds/{guild}/members/{user}", member),
    ("GET", "/applications/{app}/commands", commands),
    ("PUT", "/applications/{app}/commands", sync_commands),
    ("GET", "/applications/{app}/guilds/{guild}/commands", commands),
    ("PUT", "/applications/{app}/guilds/{guild}/commands", sync_commands),
]
