"""What users look at from their seats: their move, their hand, and recent news."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.tables.handlers.context import Act, Draw, HandlerContext, OwnSeat
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.messages import seats
from bot.tables.messages.advice import FIELD, LONGEST_NOTE, advice_panel, note_form
from bot.tables.messages.manner import in_manner
from bot.tables.messages.seats import own_heading
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from games.kernel.visibility import view
from games.kernel.words import Words
from games.players.advice import advise, told
from storage.rows import NoteRow


class LookHandler:
    """Shows read-only views of a seat; the seat's handler holds the table's lock, and draws after releasing it."""

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.context, self.panels = context, panels
        self.acts: dict[str, Act] = {
            "move": self._show_move,
            "hand": self.draw_hand,
            "since": self._show_since,
            "again": self._show_again,
        }

    async def _show_move(self, own: OwnSeat) -> Answer | Draw:
        """Show the own move, and look for the board at once."""
        own.table.require_match()

        async def draw() -> Answer:
            note = await self.context.board_back(own.caller, own.table.id, own.texts)
            closed = (await self.context.registry.people.user(own.caller.user_id)).dms == "closed"
            answer = await self.panels.answer_drawn(await self.panels.latest(own), note)
            return _with_dm_offer(answer, own.texts) if closed else answer

        return draw

    async def _show_again(self, own: OwnSeat) -> Answer | Draw:
        """Show the own move in place of another page."""
        own.table.require_match()

        async def draw() -> Answer:
            return await self.panels.answer_in_place(own)

        return draw

    async def _show_since(self, own: OwnSeat) -> Answer | Draw:
        """Show all that has happened since the user's last choice, in a new message."""
        own.table.check_running()
        return partial(self.panels.answer_since, replace(own, table=own.table.as_it_stands()))

    async def draw_hand(self, own: OwnSeat) -> Draw:
        """Return a function that draws the present hand after the lock is released."""
        now, seat, texts = own.table.as_it_stands(), own.seat, own.texts
        if own.manner.by_text:
            return partial(_at_once, in_manner(seats.hand_panel(now, seat, None, texts), own.manner))
        sight = await self.context.sight(own.caller)
        return partial(
            self.context.pictured,
            lambda: self.context.pictures.hand(now, seat, texts, None, sight),
            lambda picture: seats.hand_panel(now, seat, picture, texts),
        )


async def _at_once(panel: Panel) -> Answer:
    return Answer(panel)


def _with_dm_offer(answer: Answer, texts: Words) -> Answer:
    """Offer direct messages on an answer, and on its later version with a picture."""
    if answer.panel is None:
        return answer
    then = answer.then

    async def offered() -> Panel | None:
        panel = await then() if then is not None else None
        return None if panel is None else seats.with_dm_offer(panel, texts)

    return replace(answer, panel=seats.with_dm_offer(answer.panel, texts), then=then and offered)


class AdviceHandler:
    """Show what a computer would choose; the seat's handler holds the table's lock.

    The heaviest question of all games takes some ten milliseconds, so the answer is computed at once. The count is
    stored before the answer. No message, version or clock of the table changes.
    """

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.registry, self.panels = context.registry, panels
        self.acts: dict[str, Act] = {"advice": self._advise}

    async def _advise(self, own: OwnSeat) -> Answer | Draw:
        table, state = own.table, own.table.require_match().state
        own.check()
        if not table.row.advice:
            raise Refusal("refused-no-advice")
        own.check_asked()
        seen = view(state, own.seat)
        advice = advise(table.game, seen, own.seat, table.game.rules.asked(seen)[own.seat])
        if advice is None:
            raise Refusal("refused-only-choice")
        await self._note(own, state.ask)
        lines = told(advice, table.game, seen, own.seat, own.texts)
        return Answer(advice_panel(own_heading(table, seen, own.texts), lines))

    async def _note(self, own: OwnSeat, ask: int) -> None:
        """Count a question once, in the database and then in memory."""
        table = own.table
        if (own.seat, ask) in table.advised:
            return
        async with self.registry.store.write() as tx:
            await tx.advice.note(table.id, own.seat, ask)
        table.advised |= {(own.seat, ask)}


NOTE = "note"


class NoteHandler:
    """Stores a user's note; the seat's handler holds the table's lock."""

    def __init__(self, context: HandlerContext, panels: OwnPanels) -> None:
        self.registry, self.panels = context.registry, panels
        self.acts: dict[str, Act] = {NOTE: self._open}

    async def _open(self, own: OwnSeat) -> Answer | Draw:
        own.check()
        own.table.require_match()
        return Answer(form=note_form(own.table, own.seat, own.texts))

    async def keep(self, own: OwnSeat) -> Answer | Draw:
        """Store the note from a form, or delete it if empty, and show the own panel with it."""
        own.check()
        text = " ".join(own.press.fields.get(FIELD, ())).strip()[:LONGEST_NOTE]
        await self._store(own, text)
        return partial(self.panels.answer_in_place, own, own.texts.text("note-kept" if text else "note-gone"))

    async def _store(self, own: OwnSeat, text: str) -> None:
        """Store a note, or delete it if empty, in the database and then in memory."""
        table, user = own.table, own.caller.user_id
        async with self.registry.store.write() as tx:
            if text:
                await tx.notes.put(NoteRow(table_id=table.id, user_id=user, text=text))
            else:
                await tx.notes.drop(table.id, user)
        others = {other: note for other, note in table.notes.items() if other != user}
        table.notes = {**others, user: text} if text else others
