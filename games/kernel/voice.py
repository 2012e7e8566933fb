"""How a game speaks: labels, gains, prompts, narration, and descriptions of what a picture shows.

Everything is said from a view, so nothing hidden can be said. The default methods read Fluent messages named after
sections and events; a game overrides what needs more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Literal

from games.kernel.ask import Ask
from games.kernel.events import Data, Event
from games.kernel.state import S_contra
from games.kernel.words import Words, clipped, with_minus

FINISHING = frozenset({"none", "no", "done", "end"})
BUTTON, SHORT, BESIDE, MOMENT, ABOUT = 34, 14, 46, 16, 160
"""Characters at most of a label, of one beside its effect, of that effect, of a moment, and of an explanation."""


@dataclass(frozen=True, slots=True)
class Label:
    """An option in words: `text` for a button or select (at most 34 characters), `hint` for a second line.

    `short` is for a button beside its own effect (at most 14 characters). `icon` names the picture of the piece.
    """

    text: str
    hint: str = ""
    short: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Gain:
    """A choice's costs and gains: a line of at most 100 characters, and its certain numbers by name.

    A certain number is by how much that one of `Voice.amounts` will have changed at the next question or at the end,
    whatever the seat cannot see and whatever others choose meanwhile. What may come otherwise stands in the text only,
    with its condition; `most` says by how much the rules allow such an amount to have changed then, at the most. No
    number with a plus in the text is greater than all of these.
    """

    text: str = ""
    certain: Mapping[str, int] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict, compare=False)


Kind = Literal["beside", "small", "strip", "list", "basket"]


@dataclass(frozen=True, slots=True)
class Layout:
    """How the choices of a section are laid out: a kind, for at most so many choices; else they are a list.

    *beside*: each effect with its button at its right. *small*: the same in small print, which has room for
    longer effects. *strip*: a small line for each effect, and short buttons below them. *list*: a select. *basket*: the
    sensible choices of several parts as *beside*, or as a list that has room for all of them; else selects for the
    parts, and their sum.
    Of a select, `several` entries may be picked at once, where the rules take them as a sequence (see
    `games.kernel.sequences`).
    """

    kind: Kind = "beside"
    most: int = 4
    several: bool = False


class Voice(Generic[S_contra]):
    """Speak for a game; `names` are the names of the seats as the reader sees them.

    `openers` are kinds of events that begin what `phase` names; what came before them is told above it.
    `layouts` are those of the sections that need another one than the usual.
    """

    openers: ClassVar[frozenset[str]] = frozenset()
    layouts: ClassVar[Mapping[str, Layout]] = {}

    def prompt(self, view: S_contra, seat: int, words: Words) -> str:
        """Say in one sentence what this seat must decide."""
        return words.text(f"ask-{view.section}")

    def about(self, view: S_contra, seat: int, words: Words) -> str:
        """Say in one line below the question what it is about: what counts here, what follows; perhaps empty."""
        key = f"about-{view.section}"
        return words.text(key) if words.has(key) else ""

    def around(self, view: S_contra, seat: int, words: Words) -> str:
        """Say in lines what this seat must know to decide, beyond its own picture."""
        return ""

    def label(self, view: S_contra, seat: int, choice: str, words: Words) -> Label:
        """Name an offered choice."""
        return Label(choice)

    def finishes(self, view: S_contra, seat: int, choice: str) -> bool:
        """Tell whether an offered choice ends or refuses: then it is a button of the last row, never in a list."""
        return choice in FINISHING

    def wins(self, view: S_contra, seat: int, choice: str) -> bool:
        """Tell whether an offered choice wins the game for certain: then its button is green, in the last row."""
        return False

    def plans(self, view: S_contra, seat: int, choice: str) -> bool:
        """Tell whether an offered choice only settles something for later: then it stands under *More*."""
        return False

    def moment(self, view: S_contra, words: Words) -> str:
        """Name the round or turn in at most 16 characters, as "Round 3 of 10"."""
        return self.phase(view, words).partition(":")[0]

    def group(self, view: S_contra, seat: int, choice: str, words: Words) -> str:
        """Name the group of a choice; of more than 25 choices, players pick the group first."""
        return ""

    def conceivable(self, view: S_contra, seat: int) -> Sequence[str]:
        """List choices, or items of one, that this question may offer at other times; a refusal knows their labels."""
        return ()

    def gain(self, view: S_contra, seat: int, choice: str, words: Words) -> Gain:
        """Say what an offered choice, or a single item of one, costs and brings; it stands beside its label."""
        return Gain()

    def amounts(self, view: S_contra, seat: int) -> Mapping[str, int]:
        """Count what a gain's certain numbers refer to, as it is now: points, money, cards."""
        return {}

    def wishes(self, view: S_contra, seat: int, words: Words) -> list[str]:
        """List this seat's wishes in force, as lines of text."""
        return []

    def wish_label(self, view: S_contra, seat: int, choice: str, words: Words) -> Label:
        """Name a wish, its subject included."""
        return Label(choice)

    def handy_wishes(self, view: S_contra, seat: int) -> tuple[str, ...]:
        """Name at most two wishes that are worth a button beside the own move; they do not follow from secrets."""
        return ()

    def wish_subject(self, view: S_contra, seat: int, subject: str, words: Words) -> str:
        """Name what some wishes are about, in at most 100 characters."""
        return subject

    def list_label(self, view: S_contra, seat: int, name: str, item: str, words: Words) -> Label:
        """Name an item of a list by which a seat answers before it is asked; the list itself is `list-NAME`."""
        return self.label(view, seat, item, words)

    def part(self, name: str, words: Words) -> str:
        """Name a group of a `Parts` choice, in at most 45 characters."""
        return words.text(f"part-{name}")

    def phase(self, view: S_contra, words: Words) -> str:
        """Name the phase: a few words such as "Round 3 of 10: towers"."""
        return words.text(f"phase-{view.section or 'over'}")

    def event(self, event: Event, viewer: int | None, names: Sequence[str], words: Words, material_id: str = "") -> str:
        """Tell one event as this viewer saw it, in one short line; empty if it is not worth a line."""
        key = f"event-{event.kind}"
        if not (words.has(key) or words.text(key) != key):
            return ""
        who = {} if event.seat is None else {"who": names[event.seat]}
        return words.text(key, **who, **self.event_fields(event.seen_by(viewer), words, material_id))

    def tell(
        self, events: Sequence[Event], viewer: int | None, names: Sequence[str], words: Words, material_id: str = ""
    ) -> list[str]:
        """Tell events in their order, a line for each: empty if it is not worth one, or told with another."""
        return [self.event(event, viewer, names, words, material_id) for event in events]

    def event_fields(self, data: Data, words: Words, material_id: str) -> Data:
        """Add to an event's data what its text needs in words, from the table's set of components."""
        return data

    def chapter(self, key: str, words: Words, material_id: str = "") -> str:
        """Explain a chapter of the rulebook, with the numbers of the table's set of components."""
        return words.text(f"rulebook-{key}", **self.numbers(words, material_id))

    def lesson(self, view: S_contra, seat: int, step: str, words: Words) -> Data:
        """Give the numbers that a lesson's text names, from what its learner sees; `step` is its key: `tower-done`."""
        return {}

    def numbers(self, words: Words, material_id: str) -> Data:
        """Give the numbers that the texts of the rulebook name, rules and components alike."""
        return {}

    def alt(self, view: S_contra, names: Sequence[str], words: Words) -> str:
        """Say what matters of the board picture, in at most 1,024 characters."""
        return clipped(self.board(view, names, words), 1024)

    def board(self, view: S_contra, names: Sequence[str], words: Words) -> str:
        """Say all facts of the board picture, as lines of text."""
        return self.phase(view, words)

    def hand(self, view: S_contra, seat: int, words: Words) -> str:
        """Say what this seat holds, as lines of text; empty if it holds nothing."""
        return ""

    def table(self, view: S_contra, seat: int, words: Words) -> str:
        """Say in short lines what the asked seat's picture shows of the table below its hand."""
        return ""

    def holdings(self, view: S_contra, seat: int, words: Words) -> str:
        """Say what this seat held and had built when the game stopped, as lines of text; empty if nothing.

        It stands below the seat's name for anybody to read, so it never says "you". An abandoned game has no result.
        """
        return self.hand(view, seat, words)

    def result(self, view: S_contra, names: Sequence[str], words: Words) -> str:
        """Say which seats won and, after a tie, why."""
        winners = [names[seat] for seat in view.outcome.winners]
        key = "result-shared" if len(winners) > 1 else "result-won"
        score = max(view.outcome.scores)
        won = words.text(key, who=words.listed(winners), score=score, written=with_minus(score), count=abs(score))
        return f"{won} {words.text(view.outcome.tiebreak)}" if view.outcome.tiebreak else won

    def sheet(self, view: S_contra, seat: int, name: str, words: Words) -> str:
        """Say a seat's column of the final score sheet, with its name; empty if no sheet is drawn."""
        return ""

    def offers(self, view: S_contra, seat: int, ask: Ask, words: Words) -> list[tuple[str, Label]]:
        """List the offered choices with their labels, at most 1,000."""
        return [(choice, self.label(view, seat, choice, words)) for choice in ask.offered()]
