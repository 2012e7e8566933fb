"""How far long work is: a bar on a terminal, else plain lines now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from games.cli.console import say
from games.kernel.files import printable

EVERY = 10.0
"""Seconds between two plain lines."""
T = TypeVar("T")


def is_watched() -> bool:
    """Tell whether a terminal shows what is said beside the results."""
    return sys.stderr.isatty()


def tracked(items: Iterable[T], total: int, what: str, *, plain: bool = True) -> Iterator[T]:
    """Yield items, and show how many of them are done; without plain lines where the caller tells more itself."""
    if is_watched():
        yield from _barred(items, total, what)
    elif plain:
        yield from _told(items, total, what)
    else:
        yield from items


def _barred(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    from rich.console import Console  # noqa: PLC0415 - only loaded if somebody watches
    from rich.progress import track  # noqa: PLC0415 - likewise

    yield from track(items, what, total, console=Console(stderr=True), transient=True)


def _told(items: Iterable[T], total: int, what: str, now: Callable[[], float] = time.monotonic) -> Iterator[T]:
    told = now()
    for done, item in enumerate(items, 1):
        yield item
        if now() - told >= EVERY:
            told = now()
            say(f"{what}: {done} of {total}", out=sys.stderr)


@contextmanager
def busy(what: str, *, plain: bool = True) -> Iterator[None]:
    """Show that something is being done whose end is not known; `plain` is as above."""
    if not is_watched():
        if plain:
            say(f"{what} …", out=sys.stderr)
        yield
        return
    from rich.console import Console  # noqa: PLC0415 - as above
    from rich.markup import escape  # noqa: PLC0415 - as above

    with Console(stderr=True).status(escape(printable(what))):
        yield
