"""The quarters of the town, their privileges, city coats and crests."""

import random

from games.kernel.visibility import view
from games.kernel.worlds import determinize
from games.ulm.material import COATS, QUARTER_AT
from tests.games.ulm.positions import RULES, acting, do, kinds, offered, offered_with, sealing, supply, told


def test_quarters_farming_gives_tile_coin_and_fields() -> None:
    """One dock tile, one coin, nought to two fields."""
    s = sealing("farming", dock=kinds("mmmmr"))
    do(s, "tile river", "sail 1")
    assert (s.tiles[0], s.coins[0], s.barges[0]) == (supply("r"), 1, 1)


def test_quarters_city_hall_gives_a_card_then_coin_or_tile() -> None:
    """The choice comes after the card is seen (ruling 26)."""
    s = sealing("city_hall", deck=["choir1", "league"], dock=kinds("mmmmr"))
    assert (s.hands[0].cards, offered(s)) == (["league"], ["coin", "tile money", "tile river"])
    do(s, "coin")
    assert s.coins[0] == 1
    s = sealing("city_hall", dock=kinds("mmmmr"))
    do(s, "tile river")
    assert s.tiles[0] == supply("r")


def test_quarters_shipyard_gives_a_tile_then_a_card_action() -> None:
    """The tile may pay for the card; the action is used at once or lapses (ruling 27)."""
    s = sealing("shipyard", tiles=["m", ""], dock=kinds("rrrrr"), deck=["choir1", "league"], hands=["tower1", ""])
    do(s, "tile river")
    assert offered(s) == ["buy money+river", "play tower1 now", "play tower1 end", "none"]
    do(s, "buy money+river")
    assert (s.section, "league" in s.hands[0].cards) == ("act", True)
    s = sealing("shipyard", hands=["tower1", ""])
    do(s, offered(s)[0], "play tower1 end")
    assert (s.laid[0], s.played) == (["tower1"], False)


def test_quarters_shipyard_purchase_knows_councillor_and_towers() -> None:
    """It is a card action like any other (ruling 27)."""
    s = sealing("shipyard", tiles=["m", ""], dock=kinds("rrrrr"), tower="t_card_coin", coins=[3, 2])
    do(s, "tile river")
    assert offered(s) == ["buy coin", "none"]


def test_quarters_reichenau_court_counts_quarters() -> None:
    """A point for each quarter with an own seal, this one included; seals at the cathedral do not count (ruling 25)."""
    s = sealing("reichenau_court", seals_in={"garden": [0, 0], "shipyard": [1, 0]}, rim={"N1": 0})
    assert s.points[0] == 5 + 3


def test_quarters_goose_tower_takes_from_the_discard_pile() -> None:
    """The open pile may be inspected; what is taken stays known to all (rulings 18 and 26)."""
    s = sealing("goose_tower", discard=["league", "choir1"])
    assert offered(s) == ["top", "discard choir1", "discard league"]
    do(s, "discard league")
    assert (s.hands[0].cards, s.discard) == (["league"], ["choir1"])
    assert view(s, None).hands[0].cards == ["league"]


def test_quarters_goose_tower_looks_at_three() -> None:
    """One of three is kept, the others go face up to the discard pile; an empty draw pile is shuffled (ruling 17)."""
    s = sealing("goose_tower", deck=["choir1", "tower1", "league", "sparrow"])
    do(s, "top")
    assert offered(s) == ["tower1", "league", "sparrow"]
    do(s, "sparrow")
    assert (s.hands[0].cards, sorted(s.discard), s.deck.cards) == (["sparrow"], ["league", "tower1"], ["choir1"])
    s = sealing("goose_tower", deck=[], discard=["league", "choir1"])
    do(s, "top")
    assert offered(s) == ["choir1", "league"]


def test_quarters_goose_tower_without_cards_gives_nothing() -> None:
    """Both piles empty: nothing is asked."""
    assert sealing("goose_tower", deck=[]).section == "act"


def test_quarters_several_own_seals_in_one_quarter() -> None:
    """Nothing forbids it."""
    s = sealing("reichenau_court", seals_in={"reichenau_court": [0, 1]})
    assert s.slots[QUARTER_AT["reichenau_court"]] == [0, 1, 0, -1]


def test_quarters_oath_house_lays_the_seal_on_the_descendants_place() -> None:
    """The ability is there from now on; the seal counts in the quarter (ruling 24)."""
    s = sealing("oath_house", descendants=["abbot", "mint_master", "councillor", "merchant"])
    assert offered(s) == ["abbot", "mint_master", "councillor", "merchant"]
    do(s, "mint_master")
    assert s.slots[QUARTER_AT["oath_house"]] == [-1, 0, -1, -1]
    assert (s.has(0, "mint_master"), s.quarters(0)) == (True, 1)


def test_quarters_oath_house_is_full_with_four() -> None:
    """No tile left means no free place; taken ones are not offered (ruling 24)."""
    s = sealing("oath_house", seals_in={"oath_house": [1, 1]})
    assert offered(s) == s.descendants[2:]
    full = acting("s", barges=[5, 0], coins=[2, 2], seals_in={"oath_house": [1, 0, 1, 1]})
    assert offered_with(full, "seal") == ["seal garden"]


