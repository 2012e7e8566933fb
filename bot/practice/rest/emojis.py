"""Routes about the emojis of the bot's application."""

from bot.practice.core.core import Core
from bot.practice.rest.call import Call, Route
from bot.practice.rest.identity import check_application
from bot.practice.rules.emojis import MAX_EMOJIS, check_name, picture_of
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import Emoji


async def emojis(core: Core, call: Call) -> Json:
    """List the emojis."""
    check_application(core, call)
    return {"items": [payloads.emoji(core.world, each) for each in core.world.emojis.values()]}


async def show(core: Core, call: Call) -> Json:
    """Show one emoji."""
    return payloads.emoji(core.world, _found(core, call))


async def create(core: Core, call: Call) -> Json:
    """Add an emoji."""
    check_application(core, call)
    problems, world = Problems(), core.world
    name = check_name(problems, call.body, world.emojis.values())
    picture = picture_of(problems, call.body)
    problems.raise_if_any()
    if len(world.emojis) >= MAX_EMOJIS:
        raise refusal(30008)
    made = Emoji(world.ids.next(), name)
    world.emojis[made.id], world.files[made.id] = made, picture
    return payloads.emoji(world, made)


async def rename(core: Core, call: Call) -> Json:
    """Change an emoji's name; its picture cannot be changed."""
    found, problems = _found(core, call), Problems()
    others = [each for each in core.world.emojis.values() if each is not found]
    found.name = check_name(problems, call.body, others)
    problems.raise_if_any()
    return payloads.emoji(core.world, found)


async def delete(core: Core, call: Call) -> None:
    """Delete an emoji."""
    core.world.delete_emoji(_found(core, call).id)


def _found(core: Core, call: Call) -> Emoji:
    check_application(core, call)
    if call.params["emoji"] not in core.world.emojis:
        raise refusal(10014)
    return core.world.emojis[call.params["emoji"]]


ROUTES: list[Route] = [
    ("GET", "/applications/{app}/emojis", emojis),
    ("POST", "/applications/{app}/emojis", create),
    ("GET", "/applications/{app}/emojis/{emoji}", show),
    ("PATCH", "/applications/{app}/emojis/{emoji}", rename),
    ("DELETE", "/applications/{app}/emojis/{emoji}", delete),
]
