"""Records: a whole game as JSON Lines, written by a program or by hand. See games/RECORDS.md."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any, TypeVar

import msgspec

from games.kernel.catalogue import find
from games.kernel.chance import ScriptedChance
from games.kernel.errors import BadRecord, KernelError, NotYourDecision, RulesBug, UndoRefused
from games.kernel.files import LONGEST_RECORD, UnreadableFile, check_depth
from games.kernel.game import Game
from games.kernel.match import RESUME, SETUP, UNDO, WISH, Entry, Match, Step
from games.kernel.material import Toml
from games.kernel.saving import load_state
from games.kernel.state import State
from games.kernel.visibility import unseen_pieces, view

FORMAT, WITH_WISHES, WITH_MATERIAL = 1, 2, 3
"""The format of a record that holds only choices, which such a record leaves out; of one that also holds wishes or
resumes; and of one with the whole set of components, even if that is the game's own, or with a position."""
REACH = 64
"""Most standing choices that a replay keeps for an undo by consent."""


Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Key = Annotated[str, msgspec.Meta(max_length=100)]
Typed = Annotated[str, msgspec.Meta(max_length=1_000)]
"""Bounds far beyond any game, so that a forged record is refused early."""


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: the game, and the luck of the set-up; `table` holds a host's data, which no game reads.

    `material` is the whole set of components, where a game has sets; in older records, and those written by hand, it
    may be missing, and the game then uses its own set. A record that begins in the middle of a game
    has a `position`, which is a saved state, and the number of its first draw instead of the luck of a set-up.
    """

    game: Key
    seats: Number
    rules: Number
    options: dict[Key, Key] = {}
    luck: list[list[str]] = []
    note: str = ""
    table: dict[str, object] = {}
    material: dict[str, Any] = {}
    position: dict[str, Any] = {}
    draws: Number = 0
    format: Number = FORMAT


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One decision with its luck, an undo, or a wish; `back` choices are taken back by consent.

    `resume`: a table went on by itself because changed rules asked nobody; `seat` then means nothing.
    """

    seat: Number
    choice: Typed = ""
    undo: bool = False
    back: Number = 0
    wish: Typed = ""
    resume: bool = False
    luck: list[list[str]] = []
    note: str = ""

    def __post_init__(self) -> None:
        """Refuse a line that says two things at once."""
        if bool(self.choice) + self.undo + bool(self.back) + bool(self.wish) + self.resume > 1:
            raise ValueError("a line holds one of `choice`, `undo`, `back`, `wish` and `resume`")


L = TypeVar("L", Header, Line)
Trail = deque[tuple[State, int]]
Luck = Callable[[list[list[str]], int], ScriptedChance]
"""Make the luck of a line from what it records; the number is that of its first draw."""
_encoder = msgspec.json.Encoder()


def lines_of(content: bytes) -> list[str]:
    """Split the content of a record's file into lines; raise UnicodeDecodeError if it is not UTF-8.

    Raises UnreadableFile if it is too long or too deep, before parsing. Skips a byte-order mark, which some editors
    write; lines end at a line feed alone, as JSON Lines require.
    """
    if len(content) > LONGEST_RECORD:
        raise UnreadableFile(f"it has more than {LONGEST_RECORD} bytes")
    lines = content.decode("utf-8-sig").split("\n")
    for line in lines:
        check_depth(line)
    return lines


def record_of(match: Match, options: Mapping[str, str]) -> Iterator[str]:
    """Yield the lines of a match's record, without line ends; `options` are those it was begun with."""
    for entry in match.log:
        if entry.kind == SETUP:
            first = Header(match.game.key, match.state.seats, entry.rules, dict(options), entry.drawn)
            first.material = material_of(match)
            first.format = WITH_MATERIAL if first.material else format_of(entry.kind for entry in match.log)
            yield _encoder.encode(first).decode()
        else:
            yield _encoder.encode(line_of(entry)).decode()


def format_of(kinds: Iterable[str]) -> int:
    """Return the format of a record without components and with entries of these kinds."""
    return WITH_WISHES if {WISH, RESUME}.intersection(kinds) else FORMAT


def material_of(match: Match) -> Toml:
    """Return the match's set of components; empty if the game has no sets."""
    return {} if match.game.printed is None else match.game.printed.materials.entries(match.state.material_id)


def line_of(entry: Entry) -> Line:
    """Return the line of a log entry after the set-up."""
    if entry.kind == WISH:
        return Line(entry.seat or 0, wish=entry.choice)
    undo = entry.kind == UNDO and not entry.back
    return Line(entry.seat or 0, entry.choice, undo, entry.back, resume=entry.kind == RESUME, luck=entry.drawn)


