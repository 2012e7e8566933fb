"""A choice of several parts: users pick the first and the others are filled in, or they pick all, step by step.

Below the selects is the result of the parts, with the button that makes the choice. The picked items are in the ids of
the controls, so nothing is stored.
"""

from __future__ import annotations

from string import ascii_lowercase, digits

from bot.tables.messages.controls import NOTHING, Controls
from bot.tables.messages.laid import Laid, ending_notes
from bot.tables.ports.ids import read_number
from bot.tables.ports.panel import Aside, Button, Row, Select
from games.kernel.ask import Parts
from games.kernel.words import clipped

PLACES = digits + ascii_lowercase
"""The characters that encode positions in an id; Discord lists at most 25 items of a part."""
BEST = "best"
"""The prefix of the id of a select whose part decides all others."""
Picked = list[list[str]]


def encode(shape: Parts, picked: Picked) -> str:
    """Encode the picked items for an id: a character for each item's position in its group, dots between groups."""
    return ".".join(
        "".join(PLACES[place] for place in _places(items, part))
        for part, (_, items) in zip(picked, shape.groups, strict=True)
    )


def _places(items: tuple[str, ...], part: list[str]) -> list[int]:
    """Find a position for each picked item, a different one for each of the same kind."""
    unplaced = list(part)
    found = []
    for place, item in enumerate(items):
        if item in unplaced:
            unplaced.remove(item)
            found.append(place)
    return found


def decode(shape: Parts, text: str) -> Picked:
    """Decode the picked items from an id; leave out impossible ones."""
    parts = [*text.split("."), *[""] * len(shape.groups)]
    return [
        [items[PLACES.index(sign)] for sign in dict.fromkeys(part) if sign in PLACES[: len(items)]]
        for part, (_, items) in zip(parts, shape.groups, strict=False)
    ]


def basket(controls: Controls, shape: Parts, picked: Picked | None = None, *, all_parts: bool = False) -> Laid:
    """Offer the first part alone, with the best others filled in, or a select for each part, and the result.

    `picked` are the items so far, including those filled in.
    """
    picked = picked or [[] for _ in shape.groups]
    endings = (controls.finishing(NOTHING),) if shape.settle(NOTHING) is not None else ()
    notes = ending_notes(controls, [NOTHING] * len(endings))
    if all(choice == NOTHING for choice in shape.listed()):
        return Laid(notes, endings)
    code = encode(shape, picked)
    numbers = [number for number, (_, items) in enumerate(shape.groups) if items] if all_parts else [0]
    selects = [_select(controls, shape, number, picked, code, alone=not all_parts) for number in numbers]
    rows = (*selects, *_made(controls, shape, picked, code), *notes)
    choice = shape.joined(picked)
    waits = choice != NOTHING and shape.settle(choice) is None
    return Laid(rows, endings if all_parts else (otherwise(controls, code), *endings), back=() if waits else None)


def otherwise(controls: Controls, code: str) -> Button:
    """Show the other parts too."""
    return Button(controls.press("parts", f"-.{code}"), game_text(controls, "otherwise"), icon="plans")


def game_text(controls: Controls, key: str) -> str:
    """Return a button's label in the game's own word for this question, or a general one."""
    own = f"{key}-{controls.ask.section}"
    return controls.words.text(own if controls.words.has(own) else f"button-{key}")


def _made(controls: Controls, shape: Parts, picked: Picked, code: str) -> tuple[Row, ...]:
    """Show the picked items and their result beside the button that makes the choice; nothing if none are picked."""
    choice = shape.joined(picked)
    if choice == NOTHING:
        return ()
    ready = shape.settle(choice) is not None
    button = Button(
        controls.press("whole", code), game_text(controls, "make"), "success" if ready else "secondary", not ready
    )
    return (Aside(sum_text(controls, shape, picked), button),)


def _select(controls: Controls, shape: Parts, number: int, picked: Picked, code: str, *, alone: bool) -> Select:
    """Offer the items of a part, the picked ones ticked; if `alone`, the other parts follow from them."""
    name, items = shape.groups[number]
    ticked = set(_places(items, picked[number]))
    choices = tuple(controls.entry(PLACES[place], item, chosen=place in ticked) for place, item in enumerate(items))
    title = controls.words.text("choose-part", part=controls.game.voice.part(name, controls.words), count=len(items))
    value = f"{BEST if alone else number}.{code}"
    return Select(controls.press("part", value), clipped(title, 150), choices, least=0, most=len(choices))


def decode_pick(shape: Parts, value: str, values: tuple[str, ...]) -> Picked:
    """Decode a select's id, and set its part to the picked items; the others follow if it is alone."""
    number, _, code = value.partition(".")
    if is_alone(value):
        (first, *_), rest = decode(shape, "".join(values)), [list[str]() for _ in shape.groups[1:]]
        best = shape.best(first) if first else None
        return [first, *rest] if best is None else shape.parted(best) or [first, *rest]
    parts = [*code.split("."), *[""] * len(shape.groups)]
    if (at := read_number(number, len(shape.groups) - 1)) is not None:
        parts[at] = "".join(values)
    return decode(shape, ".".join(parts))


def is_alone(value: str) -> bool:
    """Tell whether a select shows the first part alone, and the others follow from it."""
    return value.partition(".")[0] == BEST


def sum_text(controls: Controls, shape: Parts, picked: Picked) -> str:
    """Describe the picked items and their result, or say why they cannot be chosen yet."""
    choice = shape.joined(picked)
    label = controls.label(choice)
    if shape.settle(choice) is None:
        refusal = controls.game.rules.why_not(controls.seen, controls.seat, choice)
        return controls.words.text(refusal.key, **refusal.fields)
    return f"**{label.text}**\n{controls.effect(choice)}".strip()


def complete_but_refused(shape: Parts, choice: str) -> Picked | None:
    """Return the parts of a complete choice that the rules refuse; None for any other."""
    return None if shape.settle(choice) is not None else shape.parted(choice)
