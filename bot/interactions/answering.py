"""Answering: from what a user did to what the user sees, in time, and never in silence.

The first response normally is the result itself. Only if the dispatcher takes longer than `PATIENCE` is time asked for.
Answers are best effort: a lost one changes nothing at the table, and none ever falls back to a public message.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import nullcontext, suppress
from typing import Any, TypeVarTuple

import discord
import structlog
from discord import app_commands

from bot.api.icons import Icons
from bot.api.mentions import without_mentions
from bot.api.payload import HINT
from bot.interactions.caller import Interaction, caller_of
from bot.interactions.reply import Reply
from bot.interactions.twins import Twins
from bot.logs import ANSWERED, GONE, TOO_LATE
from bot.tables.core.order import Change
from bot.tables.handlers.dispatcher import Dispatcher
from bot.tables.ports.caller import Caller
from bot.tables.ports.messenger import Outdated
from bot.tables.ports.metrics import Metrics
from bot.tables.ports.panel import Answer, Choice, Panel
from games.kernel.icons import without_icons
from games.kernel.words import clipped

log = structlog.get_logger()

PATIENCE = 1.0
OVER = (TOO_LATE, GONE, 10015, 50027)
"""Codes for an interaction whose token or message no longer exists: the press was too long ago."""

__all__ = ["Answering", "Interaction"]


class Elsewhere(Exception):
    """Say that another process answers an interaction, so that this one is to keep silent."""


Given = TypeVarTuple("Given")
Ask = Callable[[Caller, *Given], Awaitable[Answer]]
"""Ask the dispatcher for a caller."""
Claim = Callable[[int, int | None], Awaitable[bool]]
"""Take on an interaction, and the message that was pressed if any; tell whether no other process has."""


class Answering:
    """Ask the dispatcher and send what it answers, with the `icons` that messages may use.

    What `claim` does not claim is left to another process.
    """

    def __init__(
        self,
        dispatcher: Dispatcher,
        claim: Claim | None = None,
        twins: Twins | None = None,
        icons: Icons | None = None,
    ) -> None:
        self.dispatcher, self.patience, self.claim = dispatcher, PATIENCE, claim
        self.twins, self.icons = twins or Twins(), icons or Icons()
        self.metrics = Metrics()
        self._busy: set[asyncio.Task[object]] = set()

    async def give(
        self, interaction: Interaction, ask: Ask[*Given], *given: *Given, table: str = "", verb: str = ""
    ) -> None:
        """Answer an interaction with what `ask` returns; raise nothing. `verb` says what was pressed."""
        task = asyncio.current_task()
        assert task is not None  # noqa: S101 - coroutines run in tasks
        self._busy.add(task)
        begun, reply = time.perf_counter(), Reply(interaction, self.icons)
        try:
            with structlog.contextvars.bound_contextvars(guild=interaction.guild_id, table=table or None):
                answer = await self._answer_in_time(reply, caller_of(interaction), ask, *given)
                self.metrics.note_answer(verb or _command(interaction), time.perf_counter() - begun)
                if answer is not None:
                    await self._complete_answer(reply, answer)
        except Elsewhere:
            log.debug("answered elsewhere")
        except Exception:
            log.exception("interaction failed", exc_info=self._is_first_failure(reply))
        finally:
            self._busy.discard(task)

    async def complete(
        self, interaction: Interaction, ask: Callable[[Caller, *Given], Awaitable[list[Choice]]], *given: *Given
    ) -> list[app_commands.Choice[str]]:
        """Return suggestions for what is being typed; none rather than an error."""
        try:
            with structlog.contextvars.bound_contextvars(guild=interaction.guild_id):
                found = await ask(caller_of(interaction), *given)
        except Exception:
            log.exception("completion failed")
            return []
        return [app_commands.Choice(name=_suggestion(choice), value=choice.value) for choice in found[:25]]

    async def finish(self, seconds: float) -> None:
        """Wait until what is being answered has been answered, but not for ever."""
        if self._busy:
            await asyncio.wait(self._busy, timeout=seconds)

    async def _answer_in_time(self, reply: Reply, caller: Caller, ask: Ask[*Given], *given: *Given) -> Answer | None:
        """Send what the dispatcher answers, and return it if it has been sent."""
        async with _Deferral(lambda: self._send_tolerantly(reply, reply.defer()), self.patience):
            try:
                await self._claim(reply.interaction.id, caller.message_id)
                answer = await ask(caller, *given)
            except Elsewhere:
                raise
            except Exception:
                log.exception("handler failed", exc_info=self._is_first_failure(reply))
                answer = await self.dispatcher.answer_failure(caller)
            change = await self._turn(caller.message_id) if answer.update else None
        return answer if await self._send(reply, caller, answer, change) else None

    async def _send(self, reply: Reply, caller: Caller, answer: Answer, change: Change | None) -> bool:
        """Send an answer, and tell whether it has been sent; if it cannot be, say so instead."""
        try:
            return await self._send_tolerantly(reply, _send_in_order(reply, answer, change))
        except Exception:
            log.exception("answer not sent", exc_info=self._is_first_failure(reply))
            await self._send_tolerantly(reply, reply.send(await self.dispatcher.answer_failure(caller)))
            return False

    def _is_first_failure(self, reply: Reply) -> bool:
        """Count what went wrong with a reply, once: what follows mostly has the same cause, and needs no traceback."""
        first, reply.failed = not reply.failed, True
        if first:
            self.metrics.note_error("answer")
        return first

    async def _turn(self, message_id: int | None) -> Change | None:
        """Wait until it is the turn of what was just composed for a message: what left before has landed."""
        if message_id is None:
            return None
        change = self.dispatcher.begin_change(message_id)
        await change.wait_for_others()
        return change

    async def _claim(self, interaction_id: int, message_id: int | None) -> None:
        if self.claim is not None and not await self.claim(interaction_id, message_id):
            raise Elsewhere

    async def _complete_answer(self, reply: Reply, answer: Answer) -> None:
        """Say where the public message is, replace what was sent by a fuller panel, and add a private one."""
        try:
            if answer.sent is not None:
                await answer.sent(await reply.where())
            if answer.then is not None:
                await self._improve(reply, answer.then)
            panel = await answer.follow() if answer.follow is not None else None
            if panel is not None:
                await self._send_tolerantly(reply, reply.add(panel))
        except Exception:
            log.exception("after the answer", exc_info=self._is_first_failure(reply))

    async def _improve(self, reply: Reply, make: Callable[[], Awaitable[Panel | None]]) -> None:
        """Replace what was sent by a fuller panel, unless it was pressed meanwhile and so shows newer things."""
        before = self.dispatcher.last_press(reply.message_id)
        panel = await make()
        if panel is not None and self.dispatcher.last_press(reply.message_id) == before:
            change = await self._turn(reply.message_id)
            with suppress(Outdated), nullcontext() if change is None else change.sending():
                await self._send_tolerantly(reply, reply.improve(panel))

    async def _send_tolerantly(self, reply: Reply, sending: Awaitable[None]) -> bool:
        """Send, and tell whether there is an answer now; answered already counts, and being too late is no error.

        Nor is it that another process has deleted the message, because a newer one stands below.
        """
        try:
            await sending
        except discord.InteractionResponded:
            return True
        except discord.HTTPException as error:
            if error.code not in (ANSWERED, *OVER):
                raise
            log.info("answered already" if error.code == ANSWERED else "answered too late", code=error.code)
            if error.code == ANSWERED:
                self.twins.note_taken(reply.interaction.id)
            return error.code == ANSWERED
        return True


class _Deferral:
    """Ask Discord for more time after some seconds, unless what is answered meanwhile ends before them."""

    def __init__(self, defer: Callable[[], Coroutine[Any, Any, bool]], seconds: float) -> None:
        self._defer, self._seconds = defer, seconds
        self._asking: asyncio.Task[bool] | None = None

    def _ask(self) -> None:
        self._asking = asyncio.create_task(self._defer())

    async def __aenter__(self) -> None:
        """Let the time run."""
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._ask)

    async def __aexit__(self, *_error: object) -> None:
        """Stop asking; if that was begun, wait until it is done."""
        self._timer.cancel()
        if self._asking is not None:
            await self._asking


def _suggestion(choice: Choice) -> str:
    return clipped(without_mentions(without_icons(choice.label)), HINT)


def _command(interaction: Interaction) -> str:
    """Name the command of an interaction."""
    return "" if interaction.command is None else interaction.command.qualified_name


async def _send_in_order(reply: Reply, answer: Answer, change: Change | None) -> None:
    """Send an answer, but change nothing by it where its message shows something newer by now."""
    if change is None:
        await reply.send(answer)
        return
    try:
        with change.sending():
            await reply.send(answer)
    except Outdated:
        await reply.acknowledge()
