"""The page's first offer: from its opening to the first own decision two presses suffice; a lobby leads there, too."""

import pytest

from bot.practice.launch.processes import first_game
from games.kernel import catalogue
from games.kernel.lessons import load_lesson
from tests.browser.conftest import Open

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all


async def test_from_the_opening_to_the_first_decision_in_two_presses(open_tab: Open) -> None:
    """The first press opens a lesson with its pictures, the second one decides; then it goes on."""
    tab, lesson = await open_tab(), load_lesson(catalogue.find(first_game()))
    assert lesson is not None
    await tab.page.locator(f'#guide [data-key="learn-{lesson.game}"]').click()
    await tab.sees("Step 1 of")
    assert await tab.page.locator("#title").inner_text() == "Kontor"
    await tab.newest.locator("img:not(.emoji)").first.wait_for()
    proposed = lesson.steps[0].try_
    await tab.messages.locator(f'[data-key*="|l_choose|"][data-key$="|{proposed}"]').click()
    await tab.sees("Step 2 of")


async def test_the_lobby_leads_to_the_lesson(open_tab: Open) -> None:
    """Its answer links to the direct message; on the way back the lesson stands where it was left."""
    tab = await open_tab()
    await tab.press("Learn the game")
    await tab.page.get_by_role("link", name="Go to the lesson").last.click()
    await tab.sees("Step 1 of")
    await tab.press("More")
    await tab.press("Stop")
    await tab.sees("You have stopped at step 1")
    await tab.press("Go on")
    await tab.sees("Step 1 of")
