"""Sequences of choices, put together step by step, picked at once, or typed, and made by one press."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.tables.handlers.context import Act, Draw, HandlerContext, OwnSeat
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.handlers.typed_choices import explain_refusal, parse_sequence
from bot.tables.messages import seats
from bot.tables.messages.controls import choice_of_values
from bot.tables.messages.sequences import ADD, CODE, COMPOSE, MAKE, draft_of, drafted, may_sequence
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.sequences import SequenceOutcome, choose_sequence
from games.kernel.errors import IllegalChoice, NotOffered, NotYourDecision, StaleChoice
from games.kernel.sequences import Draft, in_order
from games.kernel.state import State
from games.kernel.visibility import view


class SequenceHandler:
    """Handles several choices at once; the seat's handler holds the table's lock."""

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.context, self.panels = context, panels
        self.acts: dict[str, Act] = {COMPOSE: self._show, ADD: self._add, MAKE: self._make}

    async def _show(self, own: OwnSeat) -> Answer | Draw:
        """Show the sequence in an id, perhaps with the next choices of a group."""
        return self._drafting(own, self._draft(own, own.component.value), own.press.picked)

    async def _add(self, own: OwnSeat) -> Answer | Draw:
        """Add the picked choices to the sequence; leave out those that do not fit, and say why."""
        of_choices, _, code = own.component.value.partition(CODE)
        draft, note = self._draft(own, code), ""
        for choice in _picked(own, draft, own.press.values, one=not of_choices):
            if draft.is_done:
                break
            try:
                draft.add(choice)
            except NotOffered as error:
                note = self._why(own, error, choice, draft)
        return self._drafting(own, draft, note=note)

    async def _make(self, own: OwnSeat) -> Answer | Draw:
        """Make the sequence in an id."""
        choices = self._draft(own, own.component.value).choices
        return await self.make(own, choices, own.ask, own.caller.message_id)

    async def make_typed(self, own: OwnSeat, typed: str) -> Answer | None:
        """Make the sequence that a text means; None if it means none."""
        choices = parse_sequence(own.table, own.seat, typed, own.texts) if may_sequence(own.table, own.seat) else []
        if not choices:
            return None
        answer = await self.make(own, choices, own.table.require_match().state.ask, None)
        return replace(answer, update=False, keep_pictures=False)

    async def make(self, own: OwnSeat, choices: Sequence[str], ask: int, message: int | None) -> Answer:
        """Make a sequence, and show the next question and, if it stopped early, the reason."""
        if not choices:
            raise Refusal("refused-unknown")
        try:
            done = await choose_sequence(self.context.registry, own.table, own.seat, choices, ask, message)
        except NotYourDecision as error:
            return self.panels.answer_too_late(own, error)
        except NotOffered as error:
            raise explain_refusal(error, own.table, own.seat, ask, choices[0], own.texts) from error
        return self.panels.answer_next(own, self._note(own, done, choices), done.made[-1].entry)

    def _note(self, own: OwnSeat, done: SequenceOutcome, choices: Sequence[str]) -> str:
        """Say what was chosen, or why the sequence stopped."""
        if done.refused is not None:
            return self._why(own, done.refused, choices[len(done.made)])
        if done.left:
            return own.texts.text("sequence-stopped", count=done.left)
        return seats.sequence_note(own.table, own.seat, [(each.choice, each.asked_in) for each in done.made], own.texts)

    def _why(self, own: OwnSeat, error: IllegalChoice, choice: str, draft: Draft[State] | None = None) -> str:
        """Say which choice was refused, and by which rule."""
        table = own.table if draft is None else drafted(own.table, draft)
        state = table.require_match().state
        if isinstance(error, NotOffered):
            error = explain_refusal(error, table, own.seat, state.ask, choice, own.texts)
        why = own.texts.text(error.key, **error.fields)
        name = table.game.voice.label(view(state, own.seat), own.seat, choice, own.texts).text
        return own.texts.text("sequence-refused", choice=name, why=why)

    def _draft(self, own: OwnSeat, code: str) -> Draft[State]:
        if own.ask != own.table.require_match().state.ask or not may_sequence(own.table, own.seat):
            raise StaleChoice("stale-choice")
        return draft_of(own.table, own.seat, code)

    def _drafting(self, own: OwnSeat, draft: Draft[State], group: str = "", note: str = "") -> Answer:
        """Show a sequence at once; the picture of its result follows."""
        table, texts, manner = own.table.as_it_stands(), own.texts, own.manner

        async def draw() -> Panel | None:
            sight = await self.context.sight(own.caller)
            picture = await self.context.pictures.own(drafted(table, draft), draft.seat, texts, None, sight)
            return None if picture is None else seats.sequence_panel(table, draft, texts, manner, group, note, picture)

        panel = seats.sequence_panel(table, draft, texts, manner, group, note)
        return Answer(panel, update=True, keep_pictures=True, then=None if manner.by_text else draw)


def _picked(own: OwnSeat, draft: Draft[State], values: Sequence[str], *, one: bool) -> Sequence[str]:
    """Return the choices picked in a select, in an order that works."""
    if one and values:
        return (choice_of_values(values),)
    if len(values) < 2:
        return values
    with suppress(IllegalChoice):
        return in_order(own.table.game, draft.seen, draft.seat, values)
    return values
