"""How Eldermann names destinations and ways, and the risks that lie on them."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import shorten

from games.eldermann.attacks import guns_of
from games.eldermann.board import BoardVoice
from games.eldermann.encounters import CREW
from games.eldermann.material import CITY
from games.eldermann.odds import odds
from games.eldermann.routes import routes_everywhere, routes_on_offer
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from games.eldermann.voyages import Route
from games.kernel.voice import Label
from games.kernel.words import Words

HINT, BUTTON, SHORTEST = 100, 80, 4
"""Characters of a hint, of a button, and of a name on it at least."""


class SailingVoice(BoardVoice):
    """Labels of the movement."""

    def _destination(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        goal = view.ships[seat] if choice == "round" else view.chart.harbour[CITY[choice]]
        ways = routes_everywhere(view).to(goal)
        if choice == "round":
            return Label(words.text("label-round"), words.text("hint-round", count=len(ways)))
        text = words.text(
            "label-port", city=words.text(f"city-{choice}"), count=len(ways[0].cells), moves=view.movement
        )
        return Label(text, self._dangers(view, ways, words))

    def _cell(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        if choice not in view.chart.near:
            return Label(choice)
        text = words.text("label-cell", cell=choice, count=view.chart.distance(view.ships[seat], choice))
        ways = routes_everywhere(view).to(choice)
        risk = self._dangers(view, ways, words) if ways else ""
        return Label(text, "" if risk == words.text("risk-none") else risk)

    def _dangers(self, view: Eldermann, ways: Sequence[Route], words: Words) -> str:
        """Say what lies on the shortest way, and how many moves the way around takes."""
        risk = self._risk(view, ways[0], words)
        calm = [len(way.cells) for way in ways[1:] if not way.met]
        said = f"{risk} {words.text('hint-around', count=min(calm))}" if calm else risk
        return shorten(said, HINT, placeholder=" …")

    def _risk(self, view: Eldermann, way: Route, words: Words) -> str:
        """Say the odds against the pirates of a way, and how strong its ships are."""
        parts = [self._pirates(view, way, place, words) for place, one in enumerate(way.met) if one.startswith(CREW)]
        ships = [words.text("risk-ship", who=words.seat(other), guns=view.guns[other]) for other in way.ships]
        parts += [words.text("risk-ships", ships=", ".join(ships))] if ships else []
        return " ".join(parts) or words.text("risk-none")

    def _pirates(self, view: Eldermann, way: Route, place: int, words: Words) -> str:
        strength, seat = int(way.met[place].removeprefix(CREW)), view.active
        lost = odds(strength - guns_of(view, seat), 0, len(view.cargo(seat))).wins
        key = "risk-pirates-perhaps" if place in way.unsure else "risk-pirates"
        return words.text(key, strength=strength, chance=round(100 * (1 - lost)))

    def _route(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name a way by its length and whom it meets, in order; of long names so much that all fit on a button."""
        shape = RULES.asked(view)[seat].shape
        key = shape and shape.settle(choice)
        way = next((way for way in routes_on_offer(view) if way.key == key), None)
        if way is None:
            return Label(choice)
        text = self._meeting(way, self._names(way, words), words)
        return Label(text, shorten(self._risk(view, way, words), HINT, placeholder=" …"))

    def _names(self, way: Route, words: Words) -> list[str]:
        """Name the ships of a way; long names are cut to what a button holds."""
        names = [words.seat(other) for other in way.ships]
        over = len(self._meeting(way, names, words)) - BUTTON
        if over <= 0:
            return names
        room = max(SHORTEST, (sum(map(len, names)) - over) // len(names))
        return [name if len(name) <= room else name[: room - 1] + "…" for name in names]

    def _meeting(self, way: Route, names: Sequence[str], words: Words) -> str:
        left, met = list(names), []
        for place, one in enumerate(way.met):
            key = "route-perhaps" if place in way.unsure else "route-pirates"
            met.append(words.text(key, strength=int(one[1:])) if one.startswith(CREW) else left.pop(0))
        return words.text("route-meet", count=len(way.cells), met=" → ".join(met) or words.text("route-nobody"))
