"""From an ask to rows: effects beside their buttons, a strip of short buttons, lists, selects for parts.

The kind of question decides its look (`Voice.layouts`). If an effect does not fit beside its button, or there are more
choices than usual, a list shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from math import ceil
from typing import TypeAlias

from bot.tables.messages.controls import ENTRY, NOTHING, Controls, numbered, seen_length
from bot.tables.messages.forms import MOST_CHOICES, fits_parts, opening
from bot.tables.messages.laid import FEW_NEWS, NEWS, Laid, ending_notes
from bot.tables.messages.parts import basket, encode, otherwise
from bot.tables.ports.component_id import MAX_LENGTH
from bot.tables.ports.panel import Aside, Button, Choice, Row, Select
from games.kernel.ask import OneOf, Parts, Pick, Sensible, Shape, Split
from games.kernel.icons import capital
from games.kernel.voice import BESIDE, BUTTON, SHORT
from games.kernel.words import clipped

STRIP_NAME, STRIP_LINE = 4, 40
"""Characters of a name in a strip, and of a line with its name; those of other layouts are the voice's."""
PLACEHOLDER, BUTTONS, TICKS, LISTS, MANY_ROWS = 150, 5, 5, 3, 3
WIDE, MIDDLE = 12, 6
"""Most characters of names for two or three buttons in a row on a phone."""
Group: TypeAlias = tuple[str, list[str]]
"""A group's name, and its choices."""


def laid_out(controls: Controls, group: str = "") -> Laid:
    """Lay out the choices of an ask; if a list cannot hold them, those of the picked group."""
    shape = controls.ask.shape
    listed = _ready(controls, shape) if isinstance(shape, Parts) else whole_choices(shape)
    if listed is None and isinstance(shape, Parts) and fits_parts(shape):
        return basket(controls, shape)
    if listed is None or any(len(choice) > MAX_LENGTH for choice in listed):
        return _unlisted(controls, shape)
    if any(len(choice) > MAX_LENGTH - len(controls.press("choose")) for choice in listed):
        return Laid(_long(controls, listed))
    rest, ending = controls.parted(listed)
    endings = tuple(controls.finishing(choice) for choice in ending)
    if rest and isinstance(shape, Parts):
        endings = (otherwise(controls, encode(shape, [[] for _ in shape.groups])), *endings)
    notes = ending_notes(controls, ending)
    if len(rest) > MOST_CHOICES:
        rows = _lists(controls, rest, group)
        return Laid((*rows, *notes), endings) if rows else Laid(((_opener(controls),),), endings)
    rows, shared = _choices(controls, rest)
    news = FEW_NEWS if len(rows) >= MANY_ROWS else NEWS
    return Laid((*rows, *notes), endings, shared, news=news)


def _ready(controls: Controls, shape: Parts) -> list[str] | None:
    """List the sensible choices of several parts that are to be picked as they are; None if there is no room."""
    layout = controls.layout
    if layout.kind != "basket" or not isinstance(shape, Sensible):
        return None
    room = MAX_LENGTH - len(controls.press("choose"))
    found = list(islice(shape.sensible(), LISTS * MOST_CHOICES + 2))
    fits = len(found) <= LISTS * MOST_CHOICES + 1 and all(len(choice) <= room for choice in found)
    return found if fits else None


def whole_choices(shape: Shape | None) -> list[str] | None:
    """List the choices of an ask that are offered as a whole; None if users put them together from items."""
    if isinstance(shape, OneOf):
        return list(shape.listed())
    if isinstance(shape, Pick | Split):
        found = list(islice(shape.listed(), MOST_CHOICES + 2))
        return found if len([choice for choice in found if choice != NOTHING]) <= MOST_CHOICES else None
    return None


def _long(controls: Controls, choices: Sequence[str]) -> tuple[Row, ...]:
    """Offer choices whose ids are too long for a button."""
    parts = [choices[at : at + MOST_CHOICES] for at in range(0, len(choices), MOST_CHOICES)]
    if len(parts) > 1:
        return ((_opener(controls),),)
    return (_list(controls, choices),)


