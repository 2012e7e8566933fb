"""Routes by which the bot answers interactions: first responses and, with the token, edits and follow-ups."""

from collections.abc import Awaitable, Callable

from bot.practice.core import messages
from bot.practice.core.core import Core
from bot.practice.core.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, metadata
from bot.practice.core.messages import Draft
from bot.practice.rest.call import Call, Route
from bot.practice.rules import components
from bot.practice.rules.errors import ApiError, Json, Problems, malformed, refusal
from bot.practice.world import payloads
from bot.practice.world.world import EPHEMERAL, LOADING, V2, Message

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
ALLOWED = {
    COMMAND: (REPLY, DEFER, SHOW_MODAL),
    COMPONENT: (REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (REPLY, DEFER, DEFER_UPDATE, UPDATE),
}
INTERACTION_CHAT = 20  # message type of an answer to a command


async def callback(core: Core, call: Call) -> Json | None:
    """Take the first response to an interaction."""
    it = core.interactions.find_unanswered(call.params["interaction"], call.params["token"])
    kind, draft = call.body["type"], Draft(call.body.get("data") or {}, call.uploads)
    if kind not in ALLOWED[it.type] or (kind in (DEFER_UPDATE, UPDATE) and it.pressed is None):
        raise malformed("type", "BASE_TYPE_CHOICES", f"Response type {kind} does not fit this interaction.")
    it.claimed = True
    try:
        message = await RESPONSES[kind](core, it, draft)
    except ApiError:
        it.claimed = False
        raise
    it.original = message.id if message else None
    shown = payloads.message(core.world, message) if message else None
    it.answer.set_result({"interaction": it.id, "type": kind, "message": shown, "data": draft.body})
    return _with_response(core, it, kind, message) if call.query.get("with_response") in ("1", "true") else None


def _with_response(core: Core, it: Interaction, kind: int, message: Message | None) -> Json:
    described: Json = {"id": it.id, "type": it.type}
    if message is None:
        return {"interaction": described, "resource": {"type": kind}}
    described |= {"response_message_id": message.id, "response_message_ephemeral": bool(message.flags & EPHEMERAL)}
    described |= {"response_message_loading": bool(message.flags & LOADING)}
    shown = {"message": payloads.message(core.world, message)} if kind in (REPLY, UPDATE) else {}
    return {"interaction": described, "resource": {"type": kind, **shown}}


async def _post(core: Core, it: Interaction, draft: Draft) -> Message:
    ephemeral = bool((draft.body.get("flags") or 0) & EPHEMERAL)
    return await messages.post(
        core,
        core.world.channels[it.channel_id],
        draft,
        type=INTERACTION_CHAT if it.type == COMMAND else 0,
        only_for=it.user_id if ephemeral else None,
        interaction=metadata(core.world, it),
    )


async def _defer(core: Core, it: Interaction, draft: Draft) -> Message:
    world, channel = core.world, core.world.channels[it.channel_id]
    flags = LOADING | ((draft.body.get("flags") or 0) & EPHEMERAL)
    waiting = Message(world.ids.next(), channel.id, world.bot.id, core.clock.iso_time(), core.clock.now(), flags=flags)
    waiting.type = INTERACTION_CHAT if it.type == COMMAND else 0
    waiting.only_for = it.user_id if flags & EPHEMERAL else None
    waiting.interaction = metadata(world, it)
    messages.keep(core, channel, waiting)
    await messages.announce(core, "MESSAGE_CREATE", waiting)
    return waiting


async def _pressed_message(core: Core, it: Interaction, draft: Draft) -> Message:
    return core.world.message(it.pressed or "", it.channel_id)


async def _update(core: Core, it: Interaction, draft: Draft) -> Message:
    return await messages.revise(core, await _pressed_message(core, it, draft), draft)


async def _choices(core: Core, it: Interaction, draft: Draft) -> None:
    problems = Problems()
    choices = draft.body.get("choices") or []
    problems.length("data.choices", choices, 0, 25)
    for i, choice in enumerate(choices):
        problems.length(f"data.choices.{i}.name", choice["name"], 1, 100)
        if isinstance(choice["value"], str):
            problems.length(f"data.choices.{i}.value", choice["value"], 1, 100)
    problems.raise_if_any()


async def _modal(core: Core, it: Interaction, draft: Draft) -> None:
    problems = Problems()
    components.check_modal(problems, draft.body)
    problems.raise_if_any()
    components.number(draft.body["components"])


RESPONSES: dict[int, Callable[[Core, Interaction, Draft], Awaitable[Message | None]]] = {
    REPLY: _post,
    DEFER: _defer,
    DEFER_UPDATE: _pressed_message,
    UPDATE: _update,
    CHOICES: _choices,
    SHOW_MODAL: _modal,
}


async def follow_up(core: Core, call: Call) -> Json:
    """Post a further message; right after a deferral it fills the waiting one instead, as Discord does."""
    it = core.interactions.find_answered(call.params["app"], call.params["token"])
    waiting = core.world.messages.get(it.original or "")
    if waiting and waiting.flags & LOADING:
        body = call.draft.body | {"flags": (call.draft.body.get("flags") or 0) & V2}
        return payloads.message(core.world, await messages.revise(core, waiting, Draft(body, call.uploads)))
    return payloads.message(core.world, await _post(core, it, call.draft))


def _own_message(core: Core, call: Call) -> Message:
    """Return a message that this interaction's token may touch."""
    it = core.interactions.find_answered(call.params["app"], call.params["token"])
    asked = call.params["message"]
    message = core.world.message((it.original or "") if asked == "@original" else asked, it.channel_id)
    if message.id != it.original and (message.interaction or {}).get("id") != it.id:
        raise refusal(10008)
    return message


async def show(core: Core, call: Call) -> Json:
    """Show the original answer or a follow-up, ephemeral ones included."""
    return payloads.message(core.world, _own_message(core, call))


async def edit(core: Core, call: Call) -> Json:
    """Edit the original answer or a follow-up."""
    return payloads.message(core.world, await messages.revise(core, _own_message(core, call), call.draft))


async def delete(core: Core, call: Call) -> None:
    """Delete the original answer or a follow-up."""
    await messages.remove(core, _own_message(core, call))


ROUTES: list[Route] = [
    ("POST", "/interactions/{interaction}/{token}/callback", callback),
    ("POST", "/webhooks/{app}/{token}", follow_up),
    ("GET", "/webhooks/{app}/{token}/messages/{message}", show),
    ("PATCH", "/webhooks/{app}/{token}/messages/{message}", edit),
    ("DELETE", "/webhooks/{app}/{token}/messages/{message}", delete),
]
