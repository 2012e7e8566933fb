"""3. Waren kaufen."""

import random
from itertools import islice
from typing import Any

import pytest

from games.kernel import NotOffered
from games.kernel.ask import Parts
from games.kernel.saving import dump_state
from games.kernel.state import EVERYONE
from games.players.search import LISTED
from games.tinker_tailor.material import GOODS, MATERIALS, MONEY, in_order, row_size, worth
from games.tinker_tailor.sections.shapes import Purchase, baskets, least_paid, payable, payments
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import DE, EN, RULES, answer, offered, play, position, run


def buying(hand: str, goods: str = "wine bread fish", money: str = "1 3", **fields: Any) -> TinkerTailor:
    """Ask seat 0 of three what it buys."""
    s = position([hand, "", ""], goods=goods, money=money, **fields)
    run(s, (RULES.buy, 0), RULES.end_turn, (RULES.call_roles, 17), (RULES.play_round, 2))
    return s


def test_3_buying_example_of_the_rulebook() -> None:
    """A 5 is paid for wine, and a 1 is taken from the market as change."""
    s = buying("5")
    events = play(s, 0, "wine/5/1")
    assert (sorted(s.hand(0)), s.money_discards) == (["1", "wine"], ["5"])
    assert events[0].data == {"goods": "wine", "paid": "5", "change": "1"}


def test_3_buying_refills_after_all_cards_are_taken() -> None:
    """Goods and change are replaced, after everything was taken (ruling 9)."""
    s = buying("5", goods="wine bread fish gems gems", pile="cloth")
    play(s, 0, "wine/5/1")
    assert "cloth" in s.goods_row
    assert "" not in s.money_row


def test_3_buying_several_goods_with_several_cards() -> None:
    """Any number of goods for any number of cards, in one go (ruling 7)."""
    s = buying("5 2")
    play(s, 0, "bread+fish+wine/5+2")
    assert (sorted(s.hand(0)), sorted(s.money_discards)) == (["bread", "fish", "wine"], ["2", "5"])


def test_3_buying_without_fitting_change_loses_the_rest() -> None:
    """Overpaying is allowed, the rest is lost (ruling 6)."""
    s = buying("5", money="4 4 3 3")
    play(s, 0, "wine/5")
    assert s.hand(0) == ["wine"]


def test_3_buying_is_voluntary_and_unused_money_is_kept() -> None:
    """Nothing need be bought; the money stays for later rounds."""
    s = buying("5")
    play(s, 0, "none")
    assert s.hand(0) == ["5"]


def test_3_buying_is_asked_of_everybody() -> None:
    """What a hand can pay for is nobody else's business: the question itself is spared by an empty market only."""
    assert (buying("1", goods="gems").section, offered(buying("1", goods="gems"), 0)) == ("buy", ["none"])
    assert (buying("wine").section, offered(buying("wine"), 0)) == ("buy", ["none"])
    assert buying("5", goods="").section == "pick_role"


def test_3_buying_takes_no_covered_cards() -> None:
    """Places under pirate cards offer nothing."""
    s = buying("5", goods="# bread #")
    assert all(choice == "none" or choice.startswith("bread/") for choice in offered(s, 0))


def test_3_buying_is_seen_by_all() -> None:
    """Goods and change are taken openly."""
    s = buying("5")
    play(s, 0, "wine/5/1")
    assert (s.goods[0].seen, s.money[0].seen) == ([EVERYONE], [EVERYONE])


REFUSED = [
    (
        "wine/2",
        "refused-too-little",
        "Too little: the goods cost 4, the change is 0, you pay 2. You are 2 short.",
        "Zu wenig: Die Waren kosten 4, das Wechselgeld ist 0, du zahlst 2. Es fehlen 2.",
    ),
    (
        "wine/5/3",
        "refused-too-little",
        "Too little: the goods cost 4, the change is 3, you pay 5. You are 2 short.",
        "Zu wenig: Die Waren kosten 4, das Wechselgeld ist 3, du zahlst 5. Es fehlen 2.",
    ),
    (
        "wine",
        "refused-unpaid",
        "Nothing is paid yet: the goods cost 4.",
        "Noch ist nichts bezahlt: Die Waren kosten 4.",
    ),
    (
        "wine/5+2",
        "refused-superfluous",
        "Money 2 is not needed: 4 for the goods and 0 in change are covered without it (you pay 7).",
        "Geld 2 ist überflüssig: 4 für die Waren und 0 Wechselgeld sind auch ohne diese Karte bezahlt (du zahlst 7).",
    ),
    (
        "wine/5/2",
        "refused-change-not-there",
        "The change is not there: the market does not have that many “Money 2” cards.",
        "Dieses Wechselgeld gibt es nicht: So viele Karten „Geld 2“ liegen nicht im Markt.",
    ),
    (
        "gems/5",
        "refused-goods-not-there",
        "The market does not have that many gems.",
        "So viele Edelsteine liegen nicht im Markt.",
    ),
    (
        "wine/4",
        "refused-money-not-yours",
        "You do not have that many “Money 4” cards.",
        "So viele Karten „Geld 4“ hast du nicht.",
    ),
    (
        "none/5/3",
        "refused-no-goods",
        "Money is changed only when you buy something: choose at least one goods card.",
        "Gewechselt wird nur bei einem Kauf: Wähle mindestens eine Ware.",
    ),
    (
        "beer/5",
        "refused-no-such-purchase",
        "“beer/5” is not a purchase. Name goods, money and change, such as “wine / 5 / 1”, or say “nothing”.",
        "„beer/5“ ist kein Kauf. Nenne Waren, Geld und Wechselgeld, zum Beispiel „Wein / 5 / 1“, oder „nichts“.",
    ),
]


