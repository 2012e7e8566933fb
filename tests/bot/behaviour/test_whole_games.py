"""Whole games of every kind and size: the thread tells all of them, and nothing that is over can be pressed."""

from __future__ import annotations

import random

import pytest

from games.kernel import catalogue
from tests.bot.behaviour.finished import check_told, play, pressed, told
from tests.bot.behaviour.playing import begin, place
from tests.world import World

NAMES = ("anna", "bruno", "carl", "dora", "emil", "finn")
DAYS = 2 * 86_400
SHORT = (("tallinn", 2),)
"""Games that are always played; all others take longer, and are played by hand."""
GAMES = [
    pytest.param(key, seats, marks=() if (key, seats) in SHORT else pytest.mark.long)
    for key, game in catalogue.installed().items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_whole_game_is_told_and_can_be_left_alone(world: World, game: str, seats: int) -> None:
    """The thread has each public line of the log once; two days after the end no control is left that refuses."""
    players = [world.player(name, "de" if name in "anna dora" else "en-US") for name in NAMES[:seats]]
    await begin(*players, game=game)
    assert await play(players, random.Random(f"{game}-{seats}"))
    await world.wait(5)
    assert [len(player.dms) for player in players] == [1, *[2] * (seats - 1)]  # who has joined was greeted
    check_told(await told(world))
    thread = world.inside(place(world))
    assert [message.id for message in thread if message.ids] == [thread[-1].id]
    await world.wait(DAYS)
    assert await pressed(world, players) == []
