"""One state, one story: picture, title, story and alt text of a public message are always of one version."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.core.about import BOARD
from bot.tables.core.deliveries import enqueue_times
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.pictures import FILES, public_job
from bot.tables.messages.since import story_lines
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TooOld, TryLater
from bot.tables.stages.play import KEPT_SNAPSHOTS
from games.kernel.icons import without_icons
from games.kernel.match import UNDO
from games.kernel.visibility import view
from games.kernel.words import Words, words_for
from render.jobs import Drawn, Job
from render.worker import digest, scenes
from storage.rows import PanelRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, PLACE, Trial, run_trial, text_of
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import act, play_on, raising, shows_board, until_undoable
from tests.bot.tables.stories import check_story, mark_of
from tests.given import long
from tests.renderers import Blank


class Sources(Blank):
    """Take the digest of the scene for the picture."""

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Paint in earnest."""
        found = [(name, digest(scene)) for name, scene in scenes(job).items()]
        return tuple(Drawn(name, source, source.encode()) for name, source in found)


@pytest.fixture
async def drawn(tmp_path: Path) -> AsyncIterator[Trial]:
    """Run a service whose pictures say what they were drawn from."""
    async with run_trial(tmp_path, renderer=Sources) as running:
        yield running


class Witness:
    """Remember each version of a table, and compare its messages with them."""

    def __init__(self, trial: Trial, table: str) -> None:
        self.trial, self.table = trial, table
        self.versions: dict[int, Table] = {}
        self.seen: dict[int, object] = {}
        self.checked = 0

    async def look(self) -> None:
        """Remember the present version, and check every board that has changed since the last look."""
        live = await self.trial.live(self.table)
        self.versions[live.row.version] = live
        for message_id, message in self.trial.messenger.messages.items():
            now = (message.panel, tuple(message.attached.items()))
            if shows_board(message.panel) and self.seen.get(message_id) != now:
                self.seen[message_id] = now
                await self._check(message_id, message)

    async def _check(self, message_id: int, message: Message) -> None:
        async with self.trial.store.read() as tx:
            row = await tx.panels.by_message(message_id)
        assert row is not None
        live = self.versions[row.version]
        texts, state = common.words_of(live), live.require_match().state
        seen = view(state, None)
        drawn = scenes(public_job(live, texts, "public"))
        shown = {FILES[name]: digest(scene).encode() for name, scene in drawn.items()}
        assert message.attached == shown, "the picture is of another version than the text"
        alts = {"board.png": live.game.voice.alt(seen, live.names, texts)}
        if seen.result is not None:
            columns = [live.game.voice.sheet(seen, seat, name, texts) for seat, name in enumerate(live.names)]
            assert all(columns), "the text says where the points came from"
            alts = {"score.png": "\n".join([live.game.voice.result(seen, live.names, texts), *columns])}
        assert {picture.name: picture.alt for picture in message.panel.pictures} == alts
        assert seen.over or live.game.voice.phase(seen, texts) in text_of(message.panel)
        await self._check_story(live, row, message, texts)
        self.checked += 1

    async def _check_story(self, live: Table, row: PanelRow, message: Message, texts: Words) -> None:
        entries = [e for e in await self.trial.log(self.table, row.since) if e.version <= row.version]
        lines = [without_icons(line) for line in story_lines(live, entries, texts)]
        if live.row.stage == "playing":
            check_story(message.panel, lines)
        else:
            assert mark_of(text_of(message.panel)) == len(lines), "the end only counts them; the log tells them"


