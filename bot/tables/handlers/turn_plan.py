"""Plans for the rest of a turn while others are asked: the panel of the plan, and its presses."""

from __future__ import annotations

from bot.tables.core.ahead import DRAFT, lines_of
from bot.tables.core.registry import Registry
from bot.tables.handlers.context import Act, Draw, OwnSeat
from bot.tables.messages import parts
from bot.tables.messages.controls import choice_of_values
from bot.tables.messages.turn_plan import DROP, KEEP, PREFIX, TURN, draft_of, may_plan_turn, next_controls, turn_panel
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer
from bot.tables.stages.orders import keep
from games.kernel.ahead import Line, Order, without_plan
from games.kernel.ask import Ask, Parts


class TurnPlanHandler:
    """Handles the plan for the rest of a turn; the seat's handler holds the table's lock."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        chosen: dict[str, Act] = {
            "choose": self._choose,
            "pick": self._pick,
            "group": self._group,
            "part": self._tick,
            "whole": self._whole,
        }
        acts = {f"{PREFIX}{verb}": act for verb, act in chosen.items()}
        self.acts: dict[str, Act] = {TURN: self._show, KEEP: self._keep, DROP: self._drop, **acts}

    async def _show(self, own: OwnSeat) -> Answer | Draw:
        """Show the plan, and what comes next on it."""
        _check(own)
        return _shown(own)

    async def _choose(self, own: OwnSeat) -> Answer | Draw:
        return await self._add(own, _value(own.component))

    async def _pick(self, own: OwnSeat) -> Answer | Draw:
        return await self._add(own, choice_of_values(own.press.values))

    async def _group(self, own: OwnSeat) -> Answer | Draw:
        """Show the choices of the group that was picked."""
        _check(own)
        return _shown(own, group=own.press.picked)

    async def _tick(self, own: OwnSeat) -> Answer | Draw:
        """Show a choice of several parts with what is picked so far."""
        return _shown(own, parts.decode_pick(_parts(own), _value(own.component), own.press.values))

    async def _whole(self, own: OwnSeat) -> Answer | Draw:
        """Add the choice whose parts stand in the id."""
        shape = _parts(own)
        return await self._add(own, shape.joined(parts.decode(shape, _value(own.component))))

    async def _add(self, own: OwnSeat, choice: str) -> Answer | Draw:
        """Append a choice to the draft; a doubled press adds it once."""
        _check(own)
        draft = draft_of(own.table, own.seat)
        if own.component.value.partition(":")[0] != str(len(draft)):
            return _shown(own)
        ask = _next_ask(own, draft)
        settled = None if ask.shape is None else ask.shape.settle(choice)
        if settled is None:
            raise Refusal("refused-turn")
        line = Line(DRAFT, (ask.section, settled))
        await keep(self.registry, own.table, own.seat, (*lines_of(own.table.orders.get(own.seat)), line))
        return _shown(own)

    async def _keep(self, own: OwnSeat) -> Answer | Draw:
        """Store the draft as the plan, in place of an older one."""
        _check(own)
        draft = draft_of(own.table, own.seat)
        if not draft or not may_plan_turn(own.table, own.seat):
            raise Refusal("refused-turn")
        await keep(self.registry, own.table, own.seat, (*_others(own), *draft))
        return _shown(own)

    async def _drop(self, own: OwnSeat) -> Answer | Draw:
        """Remove plan and draft."""
        _check(own)
        await keep(self.registry, own.table, own.seat, _others(own))
        return _shown(own)


def _check(own: OwnSeat) -> None:
    """Refuse the panel of another seat, and one of a question that is over."""
    own.check_running()
    if own.component.ask not in (None, own.table.require_match().state.ask):
        raise Refusal("refused-turn")


def _value(component: ComponentId) -> str:
    return component.value.partition(":")[2]


def _next_ask(own: OwnSeat, draft: Order) -> Ask:
    """Return a seat's question after a draft; refuse if it is unknown."""
    controls = next_controls(own.table, own.seat, own.texts, draft)
    if controls is None:
        raise Refusal("refused-turn")
    return controls.ask


def _parts(own: OwnSeat) -> Parts:
    _check(own)
    shape = _next_ask(own, draft_of(own.table, own.seat)).shape
    if not isinstance(shape, Parts):
        raise Refusal("refused-turn")
    return shape


def _others(own: OwnSeat) -> Order:
    """Return a seat's lists, which a plan does not change."""
    return tuple(line for line in without_plan(lines_of(own.table.orders.get(own.seat))) if line.name != DRAFT)


def _shown(own: OwnSeat, picked: parts.Picked | None = None, group: str = "") -> Answer:
    return Answer(turn_panel(own.table, own.seat, own.texts, picked, group), update=True)
