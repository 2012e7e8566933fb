"""The quarters of the town: crest income and privileges."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Zone
from games.ulm.material import COATS, GOLDEN, NUMBERS, OATH_HOUSE, QUARTER_AT, QUARTER_IDS, in_order
from games.ulm.sections.danube import Danube
from games.ulm.sections.grid import OUTER_AT
from games.ulm.sections.options import on_dock
from games.ulm.sections.supplies import Dock, draw_card, look_at_cards, take_from_dock
from games.ulm.state import NONE, Ulm


class Privileges(Rules[Ulm]):
    """Ask what the privileges of the quarters leave open."""

    @abstractmethod
    def card_action(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Buy or play a card (Werft)."""

    # Oath House

    def _free_descendants(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for one of the descendants that are still displayed."""
        free = zip(s.descendants, s.slots[OATH_HOUSE], strict=True)
        return {s.turn: OneOf(tuple(name for name, owner in free if owner == NONE))}

    @asks(_free_descendants, alone=True)
    def choose_descendant(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take a descendant and lay the seal on its place; the ability works from now on (ruling 24)."""
        name = given[s.turn]
        _place(s, events, OATH_HOUSE, s.descendants.index(name))
        events.tell("descendant", s.turn, name=name)

    # City Hall

    def _coin_or_tiles(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for a coin or a tile of the dock."""
        return {s.turn: OneOf(("coin", *(f"tile {kind}" for kind in on_dock(s))))}

    @asks(_coin_or_tiles)
    def coin_or_tile(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take a coin or a tile from the loading dock."""
        choice = given[s.turn]
        if choice == "coin":
            s.coins[s.turn] += 1
            events.tell("took-coins", s.turn, count=1)
        else:
            take_from_dock(s, chance, events, choice.removeprefix("tile "))

    # Goose Tower

    def _cards_to_pick(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for a card of the discard pile, or for a look at the draw pile."""
        discarded = [f"discard {card}" for card in in_order(s.discard)]
        return {s.turn: OneOf(("top", *discarded))} if s.deck.cards or discarded else {}

    @asks(_cards_to_pick, alone=True)
    def pick_card(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Take a card of the discard pile, which all know then, or keep one of the top three (ruling 18)."""
        choice = given[s.turn]
        if choice == "top":
            look_at_cards(s, chance, events, NUMBERS["look_tower"])
            return
        card = choice.removeprefix("discard ")
        s.discard.remove(card)
        s.hands[s.turn].add(card, -1)
        events.tell("picked-card", s.turn, card=card)

    # Crooked House and Garden: city coats

    def _coats_to_choose(self, s: Ulm) -> Mapping[int, OneOf]:
        """Ask for one of the coats; golden ones only while a crest is left."""
        if not s.seen_coats.cards:
            return {}
        crests = s.crests_left(s.turn)
        coats = [coat for coat in COATS if coat in s.seen_coats.cards and (crests or coat not in GOLDEN)]
        return {s.turn: OneOf(tuple(coats) or ("none",))}

    @asks(_coats_to_choose)
    def choose_coat(self, s: Ulm, chance: Chance, events: Events, given: Given) -> None:
        """Lay out one coat, the other goes face down under the stack; both if none may be taken."""
        choice = given[s.turn]
        if choice != "none":
            s.seen_coats.take(choice)
            _lay_out_coat(s, events, choice)
        for coat, known in zip(s.seen_coats.cards, s.seen_coats.seen, strict=True):
            s.coat_stack.add_below(coat, known)
        s.seen_coats = Zone()


def place_seal(s: Ulm, chance: Chance, events: Events, quarter: str) -> None:
    """Place a seal on the next free place; in the Schwörhaus the choice of descendant decides which."""
    if quarter == QUARTER_IDS[OATH_HOUSE]:
        s.then(Privileges.choose_descendant)
        return
    at = QUARTER_AT[quarter]
    _place(s, events, at, s.slots[at].index(NONE))
    PRIVILEGES[quarter](s, chance, events)


def _place(s: Ulm, events: Events, at: int, place: int) -> None:
    """Put the seal down; then the crest's owner scores (ruling 20)."""
    quarter, owner = s.material.quarters[at], s.crests[at]
    s.slots[at][place] = s.turn
    s.seals[s.turn] -= 1
    events.tell("sealed", s.turn, quarter=quarter.id)
    if owner != NONE:
        s.gain(owner, "crests", quarter.income)
        events.tell("crest-income", owner, quarter=quarter.id, points=quarter.income)


def _farming(s: Ulm, chance: Chance, events: Events) -> None:
    """Farming: a dock tile, a coin, and nought to two fields."""
    s.coins[s.turn] += 1
    s.then((Dock.take_tile, 0), (Danube.sail, NUMBERS["farming_move"]))


def _shipyard(s: Ulm, chance: Chance, events: Events) -> None:
    """Shipyard: a dock tile, then a card action (ruling 27)."""
    s.then((Dock.take_tile, 0), Privileges.card_action)


def _reichenau_court(s: Ulm, chance: Chance, events: Events) -> None:
    """Reichenau Court: a point for each quarter with an own seal."""
    points = s.quarters(s.turn)
    s.gain(s.turn, "quarters", points)
    events.tell("quarters-scored", s.turn, points=points)


def _city_hall(s: Ulm, chance: Chance, events: Events) -> None:
    """City Hall: the top card, then a coin or a dock tile (ruling 26)."""
    draw_card(s, chance, events)
    s.then(Privileges.coin_or_tile)


def _goose_tower(s: Ulm, chance: Chance, events: Events) -> None:
    """Goose Tower: a card of choice."""
    s.then(Privileges.pick_card)


def _crooked_house(s: Ulm, chance: Chance, events: Events) -> None:
    """Crooked House: look at the top two coats, where there are so many (ruling 22)."""
    for _ in range(min(2, len(s.coat_stack))):
        known = s.coat_stack.seen[-1]
        s.seen_coats.add(s.coat_stack.draw(), known | 1 << s.turn)
    if s.seen_coats.cards:
        coats = ", ".join(s.seen_coats.cards)
        events.whisper("saw-coats", s.turn, [s.turn], {"coats": coats}, count=len(s.seen_coats))
        s.then(Privileges.choose_coat)


def _lay_out_coat(s: Ulm, events: Events, name: str) -> None:
    """Score a coat; put a crest on its quarter and, while seals last, a seal beside the cathedral (ruling 23)."""
    seat, coat = s.turn, s.material.coats[name]
    s.coats[seat].append(name)
    s.gain(seat, "coats", coat.now)
    if coat.golden:
        s.crests[QUARTER_AT[coat.quarter]] = seat
    if s.seals[seat]:
        s.seals[seat] -= 1
        s.rim[OUTER_AT[coat.field]] = seat
    events.tell("coat", seat, coat=name, points=coat.now)


PRIVILEGES: dict[str, Callable[[Ulm, Chance, Events], None]] = {
    "farming": _farming,
    "shipyard": _shipyard,
    "reichenau_court": _reichenau_court,
    "city_hall": _city_hall,
    "goose_tower": _goose_tower,
    "crooked_house": _crooked_house,
    "garden": _crooked_house,
}
"""What a seal in a quarter brings; in the Oath House it is the descendant."""