@pytest.mark.parametrize(("choice", "key", "english", "german"), REFUSED, ids=[row[0] for row in REFUSED])
def test_3_buying_says_why_a_purchase_is_refused(choice: str, key: str, english: str, german: str) -> None:
    """Too little, superfluous, not there: the refusal names it, and nothing changes."""
    s = buying("5 2")
    before = dump_state(s)
    with pytest.raises(NotOffered) as caught:
        answer(s, {0: choice})
    error = caught.value
    assert (error.key, error.section, dump_state(s)) == (key, "buy", before)
    assert EN.text(error.key, **error.fields) == english
    assert DE.text(error.key, **error.fields) == german


def test_3_buying_says_that_all_money_is_not_enough() -> None:
    """However it is paid; nothing is said of a payment that nobody has chosen."""
    with pytest.raises(NotOffered) as caught:
        answer(buying("2"), {0: "bread+fish"})
    error = caught.value
    assert EN.text(error.key, **error.fields) == "Too little: the goods cost 3, and you have 2."
    assert DE.text(error.key, **error.fields) == "Zu wenig: Die Waren kosten 3, du hast 2."


@pytest.mark.parametrize("seed", range(4))
def test_3_buying_shape_offers_exactly_the_legal_purchases(seed: int) -> None:
    """The quick list equals a search through all picks, each once, and what is drawn is in it."""
    rng = random.Random(seed)
    draw = [rng.choices(cards, k=3) for cards in (["bread", "fish", "cloth", "wine", "gems"], "12345", "12345")]
    shape = Purchase.of(MATERIALS[""], *draw)
    listed = list(shape.listed())
    assert len(listed) == len(set(listed))
    assert set(listed) == set(Parts.listed(shape))
    assert {shape.sample(rng) for _ in range(200)} <= set(listed)
    assert all(shape.settle(choice) == choice for choice in listed)


def test_3_buying_shape_finds_the_payment_that_loses_least() -> None:
    """An exact payment, else change that makes it exact, else the smallest loss."""
    assert Purchase.of(MATERIALS[""], ["wine"], ["5", "4"], ["1"]).best(["wine"]) == "wine/4"
    assert Purchase.of(MATERIALS[""], ["wine"], ["5"], ["1"]).best(["wine"]) == "wine/5/1"
    assert Purchase.of(MATERIALS[""], ["wine"], ["5"], ["3"]).best(["wine"]) == "wine/5"
    assert Purchase.of(MATERIALS[""], ["wine"], ["1", "2"], []).best(["wine"]) is None


@pytest.mark.parametrize("seed", range(4))
def test_3_buying_shape_knows_the_least_payment_without_naming_it(seed: int) -> None:
    """The sums that the hints compare are those of the best payment, and where there is none, none."""
    rng = random.Random(seed)
    hand, till = ([*map(str, rng.choices(range(1, 6), k=size))] for size in (4, 3))
    shape = Purchase.of(MATERIALS[""], [*GOODS, *GOODS], hand, till)
    sums = payable(shape.hand, shape.till)
    for basket in baskets(shape.goods, shape.prices):
        parts = shape.parted(shape.best(basket.goods) or "none") or []
        paid = worth(parts[1]) - worth(parts[2]) if parts[0] else None
        assert least_paid(sums, basket.cost) == paid


def test_3_buying_every_sensible_purchase_is_looked_at() -> None:
    """Even of the fullest market; of the first ways to pay most are cut off."""
    market = in_order([*GOODS, *GOODS[:3]])
    assert len(market) == row_size(6)
    shape = Purchase.of(MATERIALS[""], market, MONEY * 3, [*MONEY, "1", "1"])
    sensible = set(shape.sensible())
    assert len(sensible) == 1 + sum(basket.cost <= worth(shape.hand) for basket in baskets(shape.goods, shape.prices))
    assert len(sensible) <= LISTED
    assert sensible - set(islice(shape.listed(), LISTED))


def test_3_buying_shape_lists_payments_without_a_superfluous_card() -> None:
    """1 + 5 is no payment for 4, 1 + 3 is."""
    assert payments(("1", "3", "5"), 4) == (("1", "3"), ("5",))


def test_3_buying_shape_understands_any_order() -> None:
    """Cards of a part may stand in any order; empty parts at the end may be left out or written."""
    shape = Purchase.of(MATERIALS[""], ["wine", "bread"], ["5", "1"], [])
    assert shape.settle("wine+bread/5") == "bread+wine/5"
    assert shape.settle("wine+bread/5/none") == "bread+wine/5"
    assert shape.settle("none/none") == "none"
