"""The panel of a plan for the rest of a turn, made while others are asked."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.ahead import DRAFT, lines_of, may_order
from bot.tables.core.table import Table
from bot.tables.messages import common, parts
from bot.tables.messages.controls import Controls
from bot.tables.messages.laid import Laid, in_rows
from bot.tables.messages.layouts import laid_out
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Aside, Button, Panel, Row, Select, Style
from games.kernel.ahead import Line, Order, foresee, offered, planned
from games.kernel.ask import Ask, Parts
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words

TURN, KEEP, DROP = "turn", "turn_keep", "turn_drop"
"""The verbs: show the plan, store it, remove it; `PREFIX` begins those of its choices."""
PREFIX = "t_"
FORMED = (f"{PREFIX}form", f"{PREFIX}parts")
"""The verbs of choices that a plan does not offer: they need a form."""


class PlanControls(Controls):
    """Makes the controls of a foreseen question; their ids contain the position in the plan."""

    def __init__(self, table: Table, seen: State, seat: int, ask: Ask, words: Words, place: int) -> None:
        super().__init__(table.id, table.game, seen, seat, words, table.shown_ask(table.require_match().state.ask))
        self.ask, self.place = ask, place

    def press(self, verb: str, value: str = "") -> str:
        """Write the id of a control."""
        return ComponentId(self.table, f"{PREFIX}{verb}", self.seat, self.number, f"{self.place}:{value}").id


def draft_of(table: Table, seat: int) -> Order:
    """Return the choices of a seat's draft, as lines of a plan that is not stored yet."""
    lines = lines_of(table.orders.get(seat))
    return tuple(Line("", line.choices[1:], section=line.choices[0]) for line in lines if line.name == DRAFT)


def may_plan_turn(table: Table, seat: int) -> bool:
    """Tell whether a seat that waits in its own turn can foresee its next question if all others pass."""
    if not may_order(table, seat) or seat in table.asked_seats():
        return False
    return offered(table.game, view(table.require_match().state, seat), seat, ()) is not None


def next_controls(table: Table, seat: int, texts: Words, draft: Order) -> PlanControls | None:
    """Make the controls of a seat's question after a draft; None if it is unknown."""
    found = offered(table.game, view(table.require_match().state, seat), seat, draft)
    return None if found is None else PlanControls(table, found[0], seat, found[1], texts, len(draft))


def turn_panel(table: Table, seat: int, texts: Words, picked: parts.Picked | None = None, group: str = "") -> Panel:
    """Compose the panel: the stored plan, or the choices so far with the next question."""
    if not may_plan_turn(table, seat):
        raise Refusal("refused-turn")
    draft, plan = draft_of(table, seat), planned(lines_of(table.orders.get(seat)))
    controls = next_controls(table, seat, texts, draft)
    said = [texts.text("turn-heading", **common.heading_fields(table, texts)), texts.text("turn-about")]
    said += [texts.text("turn-stands", plan=_said(table, seat, plan, texts))] if plan else []
    said += [texts.text("turn-draft", plan=_said(table, seat, draft, texts))] if draft else []
    laid = Laid() if controls is None else _laid(controls, picked, group)
    asked: tuple[Row, ...] = () if controls is None else (f"**{controls.prompt()}**",)
    buttons = _buttons(table, seat, texts, draft=bool(draft), plan=bool(plan))
    endings = [button for button in laid.endings if not _needs_form(button.id)]
    rows = (*asked, *_rows(laid), *in_rows((*endings, *buttons)))
    return common.seat_panel(table, said, rows, texts)


def _laid(controls: PlanControls, picked: parts.Picked | None, group: str) -> Laid:
    shape = controls.ask.shape
    if picked is not None and isinstance(shape, Parts):
        return parts.basket(controls, shape, picked)
    return laid_out(controls, group)


def _rows(laid: Laid) -> tuple[Row, ...]:
    """Leave out choices that need a form."""
    return tuple(row for row in laid.rows if not any(map(_needs_form, _ids(row))))


def _needs_form(custom_id: str) -> bool:
    return any(f"|{verb}|" in custom_id for verb in FORMED)


def _ids(row: Row) -> Sequence[str]:
    if isinstance(row, Aside):
        return [row.button.id]
    if isinstance(row, Select):
        return [row.id]
    return [button.id for button in row] if isinstance(row, tuple) else []


def _buttons(table: Table, seat: int, texts: Words, *, draft: bool, plan: bool) -> tuple[Button, ...]:
    def button(verb: str, key: str, style: Style = "secondary") -> Button:
        return Button(ComponentId(table.id, verb, seat).id, texts.text(key), style)

    keep = (button(KEEP, "turn-keep", "primary"),) if draft else ()
    drop = (button(DROP, "turn-drop"),) if draft or plan else ()
    return (*keep, *drop, common.to_move_button(table, seat, texts))


def _said(table: Table, seat: int, plan: Order, texts: Words) -> str:
    """Describe a plan as numbered choices, each as its question names it."""
    seen, named = view(table.require_match().state, seat), []
    for place, line in enumerate(plan):
        world = foresee(table.game, seen, seat, plan[:place])
        choice = line.choices[0]
        named.append(choice if world is None else table.game.voice.label(world, seat, choice, texts).text)
    return " · ".join(f"{place}. {name}" for place, name in enumerate(named, 1))
