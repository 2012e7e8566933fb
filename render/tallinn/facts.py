"""What the pictures of Tallinn tell beyond the plain state: lines of a contest, who leads, who is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.tallinn.material import FACTIONS, NUMBERS, tower_symbols
from games.tallinn.scoring import compare
from games.tallinn.state import Tallinn
from render.paint.fonts import first_fitting
from render.painter import Caption

SYMBOLS = range(len(FACTIONS))


@dataclass(frozen=True)
class Duel:
    """Tell one comparison of a contest: opponent, both strengths, victory points."""

    opponent: int
    mine: int
    theirs: int
    gain: int


def duels(view: Tallinn, seat: int) -> tuple[Duel, ...]:
    """Spell out this round's contest of a seat, as it was held before towers were built."""
    faction = FACTIONS.index(view.contests[seat])
    held = [tally[faction] for tally in view.tallies]
    more, tie = NUMBERS["contest_more"], NUMBERS["contest_tie"]
    return tuple(
        Duel(other, held[seat], held[other], compare(held[seat], held[other], more, tie))
        for other in range(view.seats)
        if other != seat
    )


def strengths(view: Tallinn) -> list[tuple[int, ...]]:
    """Count each seat's symbols by faction as the rows lie now."""
    return [tuple(view.strength(seat, faction) for faction in FACTIONS) for seat in range(view.seats)]


def tower_strength(view: Tallinn, seat: int) -> tuple[int, ...]:
    """Count the symbols on a seat's towers by faction, as far as this viewer sees them."""
    return tuple(tower_symbols(known_towers(view, seat)).values())


def known_towers(view: Tallinn, seat: int) -> list[str]:
    """List the towers of a seat that this viewer sees."""
    return [card for card in view.towers[seat].cards if card != "?"]


def place(view: Tallinn, seat: int) -> int:
    """Give a seat's final place; winners share the first, others with equal points share theirs."""
    if view.result is None:
        raise ValueError("there are no places before the end")
    if seat in view.result.winners:
        return 1
    scores = view.result.scores
    better = sum(score > scores[seat] for score in scores)
    return max(better, len(view.result.winners)) + 1


def joined(parts: Sequence[str], table: Caption) -> str:
    """Join names with commas and a last "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return table.words.text("pic-pair", first=", ".join(parts[:-1]), second=parts[-1])


def waiting(view: Tallinn, table: Caption, role: str, room: int) -> str:
    """Say who must still choose, or how many where the names are too long."""
    late = [seat for seat, answered in sorted(table.waiting.items()) if not answered]
    if not late:
        return table.words.text("pic-waiting-none")
    if len(late) == view.seats:
        return table.words.text("pic-waiting-all")
    names = joined([table.name(seat) for seat in late], table)
    long = table.words.text("pic-waiting-one" if len(late) == 1 else "pic-waiting-some", who=names)
    return first_fitting([long, table.words.text("pic-waiting-count", count=len(late))], role, room)


def verdict(view: Tallinn, table: Caption, role: str, room: int) -> str:
    """Name the winner or winners, or say that the victory is shared where the names are too long."""
    if view.result is None:
        raise ValueError("nobody has won before the end")
    names = joined([table.name(seat) for seat in view.result.winners], table)
    if len(view.result.winners) == 1:
        return table.words.text("pic-won", who=names)
    return first_fitting([table.words.text("pic-shared", who=names), table.words.text("pic-shared-short")], role, room)


def tied(view: Tallinn) -> list[int]:
    """List the seats whose most points were equal, so that a tie-break was needed; empty where it was not."""
    if view.result is None or not view.result.tiebreak:
        return []
    best = max(view.result.scores)
    return [seat for seat in range(view.seats) if view.result.scores[seat] == best]


def tiebreak(view: Tallinn, table: Caption) -> str:
    """Say how a tie was broken, with the symbols that were compared; empty where there was none."""
    if view.result is None or not tied(view):
        return ""
    most, following, *_ = sorted((sum(tower_strength(view, seat)) for seat in tied(view)), reverse=True)
    return table.words.text(f"pic-{view.result.tiebreak}", most=most, next=following)


def number(points: int) -> str:
    """Write points with a true minus sign."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Write gained or lost points with their sign; nothing gained is 0."""
    return f"+{points}" if points > 0 else number(points)
