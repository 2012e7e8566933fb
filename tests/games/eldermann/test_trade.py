"""4. Handelsphase."""

import pytest

from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import deck_of
from games.eldermann.state import Eldermann
from games.kernel.chance import RandomChance
from games.kernel.errors import UndoRefused
from games.kernel.match import Match
from tests.games.eldermann.positions import (
    AALBORG,
    FLENSBURG,
    MALMO,
    Draws,
    answer,
    begun,
    give,
    keep,
    lay,
    level,
    market,
    offered,
    sail,
    table,
    turn,
)


def deals(s, verb: str) -> list[str]:  # type: ignore[no-untyped-def] # short for tests
    """List the offered deals of one kind."""
    return [choice for choice in offered(s, s.active) if choice.split()[0] == verb]


def test_trade_sells_one_good_for_two_taler() -> None:
    """The price is fixed, the limit is 1 a turn, 2 with the guild, 3 with the great guild (D7)."""
    for guild in (0, 1, 2):
        s = level(table(hold=[["beer", "beer", "beer"], []]), 0, guild=guild)
        market(s)
        for _ in range(guild + 1):
            answer(s, "sell beer")
        assert deals(s, "sell") == []
        assert s.taler[0] == min(6, 2 * (guild + 1))


def test_trade_local_goods_are_bought_and_never_sold_there() -> None:
    """No fish is sold in Aalborg, nor the home good from the Kontor."""
    s = market(table(hold=[["fish", "grain"], []], kontor=[["fish"], []], taler=[1, 0], supply=[16, 13, 16, 16]))
    assert deals(s, "sell") == ["sell grain"]
    s = market(table(hold=[["grain"], []], taler=[1, 0]))
    assert deals(s, "buy") == ["buy 1"]
    answer(s, "buy 1")
    assert s.hold[0] == ["grain", "fish"]


def test_trade_buys_as_much_as_room_money_and_supply_allow() -> None:
    """1 Taler each."""
    assert deals(market(table(taler=[6, 0])), "buy") == ["buy 1", "buy 2"]
    assert deals(market(table(taler=[1, 0])), "buy") == ["buy 1"]
    assert deals(market(table(taler=[6, 0], supply=[16, 1, 16, 16])), "buy") == ["buy 1"]
    assert deals(market(table(taler=[6, 0], hold=[["beer", "beer"], []])), "buy") == []


def test_trade_also_where_the_ship_has_stayed() -> None:
    """A ship that did not move may trade again (D10)."""
    s = market(table(hold=[["beer"], []]))
    assert deals(s, "sell") == ["sell beer"]


def test_trade_needs_a_harbour() -> None:
    """At sea nothing is sold or bought."""
    s = market(table(ships=["c3", "k11"], hold=[["beer"], []], taler=[5, 0]))
    assert not deals(s, "sell")
    assert not deals(s, "buy")


def test_trade_kontor_goods_on_the_home_market_from_afar() -> None:
    """Kontor goods are sold at home from any harbour, but not the home good; it is no deal with this city (D1, D8)."""
    s = table(ships=["e1", "k11"], kontor=[["fish", "grain"], []], harbour=[[] for _ in range(8)])
    s.harbour[MALMO] = ["grain"]
    market(s)
    assert deals(s, "sell") == ["sell grain kontor"]
    answer(s, "sell grain kontor")
    assert (s.taler[0], s.sold, s.dealt) == (2, 1, False)
    assert deals(s, "take") == []


def test_trade_kontor_sale_options() -> None:
    """Anywhere: to the city visited, not its local good. Off: only in the home harbour (D1)."""
    s = market(table(options={"kontor_sale": "anywhere"}, ships=["e1", "k11"], kontor=[["fish", "grain"], []]))
    assert deals(s, "sell") == ["sell fish kontor"]
    s = market(table(options={"kontor_sale": "off"}, ships=["e1", "k11"], kontor=[["fish", "cloth"], []]))
    assert deals(s, "sell") == []
    s = market(table(options={"kontor_sale": "off"}, kontor=[["fish", "cloth"], []]))
    assert deals(s, "sell") == ["sell cloth kontor"]


