"""How Eldermann names destinations and ways, and the risks that lie on them."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.material import CITY
from games.eldermann.rules import RULES
from games.eldermann.sections.encounters import CREW
from games.eldermann.sections.routes import routes_everywhere, routes_on_offer
from games.eldermann.sections.voyages import Route
from games.eldermann.state import Eldermann
from games.eldermann.voice.board import BoardVoice
from games.eldermann.voice.risks import dangers, hinted, risk
from games.kernel.voice import Label
from games.kernel.words import Words

BUTTON, SHORTEST = 80, 4
"""Characters of a button, and of a name on it at least."""


class SailingVoice(BoardVoice):
    """Labels of the movement."""

    def _destination(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        goal = view.ships[seat] if choice == "round" else view.chart.harbour[CITY[choice]]
        ways = routes_everywhere(view).to(goal)
        if choice == "round":
            return Label(words.text("label-round"), words.text("hint-round", count=len(ways)))
        if not ways:
            return Label(words.text(f"city-{choice}"))
        text = words.text(
            "label-port", city=words.text(f"city-{choice}"), count=len(ways[0].cells), moves=view.movement
        )
        return Label(text, dangers(view, ways, words))

    def _cell(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        if choice not in view.chart.near:
            return Label(choice)
        text = words.text("label-cell", cell=choice, count=view.chart.distance(view.ships[seat], choice))
        ways = routes_everywhere(view).to(choice)
        said = dangers(view, ways, words) if ways else ""
        return Label(text, "" if said == words.text("risk-none") else said)

    def _route(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Name a way by its length and whom it meets, in order; of long names so much that all fit on a button."""
        shape = RULES.asked(view)[seat].shape
        key = shape and shape.settle(choice)
        way = next((way for way in routes_on_offer(view) if way.key == key), None)
        if way is None:
            return Label(choice)
        text = self._meeting(way, self._names(way, words), words)
        return Label(text, hinted(risk(view, way, words)))

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
