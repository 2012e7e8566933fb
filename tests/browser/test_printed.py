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
from tests.made_up import entries_of, file_with

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

SAID = {
    "en": ("Table …", "Printed components", "Anna's copy (unrated)", "Start", "Yours: "),
    "de": ("Tisch …", "Eigenes Spielmaterial", "Anna's copy (ohne Wertung)", "Starten", "Eure eigenen: "),
}
MORE = {"en": "More options", "de": "Mehr Optionen"}
LOCALES = {"en": "en-US", "de": "de-DE"}
MOST_CHOICES = 2000  # by chance nobody becomes mayor in Eldermann, and it ends after its last round, in half an hour
SAVED = 2.0  # seconds after which the practice world is on the disk; a Discord that forgets is not what is tried here


@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("key", "language"),
    [("tallinn", "en"), ("tallinn", "de"), ("tinker_tailor", "de"), ("ulm", "en"), ("eldermann", "de")],
)
async def test_a_table_with_a_set_is_played_though_its_file_is_lost(
    browser: "Browser", tmp_path: Path, key: str, language: str
) -> None:
    """The host picks the set by its name, everybody reads of it, and the exported file needs nothing beside it."""
    folder, rng = tmp_path / "printed", random.Random(4)
    folder.mkdir()
    (folder / "mine.toml").write_text(file_with(key, entries_of(key), "Anna's copy"), encoding="utf-8")
    (tmp_path / ".env").write_text(f"KONTOR_MATERIAL={folder}\n", encoding="utf-8")
    async with run_kontor(tmp_path) as started, profile(browser, started.invite) as open_tab:
        tab = await open_tab(locale=LOCALES[language])
        if key != "tallinn":  # whose lobby is there from the beginning
            await _open_lobby(tab, key)
        await _start_with_the_set(tab, tmp_path)
        await tab.choose(rng)
        await asyncio.sleep(SAVED)
        await started.stop(signal.SIGKILL)
        shutil.rmtree(folder)
        (tmp_path / ".env").unlink()
        await tab.page.locator("#offline").wait_for()
        await started.start()
        await tab.page.locator("#offline").wait_for(state="hidden")
        await tab.go("Kontor")
        await _play_to_the_end(tab, rng)
        await tab.go("games")
        file = await _exported(tab, tmp_path, "table" if language == "en" else "tisch")
    for tool in (("-m", "bot", "verify"), ("-m", "games", "replay")):
        code, told = await _run(tool, file)
        assert code == 0, told


async def _start_with_the_set(tab: Tab, folder: Path) -> None:
    """Pick the set in the lobby's options, start, and see on the board whose numbers these are."""
    options, printed, named, start, yours = SAID[tab.language]
    await tab.press(options)
    await tab.press(MORE[tab.language])
    control = tab.controls("printed").first
    assert printed in (await control.get_attribute("aria-label") or "")
    await control.click()
    await tab.page.locator("[role=option]:visible", has_text="Anna's copy").click()
    await tab.sees(f"{printed}: {named}")
    await _keep(tab, folder / "lobby.png")
    await tab.press(start)
    await tab.page.locator("#places a.thread").wait_for()
    await tab.go_to_thread()
    await tab.page.locator(".picture img").first.wait_for()
    await _keep(tab, folder / "board.png")
    assert yours in (await tab.page.locator(".picture img").first.get_attribute("alt") or "")
    await tab.go("Kontor")


async def _open_lobby(tab: Tab, key: str) -> None:
    await tab.command("play" if tab.language == "en" else "spielen")
    await tab.page.locator("#option-game").select_option(key)
    await tab.send()
    await tab.page.locator(".message", has_text="Alice").last.wait_for()
    await tab.press(SAID[tab.language][0])
    await tab.controls("add_computer").first.click()
    await tab.sees("omputer, ")
    await asyncio.sleep(SAVED)  # the panel of options is redrawn, which would close an open list


async def _play_to_the_end(tab: Tab, rng: random.Random) -> None:
    for _ in range(MOST_CHOICES):
        if not await tab.may_choose():
            return
        await tab.type_choice(rng)
    raise AssertionError(f"not over after {MOST_CHOICES} choices")


async def _exported(tab: Tab, folder: Path, command: str) -> Path:
    await tab.command(command)
    await tab.page.locator("#option-do").fill("export")
    await tab.send()
    link = tab.page.locator("a.file").last
    await link.wait_for()
    async with tab.page.expect_download() as caught:
        await link.click()
    file = folder / "table.jsonl"
    await (await caught.value).save_as(file)
    return file


async def _keep(tab: Tab, file: Path) -> None:
    """Save a screenshot for a developer to look at."""
    await tab.page.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await tab.page.screenshot(path=file)


async def _run(tool: tuple[str, ...], file: Path) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, *tool, str(file), cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, told.decode()
