"""A table with somebody's own printed components, from the lobby to the file that proves it; the set's file is lost."""

import asyncio
import random
import shutil
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

from tests.browser.conftest import ROOT, profile, run_kontor
from tests.browser.tab import Tab
from tests.made_up import file_with, tallinn

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SAID = {
    "en": (
        *("Options", "Printed components", "Anna's copy (unrated)", "Start"),
        *("Yours: the influence cards", "The game is over"),
    ),
    "de": (
        *("Optionen", "Eigenes Spielmaterial", "Anna's copy (ohne Wertung)", "Starten"),
        *("Eure eigenen: die Einflusskarten", "Das Spiel ist vorbei"),
    ),
}
LOCALES = {"en": "en-US", "de": "de-DE"}
MOST_CHOICES = 60


@pytest.mark.timeout(600)
@pytest.mark.parametrize("language", SAID)
async def test_a_table_with_a_set_is_played_though_its_file_is_lost(
    browser: "Browser", tmp_path: Path, language: str
) -> None:
    """The host picks the set by its name, everybody reads of it, and the exported file needs nothing beside it."""
    options, printed, named, start, yours, over = SAID[language]
    folder, rng = tmp_path / "printed", random.Random(4)
    folder.mkdir()
    (folder / "mine.toml").write_text(file_with("tallinn", tallinn(), "Anna's copy"), encoding="utf-8")
    (tmp_path / ".env").write_text(f"KONTOR_MATERIAL={folder}\n", encoding="utf-8")
    async with run_kontor(tmp_path) as started, profile(browser, started.invite) as open_tab:
        tab = await open_tab(locale=LOCALES[language])
        await tab.press(options)
        control = tab.controls("printed").first
        assert printed in (await control.get_attribute("aria-label") or "")
        await control.click()
        await tab.page.locator("[role=option]:visible", has_text="Anna's copy").click()
        await tab.sees(f"{printed}: {named}")
        await _keep(tab, tmp_path / "lobby.png")
        await tab.press(start)
        await tab.page.locator("#places a.thread").wait_for()
        await tab.go_to_thread()
        await tab.page.locator(".picture img").first.wait_for()
        await _keep(tab, tmp_path / "board.png")
        assert yours in (await tab.page.locator(".picture img").first.get_attribute("alt") or "")
        await tab.go("Kontor")
        await tab.choose(rng)
        await started.stop(signal.SIGKILL)
        shutil.rmtree(folder)
        (tmp_path / ".env").unlink()
        await tab.page.locator("#offline").wait_for()
        await started.start()
        await tab.page.locator("#offline").wait_for(state="hidden")
        await tab.go("Kontor")
        await _play_to_the_end(tab, rng, over)
        await tab.go("games")
        file = await _exported(tab, tmp_path, "table export" if language == "en" else "tisch export")
    for tool in (("-m", "bot", "verify"), ("-m", "games", "replay")):
        code, told = await _run(tool, file)
        assert code == 0, told


async def _play_to_the_end(tab: Tab, rng: random.Random, over: str) -> None:
    for _ in range(MOST_CHOICES):
        choice = tab.controls("choose", "pick").first
        await choice.or_(tab.text(over)).first.wait_for()
        if await tab.text(over).count():
            return
        await tab.choose(rng)


async def _exported(tab: Tab, folder: Path, command: str) -> Path:
    await tab.command(command)
    await tab.send()
    link = tab.page.locator("a.file").last
    await link.wait_for()
    async with tab.page.expect_download() as caught:
        await link.click()
    file = folder / "table.jsonl"
    await (await caught.value).save_as(file)
    return file


async def _keep(tab: Tab, file: Path) -> None:
    """Keep what is seen, for whoever wants to look."""
    await tab.page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await tab.page.screenshot(path=file)


async def _run(tool: tuple[str, ...], file: Path) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *tool, str(file), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, told.decode()
