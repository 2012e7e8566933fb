"""What the messages of a table say, made from its newest state and for its reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.tables.display import waiting
from bot.tables.display.controls import Controls
from bot.tables.display.story import told
from bot.tables.house import words
from bot.tables.live import LiveTable
from bot.tables.panel import Button, Choice, Panel, Picture, Row, Select
from bot.tables.press import Press
from games.kernel.game import Option
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import LOCALES, Words
from games.players import LEVELS
from storage.records import EntryRow, Locale

GOLD, SLATE = 0xD9A437, 0x4A3B2C


def link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Write the address of a channel or message."""
    return f"https://discord.com/channels/{guild_id}/{channel_id}" + (f"/{message_id}" if message_id else "")


def words_of(live: LiveTable) -> Words:
    """Return the words of a table's public messages."""
    return words_for(live, live.row.locale)


def words_for(live: LiveTable, locale: Locale) -> Words:
    """Return words in a language that know the game and the names of its seats."""
    return words(locale, live.game.package).naming(live.names)


def optional(texts: Words, key: str) -> str:
    """Return a text that a game may lack; then it is empty."""
    text = texts.text(key)
    return "" if text == key else text


def heading(live: LiveTable, texts: Words) -> str:
    """Name game and table."""
    return texts.text("heading", title=texts.text("title"), table=live.id)


def options_text(live: LiveTable, texts: Words) -> str:
    """Say the chosen options of the game, one line each, lesser ones only if they are not the usual; perhaps empty."""
    usual = {option.name: option.default for option in live.game.options if option.more}
    lines = [
        texts.text("option-line", name=texts.text(f"option-{name}"), value=texts.text(f"option-{name}-{value}"))
        for name, value in live.options.items()
        if usual.get(name) != value
    ]
    return "\n".join(lines)


# The lobby


def lobby(live: LiveTable, texts: Words, cover: Picture | None = None) -> Panel:
    """Compose the lobby's message in whatever stage the table is; a cancelled one shows no title picture."""
    if live.row.stage == "cancelled":
        return Panel((heading(live, texts), texts.text("lobby-cancelled")), accent=SLATE)
    panel = _open_lobby(live, texts) if live.row.stage == "lobby" else _begun_lobby(live, texts)
    return panel if cover is None else replace(panel, pictures=(cover,))


def _open_lobby(live: LiveTable, texts: Words) -> Panel:
    least, most = live.game.seats
    seats = [f"{seat.seat + 1}. {seat.name}" + _role(live, seat.seat, texts) for seat in live.seats]
    missing = least - len(live.seats)
    state = texts.text("lobby-missing", count=missing) if missing > 0 else texts.text("lobby-ready")
    about = texts.text("lobby-about", tagline=texts.text("tagline"), least=least, most=most,
                       shortest=live.game.minutes[0], longest=live.game.minutes[1])  # fmt: skip
    options = "\n".join(filter(None, (options_text(live, texts), waiting.pace_line(live, texts))))
    blocks = [heading(live, texts), about, options, "\n".join(seats), state,
              texts.text("lobby-commitment", commitment=live.row.commitment)]  # fmt: skip
    return Panel(tuple(filter(None, blocks)), rows=_lobby_rows(live, texts), accent=GOLD)


def _role(live: LiveTable, seat: int, texts: Words) -> str:
    row = live.seats[seat]
    return " " + texts.text("lobby-host") if row.user_id == live.row.host_id else ""


def _begun_lobby(live: LiveTable, texts: Words) -> Panel:
    key = "lobby-begun" if live.row.stage == "playing" else "lobby-over"
    links: tuple[tuple[str, str], ...] = ()
    if live.row.place_id is not None and live.row.place_id != live.row.home_id:
        links = ((texts.text("button-table"), link(live.row.guild_id, live.row.place_id)),)
    return Panel((heading(live, texts), texts.text(key, names=", ".join(live.names))), links=links, accent=SLATE)


def _lobby_rows(live: LiveTable, texts: Words) -> tuple[Row, ...]:
    def button(verb: str, style: Any = "secondary") -> Button:
        return Button(Press(live.id, verb).id, texts.text(f"button-{verb}"), style)

    ready = len(live.seats) >= live.game.seats[0]
    start = Button(Press(live.id, "start").id, texts.text("button-start"), "success", disabled=not ready)
    return ((button("join", "primary"), button("leave"), button("options"), start, button("cancel", "danger")),)


def _option_hint(name: str, value: str, texts: Words) -> str:
    """Say in one line what an option's value changes, where the game says so."""
    return optional(texts, f"option-{name}-{value}-hint")[:100]


