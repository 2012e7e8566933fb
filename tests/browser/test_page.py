"""The page for everybody: languages, narrow screens, the keyboard, and commands with what Discord says about them."""

import random
import re
from collections.abc import Awaitable, Callable

import pytest

from tests.browser.conftest import Open
from tests.browser.tab import Tab

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all

MOST_TABS = 60
FOCUSED = "document.activeElement.matches('a, button') ? document.activeElement.innerText : ''"
BOXES = "all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())"
OUTLINE = "parseFloat(getComputedStyle(document.activeElement).outlineWidth)"


async def test_german(open_tab: Open) -> None:
    """A German browser gets a German page, table, hand and commands; the switch changes page and answers at once."""
    tab = await open_tab(locale="de-DE")
    assert await tab.page.locator("#not-discord").inner_text() == "auf deinem eigenen Rechner; das ist nicht Discord"
    await tab.press("Starten")
    await tab.go("Kontor")
    await tab.sees("Welche Hälfte soll zählen?")
    await tab.choose(random.Random(1))
    await tab.command("hilfe")
    await tab.send()
    await tab.sees("Was du jetzt tun kannst")
    await tab.page.locator("#language").click()
    await tab.page.get_by_placeholder("Write, or type / for commands").wait_for()
    await tab.command("help")
    await tab.send()
    await tab.sees("What you can do now")


async def test_phone_width(open_tab: Open) -> None:
    """On a narrow phone nothing is cut off, the list of places opens and closes, and a choice can be made."""
    tab = await open_tab(width=360)
    await _fits(tab)
    await tab.press("Start")
    await tab.page.locator("#menu .mark", has_text="1").wait_for()
    await tab.go("Kontor")
    await tab.controls("choose").first.wait_for()
    await _fits(tab)
    await tab.choose(random.Random(2))
    await tab.page.locator("#menu").click()
    assert await tab.page.locator("#side").is_visible()
    await tab.page.keyboard.press("Escape")
    await tab.page.locator("#side").wait_for(state="hidden")


async def test_the_drawer_closes(open_tab: Open) -> None:
    """A tap on the place that is open, or beside the drawer, closes it, and presses nothing; so does Escape."""
    tab = await open_tab(width=360)
    menu, side = tab.page.locator("#menu"), tab.page.locator("#side")
    ways: list[Callable[[], Awaitable[None]]] = [
        lambda: side.locator("a[aria-current=page]").click(),
        lambda: tab.page.mouse.click(340, 400),
        lambda: tab.page.keyboard.press("Escape"),
    ]
    for way in ways:
        await menu.click()
        assert await menu.get_attribute("aria-expanded") == "true"
        await way()
        await side.wait_for(state="hidden")
        assert await menu.get_attribute("aria-expanded") == "false"
        assert await tab.page.locator("dialog[open]").count() == 0


async def _fits(tab: Tab) -> None:
    assert await tab.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    boxes = await tab.page.locator("#messages button").evaluate_all(BOXES)  # at once: messages change meanwhile
    assert boxes
    assert all(box["left"] >= 0 and box["right"] <= 360 for box in boxes), boxes


async def test_keyboard_alone(open_tab: Open) -> None:
    """Tab and Enter start the table, open the direct message and make a choice; focus is always seen."""
    tab = await open_tab()
    await _tab_to(tab, "Start")
    await tab.page.keyboard.press("Enter")
    await tab.page.locator("#places .mark").wait_for()
    await tab.page.evaluate("document.activeElement.blur()")
    await _tab_to(tab, "Kontor")
    await tab.page.keyboard.press("Enter")
    await tab.controls("choose").first.wait_for()
    label = await tab.controls("choose").first.inner_text()
    before = await tab.newest.inner_text()
    await _tab_to(tab, label)
    await tab.page.keyboard.press("Enter")
    await tab.page.wait_for_function(
        "text => document.querySelector('.message:last-child').innerText !== text", arg=before
    )
    assert await tab.page.evaluate("document.querySelector('#messages').contains(document.activeElement)")


async def _tab_to(tab: Tab, label: str) -> None:
    for _ in range(MOST_TABS):
        await tab.page.keyboard.press("Tab")
        if label in (await tab.page.evaluate(FOCUSED)).split("\n"):
            assert await tab.page.evaluate(OUTLINE) >= 2
            return
    raise AssertionError(f"Tab never reaches {label!r}")


