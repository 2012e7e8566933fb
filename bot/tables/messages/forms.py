"""Forms for choices that fit no row of controls: a field for each part, or one line of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten

from bot.tables.messages.controls import Controls, choice_of_values, numbered
from bot.tables.ports.panel import Choice, Form, Select, TextField
from games.kernel.ask import Parts, Pick, Split
from games.kernel.words import clipped

MOST_CHOICES = 25
MOST_FIELDS = 5
LONGEST_TITLE = 45


def form_of(controls: Controls) -> Form:
    """Return the form for a choice of several parts, or one line of text if five fields do not suffice."""
    prompt, fields = controls.prompt(), _fields(controls) or (_text_field(controls),)
    title = shorten(prompt, LONGEST_TITLE, placeholder=" …")
    about = controls.about()
    note = f"{prompt}\n-# {about}" if about else prompt
    return Form(controls.press("submit"), title, fields, note if len(fields) < MOST_FIELDS else "")


def opening(controls: Controls) -> str:
    """Return the label of the button that opens a choice of several parts."""
    key = f"open-{controls.ask.section}"
    return controls.words.text(key if controls.words.has(key) else "button-choose")


def _fields(controls: Controls) -> tuple[Select, ...]:
    shape = controls.ask.shape
    if isinstance(shape, Split) and _fits_selects(shape):
        return tuple(_share(controls, item, min(limit, shape.total)) for item, limit in shape.limits)
    if isinstance(shape, Pick) and shape.most <= MOST_FIELDS and len(shape.items) <= MOST_CHOICES:
        return tuple(_place(controls, shape, number) for number in range(shape.most))
    if isinstance(shape, Parts) and fits_parts(shape):
        groups = [(number, name, items) for number, (name, items) in enumerate(shape.groups) if items]
        return tuple(_part(controls, *group) for group in groups)
    return ()


def _fits_selects(shape: Split) -> bool:
    most = max(min(limit, shape.total) for _, limit in shape.limits)
    return len(shape.limits) <= MOST_FIELDS and most < MOST_CHOICES


def fits_parts(shape: Parts) -> bool:
    """Tell whether each part of a choice can be picked in a select of its own."""
    return len(shape.groups) <= MOST_FIELDS and all(len(items) <= MOST_CHOICES for _, items in shape.groups)


def _share(controls: Controls, item: str, limit: int) -> Select:
    choices = tuple(Choice(str(count), str(count)) for count in range(limit + 1))
    label = clipped(controls.label(item).text, 45)
    return Select(f"share:{item}", label, choices, label=label)


def _part(controls: Controls, number: int, name: str, items: Sequence[str]) -> Select:
    choices = tuple(controls.entry(value, item) for value, item in numbered(items))
    label = clipped(controls.game.voice.part(name, controls.words), 45)
    return Select(f"part:{number}", label, choices, least=0, most=len(choices), label=label)


def _place(controls: Controls, shape: Pick, number: int) -> Select:
    choices = tuple(controls.entry(value, item) for value, item in numbered(shape.items))
    label = controls.words.text("field-place", number=number + 1)
    return Select(f"place:{number}", label, choices, least=int(number < shape.least), label=label)


def _text_field(controls: Controls) -> TextField:
    """Return a field for a line of text, with an example as its placeholder."""
    ((_, example), *_) = controls.game.voice.offers(controls.seen, controls.seat, controls.ask, controls.words)
    return TextField("typed", controls.words.text("field-typed"), clipped(example.text, 100))


def choice_of_fields(fields: Mapping[str, tuple[str, ...]]) -> str:
    """Write a choice from a submitted form."""
    if "typed" in fields:
        return " ".join(fields["typed"]).strip()
    if any(name.startswith("part:") for name in fields):
        return _join_parts(fields)
    shares = [
        f"{name.removeprefix('share:')}:{value[0]}"
        for name, value in fields.items()
        if name.startswith("share:") and value and value[0] != "0"
    ]
    places = [value[0] for name, value in sorted(fields.items()) if name.startswith("place:") and value]
    return choice_of_values(shares or places)


def _join_parts(fields: Mapping[str, tuple[str, ...]]) -> str:
    """Write a choice of parts; a group without items had no field, and its part is empty."""
    parts = {name.removeprefix("part:"): values for name, values in fields.items()}
    last = max((number for number in range(MOST_FIELDS) if str(number) in parts), default=0)
    return "/".join(choice_of_values(parts.get(str(number), ())) for number in range(last + 1))
