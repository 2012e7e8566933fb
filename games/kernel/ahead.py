"""Answers that a seat gives before it is asked, so that nobody has to wait for it.

An *order* answers a question when it is asked. It is not part of the state, unlike a wish, which decides whether a
question is asked. Whether an order answers must follow from public facts and from the order alone: an order that failed
because of a hand would reveal the hand. So there are two kinds of lines:

- A line of a *list* names the items that a seat wants first; behind them all others follow that can ever be offered,
  so that a list always answers.
- Lines of a *plan* are the choices of the rest of a turn, one after the other, if all others pass. They hold only as
  far as all can see that they are possible, and nothing of them is carried out unless all of them are.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from games.kernel.alone import NoChance, settle_alone
from games.kernel.ask import Ask, OneOf, Parts, Pick, Shape, picked_items
from games.kernel.cloning import clone
from games.kernel.events import Events
from games.kernel.visibility import view

if TYPE_CHECKING:
    from games.kernel.ask import Listing
    from games.kernel.game import Game
    from games.kernel.state import State

NOTHING = "none"
PASSES = ("no", NOTHING)
"""The choices that mean passing; the first offered one counts."""
MOST_LINES, MOST_ITEMS = 30, 25
"""Most lines of a plan, and most items that a list can put first."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: the items that a seat wants first, once or `always`; or of a plan: a choice in a `section`."""

    name: str
    choices: tuple[str, ...] = ()
    always: bool = False
    section: str = ""


Order = tuple[Line, ...]


class Chooses(Protocol):
    """Choose for a seat from its view, as a computer player does."""

    def __call__(self, game: Game, seen: State, seat: int, ask: Ask, /) -> str:
        """Return an offered choice."""
        ...


def planned(order: Order) -> Order:
    """Return the lines of an order that are a plan."""
    return tuple(line for line in order if line.section)


def without_plan(order: Order) -> Order:
    """Return the other lines of an order."""
    return tuple(line for line in order if not line.section)


def due(game: Game, seen: State, seat: int, order: Order) -> tuple[str, Order] | None:
    """Return an order's answer to the open ask, and the rest of the order; None if it has no answer."""
    ask = game.rules.asked(seen).get(seat)
    if not order or ask is None or ask.shape is None or seat in seen.given:
        return None
    plan = planned(order)
    choice = ask.shape.settle(plan[0].choices[0]) if plan and plan[0].section == ask.section else None
    if choice is not None and holds(game, seen, seat, plan):
        return choice, (*without_plan(order), *plan[1:])
    return _listed(ask.section, ask.shape, order, game.rules.lists(seen, seat))


def _listed(section: str, shape: Shape, order: Order, lists: Mapping[str, Listing]) -> tuple[str, Order] | None:
    for place, line in enumerate(order):
        listing = lists.get(line.name)
        if listing is None or section not in listing.sections:
            continue
        choice = answer(shape, (*line.choices, *listing.items))
        if choice is not None:
            return choice, order if line.always else (*order[:place], *order[place + 1 :])
    return None


def answer(shape: Shape, items: Sequence[str]) -> str | None:
    """Return the offered choice with the first of these items; None if none of them is offered."""
    if isinstance(shape, Pick):
        return shape.settle("+".join(_picked(shape, items)) or NOTHING)
    if isinstance(shape, Parts):
        first = {NOTHING, *shape.groups[0][1]}
        found = (shape.settle(item) if item == NOTHING else shape.best([item]) for item in items if item in first)
        return next((choice for choice in found if choice is not None), None)
    single = _first(shape, items)
    return _joined(shape, items) if single is None and isinstance(shape, OneOf) else single


def _joined(shape: OneOf, items: Sequence[str]) -> str | None:
    """Return the choice of several items, joined by `+`, whose items come first in the list."""
    ranks = {item: rank for rank, item in reversed(list(enumerate(items)))}
    found = [choice for choice in shape.options if all(item in ranks for item in picked_items(choice))]
    return min(found, key=lambda choice: sorted(ranks[item] for item in picked_items(choice)), default=None)


def _first(shape: Shape, choices: Iterable[str]) -> str | None:
    return next((settled for choice in choices if (settled := shape.settle(choice)) is not None), None)


def _picked(shape: Pick, items: Sequence[str]) -> list[str]:
    """Pick as many items as allowed, all of one kind before the next."""
    picked = [item for item in dict.fromkeys(items) for _ in range(shape.items.count(item))]
    return picked[: shape.most]


