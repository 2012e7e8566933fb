"""Moves are told of those who made them, also after a seat has changed hands."""

from __future__ import annotations

from bot.tables.core.log_access import SPECTATOR
from bot.tables.core.table import Table
from bot.tables.finished.replays import film_of, read_log
from bot.tables.messages import common
from bot.tables.messages.pages import leaves, log_pages
from bot.tables.messages.since import story
from bot.tables.ports.component_id import ComponentId
from storage.rows import EntryRow
from tests.bot.tables.doubles import ANNA, BEA, EMIL, Trial, caller, panel_of, text_of
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
    entries = [entry for entry in await trial.log(table) if entry.seat >= 0]
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


async def test_what_has_happened_since_is_told_of_who_did_it(trial: Trial) -> None:
    """On the own message of another user, whose last choice was before the seat was handed on."""
    table = await trial.begun(ANNA, BEA)
    await trial.commands.me(caller(ANNA), explanations="never")  # an explained question has room for one line
    await to_next_phase(trial, table)
    for name, then in (("Bea", None), ("Bea", replace), ("Former player", delete_me)):
        if then is replace:
            await replace(trial, BEA, table, EMIL)
            await answer(trial, EMIL, "accept")
        elif then is delete_me:
            await delete_me(trial, BEA)
        since = text_of(panel_of(await trial.press(ANNA, ComponentId(table, "move"))))
        assert f"{name} plays " in since
        assert "Emil plays " not in since


async def test_a_film_names_who_sat_there_then(trial: Trial) -> None:
    """Each board has the names of its time, and none of a user who has deleted their data."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    handed_on = (await trial.live(table)).row.version
    await to_next_phase(trial, table)
    assert await named(trial, table, 1) == {"Anna", "Bea"}
    assert await named(trial, table, handed_on) == {"Anna", "Bea"}
    assert await named(trial, table, handed_on + 1) == {"Anna", "Emil"}
    await delete_me(trial, BEA)
    assert await named(trial, table, 1) == {"Anna", "Former player"}
    assert await named(trial, table, handed_on + 1) == {"Anna", "Emil"}


async def named(trial: Trial, table: str, version: int) -> set[str]:
    """Find the names on the board of a version when the log is played again."""
    live = await trial.live(table)
    logged = await read_log(trial.store, live)
    film = film_of(live, logged.entries, logged.wishes, common.words_for(live, "en"))
    return set(film.names_at(version))
