"""The board of Tallinn in words: Chronicles, and every row, strength, hand size, deck and tower."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words
from games.tallinn.material import FACTIONS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from games.tallinn.voice.labels import chronicle, symbol_counts, symbols


def phase(view: Tallinn, words: Words) -> str:
    """Name round and phase."""
    key = f"phase-{view.section or 'over'}"
    return words.text(key, round=view.round, last=view.rounds)


def board(view: Tallinn, names: Sequence[str], words: Words) -> str:
    """Say the Chronicles, and every row, strength, hand size, deck and tower."""
    blocks = [phase(view, words)]
    if view.chronicles:
        blocks.append(_chronicles(view, names, words))
    if view.turns:
        blocks.append(words.text("board-turns", names=", ".join(names[seat] for seat in view.turns)))
    blocks += [_seat(view, seat, names, words) for seat in range(view.seats)]
    if view.sheet:
        blocks += [sheet(view, seat, name, words) for seat, name in enumerate(names)]
    return "\n\n".join(blocks)


def _chronicles(view: Tallinn, names: Sequence[str], words: Words) -> str:
    lines = []
    for level in range(1, len(view.chronicles) + 1):
        text = chronicle(view.chronicle(level), level, view.seats, words)
        lines.append(words.text("board-chronicle", level=level, text=text))
        if level > view.scored_levels():
            lines.append(words.text("board-chronicle-when", round=view.chronicle_round(level)))
        for paid in view.chronicle_gains[level - 1 : level]:
            gained = ", ".join(f"{name} +{gain}" for name, gain in zip(names, paid, strict=True) if gain)
            lines.append(words.text("board-chronicle-gains", names=gained or words.text("nobody")))
    return "\n".join(lines)


def _seat(view: Tallinn, seat: int, names: Sequence[str], words: Words) -> str:
    towers = ", ".join(_tower(card, words) for card in view.towers[seat].cards) or words.text("nothing")
    lines = [
        words.text("board-seat", who=names[seat], points=view.points[seat]),
        words.text("board-strengths", **view.strengths(seat)),
        row(view, seat, words),
        words.text("board-towers", towers=towers),
        words.text("board-cards", hand=len(view.hands[seat]), deck=_deck(view, seat)),
        *_expansions(view, seat, words),
    ]
    if view.fresh[seat]:
        lines.append(words.text("board-fresh", half=view.fresh[seat]))
    if view.contests[seat]:
        lines.append(_contest(view, seat, names, words))
    return "\n".join(lines)


def row(view: Tallinn, seat: int, words: Words) -> str:
    """Say the halves of a row with their symbols."""
    halves = "; ".join(f"{half} ({symbols(view.material.halves[half], words)})" for half in view.rows[seat])
    return words.text("board-row", row=halves)


def _deck(view: Tallinn, seat: int) -> str:
    """Count the draw pile, in two stacks where Chronicles are played."""
    return " + ".join(map(str, view.stacks(seat))) if view.second_stack else str(len(view.decks[seat]))


def _expansions(view: Tallinn, seat: int, words: Words) -> list[str]:
    """Say what only the expansions bring: influence that Chronicles count, cards given up, the Envoy's faction."""
    lines = []
    if len(view.chronicle_gains) < len(view.chronicles):
        influence = symbol_counts(view.influence(seat), words) or words.text("nothing")
        lines.append(words.text("board-influence", symbols=influence))
    return lines + given_cards(view, seat, words)


def given_cards(view: Tallinn, seat: int, words: Words) -> list[str]:
    """Say which cards a seat gave up for Chronicles, and where its Envoy counts."""
    lines = []
    if view.gone and view.gone[seat]:
        lines.append(words.text("board-gone", cards=", ".join(view.gone[seat])))
    if view.envoy_to and view.envoy_to[seat]:
        lines.append(words.text("board-envoy", faction=view.envoy_to[seat]))
    return lines


def _contest(view: Tallinn, seat: int, names: Sequence[str], words: Words) -> str:
    """Spell out a contest, opponent by opponent; `6+2` where the Envoy helps."""
    duels = ", ".join(
        words.text("board-duel", who=names[duel.opponent], mine=duel.own, theirs=duel.theirs, gain=duel.gain)
        for duel in (scoring.duels(view, seat) if view.tallies else ())
    )
    return words.text("board-contest", faction=view.contests[seat], gain=view.gains[seat], duels=duels)


def _tower(card: str, words: Words) -> str:
    return words.text("tower-hidden") if card == HIDDEN else card


def leads(view: Tallinn, seat: int) -> str:
    """Write what a seat receives for leads and what it pays: `+1 −1`."""
    received, paid = scoring.lead_payments(view, seat)
    return " ".join([f"+{received}"] * bool(received) + [f"−{paid}"] * bool(paid)) or "0"


def sheet(view: Tallinn, seat: int, name: str, words: Words) -> str:
    """Say place and points of a seat, part by part of the final scoring."""
    entry, place = view.sheet[seat], view.result.place(seat) if view.result else 0
    lines = {part: getattr(entry, part) for part in ("game", *FACTIONS, "towers", "total")}
    lines["lead"] = leads(view, seat)
    final = entry.total - entry.game
    more = "".join(
        words.text(f"board-sheet-{part}", points=points)
        for part, points in (("exchange", entry.exchange), ("chronicles", entry.chronicles))
        if points
    )
    return words.text("board-sheet", who=name, place=place, more=more, final=final, **lines)
