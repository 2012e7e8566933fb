"""What screen readers and small screens need of the page: names that say what is seen, headings in order, room."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all

MISNAMED = """[...document.querySelectorAll("a[aria-label], button[aria-label]")].filter((node) => {
  const words = (text) => text.replace(/[^\\p{L}\\p{N} ]/gu, "").trim();
  return node.checkVisibility() && !words(node.ariaLabel).includes(words(node.innerText));
}).map((node) => node.outerHTML)"""
DOUBLED = """[...document.querySelectorAll("[aria-label]")].map((node) => node.ariaLabel)
  .filter((label) => /^(.{3,}): \\1\\b/.test(label))"""
SKIPPED = """[...document.querySelectorAll("h1, h2, h3, h4")].filter((node) => node.checkVisibility())
  .map((node) => Number(node.tagName[1])).filter((level, at, all) => level > (at ? all[at - 1] : 2) + 1)"""
FADED = """[...document.querySelectorAll("#side a, .thinking")]
  .filter((node) => getComputedStyle(node).opacity < 0.8).length"""


async def test_names_and_headings_say_what_is_seen(open_tab: Open) -> None:
    """At the lobby, its options, an own move and the table's thread."""
    tab = await open_tab(colours="light")

    async def check() -> None:
        for look in (MISNAMED, DOUBLED, SKIPPED):
            assert await tab.page.evaluate(look) == []
        assert await tab.page.evaluate(FADED) == 0

    await check()
    await tab.press("Table …")
    await tab.page.locator(".select").first.wait_for()
    await check()
    await tab.press("Start")
    await tab.page.locator("#places a.thread").wait_for()
    await tab.go("Kontor")
    assert await tab.may_choose()
    await check()
    await tab.go_to_thread()
    await check()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_guide_leaves_room_for_the_lobby(open_tab: Open, width: int, height: int, locale: str) -> None:
    """It covers less than a third of the page, and lessons are offered until a table has begun."""
    tab = await open_tab(width=width, height=height, locale=locale)
    learn = tab.page.locator("#guide button[data-key^=learn-]")
    await learn.first.wait_for()
    box = await tab.page.locator("#guide").bounding_box()
    assert box is not None
    assert box["height"] < height / 3
    start = "Start" if locale == "en-US" else "Starten"
    assert start in await tab.page.locator("#guide ol").inner_text()
    assert await tab.page.get_by_role("button", name=start, exact=True).is_visible()
    await tab.go("Kontor")
    await tab.go("games")
    await learn.first.wait_for()


async def test_the_guide_names_the_button_as_the_table_does(open_tab: Open) -> None:
    """Also if the page speaks another language than the table."""
    tab = await open_tab()
    await tab.page.locator("#language").click()
    await tab.page.locator("#guide", has_text="Dein erstes Spiel").wait_for()
    assert "„Start“" in await tab.page.locator("#guide ol").inner_text()
