"""A seat's own panels: the choice it is asked for, its hand."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.core.looks import Look
from bot.tables.core.table import Table
from bot.tables.messages import advice, boards, common, parts, waiting
from bot.tables.messages.advice import note_button, note_text
from bot.tables.messages.common import GOLD
from bot.tables.messages.controls import Controls, with_about
from bot.tables.messages.pages import LOG
from bot.tables.messages.rulebook import rules_button
from bot.tables.messages.since import missing, newest, since_lines, since_of
from bot.tables.messages.wishes import handy_buttons, may_wish
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Block, Button, Panel, Picture, Rank, Row, fitted
from games.kernel.ask import Parts
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words, clipped

ROW = 5
"""Buttons that Discord takes in one row."""
FIRST_ASK = 1
"""The number of a game's first question: before it is answered there is nothing to take back."""
AROUND = 8
"""Components of an own panel besides texts and controls: its frame, a picture, a link, a word on other tables."""


class ChoiceNote(str):
    """A note that says what a seat's user has chosen: left out where that is among what has happened since."""

    __slots__ = ()


def controls_of(table: Table, seat: int, texts: Words, seen: State | None = None) -> Controls:
    """Make the controls of what a seat is asked now; its view is not made twice where it is given."""
    seen = seen or view(table.require_match().state, seat)
    return Controls(table.id, table.game, seen, seat, texts, table.shown_ask(seen.ask))


def choice_panel(
    table: Table,
    seat: int,
    picture: Picture | None,
    token: str,
    texts: Words,
    note: str = "",
    look: Look | None = None,
) -> Panel:
    """Compose a seat's private panel: what has happened, its hand, what is asked, the controls, what is locked in."""
    seen, since = view(table.require_match().state, seat), since_of(table, seat, look, texts)
    note = "" if since.tells_choice and isinstance(note, ChoiceNote) else note
    asks = seat in table.asked_seats()
    heading = own_heading(table, seen, texts) if asks or not waits(table, seat) else waiting_heading(table, texts)
    blocks = [Block(heading), Block(since.text, Rank.SINCE), Block(note)]
    rows: tuple[Row, ...] = ()
    own = _rows((*_own_buttons(table, seen, seat, token, texts), *since.buttons))
    links = common.place_links(table, texts)
    if asks:
        controls = controls_of(table, seat, texts, seen)
        blocks += _question(table, controls, texts)
        taken = AROUND + len(blocks) + sum(map(parts.size, own))
        rows, lines = parts.placed(controls.rows(), taken)
        blocks.append(Block(lines, Rank.GAINS))
    else:
        blocks.append(Block(_no_ask_text(table, seat, texts)))
    blocks.append(Block(note_text(table, seat, texts), Rank.NOTE))
    beside = sum(len(button.beside) for button in parts.buttons(rows))
    return Panel(fitted(blocks, beside), (picture,) if picture else (), (*rows, *own), links, GOLD)


def _question(table: Table, controls: Controls, texts: Words) -> list[Block]:
    """Say what is asked or locked in, what it is about, what its own picture does not show, and the time left."""
    voice, seen, seat = table.game.voice, controls.seen, controls.seat
    asked = _locked_choice_text(controls, texts) or voice.prompt(seen, seat, texts)
    said = (
        with_about(asked, controls),
        voice.around(seen, seat, texts),
        waiting.own_time_text(table, seat, texts),
    )
    return [Block(text, Rank.QUESTION) for text in said if text]


def with_dm_offer(panel: Panel, texts: Words) -> Panel:
    """Offer direct messages below a seat's panel to a user whom they did not reach."""
    button = Button(ComponentId("", "dms_on").id, texts.text("button-dms"))
    return replace(panel, text=(*panel.text, texts.text("dms-offer")), rows=(*panel.rows, (button,)))


