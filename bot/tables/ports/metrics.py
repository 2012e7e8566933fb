"""Where tables say what can be counted: how long answers and pictures took, refusals, errors; nobody's name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class Metrics:
    """Take note of what happens; this one forgets it at once, one that counts takes its place if that is wanted.

    `deaths` tells how often a worker process had to be replaced, `icons` how many are at Discord, and of how many.
    """

    def __init__(self) -> None:
        self.deaths: Callable[[], int] = lambda: 0
        self.icons: Callable[[], tuple[int, int]] = lambda: (0, 0)

    def note_answer(self, what: str, seconds: float) -> None:
        """Note how long it took to answer a press by its verb, or a command by its name."""

    def note_refusal(self, key: str) -> None:
        """Note a refusal, by the key of its text."""

    def note_picture(self, game: str, seconds: float) -> None:
        """Note how long a picture took."""

    def note_error(self, where: str) -> None:
        """Note an unexpected error: in an `answer`, a `delivery` or a `picture`."""

    def note_lesson(self, what: str, game: str, scene: str = "", step: str = "") -> None:
        """Note that a lesson was `begun`, `done`, `left` at a step, or followed by its learner's first `table`."""

    def note_lobby(self, what: str) -> None:
        """Note that a lobby was `opened`, `full`, `started` or `lapsed`."""

    def note_join(self, by: str) -> None:
        """Note that a user took a seat: in the `lobby`, from the `list`, by an `alert`, `invitation` or `rematch`."""

    def note_letter(self, about: str) -> None:
        """Note that a letter or call was sent, by what it is about."""


def _wake_nobody(*_given: object) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Workers:
    """Wake the workers that have something to do now; `Service` names them.

    `deliver` sends what the outbox holds; called after each commit that writes to it. `decide` lets computers decide at
    a table: for their own seats, and as stand-ins for users whose time is up. `set_timer` looks again when something
    falls due; called when a deadline has changed. `ask_discord` looks for lobbies that users want to hear of, and
    which servers have left. `note_change` notes that a server may have changed, or with None that all may have changed.
    `send_events` looks for events to send to webhooks.
    """

    deliver: Callable[[], None] = _wake_nobody
    decide: Callable[[str], None] = _wake_nobody
    set_timer: Callable[[], None] = _wake_nobody
    ask_discord: Callable[[], None] = _wake_nobody
    note_change: Callable[[int | None], None] = _wake_nobody
    send_events: Callable[[], None] = _wake_nobody
