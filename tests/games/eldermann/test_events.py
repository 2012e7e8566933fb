"""2. Ereignisphase, and the orders at the start of a round."""

from collections.abc import Sequence

from games.eldermann.material import MATERIALS, OUTPORT
from games.eldermann.rules import RULES
from games.eldermann.sections.ledger import deck_of
from games.eldermann.state import Eldermann
from games.kernel.events import Events
from tests.games.eldermann.positions import (
    AALBORG,
    FLENSBURG,
    MALMO,
    MEMEL,
    STETTIN,
    keep,
    kinds,
    lay,
    level,
    start,
    table,
)


def resolve(s: Eldermann, sector: int, draws: Sequence[str | int] = ()) -> Events:
    """Carry out a sector for the active seat."""
    s.arrow = sector
    return start(s, RULES.resolve_event, draws=draws)


def test_events_order_is_laid_on_its_city() -> None:
    """The colour is the local good of the city that the card names (A10)."""
    s = table()
    resolve(s, 1, ["ME-C"])
    assert s.orders[MEMEL] == ["ME-C"]
    assert "ME-C" not in deck_of(s, "beer")


def test_events_third_order_pushes_out_the_older() -> None:
    """EA1 goes back into its deck after the new card is drawn, EA2 moves up (B6)."""
    s = lay(table(), "ME-C", "ME-G")
    resolve(s, 1, ["ME-F"])
    assert s.orders[MEMEL] == ["ME-G", "ME-F"]
    assert "ME-C" in deck_of(s, "beer")


def test_events_empty_deck_ends_the_game() -> None:
    """When an order of a colour must be drawn and none is left, nobody is elected (B7, G6)."""
    s = table()
    s.decks[0] = []
    events = resolve(s, 1)
    assert s.over
    assert s.ending == "empty"
    assert s.outcome.winners == ()
    assert "ended-empty" in kinds(events)


def test_events_storm_slows_the_ship() -> None:
    """By 1 or 2, never below 0."""
    for sector, before, after in ((3, 5, 4), (8, 5, 3), (8, 1, 0)):
        s = table(movement=before)
        resolve(s, sector)
        assert s.movement == after


def test_events_captain_softens_a_storm() -> None:
    """He loses one less (B5)."""
    for sector, after in ((3, 5), (8, 4)):
        s = table(movement=5, roles=["captain", ""])
        resolve(s, sector)
        assert s.movement == after


def test_events_goods_come_to_the_city_of_their_colour() -> None:
    """Each of two goods to the one city of its colour that is no home city."""
    assert OUTPORT == {"beer": MEMEL, "fish": STETTIN, "grain": MALMO, "cloth": FLENSBURG}
    s = table()
    resolve(s, 2)
    assert s.harbour[STETTIN] == ["fish"]
    assert s.harbour[FLENSBURG] == ["cloth"]
    assert s.supply == [16, 15, 16, 15]


def test_events_goods_lapse_in_a_full_harbour() -> None:
    """At most two lie in a harbour (B8)."""
    s = table()
    s.harbour[STETTIN] = ["fish", "fish"]
    events = resolve(s, 2)
    assert s.harbour[STETTIN] == ["fish", "fish"]
    assert "goods-lapsed" in kinds(events)


def test_events_pirates_spare_small_fry() -> None:
    """They attack only from 13 points on (B10)."""
    s = table(points=[12, 0])
    assert "pirates-passed" in kinds(resolve(s, 4))
    s = table(points=[13, 0])
    assert "pirates" in kinds(resolve(s, 4, draws=[1, 2]))


def test_events_pirates_also_come_into_a_harbour() -> None:
    """The event is carried out wherever the ship lies (B9)."""
    s = table(points=[13, 0])
    assert s.ships[0] == s.chart.harbour[AALBORG]
    assert "thrown" in kinds(resolve(s, 0, draws=[1, 2]))


def test_events_pirates_sit_where_the_disc_says() -> None:
    """Twelve sectors, two strong pirates to start on, all four order colours, two storms."""
    sectors = MATERIALS[""].sectors
    assert len(sectors) == 12
    assert [sectors[0], sectors[7]] == [("pirates", "2")] * 2
    assert {what[0] for kind, *what in sectors if kind == "order"} == {"beer", "fish", "grain", "cloth"}
    assert [what[0] for kind, *what in sectors if kind == "storm"] == ["1", "2"]


def test_events_grand_kontor_delivers_every_turn() -> None:
    """A home good into the Kontor in every own event phase, if there is room and supply; no more on arrival (D6)."""
    s = level(table(), 0, kontor=2)
    start(s, RULES.deliver_grand)
    assert s.kontor[0] == ["fish"]
    s.kontor[0] = ["fish", "beer"]
    start(s, RULES.deliver_grand)
    assert s.kontor[0] == ["fish", "beer"]
    s = level(table(supply=[16, 0, 16, 16]), 0, kontor=2)
    start(s, RULES.deliver_grand)
    assert s.kontor[0] == []


def test_events_round_start_adds_one_order_if_too_few_are_open() -> None:
    """One card of the next colour on the disc, the arrow's sector included; the arrow stays (B11)."""
    for arrow, good in ((0, "beer"), (1, "beer"), (2, "grain"), (10, "beer")):
        s = table(seats=2, arrow=arrow)
        before = len(deck_of(s, good))
        start(s, RULES.refill_orders)
        assert s.open_orders == 1
        assert len(deck_of(s, good)) == before - 1
        assert s.arrow == arrow


def test_events_round_start_adds_nothing_if_enough_are_open() -> None:
    """As many as there are players suffice (B11)."""
    s = lay(table(), "ME-C", "ME-G")
    start(s, RULES.refill_orders)
    assert s.open_orders == 2


def test_events_round_start_with_an_empty_deck_ends_the_game() -> None:
    """The card is demanded and cannot be drawn (G6)."""
    s = keep(table(), 0)
    s.decks[0] = []
    start(s, RULES.refill_orders)
    assert s.ending == "empty"
