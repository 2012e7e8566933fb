"""The practice server, assembled: REST, gateway, files and control plane on one loopback port."""

import hmac
import mimetypes
import secrets
from contextlib import suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from bot.practice.control.control import Control
from bot.practice.core import messages
from bot.practice.core.core import Core, build
from bot.practice.rest import ROUTES
from bot.practice.rest.call import PREFIX, Handler
from bot.practice.rest.front import WebHandler, front, unknown
from bot.practice.rules.errors import Json
from bot.practice.server.static import font, page, page_words
from bot.practice.server.words import discord_locale, words
from bot.practice.world.world import CATEGORY, FORUM

HOST = "127.0.0.1"
SEED_USERS = ("alice", "bruno", "chen", "dora")


class PracticeServer:
    """Run a practice server; `token` opens the control plane, `bot_token` logs the bot in.

    Clients with `token` may save and load worlds in `folder`, and nowhere else.
    """

    def __init__(
        self,
        token: str | None = None,
        bot_token: str = "practice-bot",  # noqa: S107  # loopback only
        folder: Path | None = None,
    ) -> None:
        self.core: Core = build(bot_token, folder)
        self.token = token or secrets.token_urlsafe(24)
        self.control = Control(self.core, self.token)
        self.port = 0
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.5)

    @property
    def url(self) -> str:
        """Return the address that REST, gateway and control plane share."""
        return f"http://{HOST}:{self.port}"

    async def start(self, *ports: int) -> None:
        """Listen on the first of these loopback ports that is free; 0 takes any, as does none. OSError."""
        await self._runner.setup()
        *first, last = ports or (0,)
        for port in first:
            with suppress(OSError):
                await web.TCPSite(self._runner, HOST, port).start()
                break
        else:
            await web.TCPSite(self._runner, HOST, last).start()
        self.port = self._runner.addresses[0][1]
        self.core.world.url = self.url

    async def stop(self) -> None:
        """Close all sockets and stop listening."""
        await self.core.gateway.close_all(1001)
        for socket in list(self.control.sockets):
            await socket.close()
        await self._runner.cleanup()

    def seed(self) -> Json:
        """Create a guild with a text channel, a category, a forum and four users, and return their ids.

        The users speak our languages in turn.
        """
        world = self.core.world
        guild = world.add_guild("Practice")
        locales = cycle(map(discord_locale, words()))
        users = {name: world.add_user(name, locale).id for name, locale in zip(SEED_USERS, locales, strict=False)}
        guild.members += users.values()
        category, channel = world.add_channel(guild.id, "Tables", CATEGORY), world.add_channel(guild.id, "games")
        forum = world.add_channel(guild.id, "game-forum", FORUM)
        ids: Json = {"guild": guild.id, "channel": channel.id, "category": category.id, "forum": forum.id}
        return ids | {"users": users}

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[_loopback_only], client_max_size=messages.REQUEST_LIMIT + 2**20)
        for method, path, handler in ROUTES:
            self._add(app, method, PREFIX + path, handler)
        app.router.add_get("/gateway", self.core.gateway.serve)
        app.router.add_get("/gateway/", self.core.gateway.serve)
        app.router.add_get("/control", self.control.serve)
        app.router.add_get("/attachments/{channel}/{file}/{name}", partial(_file, self.core))
        app.router.add_get("/emojis/{file}", partial(_emoji, self.core))
        app.router.add_get("/", page)
        app.router.add_get("/page/words.json", page_words)
        app.router.add_get("/page/{name}", page)
        app.router.add_get("/font/{name}", font)
        self._add(app, "*", "/api/{rest:.*}", unknown)
        return app

    def _add(self, app: web.Application, method: str, path: str, handler: Handler) -> None:
        app.router.add_route(method, path, front(self.core, f"{method} {path}", handler))


async def _file(core: Core, request: web.Request) -> web.StreamResponse:
    name = request.match_info["file"]
    data = core.world.files.get(name, core.world.deleted_files.get(name))
    if data is None or not hmac.compare_digest(request.query.get("key", "").encode(), core.world.key.encode()):
        return web.Response(status=404)
    kind = mimetypes.guess_type(request.match_info["name"])[0]
    return web.Response(body=data, content_type=kind or "application/octet-stream")


async def _emoji(core: Core, request: web.Request) -> web.StreamResponse:
    """Serve an emoji's picture, open to everybody as Discord's are."""
    name = request.match_info["file"].partition(".")[0]
    if name not in core.world.emojis:
        return web.Response(status=404)
    return web.Response(body=core.world.files[name], content_type="image/png")


@web.middleware
async def _loopback_only(request: web.Request, handler: WebHandler) -> web.StreamResponse:
    """Refuse a peer or a host name from elsewhere: a web page could have its own name point at 127.0.0.1."""
    name = urlsplit(f"//{request.headers.get('Host', '')}").hostname
    if request.remote != HOST or name not in (HOST, "localhost"):
        return web.Response(status=403)
    return await handler(request)
