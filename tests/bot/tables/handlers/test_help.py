"""Help: what a user can do now, by command or by a word to the bot."""

from __future__ import annotations

import pytest

from bot.distribution import version
from bot.tables.handlers.rulebook import Notices
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import DmsClosed
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, caller, panel_of, press_of, text_of, verbs
from tests.bot.tables.playing import check_limits, raising

DM = 100_000 + ANNA
WRITES = {"guild_id": None, "guild_name": "", "channel_id": DM}


async def written(trial: Trial, text: str) -> list[str]:
    """Write to the bot as Anna, and read what has come since."""
    before = len(trial.messenger.dms(ANNA))
    await trial.dispatcher.answer_written(caller(ANNA, **WRITES), text)
    return [text_of(message.panel) for message in trial.messenger.dms(ANNA)[before:]]


@pytest.mark.parametrize("text", ["help", " Help! ", "/help", "HILFE", "?", "commands"])
async def test_a_word_to_the_bot_is_answered(trial: Trial, text: str) -> None:
    """In any language, to somebody it has never met."""
    (told,) = await written(trial, text)
    assert "What you can do now" in told
    assert "/learn" in told
    async with trial.store.read() as tx:
        assert (await tx.people.user(ANNA)).locale is None


@pytest.mark.parametrize("text", ["good game", "help me, Bea is cheating", "", "no"])
async def test_all_else_is_not_answered(trial: Trial, text: str) -> None:
    """It was not meant for the bot."""
    assert await written(trial, text) == []


async def test_it_leads_to_what_waits(trial: Trial) -> None:
    """Tables that wait come first, with the move itself; the command says the same."""
    table, lobby = await trial.begun(ANNA, BEA), await trial.lobby(ANNA)
    await trial.commands.me(caller(ANNA, locale="de"))
    (told,) = await written(trial, "hilfe")
    answer = await trial.commands.help(caller(ANNA, locale="de"))
    assert told == text_of(answer)
    assert "Diese Tische warten auf dich" in told
    assert told.index(table) < told.index(lobby)
    assert "</zug>" in told
    assert press_of(panel_of(answer), "move").table == table
    assert verbs(panel_of(answer)) == {"move", "learn", "tables", "set_me", "about"}


async def test_without_a_table_it_says_how_to_begin(trial: Trial) -> None:
    """Nothing of moves, which there are none of."""
    told = text_of(await trial.commands.help(caller(ANNA)))
    assert "You are not at any table" in told
    assert "</move>" not in told


async def test_an_answer_that_cannot_be_sent_harms_nobody(trial: Trial) -> None:
    """Discord may refuse direct messages at any time."""
    trial.messenger.error = raising(DmsClosed(), ("post", DM))
    assert await written(trial, "help") == []


NOTICES = Notices(
    source_url="https://kontor.example/source",
    support_url="https://kontor.example/support",
    report_url="https://kontor.example/new?title=Table+{table}&body=Kontor+{version}",
    invitation=lambda: "https://discord.com/oauth2/authorize?client_id=1",
)


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_it_leads_to_what_the_operator_offers(trial: Trial, locale: str) -> None:
    """Adding the bot to a server, its source and support; nothing is said of what there is not."""
    assert panel_of(await trial.commands.help(caller(ANNA))).links == ()
    trial.dispatcher.handlers.info.notices = NOTICES
    shown = panel_of(await trial.commands.help(caller(ANNA, locale=locale)))
    check_limits(shown)
    urls = (NOTICES.invitation(), NOTICES.source_url, NOTICES.support_url)
    assert tuple(url for _, url in shown.links) == urls


async def test_a_report_has_table_and_version_filled_in(trial: Trial) -> None:
    """The table of this channel, the only one or the last one pressed; another own one can be picked, and no other."""
    trial.dispatcher.handlers.info.notices = NOTICES
    plain = panel_of(await trial.press(ANNA, ComponentId("", "report"), guild_id=None))
    assert plain.links[0][1] == f"https://kontor.example/new?title=Table+-&body=Kontor+{version()}"
    table, other = await trial.begun(ANNA, BEA), await trial.lobby(CEM)
    shown = panel_of(await trial.press(ANNA, press_of(panel_of(await trial.commands.help(caller(ANNA))), "report")))
    assert f"Kontor {version()} · table {table}" in text_of(shown)
    assert shown.links[0][1] == f"https://kontor.example/new?title=Table+{table}&body=Kontor+{version()}"
    assert verbs(shown) == {"help"}
    lobby = await trial.lobby(ANNA)
    shown = panel_of(await trial.press(ANNA, ComponentId("", "report"), lobby))
    assert lobby in text_of(shown)
    forged = panel_of(await trial.press(ANNA, ComponentId("", "report"), other))
    assert other not in text_of(forged)
    german = text_of(await trial.press(ANNA, ComponentId("", "report"), lobby, locale="de"))
    assert f"Kontor {version()} · Tisch {lobby}" in german


async def test_without_an_address_no_report_is_offered(trial: Trial) -> None:
    """There would be no place to send it to; the line to copy is shown to an old button all the same."""
    assert "report" not in verbs(panel_of(await trial.commands.help(caller(ANNA))))
    shown = panel_of(await trial.press(ANNA, ComponentId("", "report")))
    assert shown.links == ()
    assert version() in text_of(shown)
