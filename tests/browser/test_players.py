"""Several players, their secrets, and those whom no direct message reaches."""

import random
import re

import pytest

from tests.browser.conftest import Open
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all


async def test_two_tabs_are_two_players(open_tab: Open) -> None:
    """Each tab has its own player with an own hand; a sealed choice tells the other tab nothing."""
    rng = random.Random(3)
    alice, bruno = await open_tab(), await open_tab("bruno")
    await bruno.press("Join")
    await alice.sees("Bruno")
    await alice.press("Start")
    hands = []
    for tab in (alice, bruno):
        await tab.go("Kontor")
        await tab.controls("choose").first.wait_for()
        hands.append(await tab.newest.locator("img").get_attribute("alt"))
    assert hands[0] != hands[1]
    await alice.choose(rng)
    await alice.sees("Locked in")
    assert not await bruno.text("Locked in").count()
    await bruno.choose(rng)
    await bruno.go_to_thread()
    await bruno.sees("Bruno lays")


async def test_closed_direct_messages(open_tab: Open) -> None:
    """Who refuses direct messages is called in the thread and plays there, unseen by the others."""
    rng = random.Random(5)
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.page.locator("#trouble-open").click()
    await alice.page.get_by_role("button", name="Refuse direct messages").click()
    await alice.page.get_by_role("button", name="Accept direct messages").wait_for()
    await alice.press("Start")
    for tab in (alice, bruno):
        await tab.page.locator("#places a.thread").wait_for()
        await tab.go_to_thread()
    await alice.sees("I cannot reach you by direct message")
    await alice.press("Your move")
    await alice.sees("Only you can see this")
    await alice.choose(rng)
    assert not await bruno.text("Only you can see this").count()
    await alice.go("Kontor")
    assert await alice.page.locator(".message").count() == 0


async def test_what_only_one_sees_can_be_dismissed(open_tab: Open) -> None:
    """A private answer stands under the command that asked for it until its owner dismisses it."""
    tab = await open_tab("chen")
    await tab.command("about")
    await tab.send()
    await tab.sees("Only you can see this")
    await tab.press("Dismiss")
    await tab.text("Only you can see this").wait_for(state="detached")


async def test_a_form(open_tab: Open) -> None:
    """A choice of several parts opens a form; what is filled in there counts, and a list takes several picks."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.command("play")
    await alice.page.locator("#option-game").select_option("beacons")
    await alice.send()
    await bruno.sees("Light the strongest fire alone")
    await bruno.press("Join")
    await alice.text("Light the strongest fire alone").filter(has_text="Bruno").wait_for()
    await alice.press("Start")
    for tab in (alice, bruno):
        await tab.go("Kontor")
    strength = await _win_alone(alice, bruno)
    await alice.front()
    await alice.controls("form").click()
    form = alice.page.locator("#modal form")
    for name, share in zip(("ash", "fir", "oak"), _shares(strength), strict=True):
        await form.get_by_label(name).select_option(str(share))
    await form.get_by_role("button", name="Send").click()
    await form.wait_for(state="hidden")
    await bruno.front()
    await bruno.controls("pick").click()
    cards = bruno.newest.locator("[role=option]")
    for number in range(2):
        await cards.nth(number).click()
    await bruno.press("Done")
    await alice.go_to_thread()
    await alice.sees(f"Alice sets {min(strength, 3)} on ash.")
    await alice.sees("Bruno throws")


async def _win_alone(alice: Tab, bruno: Tab) -> int:
    """Let Alice light strong and Bruno weak cards until hers is the stronger; return its strength."""
    for _ in range(3):  # rounds; a tie needs her best card to be no better than his worst
        strongest = max(await _cards(alice), key=_strength)
        await alice.press(strongest)
        await bruno.press(min(await _cards(bruno), key=_strength))
        await alice.newest.filter(has_text=re.compile("spread|Round [23] of 3: light|The end")).wait_for()
        if await alice.controls("form").count():
            return _strength(strongest)
    pytest.fail("every fire was tied")


async def _cards(tab: Tab) -> list[str]:
    await tab.controls("choose").first.wait_for()
    return await tab.controls("choose").all_inner_texts()


def _strength(card: str) -> int:
    return int(card[-1])


def _shares(total: int) -> tuple[int, int, int]:
    first = min(total, 3)
    return first, total - first, 0