def parts_panel(table: Table, seat: int, picked: parts.Picked, texts: Words) -> Panel:
    """Compose a seat's panel while a choice of several parts is put together: its sum, and the ticks so far."""
    controls = controls_of(table, seat, texts)
    panel = choice_panel(table, seat, None, "", texts)
    shape = controls.ask.shape
    if not isinstance(shape, Parts):
        return panel
    text = (*panel.text, *filter(None, [parts.sum_text(controls, shape, picked)]))
    own = _rows(_own_buttons(table, controls.seen, seat, "", texts))
    return replace(panel, text=text, rows=(*parts.part_rows(controls, shape, picked), *own))


def _rows(buttons: tuple[Button, ...]) -> tuple[tuple[Button, ...], ...]:
    """Part buttons into rows as long as Discord takes them."""
    return tuple(buttons[at : at + ROW] for at in range(0, len(buttons), ROW))


def _own_buttons(table: Table, seen: State, seat: int, token: str, texts: Words) -> tuple[Button, ...]:
    """Return the buttons below a seat's controls: take back and wishes, where there are any, rules, board and note."""
    text = Button(ComponentId(table.id, "text", token=token).id, texts.text("button-text"))
    if table.row.stage != "playing":
        return (text,)
    match, buttons = table.require_match(), [rules_button(table.id, seat, texts), text, note_button(table, seat, texts)]
    if table.is_alone:  # elsewhere the board has it
        buttons.insert(1, Button(ComponentId(table.id, LOG).id, texts.text("button-log")))
    if advice.may_ask(table, seen, seat):
        buttons.insert(0, advice.advice_button(table, seat, texts))
    if may_wish(table.game, seen, seat):
        buttons.insert(0, Button(ComponentId(table.id, "wishes", seat).id, texts.text("button-wishes")))
        buttons[1:1] = handy_buttons(table, seen, seat, texts)
    if match.can_undo(seat) or (table.is_alone and match.state.ask > FIRST_ASK):
        undo = ComponentId(table.id, "undo", seat, table.shown_ask(match.state.ask)).id
        buttons.insert(0, Button(undo, texts.text("button-undo")))
    return tuple(buttons)


def warning_panel(table: Table, seat: int, meant: str, warning: str, texts: Words) -> Panel:
    """Compose a seat's panel with a warning of a choice, and a button that makes it all the same."""
    controls = controls_of(table, seat, texts)
    label = texts.text("button-anyway", choice=controls.label(meant).text)
    anyway = Button(controls.press("choose", meant), clipped(label, 80), "danger")
    panel = choice_panel(table, seat, None, "", texts, texts.text(warning))
    return replace(panel, rows=((anyway,), *panel.rows))


def own_heading(table: Table, seen: State, texts: Words) -> str:
    """Name game, table, guild and phase: a direct message has no other context."""
    phase = table.game.voice.phase(seen, texts)
    title, guild = texts.text("title"), texts.text("alone-place") if table.is_alone else table.guild_name
    return texts.text("choice-heading", title=title, table=table.id, guild=guild, phase=phase)


def waits(table: Table, seat: int) -> bool:
    """Tell whether a seat only waits for others at a running game.

    Its message changes no more until its user is asked, so it shows nothing that others change meanwhile: neither the
    phase, which may count what another may still do, nor a picture.
    """
    return table.row.stage == "playing" and not table.is_alone and seat not in table.asked_seats()


def waiting_heading(table: Table, texts: Words) -> str:
    """Name game, table and guild."""
    return texts.text("waiting-heading", title=texts.text("title"), table=table.id, guild=table.guild_name)


def _locked_choice_text(controls: Controls, texts: Words) -> str:
    if controls.chosen is None:
        return ""
    locked = texts.text("locked-in", choice=controls.label(controls.chosen).text)
    warning = controls.game.rules.warning(controls.seen, controls.seat, controls.chosen)
    return f"{locked}\n{texts.text(warning)}" if warning else locked


