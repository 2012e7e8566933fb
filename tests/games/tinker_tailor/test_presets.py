"""Gifts unasked: what Beggar and Poor Man get is a wish, and nobody sees which card it is."""

import random

import pytest

from games.kernel import Match, view
from games.kernel.worlds import determinize
from games.tinker_tailor import GAME
from games.tinker_tailor.material import GOODS, MONEY
from games.tinker_tailor.sections.draft import FIRST, OPEN
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import board
from games.tinker_tailor.voice.own_picture import hand
from tests.games.tinker_tailor.positions import EN, NAMES, RULES, answer, begun, called, offered, play, run


def settled(kind: str = "wine") -> Match[TinkerTailor]:
    """Let the start player of three say what they give."""
    match = begun(3)
    match.wish(match.state.start, f"gift {kind}")
    return match


def test_preset_is_a_wish_of_anybody_at_any_time() -> None:
    """Any kind can be named, whatever one holds; the draft does not ask for it."""
    match = begun(3)
    s, seat = match.state, match.state.start
    assert "preset" not in offered(s, seat)
    found = [wish for wish in RULES.wishes(s, seat).listed() if wish.startswith("gift")]  # type: ignore[union-attr]
    assert found == [f"gift {value}" for value in ("ask", "cheapest", *GOODS, *MONEY)]
    other = (seat + 1) % 3
    match.wish(other, "gift cheapest")
    assert (match.state.preset[other], match.state.gift[other]) == (True, "")


def test_preset_is_public_but_not_the_card() -> None:
    """All see that somebody is not asked; only they see what they give."""
    bread, wine = settled("bread").state, settled("wine").state
    seat = wine.start
    for other in (None, (seat + 1) % 3):
        views = [view(s, other) for s in (bread, wine)]
        assert views[0] == views[1]
        assert "Has settled in advance" in "\n".join(board(views[0], NAMES[:3], EN))
    assert "You give Beggar Man and Poor Man: Wine" in "\n".join(hand(view(wine, seat), seat, EN))
    cheapest = settled("cheapest").state
    assert "You give Beggar Man and Poor Man your cheapest card" in "\n".join(hand(view(cheapest, seat), seat, EN))


def test_preset_can_be_taken_back() -> None:
    """One asks to be asked again, and no kind is kept."""
    match = settled()
    match.wish(match.state.start, "gift ask")
    assert (match.state.preset, match.state.gift) == ([False] * 3, [""] * 3)


def test_preset_is_at_hand_until_it_stands() -> None:
    """*More* offers at once not to be asked."""
    match = begun(3)
    assert GAME.voice.handy_wishes(view(match.state, 0), 0) == ("gift cheapest",)
    match.wish(0, "gift gems")
    assert GAME.voice.handy_wishes(view(match.state, 0), 0) == ()


def test_preset_of_an_open_draft_goes_on_as_it_was_asked() -> None:
    """A pick of an earlier rules version still offers the question, once."""
    s = begun(3).state
    seat = s.start
    s.agenda.pop()
    run(s, (RULES.pick_role, seat, FIRST, OPEN))
    answer(s, {seat: "preset"})
    assert offered(s, seat) == [*GOODS, *MONEY, "ask"]
    answer(s, {seat: "wine"})
    assert (s.waiting, s.section, "preset" in offered(s, seat)) == ((seat,), "pick_role", False)
    assert RULES.wished(s, seat)[-1] == "gift wine"


def begged(*, gift: str, held: str) -> TinkerTailor:
    """Let Anna beg of Bernd, who has settled what he gives, and of Clara, who has not."""
    s = called(["", held, "fish", ""], ["beggar_man", "", "", ""], "beggar_man")
    s.preset[1], s.gift[1] = True, gift
    play(s, 0, "P2+P3")
    return s


@pytest.mark.parametrize(
    ("gift", "held", "given"),
    [("wine", "bread wine 1", "wine"), ("gems", "wine bread 1", "1"), ("5", "wine bread", "bread"), ("3", "2 3", "3")],
)
def test_preset_gives_the_kind_named_else_the_cheapest(gift: str, held: str, given: str) -> None:
    """Without the kind, the card that scores least alone is given."""
    s = begged(gift=gift, held=held)
    assert s.waiting == (2,)
    answer(s, {2: "fish"})
    assert sorted(s.hand(0)) == sorted(["fish", given])


def test_preset_waits_for_those_who_are_asked() -> None:
    """The cards of all donors change hands together, so nobody chooses after seeing what another gave."""
    s = begged(gift="wine", held="wine")
    assert s.hand(0) == []


def test_preset_of_all_donors_asks_nobody() -> None:
    """The Beggar goes on at once."""
    s = called(["", "wine", "fish"], ["beggar_man", "", ""], "beggar_man")
    s.preset[1] = s.preset[2] = True
    play(s, 0, "P2+P3")
    assert (s.section, sorted(s.hand(0))) == ("take_money", ["fish", "wine"])


@pytest.mark.parametrize(("gift", "given"), [("4", "4"), ("wine", "2")])
def test_preset_gives_the_poor_man_money(gift: str, given: str) -> None:
    """The Poor Man gets the money named, or else the lowest."""
    s = called(["", "4 2 5 wine", ""], ["poor_man", "", ""], "poor_man")
    s.preset[1], s.gift[1] = True, gift
    play(s, 0, "bread")
    assert (s.section, sorted(s.hand(0))) == ("buy", sorted(["bread", given]))


def test_preset_is_sampled_where_one_counts() -> None:
    """What others give unasked is unknown in a sampled world, and anything there."""
    s = begged(gift="wine", held="bread wine")
    worlds = [determinize(RULES, view(s, 0), random.Random(seed)) for seed in range(60)]
    assert {world.gift[1] for world in worlds} == {"", *GOODS, *MONEY}
    assert {world.gift[2] for world in worlds} == {""}
