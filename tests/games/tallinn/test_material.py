"""The components: facts, totals, marks and sources."""

from collections import Counter

import pytest

from games.kernel.words import words_for
from games.tallinn.material import ALL_CARDS, CARDS, ENTRIES, FACTIONS, MATERIALS, NUMBERS, START_CARDS, Step, in_order

OURS = MATERIALS[""]
HALVES, CHRONICLES = OURS.halves, OURS.chronicles
COIN_HALVES = [half for half in HALVES if HALVES[half].coin]


def test_material_has_six_start_cards_and_ten_influence_cards() -> None:
    """Six start cards, and numbers 1 to 10 for everybody (EN, DE Game Material)."""
    assert len(START_CARDS) == 6
    assert [int(card) for card in CARDS] == list(range(1, 11))


def test_material_start_cards_show_two_of_one_and_one_of_another_faction() -> None:
    """The six start cards are the six ways to show three symbols so (reviews)."""
    shown = {HALVES[card].symbols for card in START_CARDS}
    assert len(shown) == 6
    assert {tuple(sorted(symbols)) for symbols in shown} == {(0, 1, 2)}


def test_material_totals_are_13_13_12() -> None:
    """A set of ten cards shows 13 merchants, 13 knights and 12 monks."""
    assert OURS.tower_symbols(CARDS) == {"merchants": 13, "knights": 13, "monks": 12}


def test_material_has_two_coins_of_each_faction_on_six_cards() -> None:
    """Two halves per faction start its contest, no card has two coins (reviews)."""
    assert Counter(HALVES[half].faction for half in COIN_HALVES) == dict.fromkeys(FACTIONS, 2)
    assert len({half[:-1] for half in COIN_HALVES}) == 6


def test_material_coin_halves_show_one_symbol() -> None:
    """The rulebooks speak of the symbol on a coin half in the singular (EN, DE 3.)."""
    assert {sum(HALVES[half].symbols) for half in COIN_HALVES} == {1}


def test_material_other_halves_show_two_or_three_symbols() -> None:
    """No half is empty or fuller than the reviews tell."""
    plain = [half for half in HALVES if half not in COIN_HALVES and half[:-1] in CARDS]
    assert Counter(sum(HALVES[half].symbols) for half in plain) == {2: 10, 3: 4}


@pytest.mark.parametrize("faction", FACTIONS)
def test_material_is_balanced_between_factions(faction: str) -> None:
    """Each faction has one half of three, two plain halves of two on coin cards, and one card of four in a tower."""
    assert [OURS.count([half], faction) for half in HALVES].count(3) == 1
    assert sum(half[:-1] in {"1", "2", "3", "4", "5", "6"} and OURS.count([half], faction) == 2 for half in HALVES) == 2
    assert [OURS.tower_symbols([card])[faction] for card in CARDS].count(4) == 1


def test_material_holds_the_halves_that_the_rulebook_pictures() -> None:
    """Two merchants, and a knight with a monk (EN, DE 1.)."""
    assert {(2, 0, 0), (0, 1, 1)} <= {half.symbols for half in HALVES.values()}


def test_material_numbers_are_those_of_the_rulebook() -> None:
    """All points and limits stand in the data (EN, DE)."""
    assert NUMBERS == {
        "start_points": 4,
        "hand": 3,
        "rounds": 10,
        "contest_more": 2,
        "contest_tie": 1,
        "final_more": 4,
        "final_tie": 2,
        "lead": 5,
        "lead_payment": 1,
        "tower_more": 6,
        "tower_tie": 3,
        "envoy_symbols": 2,
        "exchange_price": 1,
        "first_stack": 4,
    }


def test_material_marks_and_sources_are_complete() -> None:
    """Every entry says whether it is a fact, inferred or reconstructed, and where it comes from."""
    cards = [*ENTRIES["start"], *ENTRIES["influence"], ENTRIES["envoy"], *ENTRIES["chronicle"]]
    entries = [*ENTRIES["numbers"].values(), *cards]
    assert {entry["mark"] for entry in entries} <= {"F", "I", "R"}
    assert all(len(entry["source"]) > 8 for entry in entries)


def test_material_reconstructed_cards_are_named_to_players() -> None:
    """The note to players names what is marked R or I: cards 1-3, 5-8, and the splits of 9 and 10."""
    marked = {entry["card"]: entry["mark"] for entry in ENTRIES["influence"]}
    assert [card for card, mark in marked.items() if mark == "R"] == ["1", "2", "3", "5", "6", "7", "8", "9"]
    assert [card for card, mark in marked.items() if mark == "I"] == ["10"]


def test_material_envoy_shows_three_persons_or_two_envoys() -> None:
    """One half has one person of each faction, the other two envoy symbols (EN Emperor's Envoy, DE Legat)."""
    assert (HALVES["EL"].symbols, HALVES["EL"].envoys, HALVES["EL"].coin) == ((1, 1, 1), 0, False)
    assert (HALVES["ER"].symbols, HALVES["ER"].envoys, HALVES["ER"].coin) == ((0, 0, 0), 2, False)
    assert in_order(["E", "10", "2"]) == ["2", "10", "E"]
    assert (*CARDS, "E") == ALL_CARDS


def test_material_chronicles_are_six_of_two_kinds() -> None:
    """Three ask to have one faction, three to give up two; pay is once or twice the players (EN Chronicles)."""
    assert Counter(card.kind for card in CHRONICLES.values()) == {"have": 3, "give": 3}
    have = [
        [max(step.need) for level in (1, 2) for step in CHRONICLES[card].steps(level)] for card in ("C1", "C2", "C3")
    ]
    assert have == [[3, 5, 5, 8]] * 3
    assert {sum(step.need) - max(step.need) for card in ("C1", "C2", "C3") for step in CHRONICLES[card].steps(1)} == {0}
    assert CHRONICLES["C4"].levels == ((Step((1, 1, 0), 1),), (Step((2, 2, 0), 2),))
    assert CHRONICLES["C5"].levels == ((Step((0, 1, 1), 1),), (Step((0, 2, 2), 2),))
    assert CHRONICLES["C6"].levels == ((Step((1, 0, 1), 1),), (Step((2, 0, 2), 2),))
    assert all(
        [step.times for step in card.steps(level)] == [1, 2]
        for card in CHRONICLES.values()
        if card.kind == "have"
        for level in (1, 2)
    )


def test_material_chronicles_are_all_reconstructed() -> None:
    """No Chronicle's symbols are printed in a rulebook, and players are told so."""
    assert {entry["mark"] for entry in ENTRIES["chronicle"]} == {"R"}
    assert "Chronicles" in words_for("en", "games.tallinn").text("reconstructed")
    assert "Chroniken" in words_for("de", "games.tallinn").text("reconstructed")
