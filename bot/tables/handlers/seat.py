"""What users do at their seats: choices, pressed or typed; `own_views` has what they look at.

A press takes its table's lock once (`_answer`). Under the lock it finds the seat, works out the choice, warns or stores
it in one transaction, and composes the answering panel, so that no other press comes between the outcome and its panel.
Drawing takes long, so it never happens under the lock: an act returns either its answer or a `Draw`, which makes the
answer, with its picture, from a frozen copy after the lock is released. The picture that follows an answer is of the
table as it is by then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.tables.clocks.deadlines import take_over
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.ahead import AheadHandler
from bot.tables.handlers.context import Act, Draw, Given, Handler, HandlerContext, OwnSeat
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.handlers.own_views import NOTE, AdviceHandler, LookHandler, NoteHandler
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.sequences import SequenceHandler
from bot.tables.handlers.turn_plan import TurnPlanHandler
from bot.tables.handlers.typed_choices import explain_refusal, parse_typed, suggest_choices, suggest_wishes
from bot.tables.handlers.wish import WishHandler
from bot.tables.messages import parts, seats
from bot.tables.messages.controls import NOTHING, choice_of_values
from bot.tables.messages.forms import choice_of_fields, form_of
from bot.tables.messages.more import UNDO_ALL
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages import takeback
from bot.tables.stages.play import ChoiceOutcome, consider, make, moves_on
from games.kernel.ask import Parts
from games.kernel.errors import NotOffered, NotYourDecision, StaleChoice
from games.kernel.match import Match, Step
from games.kernel.visibility import view

Ticks = Callable[[Parts], parts.Picked | None]
TakeBack = Callable[[Registry, Table, int, int, int | None], Awaitable[None]]


class SeatHandler:
    """Answers what a seated user does."""

    def __init__(self, context: HandlerContext, pace: PaceHandler) -> None:
        self.context, self.pace = context, pace
        self.registry: Registry = context.registry
        self.panels = OwnPanels(context)
        self.looks = LookHandler(context, self.panels)
        self.wishes, self.notes = WishHandler(context.registry, self.panels), NoteHandler(context, self.panels)
        self.advice, self.ahead = AdviceHandler(context, self.panels), AheadHandler(context.registry)
        self.turns = TurnPlanHandler(context.registry)
        self.sequences = SequenceHandler(context, self.panels)
        acts: dict[str, Act] = {
            "choose": self._choose,
            "pick": self._pick,
            "undo": self._undo,
            UNDO_ALL: self._undo_all,  # the first select of *More* offered it before the second one did
            "form": self._open_form,
            "change": self._show_choices,
            "group": self._show_choices,
            "parts": self._tick_part,
            "part": self._tick_part,
            "whole": self._choose_parts,
            **self.looks.acts,
            **self.wishes.acts,
            **self.ahead.acts,
            **self.turns.acts,
            **self.notes.acts,
            **self.advice.acts,
            **self.sequences.acts,
        }
        self.verbs: dict[str, Handler] = {verb: partial(self._answer, act) for verb, act in acts.items()}
        self.forms: dict[str, Handler] = {
            "submit": partial(self._answer, self._submit),
            NOTE: partial(self._answer, self.notes.keep),
        }

    async def _answer(self, act: Act, press: Press) -> Answer:
        """Run an act at a user's seat under one lock of the table; refuse users without a seat.

        If a stand-in holds the seat, the press only gives it back, and chooses nothing. Any press takes over a turn
        that a stand-in has begun.
        """
        async with self.context.table(press.caller, press.table_id) as table:
            own = await self._own_seat(press, table)
            if table.has_stand_in(own.seat) and table.row.stage == "playing":
                answer: Answer | Draw = await self.pace.give_back(table, own.seat, own.texts)
            else:
                await take_over(self.registry, table, own.seat)
                try:
                    answer = await act(own.at_known_ask())
                except StaleChoice as error:
                    answer = self.panels.answer_too_late(own, error)
        return answer if isinstance(answer, Answer) else await answer()

    async def _own_seat(self, press: Press, table: Table) -> OwnSeat:
        seat = table.seat_of(press.caller.user_id)
        if seat is None:
            raise table.not_seated()
        texts = await self.context.words(press.caller, table)
        return OwnSeat(press, table, seat, texts, await self.context.manner(press.caller))

    def _match_waiting_for(self, table: Table, seat: int) -> Match:
        """Return the match; refuse a seat that is not asked."""
        match = table.require_match()
        if table.row.stage != "playing":
            raise Refusal("refused-over")
        match.check_open(seat)
        return match

    # Choosing

    async def _choose(self, own: OwnSeat) -> Answer | Draw:
        return await self._make_choice(own, own.component.value, own.ask, sure=True)

    async def _pick(self, own: OwnSeat) -> Answer | Draw:
        return await self._make_choice(own, choice_of_values(own.press.values), own.ask)

    async def _submit(self, own: OwnSeat) -> Answer | Draw:
        """Make the choice that a form says."""
        typed, choice = " ".join(own.press.fields.get("typed", ())), choice_of_fields(own.press.fields)
        refused = self._show_parts(own, lambda shape: parts.complete_but_refused(shape, choice))
        if refused is not None:
            return refused
        meant = parse_typed(own.table, own.seat, own.component.ask, typed, own.texts) if typed else choice
        return await self._make_choice(own, meant, own.ask, said=typed)

    async def _tick_part(self, own: OwnSeat) -> Answer | Draw:
        """Show a choice of several parts with what is picked so far, and what that comes to."""
        value, alone = own.component.value, parts.is_alone(own.component.value)
        picked = self._show_parts(own, lambda shape: parts.decode_pick(shape, value, own.press.values), alone)
        return picked or await self._open_form(own)

    async def _show_choices(self, own: OwnSeat) -> Answer | Draw:
        """Show all choices, although one is locked in, or those of the group that was picked."""
        own.check_asked()
        panel = seats.open_panel(own.table, own.seat, own.texts, own.manner, own.press.picked)
        return Answer(panel, update=True, keep_pictures=True)

    async def _choose_parts(self, own: OwnSeat) -> Answer | Draw:
        """Make the choice whose parts stand in the id; what cannot be chosen keeps its ticks."""
        shape = self._asked_parts(own)
        choice = NOTHING if shape is None else shape.joined(parts.decode(shape, own.component.value))
        refused = self._show_parts(own, lambda found: parts.complete_but_refused(found, choice))
        return refused or await self._make_choice(own, choice, own.ask)

    def _asked_parts(self, own: OwnSeat) -> Parts | None:
        """Return the `Parts` that a seat is asked for; None if it is not, or the control is of another seat or ask."""
        if own.component.seat != own.seat or not own.is_asked:
            return None
        shape = own.table.game.rules.asked(view(own.table.require_match().state, own.seat))[own.seat].shape
        return shape if isinstance(shape, Parts) else None

    def _show_parts(self, own: OwnSeat, picked: Ticks, alone: bool = False) -> Answer | None:
        """Show the seat's panel with these parts picked; None without parts, or if the ask is over."""
        shape = self._asked_parts(own)
        found = None if shape is None else picked(shape)
        if found is None:
            return None
        panel = seats.parts_panel(own.table, own.seat, found, own.texts, own.manner, all_parts=not alone)
        return Answer(panel, update=True, keep_pictures=True)

    async def _make_choice(
        self, own: OwnSeat, choice: str, ask: int, *, sure: bool = False, said: str = ""
    ) -> Answer | Draw:
        """Make a choice; if the rules warn of a final one, ask first unless the user is `sure`."""
        try:
            step = await consider(self.registry, own.table, own.seat, choice, ask)
        except NotYourDecision as error:
            return self.panels.answer_too_late(own, error)
        except NotOffered as error:
            raise explain_refusal(error, own.table, own.seat, ask, said or choice, own.texts) from error
        if isinstance(step, ChoiceOutcome):
            return self._answer_choice(own, step)
        if not sure and (warning := self._warning_panel(own, step)):
            return Answer(warning, update=True, keep_pictures=True)
        return self._answer_choice(own, await make(self.registry, own.table, step, own.caller.message_id))

    def _warning_panel(self, own: OwnSeat, step: Step) -> Panel | None:
        """Compose the question if the rules warn of a choice that would count at once; otherwise None."""
        table, seat, choice = own.table, own.seat, step.entry.choice
        state = table.require_match().state
        if not moves_on(state, step):
            return None
        warning = table.game.rules.warning(view(state, seat), seat, choice)
        return seats.warning_panel(table, seat, choice, warning, own.texts, own.manner) if warning else None

    def _answer_choice(self, own: OwnSeat, chosen: ChoiceOutcome) -> Answer:
        """Show the panel at once without drawing; the picture of a changed hand follows."""
        table, seat, texts = own.table, own.seat, own.texts
        if not chosen.moved_on:
            return Answer(self.panels.compose(own), update=True, keep_pictures=True)
        note = seats.final_choice_note(table, seat, chosen.choice, chosen.asked_in, texts)
        return self.panels.answer_next(own, note, chosen.entry)

    async def _open_form(self, own: OwnSeat) -> Answer | Draw:
        own.check_asked()
        return Answer(form=form_of(seats.controls_of(own.table, own.seat, own.texts)))

    async def _undo(self, own: OwnSeat) -> Answer | Draw:
        """Take back the last choice and show its question again."""
        return await self._take_back(own, own.ask, takeback.take_back)

    async def _undo_all(self, own: OwnSeat) -> Answer | Draw:
        """Take back as much as possible, and show the first question again."""
        return await self._take_back(own, own.table.require_match().state.ask, takeback.take_back_all)

    async def _take_back(self, own: OwnSeat, ask: int, back: TakeBack) -> Answer | Draw:
        await back(self.registry, own.table, own.seat, ask, own.caller.message_id)
        return self.panels.answer_next(own, own.texts.text("undone"))

    # Commands and acts

    async def _answer_meant(self, act: Act, caller: Caller, table: str | None) -> Answer:
        """Run a command at the meant table."""
        table_id = await self.context.find(caller, table, begun=True)
        return await self._answer(act, Press(caller, ComponentId(table_id, "")))

    async def undo_all(self, caller: Caller, table: str | None = None) -> Answer:
        """Take back all that a user may take back alone."""
        return await self._answer_meant(self._undo_all, caller, table)

    async def hand(self, caller: Caller, table: str | None = None) -> Answer:
        """Show the own hand as picture and text."""
        return await self._answer_meant(self.looks.draw_hand, caller, table)

    async def move(self, caller: Caller, typed: str, named: str | None) -> Answer:
        """Make a typed choice; answer privately."""
        return await self._answer_meant(partial(self._make_typed, typed), caller, named)

    async def _make_typed(self, typed: str, own: OwnSeat) -> Answer | Draw:
        if (wished := await self.wishes.make_typed(own, typed)) is not None:
            return wished
        if (made := await self.sequences.make_typed(own, typed)) is not None:
            return made
        ask = self._match_waiting_for(own.table, own.seat).state.ask
        choice = parse_typed(own.table, own.seat, ask, typed, own.texts)
        answer = await self._make_choice(own, choice, ask, said=typed)
        return replace(answer, update=False, keep_pictures=False) if isinstance(answer, Answer) else answer

    async def suggestions(self, caller: Caller, typed: str, given: Given) -> list[Choice]:
        """Suggest at most 25 offered choices and, behind them, wishes, that contain what was typed so far."""
        table_id = await self.context.find(caller, given.get("table"), begun=True)
        async with self.context.table(caller, table_id, acts=False) as table:
            own = await self._own_seat(Press(caller, ComponentId(table_id, "")), table)
            table.check_running()
            chosen = suggest_choices(table, own.seat, typed, own.texts) if own.seat in table.asked_seats() else []
            return [*chosen, *suggest_wishes(table, own.seat, typed, own.texts)][:25]
