"""The bot is killed by SIGKILL at chosen requests and started again; the table must be as if nothing had happened."""

from __future__ import annotations

import pytest

from tests.given import long
from tests.practice import Answer, When
from tests.wire.baseline import Baseline
from tests.wire.kills import WHENS, Kind, Matrix
from tests.wire.playing import Evening
from tests.wire.processes import Bot
from tests.wire.seen import Json, control, controls, offers, text
from tests.wire.transcripts import rows

MOST_TABLES = 4
ANSWER = ("POST", "/interactions/N/TOKEN/callback")
LOBBY_REQUESTS = (("GET", "/channels/{lobby}/messages"), ("POST", "/channels/{lobby}/messages"))
"""The search for a lobby's message whose command was not answered, and the post of one that is not there."""
PHASES = {"login", "lobby", "start", "choose", "build", "end"}


def test_undisturbed(baseline: Baseline) -> None:
    """A whole table is played over the wire by its users, and each delivery is one message."""
    assert baseline.kept.table[0] == "ended"
    assert baseline.kept.lost == 0
    assert {kind.phase for kind in baseline.kinds} == PHASES
    assert set(baseline.messages.deliveries.values()) == {1}


@pytest.mark.timeout(900)  # a bot is started some forty times
async def test_killed_at_each_kind_of_request(bot: Bot, baseline: Baseline, seed: str) -> None:
    """A kill at each kind of request changes nothing.

    A request that sends queued messages is killed in each phase, both before it is processed and after, unanswered.
    Another kind is killed before in the first phase that has it and after in the last; with only one phase, in turn.
    """
    await check_kills(bot, baseline, seed, [kill for kill in every_kind(baseline) if kill in chosen(baseline)])


@pytest.mark.long
@pytest.mark.timeout(1800)  # a bot is started some eighty times
async def test_killed_before_and_after_each_kind_of_request(bot: Bot, baseline: Baseline, seed: str) -> None:
    """As above, before and after each of them in each phase."""
    await check_kills(bot, baseline, seed, every_kind(baseline))


def every_kind(baseline: Baseline) -> list[tuple[Kind, When]]:
    """List all kills there are: at the requests of a table, and at the search for a pending message."""
    searches = [Kind(kind.phase, "GET", kind.path) for kind in baseline.kinds if _posts(kind)]
    return [(kind, when) for kind in [*baseline.kinds, *searches] for when in WHENS]


def chosen(baseline: Baseline) -> set[tuple[Kind, When]]:
    """Choose the kills that differ most."""
    kills, alike = set[tuple[Kind, When]](), dict[tuple[str, str], list[Kind]]()
    for kind, when in every_kind(baseline):
        if _posts(kind):
            kills.add((kind, when))
        elif when == "before":
            alike.setdefault((kind.method, kind.path), []).append(kind)
    for number, (first, *rest) in enumerate(alike.values()):
        kills |= {(first, "before"), (rest[-1], "after")} if rest else {(first, WHENS[number % len(WHENS)])}
    return kills


async def check_kills(bot: Bot, baseline: Baseline, seed: str, kills: list[tuple[Kind, When]]) -> None:
    """Play tables until each of these kills has happened."""
    foes = Matrix(list(kills))
    for number in range(MOST_TABLES):
        evening = Evening(bot, seed, foes, baseline.phases)
        await evening.play()
        print(f"table {number + 1}: {evening.revivals} kills, {len(foes.left)} of {len(kills)} left")
        await baseline.check(evening)
        if not foes.left:
            return
    assert not foes.left, f"these requests did not come up: {foes.left}"


def _posts(kind: Kind) -> bool:
    """Tell whether a kind sends a queued message, which the next bot looks for."""
    return kind.method == "POST" and kind.path.endswith("/messages") and kind.phase != "lobby"


