"""What Tallinn says is so: sentences that once claimed more than the rules allow, or less than is known."""

from __future__ import annotations

import random

import pytest

from games.kernel import view
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.players.advice import reasons
from games.tallinn import GAME
from games.tallinn.hints.chances import contest_worth
from games.tallinn.hints.hints import TallinnHints
from games.tallinn.material import NUMBERS
from games.tallinn.state import Tallinn
from games.tallinn.voice.board import leads, sheet
from games.tallinn.voice.text_numbers import learnt
from tests.games.tallinn.positions import DE, EN, NAMES, reveal, scored


def test_a_contest_is_worth_no_more_than_it_can_bring() -> None:
    """However sure it is, the leave to build a tower is a reason of its own."""
    assert max(contest_worth(lead) for lead in range(-9, 10)) <= NUMBERS["contest_more"]


@pytest.mark.parametrize("seed", range(4))
def test_the_reason_of_a_contest_stays_within_the_rules(seed: int) -> None:
    """Over a game: of any two choices the contest at once speaks for one by no more than its points."""
    rng = random.Random(seed)
    match = Match.begin(GAME, 2, {}, lambda first: RandomChance(rng))
    while not match.state.over:
        seat = match.state.waiting[0]
        seen, ask = view(match.state, seat), GAME.rules.asked(match.state)[seat]
        assert isinstance(seen, Tallinn)
        terms = [TallinnHints().terms(seen, seat, ask, choice) for choice in ask.offered()]
        for best in terms:
            for other in terms:
                said = {reason.name: reason.difference for reason in reasons(best, other)}
                assert said.get("contest", 0.0) <= NUMBERS["contest_more"]
        match.choose(seat, rng.choice(ask.offered()))


def test_leads_received_and_paid_both_stand_on_the_sheet() -> None:
    """Five more merchants and five fewer monks come to nothing, and are not the same as no lead at all."""
    s = scored(["S1 10L 7L", "S5 6L 9L 6R 9R"])
    assert s.sheet[0].lead == s.sheet[1].lead == 0
    assert (leads(s, 0), leads(s, 1)) == ("+1 −1", "+1 −1")
    assert "leads +1 −1" in sheet(s, 0, "Anna", EN)
    assert learnt(s, 0)["sheet-lead"] == "+1 −1"
    assert leads(scored(["S1", "S1"]), 0) == "0"


def test_hidden_towers_are_counted_and_cards_named_as_cards() -> None:
    """A number behind "towers" was read as their count."""
    s = reveal(["S1", "S2"], ["1L", "8L"], hands=["3 9", "4"], decks=["5", "6"])
    s.towers[0].add("9")
    assert "Verdeckter Turm: Karte 9" in GAME.voice.hand(view(s, 0), 0, DE)
    words = EN.naming(NAMES)
    assert "; 1 hidden tower" in GAME.voice.table(view(s, 1), 1, words).splitlines()[0]
    assert "; no tower" in GAME.voice.table(view(s, 1), 1, words).splitlines()[1]
    assert "others: 0 + 1 hidden" in GAME.voice.prompt(view(s, 1), 1, words)
