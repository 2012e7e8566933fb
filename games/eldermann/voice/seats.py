"""A seat in words: what the board says of it, its card plans, and its standing settings and orders."""

from __future__ import annotations

from games.eldermann.material import BUILDINGS, GOODS, ORDERS, TILES
from games.eldermann.sections.sailing import NEVER, first_order
from games.eldermann.sections.spelunke import ALL, AS_ALWAYS, NO, NOT_ASKED, SEAT, WINDOWS, plan_of
from games.eldermann.sections.wishing import AMBUSH, ASKED, CARDS, PLAN, RAIDS, SETTINGS, standing_wishes
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import city, goods_list, order
from games.kernel.voice import Label, Voice
from games.kernel.words import Words


def seat_lines(view: Eldermann, seat: int, name: str, words: Words) -> list[str]:
    """Say who it is, ship, Kontor, buildings, permits and cards, and what holds of them for now."""
    rested = ", ".join(map(str, sorted(view.rested[seat])))
    resting = [words.text("board-rested", cards=rested)] if rested else []
    return [*_panel_lines(view, seat, name, words), *resting, *_orders(view, seat, words)]


def own_lines(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say the same of the own seat, without the sailing cards that rest, which the words of the hand say."""
    return [*_panel_lines(view, seat, words.seat(seat), words), *_orders(view, seat, words)]


def _orders(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say when the seat is asked for Spelunke cards, and its orders for raids."""
    return standing_lines(view, seat, words) if view.watch else []


def _panel_lines(view: Eldermann, seat: int, name: str, words: Words) -> list[str]:
    """Say who it is, ship, Kontor, buildings, permits and cards."""
    return [
        _head_line(view, seat, name, words),
        _ship_line(view, seat, words),
        _kontor_line(view, seat, words),
        _buildings_line(view, seat, words),
        words.text("board-held", permits=view.permits(seat), one=len(view.hand1[seat]), two=len(view.hand2[seat])),
    ]


def place_of(view: Eldermann, seat: int, words: Words) -> str:
    """Name the city or the cell where a ship lies."""
    where = view.city(seat)
    return city(where, words) if where >= 0 else view.ships[seat] or "–"


def _head_line(view: Eldermann, seat: int, name: str, words: Words) -> str:
    return words.text(
        "board-seat",
        who=name,
        number=seat + 1,
        points=view.points[seat],
        title=words.text(f"title-{view.title(seat)}"),
        origin=_origin(view, seat, words),
        place=place_of(view, seat, words),
    )


def _origin(view: Eldermann, seat: int, words: Words) -> str:
    """Name role and home city."""
    home, role = view.homes[seat], view.roles[seat]
    if home < 0:
        return words.text("pic-no-home")
    if not role:
        return words.text("pic-from", city=city(home, words))
    return words.text("pic-role-from", role=words.text(f"role-{role}"), city=city(home, words))


def _ship_line(view: Eldermann, seat: int, words: Words) -> str:
    return words.text(
        "board-ship",
        goods=goods_list(view.hold[seat], words) or words.text("nothing"),
        room=view.hold_room(seat),
        guns=view.guns[seat],
        fields=view.gun_fields(seat),
        booty=goods_list(view.booty[seat], words) or words.text("nothing"),
        spare=view.booty_room(seat),
    )


def _kontor_line(view: Eldermann, seat: int, words: Words) -> str:
    return words.text(
        "board-kontor",
        goods=goods_list(view.kontor[seat], words) or words.text("nothing"),
        room=view.kontor_room(seat),
        taler=view.taler[seat],
        most=view.taler_room(seat) if view.options["taler_limit"] == "on" else "∞",
    )


def _buildings_line(view: Eldermann, seat: int, words: Words) -> str:
    built = [BUILDINGS[tile][level] for tile, level in zip(TILES, view.levels[seat], strict=True) if level]
    return words.text("board-built", buildings=", ".join(words.text(f"building-{name}") for name in built))


# Wishes


class WishVoice(Voice[Eldermann]):
    """Say what a seat may wish, and what stands."""

    def wishes(self, view: Eldermann, seat: int, words: Words) -> list[str]:
        """Say what stands: the plan for each card, when the seat is asked, and its orders."""
        standing = standing_wishes(view, seat) if view.watch else {}
        plans = [self.wish_label(view, seat, f"{subject} {value}", words).text for subject, value in standing.items()]
        own = [text for subject, text in zip(standing, plans, strict=True) if subject.startswith(PLAN)]
        if not standing:
            return []
        return [*own, asked_line(view, seat, words), raids_line(view, seat, words), ambush_line(view, seat, words)]

    def handy_wishes(self, view: Eldermann, seat: int) -> tuple[str, ...]:
        """Offer ambushes at first at a table by order; then holders of any cards to be asked for them, or no more."""
        if view.section == "stow_start" and view.options["ambush"] == "order":
            return (f"{AMBUSH} target {ALL if view.ambush_wish[seat][0] == NEVER else NEVER}",)
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
        if verb == AMBUSH:
            shown = int(value) if value.isdecimal() else _target_kind(value)
            said = words.text(f"wish-label-ambush-{what}", value=shown, who=_target_name(value, words))
            return Label(said, words.text("hint-wish-ambush"))
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
    return words.text("plan-against", kind=_target_kind(plan), who=_target_name(plan, words))


def plan_hint(card: str, plan: str, words: Words) -> str:
    """Say when a plan is carried out."""
    return words.text("hint-keep") if plan == "keep" else words.text(f"hint-plan-{card.rstrip('12')}")


def asked_words(value: str, words: Words) -> str:
    """Say against which seats a seat is asked."""
    return words.text("asked-against", kind=_target_kind(value), who=_target_name(value, words))


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


def ambush_line(view: Eldermann, seat: int, words: Words) -> str:
    """Say the order for ambushes, and whether it counts only from the next voyage on."""
    target, strength, cargo = view.ambush_wish[seat]
    said = words.text(
        "board-ambush",
        aim=_target_kind(target),
        target=words.text("ambush-target", aim=_target_kind(target), who=_target_name(target, words)),
        strength=words.text("ambush-strength", strength=strength),
        cargo=words.text("ambush-cargo", count=int(cargo)),
    )
    is_new = view.ambush_wish[seat] != view.ambushes[seat]
    return words.text("from-next-voyage", what=said) if is_new else said


def standing_lines(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say the public settings of a seat that are not those of the beginning."""
    lines = [asked_line(view, seat, words)] if view.watch[seat] != NOT_ASKED else []
    raids = {view.raid_wish[seat], view.raid_stance[seat]}
    if raids != {"ask"}:
        lines.append(raids_line(view, seat, words))
    ambushes = [*view.ambush_wish[seat : seat + 1], *view.ambushes[seat : seat + 1]]
    usual = all(order == first_order(view.options) for order in ambushes)
    return lines if usual else [*lines, ambush_line(view, seat, words)]


def planned_words(view: Eldermann, seat: int, card: str, words: Words) -> str:
    """Say the plan of a seat for a card that it holds."""
    return plan_words(card, plan_of(view, seat, card), words)


def _target_kind(value: str) -> str:
    return "seat" if value.startswith(SEAT) else value


def _target_name(value: str, words: Words) -> str:
    return words.seat(int(value[len(SEAT) :]) - 1) if value.startswith(SEAT) else ""
