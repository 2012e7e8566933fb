"""What lies on a way, in words: pirates with the odds against them, ships with their cannons."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from games.eldermann.sections.attacks import guns_of
from games.eldermann.sections.encounters import CREW
from games.eldermann.sections.odds import odds
from games.eldermann.sections.voyages import Route
from games.eldermann.state import Eldermann
from games.kernel.words import Words

HINT = 100
"""Characters of a hint."""


def dangers(view: Eldermann, ways: Sequence[Route], words: Words) -> str:
    """Say what lies on the shortest way, and how many moves the way around takes."""
    said = risk(view, ways[0], words)
    calm = [len(way.cells) for way in ways[1:] if not way.met]
    return hinted(f"{said} {words.text('hint-around', count=min(calm))}" if calm else said)


def risk(view: Eldermann, way: Route, words: Words) -> str:
    """Say the odds against the pirates of a way, and how strong its ships are."""
    parts = [_pirates(view, way, place, words) for place, one in enumerate(way.met) if one.startswith(CREW)]
    ships = [words.text("risk-ship", who=words.seat(other), guns=view.guns[other]) for other in way.ships]
    parts += [words.text("risk-ships", ships=", ".join(ships))] if ships else []
    return " ".join(parts) or words.text("risk-none")


def hinted(text: str) -> str:
    """Cut a text to the length of a hint."""
    return shorten(text, HINT, placeholder=" …")


def _pirates(view: Eldermann, way: Route, place: int, words: Words) -> str:
    strength, seat = int(way.met[place].removeprefix(CREW)), view.active
    lost = odds(strength - guns_of(view, seat), 0, len(view.cargo(seat))).wins
    key = "risk-pirates-perhaps" if place in way.unsure else "risk-pirates"
    return words.text(key, strength=strength, chance=round(100 * (1 - lost)))
