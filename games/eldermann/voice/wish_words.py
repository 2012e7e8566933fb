"""Wishes in words: plans for Spelunke cards, when a seat is asked for them, and orders for raids."""

from __future__ import annotations

from games.eldermann.material import GOODS, ORDERS
from games.eldermann.sections.card_plans import plan_of
from games.eldermann.sections.watch import ALL, AS_ALWAYS, NO, NOT_ASKED, SEAT, WINDOWS
from games.eldermann.sections.wishes import ASKED, CARDS, PLAN, RAIDS, SETTINGS, standing_wishes
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import order
from games.kernel.voice import Label, Voice
from games.kernel.words import Words


class WishVoice(Voice[Eldermann]):
    """Say what a seat may wish, and what stands."""

    def wishes(self, view: Eldermann, seat: int, words: Words) -> list[str]:
        """Say what stands: the plan for each card, when the seat is asked, and its orders."""
        standing = standing_wishes(view, seat) if view.watch else {}
        plans = [self.wish_label(view, seat, f"{subject} {value}", words).text for subject, value in standing.items()]
        own = [text for subject, text in zip(standing, plans, strict=True) if subject.startswith(PLAN)]
        return [*own, asked_line(view, seat, words), raids_line(view, seat, words)] if standing else []

    def handy_wishes(self, view: Eldermann, seat: int) -> tuple[str, ...]:
        """Offer who holds cards, whatever they are, to be asked for them, or no more."""
        if not view.cards_held(seat):
            return ()
        return (f"{ASKED} {CARDS} {ALL if view.watch[seat][0] != ALL else NO}",)

    def wish_subject(self, view: Eldermann, seat: int, subject: str, words: Words) -> str:
        """Name what a wish is about."""
        verb, _, what = subject.partition(" ")
        if verb == PLAN:
            return words.text("wish-plan", card=words.text(f"rogue-{what}"))
        return words.text(f"wish-{verb}-{what}" if what else f"wish-{verb}")

    def wish_label(self, view: Eldermann, seat: int, choice: str, words: Words) -> Label:
        """Say a wish, and when it counts or what follows from it."""
        subject, _, value = choice.rpartition(" ")
        verb, _, what = subject.partition(" ")
        if verb == PLAN:
            plan = plan_words(what, value, words)
            return Label(
                words.text("wish-label", what=words.text(f"rogue-{what}"), value=plan), plan_hint(what, value, words)
            )
        if subject == RAIDS:
            return Label(words.text("wish-label-raids", stance=value), words.text("hint-wish-raids", stance=value))
        said = words.text("wish-label-asked", moment=words.text(f"moment-{what}"), value=asked_words(value, words))
        return Label(said, words.text("hint-wish-asked"))


def plan_words(card: str, plan: str, words: Words) -> str:
    """Say what is planned for a card, without its name."""
    if plan in GOODS:
        return words.text("plan-draw", good=words.text(f"good-{plan}"))
    if plan in ORDERS:
        return words.text("plan-replace", order=order(plan, words))
    if card.startswith("ward"):
        return words.text("plan-ward", plan=plan)
    return words.text("plan-against", whom=_target_kind(plan), who=_target_name(plan, words))


def plan_hint(card: str, plan: str, words: Words) -> str:
    """Say when a plan is carried out."""
    return words.text("hint-keep") if plan == "keep" else words.text(f"hint-plan-{card.rstrip('12')}")


def asked_words(value: str, words: Words) -> str:
    """Say against whom a seat is asked."""
    return words.text("asked-against", whom=_target_kind(value), who=_target_name(value, words))


def asked_line(view: Eldermann, seat: int, words: Words) -> str:
    """Say when a seat is asked for Spelunke cards, with what differs in single moments."""
    keys = ("asked-line", *["asked-also"] * len(WINDOWS))
    said = [
        words.text(key, moment=words.text(f"moment-{what}"), value=asked_words(value, words))
        for key, what, value in zip(keys, SETTINGS, view.watch[seat], strict=True)
        if value != AS_ALWAYS
    ]
    return "; ".join(said)


def raids_line(view: Eldermann, seat: int, words: Words) -> str:
    """Say the standing order for raids, and whether it counts only from the next voyage on."""
    stance = view.raid_wish[seat]
    said = words.text("board-stance-raids", stance=stance)
    return said if stance == view.raid_stance[seat] else words.text("from-next-voyage", what=said)


def standing_lines(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say the public settings of a seat that are not those of the beginning."""
    lines = [asked_line(view, seat, words)] if view.watch[seat] != NOT_ASKED else []
    raids = {view.raid_wish[seat], view.raid_stance[seat]}
    return [*lines, raids_line(view, seat, words)] if raids != {"ask"} else lines


def planned_words(view: Eldermann, seat: int, card: str, words: Words) -> str:
    """Say the plan of a seat for a card that it holds."""
    return plan_words(card, plan_of(view, seat, card), words)


def _target_kind(value: str) -> str:
    return "seat" if value.startswith(SEAT) else value


def _target_name(value: str, words: Words) -> str:
    return words.seat(int(value[len(SEAT) :]) - 1) if value.startswith(SEAT) else ""
