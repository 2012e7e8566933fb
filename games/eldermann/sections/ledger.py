"""Steps that several sections share: goods, Taler, points and order cards move, feasts are held, and the game ends."""

from __future__ import annotations

from games.eldermann.material import CITIES, GOODS, NUMBERS, ORDERS, OUTPORT
from games.eldermann.state import Eldermann
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import Result


def fitting_taler(s: Eldermann, seat: int, taler: int) -> int:
    """Count how many of these Taler the purse has room for."""
    return min(s.taler_room(seat) - s.taler[seat], taler)


def earn(s: Eldermann, events: Events, seat: int, taler: int) -> None:
    """Add Taler; what finds no room is lost."""
    fits = fitting_taler(s, seat, taler)
    s.taler[seat] += fits
    if taler > fits:
        events.tell("taler-lost", seat, count=taler - fits)


def change_points(s: Eldermann, events: Events, seat: int, change: int) -> int:
    """Move a figure on the track, never below 0; return the change. A mayor calls the election, for good."""
    before = s.points[seat]
    after = s.points[seat] = max(0, before + change)
    mayor, elder = s.ranks[2:]
    if after >= mayor and not s.election:
        s.election = True
        events.tell("election", seat)
    if after >= elder and not s.elder_seen:
        s.elder_seen = True
        events.tell("elder-seen", seat)
    return after - before


def deliver(s: Eldermann, events: Events, seat: int) -> None:
    """Bring a good of the home city into the Kontor; without room or supply it lapses."""
    good = s.home_good(seat)
    if s.supply[GOODS.index(good)] and len(s.kontor[seat]) < s.kontor_room(seat):
        s.supply[GOODS.index(good)] -= 1
        s.kontor[seat].append(good)
        events.tell("delivered", seat, good=good)


def missing_for(s: Eldermann, good: str) -> str:
    """Say what a free good lacks to come to the harbour of its colour: `room`, `supply` or nothing (B8)."""
    if len(s.harbour[OUTPORT[good]]) == NUMBERS["harbour_goods"]:
        return "room"
    return "" if s.supply[GOODS.index(good)] else "supply"


def give_back(s: Eldermann, good: str) -> None:
    """Return a good to the supply."""
    s.supply[GOODS.index(good)] += 1


def unload(s: Eldermann, seat: int, good: str) -> None:
    """Take a good off the ship: from W or K if one lies there, else from E."""
    (s.hold if good in s.hold[seat] else s.booty)[seat].remove(good)


def return_good(s: Eldermann, seat: int, good: str, place: str = "ship") -> None:
    """Return a good from the ship or the Kontor to the supply."""
    if place == "ship":
        unload(s, seat, good)
    else:
        s.kontor[seat].remove(good)
    give_back(s, good)


def take(s: Eldermann, seat: int, good: str, *, kontor: bool) -> None:
    """Take a good off the ship, or if it has none and the Kontor counts, out of the Kontor."""
    if good in s.hold[seat] or good in s.booty[seat] or not kontor:
        unload(s, seat, good)
    else:
        s.kontor[seat].remove(good)


def load(s: Eldermann, seat: int, good: str) -> None:
    """Bring a captured good aboard: on W or K while there is room, else on E, even beyond its room."""
    (s.hold if len(s.hold[seat]) < s.hold_room(seat) else s.booty)[seat].append(good)


def settle_booty(s: Eldermann, seat: int) -> None:
    """Move goods from an overfull E to free W and K fields."""
    while len(s.booty[seat]) > s.booty_room(seat) and len(s.hold[seat]) < s.hold_room(seat):
        s.hold[seat].append(s.booty[seat].pop())


def excess(s: Eldermann, seat: int) -> int:
    """Count the goods aboard for which there is no field."""
    return max(0, len(s.hold[seat]) + len(s.booty[seat]) - s.hold_room(seat) - s.booty_room(seat))


def goods_sorted(goods: list[str]) -> tuple[str, ...]:
    """Sort goods in the order of the supply."""
    return tuple(sorted(goods, key=GOODS.index))


def lay_order(s: Eldermann, chance: Chance, events: Events, cards: list[str]) -> None:
    """Draw one of these cards of a deck and lay it on its city.

    EA1 first, then EA2; if both are taken the older goes back into the deck and EA2 moves up (B6).
    """
    card = chance.pick(cards)
    order = ORDERS[card]
    deck = s.decks[GOODS.index(CITIES[order.city].good)]
    deck.remove(card)
    slots = s.orders[order.city]
    events.tell("order-laid", card=card)
    if len(slots) == NUMBERS["order_slots"]:
        old = slots.pop(0)
        deck.append(old)
        events.tell("order-returned", card=old)
    slots.append(card)


def deck_of(s: Eldermann, good: str) -> list[str]:
    """Return the order deck of a colour."""
    return s.decks[GOODS.index(good)]


def return_order(s: Eldermann, card: str) -> None:
    """Shuffle an order card back into its deck."""
    deck_of(s, CITIES[ORDERS[card].city].good).append(card)


# Spielende: the feast, an Eldermann, and a game without them


def feast_open(s: Eldermann) -> bool:
    """Tell whether feasts are allowed: the election is called or, by option, an Eldermann has been seen (G2)."""
    return s.elder_seen if s.options["feast"] == "elder" else s.election


def may_feast(s: Eldermann, seat: int) -> bool:
    """Tell whether a seat fulfils all that a feast needs: it is open, the rank is reached, all goods are at home."""
    return feast_open(s) and s.points[seat] >= s.ranks[1] and s.can_feast(seat)


def hold_feast(s: Eldermann, events: Events) -> None:
    """Let the active seat win by its feast."""
    events.tell("feast", s.active)
    _end(s, events, "feast", (s.active,))


def crown(s: Eldermann, events: Events, seat: int, gained: int) -> None:
    """Let a seat win at once that has become Eldermann by its last points and can hold the feast (H5)."""
    reached = s.ranks[3] <= s.points[seat] < s.ranks[3] + gained
    if reached and s.can_feast(seat):
        _end(s, events, "elder", (seat,))


def end_unelected(s: Eldermann, events: Events, ending: str) -> None:
    """End without a feast: nobody is elected or, by option, the patricians or better with most points."""
    winners: tuple[int, ...] = ()
    if s.options["empty_deck"] == "points":
        able = [seat for seat in range(s.seats) if s.points[seat] >= s.ranks[1]]
        winners = tuple(seat for seat in able if s.points[seat] == max(s.points[other] for other in able))
    _end(s, events, ending, winners)


def _end(s: Eldermann, events: Events, ending: str, winners: tuple[int, ...]) -> None:
    """Set the result; nothing is left to do."""
    s.ending = ending
    s.course = []
    events.tell(f"ended-{ending}")
    s.result = Result(tuple(s.points), winners, "", f"decided-{ending}")
    s.agenda = []