def _chosen(name: str, value: str, texts: Words) -> str:
    """Name an option with its value: a select with something chosen does not show what it is about."""
    return texts.text("option-line", name=name, value=value)[:100]


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
    return Panel((texts.text("options-title", table=live.id), options_text(live, texts)), rows=tuple(rows), accent=GOLD)


# The table's channel


def board(live: LiveTable, entries: Sequence[EntryRow], pictures: Sequence[Picture], pings: Sequence[int],
          token: str, texts: Words, *, moved: bool = False) -> Panel:  # fmt: skip
    """Compose the board's message: picture, what happened, whose move it is; `entries` since the one before.

    `moved` says that the one before is in another channel. Where there is no picture, its facts are told in words.
    """
    title = f"## {live.game.voice.phase(view(live.playing().state, None), texts)}"
    facts = "" if pictures else board_text(live, texts)
    before, now = told(live, entries, texts)
    blocks = [before, title, now, facts, _whose_move(live, texts)]
    if entries and entries[0].number == 0:
        blocks.insert(0, _introduction(live, texts))
    elif moved:
        blocks.insert(0, place_note(live, texts))
    return Panel(
        tuple(filter(None, blocks)),
        tuple(pictures),
        board_rows(live, token, texts),
        accent=GOLD if live.row.stage == "playing" else SLATE,
        pings=tuple(pings),
    )


def old_board(
    live: LiveTable, entries: Sequence[EntryRow], state: State | None, texts: Words, *, undone: bool = False
) -> Panel:
    """Compose what stays of a board under the next one: title, story and picture, and the introduction on the first.

    `state` is the one that the picture shows, if it is still known; `undone` that it was taken back since.
    """
    seen, blocks = None if state is None else view(state, None), list(told(live, entries, texts))
    if seen is not None:
        blocks.insert(1, f"**{live.game.voice.phase(seen, texts)}**")
    if entries and entries[0].number == 0:
        blocks.insert(0, _introduction(live, texts))
    if undone:
        blocks.insert(0, texts.text("board-undone"))
    alt = heading(live, texts) if seen is None else live.game.voice.alt(seen, live.names, texts)
    blocks = list(filter(None, blocks)) or [heading(live, texts)]
    return Panel(tuple(blocks), (Picture("board.png", b"", alt),), accent=SLATE)


def board_rows(live: LiveTable, token: str, texts: Words) -> tuple[Row, ...]:
    """Return the board's buttons; they name only the table and work for ever."""
    verbs = ("move", "hand", "text") if live.row.stage == "playing" else ("replay", "hands", "rematch", "text")
    styles = {"move": "primary"}
    buttons = [
        Button(Press(live.id, verb, token=token).id, texts.text(f"button-{verb}"), styles.get(verb, "secondary"))  # type: ignore[arg-type]  # one of the styles
        for verb in verbs
    ]
    return (tuple(buttons),)


def _introduction(live: LiveTable, texts: Words) -> str:
    lines = [
        heading(live, texts),
        texts.text("intro-players", names=", ".join(live.names)),
        options_text(live, texts),
        waiting.pace_line(live, texts),
        texts.text("lobby-commitment", commitment=live.row.commitment),
        place_note(live, texts),
    ]
    return "\n".join(filter(None, lines))


def place_note(live: LiveTable, texts: Words) -> str:
    """Say why the table is not where the guild's settings want it; empty if it is."""
    return texts.text(f"place-{live.row.place_note}") if live.row.place_note else ""


def _whose_move(live: LiveTable, texts: Words) -> str:
    if live.row.stage == "abandoned":
        return texts.text("board-abandoned")
    seen = view(live.playing().state, None)
    if seen.result is not None:
        return _result(live, seen, texts)
    return waiting.line(live, texts)


def _result(live: LiveTable, seen: Any, texts: Words) -> str:
    result = live.game.voice.result(seen, live.names, texts)
    tiebreak = texts.text(seen.result.tiebreak) if seen.result.tiebreak else ""
    lines = [
        f"**{result}**",
        tiebreak if tiebreak not in result else "",  # a game may name it in its own sentence
        texts.text("board-seed", seed=live.row.seed.hex(), joins=live.row.joins),
    ]
    return "\n".join(filter(None, lines))


def nudge(live: LiveTable, pings: Sequence[int], token: str, texts: Words) -> Panel:
    """Compose the call for those whose direct messages do not arrive."""
    return Panel((texts.text("nudge"),), rows=board_rows(live, token, texts), pings=tuple(pings), accent=GOLD)


# A seat's own panel


