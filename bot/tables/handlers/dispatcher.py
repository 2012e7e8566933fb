"""The dispatcher: what users do comes in here and is answered; refusals are answers too, in the user's language.

Nothing that a component id or a command says is trusted: user, seat, ask and choice are checked again.
"""

from __future__ import annotations

import contextlib

from bot.tables.core.languages import words
from bot.tables.core.order import MOMENT, Change
from bot.tables.core.registry import Registry
from bot.tables.finished.replays import Replays
from bot.tables.handlers.commands import Commands
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.guilds import Guilds
from bot.tables.handlers.newest_board import lead_on
from bot.tables.handlers.reconciling import Reconciling
from bot.tables.handlers.suggestions import Suggestions
from bot.tables.handlers.wiring import Handlers
from bot.tables.lessons.stand import PREFIX
from bot.tables.messages import common
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Messenger, MessengerError
from bot.tables.ports.panel import Answer
from games.kernel.words import negotiated
from storage import random_token

LESSON_FORM = f"{PREFIX}submit"
"""The verb of a form in a lesson."""


class Dispatcher:
    """Answer presses, submits, commands and events of Discord; no method raises for what a user does."""

    def __init__(self, registry: Registry, pictures: Pictures, replays: Replays, messenger: Messenger) -> None:
        self.registry = registry
        self.context = HandlerContext(registry, pictures, messenger)
        self.handlers = Handlers(self.context, replays)
        self.commands, self.suggestions = Commands(self.handlers, self.context), Suggestions(self.handlers)
        self.guilds = Guilds(registry, self.handlers)
        self.reconciling = Reconciling(registry, self.guilds, messenger)

    @property
    def verbs(self) -> frozenset[str]:
        """Name all that can be pressed and submitted."""
        return frozenset({*self.handlers.verbs, "submit", LESSON_FORM})

    def last_press(self, message_id: int | None) -> int:
        """Return when a message was last pressed, as far as that is remembered; 0 for one that never was."""
        return 0 if message_id is None else self.registry.presses.last(message_id)

    def begin_change(self, message_id: int) -> Change:
        """Begin to show on a message what was just composed; nothing older is sent to it from now on."""
        change = self.registry.order.change(message_id, MOMENT.get())
        change.claim()
        return change

    async def press(self, caller: Caller, component: ComponentId, values: tuple[str, ...] = ()) -> Answer:
        """Answer a button or a select."""
        handler = self.handlers.verbs.get(component.verb)
        if handler is None:
            return await self.answer_unknown(caller)
        answer = await self.context.answer(caller, handler, component, values)
        of_board = bool(component.token) and component.seat is None
        return await lead_on(self.registry, caller, answer) if of_board else answer

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Answer a submitted form."""
        handler = self.handlers.lessons if component.verb == LESSON_FORM else self.handlers.seat
        return await self.context.answer(caller, handler.submit, component, fields)

    async def answer_written(self, caller: Caller, text: str) -> None:
        """Answer a direct message to the bot that asks for help; Discord may refuse that, and nothing is lost by it."""
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
