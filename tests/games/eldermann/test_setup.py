"""Spielvorbereitung."""

from games.eldermann.material import CITIES, CITY, DECKS, GOODS, ORDERS
from games.eldermann.rules import RULES
from games.eldermann.state import Eldermann
from tests.games.eldermann.positions import answer, begun, offered


def ready(seats: int = 2, **options: str) -> Eldermann:
    """Begin a table and choose homes and goods."""
    match = begun(seats, options)
    while match.state.section == "choose_home":
        seat = match.state.waiting[0]
        match.choose(seat, offered(match.state, seat)[0])
    for seat in range(seats):
        match.choose(seat, "split" if seat else "aboard")
    return match.state


def test_setup_lays_an_order_of_at_most_two_goods_on_each_city() -> None:
    """Each city begins with one order of its own, none for three goods (A10)."""
    for seed in range(20):
        s = begun(4, {}, seed).state
        assert [len(cards) for cards in s.orders] == [1] * 8
        for index, (card,) in enumerate(s.orders):
            assert ORDERS[card].city == index
            assert len(ORDERS[card].goods) < 3
        assert sum(map(len, s.decks)) == 48


def test_setup_order_cards_ask_for_foreign_goods() -> None:
    """The colour of a card is its city's local good; no order asks for that good (A10)."""
    for good in GOODS:
        assert len(DECKS[good]) == 14
        for card in DECKS[good]:
            assert CITIES[ORDERS[card].city].good == good
            assert good not in ORDERS[card].goods


def test_setup_start_player_is_drawn() -> None:
    """Every seat can begin (A8)."""
    assert {begun(3, {}, seed).state.first for seed in range(30)} == {0, 1, 2}


def test_setup_homes_are_chosen_clockwise_among_free_corners() -> None:
    """The start player chooses first, then the left neighbour; a taken city is gone (A7)."""
    match = begun(4, {})
    s = match.state
    seat = s.first
    assert offered(s, seat) == ["aalborg", "visby", "danzig", "lubeck"]
    match.choose(seat, "visby")
    left = (seat + 1) % 4
    assert offered(match.state, left) == ["aalborg", "danzig", "lubeck"]
    assert match.state.ships[seat] == "k1"


def test_setup_the_fourth_home_needs_no_choice() -> None:
    """Of four players the last gets the city that is left, with its ship there; of three the last chooses."""
    match = begun(4, {})
    for key in ("visby", "danzig", "lubeck"):
        match.choose(match.state.waiting[0], key)
    s, last = match.state, (match.state.first - 1) % 4
    assert (s.section, CITIES[s.homes[last]].key, s.ships[last]) == ("stow_start", "aalborg", "a1")
    match = begun(3, {})
    for key in ("visby", "danzig"):
        match.choose(match.state.waiting[0], key)
    assert offered(match.state, match.state.waiting[0]) == ["aalborg", "lubeck"]


def test_setup_two_home_goods_are_stowed_two_ways() -> None:
    """Both aboard, or one aboard and one in the Kontor; never both in the Kontor (A3, A4)."""
    match = begun(2, {})
    while match.state.section == "choose_home":
        seat = match.state.waiting[0]
        match.choose(seat, offered(match.state, seat)[0])
    assert offered(match.state, 0) == offered(match.state, 1) == ["aboard", "split"]
    match.choose(0, "aboard")
    match.choose(1, "split")
    s = match.state
    assert s.hold[0] == [s.home_good(0)] * 2
    assert (s.hold[1], s.kontor[1]) == ([s.home_good(1)], [s.home_good(1)])
    assert sum(s.supply) == 64 - 4


def test_setup_starts_without_money_or_with_what_the_table_wants() -> None:
    """0 Taler by default, 2 or 4 by option; points and cannons start at 0 (A5)."""
    for option, taler in {"0": 0, "2": 2, "4": 4}.items():
        s = ready(start_taler=option)
        assert s.taler == [taler] * 2
        assert s.points == s.guns == [0, 0]


def test_setup_roles_are_dealt_openly_and_uncover_buildings() -> None:
    """Merchant and admiral begin with a building; roles differ; the option gives seven roles or none (A6)."""
    found = set()
    for seed in range(12):
        match = begun(4, {"roles": "seven"}, seed)
        s = match.state
        RULES.deal_roles(s, match.make_chance(0), type("Quiet", (), {"tell": lambda *_, **__: None})())
        assert len(set(s.roles)) == 4
        for seat, role in enumerate(s.roles):
            found.add(role)
            tiles = {"merchant": 2, "admiral": 4, "scholar": 1, "builder": 3, "innkeeper": 5}
            expected = [1, 0, 0, 0, 0, 0]
            if role in tiles:
                expected[tiles[role]] = 1
            assert s.levels[seat] == expected
    assert len(found) == 7
    assert ready(roles="off").roles == ["", ""]
    assert set(ready(4).roles) == {"merchant", "admiral", "navigator", "captain"}


def test_setup_arrow_starts_on_one_of_two_strong_pirates() -> None:
    """The start player picks which."""
    for place, sector in {"A": 0, "B": 7}.items():
        s = ready()
        assert offered(s, s.first) == ["A", "B"]
        answer(s, place)
        assert s.arrow == sector
        assert (s.section, s.active, s.round) == ("plan", s.first, 1)


def test_setup_unused_corner_cities_are_ordinary_cities() -> None:
    """They have an order and a market, and no goods event comes to them (A9)."""
    s = ready(2)
    unused = [index for index, city in enumerate(CITIES) if city.home and index not in s.homes]
    assert len(unused) == 2
    assert all(s.orders[index] for index in unused)
    assert CITY["aalborg"] in (*s.homes, *unused)


def test_setup_one_ship_a_seat() -> None:
    """The second ship is a spare (A2)."""
    s = ready(3)
    assert len(s.ships) == 3
