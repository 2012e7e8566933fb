"""What the commands share: trouble in one line, numbers within bounds, names of seats."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

from games.kernel.errors import BadRecord, KernelError
from games.kernel.files import printable
from games.kernel.game import Game
from games.kernel.words import Words, words_for

MAX_FIELD, MAX_NUMBER = 300, 10**12
"""Characters of one field of a message, and numbers too large for Fluent."""


def say(*lines: str, out: TextIO | None = None) -> None:
    """Print lines, also on a console that knows few letters: all that the commands print goes through here.

    What a file says in them steers no terminal.
    """
    out = out or sys.stdout
    encoding = out.encoding or "utf-8"
    for line in lines:
        out.write(printable(line).encode(encoding, "replace").decode(encoding) + "\n")
    out.flush()


class Trouble(Exception):
    """End a command with one friendly line and this exit status."""

    def __init__(self, line: str, status: int = 2) -> None:
        super().__init__(line)
        self.status = status


@contextmanager
def friendly(locale: str, *packages: str, status: int = 2) -> Iterator[None]:
    """Turn a kernel error into one line in the reader's language."""
    try:
        yield
    except KernelError as error:
        raise Trouble(explain(error, words_for(locale, *packages, "games.kernel")), status) from error


def explain(error: KernelError, words: Words) -> str:
    """Put an error into words; a refused line of a record is told with the reason of its cause."""
    fields = {name: fitting(value) for name, value in error.fields.items()}
    if isinstance(error, BadRecord) and isinstance(error.__cause__, KernelError):
        fields["reason"] = explain(error.__cause__, words)
    return words.text(error.key, **fields)


def fitting(value: str | int) -> str | int:
    """Cut what a file says where it would fill the console: Fluent leaves long texts out, and fails at huge numbers."""
    if isinstance(value, int) and abs(value) < MAX_NUMBER:
        return value
    text = str(value)
    return text if len(text) <= MAX_FIELD else text[: MAX_FIELD - 1] + "…"


def game_words(game: Game, locale: str) -> Words:
    """Return the words of a game."""
    return words_for(locale, game.package, "games.kernel")


def seat_names(seats: int, locale: str) -> tuple[str, ...]:
    """Name the seats by number."""
    words = words_for(locale, "games.kernel")
    return tuple(words.text("seat-name", number=seat + 1) for seat in range(seats))


def at_least(least: int) -> Callable[[str], int]:
    """Make an argument type: a whole number from `least` on."""

    def number(text: str) -> int:
        value = int(text)
        if value < least:
            raise argparse.ArgumentTypeError(f"must be at least {least}, not {value}")
        return value

    return number


def option_of(text: str) -> tuple[str, str]:
    """Read a table option; raise Trouble if it is not written so."""
    name, equals, value = text.partition("=")
    if not equals:
        raise Trouble(f"an option is written NAME=VALUE, not {text!r}")
    return name, value
