"""What Eldermann says of each choice's costs and gains."""

import random
from typing import Any

from games.eldermann import GAME
from games.eldermann.sections.events import Planning
from games.eldermann.sections.sailing import Sailing
from games.eldermann.sections.trading import Trading
from games.eldermann.state import Eldermann
from games.kernel.conformance.gains import gained
from games.kernel.conformance.trial import Trial
from games.kernel.visibility import view
from games.kernel.voice import Gain
from games.kernel.words import words_for
from tests.games.eldermann.positions import give, keep, lay, level, start, table

VOICE, EN, DE = GAME.voice, words_for("en-GB", GAME.package), words_for("de", GAME.package)
MALMO = "e1"


def at_market(**fields: Any) -> Eldermann:
    """Ask seat 0 for its deals in Malmö: fish and cloth are aboard, three Taler, a permit."""
    given = {"hold": [["fish", "cloth"], []], "taler": [3, 0], "points": [9, 0], "ships": [MALMO, "k11"], **fields}
    s = keep(lay(table(**given), "MA-FC"), 0, "VI-B")
    start(s, Trading.trade)
    return view(s, 0)


def test_an_order_says_what_the_purse_takes_and_which_rank_follows() -> None:
    """Goods, Taler, reputation and permit are certain."""
    gain = VOICE.gain(at_market(points=[10, 0], taler=[4, 0]), 0, "fill 1", EN)
    assert gain.text == "+2 of 4 Taler, +3 reputation; rank Councillor"
    assert gain.certain == {"taler": 2, "points": 3, "permits": 1, "aboard": -2, "stored": 0}


def test_a_building_says_price_and_effect() -> None:
    """With the room of the set that is played with."""
    s = at_market()
    assert VOICE.gain(s, 0, "storehouse", DE) == Gain(
        "−2 Taler: Kontor: 4 Waren, 10 Taler", {"taler": -2, "permits": -1}
    )


def test_an_upgrade_that_can_be_paid_in_two_ways_promises_nothing_yet() -> None:
    """Which good pays it is asked next; with but one good it is paid at once."""
    s = view(level(at_market(taler=[6, 0]), 0, guild=1), 0)
    assert VOICE.gain(s, 0, "great_guild", EN).certain == {}
    s.hold[0] = ["fish"]
    gain = VOICE.gain(s, 0, "great_guild", EN)
    assert gain.text == "−4 Taler, −1 good: 3 goods and 2 orders a turn"
    assert gain.certain == {"taler": -4, "permits": -1, "aboard": -1}


def test_a_hired_card_costs_taler_or_reputation_and_is_drawn_blind() -> None:
    """The fourth one goes back after a question of its own."""
    s = level(give(table(points=[9, 0]), 0, "curse", "curse", "sails1"), 0, den=1)
    s.agenda = [["trade"]]
    gain = VOICE.gain(view(s, 0), 0, "hire 1 name", EN)
    assert gain.text == "−1 reputation; a card, blind; one goes back"
    assert gain.certain == {"points": -1, "cards": 1}


def test_a_harbour_says_what_there_is_to_do_and_who_is_on_the_way() -> None:
    """A good for the Kontor is certain where the one way meets nobody."""
    s = lay(table(ships=["d1", "k11"], hold=[["fish", "cloth"], []], movement=4), "MA-FC")
    start(s, Sailing.sail)
    seen = view(s, 0)
    malmo, home = (VOICE.gain(seen, 0, city, EN) for city in ("malmo", "aalborg"))
    assert malmo == Gain("order: +4 Taler, +3 reputation; sales: +2 Taler; buy Grain")
    assert home == Gain("+1 home good; sales: +2 Taler; buy Fish", {"stored": 1})


def test_every_question_says_what_it_is_about() -> None:
    """In both languages, with the numbers of the rulebook."""
    asked = [name for name in GAME.rules.sections if EN.has(f"ask-{name}") and name != "stance"]
    assert len(asked) > 20
    for words in (EN, DE):
        assert [name for name in asked if not words.has(f"about-{name}")] == []


def test_certain_numbers_come_true_in_games_with_many_deals() -> None:
    """Random play seldom builds; the hints do."""
    trial = Trial.draw(GAME, 11)
    trial.begin()
    rng = random.Random(11)
    for step in range(220):
        seat = trial.state.waiting[0]
        seen = view(trial.state, seat)
        assert isinstance(seen, Eldermann)
        if step % 4 == 0:
            assert list(gained(trial, 8, 1)) == []
        trial.match.accept(trial.advance(seat, GAME.hints.policy(seen, seat, trial.rules.asked(seen)[seat], rng)))
        if trial.state.over:
            break


def test_no_card_promises_no_spaces() -> None:
    """Its label says that the ship stays; a storm takes nothing from a ship that does not move."""
    s = table()
    start(s, Planning.plan)
    for sector, (key, *_) in enumerate(s.material.sectors):
        s.arrow = sector
        for words, nothing in ((EN, "0 spaces"), (DE, "0 Felder")):
            gain = VOICE.gain(view(s, 0), 0, "none", words).text
            assert nothing not in gain, (key, gain)
