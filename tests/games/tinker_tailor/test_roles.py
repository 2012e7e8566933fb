"""2. Die Rolle ausspielen: what each role does."""

import pytest

from games.kernel import view
from games.tinker_tailor.material import GOODS, MONEY
from tests.games.tinker_tailor.positions import (
    RULES,
    answer,
    called,
    offered,
    play,
    run,
    scripted,
    sorted_hand,
)
from tests.games.tinker_tailor.sets import made_up


def test_2_tinker_takes_goods_and_money() -> None:
    """Kesselflicker: one goods and one money card of one's choice."""
    s = called(["", "", ""], ["tinker", "", ""])
    assert offered(s, 0) == [f"{kind}+{value}" for kind in GOODS for value in MONEY]
    play(s, 0, "gems+5")
    assert s.hand(0) == ["gems", "5"]


def test_2_tinker_skips_an_empty_row() -> None:
    """An action is carried out as far as possible: without goods only money is taken (ruling 13)."""
    s = called(["", "", ""], ["tinker", "", ""], goods="", pile="")
    assert offered(s, 0) == ["1", "2", "3", "4", "5"]
    play(s, 0, "4")
    assert s.hand(0) == ["4"]


@pytest.mark.parametrize(("role", "kind"), [("tailor", "cloth"), ("sailor", "fish")])
def test_2_tailor_and_sailor_take_their_kind_first(role: str, kind: str) -> None:
    """Schneider, Seemann: cloth or fish is forced where there is any, then any goods."""
    s = called(["", "", ""], [role, "", ""], goods="wine cloth fish bread gems")
    assert s.hand(0) == [kind]
    assert kind not in offered(s, 0)
    play(s, 0, "gems")
    assert s.hand(0) == [kind, "gems"]


@pytest.mark.parametrize("role", ["tailor", "sailor"])
def test_2_tailor_and_sailor_take_any_goods_without_their_kind(role: str) -> None:
    """Schneider, Seemann: without their kind both picks are free."""
    s = called(["", "", ""], [role, "", ""], goods="wine wine bread gems gems")
    play(s, 0, "wine", "wine")
    assert s.hand(0) == ["wine", "wine"]


def test_2_soldier_takes_the_lowest_money_and_is_guarded() -> None:
    """Soldat: one goods card, the lowest money by itself, a guard for the round."""
    s = called(["", "", ""], ["soldier", "", ""], money="4 3 5 3 4")
    play(s, 0, "wine")
    assert (s.hand(0), s.guards) == (["wine", "3"], [0])


def test_2_soldier_is_no_target_of_five_roles() -> None:
    """Soldat: Beggar, Thief, Outlaw, Poor Man and Witch leave a guarded hand alone; its counts stay secret."""
    hands, guards = ["", "wine wine 5 5", "wine 1", ""], [1]
    for role in ("beggar_man", "thief"):
        assert offered(called(hands, [role, "", "", ""], role, guards=guards), 0) == ["none", "P3"]
    poor = called(hands, ["poor_man", "", "", ""], "poor_man", guards=guards)
    play(poor, 0, "bread")
    assert (poor.stated, poor.waiting) == ([-1, -1, 1, 0], (2,))
    outlaw = called(hands, ["outlaw", "", "", ""], "outlaw", guards=guards)
    assert (outlaw.stated, outlaw.hand(1)) == ([-1, -1, 1, 0], ["wine", "wine", "5", "5"])
    witch = called(hands, ["witch", "", "", ""], "witch", guards=guards)
    play(witch, 0, "bread", "wine")
    assert (witch.goods[1].cards, witch.goods[2].cards) == (["wine", "wine"], [])


def test_2_soldier_is_not_safe_from_the_jailer() -> None:
    """Soldat: the Jailer still confiscates."""
    s = called(["", "wine", ""], ["jailer", "", ""], "jailer", guards=[1], shown=[[], ["thief"], []])
    s.shown[1] = ["thief"]
    play(s, 0, "bread")
    assert sorted_hand(s, 0) == ["bread", "wine"]


def test_2_soldier_guard_ends_with_the_round() -> None:
    """Soldat: the next round begins without guards."""
    s = called(["", "", ""], ["soldier", "", ""])
    run(s, (RULES.play_round, 2))
    assert s.guards == []


def test_2_rich_man_takes_three_and_gives_one_away() -> None:
    """Geldsack: three money cards openly, then one of the hand, hidden, to a player of one's choice (H1)."""
    s = called(["1", "", ""], ["rich_man", "", ""], money="5 4 3 2 1")
    found = [choice.removeprefix("3+4+5/") for choice in offered(s, 0) if choice.startswith("3+4+5/")]
    assert found == [f"{card}/{to}" for to in ("P2", "P3") for card in "1345"]
    took, gave, *_ = play(s, 0, "3+4+5/1/P3")
    assert (sorted_hand(s, 0), s.hand(2)) == (["3", "4", "5"], ["1"])
    assert (took.kind, took.data) == ("took", {"cards": "3 4 5"})
    assert (gave.kind, gave.seen_by(0)["card"], gave.seen_by(2)["card"]) == ("gave", "1", "1")
    assert gave.seen_by(1) == {"receiver": 2, "group": "money"}


def test_2_rich_man_gives_nothing_if_there_were_not_three() -> None:
    """Geldsack: he gives only if he took three."""
    s = called(["", "", ""], ["rich_man", "", ""], money="5 4")
    play(s, 0, "4+5")
    assert (s.section, s.hand(1) + s.hand(2)) == ("buy", [])


