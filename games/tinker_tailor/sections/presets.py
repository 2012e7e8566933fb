"""Standing answers: what a seat gives the Beggar or the Poor Man, said in advance in the draft.

Everybody sees that a seat has such an answer, since who is asked must follow from public facts. The card is secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from games.kernel.agenda import Given, Rules, asks
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, Material
from games.tinker_tailor.state import TinkerTailor

PRESET, ASK = "preset", "ask"
"""The choice that opens the question in the draft, and its answer that one will be asked each time."""


class Presets(Rules[TinkerTailor]):
    """Set a standing answer: which kind of card to give when asked."""

    def _kinds_to_give(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer all kinds: what one holds is secret, and may change."""
        return {seat: OneOf((*GOODS, *MONEY, ASK))}

    @asks(_kinds_to_give)
    def preset_gift(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Keep the answer until it is changed in another draft; the others see only whether there is one."""
        s.preset[seat] = given[seat] != ASK
        s.gift[seat] = given[seat] if s.preset[seat] else ""
        events.tell("preset" if s.preset[seat] else "unset", seat)


def gift_of(s: TinkerTailor, seat: int, cards: Iterable[str]) -> str:
    """Return the card that a standing answer gives of these: the kind named, else the one of least worth."""
    cards = list(cards)
    return wanted if (wanted := s.gift[seat]) in cards else min(cards, key=partial(_points, s.material))


def _points(material: Material, card: str) -> float:
    """Tell what a card alone is worth at the end."""
    return material.prices[card] if card in GOODS else int(card) / NUMBERS["money_share"]