# Plans


def foresee(game: Game, seen: State, seat: int, plan: Order = ()) -> State | None:
    """Return this view as it will be at the seat's next question in this turn, if it follows a plan.

    All others pass. None if that is not known: somebody cannot pass, luck would be drawn, or another turn begins.
    """
    world, left = _walked(game, seen, seat, plan)
    return None if left else world


def holds(game: Game, seen: State, seat: int, plan: Order) -> bool:
    """Tell whether a whole plan is possible, by public facts, if all others pass."""
    return not _walked(game, view(seen, None), seat, plan)[1]


def offered(game: Game, seen: State, seat: int, plan: Order) -> tuple[State, Ask] | None:
    """Return a seat's question after a plan, with the publicly known offers; see `foresee`."""
    own, public = foresee(game, seen, seat, plan), foresee(game, view(seen, None), seat, plan)
    if own is None or public is None or own.section != public.section or len(plan) >= MOST_LINES:
        return None
    return own, game.rules.asked(public)[seat]


def _walked(game: Game, seen: State, seat: int, plan: Order) -> tuple[State | None, list[Line]]:
    """Carry out a plan on a view as far as possible; return the resulting view, if known, and the rest of the plan."""
    world, left, turns = clone(seen), list(plan), _turns(game, seen)
    for _ in range(2 * MOST_LINES):
        try:
            asked = game.rules.asked(world)
            if not turns or _turns(game, world) != turns or not asked:
                return None, left
            if seat in asked and not left:
                return world, left
            given = {each: _answered(ask, left[:1] if each == seat else ()) for each, ask in asked.items()}
            if None in given.values():
                return None, left
            left = left[1:] if seat in asked else left
            world.given = {}
            game.rules.carry_out(world, given, NoChance(), Events())
            world = settle_alone(game.rules, None, world, NoChance(), Events())
        except Exception:  # noqa: BLE001 - luck, or a piece that the view hides: nobody can know how it goes on
            return None, left
    return None, left


def _answered(ask: Ask, lines: Sequence[Line]) -> str | None:
    """Return a seat's answer by the plan's first line, or its pass without a line; None if it cannot."""
    if ask.shape is None:
        return None
    if not lines:
        return _first(ask.shape, PASSES)
    return ask.shape.settle(lines[0].choices[0]) if lines[0].section == ask.section else None


def _turns(game: Game, seen: State) -> tuple[int, ...]:
    """Return which turn each seat has begun; nothing in a game that does not say."""
    turn_of = game.playing.turn_of
    return () if turn_of is None else tuple(turn_of(seen, seat) for seat in range(seen.seats))


def is_new_turn(game: Game, before: State, after: State) -> bool:
    """Tell whether another turn has begun, which ends all plans."""
    return _turns(game, before) != _turns(game, after)


# Orders of computers


def compose(game: Game, seen: State, seat: int, choose: Chooses) -> Order | None:
    """Make an order of all lists that a seat may give and, while it waits in its turn, of a plan for the rest of it.

    The items of lists are chosen one after the other. None if the seat can give no order.
    """
    lists = game.rules.lists(seen, seat)
    lines = [Line(name, _ranked(game, seen, seat, listing, choose), always=True) for name, listing in lists.items()]
    return (*lines, *_composed(game, seen, seat, choose)) or None


def _ranked(game: Game, seen: State, seat: int, listing: Listing, choose: Chooses) -> tuple[str, ...]:
    ranked: list[str] = []
    while left := tuple(item for item in listing.items if item not in ranked):
        ranked.append(choose(game, seen, seat, Ask(listing.sections[0], OneOf(left))))
    return tuple(ranked)


def _composed(game: Game, seen: State, seat: int, choose: Chooses) -> Order:
    if seat in game.rules.asked(seen):
        return ()
    plan: Order = ()
    while (found := offered(game, seen, seat, plan)) is not None:
        own, ask = found
        choice = choose(game, own, seat, ask)
        if ask.shape is None or ask.shape.settle(choice) is None:
            break
        plan = (*plan, Line("", (choice,), section=ask.section))
    return plan


def at_random(game: Game, seen: State, seat: int, rng: random.Random) -> Order:
    """Make an order whose lists begin with random items."""
    lists = game.rules.lists(seen, seat)
    return tuple(Line(name, _some(listing.items, rng)) for name, listing in lists.items())


def _some(items: Sequence[str], rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.sample(items, rng.randint(0, min(3, len(items)))))
