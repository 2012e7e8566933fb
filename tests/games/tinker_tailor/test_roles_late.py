"""Roles that are called from the Pirate on, by the headings of their part of the rulebook."""

from games.kernel import view
from games.kernel.state import EVERYONE
from games.tinker_tailor.material import GOODS
from games.tinker_tailor.state import COVERED
from tests.games.tinker_tailor.positions import (
    RULES,
    called,
    kinds,
    offered,
    play,
    position,
    run,
    sorted_hand,
)


def test_2_pirate_covers_the_places_he_empties() -> None:
    """Pirat: two cards of any sort; their places hold pirates and are not filled up (H5)."""
    s = called(["", "", ""], ["pirate", "", ""], "pirate", goods="wine fish wine bread gems", money="1 2 3 4 5")
    play(s, 0, "wine+5")
    assert s.goods_row == [COVERED, "fish", "wine", "bread", "gems"]
    assert s.money_row == ["1", "2", "3", "4", COVERED]
    assert (s.section, s.hand(0)) == ("buy", ["wine", "5"])


def test_2_pirate_buys_with_refill() -> None:
    """Pirat: only the action is not refilled, his purchases are (ruling 10)."""
    s = called(["4", "", ""], ["pirate", "", ""], "pirate", goods="wine fish wine bread gems")
    play(s, 0, "gems+fish", "wine/4")
    assert s.goods_row.count(COVERED) == 2
    assert "" not in s.goods_row


def test_2_pirate_cards_stay_until_the_next_call() -> None:
    """Pirat: they outlast the end of the round and go when Pirate is called, even if nobody holds it (ruling 9)."""
    s = called(["", "", ""], ["", "preacher", "outlaw"], "preacher", goods="# fish wine # gems")
    assert s.covers == 2
    assert offered(s, 1)[0] == "fish+wine+1/fish/P3"
    play(s, 1, "fish+wine+5/fish/P1")
    assert s.covers == 2
    play(s, 1, "none")
    assert (s.role, s.covers, len(s.open_goods())) == ("outlaw", 0, 5)


def test_2_pirate_takes_no_more_than_can_be_covered() -> None:
    """Pirat: with three pirate cards in the market, one is left."""
    s = called(["", "", ""], ["actor", "", ""], "actor", goods="# # # wine fish", shown=[[], ["pirate"], []])
    assert s.section == "copy_role"
    play(s, 0, "pirate")
    assert (s.section, len(offered(s, 0))) == ("take_any", 7)
    play(s, 0, "wine")
    assert s.covers == 4


def test_2_outlaw_robs_who_holds_most_goods() -> None:
    """Gesetzloser: goods are counted aloud, then two random goods are drawn, no money (H2)."""
    s = called(["", "wine 1 1 2", "fish cloth"], ["outlaw", "", ""], "outlaw")
    assert (sorted_hand(s, 0), s.hand(2)) == (["cloth", "fish"], [])
    assert s.hand(1) == ["wine", "1", "1", "2"]


def test_2_outlaw_breaks_ties_and_takes_money_for_missing_goods() -> None:
    """Gesetzloser: he names one of several; with one goods card only, money comes on top."""
    s = called(["", "wine 1 1", "fish 5"], ["outlaw", "", ""], "outlaw")
    assert offered(s, 0) == ["P2", "P3"]
    play(s, 0, "P3", "4")
    assert (s.hand(0), s.hand(2)) == (["fish", "4"], ["5"])


def test_2_outlaw_takes_money_if_nobody_has_goods() -> None:
    """Gesetzloser: nobody to rob."""
    s = called(["", "1", ""], ["outlaw", "", ""], "outlaw")
    assert s.section == "take_money"


def test_2_jailer_takes_a_card_for_each_criminal_role() -> None:
    """Kerkermeister: Thief, Pirate and Outlaw each lose a card; two roles in one hand lose two (H4)."""
    s = called(["", "wine gems", "5"], ["jailer", "", ""], "jailer")
    s.shown[1], s.shown[2] = ["thief", "outlaw"], ["pirate"]
    play(s, 0, "bread")
    assert sorted_hand(s, 0) == ["5", "bread", "gems", "wine"]


def test_2_jailer_takes_from_the_market_without_criminals() -> None:
    """Kerkermeister: nobody else revealed one, so one more card of any sort; own roles do not count."""
    s = called(["", "", ""], ["jailer", "", ""], "jailer")
    s.shown[0] = ["thief", "jailer"]
    play(s, 0, "bread", "5")
    assert s.hand(0) == ["bread", "5"]


def test_2_jailer_gets_nothing_from_an_empty_hand() -> None:
    """Kerkermeister: a criminal without cards counts as found, but loses nothing."""
    s = called(["", "", ""], ["jailer", "", ""], "jailer")
    s.shown[1] = ["thief"]
    events = play(s, 0, "bread")
    assert "nothing-to-lose" in kinds(events)
    assert s.hand(0) == ["bread"]


def test_2_jailer_option_discard() -> None:
    """Kerkermeister, option: what is lost is laid on the discard pile, for all to see (ruling 4)."""
    s = called(["", "wine", "5"], ["jailer", "", ""], "jailer", keep=False)
    s.shown[1], s.shown[2] = ["thief"], ["pirate"]
    events = play(s, 0, "bread")
    assert (s.hand(0), s.goods_discards, s.money_discards) == (["bread"], ["wine"], ["5"])
    assert [event.data["card"] for event in events if event.kind == "discarded"] == ["wine", "5"]


