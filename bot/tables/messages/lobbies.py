"""The lobby's message, and the host's private panels of options."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.tables.core.table import LiveTable
from bot.tables.messages import common, waiting
from bot.tables.messages.common import GOLD, SLATE
from bot.tables.ports.component_id import Press, parse
from bot.tables.ports.panel import Button, Choice, Panel, Picture, Row, Select
from games.kernel.game import Option
from games.kernel.words import LOCALES, Words, clipped
from games.players import LEVELS


def lobby(live: LiveTable, texts: Words, cover: Picture | None = None) -> Panel:
    """Compose the lobby's message in whatever stage the table is; a cancelled one shows no title picture."""
    if live.row.stage == "cancelled":
        return Panel((common.heading(live, texts), texts.text("lobby-cancelled")), accent=SLATE)
    panel = _open_lobby(live, texts) if live.row.stage == "lobby" else _begun_lobby(live, texts)
    return panel if cover is None else replace(panel, pictures=(cover,))


def _open_lobby(live: LiveTable, texts: Words) -> Panel:
    least, most = live.game.seats
    seats = [f"{seat.seat + 1}. {seat.name}" + _role(live, seat.seat, texts) for seat in live.seats]
    missing = least - len(live.seats)
    state = texts.text("lobby-missing", count=missing) if missing > 0 else texts.text("lobby-ready")
    about = texts.text("lobby-about", tagline=texts.text("tagline"), least=least, most=most,
                       shortest=live.game.minutes[0], longest=live.game.minutes[1])  # fmt: skip
    options = "\n".join(filter(None, (common.options_text(live, texts), waiting.pace_line(live, texts))))
    blocks = [common.heading(live, texts), about, options, "\n".join(seats), state,
              texts.text("lobby-commitment", commitment=live.row.commitment)]  # fmt: skip
    return Panel(tuple(filter(None, blocks)), rows=_lobby_rows(live, texts), accent=GOLD)


def _role(live: LiveTable, seat: int, texts: Words) -> str:
    row = live.seats[seat]
    return " " + texts.text("lobby-host") if row.user_id == live.row.host_id else ""


def signed(panel: Panel, token: str) -> Panel:
    """Put the delivery's token into the first button's id, so that the message is found again."""
    first, *rows = panel.rows
    assert isinstance(first, tuple)  # noqa: S101 - a lobby begins with its buttons
    press = parse(first[0].id)
    assert press is not None  # noqa: S101 - the id is ours
    return replace(panel, rows=((replace(first[0], id=replace(press, token=token).id), *first[1:]), *rows))


def _begun_lobby(live: LiveTable, texts: Words) -> Panel:
    key = "lobby-begun" if live.row.stage == "playing" else "lobby-over"
    links: tuple[tuple[str, str], ...] = ()
    if live.row.place_id is not None and live.row.place_id != live.row.home_id:
        links = ((texts.text("button-table"), common.link(live.row.guild_id, live.row.place_id)),)
    told = (common.heading(live, texts), texts.text(key, names=", ".join(live.names)), common.who_won(live, texts))
    return Panel(tuple(filter(None, told)), links=links, accent=SLATE)


def _lobby_rows(live: LiveTable, texts: Words) -> tuple[Row, ...]:
    def button(verb: str, style: Any = "secondary") -> Button:
        return Button(Press(live.id, verb).id, texts.text(f"button-{verb}"), style)

    ready = len(live.seats) >= live.game.seats[0]
    start = Button(Press(live.id, "start").id, texts.text("button-start"), "success", disabled=not ready)
    return ((button("join", "primary"), button("leave"), button("options"), start, button("cancel", "danger")),)


def _option_hint(name: str, value: str, texts: Words) -> str:
    """Say in one line what an option's value changes, where the game says so."""
    return clipped(common.optional(texts, f"option-{name}-{value}-hint"), 100)


def _chosen(name: str, value: str, texts: Words) -> str:
    """Name an option with its value: a select with something chosen does not show what it is about."""
    return clipped(texts.text("option-line", name=name, value=value), 100)


def lobby_options(live: LiveTable, texts: Words) -> Panel:
    """Compose the host's private panel of options."""
    rows: list[Row] = [_option_select(live, option, texts) for option in live.game.options if not option.more]
    if any(option.more for option in live.game.options):
        rows.append((Button(Press(live.id, "more").id, texts.text("button-more")),))
    name = texts.text("option-language")
    languages = tuple(
        Choice(code, _chosen(name, texts.text(f"language-{code}"), texts), "", live.row.locale == code)
        for code in LOCALES
    )
    rows += [Select(Press(live.id, "language").id, name, languages), waiting.pace_select(live, texts)]
    rows.append(_computer_buttons(live, texts))
    names = texts.text("options-seats", names=", ".join(live.names))
    return Panel((texts.text("options-title", table=live.id), names), rows=tuple(rows), accent=GOLD)


def _computer_buttons(live: LiveTable, texts: Words) -> Row:
    """Add a computer player while there is room, and remove one while there is any."""
    full, none = len(live.seats) >= live.game.seats[1], not any(seat.computer for seat in live.seats)
    adding = (
        Button(
            Press(live.id, "add_computer", value=level).id,
            texts.text("button-add_computer", level=texts.text(f"level-{level}")),
            disabled=full,
        )
        for level in LEVELS
    )
    dropping = Button(Press(live.id, "drop_computer").id, texts.text("button-drop_computer"), disabled=none)
    return (*adding, dropping)


def _option_select(live: LiveTable, option: Option, texts: Words) -> Select:
    now, name = live.options.get(option.name, option.default), texts.text(f"option-{option.name}")
    choices = tuple(
        Choice(
            value,
            _chosen(name, texts.text(f"option-{option.name}-{value}"), texts),
            _option_hint(option.name, value, texts),
            now == value,
        )
        for value in option.values
    )
    return Select(Press(live.id, "option", value=option.name).id, name, choices)


def more_options(live: LiveTable, texts: Words, opened: str = "") -> Panel:
    """Compose the host's private panel of the lesser options: a list of them, and the values of an opened one."""
    lesser = [option for option in live.game.options if option.more]
    choices = tuple(
        Choice(
            option.name,
            texts.text(f"option-{option.name}"),
            texts.text(f"option-{option.name}-{live.options.get(option.name, option.default)}"),
            option.name == opened,
        )
        for option in lesser
    )
    rows: list[Row] = [Select(Press(live.id, "more").id, texts.text("options-which"), choices)]
    rows += [_option_select(live, option, texts) for option in lesser if option.name == opened]
    rows.append((Button(Press(live.id, "less").id, texts.text("button-less")),))
    return Panel(
        (texts.text("options-title", table=live.id), common.options_text(live, texts)), rows=tuple(rows), accent=GOLD
    )
