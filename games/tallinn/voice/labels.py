"""Cards, symbols and Chronicles of Tallinn in words."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.voice import Label
from games.kernel.words import Words
from games.tallinn.material import FACTIONS, Chronicle, Half, Material

ICONS = ("ta_merchant", "ta_knight", "ta_monk")


def symbol_counts(counts: Iterable[int], words: Words) -> str:
    """Say symbols by faction: `2 knights, 1 monk`."""
    named = zip(FACTIONS, counts, strict=True)
    return ", ".join(words.text("symbols", faction=faction, count=count) for faction, count in named if count)


def symbols(shown: Half, words: Words) -> str:
    """Say what a half shows."""
    return words.text("envoy-symbols", count=shown.envoys) if shown.envoys else symbol_counts(shown.symbols, words)


def playable(shown: Half, words: Words) -> str:
    """Say what laying a half does: its symbols, and the contest that a coin or the Envoy starts."""
    said = symbols(shown, words)
    if shown.envoys:
        return words.text("with-any-contest", symbols=said)
    return words.text("with-contest", symbols=said) if shown.coin else said


def half_label(shown: Half, half: str, words: Words) -> Label:
    """Name a half with its symbols, or by its id alone; the icon is that of the contest or of the first faction."""
    if shown.envoys:
        text = words.text("label-any-contest", half=half, count=shown.envoys)
        return Label(text, short=half, icon="ta_envoy")
    icon = "ta_contest" if shown.coin else _first_icon(shown)
    return Label(words.text("label-half", half=half, symbols=playable(shown, words)), short=half, icon=icon)


def _first_icon(shown: Half) -> str:
    return next(icon for icon, count in zip(ICONS, shown.symbols, strict=True) if count)


def sides(material: Material, card: str, words: Words) -> dict[str, str]:
    """Say what the left and the right half of a card show."""
    left, right = material.sides(card)
    return {"left": symbols(left, words), "right": symbols(right, words)}


def both_halves(material: Material, card: str, words: Words) -> str:
    """Say what both halves of a card show, in one sentence."""
    return words.text("both-halves", **sides(material, card, words))


def paid(card: Chronicle, level: int, players: int, words: Words) -> str:
    """Say in few words what a level of a Chronicle pays for what."""
    steps = [(symbol_counts(step.need, words), step.times * players) for step in card.steps(level)]
    return ", ".join(words.text("chronicle-pays", need=need, gain=gain) for need, gain in steps)


def chronicle(card: Chronicle, level: int, players: int, words: Words) -> str:
    """Say what a level of a Chronicle asks and pays."""
    steps = card.steps(level)
    lines = [
        words.text("chronicle-step", need=symbol_counts(step.need, words), gain=step.times * players) for step in steps
    ]
    return words.text(f"chronicle-{card.kind}", steps="; ".join(lines))
