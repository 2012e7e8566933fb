"""The controls of one seat's question: ids, labels and effects of choices; `layouts` puts them in rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Style
from games.kernel.ask import Ask
from games.kernel.game import Game
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.voice import Label, Layout
from games.kernel.words import Words, clipped

NOTHING = "none"
LABEL, ENTRY = 80, 100
"""Characters that Discord takes in a button's label, and in each line of a select's entry."""


class Controls:
    """Makes the controls of one seat's ask; `seen` is that seat's view, `number` the ask's number in ids."""

    def __init__(self, table: str, game: Game, seen: State, seat: int, words: Words, number: int) -> None:
        self.table, self.game, self.seen, self.seat, self.words = table, game, seen, seat, words
        self.number = number
        self.ask: Ask = game.rules.asked(seen)[seat]
        self.chosen: str | None = seen.given.get(seat)

    def press(self, verb: str, value: str = "") -> str:
        """Write the id of a control of this ask."""
        return ComponentId(self.table, verb, self.seat, self.number, value).id

    def choosing(self, choice: str) -> str:
        """Write the id of a button that makes a choice."""
        return self.press("choose", choice)

    def picking(self, value: str = "0") -> str:
        """Write the id of a select that makes a choice."""
        return self.press("pick", value)

    def grouping(self) -> str:
        """Write the id of a select that shows the choices of a group."""
        return self.press("group")

    @property
    def layout(self) -> Layout:
        """Say how choices of this kind are laid out, and whether several may be picked at once."""
        return replace(self.game.voice.layouts.get(self.ask.section, Layout()), several=False)

    def label(self, choice: str) -> Label:
        """Name a choice."""
        return self.game.voice.label(self.seen, self.seat, choice, self.words)

    def gain(self, choice: str) -> str:
        """Say what a choice, or one item of it, costs and brings, with icons; perhaps empty."""
        return self.game.voice.gain(self.seen, self.seat, choice, self.words.with_icons()).text

    def effect(self, choice: str) -> str:
        """Return what a choice costs and brings or, without that, the hint of its label."""
        return self.gain(choice) or self.label(choice).hint

    def prompt(self) -> str:
        """Ask in one sentence."""
        return self.game.voice.prompt(self.seen, self.seat, self.words)

    def about(self) -> str:
        """Say what the question is about; perhaps empty."""
        return self.game.voice.about(self.seen, self.seat, self.words)

    def entry(self, value: str, item: str, hint: str | None = None, *, chosen: bool = False) -> Choice:
        """Make a select's entry for a choice or an item, with what it brings."""
        label, hint = self.label(item), self.effect(item) if hint is None else hint
        return Choice(value, clipped(label.text, ENTRY), clipped(without_icons(hint), ENTRY), chosen, label.icon)

    def button(self, choice: str, *, short: bool = True) -> Button:
        """Make the button of a choice, with its short name if wanted and present."""
        label = self.label(choice)
        style: Style = "success" if choice == self.chosen else "secondary"
        name = (short and label.short) or label.text
        return Button(self.choosing(choice), clipped(name, LABEL), style, icon=label.icon)

    def finishing(self, choice: str) -> Button:
        """Make the button of a choice that ends, refuses, or wins."""
        label, voice = self.label(choice), self.game.voice
        named = label.short or (label.text if label.text != choice or choice != NOTHING else "")
        text = named or self.words.text("button-none")
        wins = voice.wins(self.seen, self.seat, choice)
        style: Style = "success" if wins or choice == self.chosen else "secondary"
        icon = label.icon or ("none" if choice in (NOTHING, "no") else "done")
        return Button(self.choosing(choice), clipped(text, LABEL), style, icon=icon)

    def parted(self, choices: Sequence[str]) -> tuple[list[str], list[str]]:
        """Separate ordinary choices from those that end, refuse, or win."""
        voice = self.game.voice
        last = {c for c in choices if voice.finishes(self.seen, self.seat, c) or voice.wins(self.seen, self.seat, c)}
        return [c for c in choices if c not in last], [c for c in choices if c in last]


def seen_length(text: str) -> int:
    """Count the visible characters of a text, without icons and emphasis."""
    return len(without_icons(text).replace("**", ""))


def numbered(items: Sequence[str]) -> list[tuple[str, str]]:
    """Number interchangeable items (`wine`, `wine#2`), as a select's values must differ; return them with the items."""
    seen: dict[str, int] = {}
    found = []
    for item in items:
        seen[item] = seen.get(item, 0) + 1
        found.append((item if seen[item] == 1 else f"{item}#{seen[item]}", item))
    return found


def choice_of_values(values: Sequence[str]) -> str:
    """Write a choice from a select's values."""
    return "+".join(value.split("#")[0] for value in values) or "none"
