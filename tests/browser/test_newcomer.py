"""What a newcomer does: start, press, play a whole game, look closer, come back."""

import asyncio
import random
import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

from tests.browser.conftest import Open, Started, profile
from tests.browser.tab import Tab
from tests.waiting import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all

MOST_CHOICES = 60


async def test_a_whole_table_by_clicks(open_tab: Open) -> None:
    """Start and the buttons in the direct message are enough to play a whole first game against computers."""
    rng, tab = random.Random(6), await open_tab()
    await tab.press("Start")
    await tab.page.locator("#places .mark").wait_for()
    await tab.go("Kontor")
    assert await tab.may_choose()
    assert await tab.page.locator("#guide").is_hidden()  # it would stand where the own move is read
    picture = tab.newest.locator("img:not(.emoji)")
    assert "Card" in (await picture.get_attribute("alt") or "")
    for _ in range(MOST_CHOICES):
        if not await tab.may_choose():
            break
        await tab.choose(rng)
    await tab.sees("The game is over")
    await tab.go_to_thread()
    await tab.page.locator("#guide.short", has_text="Type /").wait_for()
    await tab.sees("points.")
    assert await tab.newest.locator("img:not(.emoji)").count() >= 1
    await tab.go("games")
    await tab.sees("(computer, normal).")


async def test_a_picture_is_enlarged_with_its_text(open_tab: Open) -> None:
    """A press on the board shows it large with its alternative text; Escape closes it again."""
    tab = await open_tab()
    await tab.press("Start")
    await tab.page.locator("#places a.thread").wait_for()
    await tab.go_to_thread()
    small = tab.page.locator(".picture img").first
    alt = await small.get_attribute("alt")
    assert alt
    await small.click()
    large = tab.page.locator("#picture img")
    await large.wait_for()
    assert await large.get_attribute("alt") == alt
    assert await tab.page.locator("#picture .caption p").text_content() == alt
    await tab.page.keyboard.press("Escape")
    await large.wait_for(state="hidden")


async def test_a_reload_and_a_crash_in_mid_game(browser: "Browser", started: Started) -> None:
    """A reloaded tab is where it was; after a crash of everything the open tab finds the table again."""
    async with profile(browser, started.invite) as open_tab:
        await _crash(await open_tab("bruno"), started)


async def _crash(tab: Tab, started: Started) -> None:
    rng = random.Random(7)
    await tab.command("play")
    await tab.page.locator("#option-game").select_option("tallinn")
    await tab.send()
    await tab.press_for(tab.text("Bruno").get_by_role("button", name="Table …"), "+ normal")
    await tab.press("+ normal")
    await tab.sees("(computer, normal)")
    await tab.press("Start")
    await tab.go("Kontor")
    await tab.choose(rng)
    await tab.page.reload()
    await tab.choose(rng)
    await tab.go("games")
    await tab.page.locator("#composer input").fill("What was before this is saved.")
    await tab.send()
    async with asyncio.timeout(PATIENCE):
        while "What was before" not in started.world.read_text():  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.05)
    await started.stop(signal.SIGKILL)
    await tab.page.locator("#offline", has_text="does not answer").wait_for()
    await started.start()
    await tab.page.locator("#offline").wait_for(state="hidden")
    await tab.go("Kontor")
    await tab.choose(rng)
    assert await tab.page.locator("[aria-current=true]", has_text="Bruno").count() == 1