@pytest.mark.long  # a bot is started up to six times; tests/bot/tables/delivery/test_lost_lobby.py needs no processes
@pytest.mark.parametrize("answered", WHENS)
async def test_killed_at_each_step_of_play(bot: Bot, seed: str, answered: When) -> None:
    """A lobby has one message, also if the bot dies at its answer, and then at each search for it and at its post."""
    answer, search, post = (Kind("lobby", *request) for request in (ANSWER, *LOBBY_REQUESTS))
    kills = [(answer, answered), *((search, when) for when in WHENS)]
    kills += [(post, when) for when in WHENS if answered == "before"]
    foes = Matrix(kills)
    evening = Evening(bot, seed, foes)
    await evening.revive()
    await evening.open()
    assert (foes.left, evening.revivals) == ([], len(foes.done))
    seen = await evening.practice.visible("alice", evening.lobby_channel)
    (shown,) = [message for message in seen if not message["flags"] & 64]
    assert "**Alice**" in text(shown)
    assert "**Bruno**" in text(shown)
    assert rows(bot.database, "SELECT lobby_message_id FROM tables") == [(int(shown["id"]),)]


async def test_unanswered_choice_is_shown(evening: Evening) -> None:
    """A user who got no answer to a press finds on /hand, and behind Your move, that it stands."""
    await evening.open()
    await evening.begin()
    panel = await evening.panel("alice")
    assert panel is not None
    choice = min(offers(panel))
    await evening.practice.kill_on("POST", "/callback$", 1, "before", evening.bot.pid)
    assert await evening.lives(evening.press("alice", panel, 1, choice)) is None
    await evening.revive()
    await evening.settle()
    assert evening.kept().counted[1, 0] == choice
    board = await evening.board()
    assert board is not None
    for answer in (
        await evening.practice.slash("alice", evening.dms["alice"], "hand"),
        await evening.practice.click("alice", board, control(board, "move") or ""),
    ):
        shown = await evening.practice.wait_answer("alice", answer)
        assert f"Locked in: {choice}" in text(shown)


@pytest.mark.parametrize("when", [long("before"), "after"])
@pytest.mark.parametrize("typed", [True, long(False)])
async def test_a_plan_outlives_a_kill(bot: Bot, seed: str, when: When, typed: bool) -> None:
    """A setting stands whose answer was the last thing that the bot did, or could not do any more."""
    evening = Evening(bot, seed, game="eldermann")
    await evening.revive()
    await evening.open()
    await evening.begin()
    await evening.settle()
    way = _type(evening) if typed else _press(evening, await _panel(evening))
    await evening.practice.kill_on("POST", "/callback$", 1, when, evening.bot.pid)
    await evening.lives(way)
    await evening.revive()
    await evening.settle()
    found = rows(bot.database, "SELECT seat, choice, version FROM wishes")
    assert found == [(0, "raids never", evening.kept().table[3])]
    shown = [option for _, part in controls(await _panel(evening)) for option in part.get("options", ())]
    assert [option["value"] for option in shown if option.get("default")] == ["raids", "raids never"]


async def _type(evening: Evening) -> Answer:
    return await evening.practice.slash(
        "alice", evening.dms["alice"], "move", choice="raids never", table=evening.table
    )


async def _press(evening: Evening, panel: Json) -> Answer:
    return await evening.practice.select("alice", panel, control(panel, "wish") or "", ["raids never"])


async def _panel(evening: Evening) -> Json:
    """Open *Your move*, *More*, and there *Plans and settings*, then the setting."""
    board = await evening.board()
    assert board is not None
    asked = await evening.practice.click("alice", board, control(board, "move") or "")
    moved = await evening.practice.wait_answer("alice", asked)
    opened = await evening.practice.click("alice", moved, control(moved, "menu") or "")
    more = await evening.practice.wait_answer("alice", opened)
    opened = await evening.practice.select("alice", more, control(more, "menu_look") or "", ["wishes"])
    shown = await evening.practice.wait_answer("alice", opened)
    picked = await evening.practice.select("alice", shown, control(shown, "wishes") or "", ["raids"])
    return await evening.practice.wait_answer("alice", picked)
