"""What happens around every route: the record, faults, kills, login, buckets, refusals."""

import asyncio
import traceback
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

from bot.practice.core.core import Core
from bot.practice.core.faults import Fault, Kind, kill
from bot.practice.core.limits import limit_headers
from bot.practice.rest.call import Call, Handler, Reply, read_call
from bot.practice.rules.errors import ApiError, Json, refusal

WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]
MAJOR = ("channel", "guild", "app", "token")
OLD_EDITS_WAIT = 60.0
"""Seconds to wait after too many edits of an old message; Discord does not document its limit."""


def front(core: Core, name: str, handler: Handler) -> WebHandler:
    """Wrap a route's handler for aiohttp; `name` is its method and path template."""

    async def serve(request: web.Request) -> web.StreamResponse:
        try:
            check_login(core, request.match_info, request.headers.get("Authorization", ""))
            call = await read_call(request)
        except ApiError as error:
            core.transcript.add("request", method=request.method, path=request.path, status=error.status)
            return Reply(error.payload(), error.status).response()
        entry = core.transcript.open("request", **call.facts())
        return await _serve(core, name, handler, request, call, entry)

    return serve


async def _serve(
    core: Core, name: str, handler: Handler, request: web.Request, call: Call, entry: Json
) -> web.StreamResponse:
    faults = core.faults.meet(call.method, call.path)
    if faults:
        entry["fault"] = sorted(faults)
    if "slow" in faults:
        await asyncio.sleep(faults["slow"].details["delay"])
    deadly = faults.get("kill")
    if deadly and deadly.details["when"] == "before":
        return _cut_connection(core, request, entry, _kill(deadly, request))
    reply = await answer(core, name, handler, call, faults, entry)
    entry.update(_outcome(reply))
    if deadly:
        return _cut_connection(core, request, entry, _kill(deadly, request))
    if "reset" in faults:
        return _cut_connection(core, request, entry, "reset after processing")
    core.transcript.close(entry)
    return reply.response()


def _kill(deadly: Fault, request: web.Request) -> str:
    peer = request.transport.get_extra_info("peername") if request.transport else None
    named = deadly.details["pid"]
    return kill(named if isinstance(named, list) else [named], peer[1] if peer else 0)


def _cut_connection(core: Core, request: web.Request, entry: Json, note: str) -> web.StreamResponse:
    if request.transport:
        request.transport.abort()
    core.transcript.close(entry, cut=note)
    return web.Response(status=500)


def _outcome(reply: Reply) -> Json:
    outcome: Json = {"status": 204 if reply.body is None else reply.status}
    if isinstance(reply.body, dict):
        message = reply.body.get("resource", {}).get("message") or reply.body
        outcome |= {"code": reply.body["code"]} if reply.status >= 400 else {}
        outcome |= {"message_id": message["id"]} if "channel_id" in message and "content" in message else {}
    return outcome


async def answer(
    core: Core, name: str, handler: Handler, call: Call, faults: Mapping[Kind, Fault], entry: Json
) -> Reply:
    """Let a route answer a request, unless a fault or a limit does."""
    if "rate_limit" in faults:
        return _forced_limit(core, name, faults["rate_limit"])
    if "status" in faults:
        details = faults["status"].details
        return Reply({"code": details["code"], "message": details["message"]}, details["status"])
    major = "+".join(call.params[key] for key in MAJOR if key in call.params)
    headers, wait = core.buckets.take(name, major, call.path)
    if wait is not None:
        return _limit_reply(wait, False, headers)
    try:
        return Reply(await handler(core, call), headers=headers)
    except ApiError as error:
        body, limited = error.payload(), error.status == 429
        return _limit_reply(OLD_EDITS_WAIT, False, headers, body) if limited else Reply(body, error.status, headers)
    except Exception as error:  # noqa: BLE001  # a fault of this server must be loud and never end it
        entry["error"] = traceback.format_exc()
        return Reply({"code": 0, "message": f"practice server failed: {error!r}"}, 501, headers)


def check_login(core: Core, params: Mapping[str, str], authorization: str) -> None:
    """Refuse requests without a token, in the header or in the path, before a body is read."""
    if "token" in params:
        core.interactions.check_token(params["token"], 10062 if "interaction" in params else 10015)
    elif authorization != f"Bot {core.bot_token}":
        raise refusal(0)


def _forced_limit(core: Core, name: str, rule: Fault) -> Reply:
    """Answer 429; a rule that ends at a certain time tells how long that still takes unless it says otherwise."""
    now, seconds = core.clock.now(), rule.details["retry_after"]
    wait = float(seconds) if seconds is not None else max((rule.until or now) - now, 0.1)
    headers = limit_headers(name, 5, 0, wait, now)
    return _limit_reply(wait, bool(rule.details["whole"]), headers)


def _limit_reply(wait: float, whole: bool, headers: dict[str, str], error: Json | None = None) -> Reply:
    """Answer 429, perhaps with an error code; without `Via`, discord.py would suspect a ban and give up."""
    scope = {"X-RateLimit-Scope": "global" if whole else "user", "Retry-After": f"{wait:.3f}", "Via": "1.1 practice"}
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": whole, "code": 0} | (error or {})
    return Reply(body, 429, headers | scope)


async def unknown(core: Core, call: Call) -> None:
    """Refuse a route that this server does not have."""
    raise ApiError(501, 0, f"the practice server has no route {call.method} {call.path}")