def test_quarters_ability_works_in_the_same_turn() -> None:
    """Money activated after the Mint Master came brings two coins (ruling 24)."""
    s = acting("sm", barges=[5, 0], descendants=["mint_master", "abbot", "councillor", "merchant"])
    do(s, "seal oath_house", "mint_master", "money")
    assert s.coins[0] == 2


def test_coats_two_are_seen_and_one_is_kept() -> None:
    """Points at once, a crest on the quarter, a seal at the cathedral; the other goes under the stack (Stadtwappen)."""
    s = sealing("crooked_house", stack=["coat_garden", "coat_shipyard", "coat_armoury"])
    assert offered(s) == ["coat_shipyard", "coat_armoury"]
    do(s, "coat_shipyard")
    assert (s.points[0], s.crests[QUARTER_AT["shipyard"]], s.crests_left(0), s.seals[0]) == (9, 0, 2, 10)
    assert s.rim.count(0) == 1
    assert s.coat_stack.cards == ["coat_armoury", "coat_garden"]


def test_coats_returned_are_known_to_who_saw_them_only() -> None:
    """Its seat knows what lies at the bottom, others do not, also in sampled worlds (ruling 18)."""
    s = sealing("garden", stack=["coat_garden", "coat_shipyard", "coat_armoury"])
    assert view(s, 1).seen_coats.cards == ["?", "?"]
    do(s, "coat_shipyard")
    assert view(s, 0).coat_stack.cards == ["coat_armoury", "?"]
    assert view(s, 1).coat_stack.cards == view(s, None).coat_stack.cards == ["?", "?"]


def test_coats_silver_ones_bring_no_crest() -> None:
    """Points and sparrows only."""
    s = sealing("garden", stack=["coat_shipyard", "coat_armoury"])
    do(s, "coat_armoury")
    assert (s.points[0], s.crests_left(0), set(s.crests)) == (10, 3, {-1})


def test_coats_a_single_one_must_be_taken() -> None:
    """With one coat left it is the choice, and declining is not offered; with none nothing is asked (ruling 22)."""
    assert offered(sealing("garden", stack=["coat_shipyard"])) == ["coat_shipyard"]
    s = sealing("garden", stack=[])
    assert (s.section, s.seals[0]) == ("act", 11)


def test_coats_with_three_crests_out_only_silver_is_offered() -> None:
    """Of a golden and a silver coat the silver one; two golden ones both go back (ruling 22)."""
    mine = [["coat_farming", "coat_city_hall", "coat_garden"], []]
    assert offered(sealing("garden", coats=mine, stack=["coat_shipyard", "coat_armoury"])) == ["coat_armoury"]
    s = sealing("garden", coats=mine, stack=["coat_frauentor", "coat_shipyard", "coat_goose_tower"])
    assert offered(s) == ["none"]
    do(s, "none")
    assert s.coat_stack.cards == ["coat_shipyard", "coat_goose_tower", "coat_frauentor"]
    assert (s.points[0], len(s.coats[0])) == (5, 3)


def test_coats_the_question_does_not_betray_what_was_drawn() -> None:
    """A player who draws two golden ones too many is asked like any other, in every world possible to others."""
    mine = ["coat_farming", "coat_city_hall", "coat_garden"]
    rest = [coat for coat in COATS if coat not in mine]
    s = sealing("garden", coats=[mine, []], stack=[*rest[::-1]])
    assert offered(s) == ["none"]
    worlds = [determinize(RULES, view(s, 1), random.Random(seed)) for seed in range(20)]
    assert {tuple(RULES.asked(world)) for world in worlds} == {(0,)}
    assert len({tuple(offered(world)) for world in worlds}) > 1


def test_coats_last_seal_leaves_none_for_the_cathedral() -> None:
    """Coat, points and crest are still gained, but no sparrows (ruling 23)."""
    s = sealing("garden", stack=["coat_shipyard"], seals=[1, 12])
    do(s, "coat_shipyard")
    assert (s.seals[0], s.points[0], s.crests[QUARTER_AT["shipyard"]], set(s.rim)) == (0, 9, 0, {-1})


def test_coats_crest_pays_its_owner_for_every_seal() -> None:
    """Two points, in the Shipyard one; own seals and those of others (ruling 20)."""
    assert sealing("city_hall", crests={"city_hall": 1}).points == [5, 7]
    assert sealing("city_hall", crests={"city_hall": 0}).points == [7, 5]
    assert sealing("shipyard", crests={"shipyard": 1}).points == [5, 6]


def test_coats_a_crest_of_this_privilege_does_not_score_for_this_seal() -> None:
    """The crest comes after the seal (ruling 20)."""
    s = sealing("garden", stack=["coat_garden"])
    events = do(s, "coat_garden")
    assert (s.points[0], told(events, "crest-income")) == (9, [])


def test_coats_sampled_worlds_keep_what_is_known() -> None:
    """In worlds of seat 0 its coat lies where it put it; in those of seat 1 anything may lie there."""
    s = sealing(
        "garden",
        stack=[
            *(coat for coat in COATS if coat not in ("coat_shipyard", "coat_armoury")),
            "coat_shipyard",
            "coat_armoury",
        ],
    )
    do(s, "coat_shipyard")
    bottoms = [
        {determinize(RULES, view(s, seat), random.Random(seed)).coat_stack.cards[0] for seed in range(9)}
        for seat in (0, 1)
    ]
    assert bottoms[0] == {"coat_armoury"}
    assert len(bottoms[1]) > 1
