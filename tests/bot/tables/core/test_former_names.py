"""Moves are told of those who made them, also after a seat has changed hands."""

from __future__ import annotations

from bot.tables.core.reading import SPECTATOR
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.pages import leaves, log_pages
from bot.tables.messages.since import story
from storage.rows import EntryRow
from tests.bot.tables.doubles import ANNA, BEA, EMIL, Trial
from tests.bot.tables.playing import to_next_phase
from tests.bot.tables.traces import delete_me
from tests.bot.tables.voting import answer, replace


def story_of(live: Table, entries: list[EntryRow]) -> str:
    """Tell what has happened at a table, as everybody reads it on boards, in the log and in the replay."""
    texts = common.words_for(live, "en")
    pages = [*log_pages(live, entries, SPECTATOR, texts), *leaves(live, entries, texts)]
    return "\n".join([story(live, entries, texts, longest=100_000), *(line for page in pages for line in page.lines)])


async def test_moves_are_told_of_who_made_them(trial: Trial) -> None:
    """On boards, in logs and in replays, after a restart too; once they have deleted their data, of a former player."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    async with trial.store.read() as tx:
        entries = [entry for entry in await tx.log.entries(table) if entry.seat >= 0]
    before = story_of(await trial.live(table), entries)
    assert "Bea" in before
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    assert story_of(await trial.live(table), entries) == before
    trial.service.registry.forget(table)
    assert story_of(await trial.live(table), entries) == before
    assert (await trial.live(table)).names == ("Anna", "Emil")
    await delete_me(trial, BEA)
    told = story_of(await trial.live(table), entries)
    assert told == before.replace("Bea", "Former player")
    trial.service.registry.forget(table)
    assert story_of(await trial.live(table), entries) == told
