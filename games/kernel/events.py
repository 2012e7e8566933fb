"""What happened, and which seats may know it. Narration, pictures and replays come from events."""

from __future__ import annotations

from dataclasses import dataclass, field

Data = dict[str, str | int]
"""Arguments of an event: ids of components and numbers, put into words by the game's Fluent files."""


@dataclass(slots=True)
class Event:
    """One thing that happened: public data, and secret data for the seats that saw more."""

    kind: str
    data: Data = field(default_factory=dict)
    seat: int | None = None
    secret: Data = field(default_factory=dict)
    to: list[int] = field(default_factory=list)

    def seen_by(self, viewer: int | None) -> Data:
        """Return all that this viewer learned (None: a spectator)."""
        return {**self.data, **self.secret} if viewer in self.to else self.data


class Events:
    """Collect the events of one step, in order, and count the beats that begin with it."""

    __slots__ = ("beats", "told")

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.beats = 0

    def tell(self, kind: str, seat: int | None = None, **data: str | int) -> None:
        """Add an event that everybody sees; `seat` is the one it is about."""
        self.told.append(Event(kind, data, seat))

    def whisper(self, kind: str, seat: int | None, to: list[int], secret: Data, **data: str | int) -> None:
        """Add an event whose `secret` only the seats in `to` see; the others see `data`."""
        self.told.append(Event(kind, data, seat, secret, to))


class Silence(Events):
    """Drop all events: search and benchmarks do not read them."""

    __slots__ = ()

    def tell(self, kind: str, seat: int | None = None, **data: str | int) -> None:
        """Say nothing."""

    def whisper(self, kind: str, seat: int | None, to: list[int], secret: Data, **data: str | int) -> None:
        """Say nothing."""