@pytest.mark.parametrize(
    ("game", "most"),
    [
        ("tallinn", 10_000),
        ("tinker_tailor", 40),
        ("ulm", 40),
        ("eldermann", 40),
        *(long(*each) for each in (("tinker_tailor", 10_000), ("ulm", 10_000), ("eldermann", 150))),
    ],
)
async def test_every_board_tells_one_version(drawn: Trial, game: str, most: int) -> None:
    """After each choice of a game, and at its end, all boards are whole: the newest and those it has replaced."""
    table = await drawn.begun(ANNA, BEA, game=game)
    witness = Witness(drawn, table)
    await witness.look()
    await play_on(drawn, table, "1", most=most, after=witness.look)
    await drawn.settle(5)
    await witness.look()
    assert witness.checked > 20
    ended = (await drawn.live(table)).row.stage == "ended"
    assert ended == (most > 1_000)
    names = [[p.name for p in m.panel.pictures] for m in drawn.messenger.inside(PLACE) if shows_board(m.panel)]
    assert names[-1] == ["score.png" if ended else "board.png"]


def uploads(trial: Trial, before: int) -> list[bool]:
    """Tell of each board that was shown since whether its picture was sent."""
    return [panel.uploads for _, panel in trial.messenger.shown[before:] if shows_board(panel)]


async def board_row(trial: Trial, table: str) -> PanelRow:
    """Get the row of the newest board."""
    async with trial.store.read() as tx:
        row = await tx.panels.newest(table, BOARD)
    assert row is not None
    return row


async def test_a_picture_is_sent_again_only_if_another_is_drawn(drawn: Trial) -> None:
    """Who is missing, and the times, are edited around the picture that is there, also after a restart."""
    table = await drawn.begun(ANNA, BEA, CEM)
    before = len(drawn.messenger.shown)
    await act(drawn, ANNA, table)
    await drawn.settle(5)
    await drawn.restart()
    await act(drawn, BEA, table)
    await drawn.settle(5)
    async with drawn.store.write() as tx:
        await enqueue_times(tx, table, drawn.clock.now())
    await drawn.settle(1)
    assert uploads(drawn, before) == [False, False, False]


async def test_play_that_goes_on_changes_the_picture(drawn: Trial) -> None:
    """An edit that tells another state brings its picture."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    before = len(drawn.messenger.shown)
    witness = Witness(drawn, table)
    await witness.look()
    await play_on(drawn, table, "1", most=1, after=witness.look)
    assert True in uploads(drawn, before)
    assert drawn.messenger.inside(PLACE)[0].edits


async def test_taken_back_is_the_picture_of_before(drawn: Trial) -> None:
    """After a way back the picture is that of the state it leads to."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    witness = Witness(drawn, table)
    await witness.look()
    user = await until_undoable(drawn, table)
    live = await drawn.live(table)
    witness.versions[live.row.version] = live
    ask = live.require_match().state.ask
    await drawn.press(user, ComponentId(table, UNDO, live.seat_of(user), ask))
    await drawn.settle(5)
    witness.seen.clear()
    now = await drawn.live(table)
    assert now.row.version > live.row.version
    witness.versions[now.row.version] = now
    newest = await board_row(drawn, table)
    await witness._check(newest.message_id, drawn.messenger.messages[newest.message_id])


async def test_an_edit_of_unknown_outcome_sends_the_picture_again(drawn: Trial) -> None:
    """Until an attempt to change the picture has ended, it is not known which one the message shows."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    assert (await board_row(drawn, table)).picture
    drawn.messenger.error = raising(TryLater("500/0", 100), ("edit", PLACE), times=1)
    await play_on(drawn, table, "1", most=1)
    assert (await board_row(drawn, table)).picture == ""
    drawn.messenger.error = lambda _method, _channel: None
    before = len(drawn.messenger.shown)
    await drawn.settle(101)
    assert uploads(drawn, before) == [True]
    assert (await board_row(drawn, table)).picture


async def test_what_is_too_old_to_be_edited_stays_as_it_was(drawn: Trial) -> None:
    """An edit that Discord does not take any more is left out; the message tells its older state, whole."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    witness = Witness(drawn, table)
    await witness.look()
    tries: list[tuple[str, int]] = []

    def error(method: str, channel: int) -> None:
        tries.append((method, channel))
        if (method, channel) == ("edit", PLACE):
            raise TooOld("429/30046", 60)

    drawn.messenger.error = error
    await play_on(drawn, table, "1", most=1)
    await drawn.settle(200)
    assert [row.about for row in await drawn.outbox(table)] == []
    assert tries.count(("edit", PLACE)) <= 2
    witness.seen.clear()
    await witness.look()
    drawn.messenger.error = lambda _method, _channel: None
    await play_on(drawn, table, "1", most=12, after=witness.look)


