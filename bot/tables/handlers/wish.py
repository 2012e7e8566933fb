"""Wishes: the panel of plans and settings, its presses, and typed wishes."""

from __future__ import annotations

from bot.tables.core.registry import Registry
from bot.tables.handlers.context import Act, Draw, OwnSeat
from bot.tables.handlers.own_panels import OwnPanels
from bot.tables.handlers.typed_choices import parse_wish
from bot.tables.messages.wishes import wishes_panel
from bot.tables.ports.panel import Answer
from bot.tables.stages.wishes import wish
from games.kernel.errors import NotOffered
from games.kernel.wishing import subject_of


class WishHandler:
    """Shows a user's plans and settings, and changes one; the seat's handler holds the table's lock."""

    def __init__(self, registry: Registry, panels: OwnPanels) -> None:
        self.registry, self.panels = registry, panels
        self.acts: dict[str, Act] = {"wishes": self._show, "wish": self._wish, "to_move": self._show_move}

    async def _show(self, own: OwnSeat) -> Answer | Draw:
        """Show the panel, with the controls of the subject that was picked."""
        own.check_running()
        return _shown(own, own.press.value)

    async def _show_move(self, own: OwnSeat) -> Answer | Draw:
        """Go back to the own move, on the same message."""
        own.check()
        own.table.require_match()
        return self.panels.answer_again(own)

    async def _wish(self, own: OwnSeat) -> Answer | Draw:
        """Make a wish and show the wishes in force; repeating one is no error."""
        own.check()
        choice = own.press.value
        try:
            changed = await wish(self.registry, own.table, own.seat, choice)
        except NotOffered as error:
            raise _explained(error) from error
        return _shown(own, subject_of(choice), own.texts.text("wish-kept") if changed else "")

    async def make_typed(self, own: OwnSeat, typed: str) -> Answer | None:
        """Make a typed wish, answered by a message of its own; None if the text means none."""
        own.table.check_running()
        choice = parse_wish(own.table, own.seat, typed, own.texts)
        if choice is None:
            return None
        changed = await wish(self.registry, own.table, own.seat, choice)
        note = own.texts.text("wish-kept" if changed else "repeated-wish")
        return Answer(wishes_panel(own.table, own.seat, subject_of(choice), own.texts, note))


def _shown(own: OwnSeat, subject: str, note: str = "") -> Answer:
    panel = wishes_panel(own.table, own.seat, subject, own.texts, note)
    return Answer(panel, update=True)


def _explained(error: NotOffered) -> NotOffered:
    """Make a refusal show the game's reason, or none rather than an id."""
    gone = error.key == "wish-not-offered"
    return NotOffered("wish-gone", section=error.section) if gone else error
