"""The panel of lists that answer in advance, and the lines about them on a user's own panel."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.tables.core import pace
from bot.tables.core.ahead import BROKEN, GONE, lines_of, may_order
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.laid import in_rows
from bot.tables.messages.parts import PLACES
from bot.tables.messages.turn_plan import TURN, may_plan_turn
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Button, Choice, Panel, Row, Select
from games.kernel.ahead import MOST_ITEMS, due, planned
from games.kernel.ask import Listing
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words, clipped

AHEAD, ADD, KEEP, DROP = "ahead", "ahead_add", "ahead_keep", "ahead_drop"
"""The verbs: show a list, append an item, store it, remove it."""
ONCE, ALWAYS = "once", "always"


@dataclass(frozen=True, slots=True)
class Draft:
    """A list in the making, in the ids of its controls until it is stored."""

    name: str
    listing: Listing
    picked: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """Encode the draft as positions among the items, with a checksum of these, as a hand may change meanwhile."""
        places = "".join(PLACES[self.listing.items.index(item)] for item in self.picked)
        return f"{self.name}.{_mark(self.listing)}.{places}"

    @property
    def left(self) -> list[str]:
        """List the items that can follow."""
        return [item for item in self.listing.items[: len(PLACES)] if item not in self.picked][:MOST_ITEMS]

    def with_item(self, item: str) -> Draft:
        """Append an item."""
        if item not in self.left:
            raise Refusal("refused-unknown")
        return replace(self, picked=(*self.picked, item))


def _mark(listing: Listing) -> str:
    return f"{zlib.crc32(' '.join(listing.items).encode()) % 10_000}"


def read_draft(table: Table, seat: int, value: str) -> Draft | None:
    """Decode a draft from an id; None without a name. Refuse it if the items have changed."""
    name, _, rest = value.partition(".")
    if not name:
        return None
    listing = table.game.rules.lists(view(table.require_match().state, seat), seat).get(name)
    mark, _, places = rest.partition(".")
    if listing is None or (rest and mark != _mark(listing)):
        raise Refusal("refused-ahead-changed")
    draft = Draft(name, listing)
    for place in map(PLACES.find, places):
        draft = draft.with_item("".join(listing.items[place : place + 1]))
    return draft


def may_plan(table: Table, seen: State, seat: int) -> bool:
    """Tell whether a seat may give a list now, or plan its turn."""
    return may_order(table, seat) and (bool(table.game.rules.lists(seen, seat)) or may_plan_turn(table, seat))


def ahead_button(table: Table, seen: State, seat: int, texts: Words) -> tuple[Button, ...]:
    """Return the button to the panel for a waiting seat; it does not depend on what others do meanwhile."""
    if not may_order(table, seat) or not table.game.rules.lists(seen, seat):
        return ()
    return (Button(ComponentId(table.id, AHEAD, seat).id, texts.text("more-ahead"), icon="plans"),)


def answer_line(table: Table, seat: int, texts: Words) -> str:
    """Say when a seat's list answers the present question, or that its lists were removed, or nothing."""
    row = table.orders.get(seat)
    if row is None or table.row.stage != "playing":
        return ""
    if GONE in (lines := lines_of(row)):
        return texts.text("ahead-removed")
    seen = view(table.require_match().state, seat)
    found = due(table.game, seen, seat, lines) if row.ask == seen.ask else None
    if found is None or row.due_at is None:
        return texts.text("turn-broken") if BROKEN in lines else ""
    label = table.game.voice.label(seen, seat, found[0], texts).text
    key = "ahead-answers" if planned(lines) == planned(found[1]) else "turn-answers"
    return texts.text(key, choice=label, time=pace.relative_time(row.due_at))


