"""Names of Ulm's pieces and places in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.kernel.words import Words, with_minus
from games.ulm.material import BONUS, CARDS, LABELS, NUMBERS, numeral
from games.ulm.sections import scoring
from games.ulm.state import Ulm


def tile(kind: str, words: Words) -> str:
    """Name a kind of tile."""
    return words.text("tile-name", tile=kind)


def piece(kind: str, words: Words) -> str:
    """Name one tile of a kind, where its bare name could be taken for a card, a seal or money."""
    return words.text("tile-piece", tile=kind)


def with_sign(number: int) -> str:
    """Write a gain or a loss with its sign."""
    return with_minus(number) if number < 0 else f"+{number}"


def tiles(kinds: Iterable[str], words: Words) -> str:
    """Name tiles."""
    return ", ".join(tile(kind, words) for kind in kinds)


def supply_of(supply: dict[str, int], words: Words) -> str:
    """Name a supply: `2× money, 1× seal`."""
    found = [words.text("tile-count", count=count, tile=kind) for kind, count in supply.items() if count]
    return ", ".join(found) or words.text("nothing")


def grouped(kinds: Iterable[str], words: Words) -> str:
    """Name tiles, those of one kind together: `2× Money, Seal`."""
    counts = Counter(kinds)
    return ", ".join(
        words.text("tile-count", count=count, tile=kind) if count > 1 else tile(kind, words)
        for kind, count in counts.items()
    )


def card(name: str, words: Words) -> str:
    """Name a card: `Fustian II`."""
    family = words.text("card-name", card=CARDS[name].family)
    return family + numeral(name)


def card_now(view: Ulm, name: str, words: Words) -> str:
    """Say what a card is worth during the game."""
    entry, accepts = CARDS[name], view.material.accepts[name]
    if entry.kind == "cathedral":
        wanted = words.text("either", one=piece(accepts[0], words), other=piece(accepts[1], words))
        return words.text("cathedral-now", tile=wanted, points=NUMBERS["cathedral_now"])
    if entry.kind == "trade":
        wanted = piece(accepts[0], words)
        return words.text("trade-now", tile=wanted, coins=entry.coins, points=entry.points, move=entry.move)
    return words.text(f"{name}-now")


def card_end(name: str, words: Words) -> str:
    """Say what a laid-out card is worth at the end."""
    entry = CARDS[name]
    return words.text(f"{name if entry.kind == 'chronicle' else entry.kind}-end")


def brief_end(name: str, words: Words) -> str:
    """Say in few words by what a laid-out card scores at the end."""
    entry = CARDS[name]
    return words.text(f"brief-{name if entry.kind == 'chronicle' else entry.kind}")


def brief_card(view: Ulm, seat: int, name: str, words: Words) -> str:
    """Name a hand card in few words, with its number only where the hand has another one of the family."""
    family = CARDS[name].family
    alike = sum(CARDS[other].family == family for other in view.hands[seat].cards if other in CARDS)
    return words.text("card-short", card=family) + (numeral(name) if alike > 1 else "")


def seat_name(view: Ulm, seat: int, other: int, words: Words) -> str:
    """Name a seat for a label: you, or its player."""
    return words.text("you") if other == seat else words.seat(other)


def quarter(name: str, words: Words) -> str:
    """Name a quarter."""
    return words.text("quarter-name", quarter=name)


def brief_quarter(name: str, words: Words) -> str:
    """Name a quarter in at most 14 characters."""
    return words.text("quarter-short", quarter=name)


def place(view: Ulm, at: int, words: Words) -> str:
    """Say what lies at a river field: its two quarters and its bonus."""
    text = near(view, at, words)
    return f"{text}; {words.text('bonus-name', bonus=BONUS[at])}" if BONUS[at] else text


def near(view: Ulm, at: int, words: Words) -> str:
    """Name the two quarters of a river field, the northern one first."""
    first, second = (quarter(name, words) for name in _beside(view, at))
    return words.text("hint-place", first=first, second=second)


def brief_near(view: Ulm, at: int, words: Words) -> str:
    """Name them in few words."""
    return ", ".join(brief_quarter(name, words) for name in _beside(view, at))


def _beside(view: Ulm, at: int) -> list[str]:
    found = [view.material.quarters[index] for index in view.material.borders[at]]
    return [one.id for one in sorted(found, key=lambda one: one.bank)]


def field(at: int) -> str:
    """Write a river field: `+3`, `−2`."""
    return f"{LABELS[at]:+d}".replace("-", "−")


def points_if_ended(view: Ulm, seat: int) -> int:
    """Count what a seat would have if the game ended now."""
    return scoring.sheet(view, seat).total
