"""What the pictures of Tallinn tell beyond the plain state: lines of a contest, who leads, who is waited for."""

from __future__ import annotations

from games.tallinn.material import FACTIONS
from games.tallinn.state import Tallinn
from render import captions
from render.painter import Legend

SYMBOLS = range(len(FACTIONS))
LEVELS = (1, 2)


def strengths(view: Tallinn) -> list[tuple[int, ...]]:
    """Count each seat's symbols by faction as the rows lie now, at the end with those of the Envoy."""
    return [tuple(view.strength(seat, faction) for faction in FACTIONS) for seat in range(view.seats)]


def smallest(view: Tallinn, seat: int) -> list[int]:
    """List the factions of which a row has fewest symbols."""
    counts = strengths(view)[seat]
    return [faction for faction in SYMBOLS if counts[faction] == min(counts)]


def turns(view: Tallinn) -> list[int]:
    """List the seats that build towers in this order, while they decide one after the other."""
    return view.turns if view.section == "build_tower" else []


def envoy_faction(view: Tallinn, seat: int) -> int:
    """Tell which faction the Envoy in a row supports in the final scoring; -1 for none."""
    faction = view.envoy_to[seat] if view.envoy_to else ""
    return FACTIONS.index(faction) if faction else -1


def tower_strength(view: Tallinn, seat: int) -> tuple[int, ...]:
    """Count what a seat's towers score by faction, as far as this viewer sees them."""
    return tuple(view.material.tower_strengths(known_towers(view, seat)).values())


def factions_to_score(view: Tallinn) -> set[int]:
    """List the factions that Chronicles to come ask for."""
    steps = [view.chronicle(level).steps(level)[0] for level in LEVELS[: len(view.chronicles)][view.scored_levels() :]]
    return {faction for step in steps for faction in SYMBOLS if step.need[faction]}


def round_text(view: Tallinn, legend: Legend) -> str:
    """Name the round, or what comes before the first."""
    if view.section == "exchange":
        return legend.words.text("pic-before")
    return legend.words.text("pic-round", round=view.round, last=view.rounds)


def known_towers(view: Tallinn, seat: int) -> list[str]:
    """List the towers of a seat that this viewer sees."""
    return [card for card in view.towers[seat].cards if card != "?"]


def tiebreak(view: Tallinn, legend: Legend) -> str:
    """Say how a tie was broken, with the symbols that were compared; empty if there was none."""
    if view.result is None or not captions.tied_seats(view):
        return ""
    counts = [sum(tower_strength(view, seat)) for seat in captions.tied_seats(view)]
    most = max(counts)
    following = max((count for count in counts if count < most), default=most)  # of three, two may share the most
    return legend.words.text(f"pic-{view.result.tiebreak}", most=most, next=following)
