"""A sequence of choices in the making: the choices so far, the next ones, and the button that makes all of them.

It is in the ids of its controls: each choice's position among the offered ones, with a checksum of these. So nothing is
stored, and nobody else sees it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core.table import Table
from bot.tables.messages.controls import Controls
from bot.tables.messages.laid import Laid
from bot.tables.messages.layouts import laid_out
from bot.tables.messages.parts import PLACES
from bot.tables.messages.rulebook import rules_button
from bot.tables.ports.panel import Aside, Button
from games.kernel.ask import PARTING, OneOf, Pick
from games.kernel.errors import IllegalChoice, StaleChoice
from games.kernel.sequences import Draft
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import Layout
from games.kernel.words import Words

COMPOSE, ADD, MAKE = "compose", "add", "sequence"
"""The verbs of the button that shows a sequence, of controls that add a choice, and of the button that makes all."""
CODE, SUM = ":", "-"
"""Marks in ids: before a sequence to which a control adds, and before the checksum."""
SEVERAL = 5
"""Most offered choices to check for whether two can be combined."""


def may_sequence(table: Table, seat: int) -> bool:
    """Tell whether a seat may answer its question with a sequence."""
    state = table.require_match().state
    return table.asked_seats() == (seat,) and not state.given and state.section in table.game.rules.sequences


def may_take_back_all(table: Table, seat: int) -> bool:
    """Tell whether a seat may take back more than its last choice alone."""
    match = table.require_match()
    return match.can_undo(seat) and len(match.past) > 1 and match.past[-2][0].seat == seat


def draft_of(table: Table, seat: int, code: str = "") -> Draft[State]:
    """Decode a sequence from an id; raise StaleChoice if its meaning has changed."""
    draft = Draft(table.game, view(table.require_match().state, seat), seat)
    places, _, total = code.partition(SUM)
    try:
        for place in filter(None, places.split(".")):
            draft.add(draft.ask.offered()[int(place, len(PLACES))])
    except (IllegalChoice, IndexError, ValueError) as error:
        raise StaleChoice("stale-choice") from error
    if total != _sum(draft.choices):
        raise StaleChoice("stale-choice")
    return draft


def code_of(draft: Draft[State], count: int | None = None, more: str = "") -> str:
    """Encode the first choices of a sequence for an id, all by default, and perhaps one more."""
    chosen = [*draft.choices[:count], *filter(None, (more,))]
    seen = [*draft.views[: len(chosen)], draft.seen]
    places = [_place(draft, view, choice) for view, choice in zip(seen, chosen, strict=False)]
    return f"{'.'.join(places)}{SUM}{_sum(chosen)}" if chosen else ""


def _place(draft: Draft[State], seen: State, choice: str) -> str:
    number = draft.match.game.rules.asked(seen)[draft.seat].offered().index(choice)
    first, last = divmod(number, len(PLACES))
    return (PLACES[first] if first else "") + PLACES[last]


def _sum(choices: Sequence[str]) -> str:
    return f"{zlib.crc32(PARTING.join(choices).encode()) & 0xFFFF:04x}" if choices else ""


class SequenceControls(Controls):
    """Makes the controls after a sequence: each adds a choice, and a choice that ends it makes all of it."""

    def __init__(self, table: Table, draft: Draft[State], words: Words) -> None:
        number = table.shown_ask(table.require_match().state.ask)
        super().__init__(table.id, table.game, draft.seen, draft.seat, words, number)
        self.draft = draft

    def choosing(self, choice: str) -> str:
        """Write the id of a button that adds a choice, or that makes the sequence with one that ends it."""
        _, ends = self.parted([choice])
        code = code_of(self.draft, more=choice)
        return self.press(MAKE, code) if ends else self.press(ADD, f"{CODE}{code}")

    def picking(self, value: str = "0") -> str:
        """Write the id of a select that adds the picked choices, or without a first word the items of one choice."""
        return self.press(ADD, f"{value}{CODE}{code_of(self.draft)}")

    @property
    def layout(self) -> Layout:
        """Lay out all choices as a list, to leave room for the sequence."""
        layout = self.game.voice.layouts.get(self.ask.section, Layout())
        return Layout("list", several=layout.several)

    def grouping(self) -> str:
        """Write the id of a select that shows the choices of a group."""
        return self.press(COMPOSE, code_of(self.draft))


def sequence_buttons(table: Table, controls: Controls) -> tuple[Button, ...]:
    """Return the button that begins a sequence if there is more than one choice to put together."""
    rest, _ = controls.parted(controls.ask.offered(SEVERAL))
    if not may_sequence(table, controls.seat) or len(rest) < 2:
        return ()
    return (Button(controls.press(COMPOSE), controls.words.text("button-compose"), icon="plans"),)


def names_of(draft: Draft[State], words: Words) -> list[str]:
    """Name the choices of a sequence, each in the position where it is made."""
    voice = draft.match.game.voice
    pairs = zip(draft.views, draft.choices, strict=True)
    return [voice.label(seen, draft.seat, choice, words).text for seen, choice in pairs]


def drafted(table: Table, draft: Draft[State]) -> Table:
    """Return the table after the choices of a sequence, as its seat can foresee it."""
    return replace(table, match=draft.match)


def laid_sequence(table: Table, draft: Draft[State], texts: Words, group: str = "") -> Laid:
    """Lay out the next choices of a sequence, with the text of those so far."""
    controls, made = SequenceControls(table, draft, texts), _made(draft, texts)
    laid = Laid() if draft.is_done else laid_out(controls, group)
    if draft.is_done or not _is_simple(controls, laid):
        ready = Aside(f"**{texts.text('sequence-ends')}**", rules_button(table.id, draft.seat, texts))
        laid = Laid(asks=ready if draft.choices else None)
    send = Button(controls.press(MAKE, code_of(draft)), texts.text("button-sequence"), "success", icon="done")
    sends = (send,) if draft.choices else ()
    before = code_of(draft, max(0, len(draft.choices) - 1))
    back = Button(controls.press(COMPOSE, before), texts.text("button-sequence_back"), icon="undo")
    leave = Button(controls.press("change"), texts.text("button-back_to_choices"), icon="undo")
    return replace(laid, made=made, endings=(*sends, *laid.endings), back=(back if draft.choices else leave,))


def _made(draft: Draft[State], texts: Words) -> str:
    """Name the choices so far, say that they do not count yet, and show the rules' warning."""
    if not draft.choices:
        return f"-# {texts.text('sequence-empty')}"
    rules = draft.match.game.rules
    warnings = [rules.warning(seen, draft.seat, each) for seen, each in zip(draft.views, draft.choices, strict=True)]
    lines = [f"-# {number}. {name}" for number, name in enumerate(names_of(draft, texts), 1)]
    return "\n".join([texts.text("sequence-made"), *lines, *(texts.text(key) for key in warnings if key)])


def _is_simple(controls: SequenceControls, laid: Laid) -> bool:
    """Tell whether a question can be part of a sequence: one choice, or a few items, and no form."""
    buttons = [button for row in laid.rows if isinstance(row, tuple) for button in row]
    return isinstance(controls.ask.shape, OneOf | Pick) and not any("|form|" in button.id for button in buttons)
