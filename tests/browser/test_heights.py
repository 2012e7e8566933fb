"""On a phone each message fits on one screen: a lobby, its panels, questions, lessons and the end of a game."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.tables.company.finding import finding_panel, host_controls
from bot.tables.company.notice_board import Content, Ended, Running, notice_panel
from bot.tables.company.open_tables import OpenTable
from bot.tables.company.sought import SoughtSeat
from bot.tables.company.tables_panel import OwnTable, tables_panel
from bot.tables.company.when import when_panel
from bot.tables.core.people import words
from bot.tables.lessons.course import Course
from bot.tables.lessons.course import table_of as lesson_table
from bot.tables.messages import boards
from bot.tables.messages.manner import Manner
from bot.tables.messages.page_acts import confirm_panel, try_button
from bot.tables.messages.pages import leaf_panel, leaves
from bot.tables.messages.seats import choice_panel
from bot.tables.ports.clock import DAY
from bot.tables.ports.panel import Aside, Button, Picture
from bot.tables.stages import lobby_message, option_panels
from games.kernel import catalogue
from games.kernel.lessons import LEARNER
from games.kernel.match import Match
from games.kernel.visibility import view
from games.kernel.words import Words
from games.players.basic import play_normal
from render.jobs import Job
from storage.rows import InvitationRow, SeekRow, UserRow
from tests.bot.tables import logged
from tests.bot.tables.doubles import ANNA, CEM, selects
from tests.bot.tables.learning import walked
from tests.bot.tables.meeting import EVENING
from tests.bot.tables.shapes import begun
from tests.browser.conftest import Started
from tests.browser.phone import FREE, HIGH, NAMES, WIDE, height_of, job_of, sizes_of, table_of
from tests.given import long

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = pytest.mark.asyncio(loop_scope="session")  # the browser is one for all

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann")
LOCALES = ("en", "de")
LOBBY, MORE = 560, 560
KNOWING = Manner("never")
SEED, EACH, MOST_TALL = 5, 6, 0.05
"""Which questions of a game are looked at, and what share of them may be higher than the screen."""


def played(match: Match) -> Iterator[int]:
    """Play a game by computers to its end; name each seat before it chooses."""
    rng = random.Random(SEED)
    while not match.state.over:
        seat = match.state.waiting[0]
        yield seat
        ask = match.game.rules.asked(match.state)[seat]
        match.choose(seat, play_normal(match.game, view(match.state, seat), seat, ask, rng))


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, shared: Started) -> AsyncIterator[Page]:
    """Open the page on a phone."""
    context = await browser.new_context(viewport={"width": WIDE, "height": HIGH})
    page = await context.new_page()
    await page.goto(shared.address)
    await page.locator("#places a").first.wait_for(state="attached")
    yield page
    await context.close()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
async def test_a_lobby_and_its_panels_fit_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """The lobby with its cover, what the host and the others see behind *Table …*, and a table alone."""
    texts = words(locale, catalogue.find(key).package)
    table, alone = table_of(key, locale, "lobby"), table_of(key, locale, "lobby", alone=True)
    open_lobby = lobby_message.lobby(table, texts, {}, Picture("cover.png", b"png", "cover"))
    assert await height_of(phone, open_lobby, sizes_of(Job(key, "cover", locale))) <= LOBBY
    table.row = replace(table.row, starts_at=EVENING, post_id=9)
    table.seats = [replace(seat, here=True) for seat in table.seats]
    evening = lobby_message.lobby(table, texts, {}, Picture("cover.png", b"png", "cover"))
    assert await height_of(phone, evening, sizes_of(Job(key, "cover", locale))) <= FREE
    assert await height_of(phone, option_panels.lobby_options(table, texts)) <= FREE
    computers = option_panels.lobby_options(replace(table, seats=alone.seats), texts)
    assert await height_of(phone, computers, ephemeral=True) <= FREE
    assert await height_of(phone, option_panels.guest_panel(table, texts, seated=True, near=True)) <= FREE
    assert await height_of(phone, option_panels.setup(alone, texts)) <= FREE
    lesser = next((option.name for option in table.game.options if option.more), "")
    assert await height_of(phone, option_panels.more_options(table, texts, (), lesser)) <= MORE


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
async def test_the_pages_to_find_players_fit_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """The pages of a host and of other users, the list of tables and the notice board fit, even with many tables."""
    texts, lobby, running = words(locale), table_of(key, locale, "lobby"), table_of(key, locale, "playing")
    found = [OpenTable(replace(lobby.row, table_id=f"K{number:03}"), 1) for number in range(30)]
    sought = [SoughtSeat(running.row, tuple(running.seats), SeekRow(table_id="K7Q2", seat=1, noticed_at=0, since=0))]
    lobby.invited = [InvitationRow(table_id="K7Q2", user_id=CEM, host_id=ANNA, batch=1, made_at=0)]
    role = Aside(texts.text("role-mention", role="<@&1>"), Button("k|K7Q2|mention_role|||", "x" * 8))
    controls = host_controls(lobby, 2, [role], texts)
    assert await height_of(phone, finding_panel(found, sought, texts, hosted="K7Q2", controls=controls)) <= FREE
    assert await height_of(phone, finding_panel(found, sought, texts)) <= FREE
    own = [OwnTable(running.row, "waits", "Round 3 of 7 · A server · in 5 hours · about 2 days and 8 turns left")] * 10
    for tables in (own, []):
        shown = tables_panel(tables, found, sought, texts, direct=False, moderates=False)
        assert await height_of(phone, shown) <= FREE
    notes = [Running(running.row, ("Anna", "Beatrix"))] * 30, [Ended(running.row, ("Anna",))] * 30
    evenings = [replace(lobby.row, starts_at=EVENING)] * 30
    for content in (Content(found, sought, *notes), Content(found, sought, *notes, evenings)):
        assert await height_of(phone, notice_panel(content, "", texts)) <= FREE


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_panel_of_an_evening_fits_on_one_screen(phone: Page, locale: str) -> None:
    """The panel fits even with a picked day and an arranged evening."""
    table = table_of("tinker_tailor", locale, "lobby")
    table.row = replace(table.row, starts_at=EVENING)
    user = UserRow(user_id=1, zone="America/Argentina/Buenos_Aires")
    panel = when_panel(table, user, "", EVENING - DAY, words(locale))
    assert len(selects(panel)) == 2
    assert await height_of(phone, panel) <= FREE


@pytest.mark.parametrize("locale", [long("en"), "de"])
@pytest.mark.parametrize("key", GAMES)
async def test_questions_fit_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """All but a few of those that computers of a table of three are asked, as users see them who know the game."""
    texts = words(locale, catalogue.find(key).package).naming(list(NAMES.values()))
    match, heights = begun(catalogue.find(key), len(NAMES), SEED), dict[tuple[str, int], int]()
    table = table_of(key, locale, "playing", match)
    for seat in played(match):
        if match.state.ask % EACH == 0:
            hand = sizes_of(job_of(table, "hand", texts, seat))
            panel = choice_panel(table, seat, Picture("hand.png", b"png", "hand"), "", texts, "-# News", manner=KNOWING)
            heights[match.state.section, match.state.ask] = await height_of(phone, panel, hand)
    tall = {question: height for question, height in heights.items() if height > FREE}
    assert len(tall) <= MOST_TALL * len(heights), tall


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
async def test_the_end_of_a_game_fits_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """Who has won, everybody's points, and the score sheet."""
    texts = words(locale, catalogue.find(key).package).naming(list(NAMES.values()))
    match = begun(catalogue.find(key), len(NAMES), SEED)
    for _ in played(match):
        pass
    table = table_of(key, locale, "ended", match)
    panel = boards.ended(table, (), (Picture("score.png", b"png", "sheet"),), "", texts)
    assert await height_of(phone, panel, sizes_of(job_of(table, "public", texts))) <= FREE


