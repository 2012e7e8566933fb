# ruff: noqa: D102 - each class says which bug its method plants
"""Bugs planted in the lists of the toy game, one per class, for the conformance kit to find."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.ask import Listing
from tests.fifth_game import installed_beacons

with installed_beacons():
    from beacons.rules import CARDS, Beacons, BeaconsRules


class Listed(BeaconsRules):
    """A list of cards to light has no words."""

    def lists(self, seen: Beacons, seat: int) -> Mapping[str, Listing]:
        return {"card": Listing(("light",), tuple(dict.fromkeys(CARDS)))}


class ShortList(BeaconsRules):
    """A list of cards to light leaves some out, so that whether it answers tells a hand."""

    def lists(self, seen: Beacons, seat: int) -> Mapping[str, Listing]:
        return {"card": Listing(("light",), tuple(dict.fromkeys(CARDS))[:4])}


class ListOfNothing(BeaconsRules):
    """A list answers a section that there is not."""

    def lists(self, seen: Beacons, seat: int) -> Mapping[str, Listing]:
        return {"card": Listing(("burn",), ("ash1",))}


class DoubledList(BeaconsRules):
    """A list has an item twice."""

    def lists(self, seen: Beacons, seat: int) -> Mapping[str, Listing]:
        return {"card": Listing(("light",), tuple(CARDS))}
