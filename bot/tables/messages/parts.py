"""A choice of several parts, picked step by step: a select for each part, what they come to, and the button to make it.

What is picked so far stands in the ids of the controls: nothing is kept, and any answer to them can show it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase, digits

from bot.tables.messages.controls import NOTHING, Controls
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import MOST_COMPONENTS, Aside, Button, Row, Rule, Select
from games.kernel.ask import Parts
from games.kernel.words import clipped

PLACES = digits + ascii_lowercase
"""A sign for each item of a part; Discord lists 25 at most."""
Picked = list[list[str]]


def encode(shape: Parts, picked: Picked) -> str:
    """Write what is picked so far for an id: a sign for the place of each item in its group, groups parted by dots."""
    return ".".join(
        "".join(PLACES[place] for place in _places(items, part))
        for part, (_, items) in zip(picked, shape.groups, strict=True)
    )


def _places(items: tuple[str, ...], part: list[str]) -> list[int]:
    """Find a place for each picked item, another one for each of the same kind."""
    unplaced = list(part)
    found = []
    for place, item in enumerate(items):
        if item in unplaced:
            unplaced.remove(item)
            found.append(place)
    return found


def decode(shape: Parts, text: str) -> Picked:
    """Read what an id says is picked so far; what cannot be there is left out."""
    parts = [*text.split("."), *[""] * len(shape.groups)]
    return [
        [items[PLACES.index(sign)] for sign in dict.fromkeys(part) if sign in PLACES[: len(items)]]
        for part, (_, items) in zip(parts, shape.groups, strict=False)
    ]


def part_rows(controls: Controls, shape: Parts, picked: Picked) -> tuple[Row, ...]:
    """Offer a select for each part with its ticks, then a button that makes the choice, and one for nothing."""
    code = encode(shape, picked)
    groups = [number for number, (_, items) in enumerate(shape.groups) if items]
    selects = [_select(controls, shape, number, picked, code) for number in groups]
    choice = shape.joined(picked)
    ready = choice != NOTHING and shape.settle(choice) is not None
    label = controls.label(choice).text if ready else controls.opening()
    buttons = [
        Button(controls.press("whole", code), clipped(label, 80), "success" if ready else "secondary", not ready)
    ]
    if shape.settle(NOTHING) is not None:
        buttons.append(Button(controls.press("choose", NOTHING), clipped(controls.label(NOTHING).text, 80)))
    return (*selects, tuple(buttons))


def _select(controls: Controls, shape: Parts, number: int, picked: Picked, code: str) -> Select:
    name, items = shape.groups[number]
    ticked = set(_places(items, picked[number]))
    choices = tuple(controls.entry(PLACES[place], item, chosen=place in ticked) for place, item in enumerate(items))
    title = clipped(controls.game.voice.part(name, controls.words), 45)
    return Select(controls.press("part", f"{number}.{code}"), title, choices, least=0, most=len(choices))


def decode_pick(shape: Parts, value: str, values: tuple[str, ...]) -> Picked:
    """Read a select's id, and take what it was set to for its part."""
    number, _, code = value.partition(".")
    parts = [*code.split("."), *[""] * len(shape.groups)]
    if (at := read_number(number, len(shape.groups) - 1)) is not None:
        parts[at] = "".join(values)
    return decode(shape, ".".join(parts))


def sum_text(controls: Controls, shape: Parts, picked: Picked) -> str:
    """Say what is picked so far and what it comes to, or why it cannot be chosen yet; empty where nothing is picked."""
    choice = shape.joined(picked)
    if choice == NOTHING:
        return ""
    if shape.settle(choice) is None:
        refusal = controls.game.rules.why_not(controls.seen, controls.seat, choice)
        return controls.words.text(refusal.key, **refusal.fields)
    label = controls.label(choice)
    return f"{label.text}. {controls.gain(choice) or label.hint}"


def complete_but_refused(shape: Parts, choice: str) -> Picked | None:
    """Return the parts of a choice that is all there and cannot be made all the same; None for any other."""
    return None if shape.settle(choice) is not None else shape.parted(choice)


BESIDE = 3
"""Components of a button with a text beside it: the pair, the text, the button."""
LONGEST_LABEL = 30
"""Characters of a button that leaves room beside it on a phone."""


def placed(rows: Sequence[Row], taken: int) -> tuple[tuple[Row, ...], str]:
    """Give each button with a gain a row of its own where they all fit; else return the gains as lines.

    `taken` are the components of the panel besides these rows.
    """
    gaining = [button for button in buttons(rows) if button.beside]
    apart = tuple(part for row in rows for part in _apart(row))
    short = all(len(button.label) <= LONGEST_LABEL for button in gaining)
    if short and taken + sum(map(size, apart)) <= MOST_COMPONENTS:
        return apart, ""
    lines = [f"**{button.label}**: {button.beside}" for button in gaining]
    return tuple(_bare(row) for row in rows), "\n".join(lines)


def buttons(rows: Sequence[Row]) -> list[Button]:
    """List the buttons of some rows."""
    return [button for row in rows if isinstance(row, tuple) for button in row]


def size(row: Row) -> int:
    """Count the components of a row as a message shows it."""
    if isinstance(row, Rule | str):
        return 1
    if not isinstance(row, tuple):
        return BESIDE if isinstance(row, Aside) else 2
    return BESIDE if len(row) == 1 and row[0].beside else 1 + len(row)


def _apart(row: Row) -> tuple[Row, ...]:
    if not isinstance(row, tuple) or not any(button.beside for button in row):
        return (row,)
    return tuple((button,) for button in row)


def _bare(row: Row) -> Row:
    if not isinstance(row, tuple):
        return row
    return tuple(Button(each.id, each.label, each.style, each.disabled) for each in row)
