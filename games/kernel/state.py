"""State: plain data that can be saved, copied and shown, with marks that say who may see what.

A game's state is a slots dataclass that extends `State`. A field is public unless it is made by `zone`, `zones`
or `secret`, which mark it; views, sampled worlds and conservation checks all follow from these marks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from typing_extensions import TypeVar

from games.kernel.ask import Ask
from games.kernel.errors import RulesBug

OWNER, NOBODY = "owner", "nobody"
HIDDEN = "?"
EVERYONE = -1
SPECTATOR_BIT = 1 << 30
T = TypeVar("T")
Step = Callable[..., None] | tuple[Any, ...]
"""A scheduled section, alone or with its arguments; mypy has no type for "a section, then words and numbers"."""


@dataclass(slots=True)
class Zone:
    """Components in one place, some of them hidden.

    `seen` is parallel to `cards`: a bit per seat that knows this entry although the zone's mark hides it
    (EVERYONE for a public one). Interchangeable components share one id, so an entry is a kind, not a thing.
    """

    cards: list[str] = field(default_factory=list)
    seen: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, cards: Sequence[str], seen: int = 0) -> Zone:
        """Make a zone of these cards, all known to the same seats."""
        return cls(list(cards), [seen] * len(cards))

    def __len__(self) -> int:
        return len(self.cards)

    def clone(self) -> Zone:
        """Copy the zone."""
        return Zone(self.cards[:], self.seen[:])

    def add(self, card: str, seen: int = 0) -> None:
        """Put a card on top (at the end)."""
        self.cards.append(card)
        self.seen.append(seen)

    def add_below(self, card: str, seen: int = 0) -> None:
        """Put a card under all others (at the start)."""
        self.cards.insert(0, card)
        self.seen.insert(0, seen)

    def draw(self) -> str:
        """Take the top card."""
        self.seen.pop()
        return self.cards.pop()

    def take(self, card: str) -> str:
        """Take a card of this kind; each seat that knew one here now knows one less."""
        if self.cards.count(card) > 1 and any(self.seen):
            self._gather(card)
        where = self.cards.index(card)
        del self.seen[where]
        return self.cards.pop(where)

    def _gather(self, card: str) -> None:
        """Move one knowledge bit of every seat that knows this kind to its first entry, which then leaves."""
        first, *others = [where for where, kind in enumerate(self.cards) if kind == card]
        for where in others:
            moved = self.seen[where] & ~self.seen[first]
            self.seen[first] |= moved
            self.seen[where] &= ~moved

    def show(self, seen: int = EVERYONE) -> None:
        """Let these seats know every entry."""
        self.seen = [mask | seen for mask in self.seen]


@dataclass(frozen=True, slots=True)
class Mark:
    """Who may see a field, and which supply its components come from."""

    see: str
    pool: str = ""
    per_seat: bool = False
    own_pool: bool = False
    ordered: bool = False
    scalar: bool = False


MARK = "mark"


def zones(see: str, pool: str, *, own_pool: bool = False, ordered: bool = False) -> list[Zone]:
    """Declare one zone per seat (`list[Zone]`); `own_pool`: each seat has a supply of its own, `pool:seat`."""
    mark = Mark(see, pool, per_seat=True, own_pool=own_pool, ordered=ordered)
    return field(default_factory=list, metadata={MARK: mark})


def zone(pool: str, *, ordered: bool = False) -> Zone:
    """Declare one zone that nobody may see (`Zone`)."""
    return field(default_factory=Zone, metadata={MARK: Mark(NOBODY, pool, ordered=ordered)})


def secret() -> list[T | None]:
    """Declare a list with one hidden value per seat, which only its owner sees (`list[T | None]`)."""
    return field(default_factory=list, metadata={MARK: Mark(OWNER, per_seat=True, scalar=True)})


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; `tiebreak` is a message key, empty if none was needed.

    `decided` is the message key of how it was decided if the scores do not name the winner; there may then be no
    winner.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    tiebreak: str = ""
    decided: str = ""

    def place(self, seat: int) -> int:
        """Return a seat's place; winners share the first, others with equal points share theirs."""
        if seat in self.winners:
            return 1
        better = sum(score > self.scores[seat] for score in self.scores)
        return max(better, len(self.winners)) + 1


def fewest(counts: Sequence[int]) -> tuple[int, ...]:
    """Turn counts, of which the lowest is best, into scores, of which the highest is best."""
    return tuple(-count for count in counts)


def ranked(scores: Sequence[int], *ties: tuple[str, Sequence[int]]) -> Result:
    """Let the most points win, then the highest count of each tie-break in order; seats that still tie share the win.

    A tie-break is the key of its text and a count for each seat. The result names the tie-break that decided, or
    `tiebreak-shared` if the last tie-break left a tie.
    """
    winners, tiebreak = _best(range(len(scores)), scores), ""
    for key, counts in ties:
        if len(winners) == 1:
            break
        tied, winners = winners, _best(winners, counts)
        tiebreak = key if len(winners) < len(tied) else "tiebreak-shared"
    return Result(tuple(scores), tuple(winners), tiebreak)


def _best(seats: Sequence[int], counts: Sequence[int]) -> list[int]:
    most = max(counts[seat] for seat in seats)
    return [seat for seat in seats if counts[seat] == most]


class _Derived:
    """Derived data that is never saved: the asked seats (see `Rules.asked`)."""

    __slots__ = ("asks",)
    asks: dict[int, Ask] | None

    def forget_asks(self) -> None:
        """Make `Rules.asked` work out again which seats are asked."""
        self.asks = None


@dataclass(slots=True)
class State(_Derived):
    """The base of every game's state.

    `agenda` is a stack of [section, arguments...]; arguments are public facts. `given` holds the sealed answers so far
    (in others' views None). `ask` counts asks, `phase` phases; only the kernel counts them. `material_id` names the set
    of components that is played with, where a game has sets.
    """

    seats: int = 0
    rules: int = 1
    agenda: list[list[str | int]] = field(default_factory=list)
    given: dict[int, str | None] = field(default_factory=dict)
    ask: int = 0
    phase: int = 0
    result: Result | None = None
    material_id: str = ""

    def __post_init__(self) -> None:
        self.forget_asks()

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to do."""
        return not self.agenda

    @property
    def outcome(self) -> Result:
        """Return the result; call it only for a finished game that was not abandoned."""
        if self.result is None:
            raise RulesBug("a game without a result is asked for it")
        return self.result

    @property
    def section(self) -> str:
        """Name the section that asks now; empty at the end."""
        return str(self.agenda[-1][0]) if self.agenda else ""

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """Name the seats asked now, answered or not; public."""
        return tuple(self.asks or ())

    @property
    def waiting(self) -> tuple[int, ...]:
        """Name the seats that have not answered yet; public."""
        return tuple(seat for seat in self.asks or () if seat not in self.given)

    def then(self, *steps: Step) -> None:
        """Schedule sections next, in reading order: a section, or a tuple of one and its arguments (public facts).

        A section of this chapter is `self.fight`, one of another chapter `Combat.fight` (see `agenda`).
        """
        for step in reversed(steps):
            head, *arguments = step if isinstance(step, tuple) else (step,)
            if not (hasattr(head, "section") or hasattr(head, "__isabstractmethod__")):
                raise RulesBug(f"{head.__name__} is scheduled, which is no section")
            self.agenda.append([head.__name__, *arguments])


S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
"""A game is covariant in its state: code for any game takes a `Game[State]`, which is what `Game` means.

It passes a game only that game's own states, which no type can express.
"""
S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)
"""For classes that only read a game's states, such as its voice."""
