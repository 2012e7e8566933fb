"""Asks of any shape, their controls, and voices that name choices in an extreme way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from bot.tables.core.people import words
from bot.tables.messages.controls import Controls
from bot.tables.messages.laid import in_rows
from bot.tables.messages.layouts import laid_out
from bot.tables.ports.panel import Panel
from games.kernel.agenda import Rules
from games.kernel.ask import Ask, Shape
from games.kernel.catalogue import find
from games.kernel.chance import SeededChance
from games.kernel.game import Game
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.voice import Gain, Kind, Label, Layout, Voice
from games.kernel.words import Words
from games.tinker_tailor.material import MATERIALS
from games.tinker_tailor.sections.shapes import Purchase

TEXTS = words("en")


class Seen(State):
    """Stand for a view in which seat 0 is asked."""

    def __init__(self, shape: Shape, chosen: str | None = None) -> None:
        super().__init__(ask=5, given={0: chosen} if chosen else {})
        self.shape = shape


class OneRule(Rules[Any]):
    """Ask what the view says."""

    def asked(self, state: Any) -> dict[int, Ask]:
        """Return the one ask."""
        return {0: Ask("section", state.shape)}

    setup = supply = placed = None  # type: ignore[assignment]  # never used here


class LongVoice(Voice):
    """Say everything at length."""

    def prompt(self, view: Any, seat: int, words: Words) -> str:
        """Ask at length."""
        return "What do you choose? " * 20

    def label(self, view: Any, seat: int, choice: str, words: Words) -> Label:
        """Name a choice at length."""
        return Label(f"Option {choice} " + "x" * 100, "y" * 200)


class PlainVoice(LongVoice):
    """Have no words for choices."""

    def label(self, view: Any, seat: int, choice: str, words: Words) -> Label:
        """Name a choice by its id."""
        return Label(choice)


class Telling(PlainVoice):
    """Gives each choice a short name, and an effect of this many characters."""

    layouts: ClassVar[Mapping[str, Layout]] = {}
    size = 20

    def label(self, view: Any, seat: int, choice: str, words: Words) -> Label:
        """Return a long and a short name."""
        return Label(f"The choice {choice}", "", choice, "knight")

    def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
        """Return an effect that begins with the choice."""
        return Gain(f"{choice} ".ljust(self.size, "z"))


def telling(kind: Kind, most: int, size: int = 20) -> Telling:
    """Make a voice whose question has a layout."""

    class Voice(Telling):
        layouts: ClassVar = {"section": Layout(kind, most)}

    Voice.size = size
    return Voice()


def controls(shape: Shape, chosen: str | None = None, voice: Voice | None = None) -> Controls:
    """Make the controls of a shape."""
    game = replace(find("tallinn"), rules=OneRule(), voice=voice or LongVoice())
    return Controls("K7Q2", game, Seen(shape, chosen), 0, TEXTS, 999_980_005)


def laid(made: Controls, group: str = "") -> Panel:
    """Put all controls of a question into a message, the buttons of the last row included."""
    found = laid_out(made, group)
    return Panel(("text",), rows=(*found.rows, *in_rows(found.endings)))


def ids(count: int, size: int = 0) -> tuple[str, ...]:
    """Make so many option ids of at least a size."""
    return tuple(f"o{n}".ljust(size, "z") for n in range(count))


def begun(game: Game, seats: int, seed: int) -> Match:
    """Begin a game with luck of its own."""
    options = {option.name: option.default for option in game.options}
    return Match.begin(game, seats, options, lambda draws: SeededChance(f"{seed}".encode(), str(draws)))


def shop(goods: str, money: str) -> Purchase:
    """Offer these goods to a hand, without change for overpaying."""
    return Purchase.of(MATERIALS[""], goods.split(), money.split(), ())
