"""The panel of faults: whatever goes wrong, the table goes on and the page shows what the players see."""

import random

import pytest

from tests.browser.conftest import Open
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all


async def _trouble(tab: Tab, label: str) -> None:
    await tab.page.locator("#trouble").get_by_role("button", name=label).click()


async def _begin(open_tab: Open) -> Tab:
    tab = await open_tab()
    await tab.page.locator("#trouble-open").click()
    await tab.press("Start")
    await tab.page.locator("#places .mark").wait_for()
    await tab.go("Kontor")
    await tab.controls("choose").first.wait_for()
    return tab


async def test_a_killed_bot_comes_back(open_tab: Open) -> None:
    """While the bot is dead a press fails as on Discord; once it is back the same button counts."""
    tab = await _begin(open_tab)
    await _trouble(tab, "Kill it and start it again")
    await tab.page.locator("#bot-state", has_text="Kontor is away").wait_for()
    await tab.controls("choose").first.click()
    await tab.sees("This interaction failed")
    await tab.page.locator("#bot-state", has_text="away").wait_for(state="detached")
    await tab.choose(random.Random(1))


async def test_a_command_without_an_answer(open_tab: Open) -> None:
    """A command that a dead bot cannot answer is said to have failed, to its user only."""
    tab = await _begin(open_tab)
    await tab.command("help")
    await _trouble(tab, "Kill it and start it again")
    await tab.page.locator("#bot-state", has_text="Kontor is away").wait_for()
    await tab.send()
    await tab.page.locator(".note", has_text="The application did not respond").wait_for()


async def test_a_dropped_connection_and_limits(open_tab: Open) -> None:
    """A cut connection and ten seconds of 429 delay the table, but do not stop it."""
    rng, tab = random.Random(2), await _begin(open_tab)
    await _trouble(tab, "Drop its connection")
    await tab.choose(rng)
    await _trouble(tab, "Answer 429 for ten seconds")
    await tab.page.locator("#trouble", has_text="more seconds").wait_for()
    await tab.choose(rng)
    await tab.page.locator("#trouble", has_text="more seconds").wait_for(state="detached")
    await tab.go_to_thread()
    await tab.sees("Round 2 of 10")


async def test_a_deleted_board(open_tab: Open) -> None:
    """A deleted board is gone, and the next one comes all the same."""
    tab = await _begin(open_tab)
    await tab.go_to_thread()
    await tab.page.locator("#messages img:not(.emoji)").wait_for()
    await _trouble(tab, "Delete the newest picture")
    await tab.page.locator("#messages img:not(.emoji)").wait_for(state="detached")
    await tab.go("Kontor")
    await tab.choose(random.Random(4))
    await tab.go_to_thread()
    await tab.page.locator("#messages img:not(.emoji)").wait_for()


async def test_a_lost_permission(open_tab: Open) -> None:
    """A user who may no longer write in the thread says so in the lobby's channel and goes on there."""
    rng, tab = random.Random(5), await _begin(open_tab)
    await tab.go_to_thread()
    await tab.page.locator("#permission").select_option("send_messages_in_threads")
    await _trouble(tab, "Take it away")
    give_back = tab.page.locator("#trouble").get_by_role("button", name="Give back: Send messages in threads")
    await give_back.wait_for()
    await tab.go("Kontor")
    await tab.choose(rng)
    await tab.go("games")
    await tab.sees("so the game goes on here")
    await tab.text("so the game goes on here").locator("img:not(.emoji)").wait_for()
    await tab.go_to_thread()
    await give_back.click()
    await give_back.wait_for(state="detached")
    await tab.go("Kontor")
    await tab.choose(rng)
