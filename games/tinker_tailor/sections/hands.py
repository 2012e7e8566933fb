"""Moving cards between market, piles and hands, and who still knows of them afterwards."""

from __future__ import annotations

from collections.abc import Iterable

from games.kernel.chance import Chance
from games.kernel.events import Events
from games.kernel.state import EVERYONE, Zone
from games.tinker_tailor.knowledge.traffic import GOT, LOST, PILE, note, note_hidden
from games.tinker_tailor.material import GOODS, in_order
from games.tinker_tailor.state import COVERED, TinkerTailor


def zone_of(s: TinkerTailor, seat: int, card: str) -> Zone:
    """Return the part of a hand in which such a card lies."""
    return s.goods[seat] if card in GOODS else s.money[seat]


def row_of(s: TinkerTailor, card: str) -> list[str]:
    """Return the market row in which such a card lies."""
    return s.goods_row if card in GOODS else s.money_row


def take_openly(s: TinkerTailor, events: Events, seat: int, cards: Iterable[str], *, cover: bool = False) -> None:
    """Move these cards openly from the market to a hand; their places stay empty, or are covered by pirate cards."""
    cards = in_order(cards)
    for card in cards:
        row = row_of(s, card)
        row[row.index(card)] = COVERED if cover else ""
        gain(s, seat, card)
    events.tell("pillaged" if cover else "took", seat, cards=" ".join(cards))


def gain(s: TinkerTailor, seat: int, card: str) -> None:
    """Put a card into a hand openly."""
    zone_of(s, seat, card).add(card, EVERYONE)
    note(s, seat, GOT, card)


def lose(s: TinkerTailor, seat: int, card: str) -> str:
    """Take a card out of a hand openly."""
    note(s, seat, LOST, card)
    return zone_of(s, seat, card).take(card)


def draw(s: TinkerTailor, seat: int, card: str) -> None:
    """Put a card from the pile into a hand unseen."""
    s.goods[seat].add(card)
    note_hidden(s, PILE, seat, card)


def hand_over(s: TinkerTailor, events: Events, kind: str, giver: int, receiver: int, card: str, *among: str) -> None:
    """Move a card that only giver and receiver see; the others see goods or money, or know it is one of `among`."""
    knowing = 1 << giver | 1 << receiver
    remove_unseen(zone_of(s, giver, card), card, knowing, among)
    zone_of(s, receiver, card).add(card, knowing)
    note_hidden(s, giver, receiver, card, among)
    group = "goods" if card in GOODS else "money"
    events.whisper(kind, giver, [giver, receiver], {"card": card}, receiver=receiver, group=group)


def remove_unseen(zone: Zone, card: str, knowing: int, among: Iterable[str] = ()) -> None:
    """Take a card out of a zone; only the seats in the mask `knowing` see which card it is.

    For the other seats a card of any kind (of `among`) may have left, so of each kind they know one card less. If they
    did not, the cards they still know would tell them which one left.
    """
    for kind in set(among or zone.cards) - {card}:
        marks = [where for where, other in enumerate(zone.cards) if other == kind]
        if not marks:
            continue
        first = marks[0]
        for where in marks[1:]:
            moved = zone.seen[where] & ~zone.seen[first]
            zone.seen[first] |= moved
            zone.seen[where] &= ~moved
        zone.seen[first] &= knowing
    zone.take(card)


def discard(s: TinkerTailor, seat: int, card: str) -> None:
    """Lay a card from a hand face up on its discard pile."""
    lose(s, seat, card)
    (s.goods_discards if card in GOODS else s.money_discards).append(card)


def steal(
    s: TinkerTailor, chance: Chance, events: Events, victim: int, thief: int, *, goods_only: bool = False
) -> None:
    """Draw a random card from a hand that is not empty."""
    cards = s.goods[victim].cards if goods_only else s.hand(victim)
    hand_over(s, events, "stole", victim, thief, chance.pick(cards))


def refill(s: TinkerTailor, chance: Chance, events: Events) -> None:
    """Fill every empty, uncovered place of the market from the left, goods first, while cards are left."""
    for row, draw in ((s.goods_row, draw_goods), (s.money_row, draw_money)):
        while "" in row:
            card = draw(s, chance, events)
            if not card:
                break
            row[row.index("")] = card


def draw_goods(s: TinkerTailor, chance: Chance, events: Events) -> str:
    """Draw from the goods pile, then from what was put under it, then from the shuffled discards; "" if all is out."""
    if not s.goods_pile.cards and s.under:
        s.goods_pile = _shuffle(s.under.pop(0), chance)
    if not s.goods_pile.cards and s.goods_discards:
        s.goods_pile, s.goods_discards = Zone.of(chance.shuffle(s.goods_discards)), []
        events.tell("reshuffled", group="goods")
    return s.goods_pile.draw() if s.goods_pile.cards else ""


def _shuffle(batch: Zone, chance: Chance) -> Zone:
    """Shuffle a batch; players who knew its cards know them no longer, unless all are of one kind."""
    seen = batch.seen[0] if len(set(batch.cards)) == 1 else 0
    return Zone.of(chance.shuffle(batch.cards), seen)


def draw_money(s: TinkerTailor, chance: Chance, events: Events) -> str:
    """Draw from the money pile, then from the shuffled discards; "" if all is out."""
    if not s.money_pile.cards and s.money_discards:
        s.money_pile, s.money_discards = Zone.of(chance.shuffle(s.money_discards)), []
        events.tell("reshuffled", group="money")
    return s.money_pile.draw() if s.money_pile.cards else ""
