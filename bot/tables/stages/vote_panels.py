"""Messages of open and ended motions, and the summary for a new user of a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.tables.company import sought
from bot.tables.core import motions, pace
from bot.tables.core.about import CAME, LASTING, PACE, motion_kind
from bot.tables.core.motions import ABANDON, PASSED, REPLACE, UNDO, details, seat_wanted, sort_of
from bot.tables.core.table import Table, standing_entries
from bot.tables.messages import asking, boards, common, notices, seats
from bot.tables.messages.common import SLATE
from bot.tables.messages.since import story
from bot.tables.messages.wishes import wishes_text
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Choice, Panel, Picker, Picture, Row, Select, Style
from games.kernel.visibility import view
from games.kernel.words import Words
from storage.rows import EntryRow, MotionRow, PanelRow

MOST_TAKEN = 3
"""Most lines of news in a vote on an undo; the log has all."""
RECENT = 3
"""How many of each seat's last choices a new user reads."""


def ballot(table: Table, motion: MotionRow, taken: Sequence[EntryRow], token: str, texts: Words) -> Panel:
    """Compose the message of an open motion; `taken` are the choices that an undo would take back.

    It mentions all users whose answer is missing; Discord notifies them when it is posted, not when it is edited.
    """
    first, *others = _buttons(table, motion, token, texts)
    meant = _undo_text(table, taken, texts) if sort_of(motion.kind) == UNDO else [_meaning(motion, texts)]
    small = "\n".join(filter(None, (*meant, _count(table, motion, texts)))).splitlines()
    said = "\n".join((f"[[vote]] {_question(table, motion, texts)}", *(f"-# {line}" for line in small if line)))
    rows: tuple[Row, ...] = (Aside(said, first), *((tuple(others),) if others else ()))
    return Panel((), rows=rows, accent=SLATE, pings=_asked_users(table, motion))


def _meaning(motion: MotionRow, texts: Words) -> str:
    """Say what happens if a motion passes; empty if the question says it."""
    return common.optional(texts, f"ballot-{sort_of(motion.kind)}-about")


def _asked_users(table: Table, motion: MotionRow) -> tuple[int, ...]:
    """Return the users who may still answer: those who have not voted, and those who would take or give a seat."""
    count = motions.tally(table, motion)
    seats = [seat for seat in count.voters if seat not in count.votes] if count.needed else []
    if sort_of(motion.kind) == REPLACE and not details(motion)["wish"]:
        seats.append(seat_wanted(motion))
    new = motion.user_id if sort_of(motion.kind) == REPLACE and not count.accepted else None
    return tuple(user for user in (new, *(table.seats[seat].user_id for seat in seats)) if user is not None)


def abandon_panel(table: Table, texts: Words) -> Panel:
    """Ask a user whether to end the game, and say whose votes that takes."""
    return asking.abandon(table, len(motions.voting_seats(table)), texts)


REPLACE_SEAT = "replace_seat"
"""The verb of the select of the seat to hand over; the picker of its next user has the verb `replace`."""


def replace_panel(table: Table, seat: int | None, texts: Words) -> Panel:
    """Ask for the seat to hand over, and for its next user."""
    choices = [Choice(str(row.seat), f"{row.seat + 1} {row.name}", chosen=row.seat == seat) for row in table.seats]
    rows: tuple[Row, ...] = (
        Select(ComponentId(table.id, REPLACE_SEAT).id, texts.text("replace-seat"), tuple(choices)),
    )
    if seat is not None:
        picker = ComponentId(table.id, REPLACE, value=str(seat))
        rows += (Picker(picker.id, texts.text("replace-user"), "user"),)
    return Panel((common.heading(table, texts), texts.text("replace-about")), rows=rows, accent=SLATE)


def _question(table: Table, motion: MotionRow, texts: Words) -> str:
    sort, count = sort_of(motion.kind), motions.tally(table, motion)
    names = ", ".join(table.names[seat] for seat in count.votes)
    if sort == REPLACE:
        facts, former = details(motion), table.names[seat_wanted(motion)]
        if facts["wish"]:
            return texts.text("ballot-wish", former=former, new=str(facts["name"]))
        return texts.text("ballot-replace", former=former, new=str(facts["name"]))
    if sort == UNDO:
        return texts.text("ballot-undo", who=table.names[motion.seat or 0])
    return texts.text(f"ballot-{sort}", who=names, votes=len(count.votes))


def _count(table: Table, motion: MotionRow, texts: Words) -> str:
    count = motions.tally(table, motion)
    names = ", ".join(table.names[seat] for seat in count.votes)
    lines = []
    if count.needed:
        until = "" if motion.left is not None else pace.relative_time(motion.expires_at)
        agreed = texts.text("ballot-count", votes=len(count.votes), needed=count.needed, names=names or "–")
        lines.append(" · ".join(filter(None, (agreed, texts.text("ballot-until", until=until) if until else ""))))
    if not count.accepted:
        lines.append(texts.text("ballot-accept", new=str(details(motion)["name"])))
    return "\n".join(lines)


