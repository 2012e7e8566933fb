"""The next user is told once, when the one before has begun after a long wait, and not at night."""

from __future__ import annotations

import random

import pytest

from bot.tables.core.about import NEXT
from bot.tables.core.luck import chance_maker
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from games.kernel.catalogue import find
from games.kernel.match import Match
from games.players import play_random
from tests.bot.tables.doubles import ANNA, BEA, CEM, DMS, Trial, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act, raising
from tests.bot.tables.timing import HOUR, later, paced
from tests.games.kernel.tables import asked

USERS = (ANNA, BEA, CEM)
SEED, WORDS = "e", "You are next"


def told(trial: Trial, user: int) -> list[str]:
    """List the words that a user is next, as they are in their direct messages now."""
    return [text for m in trial.messenger.inside(DMS + user) if WORDS in (text := text_of(m.panel))]


async def on_turn(trial: Trial, table: str) -> int:
    """Return the seat that is waited for."""
    (seat,) = (await trial.live(table)).waiting_seats()
    return seat


async def begin(trial: Trial, table: str) -> int:
    """Let the seat on turn make decisions until its turn has begun and goes on; return it."""
    seat = await on_turn(trial, table)
    await act(trial, USERS[seat], table, SEED)
    await trial.settle(4)
    assert await on_turn(trial, table) == seat, "a turn of several decisions is needed"
    return seat


async def finish(trial: Trial, table: str) -> None:
    """Let the seat on turn play it to its end."""
    seat = await on_turn(trial, table)
    while (await trial.live(table)).waiting_seats() == (seat,):
        await act(trial, USERS[seat], table, SEED)
    await trial.settle(4)


async def test_the_next_one_is_told_once(trial: Trial) -> None:
    """However many decisions follow; it is gone when the question comes, and nobody else is told."""
    table = await paced(trial, "daily", *USERS, game="ulm")
    await later(trial, 2 * HOUR)
    seat = await begin(trial, table)
    following = USERS[(seat + 1) % 3]
    assert len(told(trial, following)) == 1
    assert f"{(await trial.live(table)).names[seat]} has begun to play." in told(trial, following)[0]
    assert [told(trial, user) for user in USERS if user != following] == [[], []]
    posts = len(trial.messenger.inside(DMS + following))
    await trial.restart()
    await act(trial, USERS[seat], table, SEED)
    await trial.settle(4)
    assert len(trial.messenger.inside(DMS + following)) <= posts + (await on_turn(trial, table) != seat)
    if await on_turn(trial, table) == seat:
        assert len(told(trial, following)) == 1
        await finish(trial, table)
    assert told(trial, following) == []


async def test_a_quick_game_needs_no_word(trial: Trial) -> None:
    """The wait must be more than an hour old."""
    table = await paced(trial, "daily", *USERS, game="ulm")
    await later(trial, HOUR // 2)
    seat = await begin(trial, table)
    assert told(trial, USERS[(seat + 1) % 3]) == []


@pytest.mark.parametrize("wish", [{"next": "off"}, {"dms": "off"}, {"holiday": 3}, {"quiet": "00:00-12:00 UTC"}])
async def test_who_wants_quiet_is_left_alone(trial: Trial, wish: dict[str, object]) -> None:
    """By `/me`, at night, on holiday, and without direct messages."""
    table = await paced(trial, "daily", *USERS, game="ulm")
    seat = await on_turn(trial, table)
    following = USERS[(seat + 1) % 3]
    await later(trial, 2 * HOUR)
    assert trial.clock.now() // HOUR % 24 == 10
    await trial.commands.me(caller(following), **wish)
    await begin(trial, table)
    assert told(trial, following) == []


async def test_the_word_is_a_button_of_me(trial: Trial) -> None:
    """It is on until it is pressed."""
    panel = panel_of(await trial.commands.me(caller(ANNA)))
    panel = panel_of(await trial.press(ANNA, press_of(panel, "set_me", "next.off")))
    assert press_of(panel, "set_me", "next.on")
    await trial.restart()
    assert not (await trial.service.registry.people.user(ANNA)).told_next


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor"])
async def test_where_nobody_knows_who_follows_nobody_is_told(trial: Trial, game: str) -> None:
    """All choose together, or by roles that are secret."""
    table = await paced(trial, "daily", *USERS, game=game)
    live = await trial.live(table)
    assert live.game.rules.next_seat(live.require_match().state) is None


@pytest.mark.parametrize("key", ["ulm", "eldermann"])
def test_who_is_next_is_who_comes_next(key: str) -> None:
    """Over random games: when another seat's turn begins, it is the one that was named."""
    game, attribute = find(key), {"ulm": "turn", "eldermann": "active"}[key]
    for seed in range(3):
        match = Match.begin(game, 3, {}, chance_maker(bytes([seed]) * 32, "T1", "1,2"))
        rng, named, changes = random.Random(seed), None, 0
        for _ in range(400):
            if match.state.over:
                assert named is None or key == "eldermann"
                break
            before = getattr(match.state, attribute)
            seat = match.state.waiting[0]
            match.choose(seat, play_random(*asked(match, seat), rng))
            if named is not None and getattr(match.state, attribute) != before:
                assert getattr(match.state, attribute) == named
                changes += 1
            named = game.rules.next_seat(match.state)
        assert changes > 5


async def test_an_outdated_word_is_not_sent(trial: Trial) -> None:
    """What is queued says nothing once the turn is over."""
    table = await paced(trial, "daily", *USERS, game="ulm")
    await later(trial, 2 * HOUR)
    following = USERS[(await on_turn(trial, table) + 1) % 3]
    trial.messenger.error = raising(TryLater("503/0"), ("post", DMS + following))
    await begin(trial, table)
    assert NEXT in [row.about for row in await trial.outbox(table)]
    await finish(trial, table)
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(300)
    assert told(trial, following) == []
    assert not [panel for where, panel in trial.messenger.shown if where == DMS + following and WORDS in text_of(panel)]
    assert (await trial.press(following, ComponentId(table, "move"))).panel