def _unlisted(controls: Controls, shape: Shape | None) -> Laid:
    """Offer items to be picked together, or a form."""
    nothing = shape is not None and shape.settle(NOTHING) is not None
    endings = (controls.finishing(NOTHING),) if nothing and not isinstance(shape, OneOf) else ()
    if isinstance(shape, Pick) and not shape.ordered and 0 < len(shape.items) <= MOST_CHOICES:
        return Laid((_items(controls, shape), *ending_notes(controls, [NOTHING] * len(endings))), endings)
    return Laid(((_opener(controls),),), endings)


def _opener(controls: Controls) -> Button:
    return Button(controls.press("form"), opening(controls), "primary")


def _items(controls: Controls, shape: Pick) -> Select:
    """Offer items of which several are picked at once."""
    choices = tuple(controls.entry(value, item) for value, item in numbered(shape.items))
    most, least = min(shape.most, len(choices)), max(1, shape.least)
    key = "choose-exactly" if least == most else "choose-up-to"
    placeholder = controls.words.text(key, count=most, of=len(choices))
    return Select(controls.picking(""), clipped(placeholder, PLACEHOLDER), choices, least, most)


def _choices(controls: Controls, choices: Sequence[str]) -> tuple[tuple[Row, ...], str]:
    """Lay out choices in the layout of their question if they fit, else as a list; return also the shared effect."""
    if not choices:
        return (), ""
    layout = controls.layout
    effects = [controls.effect(choice) for choice in choices]
    shared = effects[0] if len(choices) > 1 and len(set(effects)) == 1 else ""
    if shared:
        effects = [""] * len(choices)
    if len(choices) <= layout.most and layout.kind != "list":
        if layout.kind == "strip" and (rows := _strip(controls, choices, effects)):
            return rows, shared
        if layout.kind in ("beside", "small", "basket") and (rows := _beside(controls, choices, effects)):
            return rows, shared
    return (_list(controls, choices, effects),), shared


def _beside(controls: Controls, choices: Sequence[str], effects: Sequence[str]) -> tuple[Row, ...]:
    """Put each effect beside its button; only buttons if there are no effects; nothing if one does not fit."""
    if not any(effects):
        return _plain(controls, choices)
    buttons = [controls.button(choice) for choice in choices]
    texts = [effect or controls.label(choice).text for effect, choice in zip(effects, choices, strict=True)]
    is_small = controls.layout.kind == "small"
    most = ENTRY if is_small else BESIDE
    if any(len(button.label) > SHORT for button in buttons) or any(seen_length(text) > most for text in texts):
        return ()
    mark = "-# " if is_small else ""
    return tuple(Aside(f"{mark}{capital(text)}", button) for text, button in zip(texts, buttons, strict=True))


def _plain(controls: Controls, choices: Sequence[str]) -> tuple[Row, ...]:
    """Put buttons into rows that a phone shows as they are."""
    buttons = [controls.button(choice, short=False) for choice in choices]
    longest = max(len(button.label) for button in buttons)
    if longest > BUTTON:
        return ()
    most = 1 if longest > 2 * WIDE else 2 if longest > WIDE else 3 if longest > MIDDLE else BUTTONS
    width = ceil(len(buttons) / ceil(len(buttons) / most))
    return tuple(tuple(buttons[at : at + width]) for at in range(0, len(buttons), width))


def _strip(controls: Controls, choices: Sequence[str], effects: Sequence[str]) -> tuple[Row, ...]:
    """Put each effect in a small line, and the short buttons below in two rows, as in the picture."""
    buttons = [controls.button(choice) for choice in choices]
    lines = [f"-# **{button.label}** {effect}" for button, effect in zip(buttons, effects, strict=True)]
    if any(len(button.label) > STRIP_NAME for button in buttons) or any(
        seen_length(line) > STRIP_LINE + len("-# ") for line in lines
    ):
        return ()
    first = [button for button in buttons if button.label[-1] == buttons[0].label[-1]]
    last = [button for button in buttons if button not in first]
    if len(buttons) <= 2:
        first, last = buttons, []
    if max(len(first), len(last)) > BUTTONS:
        first, last = buttons[:BUTTONS], buttons[BUTTONS:]
    told = ("\n".join(lines),) if any(effects) else ()
    return (*told, *filter(None, (tuple(first), tuple(last))))


