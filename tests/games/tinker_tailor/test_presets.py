"""Standing answers: what Beggar and Poor Man get is settled in the draft, and nobody sees which card it is."""

import random

import pytest

from games.kernel import Match, view
from games.tinker_tailor.material import GOODS, MONEY
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice.board import board
from games.tinker_tailor.voice.own_picture import hand
from tests.games.tinker_tailor.positions import EN, NAMES, RULES, answer, begun, called, offered, play


def settled(kind: str = "wine") -> Match[TinkerTailor]:
    """Let the first drafter of three settle what they give."""
    match = begun(3)
    seat = match.state.start
    for choice in ("preset", kind):
        match.choose(seat, choice)
    return match


def test_preset_is_asked_for_in_the_draft() -> None:
    """Any kind can be named, whatever one holds; then the draft goes on, and the question is not offered again."""
    match = begun(3)
    seat = match.state.start
    match.choose(seat, "preset")
    assert offered(match.state, seat) == [*GOODS, *MONEY, "ask"]
    match.choose(seat, "wine")
    s = match.state
    assert (s.waiting, s.section, "preset" in offered(s, seat)) == ((seat,), "pick_role", False)


def test_preset_is_public_but_not_the_card() -> None:
    """All see that there is a standing answer; only its owner sees which."""
    bread, wine = settled("bread").state, settled("wine").state
    seat = wine.start
    for other in (None, (seat + 1) % 3):
        views = [view(s, other) for s in (bread, wine)]
        assert views[0] == views[1]
        assert "Has settled in advance" in "\n".join(board(views[0], NAMES[:3], EN))
    assert "You give Beggar Man and Poor Man: Wine" in "\n".join(hand(view(wine, seat), seat, EN))


def test_preset_can_be_taken_back() -> None:
    """In a later draft one asks to be asked again."""
    match = settled()
    seat = match.state.start
    while not (match.state.round == 2 and match.state.waiting == (seat,) and match.state.section == "pick_role"):
        asked = match.state.waiting[0]
        match.choose(asked, offered(match.state, asked)[0])
    match.choose(seat, "preset")
    match.choose(seat, "ask")
    assert (match.state.preset, match.state.gift) == ([False] * 3, [""] * 3)


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


def test_preset_is_not_public_in_sampled_worlds_either() -> None:
    """Others' standing answers are unknown in a sampled world; the cheapest card stands for them."""
    s = begged(gift="wine", held="bread wine")
    world = RULES.imagine(view(s, 0), random.Random(1))
    RULES.asked(world)
    assert world.gift[1] is None
    answer(world, {2: world.hand(2)[0]})
    assert len(world.hand(0)) == len(("donor", "donor"))
