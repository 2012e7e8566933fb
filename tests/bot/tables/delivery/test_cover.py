"""The title picture on the lobby's message: put there once for each language, kept by edits, never waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.tables.core.people import words
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Answer, Picture
from bot.tables.stages import moderation
from games.kernel import catalogue
from render.jobs import Drawn, Film, Job
from tests.bot.tables.doubles import ANNA, BEA, HOME, Trial, caller, press_of
from tests.bot.tables.playing import play_out, raising
from tests.fifth_game import installed_beacons
from tests.renderers import Blank, InEarnest

MESSAGE = 4000


class ByLanguage(Blank):
    """Draw the language."""

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Tell pictures of different languages apart."""
        return (Drawn(job.what, "", f"{job.game} {job.locale}".encode()),)


class Endless(Blank):
    """Never finish a picture."""

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Draw on and on."""
        await asyncio.Event().wait()
        return ()


@pytest.fixture(autouse=True)
def drawn(trial: Trial) -> None:
    """Tell pictures of different languages apart."""
    trial.service.pictures.renderer = ByLanguage()


def bare(pictures: Iterable[Picture]) -> list[Picture]:
    """Leave out what pictures were drawn from."""
    return [replace(picture, source="") for picture in pictures]


def shown(trial: Trial) -> list[Picture]:
    """List the pictures that the lobby's newest edit names; those without bytes are kept."""
    return bare(trial.messenger.messages[MESSAGE].panel.pictures)


async def add_computer(trial: Trial, table: str) -> list[bytes]:
    """Change the lobby, and return which pictures the edit of its message sends; empty ones are kept."""
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.settle()
    return [picture.image for picture in shown(trial)]


def taken(answer: Answer) -> tuple[Picture, ...]:
    """Return an answer's pictures."""
    assert answer.panel is not None
    return answer.panel.pictures


async def test_the_first_lobby_gets_its_cover_by_an_edit_and_the_next_at_once(trial: Trial) -> None:
    """A cover that is not drawn yet follows; a drawn one comes with the answer, and no edit is queued."""
    first = await trial.commands.play(caller(ANNA), "tallinn")
    assert taken(first) == ()
    await trial.lobby(ANNA)
    await trial.settle()
    assert shown(trial) == [Picture("cover.png", b"tallinn en", "Cover of Tallinn")]
    edits = trial.messenger.messages[MESSAGE].edits
    again = await trial.commands.play(caller(BEA), "tallinn")
    assert bare(taken(again)) == shown(trial)
    table = await trial.lobby(BEA)
    await trial.settle()
    assert edits == 1
    assert trial.messenger.messages[MESSAGE].edits == 0
    assert await trial.outbox(table) == []


async def test_drawing_holds_up_no_answer(trial: Trial) -> None:
    """While a cover is being drawn a lobby is opened, joined and started."""
    trial.service.pictures.renderer = Endless()
    table = await trial.lobby(ANNA, BEA)
    answer = await trial.press(ANNA, ComponentId(table, "start"))
    assert answer.update
    assert (await trial.live(table)).row.stage == "playing"


async def test_edits_keep_the_cover(trial: Trial) -> None:
    """Presses leave the message's pictures alone, edits name the picture without sending it, up to the end."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    assert (await trial.press(BEA, ComponentId(table, "join"))).keep_pictures
    await trial.settle(5)
    kept = [Picture("cover.png", b"", "Cover of Tallinn")]
    assert shown(trial) == kept
    await trial.begin(table, ANNA)
    assert shown(trial) == kept
    await play_out(trial, table)
    await trial.settle(5)
    assert shown(trial) == kept


async def test_another_language_brings_another_cover(trial: Trial) -> None:
    """The picture holds words: a new language of the table brings a new one, which is then kept."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.settle()
    assert shown(trial) == [Picture("cover.png", b"tallinn de", "Titelbild von Tallinn")]
    assert await add_computer(trial, table) == [b""]


async def test_what_is_not_known_to_be_there_is_sent(trial: Trial) -> None:
    """A message of an earlier release, of which nothing is known, gets the cover with its next edit, once."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    async with trial.store.write() as tx:
        await tx.panels.drop(MESSAGE)
    assert await add_computer(trial, table) == [b"tallinn en"]
    assert await add_computer(trial, table) == [b""]


async def test_what_may_not_have_come_is_sent_again(trial: Trial) -> None:
    """An edit with another picture of which Discord says nothing may have brought it, or not."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    trial.messenger.error = raising(TryLater("timeout"), ("edit", HOME), times=1)
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    await trial.settle()
    await trial.press(ANNA, ComponentId(table, "language"), "en")
    await trial.settle(5)
    assert [picture.image for picture in shown(trial)] == [b"tallinn en"]


@pytest.mark.parametrize("known", [False, True])
async def test_a_restart_sends_no_cover_again(trial: Trial, known: bool) -> None:
    """Which one the message shows is in the database, whether the answer or an edit has brought it."""
    if known:
        await trial.service.pictures.cover(catalogue.find("tallinn"), words("en", "games.tallinn"))
    table = await trial.lobby(ANNA)
    await trial.settle()
    assert trial.messenger.messages[MESSAGE].edits == 1 - known
    await trial.restart()
    trial.service.pictures.renderer = ByLanguage()
    assert await add_computer(trial, table) == [b""]


async def test_a_lobby_that_is_posted_anew_strips_no_other(trial: Trial) -> None:
    """The message before it says already where the lobby is, or is gone."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    async with trial.service.registry.table(table) as held:
        act = moderation.describe(trial.service.registry, caller(ANNA), held, "move", "77")
        await moderation.move(trial.service.registry, held, 77, act)
    before = trial.messenger.messages[MESSAGE].panel
    await trial.settle()
    assert len(trial.messenger.inside(77)) == 1
    assert trial.messenger.messages[MESSAGE].panel == before


async def test_a_cancelled_lobby_shows_no_cover(trial: Trial) -> None:
    """Neither the answer to the press nor the edit keeps it."""
    table = await trial.lobby(ANNA)
    await trial.settle()
    answer = await trial.press(ANNA, ComponentId(table, "cancel"))
    assert not answer.keep_pictures
    await trial.settle()
    assert shown(trial) == []


async def test_a_game_without_a_cover_has_a_lobby_all_the_same(trial: Trial) -> None:
    """If the painter draws none, the lobby is words."""
    trial.service.pictures.renderer = InEarnest()
    with installed_beacons():
        answer = await trial.commands.play(caller(ANNA), "beacons")
        assert press_of(answer.panel, "join")
        await trial.lobby(ANNA, game="beacons")
        await trial.settle()
        assert shown(trial) == []