def ahead_panel(table: Table, seat: int, value: str, texts: Words, note: str = "") -> Panel:
    """Compose the panel; `value` is the draft of the list that is being made, or its name."""
    planner = Planner(table, seat, texts)
    draft = read_draft(table, seat, value if value or len(planner.lists) != 1 else next(iter(planner.lists)))
    heading, about = texts.text("ahead-heading", **common.heading_fields(table, texts)), texts.text("ahead-about")
    blocks = (heading, note, about, "\n".join(planner.standing()), planner.draft_text(draft))
    rows = (*planner.names(draft), *planner.making(draft), *in_rows(planner.buttons(draft)))
    return common.seat_panel(table, blocks, rows, texts)


class Planner:
    """Shows the stored lists, and makes the controls for the one in the making."""

    def __init__(self, table: Table, seat: int, texts: Words) -> None:
        self.table, self.seat, self.texts = table, seat, texts
        self.seen = view(table.require_match().state, seat)
        if not may_plan(table, self.seen, seat):
            raise Refusal("refused-ahead")
        self.lists: Mapping[str, Listing] = table.game.rules.lists(self.seen, seat)
        self.lines = {line.name: line for line in lines_of(table.orders.get(seat)) if line.name in self.lists}

    def press(self, verb: str, value: str = "") -> str:
        """Make the id of a control, without an ask, as a list belongs to none."""
        return ComponentId(self.table.id, verb, self.seat, None, value).id

    def standing(self) -> Iterator[str]:
        """Describe the stored lists."""
        for line in self.lines.values():
            often = self.texts.text(f"ahead-{ALWAYS if line.always else ONCE}")
            yield f"- {self._said(line.name, line.choices)} ({often})"

    def draft_text(self, draft: Draft | None) -> str:
        """Describe the draft."""
        if draft is None or not draft.picked:
            return ""
        return self.texts.text("ahead-draft", list=self._said(draft.name, draft.picked))

    def _said(self, name: str, items: Sequence[str]) -> str:
        """Describe a list in one line, with the items that follow."""
        labels = [self._label(name, item) for item in items]
        return f"**{self.texts.text(f'list-{name}')}:** " + ", ".join((*labels, self.texts.text(f"list-{name}-rest")))

    def _label(self, name: str, item: str) -> str:
        return self.table.game.voice.list_label(self.seen, self.seat, name, item, self.texts).text

    def names(self, draft: Draft | None) -> tuple[Row, ...]:
        """Offer the lists, if there are several."""
        if len(self.lists) < 2:
            return ()
        chosen = "" if draft is None else draft.name
        titles = {name: clipped(self.texts.text(f"list-{name}"), 100) for name in self.lists}
        entries = tuple(Choice(name, title, chosen=name == chosen) for name, title in titles.items())
        return (Select(self.press(AHEAD), self.texts.text("ahead-which"), entries),)

    def making(self, draft: Draft | None) -> tuple[Row, ...]:
        """Offer the next items of a list."""
        if draft is None or not draft.left:
            return ()
        entries = tuple(Choice(item, clipped(self._label(draft.name, item), 100)) for item in draft.left)
        return (
            Select(self.press(ADD, draft.value), self.texts.text("ahead-next", place=len(draft.picked) + 1), entries),
        )

    def buttons(self, draft: Draft | None) -> tuple[Button, ...]:
        """Return the buttons to store the described list, start it over, remove the stored one, or go back."""
        found, texts = [], self.texts
        if may_plan_turn(self.table, self.seat):
            found.append(Button(self.press(TURN), texts.text("turn-open"), "primary"))
        if draft is not None and draft.picked:
            found.append(Button(self.press(KEEP, f"{ONCE}:{draft.value}"), texts.text("ahead-keep-once"), "primary"))
            found.append(Button(self.press(KEEP, f"{ALWAYS}:{draft.value}"), texts.text("ahead-keep-always")))
            found.append(Button(self.press(AHEAD, draft.name), texts.text("ahead-again")))
        if draft is not None and draft.name in self.lines:
            found.append(Button(self.press(DROP, draft.name), texts.text("ahead-remove"), "danger"))
        return (*found, common.to_move_button(self.table, self.seat, texts))