def final_choice_note(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Say to a seat's user what they have chosen for good."""
    name = _choice_name(table, seat, choice, asked_in, texts)
    return ChoiceNote(texts.text("chosen-final", choice=name)) if name else texts.text("stale-choice-unnamed")


def counted_choice_note(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Say to a seat's user which choice counted at an ask that is over."""
    name = _choice_name(table, seat, choice, asked_in, texts)
    return texts.text("stale-choice-counted", choice=name) if name else texts.text("stale-choice-unnamed")


def _choice_name(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Name a choice as it was offered; nothing where the state that asked is not kept, or does not know it today.

    Another state must not name it: there `none` may mean something else, and a place may not be there.
    """
    ask = None if asked_in is None else table.game.rules.asked(asked_in).get(seat)
    settled = None if ask is None or ask.shape is None else ask.shape.settle(choice)
    if asked_in is None or settled is None:
        return ""
    return table.game.voice.label(view(asked_in, seat), seat, settled, texts).text


def _no_ask_text(table: Table, seat: int, texts: Words) -> str:
    if table.row.stage != "playing":
        said = (texts.text("choice-over"), common.who_won(table, texts), _own_place(table, seat, texts))
        return "\n".join(filter(None, said))
    if table.is_alone:
        return texts.text("choice-computers")
    return texts.text("choice-not-asked")


def _own_place(table: Table, seat: int, texts: Words) -> str:
    """Say to who has not won how they did; who has is named already."""
    result = table.require_match().state.result
    if result is None or seat in result.winners:
        return ""
    return texts.text("own-place", place=result.place(seat), score=result.scores[seat])


def hand_panel(table: Table, seat: int, picture: Picture | None, texts: Words) -> Panel:
    """Compose a look at the own hand, as picture and text, with the choice that is locked in.

    After the end of a game it says what the seat held.
    """
    seen, voice = view(table.require_match().state, seat), table.game.voice
    held = voice.holdings(seen, seat, texts) if seen.over else voice.hand(seen, seat, texts)
    chosen = _locked_choice_text(controls_of(table, seat, texts, seen), texts) if seat in table.asked_seats() else ""
    blocks = (texts.text("hand-heading", table=table.id), held, chosen)
    return Panel(
        tuple(filter(None, blocks)), (picture,) if picture else (), links=common.place_links(table, texts), accent=GOLD
    )


LAST_LINES, LONGEST_LAST = 20, 1_400
"""How much of a finished game's last turns its message tells."""


def own_panel(
    table: Table,
    seat: int,
    picture: Picture | None,
    token: str,
    texts: Words,
    note: str = "",
    look: Look | None = None,
) -> Panel:
    """Compose a seat's own message: the question, or alone, where no board tells it, how the game has ended."""
    if not table.is_alone:
        return choice_panel(table, seat, picture, token, texts, note, look)
    if table.row.stage != "playing":
        return _ended_panel(table, seat, picture, token, texts, look)
    panel = choice_panel(table, seat, picture, token, texts, note, look)
    return panel if seat in table.asked_seats() else _with_look_button(panel, table, seat, texts)


def _with_look_button(panel: Panel, table: Table, seat: int, texts: Words) -> Panel:
    """Let a user who waits for computers look again: a private answer does not change by itself."""
    button = Button(ComponentId(table.id, "again", seat).id, texts.text("button-to_move"))
    return Panel(panel.text, panel.pictures, (*panel.rows, (button,)), panel.links, panel.accent)


def _ended_panel(
    table: Table, seat: int, picture: Picture | None, token: str, texts: Words, look: Look | None
) -> Panel:
    seen = view(table.require_match().state, seat)
    lines = [] if look is None else since_lines(table, seat, look, texts)
    told = newest(lines, LAST_LINES, LONGEST_LAST)
    title = texts.text("since-own" if look and look.chosen else "since-begin")
    since = "\n".join(filter(None, (title, missing(lines, told, texts), *told))) if told else ""
    ending = "\n".join((texts.text("choice-over"), boards.ending(table, texts)))
    blocks = (own_heading(table, seen, texts), since, ending)
    rows = boards.board_rows(table, token, texts)
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), rows, accent=GOLD)
