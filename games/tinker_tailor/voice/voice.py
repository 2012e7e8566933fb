"""How Tinker Tailor speaks: prompts, labels and narration; what pictures show stands in `board` and `own_picture`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from games.kernel.ask import Ask, Pick
from games.kernel.events import Data, Event
from games.kernel.voice import Gain, Label, Layout, Voice
from games.kernel.words import Words, clipped
from games.tinker_tailor.material import GOODS, MATERIALS, MONEY, ORDER, worth
from games.tinker_tailor.rules import TinkerTailorRules
from games.tinker_tailor.sections.draft import ASK, PRESET
from games.tinker_tailor.sections.others import BEGGAR
from games.tinker_tailor.sections.refusals import conceivable
from games.tinker_tailor.sections.shapes import Purchase
from games.tinker_tailor.sections.wishing import CHEAPEST, GIFT
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import around, board, choices, gains, labels, own_picture
from games.tinker_tailor.voice.text_numbers import learnt, numbers

RULES = TinkerTailorRules()
LISTS = (
    *("preset_gift", "name_kind", "take_any", "take_for_two", "choose_donors", "choose_victims"),
    *("take_both", "take_and_give", "take_and_share"),
)
"""Sections with many choices, or with effects that are longer than a line."""
OF_ROLES = ("pick_role", "return_role", "copy_role")
"""Sections whose choices are roles, with effects so long that five of them fill a screen."""
OF_PLAYERS = ("give_money_to", "give_goods_to", "choose_richest", "choose_fullest")
"""Sections whose buttons are names: they leave so little room for the effects that two of them fill a screen."""
RECEIVING = {"give_money": 1, "give_goods": 1, "donate": 0}
"""Which argument of a section names the seat that gets a card."""


class TinkerTailorVoice(Voice[TinkerTailor]):
    """Labels, narration and descriptions of Tinker Tailor."""

    openers: ClassVar[frozenset[str]] = frozenset({"round", "revealed", "final"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "buy": Layout("basket", 3),
        "donate": Layout("beside", 5),
        **dict.fromkeys(LISTS, Layout("list")),
        **dict.fromkeys(OF_ROLES, Layout("small", 5)),
        **dict.fromkeys(OF_PLAYERS, Layout("beside", 2)),
    }

    def prompt(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say what to decide: how many cards, which receiver, and with how much money."""
        section, *arguments = view.agenda[-1] if view.agenda else ("over",)
        name = str(section)
        count = self._count(view, seat)
        facts: Data = {"count": count, "sum": worth(view.money[seat].cards)}
        if name in RECEIVING:
            facts["to"] = words.seat(int(arguments[RECEIVING[name]]))
        if name == "take_for_two" and (count == 1 or view.holder(BEGGAR) == seat):
            name = "take_goods"  # nothing is passed on
        if name == "take_both" and not (view.open_goods() and view.open_money()):
            name = "take_goods" if view.open_goods() else "take_money"
        return words.text(f"ask-{name}", **facts)

    def around(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say what the own role does, what lies in the market if that matters, and in the draft the own hand."""
        return "\n".join(board.around(view, seat, words))

    def about(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say what counts at this question."""
        return gains.about(view, seat, words)

    def conceivable(self, view: TinkerTailor, seat: int) -> Sequence[str]:
        """List what this question may offer at another time."""
        return conceivable(view)

    def gain(self, view: TinkerTailor, seat: int, choice: str, words: Words) -> Gain:
        """Say what a choice costs and brings."""
        return gains.gain(view, seat, choice, words)

    def amounts(self, view: TinkerTailor, seat: int) -> Mapping[str, int]:
        """Count points, money and cards of a hand."""
        return gains.amounts(view, seat)

    def table(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say what lies in the market and who was called."""
        return "" if view.over else around.table_text(view, seat, words)

    def _count(self, view: TinkerTailor, seat: int) -> int:
        """Count what may be picked."""
        ask = (view.asks or {}).get(seat)
        return ask.shape.most if ask and isinstance(ask.shape, Pick) else 1

    def label(self, view: TinkerTailor, seat: int, choice: str, words: Words) -> Label:
        """Name a role, a card, a player, several of them, a swap or a purchase."""
        return choices.label(view, seat, choice, words)

    def list_label(self, view: TinkerTailor, seat: int, name: str, item: str, words: Words) -> Label:
        """Name a role, a card, or that nothing is bought."""
        if item in ORDER:
            return Label(labels.card(item, words), icon=labels.icon(item))
        return choices.label(view, seat, item, words)

    def group(self, view: TinkerTailor, seat: int, choice: str, words: Words) -> str:
        """Name what is picked first of a form that a role fills in."""
        return choices.group(view, choice, words)

    def finishes(self, view: TinkerTailor, seat: int, choice: str) -> bool:
        """Tell whether a choice takes nothing, or leaves a gift to later."""
        return choice == ASK or super().finishes(view, seat, choice)

    def plans(self, view: TinkerTailor, seat: int, choice: str) -> bool:
        """Tell whether a choice only settles what is given later."""
        return choice == PRESET

    def moment(self, view: TinkerTailor, words: Words) -> str:
        """Name the round, or what comes after the last."""
        return words.text("moment-over" if view.over else "moment", round=view.round, last=view.rounds)

    def offers(self, view: TinkerTailor, seat: int, ask: Ask, words: Words) -> list[tuple[str, Label]]:
        """List offered choices; of the purchases, one for every set of goods, as typing must not wait."""
        if not isinstance(ask.shape, Purchase):
            return super().offers(view, seat, ask, words)
        return [(choice, self.label(view, seat, choice, words)) for choice in ask.shape.sensible()]

    def wishes(self, view: TinkerTailor, seat: int, words: Words) -> list[str]:
        """Say whether this seat is asked what it buys and gives, and what that is otherwise."""
        return [self.wish_label(view, seat, wish, words).text for wish in RULES.wished(view, seat)]

    def wish_label(self, view: TinkerTailor, seat: int, choice: str, words: Words) -> Label:
        """Name a wish."""
        subject, _, value = choice.partition(" ")
        if value in (*GOODS, *MONEY):
            text, hint = words.text(f"wish-{subject}-card", card=labels.card(value, words)), f"hint-{subject}-card"
            return Label(text, words.text(hint), icon=labels.icon(value))
        return Label(words.text(f"wish-{subject}-{value}"))

    def handy_wishes(self, view: TinkerTailor, seat: int) -> tuple[str, ...]:
        """Name the wish not to be asked what to give, unless it stands."""
        return () if view.preset[seat] else (f"{GIFT} {CHEAPEST}",)

    def wish_subject(self, view: TinkerTailor, seat: int, subject: str, words: Words) -> str:
        """Name what a wish is about."""
        return words.text(f"wish-{subject}")

    def phase(self, view: TinkerTailor, words: Words) -> str:
        """Name the round, and the draft or the role whose turn it is."""
        facts: Data = {"round": view.round, "last": view.rounds}
        if view.over:
            return words.text("phase-over", **facts)
        if view.role:
            facts["role"] = labels.role_of_turn(view, words)
        return words.text(f"phase-{view.section}", **facts)

    def event(self, event: Event, viewer: int | None, names: Sequence[str], words: Words, material_id: str = "") -> str:
        """Tell one event as this viewer saw it: with the card where it was seen."""
        data = event.seen_by(viewer)
        known = event.secret and viewer in event.to
        key = f"event-{event.kind}" + ("-known" if known else "-change" if data.get("change") else "")
        if not (words.has(key) or words.text(key) != key):
            return ""
        fields = self.event_fields(data, words, material_id)
        if "receiver" in fields:
            fields["to"] = names[int(fields.pop("receiver"))]
        who = {} if event.seat is None else {"who": names[event.seat]}
        return words.text(key, **who, **fields)

    def numbers(self, words: Words, material_id: str) -> Data:
        """Give the numbers of rules, goods, money and roles."""
        return numbers(words, MATERIALS[material_id])

    def lesson(self, view: TinkerTailor, seat: int, step: str, words: Words) -> Data:
        """Give the numbers that the lesson's texts name."""
        return learnt(view, seat, words)

    def event_fields(self, data: Data, words: Words, material_id: str) -> Data:
        """Put cards and roles into words."""
        said: dict[str, Callable[[str], str]] = {
            "cards": lambda cards: labels.cards(cards.split(), words),
            "goods": lambda cards: labels.cards(cards.split(), words),
            "paid": lambda money: labels.coins(money.split()),
            "change": lambda money: labels.coins(money.split()),
            "card": lambda card: labels.card(card, words),
            "give": lambda card: labels.card(card, words),
            "get": lambda card: labels.card(card, words),
            "role": lambda role: labels.role(role, words),
        }
        fields: Data = {name: said[name](str(value)) if name in said else value for name, value in data.items()}
        if "first" in data:
            fields["roles"] = labels.called(int(data["first"]), int(data["last"]), words)
        if "good" in data:
            fields["kind"] = labels.card(GOODS[int(data["good"])], words)
        return fields

    def alt(self, view: TinkerTailor, names: Sequence[str], words: Words) -> str:
        """Say phase, market, revealed roles, who must choose or has won, and where the cards are from."""
        lines = board.summary(view, names, words)
        if view.result:
            lines.append(self.result(view, names, words))
        return clipped("\n".join([self.phase(view, words), *lines]), 1024)

    def board(self, view: TinkerTailor, names: Sequence[str], words: Words) -> str:
        """Say all that lies open: market, piles, rhyme and each seat."""
        return "\n\n".join([self.phase(view, words), *board.board(view, names, words)])

    def sheet(self, view: TinkerTailor, seat: int, name: str, words: Words) -> str:
        """Say place and points of a seat, kind by kind of its cards."""
        return f"{name}: {board.sheet(view, seat, words)}"

    def hand(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say the own hand with what it scores, the roles seen in the draft, and what is known of others."""
        return "\n".join(own_picture.hand(view, seat, words))

    def holdings(self, view: TinkerTailor, seat: int, words: Words) -> str:
        """Say the cards that a seat held and what they are worth."""
        return "\n".join(own_picture.holdings(view, seat, words))