def replay(lines: Iterable[str], game: Game | None = None) -> Match[Any]:
    """Play a record under the installed rules, or those of `game`; raise BadRecord naming the line they refuse.

    Any: the record says which game it is (see `catalogue.find`).
    """
    return deque(positions(lines, game), 1).pop()


def recorded_luck(luck: list[list[str]], _first: int) -> ScriptedChance:
    """Take recorded luck as it is."""
    return ScriptedChance(luck)


def positions(lines: Iterable[str], game: Game | None = None, luck: Luck = recorded_luck) -> Iterator[Match[Any]]:
    """Play a record as `replay` does; yield the same match after the set-up and after each line."""
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    if not numbered:
        raise BadRecord("record-empty", line=1)
    (first, text), *others = numbered
    header = _read(text, first, Header)
    match = _begin(first, header, game, luck)
    yield match
    trail: Trail = deque(maxlen=REACH)
    for number, text in others:
        with _checked(header, number):
            _play(match, number, _read(text, number, Line), trail, luck)
        yield match


@contextmanager
def _checked(header: Header, number: int) -> Iterator[None]:
    """If a record begins at a position, which may be forged, refuse a line at which the rules break."""
    try:
        yield
    except KernelError:
        raise
    except Exception as error:
        if header.position:
            raise BadRecord("record-position", line=number) from error
        raise


def _begin(number: int, header: Header, game: Game | None, make: Luck) -> Match:
    if header.format not in (FORMAT, WITH_WISHES, WITH_MATERIAL):
        raise BadRecord("record-format", line=number, format=header.format, known=WITH_MATERIAL)
    luck = make(header.luck, header.draws)
    try:
        played = game or find(header.game)
        if header.rules != played.rules_version:
            raise _wrong_rules_version(number, header.rules, played.rules_version)
        digest = _learn(played, header.material, number)
        with _checked(header, number):
            match = _resume(played, header) if header.position else None
        match = match or Match.begin(played, header.seats, header.options, lambda first: luck, digest)
        luck.finish()
    except BadRecord:
        raise
    except KernelError as error:
        raise _refusal(number, error) from error
    return match


def _resume(game: Game, header: Header) -> Match:
    """Begin at a record's position; raise RulesBug if its pieces are not those of the game."""
    state = load_state(game, _encoder.encode(header.position))
    unseen_pieces(game.rules, view(state, None))
    if state.seats != header.seats:
        raise RulesBug(f"a position of {state.seats} seats in a record of {header.seats}")
    return Match(game, state, 1, header.draws, lambda first: ScriptedChance([]))


def _learn(game: Game, entries: Toml, number: int) -> str:
    """Register the set of components of a record; refuse one that does not fit the game."""
    if not entries:
        return ""
    if game.printed is None:
        raise BadRecord("record-material", line=number, problem=game.key)
    digest, problems = game.printed.accept(entries)
    if problems:
        raise BadRecord("record-material", line=number, problem=problems[0])
    return digest


def _play(match: Match, number: int, line: Line, trail: Trail, make: Luck) -> None:
    luck = make(line.luck, match.draws)
    match.make_chance = lambda first: luck
    try:
        step = _step(match, line, trail)
        luck.finish()
    except KernelError as error:
        raise _refusal(number, error) from error
    match.accept(step)


def _step(match: Match, line: Line, trail: Trail) -> Step:
    """Work out a line.

    The trail, which holds the state before each standing choice, is not restored if the line is refused.
    """
    if line.seat >= match.state.seats:
        raise NotYourDecision("record-no-seat", seat=line.seat, last=match.state.seats - 1)
    if line.wish:
        return match.consider_wish(line.seat, line.wish)
    if line.resume:
        trail.clear()
        return _resumed(match)
    if line.undo:
        trail.pop() if trail else None
        return match.consider_undo(line.seat)
    if not line.back:
        trail.append((match.state, match.draws))
        return match.consider(line.seat, line.choice)
    if not 0 < line.back <= len(trail):
        raise UndoRefused("undo-refused")
    state, draws = [trail.pop() for _ in range(line.back)][-1]
    return match.consider_return(line.seat, line.back, state, draws)


def _resumed(match: Match) -> Step:
    step = match.consider_resume()
    if step is None:
        raise NotYourDecision("record-not-resumed")
    return step


def _read(text: str, number: int, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRecord("record-unreadable", line=number, problem=str(error)) from error


def _wrong_rules_version(number: int, recorded: int, installed: int) -> BadRecord:
    return BadRecord("record-rules-version", line=number, recorded=recorded, installed=installed)


def _refusal(number: int, error: KernelError) -> BadRecord:
    """Wrap an error of the rules; the original is the cause, so that it can be put into words."""
    return BadRecord("record-refused", line=number, reason=str(error))
