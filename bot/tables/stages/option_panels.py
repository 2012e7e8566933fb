"""The private panels in which a host sets options, seats computers, and prepares a table alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.company import durations, reliability
from bot.tables.company.evenings import HERE
from bot.tables.company.host_letters import PLAYERS
from bot.tables.company.open_tables import find_button
from bot.tables.company.when import WHEN
from bot.tables.core.pace import PATIENT, admits
from bot.tables.core.table import Table
from bot.tables.messages import common, waiting
from bot.tables.messages.common import GOLD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select, Style
from games.kernel.copies import Copy
from games.kernel.game import Option
from games.kernel.words import LOCALES, Words, clipped
from games.players import BUDGETS, levels_of

OFF, ON = "off", "on"
"""Values of selects: the set of components that comes with the game, and "none"."""
MOST_CHOICES = 25
LESSER = frozenset({"printed", "language", "least", "allow_advice"})
"""The verbs of the selects among a lobby's further options."""


def _option_hint(name: str, value: str, texts: Words) -> str:
    """Say in one line what an option's value changes, if the game says so."""
    return clipped(common.optional(texts, f"option-{name}-{value}-hint"), 100)


def _option_text(name: str, value: str, texts: Words) -> str:
    """Name an option with its value, because a select with a chosen value does not show the option's name."""
    return clipped(texts.text("option-line", name=name, value=value), 100)


def lobby_options(table: Table, texts: Words) -> Panel:
    """Compose the host's private panel: the most important options, the seats, and a button to invitations."""
    buttons = (
        _button(table, "more", texts),
        _button(table, WHEN, texts),
        _button(table, PLAYERS, texts),
        find_button(texts, table.id),
        _button(table, "cancel", texts, "danger"),
    )
    rows = (
        *_option_selects(table, texts),
        waiting.pace_select(table, texts),
        levels_about(table, texts, patient=True),
        _computer_buttons(table, texts),
        buttons,
    )
    names = texts.text("options-seats", names=", ".join(table.names))
    said = "\n".join((texts.text("options-title", table=table.id), names))
    return Panel((said,), rows=rows, accent=GOLD)


def guest_panel(table: Table, texts: Words, *, seated: bool, near: bool) -> Panel:
    """Compose what *Table …* shows to everybody but the host: all options, and how to leave.

    While an evening is `near`, players can also say on this panel that they are here.
    """
    heading = texts.text("lobby-guest", table=table.id, title=texts.text("title"))
    fixed = texts.text("lobby-commitment", commitment=table.row.commitment)
    told = (heading, common.options_text(table, texts), waiting.pace_line(table, texts), fixed)
    here = (_button(table, HERE, texts, "success"),) if near else ()
    rows = ((*here, _button(table, "leave", texts, "danger")),) if seated else ()
    return Panel(tuple(filter(None, told)), rows=rows, accent=GOLD)


def levels_about(table: Table, texts: Words, *, patient: bool = False) -> str:
    """Describe each offered level of computers in a line; if `patient`, also the time that a master needs."""
    lines = [
        texts.text(f"level-{level}-about", seconds=texts.number(BUDGETS.get(level, 0)))
        for level in levels_of(table.game)
    ]
    if patient and PATIENT.intersection(levels_of(table.game)):
        lines[-1] += " " + texts.text("levels-patient")
    return "\n".join(f"-# {line}" for line in lines)


def _button(table: Table, verb: str, texts: Words, style: Style = "secondary") -> Button:
    return Button(ComponentId(table.id, verb).id, texts.text(f"button-{verb}"), style)


def setup(table: Table, texts: Words, copies: Sequence[Copy] = (), note: str = "") -> Panel:
    """Compose the one message of a table alone before its game: the game, the opponents, and the start."""
    seats = texts.text("options-seats", names=", ".join(table.names))
    named = common.printed_line(table, texts)
    heading, told = common.heading(table, texts), texts.text("alone-setup")
    blocks = (note, heading, texts.text("tagline"), told, seats, named)
    rows = (
        *_option_rows(table, texts, copies),
        levels_about(table, texts),
        _computer_buttons(table, texts),
        _setup_buttons(table, texts),
    )
    return Panel(tuple(filter(None, blocks)), rows=rows, accent=GOLD)


def _setup_buttons(table: Table, texts: Words) -> Row:
    ready = len(table.seats) >= table.game.seats[0]
    start = Button(ComponentId(table.id, "start").id, texts.text("button-start"), "success", disabled=not ready)
    return (start, _button(table, "cancel", texts, "danger"))


def _option_rows(table: Table, texts: Words, copies: Sequence[Copy]) -> list[Row]:
    rows: list[Row] = [*_option_selects(table, texts)]
    if any(option.more for option in table.game.options):
        rows.append((_button(table, "more", texts),))
    return [*rows, *_printed_select(table, texts, copies), _language_select(table, texts)]


