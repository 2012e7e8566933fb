"""How Ulm speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.kernel.events import Data, Event
from games.kernel.voice import BUTTON, Gain, Label, Layout, Voice
from games.kernel.words import Words, clipped
from games.ulm.material import CARDS, COATS, KINDS, NUMBERS, QUARTER_AT
from games.ulm.rules import UlmRules
from games.ulm.sections.refusals import conceivable
from games.ulm.sections.upgrades import RENAMED
from games.ulm.state import Ulm
from games.ulm.voice import around, board, buttons, gains, labels, own_picture, phrases
from games.ulm.voice.text_numbers import learnt, numbers

RULES = UlmRules()
LISTS = ("tiles", "actions", "cards", "rest", "coats")
"""Fields of events that name several things."""


class UlmVoice(Voice[Ulm]):
    """Labels, narration and descriptions of Ulm."""

    openers: ClassVar[frozenset[str]] = frozenset({"turn", "final"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "act": Layout("beside", 2, several=True),
        **dict.fromkeys(
            ("push", "card_action", "extra_action", "choose_card", "pick_card", "take_outer"), Layout("list")
        ),
    }

    def prompt(self, view: Ulm, seat: int, words: Words) -> str:
        """Say what to decide."""
        if view.section == "push":
            return words.text("ask-push", tile=phrases.piece(view.drawn, words))
        if view.section == "act":
            left = ", ".join(words.text("action-name", action=action) for action in view.actions)
            return words.text("ask-act", actions=left) if left else words.text("ask-act-done")
        return super().prompt(view, seat, words)

    def about(self, view: Ulm, seat: int, words: Words) -> str:
        """Say what counts at this question."""
        return gains.about(view, seat, words)

    def conceivable(self, view: Ulm, seat: int) -> Sequence[str]:
        """List what this question may offer at another time."""
        return conceivable(view)

    def gain(self, view: Ulm, seat: int, choice: str, words: Words) -> Gain:
        """Say what a choice costs and brings."""
        return gains.gain(view, seat, choice, words)

    def amounts(self, view: Ulm, seat: int) -> Mapping[str, int]:
        """Count points, goods, cards and the number of the barge's field."""
        return gains.amounts(view, seat)

    def label(self, view: Ulm, seat: int, choice: str, words: Words) -> Label:
        """Name a choice with its consequences."""
        choice = RULES.today(choice)
        named = labels.label(view, seat, choice, words)
        short = buttons.short(view, seat, choice, named.text, words)
        return Label(clipped(named.text, BUTTON), clipped(named.hint, 100), short, buttons.icon(view, choice))

    def lesson(self, view: Ulm, seat: int, step: str, words: Words) -> Data:
        """Give the numbers that the lesson's texts name."""
        return learnt(view, seat, words)

    def wishes(self, view: Ulm, seat: int, words: Words) -> list[str]:
        """Say how a turn begins."""
        return [self.wish_label(view, seat, wish, words).text for wish in RULES.wished(view, seat)]

    def wish_label(self, view: Ulm, seat: int, choice: str, words: Words) -> Label:
        """Name a wish."""
        return Label(words.text("wish-" + choice.replace(" ", "-")))

    def wish_subject(self, view: Ulm, seat: int, subject: str, words: Words) -> str:
        """Name what a wish is about."""
        return words.text(f"wish-{subject}")

    def phase(self, view: Ulm, words: Words) -> str:
        """Name round and phase."""
        return words.text(f"phase-{view.section or 'over'}", round=view.round, last=NUMBERS["rounds"])

    def alt(self, view: Ulm, names: Sequence[str], words: Words) -> str:
        """Say round, phase, whose turn it is, the newest push, scores, or who has won."""
        return board.alt(view, names, words, self.phase(view, words), self._outcome(view, names, words))

    def board(self, view: Ulm, names: Sequence[str], words: Words) -> str:
        """Say all facts of the board picture."""
        return board.board(view, names, words, self.phase(view, words), self._outcome(view, names, words))

    def _outcome(self, view: Ulm, names: Sequence[str], words: Words) -> str:
        return self.result(view, names, words) if view.result else ""

    def sheet(self, view: Ulm, seat: int, name: str, words: Words) -> str:
        """Say where a seat's points of the game came from, and what the final scoring added, part by part."""
        return f"{name}: {'. '.join(board.sheet(view, seat, words))}"

    def hand(self, view: Ulm, seat: int, words: Words) -> str:
        """Say each hand card with both uses and whether the first can be paid, and coats seen but not taken."""
        return own_picture.hand(view, seat, words)

    def table(self, view: Ulm, seat: int, words: Words) -> str:
        """Say what the picture shows below the hand: dock, points, quarters and barges."""
        return "" if view.over else around.table_text(view, words)

    def holdings(self, view: Ulm, seat: int, words: Words) -> str:
        """Say goods, coats, the cards laid out and those still held."""
        return own_picture.holdings(view, seat, words)

    def numbers(self, words: Words, material_id: str) -> Data:
        """Give the numbers of the rulebook."""
        return numbers(words, material_id)

    def event(self, event: Event, viewer: int | None, names: Sequence[str], words: Words, material_id: str = "") -> str:
        """Tell one event; seats that saw more of it hear more."""
        if viewer in event.to:
            event = Event(f"{event.kind}-own", event.data, event.seat, event.secret, event.to)
        return super().event(event, viewer, names, words, material_id)

    def event_fields(self, data: Data, words: Words, material_id: str) -> Data:
        """Put ids of pieces into words."""
        data = {key: RENAMED.get(value, value) if isinstance(value, str) else value for key, value in data.items()}
        named: Data = dict(data)
        for key, value in data.items():
            if key in LISTS:
                parts = [part for part in str(value).split(", ") if part]
                named[key] = ", ".join(_name(part, words) for part in parts) or words.text("nothing")
            elif key == "price":
                named[key] = " + ".join(_priced(part, words) for part in str(value).split(", "))
            elif key in ("tile", "new", "other", "card", "quarter", "coat"):
                named[key], named[f"{key}-name"] = _piece(str(value), words), _name(str(value), words)
            elif key in ("tower", "next"):
                named[key] = words.text("tower-text", tower=value) if value != "none" else words.text("no-more")
        if "field" in data and isinstance(data["field"], int):
            named["field"] = f"{data['field']:+d}".replace("-", "−")
        if "name" in data:
            named["name"] = words.text("descendant-name", name=data["name"])
            named["text"] = words.text("descendant-text", name=data["name"])
        return named


def _name(piece: str, words: Words) -> str:
    """Name a kind of tile, card, coat or quarter, also one that the log of an older game names as it was."""
    piece = RENAMED.get(piece, piece)
    if piece in CARDS:
        return phrases.card(piece, words)
    if piece in COATS:
        return words.text("coat-name", coat=piece)
    if piece in QUARTER_AT:
        return phrases.quarter(piece, words)
    return phrases.tile(piece, words)


def _piece(piece: str, words: Words) -> str:
    """Name one piece in a sentence."""
    return phrases.piece(piece, words) if piece in KINDS else _name(piece, words)


def _priced(piece: str, words: Words) -> str:
    """Name a tile or a coin as a price."""
    return words.text("one-coin") if piece == "coin" else _name(piece, words)
