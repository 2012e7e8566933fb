"""Take the pictures of the page that README shows: python -m tests.browser.shoot [FOLDER]."""

import asyncio
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image

from tests.browser.conftest import NAMES, Open, Started, profile, run_chromium
from tests.browser.tab import Tab

FOLDER = Path(__file__).with_name("shots")
COLOURS = 256  # nothing that is seen is lost: the page is flat, and boards have no more themselves
SEED, MOST_CHOICES = 5, 20
WIDE, HIGH, WHOLE = 1280, 820, 1440  # the whole of a choice with its picture


async def shoot(folder: Path) -> None:
    """Play a little in English on a wide screen, and in German on a phone."""
    path = next(filter(None, map(shutil.which, NAMES)))
    async with run_chromium(path) as browser:
        for play in (_desk, _phone):
            with tempfile.TemporaryDirectory() as place:
                started = Started(Path(place))
                await started.start()
                try:
                    async with profile(browser, started.invite) as open_tab:
                        await play(open_tab, folder)
                finally:
                    await started.stop()


async def _desk(open_tab: Open, folder: Path) -> None:
    rng, tab = random.Random(SEED), await open_tab(height=HIGH, colours="dark")
    await tab.press("Start")
    await tab.go("Kontor")
    await tab.page.get_by_role("button", name="Got it").click()
    await _play_until(tab, rng, "Round 2 of 10: choose a card")
    await tab.page.emulate_media(color_scheme="light")
    await tab.page.set_viewport_size({"width": WIDE, "height": WHOLE})
    await tab.newest.locator("img:not(.emoji)").wait_for()
    await _keep(tab, folder / "choice.png")
    await tab.page.set_viewport_size({"width": WIDE, "height": HIGH})
    await tab.page.emulate_media(color_scheme="dark")
    await _play_until(tab, rng, "Round 5 of 10: choose a card")
    await tab.go_to_thread()
    await tab.text("Round 5 of 10: choose a card").locator("img:not(.emoji)").wait_for()
    await _keep(tab, folder / "table.png")
    await tab.page.locator("#trouble-open").click()
    await tab.page.locator("#trouble h2").wait_for()
    await _keep(tab, folder / "trouble.png")


async def _play_until(tab: Tab, rng: random.Random, phase: str) -> None:
    asked = tab.newest.filter(has_text=re.compile("Choose a card|Do you build"))
    for _ in range(MOST_CHOICES):
        await asked.wait_for()
        if phase in await asked.inner_text():
            return
        await tab.choose(rng)


async def _phone(open_tab: Open, folder: Path) -> None:
    tab = await open_tab(width=390, height=WHOLE, locale="de-DE", colours="light")
    await tab.press("Starten")
    await tab.page.locator("#menu .mark").wait_for()
    await tab.go("Kontor")
    await tab.controls("choose").first.wait_for()
    await tab.newest.locator("img:not(.emoji)").wait_for()
    await _keep(tab, folder / "phone.png")


async def _keep(tab: Tab, file: Path) -> None:
    """Keep what is seen, once its pictures and typefaces are there and nothing moves any more."""
    await tab.page.mouse.move(0, 0)
    await tab.page.wait_for_function("[...document.images].every(image => image.complete && image.naturalWidth)")
    await tab.page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await tab.page.evaluate("document.fonts.ready")
    await tab.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
    await tab.page.screenshot(path=file)
    with Image.open(file) as taken:
        small = taken.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
    small.save(file, optimize=True)


if __name__ == "__main__":
    target = Path(sys.argv[1]) if sys.argv[1:] else FOLDER
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(shoot(target))
