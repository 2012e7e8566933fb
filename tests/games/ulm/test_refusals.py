"""What is refused, and in which words."""

from collections.abc import Callable

import pytest

from games.kernel import NotOffered
from games.kernel.saving import dump_state
from games.ulm.state import Ulm
from tests.games.ulm.positions import DE, EN, acting, beginning, do, pushing

FULL = {"farming": [1] * 4}
CASES = [
    (
        lambda: pushing("m", outer={"N1": "m"}),
        "push S1",
        "refused-line-closed",
        "Line S1 is closed: a tile lies at one of its ends.",
    ),
    (
        lambda: pushing("m"),
        "push X9",
        "refused-no-line",
        "There is no “X9”. The ends of the lines are N1 to N3, E1 to E3, S1 to S3 and W1 to W3.",
    ),
    (lambda: acting("m"), "push N1", "refused-second-push", "You have already pushed in a tile this turn."),
    (lambda: beginning(hands=["choir1", ""]), "push N1", "refused-draw-first", "Draw a tile first."),
    (lambda: acting("m"), "play chor9 now", "refused-no-card", "There is no card “chor9”."),
    (lambda: acting("m"), "play choir1 end", "refused-card-not-in-hand", "You do not hold “Choir I”."),
    (
        lambda: acting("m", hands=["choir1", ""]),
        "play choir1",
        "refused-no-use",
        "Do you use “Choir I” now, or lay it out?",
    ),
    (
        lambda: acting("m", hands=["choir1", ""]),
        "play choir1 now",
        "refused-card-needs-tile",
        "For this card you need a Money or Clear tile.",
    ),
    (
        lambda: acting("m", hands=["fustian1", ""]),
        "play fustian1 now",
        "refused-card-needs-tile",
        "For this card you need a River tile.",
    ),
    (
        lambda: acting("m", hands=["league", ""]),
        "play league now",
        "refused-card-does-nothing",
        "“Swabian League” would do nothing now. You can lay it out.",
    ),
    (
        lambda: acting("m", hands=["choir1", ""], played=True),
        "play choir1 end",
        "refused-no-play-left",
        "You can play no more cards in this turn: that needs a Card action.",
    ),
    (lambda: acting("m"), "seal city_hall", "refused-no-such-action", "You have no Seal action left in this turn."),
    (lambda: acting("s"), "seal ulm", "refused-no-quarter", "There is no quarter “ulm”."),
    (
        lambda: acting("s"),
        "seal city_hall",
        "refused-quarter-too-far",
        "Your barge does not border the quarter “City Hall”.",
    ),
    (
        lambda: acting("s", coins=[1, 1]),
        "seal farming",
        "refused-too-few-coins",
        "A seal costs 2 coins now; you have too few.",
    ),
    (lambda: acting("s", seals=[0, 1]), "seal farming", "refused-no-seal-left", "You have no seal left."),
    (
        lambda: acting("s", seals_in=FULL),
        "seal farming",
        "refused-quarter-full",
        "There is no free place in the quarter “Farming”.",
    ),
    (lambda: acting("m"), "buy money+river", "refused-no-such-action", "You have no Card action left in this turn."),
    (lambda: acting("k"), "buy money+river", "refused-price", "A card cannot be bought for that now."),
    (lambda: acting("k", deck=[]), "buy money+river", "refused-no-cards-left", "There are no cards left to buy."),
    (lambda: acting("m"), "river", "refused-no-such-action", "You have no River action left in this turn."),
    (lambda: acting("r", barges=[21, 0]), "river", "refused-no-field", "No free field lies ahead of your barge."),
    (lambda: acting("c"), "clear N", "refused-no-side", "There is nothing to clear on that side."),
    (lambda: beginning(hands=["choir1", ""]), "dance", "not-offered", "“dance” is not offered here."),
    (lambda: pushing("m"), "dance", "not-offered", "“dance” is not offered here."),
]


def refusal(s: Ulm, choice: str) -> NotOffered:
    """Try a choice that must be refused without any change."""
    before = dump_state(s)
    with pytest.raises(NotOffered) as caught:
        do(s, choice)
    assert dump_state(s) == before
    return caught.value


@pytest.mark.parametrize(("make", "choice", "key", "english"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES])
def test_refusals_name_the_rule(make: Callable[[], Ulm], choice: str, key: str, english: str) -> None:
    """Each refusal says what is missing, completely in both languages."""
    error = refusal(make(), choice)
    assert error.key == key
    assert EN.text(error.key, **error.fields) == english
    text, flaws = DE.filled(error.key, error.fields)
    assert text != english
    assert flaws == []
