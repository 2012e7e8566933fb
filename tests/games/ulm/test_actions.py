"""The actions of the cathedral, cards bought, and the course of the turn."""

from typing import Any

import pytest

from games.kernel.visibility import view
from tests.games.ulm.positions import (
    RULES,
    acting,
    beginning,
    do,
    kinds,
    offered,
    offered_with,
    outside,
    pushing,
    supply,
    told,
)


def test_actions_come_in_any_order_and_each_once() -> None:
    """All three are offered together; a used one is gone (ruling 19)."""
    s = acting("mrs", coins=[2, 2])
    assert offered(s) == ["money", "river", "seal farming", "seal crooked_house", "end"]
    do(s, "river", "money")
    assert offered_with(s, "money") == offered_with(s, "river") == []
    assert s.actions == ["seal"]


def test_actions_two_of_a_kind_are_two_actions() -> None:
    """Two gray tiles bring two coins."""
    s = acting("mmr")
    do(s, "money", "money")
    assert (s.coins[0], offered_with(s, "money")) == (4, [])


def test_actions_that_cannot_be_paid_are_lost() -> None:
    """Without coins or tiles neither seal nor purchase is offered, and the end drops them (ruling 19)."""
    s = acting("kss", coins=[1, 1])
    assert offered(s) == ["end"]
    do(s, "end")
    assert s.actions == []


def test_actions_clear_takes_a_whole_side() -> None:
    """All tiles of one side, one to three, into the own supply; the lines are open again (ruling 5)."""
    s = acting("cc", outer={"N1": "m", "N3": "r", "E2": "s"})
    assert offered_with(s, "clear") == ["clear N", "clear E"]
    do(s, "clear N")
    assert (s.tiles[0], outside(s)) == (supply("mr"), {"E2": "seal"})
    do(s, "clear E")
    assert (s.tiles[0], outside(s)) == (supply("mrs"), {})


def test_actions_clear_may_take_the_tile_just_pushed_out() -> None:
    """Nothing forbids it (ruling 5)."""
    s = pushing("c")
    do(s, "push N1", "clear S")
    assert s.tiles[0] == supply("r")


def test_actions_clear_without_tiles_outside_does_nothing() -> None:
    """It is not offered then, but the Abbot still takes a tile of the dock (ruling 5)."""
    assert offered(acting("c")) == ["end"]
    s = acting(
        "c",
        dock=kinds("rrrrr"),
        descendants=["abbot", "councillor", "merchant", "scholar"],
        seals_in={"oath_house": [0]},
    )
    do(s, "clear none")
    assert offered(s) == ["tile river", "none"]
    do(s, "tile river")
    assert s.tiles[0] == supply("r")


def test_actions_buy_the_top_card_for_two_different_tiles() -> None:
    """Both tiles go to the bag, the card to the hand, unseen by others."""
    s = acting("k", tiles=["mr", ""], deck=["choir1", "tower1"])
    bag = dict(s.bag)
    do(s, "buy money+river")
    assert (s.hands[0].cards, s.tiles[0], len(s.deck)) == (["tower1"], supply(""), 1)
    assert (s.bag["money"], s.bag["river"]) == (bag["money"] + 1, bag["river"] + 1)
    assert view(s, 1).hands[0].cards == ["?"]


def test_actions_buy_for_two_equal_tiles_shows_two_cards() -> None:
    """One of two is kept, the other goes face up to the discard pile (ruling 28)."""
    s = acting("k", tiles=["mm", ""], deck=["choir1", "tower1", "league"])
    do(s, "buy money+money")
    assert offered(s) == ["tower1", "league"]
    assert view(s, 1).looked.cards == ["?", "?"]
    assert RULES.asked(view(s, 1))[0].shape is None
    do(s, "tower1")
    assert (s.hands[0].cards, s.discard, s.deck.cards) == (["tower1"], ["league"], ["choir1"])


def test_actions_buy_sees_what_there_is() -> None:
    """With a single card left there is no choice (ruling 17)."""
    s = acting("k", tiles=["mm", ""], deck=["choir1"])
    do(s, "buy money+money")
    assert (s.section, s.hands[0].cards) == ("act", ["choir1"])


