"""One REST request, read and ready for its route."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from bot.practice.core.core import Core
from bot.practice.core.messages import Draft
from bot.practice.core.transcript import file_facts
from bot.practice.rules.errors import Json, refusal

PREFIX = "/api/v10"
DEEPEST = 32
"""Lists and objects that may lie in each other; a message of Discord has ten or so."""


@dataclass
class Call:
    """A request: `params` from its path, `query`, JSON `body`, and `uploads` as number: (name, bytes)."""

    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[str, tuple[str, bytes]]
    token: str

    @property
    def draft(self) -> Draft:
        """Return the body as a message to post or edit."""
        return Draft(self.body or {}, self.uploads)

    def facts(self) -> Json:
        """Return what the transcript keeps."""
        files = [file_facts(name, data) for name, data in self.uploads.values()]
        return {"method": self.method, "path": self.path, "query": self.query, "body": self.body, "files": files}


@dataclass
class Reply:
    """An answer: a JSON body, or None for an empty 204."""

    body: Any = None
    status: int = 200
    headers: dict[str, str] | None = None

    def response(self) -> web.Response:
        """Return it for aiohttp; the content type has no charset because discord.py compares it literally."""
        if self.body is None:
            return web.Response(status=204, headers=self.headers)
        headers = {**(self.headers or {}), "Content-Type": "application/json"}
        return web.Response(body=json.dumps(self.body).encode(), status=self.status, headers=headers)


Handler = Callable[[Core, Call], Awaitable[Any]]
Route = tuple[str, str, Handler]


async def read_call(request: web.Request) -> Call:
    """Read a request with its body, JSON or multipart."""
    body, uploads = await (_multipart(request) if request.content_type.startswith("multipart/") else _json(request))
    path = request.path.removeprefix(PREFIX)
    token = request.headers.get("Authorization", "")
    return Call(request.method, path, dict(request.match_info), dict(request.query), body, uploads, token)


async def _json(request: web.Request) -> tuple[Any, dict[str, tuple[str, bytes]]]:
    raw = await request.read()
    return (_loads(raw) if raw else None), {}


def _loads(raw: bytes) -> Any:
    """Read JSON; what is none, or lies too deep, is refused as Discord does."""
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        raise refusal(50109) from None
    if _is_deep(found):
        raise refusal(50109)
    return found


def _is_deep(value: Any) -> bool:
    layer = [value]
    for _ in range(DEEPEST):
        lists = [each.values() if isinstance(each, dict) else each for each in layer if isinstance(each, (dict, list))]
        layer = [part for each in lists for part in each]
    return any(isinstance(each, (dict, list)) for each in layer)


async def _multipart(request: web.Request) -> tuple[Any, dict[str, tuple[str, bytes]]]:
    body, uploads = None, {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise refusal(50109)
        raw = bytes(await part.read())
        if part.name == "payload_json":
            body = _loads(raw)
        else:
            number = (part.name or "").removeprefix("files[").removesuffix("]")
            uploads[number] = (part.filename or "file", raw)
    return body, uploads
