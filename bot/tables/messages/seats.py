"""A seat's own panels: the question, the locked choice, the wait for others, and the hand.

A question is one screen: a line of context, news, one picture, the question, the choices, one row of other buttons.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.core import pace
from bot.tables.core.looks import Look
from bot.tables.core.table import Table
from bot.tables.messages import boards, common, parts, waiting
from bot.tables.messages.advice import note_line
from bot.tables.messages.ahead import ahead_button, answer_line
from bot.tables.messages.common import GOLD, SLATE, seat_colour
from bot.tables.messages.controls import Controls
from bot.tables.messages.laid import FEW_NEWS, NEWS, Laid, in_rows
from bot.tables.messages.layouts import laid_out
from bot.tables.messages.manner import USUAL, Manner, explains, in_manner, is_urgent
from bot.tables.messages.more import more_button
from bot.tables.messages.rulebook import rules_button
from bot.tables.messages.sequences import drafted, laid_sequence, sequence_buttons
from bot.tables.messages.since import news_of, since_lines
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import CUT, Aside, Block, Button, Panel, Picture, Rank, Row, fitted
from games.kernel.ask import Parts
from games.kernel.provenance import provenance_lines
from games.kernel.sequences import Draft
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words

AROUND = 160
"""Most characters of a question's facts that its picture does not show; longer texts appear only without pictures."""
SPARE_OF_WORDS = 250
"""Characters to leave free in a panel without pictures, for the line on the rest and for later additions."""
FIRST_ASK = 1
"""The number of a game's first question, before which there is nothing to take back."""


class ChoiceNote(str):
    """A note on a user's own choice, left out if the news contains it."""

    __slots__ = ()


def controls_of(table: Table, seat: int, texts: Words, seen: State | None = None) -> Controls:
    """Make the controls of a seat's present question; pass its view to avoid making it twice."""
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
    manner: Manner = USUAL,
    *,
    laid: Laid | None = None,
) -> Panel:
    """Compose a seat's private message: the question, the wait for others, or at a table alone the result.

    `laid` replaces the controls of the present question.
    """
    if table.is_alone and table.row.stage != "playing":
        shown = None if manner.by_text else picture
        return in_manner(_ended_panel(table, seat, shown, token, texts, look), manner)
    seen = view(table.require_match().state, seat)
    asks = seat in table.asked_seats()
    if not asks:
        own, said = (note, "") if isinstance(note, ChoiceNote) else ("", note)
        told = tuple(filter(None, (said, news_of(table, seat, look, texts, NEWS, own))))
        return in_manner(_idle_panel(table, seen, seat, picture, token, texts, told), manner)
    controls = controls_of(table, seat, texts, seen)
    laid = laid or (locked(controls) if controls.chosen is not None else _laid_out(table, controls))
    most = FEW_NEWS if explains(manner, table, seat) else laid.news
    blocks = _above(table, seen, seat, texts, note, look, most)
    if manner.by_text:
        blocks += _in_words(table, seen, seat, texts)
        picture = None
    others = () if laid.bare else _others(table, seen, seat, token, texts, laid.back)
    rows = (
        *filter(None, (laid.made,)),
        *_asked(table, controls, laid, manner),
        *laid.rows,
        *in_rows(() if laid.bare else (*laid.endings, *others)),
    )
    taken = sum(len(row) if isinstance(row, str) else len(row.text) for row in rows if isinstance(row, str | Aside))
    pictures = (picture,) if picture else ()
    told = _pointed(fitted(blocks, taken, SPARE_OF_WORDS), texts) if manner.by_text else fitted(blocks, taken)
    return in_manner(Panel(told, pictures, rows, accent=seat_colour(seat)), manner)


def _laid_out(table: Table, controls: Controls, group: str = "") -> Laid:
    """Lay out the choices, and the way to make several of them by one press."""
    laid = laid_out(controls, group)
    return replace(laid, endings=(*laid.endings, *sequence_buttons(table, controls)))


