"""The mean number of clicks per choice: `python -m tests.bench.bench_clicks tinker_tailor 3,4,5 20`.

Normal computers choose. A button costs one click, and an entry of a list two: open the list, pick the entry. If several
are ticked, the list is opened and closed; if a choice is put together from parts, a button makes it in the end.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from statistics import mean

from bot.tables.core.people import words
from bot.tables.messages.controls import NOTHING, Controls
from bot.tables.messages.laid import Laid
from bot.tables.messages.layouts import laid_out
from bot.tables.messages.parts import is_alone
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Aside, Button, Select
from games.kernel import catalogue
from games.kernel.ask import Parts, Shape, picked_items
from games.kernel.visibility import view
from games.players.basic import plan, play_normal
from tests.bot.tables.shapes import begun

NAMES = ("Anna", "Bea", "Cem", "Dora", "Emil", "Fay")
BUTTON, LIST, GROUPS, TICKED, FORM = 1, 2, 4, 2, 3
"""Clicks for a button, a list, a list that opens another, opening and closing a list of ticks, and a form."""


def clicks(key: str, seats: int, locale: str, seed: int) -> Iterator[int]:
    """Let normal computers play a game; yield the clicks for each choice."""
    game, rng = catalogue.find(key), random.Random(seed)
    texts, match = words(locale, game.package).naming(NAMES[:seats]), begun(game, seats, seed)
    while not match.state.over:
        plan(match, rng)
        for seat in match.state.waiting:
            seen, ask = view(match.state, seat), game.rules.asked(match.state)[seat]
            choice = play_normal(game, seen, seat, ask, rng)
            made = Controls("T", game, seen, seat, texts, match.state.ask)
            yield cost(laid_out(made), ask.shape, choice)
            match.choose(seat, choice)


def cost(laid: Laid, shape: Shape | None, choice: str) -> int:
    """Return the clicks for a choice by the question's cheapest control."""
    return min(_costs(laid, shape, choice))


def _costs(laid: Laid, shape: Shape | None, choice: str) -> Iterator[int]:
    for control, pressed in _controls(laid):
        if (pressed.verb, pressed.value) == ("choose", choice):
            yield BUTTON
        elif pressed.verb == "form":
            yield FORM
        elif pressed.verb == "parts" and isinstance(shape, Parts):
            yield BUTTON + _by_parts(shape, choice)
        elif isinstance(control, Select):
            yield from _by_list(control, pressed, shape, choice)


def _by_list(select: Select, pressed: ComponentId, shape: Shape | None, choice: str) -> Iterator[int]:
    if pressed.verb == "group":
        yield GROUPS
    elif pressed.verb == "part" and is_alone(pressed.value) and isinstance(shape, Parts):
        goods = picked_items(choice.partition("/")[0])
        if shape.best(goods) == choice:
            yield TICKED + len(goods) + BUTTON
    elif any(entry.value == choice for entry in select.choices):
        yield LIST
    elif select.most > 1:
        yield TICKED + len(picked_items(choice))


def _by_parts(shape: Parts, choice: str) -> int:
    """Count the clicks for picking each part of a choice separately."""
    return sum(TICKED + len(part) for part in shape.parted(choice) or () if part and part != [NOTHING]) + BUTTON


def _controls(laid: Laid) -> Iterator[tuple[Button | Select, ComponentId]]:
    for row in (*laid.rows, laid.endings):
        for control in (row.button,) if isinstance(row, Aside) else row if isinstance(row, tuple) else (row,):
            if isinstance(control, Button | Select) and (pressed := parse(control.id)):
                yield control, pressed


if __name__ == "__main__":
    key, counts, games = sys.argv[1], sys.argv[2].split(","), int(sys.argv[3])
    for locale in ("en", "de"):
        found = {n: [each for seed in range(games) for each in clicks(key, int(n), locale, seed)] for n in counts}
        shares = [f"{n} seats {mean(each):.2f}" for n, each in found.items()]
        print(locale, *shares, f"mean {mean(map(mean, found.values())):.2f}", sep=", ")