def test_2_poor_man_gets_money_from_the_richest_in_cards() -> None:
    """Armer Schlucker: counts are stated, not values; the player with most gives a card of their choice (H2)."""
    s = called(["", "5", "1 2 3"], ["poor_man", "", ""], "poor_man")
    events = play(s, 0, "bread")
    assert [event.data for event in events if event.kind == "stated"] == [
        {"group": "money", "count": 1},
        {"group": "money", "count": 3},
    ]
    assert (s.waiting, offered(s, 2)) == ((2,), ["1", "2", "3"])
    play(s, 2, "2")
    assert s.hand(0) == ["bread", "2"]


def test_2_poor_man_breaks_ties_himself() -> None:
    """Armer Schlucker: of those with equally many money cards he names one."""
    s = called(["", "5", "1", ""], ["poor_man", "", "", ""], "poor_man")
    play(s, 0, "bread")
    assert offered(s, 0) == ["P2", "P3"]
    play(s, 0, "P3")
    assert s.waiting == (2,)


def test_2_poor_man_takes_money_if_nobody_has_any() -> None:
    """Armer Schlucker: nobody else has money: one card from the market."""
    s = called(["4", "wine", ""], ["poor_man", "", ""], "poor_man")
    play(s, 0, "bread", "5")
    assert s.hand(0) == ["bread", "4", "5"]


def test_2_beggar_man_gets_cards_from_three_at_the_same_time() -> None:
    """Bettler: donors are named first, then all choose at once; others see goods or money only (H3)."""
    s = called(["", "wine 1", "fish", "5", "gems"], ["beggar_man", "", "", "", ""], "beggar_man")
    play(s, 0, "P2+P3+P4")
    assert (s.asked_seats, offered(s, 1)) == ((1, 2, 3), ["wine", "1"])
    events = answer(s, {3: "5", 1: "wine", 2: "fish"})
    assert sorted_hand(s, 0) == ["5", "fish", "wine"]
    assert [event.seen_by(4) for event in events[:3]] == [
        {"receiver": 0, "group": "goods"},
        {"receiver": 0, "group": "goods"},
        {"receiver": 0, "group": "money"},
    ]


def test_2_beggar_man_takes_money_for_missing_donors() -> None:
    """Bettler: fewer than three cards, so a money card of the market, too; players without cards cannot be named."""
    s = called(["", "wine", "", ""], ["beggar_man", "", "", ""], "beggar_man")
    assert offered(s, 0) == ["none", "P2"]
    play(s, 0, "P2")
    play(s, 1, "wine")
    play(s, 0, "5")
    assert s.hand(0) == ["wine", "5"]


def test_2_beggar_man_without_anybody_to_beg_from_takes_money() -> None:
    """Bettler: all hands are empty, so only the money is left."""
    s = called(["", "", ""], ["beggar_man", "", ""], "beggar_man")
    assert s.section == "take_money"


def test_2_thief_draws_a_random_card_from_two() -> None:
    """Dieb: victims are named before a card is drawn; thief and victim see it, others its back."""
    s = called(["", "wine 1", "5", "gems"], ["thief", "", "", ""], "thief")
    events = answer(s, {0: "P3+P2"}, scripted("wine", "5"))
    assert s.hand(0) == ["wine", "5"]
    stolen = events[0]
    assert [("card" in stolen.seen_by(seat)) for seat in (0, 1, 2, 3, None)] == [True, True, False, False, False]


def test_2_thief_takes_money_for_a_missing_victim() -> None:
    """Dieb: with fewer than two cards a money card of the market, too."""
    s = called(["", "wine", ""], ["thief", "", ""], "thief")
    play(s, 0, "P2", "3")
    assert s.hand(0) == ["wine", "3"]


def test_2_preacher_gives_a_goods_card_to_the_beggar() -> None:
    """Prediger: one of two goods goes to the Beggar who was revealed (H3)."""
    s = called(["", "", ""], ["preacher", "", ""], "preacher", shown=[[], [], ["beggar_man"]])
    assert {choice.rpartition("/")[2] for choice in offered(s, 0)} == {"P3"}
    play(s, 0, "wine+gems+5/wine/P3")
    assert (s.hand(0), s.hand(2)) == (["gems", "5"], ["wine"])


def test_2_preacher_gives_to_anybody_without_a_beggar() -> None:
    """Prediger: the receiver is of his choice; others know only that it was one of the two (H1)."""
    s = called(["bread", "", ""], ["preacher", "", ""], "preacher")
    play(s, 0, "wine+gems+5/wine/P2")
    assert s.hand(1) == ["wine"]
    assert view(s, 2).goods[1].cards == ["?"]
    assert view(s, 2).goods[0].cards.count("?") == 2


def test_2_preacher_keeps_the_only_goods_card() -> None:
    """Prediger: with one goods card in the market he keeps it and gives nothing."""
    s = called(["", "", ""], ["preacher", "", ""], "preacher", goods="wine", pile="")
    play(s, 0, "wine+5")
    assert (s.hand(0), s.hand(1) + s.hand(2)) == (["wine", "5"], [])


def test_2_preacher_ignores_an_actor_who_copied_the_beggar() -> None:
    """Prediger: the Beggar is who holds that card, so without it the Preacher chooses."""
    s = called(["", "", ""], ["preacher", "", ""], "preacher", shown=[[], [], ["actor"]])
    assert {choice.rpartition("/")[2] for choice in offered(s, 0)} == {"P2", "P3"}


def test_2_preacher_of_three_goods_gives_one_of_two() -> None:
    """Prediger: one kept, one given; a printed one who may take three and finds two gives as well."""
    market = {"goods": "wine fish", "pile": "", "material_id": made_up()}
    s = called(["", "", ""], ["preacher", "", ""], "preacher", shown=[[], [], ["beggar_man"]], **market)
    play(s, 0, "fish+wine+5/wine/P3")
    assert (s.hand(0), s.hand(2)) == (["fish", "5"], ["wine"])