def _above(table: Table, seen: State, seat: int, texts: Words, note: str, look: Look | None, most: int) -> list[Block]:
    """Return the texts above the picture: context, news, and the user's note."""
    own, said = (note, "") if isinstance(note, ChoiceNote) else ("", note)
    return [
        Block(context_line(table, seen, seat, texts)),
        Block(waiting.votes_text(table, seat, texts)),
        Block(said),
        Block(answer_line(table, seat, texts)),
        Block(news_of(table, seat, look, texts, most, own), Rank.SINCE),
        Block(note_line(table, seat, texts), Rank.NOTE),
    ]


def context_line(table: Table, seen: State | None, seat: int, texts: Words) -> str:
    """Name in one small line the table, the moment of the game, and the time left; without a view only the table."""
    due = "" if table.is_alone else time_text(table, seat, texts)
    moment = "" if seen is None else table.game.voice.moment(seen, texts)
    return "-# " + " · ".join(filter(None, (common.table_link(table, texts), moment, due)))


def time_text(table: Table, seat: int, texts: Words) -> str:
    """Say when a seat's time is up, or that its clock stands still; empty without a clock."""
    clock = table.clocks.get(seat)
    if clock is None or seat not in table.waiting_seats():
        return ""
    if clock.due_at is None:
        return texts.text("time-stands") if table.row.paused_at is not None else ""
    return pace.relative_time(clock.due_at)


def _asked(table: Table, controls: Controls, laid: Laid, manner: Manner) -> tuple[Row, ...]:
    """Return the question beside the button to the rules, with an explanation in the first questions of a kind.

    It also names the shared effect of all choices, and below an hour the deadline.
    """
    if laid.asks is not None:
        return (laid.asks,)
    texts, seat = controls.words, controls.seat
    about = controls.about() if explains(manner, table, seat) else ""
    around = controls.game.voice.around(controls.seen, seat, texts)
    around = around if "\n" not in around and len(around) <= AROUND and not manner.by_text else ""
    until = time_text(table, seat, texts) if is_urgent(manner, table, seat) else ""
    lines = (f"**{controls.prompt()}**", laid.shared, texts.text("time-short", until=until) if until else "")
    asked = Aside("\n".join(filter(None, lines)), rules_button(table.id, seat, texts))
    below = "\n".join(f"-# {line}" for line in (around, about) if line)
    return (asked, below) if below else (asked,)


def _in_words(table: Table, seen: State, seat: int, texts: Words) -> list[Block]:
    """Describe the picture and the rest of the table in words, without repetition."""
    voice = table.game.voice
    own = (voice.hand(seen, seat, texts), voice.around(seen, seat, texts))
    said = {*"\n".join(own).splitlines(), *provenance_lines(table.game, table.material_id, texts)} - {""}
    board = "\n".join(line for line in voice.board(seen, table.names, texts).splitlines() if line not in said)
    return [Block(text, Rank.GAINS) for text in (*own, board.strip())]


def _pointed(told: tuple[str, ...], texts: Words) -> tuple[str, ...]:
    """Say where the rest is, if a message cannot hold all words."""
    rest = texts.text("text-rest")
    return tuple(f"{text}\n{rest}" if text.endswith(CUT) else text for text in told)


def _locked_text(controls: Controls) -> str:
    """Name the locked choice, with the rules' warning; empty if there is none."""
    if controls.chosen is None:
        return ""
    texts, chosen = controls.words, controls.chosen
    warning = controls.game.rules.warning(controls.seen, controls.seat, chosen)
    said = (texts.text("locked-in", choice=controls.label(chosen).text), texts.text(warning) if warning else "")
    return "\n".join(filter(None, said))


def locked(controls: Controls) -> Laid:
    """Name the locked choice beside the button that brings the choices back."""
    change = Button(controls.press("change"), controls.words.text("button-change"))
    return Laid(asks=Aside(f"{_locked_text(controls)}\n{controls.words.text('locked-until')}", change))