def choice(live: LiveTable, seat: int, picture: Picture | None, token: str, texts: Words, note: str = "") -> Panel:
    """Compose a seat's private panel: its hand, what is asked, the controls, and what is locked in."""
    match = live.playing()
    seen = view(match.state, seat)
    blocks = [own_heading(live, seen, texts), note]
    rows: tuple[Row, ...] = ()
    if seat in live.asked():
        controls = Controls(live.id, live.game, seen, seat, texts)
        blocks.append(_locked_in(controls, texts) or live.game.voice.prompt(seen, seat, texts))
        blocks += [live.game.voice.around(seen, seat, texts), waiting.own(live, seat, texts)]
        rows = controls.rows()
    else:
        blocks.append(_nothing_asked(live, texts))
    rows += (_own_buttons(live, seat, token, texts),)
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), rows, place_links(live, texts), GOLD)


def _own_buttons(live: LiveTable, seat: int, token: str, texts: Words) -> tuple[Button, ...]:
    """Return the buttons below a seat's controls: take back, where the rules of the kernel allow it, and the board."""
    text = Button(Press(live.id, "text", token=token).id, texts.text("button-text"))
    match = live.playing()
    if live.row.stage != "playing" or not match.can_undo(seat):
        return (text,)
    return (Button(Press(live.id, "undo", seat, match.state.ask).id, texts.text("button-undo")), text)


def doubt(live: LiveTable, seat: int, meant: str, warning: str, texts: Words) -> Panel:
    """Compose a seat's panel with a warning of a choice, and a button that makes it all the same."""
    controls = Controls(live.id, live.game, view(live.playing().state, seat), seat, texts)
    label = texts.text("button-anyway", choice=controls.label(meant).text)
    anyway = Button(controls.press("choose", meant), label[:80], "danger")
    panel = choice(live, seat, None, "", texts, texts.text(warning))
    return replace(panel, rows=((anyway,), *panel.rows))


def own_heading(live: LiveTable, seen: Any, texts: Words) -> str:
    """Name game, table, guild and phase: a direct message has no other context."""
    phase = live.game.voice.phase(seen, texts)
    title, guild = texts.text("title"), live.guild_name
    return texts.text("choice-heading", title=title, table=live.id, guild=guild, phase=phase)


def _locked_in(controls: Controls, texts: Words) -> str:
    if controls.chosen is None:
        return ""
    locked = texts.text("locked-in", choice=controls.label(controls.chosen).text)
    warning = controls.game.rules.warning(controls.seen, controls.seat, controls.chosen)
    return f"{locked}\n{texts.text(warning)}" if warning else locked


def named(live: LiveTable, seat: int, choice: str, asked_in: State, texts: Words) -> str:
    """Name a choice as it was offered: `none` may mean something else by now."""
    return live.game.voice.label(view(asked_in, seat), seat, choice, texts).text


def chosen(live: LiveTable, seat: int, choice: str, asked_in: State, texts: Words) -> str:
    """Say to a seat's user what they have chosen for good."""
    return texts.text("chosen-final", choice=named(live, seat, choice, asked_in, texts))


def _nothing_asked(live: LiveTable, texts: Words) -> str:
    if live.row.stage != "playing":
        return "\n".join(filter(None, (texts.text("choice-over"), _who_won(live, texts))))
    missing = ", ".join(live.names[seat] for seat in live.waiting())
    return texts.text("choice-not-asked", names=missing)


def _who_won(live: LiveTable, texts: Words) -> str:
    seen = view(live.playing().state, None)
    return "" if seen.result is None else live.game.voice.result(seen, live.names, texts)


def place_links(live: LiveTable, texts: Words) -> tuple[tuple[str, str], ...]:
    """Return the link to the table's channel."""
    place = live.row.place_id or live.row.home_id
    return ((texts.text("button-table"), link(live.row.guild_id, place)),)


def hand(live: LiveTable, seat: int, picture: Picture | None, texts: Words) -> Panel:
    """Compose a look at the own hand, as picture and text, with the choice that is locked in."""
    seen = view(live.playing().state, seat)
    chosen = _locked_in(Controls(live.id, live.game, seen, seat, texts), texts) if seat in live.asked() else ""
    blocks = (texts.text("hand-heading", table=live.id), live.game.voice.hand(seen, seat, texts), chosen)
    return Panel(
        tuple(filter(None, blocks)), (picture,) if picture else (), links=place_links(live, texts), accent=GOLD
    )


def board_text(live: LiveTable, texts: Words) -> str:
    """Say all facts of the board's picture, for screen readers."""
    return live.game.voice.board(view(live.playing().state, None), live.names, texts)


def note(text: str, accent: int = SLATE) -> Panel:
    """Compose a short private answer."""
    return Panel((text,), accent=accent)
