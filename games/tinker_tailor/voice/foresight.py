"""Whether a seat's hand stays as its choice leaves it until the next question, as far as that seat can know."""

from __future__ import annotations

from games.tinker_tailor.material import ROLES
from games.tinker_tailor.sections.giving import BEGGAR
from games.tinker_tailor.sections.losing import CRIMINALS
from games.tinker_tailor.state import TinkerTailor

SURE_QUESTIONS = ("name_kind", "give_money_to", "give_money")
"""Steps that always ask, whatever was chosen before."""
QUIET = {
    "goods": ("refill", "take_money", "take_lowest", "state_money", "swap"),
    "money": ("refill", "take_goods", "take_for_two", "swap"),
}
"""Steps that leave the goods, or the money, of the seat whose turn it is as they are, if they do not ask."""
OTHERS_TURN = ("refill", "take_money", "donate_preset")
"""Steps of somebody else's turn that leave a hand as it is."""


def stays(view: TinkerTailor, seat: int, group: str, taken: int = 0) -> bool:
    """Tell whether a seat's goods or money change no further before the next question of this turn.

    `taken` is how many goods the choice takes from the market.
    """
    quiet = QUIET[group] if seat == view.actor else OTHERS_TURN
    for section in (str(step[0]) for step in reversed(view.agenda[:-1])):
        if section in SURE_QUESTIONS:
            return True
        if section == "call_buyer":
            return _is_asked_to_buy(view, taken)
        if section not in quiet:
            return False
    return False


def _is_asked_to_buy(view: TinkerTailor, taken: int) -> bool:
    """Tell whether the seat whose turn it is will surely be asked what it buys."""
    purse = not view.show_sizes or len(view.money[view.actor]) > 1
    return not view.unasked[view.actor] and purse and len(view.open_goods()) > taken


def stays_after_turn(view: TinkerTailor, seat: int) -> bool:
    """Tell whether no role that may be called before the next question changes this seat's hand unasked."""
    if view.seats == 2 and len(view.shown[seat]) < 2:
        return False  # the other own role may act by itself
    coming = set(ROLES[view.called :])
    if "actor" in coming:
        coming.update(role for shown in view.shown for role in shown)
    touched = {
        "outlaw": seat not in view.guards,
        "poor_man": view.preset[seat] and seat not in view.guards,
        "jailer": is_criminal(view, seat),
        "preacher": view.seats == 2 or BEGGAR in view.shown[seat],
    }
    return not any(touched[role] for role in coming & touched.keys())


def is_criminal(view: TinkerTailor, seat: int) -> bool:
    """Tell whether the Jailer takes a card of this seat."""
    return any(role in CRIMINALS for role in view.shown[seat])
