"""Take the pictures of the page that README shows: python -m tests.browser.shoot FOLDER."""

import asyncio
import random
import shutil
import sys
import tempfile
from pathlib import Path

from tests.browser.conftest import NAMES, Open, Started, profile, run_chromium
from tests.browser.tab import Tab

COLOURS = 256  # of a picture: flat colours and boards of 256 colours lose nothing that is seen


async def shoot(folder: Path) -> None:
    """Play a little in English on a desk, and in German on a phone."""
    path = next(filter(None, map(shutil.which, NAMES)))
    async with run_chromium(path) as browser:
        for play in (_desk, _phone):
            with tempfile.TemporaryDirectory() as place:
                started = Started(Path(place))
                await started.start()
                async with profile(browser, started) as open_tab:
                    await play(open_tab, folder)
                await started.stop()


async def _desk(open_tab: Open, folder: Path) -> None:
    tab = await open_tab(height=820, colours="dark")
    await _keep(tab, folder / "lobby_dark.png")
    await tab.press("Start")
    rng = random.Random(5)
    await tab.go("Kontor")
    for _ in range(6):
        await tab.choose(rng)
    await tab.controls("choose").first.wait_for()
    await _keep(tab, folder / "choice_dark.png")
    await tab.go_to_thread()
    await tab.button("Your move").wait_for()
    await _keep(tab, folder / "table_dark.png")
    await tab.page.locator("#trouble-open").click()
    await tab.page.locator("#trouble h2").wait_for()
    await _keep(tab, folder / "trouble_dark.png")


async def _phone(open_tab: Open, folder: Path) -> None:
    tab = await open_tab("dora", width=390, locale="de-DE", colours="light")
    await tab.command("spielen")
    await tab.page.locator("#option-game").select_option("tallinn")
    await tab.send()
    await tab.press("Optionen")
    await tab.press("Computer dazusetzen")
    await tab.sees("Dora, Computer")
    await _keep(tab, folder / "options_phone.png")
    await tab.press("Starten")
    await tab.page.locator("#menu .mark").wait_for()
    await tab.page.locator("#menu").click()
    await tab.page.locator("#side").wait_for()
    await _keep(tab, folder / "places_phone.png")
    await tab.page.keyboard.press("Escape")
    await tab.go("Kontor")
    await tab.controls("choose").first.wait_for()
    await _keep(tab, folder / "choice_phone.png")


async def _keep(tab: Tab, file: Path) -> None:
    """Keep what is seen, once its pictures and typefaces are there and nothing moves any more."""
    from PIL import Image

    await tab.front()
    await tab.page.wait_for_function("[...document.images].every(image => image.complete)")
    await tab.page.evaluate("document.fonts.ready")
    await tab.page.evaluate("Promise.all(document.getAnimations().map(one => one.finished))")
    await tab.page.screenshot(path=file)
    with Image.open(file) as taken:
        taken.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    asyncio.run(shoot(target))