def test_trade_order_pays_taler_and_reputation_beyond_the_limit() -> None:
    """It does not count against the sales; its card becomes a trophy, and EA2 moves up (B6)."""
    s = lay(table(ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-F", "MA-BC")
    market(s)
    assert deals(s, "fill") == ["fill 1"]
    answer(s, "fill 1")
    assert (s.taler[0], s.points[0], s.hold[0]) == (2, 1, ["cloth"])
    assert (s.trophies[0], s.orders[MALMO]) == (["MA-F"], ["MA-BC"])
    assert deals(s, "sell") == ["sell cloth"]


def test_trade_one_order_a_turn_and_two_with_the_great_guild() -> None:
    """Two in the same city need the great guild."""
    for guild, left in ((1, []), (2, ["fill 1"])):
        s = lay(table(ships=["e1", "k11"], hold=[["fish", "cloth"], []]), "MA-F", "MA-C")
        level(s, 0, guild=guild)
        market(s)
        answer(s, "fill 1")
        assert deals(s, "fill") == left


def test_trade_order_from_the_kontor_only_at_home() -> None:
    """In the home city Kontor goods count, elsewhere not (D2)."""
    s = market(lay(table(kontor=[["grain"], []]), "AA-G"))
    answer(s, "fill 1")
    assert s.kontor[0] == []
    s = market(lay(table(ships=["e1", "k11"], kontor=[["fish"], []]), "MA-F"))
    assert deals(s, "fill") == []


def test_trade_free_goods_after_a_sale_or_an_order() -> None:
    """All that fit on W and K, once something was sold to this city or an order filled there (D8)."""
    s = table(ships=["a7", "k11"], hold=[["beer", "fish"], []])
    s.harbour[FLENSBURG] = ["cloth", "cloth"]
    market(s)
    assert deals(s, "take") == []
    answer(s, "sell beer")
    answer(s, "take cloth")
    assert deals(s, "take") == []
    assert (s.hold[0], s.harbour[FLENSBURG]) == (["fish", "cloth"], ["cloth"])
    s = lay(table(ships=["a7", "k11"], hold=[["beer"], []]), "FL-B")
    s.harbour[FLENSBURG] = ["cloth"]
    market(s)
    answer(s, "fill 1")
    assert deals(s, "take") == ["take cloth"]


def test_trade_taler_beyond_the_room_are_lost() -> None:
    """6, 10 or 15 by the storehouse; without limit by option (D9)."""
    for storehouse, most in enumerate((6, 10, 15)):
        s = level(table(hold=[["beer"], []], taler=[most - 1, 0]), 0, storehouse=storehouse)
        answer(market(s), "sell beer")
        assert s.taler[0] == most
    s = table(options={"taler_limit": "off"}, hold=[["beer"], []], taler=[20, 0])
    answer(market(s), "sell beer")
    assert s.taler[0] == 22


def test_trade_cannons_need_a_free_field() -> None:
    """2 Taler each, one with the dock, two with the shipyard, none without; a good may block the field (D11, C13)."""
    assert deals(market(table(taler=[6, 0])), "cannon") == []
    for dock in (1, 2):
        s = level(table(taler=[6, 0]), 0, dock=dock)
        market(s)
        for _ in range(dock):
            answer(s, "cannon")
        assert deals(s, "cannon") == []
        assert (s.guns[0], s.taler[0], s.cannon_supply) == (dock, 6 - 2 * dock, 8 - dock)
    full = level(table(taler=[6, 0], hold=[["beer"] * 4, []]), 0, dock=1)
    assert deals(market(full), "cannon") == []


def test_trade_k_fields_hold_a_cannon_or_a_good() -> None:
    """Shared: a cannon takes the room of a good, and overboard it gives it back; strict by option (C13)."""
    s = level(table(guns=[1, 0]), 0, dock=1)
    assert s.hold_room(0) == 3
    market(s)
    answer(s, "throw")
    answer(s, "cannon")
    assert (s.hold_room(0), s.guns[0], s.cannon_supply) == (4, 0, 9)
    s = level(table(options={"k_fields": "strict"}, hold=[["beer"] * 3, []], taler=[6, 0]), 0, dock=1)
    assert s.hold_room(0) == 3
    assert deals(market(s), "cannon") == ["cannon"]


def test_trade_booty_fields_sell_fill_and_move_to_the_hold() -> None:
    """E goods are sold, fill orders, and may be moved to W or K, not back (C14)."""
    s = level(lay(table(ships=["e1", "k11"], booty=[["fish"], []]), "MA-F"), 0, dock=1)
    market(s)
    assert deals(s, "sell") == ["sell fish"]
    assert deals(s, "fill") == ["fill 1"]
    answer(s, "shift fish")
    assert (s.hold[0], s.booty[0]) == (["fish"], [])
    assert deals(s, "shift") == []


def test_trade_stowing_at_home_is_free_in_both_directions() -> None:
    """What is picked lies in the Kontor, the rest aboard; both have limits."""
    s = market(table(hold=[["fish", "beer"], []], kontor=[["grain", "cloth"], []]))
    answer(s, "stow")
    assert set(offered(s, 0)) >= {"beer+fish", "fish+grain", "grain+cloth"}
    assert "none" not in offered(s, 0)
    answer(s, "fish+beer")
    assert (s.kontor[0], sorted(s.hold[0])) == (["beer", "fish"], ["cloth", "grain"])
    assert deals(market(table(ships=["e1", "k11"], hold=[["fish"], []])), "stow") == []


def test_trade_stowing_keeps_booty_fields_for_booty() -> None:
    """Goods of W fields never go to an E field (C14)."""
    s = level(
        table(hold=[["fish", "grain", "grain", "grain"], []], booty=[["beer"], []], kontor=[["cloth"], []]), 0, dock=1
    )
    market(s)
    answer(s, "stow")
    assert "cloth" in offered(s, 0)
    assert "beer" not in offered(s, 0)
    assert "beer+fish" in offered(s, 0)


def test_trade_goods_are_thrown_away_also_from_afar() -> None:
    """Ship and Kontor can be cleared in every own phase 4, also at sea (D5)."""
    s = market(table(ships=["c3", "k11"], hold=[["beer"], []], kontor=[["fish"], []]))
    answer(s, "throw")
    assert offered(s, 0) == ["beer ship", "fish kontor", "back"]
    answer(s, "fish kontor")
    assert (s.kontor[0], s.supply[1]) == ([], 17)


def test_trade_a_full_kontor_makes_room_for_the_good_that_came() -> None:
    """A part of the trade on arrival at home: another good is thrown away, once, and not for the same kind (D5)."""
    s = table(ships=["a2", "k11"], kontor=[["grain", "fish"], []])
    sail(s, "a1")
    assert s.kontor[0] == ["grain", "fish"]
    market(s)
    assert deals(s, "room") == ["room grain"]
    assert [event.kind for event in answer(s, "room grain").told] == ["goods-thrown", "delivered"]
    assert s.kontor[0] == ["fish", "fish"]
    assert deals(s, "room") == []
    assert s.supply == [16, 15, 17, 16]


def test_trade_a_full_kontor_is_only_asked_for_room_on_arrival() -> None:
    """Not where there was room, not without supply, and not in a later turn."""
    s = table(ships=["a2", "k11"], kontor=[["grain"], []])
    sail(s, "a1")
    assert deals(market(s), "room") == []
    s = table(ships=["a2", "k11"], kontor=[["grain", "cloth"], []], supply=[16, 0, 16, 16])
    sail(s, "a1")
    assert deals(market(s), "room") == []
    s = table(kontor=[["grain", "cloth"], []])
    assert deals(market(s), "room") == []


def test_trade_toll_in_anothers_home() -> None:
    """By option: 1 Taler to that player before any deal, once a visit; without it no trade (D3)."""
    s = market(table(options={"toll": "on"}, ships=["k11", "k11"], hold=[["fish"], []], taler=[1, 0]))
    assert deals(s, "sell") == []
    answer(s, "toll")
    assert s.taler == [0, 1]
    assert deals(s, "sell") == ["sell fish"]
    s = market(table(options={"toll": "on"}, ships=["k11", "k11"], hold=[["fish"], []]))
    assert deals(s, "toll") == deals(s, "sell") == []
    s = market(table(ships=["k11", "k11"], hold=[["fish"], []]))
    assert deals(s, "sell") == ["sell fish"]


def test_trade_toll_is_due_once_for_a_stay() -> None:
    """A ship that stays for another turn has paid; one that has sailed pays again (D3)."""
    s = turn(table(options={"toll": "on"}, ships=["k11", "k11"], hold=[["fish", "fish"], []], taler=[2, 0]))
    for choice in ("none", "toll", "done", "none", "done", "none"):
        answer(s, choice)
    assert (s.active, s.section, deals(s, "toll"), deals(s, "sell")) == (0, "trade", [], ["sell fish"])
    s.agenda = []
    sail(s, "k10", "k11")
    assert deals(market(s), "toll") == ["toll"]


def test_trade_own_bribe_lays_an_order() -> None:
    """Played in the own phase 4, also at sea; it is not the turn's one card."""
    s = give(table(ships=["c3", "k11"]), 0, "bribe1")
    market(s)
    assert deals(s, "bribe1") == ["bribe1 beer", "bribe1 fish", "bribe1 grain", "bribe1 cloth"]
    answer(s, "bribe1 fish", draws=["AA-G"])
    assert s.orders[AALBORG] == ["AA-G"]
    assert s.spent == ["bribe1"]
    assert not s.haunted


def test_trade_own_bribe_replaces_an_order() -> None:
    """The order set aside comes back into the deck, the new one is of the same city (B6)."""
    s = give(lay(table(ships=["c3", "k11"]), "AA-G", "AA-C"), 0, "bribe2")
    market(s)
    answer(s, "bribe2 aalborg 1", draws=["AA-B"])
    assert s.orders[AALBORG] == ["AA-C", "AA-B"]
    assert "AA-G" in deck_of(s, "fish")


def test_trade_steps_can_be_taken_back_until_the_turn_ends() -> None:
    """Sale, stowing and purchase are undone one by one; after `done` nothing is (undo until confirmed)."""
    match = begun(2, {"start_taler": "4"})
    match.state = market(table(hold=[["beer"], []], taler=[4, 0]))
    match.make_chance = lambda first: RandomChance(Draws().rng)
    before = match.state
    match.choose(0, "sell beer")
    match.choose(0, "buy 2")
    match.choose(0, "throw")
    for _ in range(3):
        match.accept(match.consider_undo(0))
    assert (match.state.hold, match.state.taler) == (before.hold, before.taler)
    _end(match)
    with pytest.raises(UndoRefused):
        match.consider_undo(0)


def _end(match: Match[Eldermann]) -> None:
    match.state.agenda.insert(0, ["end_turn"])
    RULES.asked(match.state)
    match.choose(0, "done")


def test_trade_without_a_deal_asks_nobody() -> None:
    """Where by public facts only `done` is left the turn goes on; cards may be bribes, so who holds some is asked."""
    assert market(table()).section == ""
    assert offered(market(give(table(), 0, "ward1")), 0) == ["done"]
    s = market(level(table(taler=[6, 0]), 0, den=1))
    answer(s, "hire 1")
    assert s.section == ""
    s = market(level(keep(table(taler=[6, 0]), 0, "ME-C"), 0, den=1))
    answer(s, "hire 1")
    assert s.section == "trade_on"