def _idle_panel(
    table: Table, seen: State, seat: int, picture: Picture | None, token: str, texts: Words, told: Sequence[str]
) -> Panel:
    """Compose the panel of a seat that is not asked: others are, or the game is over."""
    blocks = [
        context_line(table, None if waits(table, seat) else seen, seat, texts),
        waiting.votes_text(table, seat, texts),
        *told,
        _no_ask_text(table, seat, texts),
        note_line(table, seat, texts),
    ]
    again = table.is_alone and table.row.stage == "playing"
    button = Button(ComponentId(table.id, "again", seat).id, texts.text("button-to_move"))
    ahead = ahead_button(table, seen, seat, texts)
    row = (*((button,) if again else ()), *ahead, *_others(table, seen, seat, token, texts))
    return Panel(tuple(filter(None, blocks)), (picture,) if picture else (), (row,), accent=SLATE)


def with_dm_offer(panel: Panel, texts: Words) -> Panel:
    """Offer direct messages below the panel of a seat whose user did not get one."""
    button = Button(ComponentId("", "dms_on").id, texts.text("button-dms"))
    return replace(panel, text=(*panel.text, texts.text("dms-offer")), rows=(*panel.rows, (button,)))


def parts_panel(
    table: Table, seat: int, picked: parts.Picked, texts: Words, manner: Manner = USUAL, *, all_parts: bool = True
) -> Panel:
    """Compose a seat's panel while a choice of several parts is put together: its result, and the ticks so far."""
    controls = controls_of(table, seat, texts)
    shape = controls.ask.shape
    laid = parts.basket(controls, shape, picked, all_parts=all_parts) if isinstance(shape, Parts) else None
    return choice_panel(table, seat, None, "", texts, manner=manner, laid=laid)


def sequence_panel(
    table: Table,
    draft: Draft[State],
    texts: Words,
    manner: Manner = USUAL,
    group: str = "",
    note: str = "",
    picture: Picture | None = None,
) -> Panel:
    """Compose a seat's panel while a sequence is put together; picture and texts are of where it leads."""
    laid, there = laid_sequence(table, draft, texts, group), drafted(table, draft)
    return choice_panel(there, draft.seat, picture, "", texts, note, manner=manner, laid=laid)


def open_panel(table: Table, seat: int, texts: Words, manner: Manner = USUAL, group: str = "") -> Panel:
    """Compose a seat's panel with all choices, also while one is locked in, or with those of a group."""
    laid = _laid_out(table, controls_of(table, seat, texts), group)
    return choice_panel(table, seat, None, "", texts, manner=manner, laid=laid)


def _others(
    table: Table, seen: State, seat: int, token: str, texts: Words, back: tuple[Button, ...] | None = None
) -> tuple[Button, ...]:
    """Return the other buttons: undo, if possible alone, or `back`, and the rest."""
    more = more_button(table.id, seat, token, texts)
    if back is not None:
        return (*back, more)
    if table.row.stage != "playing":
        return (more,)
    match = table.require_match()
    if match.can_undo(seat) or (table.is_alone and match.state.ask > FIRST_ASK):
        undo = ComponentId(table.id, "undo", seat, table.shown_ask(match.state.ask)).id
        return (Button(undo, texts.text("button-undo"), icon="undo"), more)
    return (more,)


def warning_panel(table: Table, seat: int, meant: str, warning: str, texts: Words, manner: Manner = USUAL) -> Panel:
    """Compose a seat's panel with a warning in place of the question, and a button that chooses anyway."""
    controls = controls_of(table, seat, texts)
    said = f"**{controls.label(meant).text}**\n{texts.text(warning)}"
    anyway = Button(controls.press("choose", meant), texts.text("button-anyway"), "danger")
    back = Button(ComponentId(table.id, "to_move", seat).id, texts.text("button-back_to_choices"))
    laid = Laid(((anyway, back),), asks=said, bare=True)
    return choice_panel(table, seat, None, "", texts, manner=manner, laid=laid)


