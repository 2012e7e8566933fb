"""Fights are told in two lines each: the dice, and what follows."""

from games.eldermann import GAME
from games.eldermann.rules import RULES
from games.kernel import Words
from games.kernel.events import Event, Events
from tests.games.eldermann.positions import DE, EN, NAMES, answer, give, kinds, start, table

VOICE = GAME.voice


def lines(*steps: Events, words: Words = EN) -> list[str]:
    """Tell what happened in these steps as a spectator reads it."""
    events: list[Event] = [event for step in steps for event in step.told]
    return [line for line in VOICE.tell(events, None, NAMES, words) if line]


def test_telling_a_raid_takes_two_lines_over_several_choices() -> None:
    """Raid, price, dice, booty: nothing of it is told twice, and no number is missing."""
    s = table(points=[10, 4], guns=[1, 0], ships=["c2", "c3"], hold=[[], ["beer", "fish"]])
    fight = start(s, (RULES.declare, 0, 1), draws=[2, 1])
    assert kinds(fight) == ["raid", "fight-points", "thrown", "fight-won"]
    dice = "Anna raids Bernd and wins 3:1 (2+1 to 1+0)."
    assert lines(fight) == [dice, "Reputation: Anna −1 (now 9)."]
    booty = answer(s, "beer")
    assert lines(fight, booty) == [dice, "Anna captures: 1 Beer. Reputation: Anna −1 (now 9)."]
    assert lines(fight, booty, words=DE) == [
        "Anna überfällt Bernd und siegt 3:1 (2+1 zu 1+0).",
        "Anna erbeutet: 1 Bier. Ansehen: Anna −1 (jetzt 9).",
    ]


def test_telling_a_fight_that_is_not_thrown_says_what_is_known() -> None:
    """The card played for it stands before the dice."""
    s = give(table(3, points=[10, 4, 0], guns=[1, 1, 0], ships=["c2", "c3", "k1"]), 2, "guns1")
    begun = start(s, (RULES.declare, 0, 1))
    assert lines(begun) == ["Anna raids Bernd!", "Reputation: Anna −1 (now 9)."]
    thrown = answer(s, "guns1", draws=[1, 1])
    assert lines(begun, thrown) == [
        "Clara plays “Cannons −1” against Anna.",
        "Anna raids Bernd and loses 1:2 (1+0 to 1+1).",
        "Reputation: Anna −1 (now 9), Bernd +2 (now 6).",
    ]


def test_telling_pirates_names_what_they_take() -> None:
    """Or that there was nothing; a rank that is reached has a line of its own."""
    s = table(points=[13, 0], hold=[["beer", "beer"], []])
    said = lines(start(s, (RULES.fight_pirates, 1, 1, 0), draws=[3, 2]))
    assert said == [
        "Pirates beat Anna 4:2 (3+1 to 2+0).",
        "Lost: 2 Beer. Reputation: Anna −1 (now 12).",
    ]
    s = table(points=[13, 0])
    _, line = lines(start(s, (RULES.fight_pirates, 1, 1, 0), draws=[3, 2]), words=DE)
    assert "Zu verlieren gab es nichts." in line
    s = table(points=[28, 0])
    said = lines(start(s, (RULES.fight_pirates, 1, 1, 0), draws=[1, 2]))
    assert said == [
        "Anna beats off pirates 2:2 (2+0 to 1+1).",
        "Reputation: Anna +2 (now 30).",
        "Anna is mayor: the election is called!",
    ]


def test_telling_begins_in_the_middle_of_a_fight() -> None:
    """A user who takes a seat over may read only its end; then each event has its own line."""
    s = table(points=[13, 0], hold=[["beer", "beer"], []])
    fight = start(s, (RULES.fight_pirates, 1, 1, 0), draws=[3, 2])
    fight.told.pop(0)
    assert lines(fight)[:2] == ["Attack 3 + 1 = 4, defence 2 + 0 = 2.", "The pirates win. Anna loses 2 goods."]
