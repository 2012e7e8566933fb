"""2. Die Rolle ausspielen: which sections each role schedules for its holder, with its numbers from `material.toml`.

The Actor is not here: what it does is the action of another role, and the rhyme carries it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.tinker_tailor.material import GOODS, NUMBERS
from games.tinker_tailor.sections import forms
from games.tinker_tailor.sections.market import Taking, Trading
from games.tinker_tailor.sections.others import Giving, Losing, others_with_cards
from games.tinker_tailor.state import TinkerTailor


def schedule_action(s: TinkerTailor, seat: int, role: str) -> None:
    """Schedule what a role does for a seat."""
    ACTIONS[role](s, seat, s.material.role_numbers[role])


def _tinker(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    forms.tinker(s, seat, numbers["goods"], numbers["money"])


def _tailor(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_kind, seat, GOODS.index("cloth")), (Taking.take_goods, seat, numbers["more"]))


def _soldier(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_goods, seat, numbers["goods"]), (Taking.take_lowest, seat))


def _sailor(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_kind, seat, GOODS.index("fish")), (Taking.take_goods, seat, numbers["more"]))


def _rich_man(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    forms.rich_man(s, seat, numbers["money"])


def _poor_man(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_goods, seat, numbers["goods"]), (Giving.state_money, seat))


def _beggar_man(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Giving.choose_donors, seat) if others_with_cards(s, seat) else (Taking.take_money, seat, numbers["money"]))


def _thief(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Losing.choose_victims, seat) if others_with_cards(s, seat) else (Taking.take_money, seat, numbers["money"]))


def _preacher(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    forms.preacher(s, seat, numbers["money"], numbers["goods"])


def _pirate(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_any, seat, min(numbers["cards"], NUMBERS["pirate_cards"] - s.covers), 1))


def _outlaw(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Losing.state_goods, seat))


def _jailer(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_goods, seat, numbers["goods"]), (Losing.confiscate, seat))


def _old_man(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Trading.look, seat, numbers["draw"]), (Trading.keep_goods, seat))


def _young_man(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_different, seat, numbers["goods"]))


def _merchant(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then(
        (Taking.take_goods, seat, numbers["goods"]), (Taking.take_lowest, seat), (Trading.swap, seat, numbers["swaps"])
    )


def _witch(s: TinkerTailor, seat: int, numbers: Mapping[str, int]) -> None:
    s.then((Taking.take_goods, seat, numbers["goods"]), (Losing.name_kind, seat))


ACTIONS: Mapping[str, Callable[[TinkerTailor, int, Mapping[str, int]], None]] = {
    "tinker": _tinker,
    "tailor": _tailor,
    "soldier": _soldier,
    "sailor": _sailor,
    "rich_man": _rich_man,
    "poor_man": _poor_man,
    "beggar_man": _beggar_man,
    "thief": _thief,
    "preacher": _preacher,
    "pirate": _pirate,
    "outlaw": _outlaw,
    "jailer": _jailer,
    "old_man": _old_man,
    "young_man": _young_man,
    "merchant": _merchant,
    "witch": _witch,
}