def _option_selects(table: Table, texts: Words) -> list[Select]:
    return [_option_select(table, option, texts) for option in table.game.options if not option.more]


def _language_select(table: Table, texts: Words) -> Select:
    name, shown = texts.text("option-language"), common.words_of(table).locale
    languages = tuple(
        Choice(code, _option_text(name, texts.language(code), texts), "", shown == code) for code in LOCALES
    )
    return Select(ComponentId(table.id, "language").id, name, languages)


def _computer_buttons(table: Table, texts: Words) -> Row:
    """Add a computer player while there is room, and remove one while there is any."""
    full, none = len(table.seats) >= table.game.seats[1], not any(seat.computer for seat in table.seats)
    adding = (
        Button(
            ComponentId(table.id, "add_computer", value=level).id,
            texts.text("button-add_computer", level=texts.text(f"level-{level}")),
            disabled=full or not admits(table, level),
        )
        for level in levels_of(table.game)
    )
    dropping = Button(ComponentId(table.id, "drop_computer").id, texts.text("button-drop_computer"), disabled=none)
    return (*adding, dropping)


def _printed_select(table: Table, texts: Words, copies: Sequence[Copy]) -> list[Row]:
    """Offer sets of components, also a chosen one that is no longer offered; nothing if there are none."""
    chosen, name = table.row.material_id, texts.text("option-printed")
    gone = {chosen: table.row.material_name} if chosen else {}
    offered = gone | {copy.material_id: copy.name for copy in copies}
    if not offered:
        return []
    off = Choice(
        OFF, _option_text(name, texts.text("option-printed-off"), texts), texts.text("option-printed-off-hint")
    )
    choices = [replace(off, chosen=not chosen)]
    for material_id, called in offered.items():
        hint = texts.text("option-printed-hint")
        choices.append(Choice(material_id, _option_text(name, called, texts), hint, material_id == chosen))
    return [Select(ComponentId(table.id, "printed").id, name, tuple(choices[:MOST_CHOICES]))]


def _advice_select(table: Table, texts: Words) -> Select:
    name, now = texts.text("option-advice"), ON if table.row.advice else OFF
    choices = tuple(
        Choice(
            value,
            _option_text(name, texts.text(f"option-advice-{value}"), texts),
            _option_hint("advice", value, texts),
            now == value,
        )
        for value in (OFF, ON)
    )
    return Select(ComponentId(table.id, "allow_advice").id, name, choices)


def _option_select(table: Table, option: Option, texts: Words) -> Select:
    now, name = table.options.get(option.name, option.default), texts.text(f"option-{option.name}")
    choices = tuple(
        Choice(
            value,
            _option_text(name, texts.text(f"option-{option.name}-{value}"), texts),
            _timed_hint(table, option, value, texts),
            now == value,
        )
        for value in option.values
    )
    return Select(ComponentId(table.id, "option", value=option.name).id, name, choices)


def _timed_hint(table: Table, option: Option, value: str, texts: Words) -> str:
    """Say what an option's value changes, and by how many days it makes the game longer or shorter."""
    days = "" if table.is_alone else durations.option_text(table, option.name, value, texts)
    return clipped(" · ".join(filter(None, (days, _option_hint(option.name, value, texts)))), 100)


def more_options(table: Table, texts: Words, copies: Sequence[Copy] = (), opened: str = "") -> Panel:
    """Compose the host's private panel of further options; `copies` are the offered sets of components.

    The game's own options are a list, with the values of an opened one. At a table alone, all others are in its one
    message.
    """
    rows: list[Row] = [*_lesser_selects(table, texts, opened)]
    if not table.is_alone:
        rows += [
            *_printed_select(table, texts, copies),
            _language_select(table, texts),
            reliability.least_select(table, texts),
            _advice_select(table, texts),
        ]
    fixed = "" if table.is_alone else texts.text("lobby-commitment", commitment=table.row.commitment)
    told = (texts.text("options-title", table=table.id), common.options_text(table, texts), fixed)
    return Panel(tuple(filter(None, told)), rows=(*rows, (_button(table, "less", texts),)), accent=GOLD)


def _lesser_selects(table: Table, texts: Words, opened: str) -> list[Select]:
    lesser = [option for option in table.game.options if option.more]
    choices = tuple(
        Choice(
            option.name,
            texts.text(f"option-{option.name}"),
            texts.text(f"option-{option.name}-{table.options.get(option.name, option.default)}"),
            option.name == opened,
        )
        for option in lesser
    )
    names = [Select(ComponentId(table.id, "more").id, texts.text("options-which"), choices)] if choices else []
    return [*names, *(_option_select(table, option, texts) for option in lesser if option.name == opened)]
