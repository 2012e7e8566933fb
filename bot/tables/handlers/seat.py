"""The desk's part for who sits at a table: choices, the own move and the own hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.typing import in_words, meant, suggested
from bot.tables.messages import parts, seats
from bot.tables.messages.controls import NOTHING, Controls, choice_of_fields, choice_of_values
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages.play import ChoiceOutcome, Late, choose, undo
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
            "form": self._form,
            "parts": self._part,
            "part": self._part,
            "whole": self._whole,
            "move": self._your_move,
            "hand": self._your_hand,
        }
        return {verb: self._present(handler) for verb, handler in verbs.items()}

    def _present(self, handler: Handler) -> Handler:
        """Let a user who comes back to a seat look first: the press gives the seat back, and chooses nothing yet."""

        async def answer(caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
            return await self.pace.welcome(caller, press.table) or await handler(caller, press, values)

        return answer

    def _seat(self, table: Table, caller: Caller) -> int:
        seat = table.seat_of(caller.user_id)
        if seat is None:
            raise table.not_seated()
        return seat

    @asynccontextmanager
    async def _held(self, own: OwnSeat) -> AsyncIterator[Table]:
        """Hold the table's lock once more; refuse a user whose seat was handed on meanwhile."""
        async with self.registry.table(own.table) as table:
            table.check_holder(own.user_id, own.seat)
            yield table

    def _asked(self, table: Table, seat: int) -> Match:
        """Return the match; refuse a seat that is not asked now."""
        match = table.playing()
        if table.row.stage != "playing":
            raise Refusal("refused-over")
        match.check_open(seat)
        return match

    # Choosing

    async def _choose(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._made(caller, press, press.value, sure=True)

    async def _pick(self, caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
        return await self._made(caller, press, choice_of_values(values))

    async def submit(self, caller: Caller, press: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Make the choice that a form says."""
        if press.verb != "submit":
            raise Refusal("refused-unknown")
        if welcome := await self.pace.welcome(caller, press.table):
            return welcome
        typed = " ".join(fields["typed"]) if "typed" in fields else ""
        choice = choice_of_fields(fields)
        refused = await self._together(caller, press, lambda shape: parts.refused(shape, choice))
        return refused or await self._made(caller, press, choice, typed=typed)

    async def _part(self, caller: Caller, press: ComponentId, values: tuple[str, ...]) -> Answer:
        """Show a choice of several parts with what is picked so far, and what that comes to."""
        panel = await self._together(caller, press, lambda shape: parts.ticked(shape, press.value, values))
        return panel or await self._form(caller, press, values)

    async def _whole(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Make the choice whose parts stand in the id; what cannot be chosen keeps its ticks."""
        made: list[str] = []

        def kept(shape: Parts) -> parts.Picked | None:
            made.append(shape.joined(parts.read(shape, press.value)))
            return parts.refused(shape, made[0])

        again = await self._together(caller, press, kept)
        return again or await self._made(caller, press, *made or [NOTHING])

    async def _together(self, caller: Caller, press: ComponentId, picked: Ticks) -> Answer | None:
        """Show the seat's panel with these parts picked; None where none are to show, or the ask is another by now."""
        async with self.context.table(caller, press.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            if press.seat != seat or press.ask != table.playing().state.ask or seat not in table.asked():
                return None
            shape = table.game.rules.asked(view(table.playing().state, seat))[seat].shape
            found = picked(shape) if isinstance(shape, Parts) else None
            panel = None if found is None else seats.picking(table, seat, found, texts)
        return None if panel is None else Answer(panel, update=True, keep_pictures=True)

    async def _made(
        self, caller: Caller, press: ComponentId, choice: str, *, sure: bool = False, typed: str = ""
    ) -> Answer:
        """Make a choice from a panel and show on it what is now: locked in, or the next question.

        Unless the user is sure, a choice that could not be changed any more is asked about if the rules warn of it.
        """
        async with self.context.table(caller, press.table) as table:
            seat = self._seat(table, caller)
            texts = await self.context.words(caller, table)
            choice = (typed and meant(table, seat, press.ask, typed, texts)) or choice
        if press.seat != seat or press.ask is None:
            raise Refusal("refused-not-yours")
        own = OwnSeat(caller.user_id, press.table, seat)
        if not sure and (doubt := await self._doubt(own, choice, press.ask, texts)):
            return Answer(doubt, update=True, keep_pictures=True)
        try:
            chosen = await choose(
                self.registry, own.table, seat, choice, press.ask, caller.message_id, user=own.user_id
            )
        except (StaleChoice, NotYourDecision) as error:
            return await self._too_late(own, error, texts)
        except NotOffered as error:
            async with self._held(own) as table:
                raise in_words(error, table, seat, press.ask, typed or choice, texts) from error
        return await self._shown(own, chosen, texts)

    async def _doubt(self, own: OwnSeat, choice: str, ask: int, texts: Words) -> Panel | None:
        """Ask whether a choice is meant if the rules warn of it and it would count at once; None lets it be made."""
        seat = own.seat
        async with self._held(own) as table:
            match = table.playing()
            try:
                step = match.considered(seat, choice, ask)
            except KernelError:
                return None
            warning = table.game.rules.warning(view(match.state, seat), seat, step.entry.choice)
            final = step.state.over or step.state.ask != match.state.ask
            return seats.doubt(table, seat, step.entry.choice, warning, texts) if warning and final else None

    async def _shown(self, own: OwnSeat, chosen: ChoiceOutcome, texts: Words) -> Answer:
        """Show the panel at once without drawing; a hand that has changed follows as a picture."""
        async with self._held(own) as table:
            if not chosen.moved_on:
                return Answer(seats.choice(table, own.seat, None, "", texts), update=True, keep_pictures=True)
            note = seats.chosen(table, own.seat, chosen.choice, chosen.asked_in, texts)
        return await self._after(own, texts, note)

    async def _after(self, own: OwnSeat, texts: Words, note: str) -> Answer:
        """Show what is asked now, at once without drawing; the picture follows."""
        async with self._held(own) as table:
            panel = seats.choice(table, own.seat, None, "", texts, note)

        async def drawn() -> Panel | None:
            try:
                return await self._panel(own, texts, note)
            except Refusal:
                return None  # the seat was handed on meanwhile

        return Answer(panel, update=True, then=drawn)

    async def _panel(self, own: OwnSeat, texts: Words, note: str = "") -> Panel:
        async with self._held(own) as table:
            now = table.as_it_stands()
        picture = await self.context.pictures.hand(now, own.seat, texts) if now.row.stage == "playing" else None
        return seats.choice(now, own.seat, picture, "", texts, note)

    async def _too_late(self, own: OwnSeat, error: IllegalChoice, texts: Words) -> Answer:
        """Say which choice counted, and show what is asked now instead."""
        if isinstance(error, Late):
            async with self._held(own) as table:
                note = seats.counted(table, own.seat, str(error.fields["choice"]), error.asked_in, texts)
        else:
            note = "" if isinstance(error, NotYourDecision) else texts.text(error.key)  # the panel says it
        return Answer(await self._panel(own, texts, note))

    async def _form(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, press.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            match = table.playing()
            if press.seat != seat:
                raise Refusal("refused-not-yours")
            if press.ask == match.state.ask and seat in table.asked():
                return Answer(form=Controls(table.id, table.game, view(match.state, seat), seat, texts).form())
        return await self._too_late(OwnSeat(caller.user_id, press.table, seat), StaleChoice("stale-choice"), texts)

    async def _undo(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Take back the last choice and show its question again."""
        async with self.context.table(caller, press.table) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
        if press.seat != seat or press.ask is None:
            raise Refusal("refused-not-yours")
        own = OwnSeat(caller.user_id, press.table, seat)
        try:
            await undo(self.registry, own.table, seat, press.ask, caller.message_id, own.user_id)
        except StaleChoice as error:
            return await self._too_late(own, error, texts)
        return await self._after(own, texts, texts.text("undone"))

    # Looking

    async def _your_move(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._private(caller, press.table)

    async def _your_hand(self, caller: Caller, press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self.hand(caller, press.table)

    async def _private(self, caller: Caller, table_id: str) -> Answer:
        async with self.context.table(caller, table_id, acts=False) as table:  # its board is looked for at once
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            table.playing()
        note = await self.context.board_back(caller, table_id, texts)
        panel = await self._panel(OwnSeat(caller.user_id, table_id, seat), texts, note)
        closed = (await self.registry.user(caller.user_id)).dms == "closed"
        return Answer(seats.offering(panel, texts) if closed else panel)

    async def hand(self, caller: Caller, named: str | None) -> Answer:
        """Show the own hand as picture and text."""
        table_id = await self.context.find(caller, named)
        if welcome := await self.pace.welcome(caller, table_id):
            return welcome
        async with self.context.table(caller, table_id) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            now = table.as_it_stands()
        picture = await self.context.pictures.hand(now, seat, texts)
        return Answer(seats.hand(now, seat, picture, texts))

    # Typing

    async def move(self, caller: Caller, typed: str, named: str | None) -> Answer:
        """Make a typed choice; answered privately wherever it was typed."""
        table_id = await self.context.find(caller, named)
        if welcome := await self.pace.welcome(caller, table_id):
            return welcome
        async with self.context.table(caller, table_id) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            match = self._asked(table, seat)
            ask = match.state.ask
            choice = meant(table, seat, ask, typed, texts)
        own = OwnSeat(caller.user_id, table_id, seat)
        if doubt := await self._doubt(own, choice, ask, texts):
            return Answer(doubt)
        try:
            chosen = await choose(self.registry, table_id, seat, choice, ask, None, user=own.user_id)
        except (StaleChoice, NotYourDecision) as error:  # another press came between
            return await self._too_late(own, error, texts)
        except NotOffered as error:
            async with self._held(own) as table:
                raise in_words(error, table, seat, ask, typed, texts) from error
        return replace(await self._shown(own, chosen, texts), update=False, keep_pictures=False)

    async def suggestions(self, caller: Caller, typed: str, named: str | None) -> list[Choice]:
        """Suggest at most 25 offered choices that contain what was typed so far."""
        table_id = await self.context.find(caller, named)
        async with self.context.table(caller, table_id, acts=False) as table:
            seat, texts = self._seat(table, caller), await self.context.words(caller, table)
            self._asked(table, seat)
            return suggested(table, seat, typed, texts)[:25]