def own_heading(table: Table, seen: State, texts: Words) -> str:
    """Name game, table, guild and phase: a direct message has no other context."""
    phase = table.game.voice.phase(seen, texts)
    title, guild = texts.text("title"), texts.text("alone-place") if table.is_alone else table.guild_name
    return texts.text("choice-heading", title=title, table=table.id, guild=guild, phase=phase)


def waits(table: Table, seat: int) -> bool:
    """Tell whether a seat only waits for others at a running game.

    Its message does not change until its user is asked, so it shows nothing that others change meanwhile: neither the
    phase nor a picture.
    """
    return table.row.stage == "playing" and not table.is_alone and seat not in table.asked_seats()


def final_choice_note(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Return the note on a user's final choice."""
    name = _choice_name(table, seat, choice, asked_in, texts)
    return ChoiceNote(texts.text("you-chose", choice=name)) if name else texts.text("stale-choice-unnamed")


def stale_line(table: Table, seat: int, choice: str, asked_in: State, texts: Words) -> str:
    """Say in one small line when a message asked, and what its user chose, or only that it is over."""
    name = _choice_name(table, seat, choice, asked_in, texts)
    if not name:
        return texts.text("choice-old", table=table.id)
    moment = table.game.voice.moment(view(asked_in, seat), texts)
    return "-# " + " · ".join(filter(None, (moment, texts.text("choice-made", choice=name))))


def sequence_note(table: Table, seat: int, made: Sequence[tuple[str, State | None]], texts: Words) -> str:
    """Return the note on the made choices of a sequence."""
    names = [_choice_name(table, seat, choice, asked_in, texts) for choice, asked_in in made]
    return ChoiceNote(texts.text("you-chose", choice=" → ".join(filter(None, names))))


def stale_panel(table: Table, seat: int, said: str, texts: Words) -> Panel:
    """Say in private that the pressed question is over, with a button to the present one."""
    seen = view(table.require_match().state, seat)
    if seat not in table.waiting_seats():
        return common.note("\n".join((said, _no_ask_text(table, seat, texts))))
    now = texts.text("stale-now", moment=table.game.voice.moment(seen, texts))
    move = Button(ComponentId(table.id, "move", seat).id, texts.text("button-move"), "primary")
    return Panel((f"{said}\n{now}",), rows=((move,),), accent=GOLD)


def counted_choice_note(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Return the note on the choice that counted at an ask that is over."""
    name = _choice_name(table, seat, choice, asked_in, texts)
    if not name or asked_in is None:
        return texts.text("stale-choice-unnamed")
    moment = table.game.voice.moment(view(asked_in, seat), texts)
    return texts.text("stale-choice-counted", choice=name, moment=moment)


def _choice_name(table: Table, seat: int, choice: str, asked_in: State | None, texts: Words) -> str:
    """Name a choice as it was offered; empty if the state that asked is not stored, or today's rules do not know it.

    Another state must not name it, because `none` may mean something else there.
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
    """Tell a user their place if they have not won."""
    result = table.require_match().state.result
    if result is None or seat in result.winners:
        return ""
    return texts.text("own-place", place=result.place(seat), score=result.scores[seat])


def hand_panel(table: Table, seat: int, picture: Picture | None, texts: Words) -> Panel:
    """Compose the view of the own hand, as picture and text, with the locked choice.

    After the end of a game it says what the seat held.
    """
    seen, voice = view(table.require_match().state, seat), table.game.voice
    held = voice.holdings(seen, seat, texts) if seen.over else voice.hand(seen, seat, texts)
    chosen = _locked_text(controls_of(table, seat, texts, seen)) if seat in table.asked_seats() else ""
    blocks = (texts.text("hand-heading", table=table.id), held, chosen)
    return Panel(
        tuple(filter(None, blocks)), (picture,) if picture else (), links=common.place_links(table, texts), accent=GOLD
    )


def _ended_panel(
    table: Table, seat: int, picture: Picture | None, token: str, texts: Words, look: Look | None
) -> Panel:
    lines = [] if look is None else since_lines(table, seat, look, texts)
    return boards.ended(table, lines, (picture,) if picture else (), token, texts)
