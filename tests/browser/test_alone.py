"""Playing alone by clicks: from the command to the end of a game, all of it one direct message."""

import asyncio
import random

import pytest

from tests.browser.conftest import Open
from tests.browser.tab import GLANCE, Tab

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]  # the browser is one for all

MOST_CHOICES = 80
GAMES = ("tinker_tailor", "ulm", "eldermann")


async def _opened(tab: Tab, game: str, command: str) -> None:
    """Go to the direct messages, and open a table there."""
    await tab.go("Kontor")
    await tab.command(command)
    await tab.page.locator("#option-game").select_option(game)
    await tab.send()


async def test_a_whole_game_in_german(open_tab: Open) -> None:
    """A command and one press lead to the first decision; the message is edited to the end, and a new game begins."""
    rng, tab = random.Random(4), await open_tab(locale="de-DE")
    await _opened(tab, "tallinn", "spielen")
    await tab.sees("Du spielst allein gegen Computer")
    await tab.press("Starten")
    for _ in range(MOST_CHOICES):
        if not await tab.may_choose():
            break
        assert await tab.page.locator(".message").count() == 1
        await tab.choose(rng)
    await tab.sees("Das Spiel ist vorbei")
    await tab.newest.locator("img:not(.emoji)").nth(1).wait_for()
    assert await tab.page.locator(".message").count() == 1
    await tab.press("Noch einmal spielen")
    await tab.sees("Du spielst allein gegen Computer")


@pytest.mark.parametrize("game", GAMES)
async def test_some_turns_of(open_tab: Open, game: str) -> None:
    """Every game can be played in one message."""
    rng, tab = random.Random(game), await open_tab()
    await _opened(tab, game, "play")
    await tab.press("Start")
    for _ in range(4):
        await tab.choose(rng)
        assert await tab.page.locator(".message").count() == 1
    before = await tab.messages.inner_text()
    await tab.press("Undo")
    while await tab.messages.inner_text() == before:  # noqa: ASYNC110 - the page changes it
        await asyncio.sleep(GLANCE)
    await tab.choose(rng)


async def test_an_installation_of_ones_own(open_tab: Open) -> None:
    """On a server that has removed the bot, it answers in private, and leads to a table alone."""
    tab = await open_tab()
    await tab.page.locator("#trouble-open").click()
    await tab.page.get_by_role("button", name="Install the bot for me").click()
    await tab.page.get_by_role("button", name="Remove the bot from this server").click()
    await tab.page.get_by_role("button", name="Invite the bot to this server").wait_for()
    await tab.command("play")
    await tab.page.locator("#option-game").select_option("tallinn")
    await tab.send()
    await tab.sees("Only you can see this")
    await tab.sees("I am not a member of this server")
    await tab.go("Kontor")
    await tab.press("Start")
    await tab.choose(random.Random(8))
