"""A client of the practice server for tests: it also changes the world, and lets things go wrong."""

from __future__ import annotations

from typing import Any, Literal

from bot.practice.client import client
from bot.practice.client.client import Answer, message_id
from bot.practice.client.link import TIMEOUT, PracticeError
from bot.practice.rules.errors import Json
from bot.practice.world.world import TEXT

When = Literal["before", "after"]


__all__ = ["Answer", "Practice", "PracticeError", "When"]


class Practice(client.Practice):
    """Act as any user, and set the scene: people, places, permissions, faults, the gateway."""

    async def select(
        self, user: str, message: Json | str, custom_id: str, values: list[str], wait: float = TIMEOUT
    ) -> Answer:
        """Pick in a select."""
        picked = {"custom_id": custom_id, "values": values}
        return await self._act("select", user=user, message=message_id(message), **picked, wait=wait)

    async def forge(
        self, user: str, message: Json | str, custom_id: str, values: list[str] | None = None, wait: float = TIMEOUT
    ) -> Answer:
        """Press a button, or with values a select, that need not be there."""
        forged = {"custom_id": custom_id, "kind": 3 if values else 2, "values": values or []}
        return await self._act("forge", user=user, message=message_id(message), **forged, wait=wait)

    async def submit_modal(self, user: str, modal: Answer, values: dict[str, Any], wait: float = TIMEOUT) -> Answer:
        """Submit the modal an answer opened; values by custom id: text, list of picks, or True."""
        return await self._act("submit_modal", user=user, modal=modal.interaction, values=values, wait=wait)

    async def autocomplete(
        self, user: str, channel: str, name: str, option: str, typed: str, /, wait: float = TIMEOUT, **options: Any
    ) -> list[Json]:
        """Type into an option and return the choices offered, each with name and value."""
        place = {"user": user, "channel": channel, "name": name}
        answer = await self._act("autocomplete", **place, option=option, typed=typed, options=options, wait=wait)
        return list(answer.data.get("choices") or [])

    # Seeing.

    async def dm(self, user: str) -> str:
        """Return the id of the bot's DM channel with a user."""
        return str(await self.ask("dm", user=user))

    async def channels(self, user: str) -> list[Json]:
        """Return the channels a user sees, threads and the DM included."""
        return list(await self.ask("channels", user=user))

    async def transcript(self, kind: str | None = None) -> list[Json]:
        """Return everything recorded, or one kind: request, event, gateway, act."""
        return list(await self.ask("transcript", kind=kind))

    async def requests(self, method: str, path: str) -> list[Json]:
        """Return the recorded requests with this method whose path ends so."""
        found = await self.transcript("request")
        return [e for e in found if e["method"] == method and e["path"].endswith(path)]

    async def download(self, url: str) -> bytes:
        """Load an attachment."""
        async with self._http.get(url) as response:
            response.raise_for_status()
            return await response.read()

    # The world.

    async def add_user(self, name: str, locale: str = "en-US", guild: str | None = None) -> str:
        """Create a user and return the id."""
        return str((await self.ask("add_user", name=name, locale=locale, guild=guild))["id"])

    async def add_guild(self, name: str, locale: str = "en-US") -> str:
        """Create a guild with the bot in it and return the id."""
        return str((await self.ask("add_guild", name=name, locale=locale))["id"])

    async def add_channel(self, guild: str, name: str, kind: int = TEXT, parent: str | None = None) -> str:
        """Create a text channel, category or forum and return the id."""
        return str((await self.ask("add_channel", guild=guild, name=name, kind=kind, parent=parent))["id"])

    async def set_forum(self, channel: str, tags: list[Json] | None = None, required: bool | None = None) -> Json:
        """Change the tags that a forum offers, and whether it requires one."""
        return dict(await self.ask("set_forum", channel=channel, tags=tags, required=required))

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread as a moderator."""
        await self.ask("delete_channel", channel=channel)

    async def deny(self, permission: str, channel: str | None = None, guild: str | None = None) -> None:
        """Take a permission from the bot, in a channel or a guild."""
        await self.ask("set_permission", name=permission, allowed=False, channel=channel, guild=guild)

    async def allow(self, permission: str, channel: str | None = None, guild: str | None = None) -> None:
        """Give a denied permission back."""
        await self.ask("set_permission", name=permission, allowed=True, channel=channel, guild=guild)

    async def set_role(self, user: str, role: str, *, given: bool) -> None:
        """Give a user a role, or take it away."""
        await self.ask("set_role", user=user, role=role, given=given)

    async def close_dms(self, user: str) -> None:
        """Let a user refuse direct messages."""
        await self.ask("set_dms", user=user, accepted=False)

    async def open_dms(self, user: str) -> None:
        """Let a user accept direct messages again."""
        await self.ask("set_dms", user=user, accepted=True)

    async def set_bot(self, guild: str, present: bool) -> None:
        """Remove the bot from a guild, or invite it again."""
        await self.ask("set_bot", guild=guild, present=present)

    async def set_available(self, guild: str, available: bool) -> None:
        """Let a guild have an outage, or end it."""
        await self.ask("set_available", guild=guild, available=available)

    async def limit_old_edits(self, most: int | None) -> None:
        """Limit the edits of messages older than an hour; None lifts the limit."""
        await self.ask("limit_old_edits", most=most)

    async def advance(self, seconds: float) -> None:
        """Let the server's time pass at once: tokens expire, ids and nonces age."""
        await self.ask("advance", seconds=seconds)

    async def save(self, name: str) -> None:
        """Write the world to a file of the server's folder."""
        await self.ask("save", name=name)

    async def load(self, name: str) -> None:
        """Replace the world by that of a file of the server's folder."""
        await self.ask("load", name=name)

    # Faults. `path` is a regular expression searched in the path behind /api/v10.

    async def rate_limit(
        self,
        path: str,
        retry_after: float | None,
        method: str | None = None,
        times: int = 1,
        seconds: float | None = None,
        whole: bool = False,
    ) -> None:
        """Answer 429 to the next `times` requests, or to all for `seconds`; `whole` makes it the global limit.

        With `retry_after` None an answer tells how long the `seconds` still last.
        """
        rule = {"method": method, "times": times, "seconds": seconds}
        await self.ask("fault", kind="rate_limit", path=path, **rule, retry_after=retry_after, whole=whole)

    async def fail(
        self,
        path: str,
        status: int,
        method: str | None = None,
        times: int = 1,
        seconds: float | None = None,
        code: int = 0,
        message: str = "practice fault",
    ) -> None:
        """Answer with an error without processing the request."""
        rule = {"method": method, "times": times, "seconds": seconds}
        await self.ask("fault", kind="status", path=path, **rule, status=status, code=code, message=message)

    async def slow(self, path: str, delay: float, method: str | None = None, times: int = 1) -> None:
        """Wait before processing the request."""
        await self.ask("fault", kind="slow", path=path, method=method, times=times, delay=delay)

    async def reset(self, path: str, method: str | None = None, times: int = 1, nth: int = 1) -> None:
        """Process the request, then cut the connection instead of answering."""
        await self.ask("fault", kind="reset", path=path, method=method, times=times, nth=nth)

    async def kill_on(self, method: str, path: str, nth: int, when: When, pid: int | list[int]) -> None:
        """Kill a process at the nth such request from now: before it is processed, or after but unanswered.

        Of several processes that one dies which makes the request.
        """
        await self.ask("fault", kind="kill", path=path, method=method, nth=nth, when=when, pid=pid)

    async def clear_faults(self) -> None:
        """Forget all faults."""
        await self.ask("clear_faults")

    async def limit(self, path: str, most: int, seconds: float) -> None:
        """Set a rate limit that the headers tell and 429 enforces."""
        await self.ask("limit", path=path, most=most, seconds=seconds)

    # The gateway.

    async def drop_sockets(self) -> None:
        """Cut the bot's sockets."""
        await self.ask("gateway", what="drop")

    async def reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        await self.ask("gateway", what="reconnect")

    async def invalidate(self, resumable: bool = False) -> None:
        """Declare the session invalid (op 9)."""
        await self.ask("gateway", what="invalidate", value=resumable)

    async def close_gateway(self, code: int) -> None:
        """Close the bot's sockets with a code, such as 4004."""
        await self.ask("gateway", what="close", value=code)

    async def refuse_resume(self, refuse: bool = True) -> None:
        """Answer each RESUME with op 9."""
        await self.ask("gateway", what="refuse_resume", value=refuse)

    async def shut_gateway(self, shut: bool = True) -> None:
        """Refuse new gateway sockets with 503."""
        await self.ask("gateway", what="shut", value=shut)