def test_actions_buy_offers_every_pair_of_own_tiles() -> None:
    """Equal pairs only where two are there."""
    s = acting("k", tiles=["mmr", ""])
    assert offered_with(s, "buy") == ["buy money+money", "buy money+river"]


def test_actions_buy_shuffles_the_discard_pile_only_when_needed() -> None:
    """An empty draw pile is filled from the discard pile at the moment a card is drawn (ruling 17)."""
    s = acting("k", tiles=["mr", ""], deck=[], discard=["choir1", "league"])
    assert (s.deck.cards, s.discard) == ([], ["choir1", "league"])
    do(s, "buy money+river")
    assert len(s.hands[0]) == len(s.deck) == 1
    assert s.discard == []


def test_actions_buy_is_not_offered_without_cards() -> None:
    """Both piles empty: no purchase (ruling 17)."""
    assert offered(acting("k", tiles=["mr", ""], deck=[])) == ["end"]


def test_actions_seal_costs_two_coins_and_lies_in_an_adjoining_quarter() -> None:
    """The two quarters beside the barge are offered, with two coins and a seal left (ruling 21)."""
    s = acting("s", barges=[11, 0])
    assert offered_with(s, "seal") == ["seal city_hall", "seal shipyard"]
    do(s, "seal city_hall")
    assert (s.coins[0], s.seals[0], s.slots[4]) == (0, 11, [0, -1, -1, -1])


@pytest.mark.parametrize(
    "fields",
    [{"coins": [1, 9]}, {"seals": [0, 9]}, {"seals_in": {"crooked_house": [1] * 4, "farming": [1] * 4}}],
)
def test_actions_seal_needs_coins_a_seal_and_a_free_place(fields: dict[str, Any]) -> None:
    """Each of them missing, the action is not offered (ruling 21)."""
    assert offered(acting("s", **fields)) == ["end"]


def test_actions_are_resolved_with_all_that_follows_before_the_next() -> None:
    """While a privilege is open nothing else is offered (ruling 19)."""
    s = acting("sm", barges=[11, 0])
    do(s, "seal city_hall")
    assert s.section == "coin_or_tile"
    assert offered_with(s, "money") == []


def test_cards_one_free_play_at_any_moment_between_actions() -> None:
    """Before the push, between actions, or at the end; then it is used up (ruling 38)."""
    for s in (pushing("m", hands=["choir1 tower1", ""]), acting("m", hands=["choir1 tower1", ""])):
        assert offered_with(s, "play") == ["play choir1 end", "play tower1 end"]
        do(s, "play tower1 end")
        assert (s.laid[0], offered_with(s, "play")) == (["tower1"], [])


def test_cards_further_plays_use_card_actions() -> None:
    """The free play goes first, then each card action allows one more (ruling 38)."""
    s = acting("kk", hands=["choir1 choir2 tower1 league", ""])
    do(s, "play choir1 end")
    assert s.actions == kinds("kk")
    do(s, "play choir2 end")
    assert s.actions == kinds("k")
    do(s, "play tower1 end")
    assert (s.actions, offered_with(s, "play")) == ([], [])


def test_cards_just_bought_may_be_played() -> None:
    """A card bought in this turn is played in it (ruling 28)."""
    s = acting("k", tiles=["mr", ""], deck=["choir1", "tower1"])
    do(s, "buy money+river", "play tower1 end")
    assert s.laid[0] == ["tower1"]


def test_cards_are_played_before_the_draw_as_well() -> None:
    """Any card may be played before the draw; the draw follows by itself (ruling 9)."""
    s = beginning(hands=["choir1", ""])
    events = do(s, "play choir1 end")
    assert (s.section, s.laid[0]) == ("push", ["choir1"])
    assert [event.kind for event in events.told] == ["laid", "drew-tile"]


def test_online_seal_is_told_with_its_price() -> None:
    """Paying, the seal and the crest's income are told in this order (ruling 20)."""
    s = acting("s", crests={"farming": 1})
    events = do(s, "seal farming")
    assert [event.kind for event in events.told] == ["paid-coins", "sealed", "crest-income"]
    assert told(events, "crest-income") == [{"quarter": "farming", "points": 2}]
