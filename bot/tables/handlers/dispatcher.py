"""The dispatcher: it answers all acts of users; refusals are answers too, in the user's language.

It trusts no component id or command: user, seat, ask and choice are checked again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from bot.tables.core.order import MOMENT, Change
from bot.tables.core.people import wants_icons, words
from bot.tables.core.registry import Registry
from bot.tables.core.table import NO_GUILD
from bot.tables.finished.replays import Replays
from bot.tables.handlers.context import Given, HandlerContext, Meant
from bot.tables.handlers.newest_board import lead_on
from bot.tables.handlers.reconciliation import Guilds, Reconciling
from bot.tables.handlers.verbs import Handlers
from bot.tables.messages import common
from bot.tables.messages.pictures import Pictures
from bot.tables.messages.rulebook import rule_rows, rules_button
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal, Warned
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Row
from games.kernel.errors import IllegalChoice, KernelError, NotOffered
from games.kernel.words import negotiated
from storage import random_token
from storage.retry import repeating

log = structlog.get_logger()


class Dispatcher:
    """Answers presses, submits, commands and events of Discord; no method raises because of a user's act."""

    def __init__(self, registry: Registry, pictures: Pictures, replays: Replays, messenger: Messenger) -> None:
        self.registry = registry
        self.context = HandlerContext(registry, pictures, messenger)
        self.handlers = Handlers(self.context, replays)
        self.commands = self.handlers.commands
        self.guilds = Guilds(registry, self.handlers)
        self.reconciling = Reconciling(registry, self.guilds, messenger)
        self._meet = repeating(registry.people.meet)

    @property
    def verbs(self) -> frozenset[str]:
        """Return all verbs that can be pressed or submitted."""
        return frozenset({*self.handlers.verbs, *self.handlers.forms})

    def last_press(self, message_id: int | None) -> int:
        """Return when a message was last pressed, if remembered, else 0."""
        return 0 if message_id is None else self.registry.presses.last(message_id)

    def begin_change(self, message_id: int) -> Change:
        """Note that a message is about to show a newly composed panel, so that nothing older is sent to it."""
        change = self.registry.order.change(message_id, MOMENT.get())
        change.claim()
        return change

    async def run(self, name: str, caller: Caller, /, *given: Any, **options: Any) -> Answer:
        """Answer a command; its options are those of its handler's signature."""
        return await self._answer(caller, name, partial(self.commands[name].run, caller, *given, **options))

    async def run_menu(self, name: str, caller: Caller, target: int, *given: Any) -> Answer:
        """Answer an entry in the menu of a user or a message."""
        menus = self.handlers.menus
        act = partial(menus.on_user.get(name, menus.as_text), caller, target, *given)
        return await self._answer(caller, name, act)

    async def suggest(self, name: str, option: str, caller: Caller, typed: str, given: Given) -> list[Choice]:
        """Suggest values of a command's option; none if the table is unclear."""
        try:
            return await self.commands[name].suggest[option](caller, typed, given)
        except KernelError:
            return []

    async def press(self, caller: Caller, component: ComponentId, values: tuple[str, ...] = ()) -> Answer:
        """Answer a button or a select."""
        handler = self.handlers.verbs.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        answer = await self._answer(caller, component.verb, partial(handler, Press(caller, component, values)))
        of_board = bool(component.token) and component.seat is None
        return await lead_on(self.registry, caller, answer) if of_board else answer

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Answer a submitted form."""
        handler = self.handlers.forms.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        return await self._answer(caller, component.verb, partial(handler, Press(caller, component, fields=fields)))

    def _check_excluded(self, caller: Caller, what: str) -> None:
        """Refuse users and servers that the operator has excluded; excluded users can still use help and their data."""
        server = self.registry.excluded_guilds.get(caller.guild_id or NO_GUILD)
        if server is not None:
            raise Refusal("refused-excluded-server", reason=server)
        user = self.registry.excluded_users.get(caller.user_id)
        if user is not None and what not in self.handlers.always:
            raise Refusal("refused-excluded", reason=user)

    async def _answer(self, caller: Caller, what: str, act: Callable[[], Awaitable[Answer]]) -> Answer:
        """Note the caller's language; turn a refusal into a private answer; computers and deliveries step aside.

        If another process interfered, the act is tried again.
        """
        if caller.message_id is not None:
            self.registry.presses.note(caller.message_id)
        with self.registry.users.answering():
            try:
                await self._meet(caller)
                self._check_excluded(caller, what)
                answer = await repeating(act)()
            except KernelError as refusal:
                answer = await self._answer_refusal(caller, refusal)
            user = await self.registry.people.user(caller.user_id)
            return answer if wants_icons(user) else replace(answer, icons=False)

    async def _answer_refusal(self, caller: Caller, refusal: KernelError) -> Answer:
        """Explain a refusal, with the words of the game that the caller was acting in."""
        texts, meant = await self.registry.people.meet(caller), self.context.meant.get(caller.user_id, Meant())
        texts = words(texts.locale, meant.package) if meant.package else texts
        text = texts.text(refusal.key, **refusal.fields)
        if refusal.fields.get("examples"):
            text += "\n" + texts.text("refused-examples", examples=str(refusal.fields["examples"]))
        rows: tuple[Row, ...] = ()
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

    async def answer_written(self, caller: Caller, text: str) -> None:
        """Answer a direct message that asks for help; ignore a refusal by Discord."""
        panel = await self.handlers.help.written(caller, text)
        if panel is not None:
            with contextlib.suppress(MessengerError):
                await self.context.messenger.post(caller.channel_id, panel, random_token())

    async def answer_unknown(self, caller: Caller) -> Answer:
        """Answer an id that is not ours or cannot be read."""
        return Answer(common.note((await self.registry.people.meet(caller)).text("refused-unknown")))

    async def answer_failure(self, caller: Caller) -> Answer:
        """Answer after an unexpected error, without touching the store."""
        return Answer(common.note(words(negotiated(caller.locale)).text("failed")))
