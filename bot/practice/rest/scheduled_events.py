"""Routes about scheduled events that take place outside Discord: list, create, change, delete."""

from datetime import datetime

from bot.practice.core.core import Core
from bot.practice.rest.call import Call, Route
from bot.practice.rules.errors import Json, Problems, refusal
from bot.practice.world import payloads
from bot.practice.world.world import Guild, ScheduledEvent

MOST_IN_GUILD = 100
EXTERNAL, GUILD_ONLY = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
STEPS = {SCHEDULED: (SCHEDULED, ACTIVE, CANCELED), ACTIVE: (ACTIVE, COMPLETED)}
FIELDS = {"name": "name", "description": "description", "scheduled_start_time": "starts", "scheduled_end_time": "ends"}


async def events(core: Core, call: Call) -> list[Json]:
    """List the events of a guild that are not over."""
    guild = core.world.guild(call.params["guild"])
    here = [each for each in core.world.scheduled_events.values() if each.guild_id == guild.id]
    return [payloads.scheduled_event(core.world, each) for each in here]


async def show(core: Core, call: Call) -> Json:
    """Show one event."""
    return payloads.scheduled_event(core.world, _found(core, call))


async def create(core: Core, call: Call) -> Json:
    """Create an event."""
    guild, body = core.world.guild(call.params["guild"]), call.body
    _need(guild)
    if len(await events(core, call)) >= MOST_IN_GUILD:
        raise refusal(30038)
    made = ScheduledEvent(core.world.ids.next(), guild.id, core.world.bot.id)
    _change(core, made, body, new=True)
    core.world.scheduled_events[made.id] = made
    return await _announce(core, "GUILD_SCHEDULED_EVENT_CREATE", made)


async def edit(core: Core, call: Call) -> Json:
    """Change an event; delete one that is over."""
    found = _found(core, call)
    _need(core.world.guild(found.guild_id))
    _change(core, found, call.body)
    if found.status in (COMPLETED, CANCELED):
        del core.world.scheduled_events[found.id]
    return await _announce(core, "GUILD_SCHEDULED_EVENT_UPDATE", found)


async def delete(core: Core, call: Call) -> None:
    """Delete an event."""
    found = _found(core, call)
    _need(core.world.guild(found.guild_id))
    await remove(core, found)


async def remove(core: Core, gone: ScheduledEvent) -> None:
    """Delete an event from the world, and announce that."""
    del core.world.scheduled_events[gone.id]
    await _announce(core, "GUILD_SCHEDULED_EVENT_DELETE", gone)


async def _announce(core: Core, what: str, event: ScheduledEvent) -> Json:
    """Tell the bot what has happened to an event, and return the event as it is shown."""
    shown = payloads.scheduled_event(core.world, event)
    await core.gateway.dispatch(what, shown)
    return shown


def _found(core: Core, call: Call) -> ScheduledEvent:
    found = core.world.scheduled_events.get(call.params["event"])
    if found is None or found.guild_id != core.world.guild(call.params["guild"]).id:
        raise refusal(10070)
    return found


def _need(guild: Guild) -> None:
    """Refuse unless the bot may create events and change its own."""
    if "create_events" in guild.denied:
        raise refusal(50013)


def _change(core: Core, event: ScheduledEvent, body: Json, *, new: bool = False) -> None:
    """Check a body, and change an event accordingly."""
    problems = Problems()
    for key, most in (("name", 100), ("description", 1000)):
        if new or key in body:
            problems.length(key, body.get(key), 1, most)
    problems.one_of("entity_type", body.get("entity_type", None if new else EXTERNAL), (EXTERNAL,))
    problems.one_of("privacy_level", body.get("privacy_level", None if new else GUILD_ONLY), (GUILD_ONLY,))
    problems.one_of("status", body.get("status", event.status), STEPS[event.status])
    location = (body.get("entity_metadata") or {}).get("location", event.location)
    problems.length("entity_metadata.location", location, 1, 100)
    values = {name: body.get(key, getattr(event, name)) for key, name in FIELDS.items()}
    _check_times(core, problems, values, moved=new or "scheduled_start_time" in body)
    problems.raise_if_any()
    for name, value in values.items():
        setattr(event, name, value)
    event.location, event.status = location, body.get("status", event.status)


def _check_times(core: Core, problems: Problems, values: dict[str, str], *, moved: bool) -> None:
    """Report a beginning in the past, or an end before the beginning."""
    try:
        starts, ends = (datetime.fromisoformat(values[name]).timestamp() for name in ("starts", "ends"))
    except ValueError:
        problems.add("scheduled_end_time", "BASE_TYPE_REQUIRED", "This field is required")
        return
    if moved and starts < core.clock.now():
        problems.add("scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past.")
    if ends <= starts:
        problems.add("scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Must end after it starts.")


ROUTES: list[Route] = [
    ("GET", "/guilds/{guild}/scheduled-events", events),
    ("POST", "/guilds/{guild}/scheduled-events", create),
    ("GET", "/guilds/{guild}/scheduled-events/{event}", show),
    ("PATCH", "/guilds/{guild}/scheduled-events/{event}", edit),
    ("DELETE", "/guilds/{guild}/scheduled-events/{event}", delete),
]
