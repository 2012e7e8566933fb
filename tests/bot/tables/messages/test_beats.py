"""The thread of a table over whole games: a board for each beat; boards and log tell each public line once."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.tables.core.about import BOARD
from bot.tables.core.table import Table
from bot.tables.finished.replays import record_of
from bot.tables.messages.common import words_of
from bot.tables.messages.pages import leaves
from bot.tables.messages.since import HEADING, STORY_LINES
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.messenger import TooOld, TryLater
from bot.tables.stages.play import choose
from games.kernel.catalogue import installed
from games.kernel.records import positions
from storage.rows import EntryRow
from tests.bot.tables.doubles import GUILD, PLACE, Trial, buttons, panel_of, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import raising
from tests.bot.tables.stories import check_boards, check_story, mark_of, public_lines, thread
from tests.given import long

USERS = tuple(range(1, 7))
GO = "Go to the current board"
QUICK = {"tallinn": (2, 4), "tinker_tailor": (4,), "ulm": (3,), "eldermann": (2,)}
"""Numbers of players for which a whole game takes a few seconds; `long` plays with all others."""
SHORT = {"eldermann": ("length", "short")}
BOTH = [(key, seats) for key, game in installed().items() for seats in range(game.seats[0], game.seats[1] + 1)]
whole_games = pytest.mark.parametrize(
    ("game", "seats"), [each if each[1] in QUICK.get(each[0], ()) else long(*each) for each in BOTH]
)


async def begun(trial: Trial, game: str, seats: int) -> str:
    """Begin a game of so many users."""
    table = await trial.lobby(*USERS[:seats], game=game)
    if game in SHORT:
        option, value = SHORT[game]
        await trial.press(USERS[0], ComponentId(table, "option", value=option), value)
    await trial.begin(table, USERS[0])
    return table


async def choose_once(trial: Trial, table: str, rng: random.Random) -> bool:
    """Let a seat choose by the hints or at random; tell whether any was waited for."""
    live = await trial.live(table)
    if not (waiting := live.waiting_seats()):
        return False
    state, seat = live.require_match().state, rng.choice(waiting)
    ask = live.game.rules.asked(state)[seat]
    assert ask.shape is not None
    choice = live.game.hints.policy(state, seat, ask, rng) if rng.random() < 0.8 else ask.shape.sample(rng)
    await choose(trial.service.registry, table, seat, choice, None, None)
    return True


def beats_of(live: Table, entries: Sequence[EntryRow]) -> list[int]:
    """List the versions with which a beat began, from a replay of the log; the first board came with the start."""
    counts = [(match.version, match.beats) for match in positions(record_of(live, entries, ()))]
    return [1] + [version for (version, now), (_, before) in zip(counts[1:], counts, strict=False) if now > before]


class Follower:
    """Somebody who reads each board of a thread as it stands after each choice."""

    def __init__(self, trial: Trial, table: str) -> None:
        self.trial, self.table = trial, table
        self.read: dict[int, tuple[str, str]] = {}

    async def look(self) -> None:
        """Note by version what the newest board says, and the title that belongs to it."""
        live = await self.trial.live(self.table)
        async with self.trial.store.read() as tx:
            row = (await tx.panels.current(self.table, BOARD))[-1]
        assert row.version == live.row.version or live.require_match().state.given
        if row.version == live.row.version:
            title = live.game.voice.phase(live.require_match().state, words_of(live))
            text = text_of(self.trial.messenger.messages[row.message_id].panel)
            self.read[row.version] = (title, text)


@whole_games
async def test_a_thread_has_a_board_for_each_beat(trial: Trial, game: str, seats: int) -> None:
    """One with the start and one with each beat; each tells its own newest lines, in order, and the log tells all."""
    table, rng = await begun(trial, game, seats), random.Random(f"{game} {seats}")
    follower = Follower(trial, table)
    await follower.look()
    while await choose_once(trial, table, rng):
        await trial.settle(4)
        await follower.look()
    await trial.settle(5)
    live, entries, boards = await trial.live(table), await trial.log(table), thread(trial)
    assert live.row.stage == "ended"
    beats = beats_of(live, entries)
    async with trial.store.read() as tx:
        rows = await tx.panels.of_about(table, BOARD)
    assert len(boards) == len(rows) == len(beats)
    assert [row.since for row in rows] == [0, *(row.version for row in rows[:-1])], "each goes on where the last ends"
    assert not any(buttons(message.panel) for message in boards[:-1])
    parts = [[entry for entry in entries if row.since < entry.version <= row.version] for row in rows]
    await check_boards(trial, table)
    check_end(boards[-1], public_lines(live, parts[-1]))
    check_pages([page.version for page in leaves(live, entries, words_of(live))], beats, public_lines(live, entries))
    del follower.read[live.row.version]  # the end has no title
    for version, (title, text) in follower.read.items():
        told = public_lines(live, [entry for entry in entries if entry.version <= version])
        check_moment(title, text, told, max(beat for beat in beats if beat <= version))


def check_end(end: Message, lines: Sequence[tuple[str, int]]) -> None:
    """The last board counts the lines that only the log tells, but for a heading that its title would say."""
    text = text_of(end.panel)
    assert mark_of(text) in (len(lines), len(lines) - 1)
    assert {line for line, _ in lines}.isdisjoint(text.splitlines())


def check_pages(pages: Sequence[int], beats: Sequence[int], lines: Sequence[tuple[str, int]]) -> None:
    """A page of the finished game ends with each beat, unless nothing but a heading was told since the page before."""
    for beat in beats:
        last = max((page for page in pages if page <= beat), default=0)
        between = [line for line, version in lines if last < version <= beat]
        assert [line for line in between if not HEADING.fullmatch(line)] == []


def check_moment(title: str, text: str, told: list[tuple[str, int]], beat: int) -> None:
    """Under a title stand the newest lines, as far back as its beat; what came before stands above it."""
    above, below = (part.splitlines() for part in text.split(f"## {title}"))
    while told and HEADING.fullmatch(told[-1][0]):
        told.pop()  # the title says it
    under = [line for line in below if line in {line for line, _ in told}]
    first = len(told) - len(under)
    assert under == [line for line, _ in told[first:]], title
    assert all(version >= beat for _, version in told[first:]), title
    while first and HEADING.fullmatch(told[first - 1][0]):
        first -= 1  # as well
    assert first == 0 or not above or told[first - 1][0] in above or mark_of(text), title
    assert not any(HEADING.fullmatch(line) and title.startswith(line.strip("*")) for line in above), title


@pytest.mark.parametrize("game", ["ulm", "eldermann"])
async def test_a_story_that_is_too_long_says_what_is_missing(trial: Trial, game: str) -> None:
    """After an outage one board keeps the newest lines; a mark says exactly how many are missing."""
    table, rng = await begun(trial, game, 2), random.Random(3)
    trial.messenger.error = raising(TryLater("503/0"), ("post", PLACE), ("edit", PLACE))
    for _ in range(60):
        await choose_once(trial, table, rng)
    trial.messenger.error = lambda _method, _channel: None
    await trial.settle(600)
    await trial.settle(600)
    _, last = thread(trial)
    async with trial.store.read() as tx:
        since = (await tx.panels.current(table, BOARD))[-1].since
    lines = public_lines(await trial.live(table), await trial.log(table))
    told = [line for line, version in lines if version > since]
    assert len(told) > 2 * STORY_LINES
    assert mark_of(text_of(last.panel))
    check_story(last.panel, told)


async def test_a_press_on_a_board_that_kept_its_buttons_leads_to_the_newest(trial: Trial) -> None:
    """Discord refuses to edit an old board when its beat ends: nothing is lost, and its buttons go on working."""
    table, rng = await begun(trial, "ulm", 2), random.Random(1)
    trial.messenger.error = raising(TooOld("429/30046", 60), ("edit", PLACE), ("strip", PLACE))
    while len(thread(trial)) == 1:
        await choose_once(trial, table, rng)
        await trial.settle(4)
    old, new = [each for each, message in trial.messenger.messages.items() if message in thread(trial)]
    assert buttons(trial.messenger.messages[old].panel)
    await check_boards(trial, table)
    for button in buttons(trial.messenger.messages[old].panel):
        pressed = parse(button.id)
        assert pressed is not None
        led = panel_of(await trial.press(USERS[0], pressed, message_id=old)).links
        assert (GO, f"https://discord.com/channels/{GUILD}/{PLACE}/{new}") in led, pressed.verb
        here = replace(pressed, token=trial.messenger.messages[new].token)
        assert GO not in dict(panel_of(await trial.press(USERS[0], here, message_id=new)).links)