def _list(controls: Controls, choices: Sequence[str], effects: Sequence[str] = (), value: str = "0") -> Select:
    """Put choices into a select; compute their effects if not given."""
    effects = effects or [controls.effect(choice) for choice in choices]
    entries = tuple(
        controls.entry(choice, choice, effect, chosen=choice == controls.chosen)
        for choice, effect in zip(choices, effects, strict=True)
    )
    entries = tuple(_counted(controls, entry) for entry in entries)
    most = min(len(entries), TICKS) if controls.layout.several else 1
    placeholder = (
        controls.words.text("choose-several", count=len(choices)) if most > 1 else _ways(controls, len(choices))
    )
    return Select(controls.picking(value), placeholder, entries, most=most)


def _counted(controls: Controls, entry: Choice) -> Choice:
    """Add a number to the label of a choice that takes one of several equal cards."""
    shape = controls.ask.shape
    count = shape.items.count(entry.value) if isinstance(shape, Pick) and shape.most == 1 else 1
    return replace(entry, label=f"{entry.label} × {count}") if count > 1 else entry


def _ways(controls: Controls, count: int) -> str:
    return controls.words.text("choose-ways", count=count)


def _lists(controls: Controls, choices: Sequence[str], picked: str) -> tuple[Row, ...]:
    """Offer more choices than one list holds, in a few lists or by group first; nothing if neither is possible."""
    groups = _groups(controls, choices)
    if any(len(inside) > MOST_CHOICES for _, inside in groups):
        return ()
    if len(packed := _packed(groups)) <= LISTS:
        return tuple(_named_list(controls, at, inside) for at, inside in enumerate(packed))
    if len(groups) > MOST_CHOICES:
        return ()
    entries = tuple(_group(controls, at, *group, picked) for at, group in enumerate(groups))
    first = Select(controls.grouping(), _ways(controls, len(choices)), entries)
    found = [inside for at, (_, inside) in enumerate(groups) if str(at) == picked]
    return (first, *(_list(controls, inside) for inside in found))


def _packed(groups: Sequence[Group]) -> list[list[Group]]:
    """Put groups into as few lists as possible, in order."""
    lists: list[list[Group]] = [[]]
    for group in groups:
        if sum(len(inside) for _, inside in (*lists[-1], group)) > MOST_CHOICES:
            lists.append([])
        lists[-1].append(group)
    return lists


def _named_list(controls: Controls, at: int, groups: Sequence[Group]) -> Select:
    """Offer the choices of some groups in a select whose placeholder names the first and the last group."""
    choices = [choice for _, inside in groups for choice in inside]
    names = dict.fromkeys((groups[0][0], groups[-1][0]))
    return replace(_list(controls, choices, value=str(at)), placeholder=clipped(" – ".join(names), PLACEHOLDER))


def _group(controls: Controls, at: int, name: str, inside: Sequence[str], picked: str) -> Choice:
    """Make the entry of a group, with the icon of its first choice if the game names it."""
    named = controls.game.voice.group(controls.seen, controls.seat, inside[0], controls.words)
    icon = controls.label(inside[0]).icon if named else ""
    return Choice(str(at), clipped(name, 100), controls.words.text("ways", count=len(inside)), str(at) == picked, icon)


def _groups(controls: Controls, choices: Sequence[str]) -> list[Group]:
    """Group choices by the game's names of groups, or else in their order."""
    voice, groups = controls.game.voice, dict[str, list[str]]()
    for choice in choices:
        groups.setdefault(voice.group(controls.seen, controls.seat, choice, controls.words), []).append(choice)
    if len(groups) > 1 and max(map(len, groups.values())) <= MOST_CHOICES:
        return list(groups.items())
    parts = [list(choices[at : at + MOST_CHOICES]) for at in range(0, len(choices), MOST_CHOICES)]
    return [(f"{controls.label(part[0]).text} – {controls.label(part[-1]).text}", part) for part in parts]
