"""A seat's panel of plans and settings: what is set now, and controls to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.ahead import AHEAD, may_plan
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select, Style
from games.kernel.game import Game
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.wishing import subject_of
from games.kernel.words import Words, clipped

AT_ONCE = 3
"""Most subjects shown together; if there are more, one is picked first."""
MOST_BUTTONS = 2
MOST_CHOICES = 25
MOST_SELECTS = 4
LISTED = 1000


def may_wish(game: Game, seen: State, seat: int) -> bool:
    """Tell whether a seat has anything to wish now, from its view."""
    return not seen.over and game.rules.wishes(seen, seat) is not None


def handy_wishes(table: Table, seen: State, seat: int, texts: Words) -> dict[str, str]:
    """Return the wishes that the game offers as buttons, with their names by id."""
    voice = table.game.voice
    return {wish: voice.wish_label(seen, seat, wish, texts).text for wish in voice.handy_wishes(seen, seat)}


def wishes_text(table: Table, seat: int, texts: Words) -> str:
    """List a seat's wishes in force, as lines; empty in a game without wishes."""
    seen = view(table.require_match().state, seat)
    return "\n".join(table.game.voice.wishes(seen, seat, texts)) if may_wish(table.game, seen, seat) else ""


def wishes_panel(table: Table, seat: int, subject: str, texts: Words, note: str = "") -> Panel:
    """Compose the panel; `subject` is the one to change if there are many."""
    wishes = Wishes(table, seat, texts)
    told = common.optional(texts, "wish-panel") or texts.text("wishes-count")
    heading = texts.text("wishes-heading", **common.heading_fields(table, texts))
    blocks = (heading, note, wishes_text(table, seat, texts), told)
    ahead = (Button(wishes.press(AHEAD), texts.text("more-ahead")),) if may_plan(table, wishes.seen, seat) else ()
    rows = (*wishes.rows(subject), (*ahead, common.to_move_button(table, seat, texts)))
    return common.seat_panel(table, blocks, rows, texts)


class Wishes:
    """Make the controls for what a seat may wish."""

    def __init__(self, table: Table, seat: int, texts: Words) -> None:
        self.table, self.seat, self.texts, self.voice = table, seat, texts, table.game.voice
        self.seen = view(table.require_match().state, seat)
        shape = None if self.seen.over else table.game.rules.wishes(self.seen, seat)
        if shape is None:
            raise Refusal("wish-gone")
        self.standing = set(table.game.rules.wished(self.seen, seat))
        self.offered = _by_subject(list(islice(shape.listed(), LISTED)))

    def press(self, verb: str, value: str = "") -> str:
        """Make the id of a control, without an ask, as a wish belongs to none."""
        return ComponentId(self.table.id, verb, self.seat, None, value).id

    def rows(self, picked: str) -> tuple[Row, ...]:
        """Return a control for each subject, or first one that picks the subject."""
        subjects = list(self.offered)
        if len(subjects) <= AT_ONCE:
            return tuple(row for subject in subjects for row in self._values(subject))
        values = self._values(picked) if picked in self.offered else ()
        return (*self._subjects(subjects, picked), *values)

    def _subjects(self, subjects: Sequence[str], picked: str) -> tuple[Row, ...]:
        prompt = clipped(self.texts.text("wishes-which"), 150)
        return tuple(
            Select(self.press("wishes", f"-{number}"), prompt, tuple(self._subject(one, picked) for one in part))
            for number, part in enumerate(_parts(subjects))
        )

    def _subject(self, subject: str, picked: str) -> Choice:
        stands = next((wish for wish in self.offered[subject] if wish in self.standing), "")
        hint = clipped(self._label(stands), 100) if stands else ""
        return Choice(subject, clipped(self._subject_name(subject), 100), hint, chosen=subject == picked)

    def _values(self, subject: str) -> tuple[Row, ...]:
        wishes = self.offered[subject]
        if len(wishes) <= MOST_BUTTONS:
            return (tuple(self._button(wish) for wish in wishes),)
        name, place = clipped(self._subject_name(subject), 150), list(self.offered).index(subject)
        return tuple(
            Select(self.press("wish", f"-{place}.{number}"), name, tuple(map(self._choice, part)))
            for number, part in enumerate(_parts(wishes))
        )

    def _button(self, wish: str) -> Button:
        style: Style = "success" if wish in self.standing else "secondary"
        return Button(self.press("wish", wish), clipped(self._label(wish), 80), style)

    def _choice(self, wish: str) -> Choice:
        return Choice(wish, clipped(self._label(wish), 100), chosen=wish in self.standing)

    def _label(self, wish: str) -> str:
        return self.voice.wish_label(self.seen, self.seat, wish, self.texts).text

    def _subject_name(self, subject: str) -> str:
        return self.voice.wish_subject(self.seen, self.seat, subject, self.texts)


def _by_subject(wishes: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Group wishes by what they are about, in their order."""
    groups: dict[str, list[str]] = {}
    for wish in wishes:
        groups.setdefault(subject_of(wish), []).append(wish)
    return groups


def _parts(items: Sequence[str]) -> list[Sequence[str]]:
    """Split wishes into up to four selects; others can be typed."""
    return [items[at : at + MOST_CHOICES] for at in range(0, len(items), MOST_CHOICES)][:MOST_SELECTS]
