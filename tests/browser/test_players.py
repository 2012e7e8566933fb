"""Several players, their secrets, and users who cannot get direct messages."""

import random
import re

import pytest

from tests.browser.conftest import Open
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all


async def test_two_tabs_are_two_players(open_tab: Open) -> None:
    """Each tab has its own player with an own message and time; a sealed choice tells the other tab nothing."""
    rng = random.Random(3)
    alice, bruno = await open_tab(), await open_tab("bruno")
    await bruno.press("Join")
    await alice.sees("Bruno")
    await alice.press("Start")
    pictures = []
    for tab in (alice, bruno):
        await tab.go("Kontor")
        await tab.controls("choose").first.wait_for()
        await tab.sees("in 24 hours")
        pictures.append(await tab.newest.locator("img:not(.emoji)").get_attribute("src"))
    assert pictures[0] != pictures[1]  # not their texts: by chance both draw the same cards from their own decks
    await alice.choose(rng)
    await alice.sees("Locked in")
    assert not await bruno.text("Locked in").count()
    await bruno.choose(rng)
    await bruno.go_to_thread()
    told = bruno.page.locator(".message", has_text=re.compile("Bruno plays|earlier line"))
    await told.last.wait_for()  # a board leaves out the first lines of an eventful phase


async def test_a_press_during_a_change(open_tab: Open) -> None:
    """A button that is held down while its message changes counts when it is let go."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.front()
    await alice.button("Start").hover()
    await alice.page.mouse.down()
    await bruno.button("Join").click()
    await bruno.sees("Bruno")
    await alice.page.locator("#messages[data-waiting]").wait_for()
    await alice.page.mouse.up()
    await alice.page.locator("#places a.thread").wait_for()


async def test_a_place_held_during_a_change(open_tab: Open) -> None:
    """A place that is held down while the list of places changes is opened when it is let go."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.go("Kontor")
    await alice.page.locator("#places a", has_text="games").hover()
    await alice.page.mouse.down()
    await bruno.page.locator("#composer input").fill("A word that Alice has not read.")
    await bruno.page.locator("#composer input").press("Enter")
    await alice.page.locator("#places[data-waiting]").wait_for()
    await alice.page.mouse.up()
    await alice.page.locator("#title", has_text="games").wait_for()


async def test_closed_direct_messages(open_tab: Open) -> None:
    """A user who refuses direct messages is called in the thread and plays there, unseen by the others."""
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
    await tab.command("help")
    await tab.send()
    await tab.sees("Only you can see this")
    await tab.press("Dismiss")
    await tab.text("Only you can see this").wait_for(state="detached")


async def test_a_form(open_tab: Open) -> None:
    """A choice of several parts opens a form; what is filled in there counts, and the other player answers by a sum."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.command("play")
    await alice.page.locator("#option-game").select_option("beacons")
    await alice.send()
    await bruno.sees("Light the strongest fire alone")
    await bruno.press("Join")
    await alice.text("Light the strongest fire alone").filter(has_text="Bruno").wait_for()
    await _start(alice)
    for tab in (alice, bruno):
        await tab.go("Kontor")
    winner, loser, strength = await _win_alone(alice, bruno)
    await winner.front()
    await winner.controls("form").click()
    form = winner.page.locator("#modal form")
    for name, share in zip(("ash", "fir", "oak"), _shares(2 * strength), strict=True):
        await form.get_by_label(name).select_option(str(share))
    await form.get_by_role("button", name="Send").click()
    await form.wait_for(state="hidden")
    await loser.front()
    await loser.sees("Throw away one or two cards.")
    await loser.choose(random.Random(7))
    await alice.go_to_thread()
    names = ("Alice", "Bruno") if winner is alice else ("Bruno", "Alice")
    await alice.sees(f"{names[0]} sets {min(2 * strength, 3)} on ash.")
    await alice.sees(f"{names[1]} throws")


async def test_a_list_takes_several_picks(open_tab: Open) -> None:
    """Several entries are ticked in a list, and sent together by *Done*."""
    tab = await open_tab("chen")
    await tab.command("tables")
    await tab.send()
    await tab.press("Find players")
    await tab.press("Tell me when …")
    paces = tab.controls("alert_paces")
    await paces.click()
    entries = paces.locator("xpath=..").locator("[role=option]")
    names = (await entries.all_inner_texts())[:2]
    for number in range(2):
        await entries.nth(number).click()
    await tab.press("Done")
    await tab.sees(" · ".join(names))


async def _start(host: Tab) -> None:
    """Press *Start*, again if an edit that was under way has just taken it away for a moment."""
    thread = host.page.locator("#places a.thread").first
    while not await thread.count():
        await host.press("Start")
        await thread.or_(host.page.locator("#toast", has_text="no longer there")).first.wait_for()


async def _win_alone(alice: Tab, bruno: Tab) -> tuple[Tab, Tab, int]:
    """Let them light cards that differ in strength, as the best and the worst do; return winner, loser, strength."""
    hands = [(tab, await _cards(tab)) for tab in (alice, bruno)]
    pairs = [(one, other) for one in hands[0][1] for other in hands[1][1] if _strength(one) != _strength(other)]
    assert pairs, "all cards of both are equally strong"  # one deal of 33,000
    lit = max(pairs, key=lambda pair: abs(_strength(pair[0]) - _strength(pair[1])))
    for (tab, _), card in zip(hands, lit, strict=True):
        await tab.press(card)
    strongest = max(map(_strength, lit))
    winner, loser = (alice, bruno) if _strength(lit[0]) == strongest else (bruno, alice)
    await winner.controls("form").wait_for()
    return winner, loser, strongest


async def _cards(tab: Tab) -> list[str]:
    await tab.controls("choose").first.wait_for()
    return await tab.controls("choose").all_inner_texts()


def _strength(card: str) -> int:
    return int(card[-1])


def _shares(total: int) -> tuple[int, int, int]:
    first = min(total, 3)
    return first, total - first, 0
