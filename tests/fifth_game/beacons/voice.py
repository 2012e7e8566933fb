"""How Beacons speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from beacons.rules import WOODS, Beacons

from games.kernel import HIDDEN, Label, Voice, Words
from games.kernel.events import Data


class BeaconsVoice(Voice[Beacons]):
    """Labels and descriptions of Beacons."""

    openers: ClassVar[frozenset[str]] = frozenset({"round", "final"})

    def label(self, view: Beacons, seat: int, choice: str, words: Words) -> Label:
        """Name cards and sparks as they are written."""
        return Label(choice.replace("+", ", ").replace(":", " × "))

    def wishes(self, view: Beacons, seat: int, words: Words) -> list[str]:
        """Say whether this seat is asked, and what it throws away if not."""
        plan = view.plans[seat] if view.plans[seat] in view.hands[seat].cards else None
        return [words.text("asked", silent=int(seat in view.silent)), words.text("planned", card=plan or "none")]

    def wish_label(self, view: Beacons, seat: int, choice: str, words: Words) -> Label:
        """Name a setting or a plan."""
        subject, _, value = choice.rpartition(" ")
        return Label(words.text(f"wish-ask-{value}") if subject == "ask" else words.text("wish-plan", card=value))

    def wish_subject(self, view: Beacons, seat: int, subject: str, words: Words) -> str:
        """Name the setting or the plan."""
        return words.text(f"wish-about-{subject.partition(' ')[0]}")

    def phase(self, view: Beacons, words: Words) -> str:
        """Name round and phase."""
        return words.text(f"phase-{view.section or 'over'}", round=view.round, last=view.rounds)

    def board(self, view: Beacons, names: Sequence[str], words: Words) -> str:
        """Say every seat's sparks, card and hand, and what was discarded."""
        lines = [self.phase(view, words)]
        lines += [self._seat(view, seat, name, words) for seat, name in enumerate(names)]
        piles = words.text("board-piles", deck=len(view.deck), discard=", ".join(view.discard) or "-")
        return "\n".join([*lines, piles])

    def _seat(self, view: Beacons, seat: int, name: str, words: Words) -> str:
        sparks = ", ".join(f"{wood} {count}" for wood, count in zip(WOODS, view.sparks[seat], strict=True))
        hand = ", ".join(card for card in view.hands[seat].cards if card != HIDDEN) or "-"
        lit = (view.lit[seat] if view.lit else "") or "-"
        return words.text("board-seat", who=name, sparks=sparks, lit=lit, count=len(view.hands[seat]), known=hand)

    def hand(self, view: Beacons, seat: int, words: Words) -> str:
        """Say the own cards and the own wish."""
        cards = ", ".join(sorted(view.hands[seat].cards))
        return words.text("hand", cards=cards, wish=view.wishes[seat] or "-")

    def event_fields(self, data: Data, words: Words, material_id: str) -> Data:
        """Name a card that this viewer did not see as hidden."""
        return {"card": "hidden", **data}
