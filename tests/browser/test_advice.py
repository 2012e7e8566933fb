"""Hints by clicks: allowed in the lobby, asked for in *More*, and told to all at the end."""

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

from tests.browser.conftest import profile, run_kontor
from tests.browser.tab import Tab

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SAID = {
    "en": (
        "Table …",
        "Hints: allowed",
        "(unrated)",
        "Start",
        "Hint",
        "A normal computer would choose",
        "Hints asked",
    ),
    "de": ("Tisch …", "Tipps: erlaubt", "(ohne Wertung)", "Starten", "Tipp", "Ein Computer der Stufe", "Tipps geholt"),
}
LOCALES = {"en": "en-US", "de": "de-DE"}
MORE = {"en": "More options", "de": "Mehr Optionen"}
MENU = {"en": "More", "de": "Mehr"}
MOST_CHOICES = 60


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", ["en", "de"])
async def test_advice_is_allowed_asked_for_and_counted(browser: "Browser", tmp_path: Path, language: str) -> None:
    """A whole game of Tallinn against the computer: one question is asked twice and counted once."""
    options, allowed, unrated, start, advice, said, counted = SAID[language]
    async with run_kontor(tmp_path) as started, profile(browser, started.invite) as open_tab:
        tab = await open_tab(locale=LOCALES[language])
        await tab.press(options)
        await tab.press(MORE[language])
        await tab.controls("allow_advice").first.click()
        await tab.page.locator("[role=option]:visible", has_text=allowed).click()
        await tab.sees(f"{allowed} {unrated}")
        await tab.press(start)
        await tab.page.locator("#places a.thread").wait_for()
        await tab.go("Kontor")
        for _ in range(2):
            await tab.press(MENU[language])
            await tab.controls("menu_look").first.click()
            await tab.page.locator("[role=option]:visible", has_text=advice).first.click()
            await tab.sees(said)
        await _play_to_the_end(tab)
        await tab.go_to_thread()
        await tab.sees(counted)
        assert "1" in await tab.text(counted).inner_text()


async def _play_to_the_end(tab: Tab) -> None:
    rng = random.Random(4)
    for _ in range(MOST_CHOICES):
        if not await tab.may_choose():
            return
        await tab.choose(rng)
    raise AssertionError(f"not over after {MOST_CHOICES} choices")