@pytest.mark.parametrize("locale", [long("en"), "de"])
@pytest.mark.parametrize("key", GAMES)
async def test_the_pages_of_a_finished_game_fit_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """Pages with a board, its news and a player's buttons fit, and so does the confirmation of a trial."""
    texts = words(locale, catalogue.find(key).package).naming(list(NAMES.values()))
    past = logged.played(key, SEED, len(NAMES), 5_000)
    table = table_of(key, locale, "ended", past.match)
    pages, heights = leaves(table, past.entries, texts), dict[int, int]()
    board = sizes_of(job_of(table_of(key, locale, "playing", past.match), "board", texts))
    for at in range(0, len(pages), max(1, len(pages) // 6)):
        further = (try_button(table, at, texts),)
        panel = leaf_panel(table, pages, at, Picture("page.png", b"png", "board"), texts, further)
        heights[at] = await height_of(phone, panel, board)
    assert max(heights.values()) <= FREE
    assert await height_of(phone, confirm_panel(table, 0, len(pages), 0, "new", texts)) <= FREE


@pytest.mark.parametrize("locale", [long("en"), "de"])
@pytest.mark.parametrize("key", GAMES)
async def test_a_lesson_fits_on_one_screen(phone: Page, key: str, locale: str) -> None:
    """Each message of each lesson fits, together with its pictures."""
    texts = words(locale, catalogue.find(key).package)
    heights = [await height_of(phone, panel, pictured(course, texts)) for course, panel, _ in walked(key, texts)]
    assert max(heights) <= FREE, heights


def pictured(course: Course, texts: Words) -> list[tuple[int, int]]:
    """Return the size of a step's picture: the hand, or the board if the step is only about that."""
    assert course.walk is not None
    marks = " ".join(course.step.mark) if course.step else ""
    table = lesson_table(course, course.walk, texts)
    if course.walk.match.state.over or ("board:" in marks and "hand:" not in marks):
        return sizes_of(job_of(table, "public", texts))[: None if course.walk.match.state.over else 1]
    return sizes_of(job_of(table, "hand", texts, LEARNER))
