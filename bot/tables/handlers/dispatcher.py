"""The dispatcher: what users do comes in here and is answered; refusals are answers too, in the user's language.

Nothing that a component id or a command says is trusted: user, seat, ask and choice are checked again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec

import structlog

from bot.tables.core.languages import words
from bot.tables.core.registry import Registry
from bot.tables.finished.replays import Replays
from bot.tables.handlers.commands import Commands
from bot.tables.handlers.context import HandlerContext, Meant
from bot.tables.handlers.guilds import Guilds
from bot.tables.handlers.suggestions import Suggestions
from bot.tables.handlers.wiring import Handlers
from bot.tables.lessons.stand import PREFIX
from bot.tables.messages import common
from bot.tables.messages.pictures import Pictures
from bot.tables.messages.rulebook import rule_rows, rules_button
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Warned
from bot.tables.ports.messenger import Messenger
from bot.tables.ports.panel import Answer, Button, Panel, Row
from games.kernel.errors import IllegalChoice, KernelError, NotOffered
from games.kernel.words import Words, negotiated
from storage.repeating import repeating

log = structlog.get_logger()

LESSON_FORM = f"{PREFIX}submit"
"""The verb of a form in a lesson."""
P = ParamSpec("P")


class Dispatcher:
    """Answer presses, submits, commands and events of Discord; no method raises for what a user does."""

    def __init__(self, registry: Registry, pictures: Pictures, replays: Replays, messenger: Messenger) -> None:
        self.registry = registry
        self.context = HandlerContext(registry, pictures, messenger)
        self.handlers = Handlers(self.context, replays)
        self.commands, self.suggestions = Commands(self.handlers, self._answer), Suggestions(self.handlers)
        self.guilds = Guilds(registry, self.handlers)

    async def _answer(
        self,
        caller: Caller,
        handle: Callable[Concatenate[Caller, P], Awaitable[Answer]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Note the caller's language; turn a refusal into a private answer; computers and deliveries step aside.

        Where another process got into the way of what the caller wants, it is tried again.
        """
        if caller.message_id is not None:
            self.registry.presses.note(caller.message_id)
        with self.registry.users.answering():
            try:
                await repeating(self.registry.people.meet)(caller)
                return await repeating(handle)(caller, *args, **kwargs)
            except KernelError as refusal:
                return await self._answer_refusal(caller, refusal)

    async def _answer_refusal(self, caller: Caller, refusal: KernelError) -> Answer:
        texts = await self._all_words(caller)
        text = texts.text(refusal.key, **refusal.fields)
        rows: tuple[Row, ...] = ()
        meant = self.context.meant.get(caller.user_id, Meant())
        if isinstance(refusal, NotOffered) and refusal.section:
            rule = texts.text(f"rule-{refusal.section}")
            text += "\n" + texts.text("refused-by", section=rule) if rule != f"rule-{refusal.section}" else ""
            rows = rule_rows(*meant, refusal.section, texts)
        if isinstance(refusal, IllegalChoice) and meant.table and not rows:
            rows = ((rules_button(meant.table, None, texts),),)
        if isinstance(refusal, Warned):
            rows = ((Button(refusal.anyway.id, texts.text(f"button-{refusal.anyway.verb}"), "danger"),),)
        log.info("refused", reason=refusal.key)
        self.registry.metrics.note_refusal(refusal.key)
        return Answer(Panel((text,), rows=rows, accent=common.SLATE))

    async def _all_words(self, caller: Caller) -> Words:
        """Return words that also know the texts of the game that the caller's wish is about."""
        texts = await self.registry.people.meet(caller)
        meant = self.context.meant.get(caller.user_id)
        return words(texts.locale, meant.package) if meant else texts

    @property
    def verbs(self) -> frozenset[str]:
        """Name all that can be pressed and submitted."""
        return frozenset({*self.handlers.verbs, "submit", LESSON_FORM})

    def last_press(self, message_id: int | None) -> int:
        """Return when a message was last pressed, as far as that is remembered; 0 for one that never was."""
        return 0 if message_id is None else self.registry.presses.last(message_id)

    async def press(self, caller: Caller, component: ComponentId, values: tuple[str, ...] = ()) -> Answer:
        """Answer a button or a select."""
        handler = self.handlers.verbs.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        return await self._answer(caller, handler, component, values)

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Answer a submitted form."""
        handler = self.handlers.lessons if component.verb == LESSON_FORM else self.handlers.seat
        return await self._answer(caller, handler.submit, component, fields)

    async def answer_unknown(self, caller: Caller) -> Answer:
        """Answer an id that is not ours or cannot be read."""
        return Answer(common.note((await self.registry.people.meet(caller)).text("refused-unknown")))

    async def answer_failure(self, caller: Caller) -> Answer:
        """Answer after an unexpected error, without touching the store."""
        return Answer(common.note(words(negotiated(caller.locale)).text("failed")))
