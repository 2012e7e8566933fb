"""The desk's part for who sits at a table: choices, the own move and the own hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.typing import explain_refusal, parse_typed, suggest_choices
from bot.tables.messages import parts, seats
from bot.tables.messages.controls import NOTHING, Controls, choice_of_fields, choice_of_values
from bot.tables.messages.pictures import timely
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages.play import ChoiceOutcome, LateChoice, choose, undo
from games.kernel.ask import Parts
from games.kernel.errors import IllegalChoice, KernelError, NotOffered, NotYourDecision, StaleChoice
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.words import Words

Ticks = Callable[[Parts], parts.Picked | None]
Handler = Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """A user's seat, as it was when they pressed."""

    user_id: int
    table: str
    seat: int


class SeatHandler:
    """Answer what a seated user does."""

    def __init__(self, context: HandlerContext, pace: PaceHandler) -> None:
        self.context, self.pace = context, pace
        self.registry: Registry = context.registry

    def verbs(self) -> dict[str, Handler]:
        """Name the presses that are answered here."""
        verbs = {
            "choose": self._choose,
            "pick": self._pick,
            "undo": self._undo,
            "form": self._open_form,
            "parts": self._tick_part,
            "part": self._tick_part,
            "whole": self._choose_parts,
            "move": self._press_move,
            "hand": self._press_hand,
        }
        return {verb: self._welcome_first(handler) for verb, handler in verbs.items()}

    def _welcome_first(self, handler: Handler) -> Handler:
        """Let a user who comes back to a seat look first: the press gives the seat back, and chooses nothing yet."""

        async def answer(caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
            return await self.pace.welcome(caller, component.table) or await handler(caller, component, values)

        return answer

    def _seat(self, table: Table, caller: Caller) -> int:
        seat = table.seat_of(caller.user_id)
        if seat is None:
            raise table.not_seated()
        return seat

    @asynccontextmanager
    async def _lock(self, own: OwnSeat) -> AsyncIterator[Table]:
        """Hold the table's lock once more; refuse a user whose seat was handed on meanwhile."""
        async with self.registry.table(own.table) as table:
            table.check_holder(own.user_id, own.seat)
            yield table

    def _match_waiting_for(self, table: Table, seat: int) -> Match:
        """Return the match; refuse a seat that is not asked now."""
        match = table.playing()
        if table.row.stage != "playing":
            raise Refusal("refused-over")
        match.check_open(seat)
        return match

    # Choosing

    async def _choose(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._make_choice(caller, component, component.value, sure=True)

    async def _pick(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        return await self._make_choice(caller, component, choice_of_values(values))

    async def submit(self, caller: Caller, component: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Make the choice that a form says."""
        if component.verb != "submit":
            raise Refusal("refused-unknown")
        if welcome := await self.pace.welcome(caller, component.table):
            return welcome
        typed = " ".join(fields["typed"]) if "typed" in fields else ""
        choice = choice_of_fields(fields)
        refused = await self._show_parts(caller, component, lambda shape: parts.complete_but_refused(shape, choice))
        return refused or await self._make_choice(caller, component, choice, typed=typed)

    async def _tick_part(self, caller: Caller, component: ComponentId, values: tuple[str, ...]) -> Answer:
        """Show a choice of several parts with what is picked so far, and what that comes to."""
        panel = await self._show_parts(
            caller, component, lambda shape: parts.decode_pick(shape, component.value, values)
        )
        return panel or await self._open_form(caller, component, values)

    async def _choose_parts(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Make the choice whose parts stand in the id; what cannot be chosen keeps its ticks."""
        made: list[str] = []

        def note_refused(shape: Parts) -> parts.Picked | None:
            made.append(shape.joined(parts.decode(shape, component.value)))
            return parts.complete_but_refused(shape, made[0])

        again = await self._show_parts(caller, component, note_refused)
        return again or await self._make_choice(caller, component, *made or [NOTHING])

    async def _show_parts(self, caller: Caller, component: ComponentId, picked: Ticks) -> Answer | None:
        """Show the seat's panel with these parts picked; None where none are to show, or the ask is another by now."""
        async with self.context.table(caller, component.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            if component.seat != seat or component.ask != table.playing().state.ask or seat not in table.asked():
                return None
            shape = table.game.rules.asked(view(table.playing().state, seat))[seat].shape
            found = picked(shape) if isinstance(shape, Parts) else None
            panel = None if found is None else seats.parts_panel(table, seat, found, texts)
        return None if panel is None else Answer(panel, update=True, keep_pictures=True)

    async def _make_choice(
        self, caller: Caller, component: ComponentId, choice: str, *, sure: bool = False, typed: str = ""
    ) -> Answer:
        """Make a choice from a panel and show on it what is now: locked in, or the next question.

        Unless the user is sure, a choice that could not be changed any more is asked about if the rules warn of it.
        """
        async with self.context.table(caller, component.table) as table:
            seat = self._seat(table, caller)
            texts = await self.context.words(caller, table)
            choice = (typed and parse_typed(table, seat, component.ask, typed, texts)) or choice
        if component.seat != seat or component.ask is None:
            raise Refusal("refused-not-yours")
        own = OwnSeat(caller.user_id, component.table, seat)
        if not sure and (doubt := await self._warning_panel(own, choice, component.ask, texts)):
            return Answer(doubt, update=True, keep_pictures=True)
        try:
            chosen = await choose(
                self.registry, own.table, seat, choice, component.ask, caller.message_id, user=own.user_id
            )
        except (StaleChoice, NotYourDecision) as error:
            return await self._answer_too_late(own, error, texts)
        except NotOffered as error:
            async with self._lock(own) as table:
                raise explain_refusal(error, table, seat, component.ask, typed or choice, texts) from error
        return await self._answer_choice(own, chosen, texts)

    async def _warning_panel(self, own: OwnSeat, choice: str, ask: int, texts: Words) -> Panel | None:
        """Ask whether a choice is meant if the rules warn of it and it would count at once; None lets it be made."""
        seat = own.seat
        async with self._lock(own) as table:
            match = table.playing()
            try:
                step = match.considered(seat, choice, ask)
            except KernelError:
                return None
            warning = table.game.rules.warning(view(match.state, seat), seat, step.entry.choice)
            final = step.state.over or step.state.ask != match.state.ask
            return seats.warning_panel(table, seat, step.entry.choice, warning, texts) if warning and final else None

    async def _answer_choice(self, own: OwnSeat, chosen: ChoiceOutcome, texts: Words) -> Answer:
        """Show the panel at once without drawing; a hand that has changed follows as a picture."""
        async with self._lock(own) as table:
            if not chosen.moved_on:
                return Answer(seats.choice_panel(table, own.seat, None, "", texts), update=True, keep_pictures=True)
            note = seats.final_choice_note(table, own.seat, chosen.choice, chosen.asked_in, texts)
        return await self._answer_next_ask(own, texts, note)

    async def _answer_next_ask(self, own: OwnSeat, texts: Words, note: str) -> Answer:
        """Show what is asked now, at once without drawing; the picture follows."""
        async with self._lock(own) as table:
            panel = seats.choice_panel(table, own.seat, None, "", texts, note)

        return Answer(panel, update=True, then=self._draw_later(own, texts, note))

    def _draw_later(self, own: OwnSeat, texts: Words, note: str) -> Callable[[], Awaitable[Panel | None]]:
        """Show later what is asked then, with its picture, however long that takes."""

        async def draw() -> Panel | None:
            try:
                panel, _ = await self._draw_panel(own, texts, note, None)
            except Refusal:
                return None  # the seat was handed on meanwhile
            return panel

        return draw

    async def _draw_panel(self, own: OwnSeat, texts: Words, note: str, patience: float | None) -> tuple[Panel, bool]:
        """Show what is asked now, and tell whether its picture is still to come."""
        async with self._lock(own) as table:
            now = table.as_it_stands()
        picture, late = None, False
        if now.row.stage == "playing":
            picture, late = await timely(self.context.pictures.hand(now, own.seat, texts), patience)
        return seats.choice_panel(now, own.seat, picture, "", texts, note), late

    async def _answer_drawn(self, own: OwnSeat, texts: Words, note: str = "") -> Answer:
        """Answer with what is asked now; a picture that takes more than a moment follows."""
        panel, late = await self._draw_panel(own, texts, note, self.context.pictures.prompt)
        return Answer(panel, then=self._draw_later(own, texts, note) if late else None)

    async def _answer_too_late(self, own: OwnSeat, error: IllegalChoice, texts: Words) -> Answer:
        """Say which choice counted, and show what is asked now instead."""
        if isinstance(error, LateChoice):
            async with self._lock(own) as table:
                note = seats.counted_choice_note(table, own.seat, str(error.fields["choice"]), error.asked_in, texts)
        else:
            note = "" if isinstance(error, NotYourDecision) else texts.text(error.key)  # the panel says it
        return await self._answer_drawn(own, texts, note)

    async def _open_form(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            match = table.playing()
            if component.seat != seat:
                raise Refusal("refused-not-yours")
            if component.ask == match.state.ask and seat in table.asked():
                return Answer(form=Controls(table.id, table.game, view(match.state, seat), seat, texts).form())
        return await self._answer_too_late(
            OwnSeat(caller.user_id, component.table, seat), StaleChoice("stale-choice"), texts
        )

    async def _undo(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Take back the last choice and show its question again."""
        async with self.context.table(caller, component.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
        if component.seat != seat or component.ask is None:
            raise Refusal("refused-not-yours")
        own = OwnSeat(caller.user_id, component.table, seat)
        try:
            await undo(self.registry, own.table, seat, component.ask, caller.message_id, own.user_id)
        except StaleChoice as error:
            return await self._answer_too_late(own, error, texts)
        return await self._answer_next_ask(own, texts, texts.text("undone"))

    # Looking

    async def _press_move(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._show_move(caller, component.table)

    async def _press_hand(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self.hand(caller, component.table)

    async def _show_move(self, caller: Caller, table_id: str) -> Answer:
        async with self.context.table(caller, table_id, acts=False) as table:  # its board is looked for at once
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            table.playing()
        note = await self.context.board_back(caller, table_id, texts)
        closed = (await self.registry.user(caller.user_id)).dms == "closed"
        answer = await self._answer_drawn(OwnSeat(caller.user_id, table_id, seat), texts, note)
        return _with_dm_offer(answer, texts) if closed else answer

    async def hand(self, caller: Caller, named: str | None) -> Answer:
        """Show the own hand as picture and text."""
        table_id = await self.context.find(caller, named)
        if welcome := await self.pace.welcome(caller, table_id):
            return welcome
        async with self.context.table(caller, table_id) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            now = table.as_it_stands()
        return await self.context.pictured(
            lambda: self.context.pictures.hand(now, seat, texts),
            lambda picture: seats.hand_panel(now, seat, picture, texts),
        )

    # Typing

    async def move(self, caller: Caller, typed: str, named: str | None) -> Answer:
        """Make a typed choice; answered privately wherever it was typed."""
        table_id = await self.context.find(caller, named)
        if welcome := await self.pace.welcome(caller, table_id):
            return welcome
        async with self.context.table(caller, table_id) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            match = self._match_waiting_for(table, seat)
            ask = match.state.ask
            choice = parse_typed(table, seat, ask, typed, texts)
        own = OwnSeat(caller.user_id, table_id, seat)
        if doubt := await self._warning_panel(own, choice, ask, texts):
            return Answer(doubt)
        try:
            chosen = await choose(self.registry, table_id, seat, choice, ask, None, user=own.user_id)
        except (StaleChoice, NotYourDecision) as error:  # another press came between
            return await self._answer_too_late(own, error, texts)
        except NotOffered as error:
            async with self._lock(own) as table:
                raise explain_refusal(error, table, seat, ask, typed, texts) from error
        return replace(await self._answer_choice(own, chosen, texts), update=False, keep_pictures=False)

    async def suggestions(self, caller: Caller, typed: str, named: str | None) -> list[Choice]:
        """Suggest at most 25 offered choices that contain what was typed so far."""
        table_id = await self.context.find(caller, named)
        async with self.context.table(caller, table_id, acts=False) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            self._match_waiting_for(table, seat)
            return suggest_choices(table, seat, typed, texts)[:25]


def _with_dm_offer(answer: Answer, texts: Words) -> Answer:
    """Offer direct messages on an answer, and on the fuller one that follows."""
    if answer.panel is None:
        return answer
    then = answer.then

    async def offered() -> Panel | None:
        panel = await then() if then is not None else None
        return None if panel is None else seats.with_dm_offer(panel, texts)

    return replace(answer, panel=seats.with_dm_offer(answer.panel, texts), then=then and offered)