async def test_a_command_with_suggestions(open_tab: Open) -> None:
    """A command is found by its name, wants what it needs, completes what is typed, and is answered in private."""
    tab = await open_tab()
    await tab.press("Start")
    await tab.page.locator("#places a.thread").wait_for()
    await tab.command("move")
    await tab.send()
    await tab.page.locator(".command .failure", has_text="This option is required").wait_for()
    field, offered = tab.page.locator("#option-choice"), tab.page.locator("#option-choice-list [role=option]")
    await offered.first.wait_for()  # those for nothing typed, which others are about to replace
    await offered.evaluate_all("all => all.forEach(one => one.classList.add('former'))")
    await field.fill("1")
    await tab.page.locator("#option-choice-list [role=option]:not(.former)").first.wait_for()
    await field.press("ArrowDown")
    await tab.page.keyboard.press("Enter")
    chosen = await field.input_value()
    assert ":" in chosen
    await tab.send()
    await tab.sees("Only you can see this")


async def test_plain_talk(open_tab: Open) -> None:
    """What a player writes is seen by the others, as text and never as elements of the page."""
    alice, bruno = await open_tab(), await open_tab("bruno")
    await alice.page.locator("#composer input").fill("<img src=x> **good luck**")
    await alice.send()
    await bruno.sees("<img src=x> good luck")
    assert await bruno.newest.locator("strong", has_text="good luck").count() == 1


async def test_refusals_are_told_in_the_pages_language(open_tab: Open) -> None:
    """Why Discord would not allow something is said in German on a German page."""
    tab = await open_tab(locale="de-DE")
    field = tab.page.locator("#composer input")
    await field.evaluate("one => one.removeAttribute('maxlength')")
    await field.fill("a" * 2001)
    await field.press("Enter")
    told = "Discord ließe das nicht zu: Eine Nachricht hat 1 bis 2000 Zeichen."
    await tab.page.get_by_text(told).wait_for()
    await tab.page.locator("#language").click()
    await tab.page.get_by_placeholder("Write, or type / for commands").wait_for()
    await field.evaluate("one => one.removeAttribute('maxlength')")
    await field.fill("a" * 2001)
    await field.press("Enter")
    await tab.page.get_by_text("Discord would not allow this: A message has 1 to 2000 characters.").wait_for()


async def test_without_the_token(open_tab: Open) -> None:
    """A user without the token sees a page that says so and nothing else."""
    tab = await open_tab()
    await tab.page.goto("about:blank")
    await tab.page.goto(tab.address.split("#")[0])
    await tab.page.locator("#offline", has_text="This address is not complete").wait_for()
    assert not await tab.page.locator(".message").count()


async def test_a_command_in_a_text_is_pressed(open_tab: Open) -> None:
    """It opens the command in the line below, by its name in the reader's language."""
    tab = await open_tab(locale="de-DE")
    await tab.command("hilfe")
    await tab.send()
    await tab.page.locator("button.mention", has_text="/ich").last.click()
    await tab.page.locator("#composer .command", has_text="/ich").wait_for()
    await tab.send()
    await tab.sees("Deine Einstellungen")
    await tab.press("Meine Daten")
    await tab.sees("Zuverlässigkeit")


async def test_menus_of_messages_and_users(open_tab: Open) -> None:
    """The bot's entries are behind three dots, as in Discord."""
    tab, _ = await open_tab(), await open_tab("bruno")
    await tab.page.locator(".message .apps summary").first.click()
    await tab.page.get_by_role("button", name="As text").click()
    await tab.sees("The pictures in words")
    await tab.page.locator("#people .apps summary").first.click()
    await tab.page.get_by_role("button", name="Results").click()
    await tab.sees("no results")


async def test_pieces_stand_before_words(open_tab: Open) -> None:
    """An emoji of the bot is drawn as large as the line, and read out by its name; the page's policy allows that."""
    tab, rng = await open_tab(), random.Random(2)
    await tab.press("Start")
    await tab.go("Kontor")
    emojis = tab.messages.locator("img.emoji:visible")  # those of a closed list are drawn when it opens
    for _ in range(5):  # at first the icons may still be on their way
        await tab.choose(rng)
        if await emojis.count():
            break
    await emojis.first.wait_for()
    alts = await emojis.evaluate_all("all => all.map(one => one.alt)")
    assert all(re.fullmatch(r":\w+:", alt) for alt in alts)
    shown = "[...document.querySelectorAll('#messages img.emoji')].filter(one => one.offsetParent)"
    drawn = "one => one.naturalWidth === 128 && one.getBoundingClientRect().height < 30"
    await tab.page.wait_for_function(f"() => {shown}.every({drawn})")
    assert tab.complaints == []