def test_2_jailer_ignores_uncalled_roles() -> None:
    """Kerkermeister: only roles revealed this round; an Actor who copies the Thief later is safe."""
    s = called(["", "wine", ""], ["jailer", "actor", ""], "jailer")
    play(s, 0, "bread", "fish")
    assert s.hand(1) == ["wine"]


def test_2_old_man_keeps_two_of_four() -> None:
    """Greis: four goods in secret, two are kept, two go under the pile; he knows which, not their order."""
    s = called(["", "", ""], ["old_man", "", ""], "old_man", pile="wine fish gems cloth bread")
    assert (view(s, 1).looked[0].cards, sorted(s.looked[0].cards)) == (["?"] * 4, ["cloth", "fish", "gems", "wine"])
    play(s, 0, "gems+wine")
    assert sorted_hand(s, 0) == ["gems", "wine"]
    assert view(s, 0).under[-1].cards == ["cloth", "fish"]
    assert view(s, 1).under[-1].cards == ["?", "?"]


def test_2_old_man_shuffles_the_discards_if_the_pile_is_short() -> None:
    """Greis: goods discards are shuffled under a pile of less than four (ruling 8)."""
    s = position(["", "", ""], pile="wine", goods_discards=["gems", "gems"])
    s.under = []
    run(s, (RULES.look, 0, 4), (RULES.keep_goods, 0))
    assert sorted(s.looked[0].cards) == ["gems", "gems", "wine"]
    assert (s.goods_discards, offered(s, 0)) == ([], ["wine+gems", "gems+gems"])


def test_2_old_man_keeps_all_if_there_are_no_more_than_two() -> None:
    """Greis: with two goods left in all he keeps both and is not asked."""
    s = position(["", "", ""], pile="wine fish")
    s.under = []
    run(s, (RULES.look, 0, 4), (RULES.keep_goods, 0))
    assert (sorted_hand(s, 0), s.under) == (["fish", "wine"], [])


def test_2_young_man_takes_two_different_goods() -> None:
    """Jüngling: two goods of different kinds; only one kind there: one card."""
    s = called(["", "", ""], ["young_man", "", ""], "young_man", goods="wine wine fish")
    assert offered(s, 0) == ["fish+wine"]
    one = called(["", "", ""], ["young_man", "", ""], "young_man", goods="wine wine")
    assert offered(one, 0) == ["wine"]


def test_2_merchant_swaps_twice_at_most() -> None:
    """Händler: own goods go face up to the freed places; the kind just given is not taken back."""
    s = called(["bread bread", "", ""], ["merchant", "", ""], "merchant", goods="wine gems fish", money="2 1", pile="")
    play(s, 0, "fish")
    assert sorted_hand(s, 0) == ["1", "bread", "bread", "fish"]
    play(s, 0, "bread>gems")
    assert s.goods_row[:3] == ["wine", "bread", ""]
    assert "wine>bread" not in offered(s, 0)
    assert not any(choice.endswith(">bread") for choice in offered(s, 0))
    play(s, 0, "bread>wine")
    assert (sorted_hand(s, 0), s.section) == (["1", "fish", "gems", "wine"], "buy")


def test_2_merchant_may_stop_swapping() -> None:
    """Händler: "up to" leaves the choice; a swap for the same kind is not offered."""
    s = called(["bread", "", ""], ["merchant", "", ""], "merchant", goods="bread fish wine")
    play(s, 0, "wine")
    assert "bread>bread" not in offered(s, 0)
    play(s, 0, "none")
    assert s.section == "buy"


def test_2_witch_makes_all_others_discard() -> None:
    """Hexe: all others who hold the named kind discard one, openly; she herself loses nothing (H6)."""
    s = called(["wine", "wine wine", "fish", "wine"], ["witch", "", "", ""], "witch", goods="wine fish")
    play(s, 0, "fish")
    assert offered(s, 0) == list(GOODS)
    play(s, 0, "wine")
    assert [hand.cards for hand in s.goods] == [["wine", "fish"], ["wine"], ["fish"], []]
    assert s.goods_discards == ["wine", "wine"]


def test_2_actor_copies_a_revealed_role() -> None:
    """Schauspieler: any role that another player revealed, as his own; never an own one with three or more."""
    s = called(["", "wine", ""], ["", "thief", "actor"], "thief")
    play(s, 1, "5", "none")
    assert (s.actor, offered(s, 2)) == (2, ["thief"])
    play(s, 2, "thief")
    assert (s.acting_role, s.section, offered(s, 2)) == ("thief", "choose_victims", ["none", "P2"])


def test_2_actor_copies_the_jailer() -> None:
    """Schauspieler: a second confiscation, read from his own seat: the Jailer is no criminal, others are."""
    s = called(["", "wine", "bread"], ["actor", "", ""], "actor", shown=[[], ["pirate"], ["jailer"]])
    play(s, 0, "jailer", "fish")
    assert sorted_hand(s, 0) == ["fish", "wine"]


def test_2_taken_cards_are_known_to_all() -> None:
    """What is taken from the market is seen by everybody (ruling 21)."""
    s = called(["", "", ""], ["young_man", "", ""], "young_man")
    play(s, 0, "wine+gems")
    assert (s.goods[0].seen, view(s, None).goods[0].cards) == ([EVERYONE] * 2, ["gems", "wine"])
