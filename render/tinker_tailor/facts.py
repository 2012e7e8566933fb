"""What the pictures of Tinker Tailor tell beyond the plain state: whose turn it is, counts that are public, ranks."""

from __future__ import annotations

from collections import Counter

from games.kernel.state import HIDDEN
from games.tinker_tailor.knowledge import hand_worlds
from games.tinker_tailor.material import GOODS, in_order, in_rhyme
from games.tinker_tailor.state import UNSTATED, TinkerTailor
from games.tinker_tailor.voice.board import AT_MARKET
from render import captions
from render.painter import Legend

DRAFTING = ("pick_role", "return_role", "preset_gift")
WITH_MARKET = (*AT_MARKET, *DRAFTING, "copy_role")
"""Questions that the market matters to."""
WITH_OTHERS = (
    *("donate", "give_money", "give_goods", "give_money_to", "give_goods_to"),
    *("choose_donors", "choose_victims", "choose_richest", "choose_fullest", "name_kind"),
)
"""Questions to which it matters what others hold."""


def round_text(view: TinkerTailor, legend: Legend) -> str:
    """Name the round."""
    return legend.words.text("pic-round", round=view.round, last=view.rounds)


def asked_or_acting(view: TinkerTailor, legend: Legend) -> list[int]:
    """List the seats that are asked, or else the one whose turn it is; nobody after the end."""
    if view.result:
        return []
    return sorted(legend.asked) or ([view.actor] if view.actor >= 0 else [])


def counts(view: TinkerTailor, seat: int) -> dict[str, int]:
    """Give the card counts of a seat that are public, by deck: those it had to state, or by option all of them."""
    if view.show_sizes or view.result:
        return {"goods": len(view.goods[seat]), "money": len(view.money[seat])}
    if view.stated_of and view.stated[seat] != UNSTATED:
        return {view.stated_of: view.stated[seat]}
    return {}


def has_public_counts(view: TinkerTailor) -> bool:
    """Tell whether any card counts are public now."""
    return any(counts(view, seat) for seat in range(view.seats))


def kinds(view: TinkerTailor, seat: int) -> Counter[str]:
    """Count a seat's goods by kind; raise ValueError for a view that hides some of them."""
    cards = view.goods[seat].cards
    if HIDDEN in cards or HIDDEN in view.money[seat].cards:
        raise ValueError("a hand is drawn from its owner's view")
    return Counter({kind: cards.count(kind) for kind in GOODS})


def own_roles(view: TinkerTailor, seat: int) -> list[str]:
    """List the roles a seat has drafted in this round, revealed or not, as far as this view shows them."""
    return in_rhyme([*(role for role in view.roles[seat].cards if role != HIDDEN), *view.shown[seat]])


def roles_handed(view: TinkerTailor, seat: int) -> list[str]:
    """List all roles a seat was handed in this round's draft."""
    return in_rhyme({role for pack in view.packs_handed(seat) for role in pack})


def known_cards(view: TinkerTailor, seat: int) -> list[str]:
    """List what this viewer is sure of in another hand, goods before money."""
    return in_order(hand_worlds.certain_cards(view, seat).elements())


def ranking(view: TinkerTailor) -> list[int]:
    """List the seats from the first place on; equal ones clockwise."""
    return sorted(range(view.seats), key=lambda seat: captions.place_of(view, seat))


def seats_compared(view: TinkerTailor, kind: str) -> list[int]:
    """List the seats whose cards of this kind decided a tie."""
    if view.result is None or view.result.tiebreak != f"tiebreak-{kind}":
        return []
    tied = captions.tied_seats(view)
    for better in reversed(GOODS[GOODS.index(kind) + 1 :]):
        most = max(view.goods[seat].cards.count(better) for seat in tied)
        tied = [seat for seat in tied if view.goods[seat].cards.count(better) == most]
    return tied


def tiebreak(view: TinkerTailor, legend: Legend) -> str:
    """Say how a tie was broken; empty if there was none."""
    if view.result is None or not captions.tied_seats(view):
        return ""
    return legend.words.text(f"pic-{view.result.tiebreak}")