def _undo_text(table: Table, taken: Sequence[EntryRow], texts: Words) -> list[str]:
    """Say what an undo would take back: how many decisions of which players, and what everybody saw of them.

    Sealed choices are not shown, and a changed one counts once, so that nobody learns how often it was changed.
    """
    state = table.require_match().state
    nameless = texts.text("deleted-user")
    by_ask = {(e.ask, e.seat): table.names_at(e.version, nameless)[e.seat] for e in taken if e.ask != state.ask}
    made = Counter(by_ask.values())
    names = ", ".join(name if count == 1 else f"{name} ({count})" for name, count in made.items())
    sealed = texts.listed([table.names[seat] for seat in sorted(state.given)])
    return [
        texts.text("ballot-taken", count=sum(made.values()), names=names),
        "\n".join(story(table, taken, texts).splitlines()[-MOST_TAKEN:]),
        texts.text("ballot-sealed", names=sealed) if sealed else "",
    ]


def _buttons(table: Table, motion: MotionRow, token: str, texts: Words) -> tuple[Button, ...]:
    sort, number = sort_of(motion.kind), motions.button_number(motion)
    if sort == ABANDON:
        return (Button(ComponentId(table.id, ABANDON, token=token).id, texts.text("button-agree"), "danger"),)

    def button(verb: str, key: str, carrier: str = "") -> Button:
        style: Style = "secondary" if verb == "refuse" else "success"
        return Button(ComponentId(table.id, verb, None, number, motion.kind, carrier).id, texts.text(key), style)

    if sort != REPLACE:
        return (button("agree", "button-agree", token), *((button("refuse", "button-refuse"),) if sort == UNDO else ()))
    facts = details(motion)
    accept = () if facts["accepted"] else (button("accept", "button-accept"),)
    agree = () if facts["wish"] else (button("agree", "button-agree"),)
    return (*accept, *agree, button("refuse", "button-refuse", token))


def outcome(table: Table, motion: MotionRow, texts: Words, token: str = "") -> Panel:
    """Compose the final form of a motion's message; with a token it is a new message."""
    sort, how = sort_of(motion.kind), motion.outcome or ""
    if sort == REPLACE:
        seat, new = seat_wanted(motion), str(details(motion).get("name", "")) or texts.text("deleted-user")
        text = texts.text("ended-replace", how=how, seat=seat + 1, who=table.names[seat], new=new)
    else:
        who = "" if motion.seat is None else table.names[motion.seat]
        text = texts.text(f"ended-{sort}", how=how, who=who)
    return Panel((text,), rows=boards.board_rows(table, token, texts) if token else (), accent=SLATE)


def is_over(table: Table, panel: PanelRow, called: Mapping[int, int]) -> bool:
    """Tell whether a message has nothing more to ask or to offer; `called` maps seats to the ask of their mention."""
    if panel.about in LASTING:
        return table.row.stage != "playing" or table.row.version > panel.version
    if kind := motion_kind(panel.about):
        return kind in table.motions and table.motions[kind].outcome is not None
    return notices.is_over(table, panel, called)


def record(panel: PanelRow, table: Table) -> Panel:
    """Compose the final form of a message about a seat's new user, or about the end of a vote."""
    texts = common.words_of(table)
    if panel.about == CAME:
        return sought.arrival(table, panel.seat or 0, texts)
    if panel.about == PACE:
        return common.note(notices.changed_pace(table, texts))
    return outcome(table, table.motions[motion_kind(panel.about)], texts)


def is_announced(motion: MotionRow) -> bool:
    """Tell whether the end of a motion is reported even if its message was never sent."""
    return motion.outcome == PASSED and sort_of(motion.kind) == REPLACE


def briefing(
    table: Table, seat: int, entries: Sequence[EntryRow], picture: Picture | None, token: str, texts: Words
) -> Panel:
    """Compose recent news and the position of a seat for the user who takes it over; `entries` are all log entries."""
    seen = view(table.require_match().state, seat)
    recent = standing_entries(entries)[-RECENT * len(table.seats) :]
    blocks = [
        seats.own_heading(table, seen, texts),
        texts.text("briefing", seat=seat + 1, names=", ".join(table.names)),
        story(table, recent, texts, viewer=seat),
        table.game.voice.hand(seen, seat, texts),
        wishes_text(table, seat, texts),
    ]
    verbs = ("move", "hand", "text")
    buttons = tuple(Button(ComponentId(table.id, verb, token=token).id, texts.text(f"button-{verb}")) for verb in verbs)
    pictures = (picture,) if picture else ()
    return Panel(tuple(filter(None, blocks)), pictures, (buttons,), common.place_links(table, texts), common.GOLD)