async def test_a_question_on_a_message_too_old_is_asked_in_a_new_one(drawn: Trial) -> None:
    """A user who has chosen and is asked again gets a new message if the old one cannot show it."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    live = await drawn.live(table)
    seat = live.waiting_seats()[0]
    user = live.seats[seat].user_id or 0
    drawn.messenger.error = raising(TooOld("429/30046", 60), ("edit", 100_000 + user))
    before = drawn.messenger.dms(user)[-1].token
    while (await drawn.live(table)).waiting_seats() == (seat,) and drawn.messenger.dms(user)[-1].token == before:
        await act(drawn, user, table, "1")
        await drawn.settle(5)
    assert drawn.messenger.dms(user)[-1].token != before
    assert not [row for row in await drawn.outbox(table) if row.seat == seat]


async def test_sealed_changes_of_mind_show_nowhere(drawn: Trial) -> None:
    """However often somebody changes a sealed choice: no public message, no edit; the board under the next is whole."""
    table = await drawn.begun(ANNA, BEA)
    witness = Witness(drawn, table)
    await witness.look()
    async with drawn.store.write() as tx:
        await enqueue_times(tx, table, drawn.clock.now())
    await act(drawn, ANNA, table)
    await drawn.settle(1)  # the times are edited, which brings the list of missing players up to date before its time
    await witness.look()
    assert drawn.messenger.inside(PLACE)[0].edits == 1
    before = [channel for channel, _ in drawn.messenger.shown].count(PLACE)
    number = 0
    while (version := (await drawn.live(table)).row.version) < 2 * KEPT_SNAPSHOTS - 1:
        await act(drawn, ANNA, table, str(number := number + 1))
    await drawn.settle(5)
    assert [channel for channel, _ in drawn.messenger.shown].count(PLACE) == before
    assert version % KEPT_SNAPSHOTS == KEPT_SNAPSHOTS - 1, "the reveal must be what removes old snapshots"
    await act(drawn, BEA, table)
    await drawn.settle(5)
    await witness.look()
    first = drawn.messenger.inside(PLACE)[0].panel
    assert "Round 1 of 10" in text_of(first), "the board has lost its title"


async def test_private_messages_name_nobody_who_is_missing(drawn: Trial) -> None:
    """A user who has nothing to decide is sent to the table, which says who is still to choose."""
    table = await drawn.begun(ANNA, BEA, game="ulm")
    live = await drawn.live(table)
    idle = next(seat.user_id for seat in live.seats if seat.seat not in live.waiting_seats())
    panel = (await drawn.press(idle or 0, ComponentId(table, "move"))).panel
    assert panel is not None
    name = live.names[live.waiting_seats()[0]]
    assert name not in text_of(panel)
    assert f"](https://discord.com/channels/{live.row.guild_id}/{live.row.place_id})" in text_of(panel)


async def test_the_own_messages_picture_marks_no_choice_that_can_change(drawn: Trial) -> None:
    """A change of mind keeps the picture, so it must not name the choice before; `/hand` marks what is chosen.

    A picture that came late, after the first of two choices, named that one beside the button of the second.
    """
    table = await drawn.begun(ANNA, BEA)
    before, pictures = await drawn.live(table), drawn.service.pictures
    words = words_for("en", before.game.package)
    seat = next(each.seat for each in before.seats if each.user_id == ANNA)
    asked = await pictures.own(before, seat, words)
    await act(drawn, ANNA, table)
    sealed = await drawn.live(table)
    assert sealed.require_match().state.given[seat]
    own, hand = await pictures.own(sealed, seat, words), await pictures.hand(sealed, seat, words)
    assert asked is not None
    assert own == asked
    assert hand is not None
    assert hand.image != own.image
