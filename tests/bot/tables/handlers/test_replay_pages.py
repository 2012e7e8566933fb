"""Replays page by page: the ways through, what stands below each board, and that picture and words tell one version."""

from __future__ import annotations

import asyncio
import io
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest
from PIL import Image

from bot.api.payload import message
from bot.tables.handlers.replay_pages import ReplayPagesHandler
from bot.tables.messages.pages import leaves
from bot.tables.messages.since import story
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from tests.bot.tables.doubles import ANNA, BEA, Trial, buttons, caller, panel_of, press_of, text_of, texts_below
from tests.bot.tables.playing import act, check_limits, ended, follow_up, until_undoable
from tests.fifth_game import installed_beacons


async def turn(trial: Trial, table: str, value: str, locale: str = "en-US") -> Panel:
    """Go to a page, and wait for its picture."""
    answer = await trial.press(ANNA, ComponentId(table, "leaf", value=value), locale=locale)
    assert answer.update == (not value.endswith("open"))
    panel = panel_of(answer) if answer.then is None else await answer.then()
    assert panel is not None
    check_limits(panel)
    return panel


async def test_a_game_is_gone_through_from_the_first_page_to_the_last(trial: Trial) -> None:
    """The film leads to the first page; each has its board and below it what happened, and all of it is told once."""
    table = await ended(trial)
    film = await follow_up(await trial.press(ANNA, ComponentId(table, "replay")))
    panel = await turn(trial, table, press_of(film, "leaf").value)
    live = await trial.live(table)
    entries = await trial.log(table)
    texts = await trial.dispatcher.context.words(caller(ANNA), live)
    pages = leaves(live, entries, texts)
    assert pages[-1].version == entries[-1].version
    told, images = list[str](), set[bytes]()
    for number in range(1, len(pages) + 1):
        assert panel.text[-1] == f"Page {number} of {len(pages)}"
        (picture,) = panel.pictures
        assert picture.alt.startswith(f"The board after page {number} of {len(pages)}. ")
        with Image.open(io.BytesIO(picture.image)) as image:
            assert image.format == "PNG"
        images.add(picture.image)
        told += texts_below(panel)
        off = [button.label for button in buttons(panel) if button.disabled]
        assert off == (["First", "◀ Back"] if number == 1 else ["Next ▶", "Last"] if number == len(pages) else [])
        if number < len(pages):
            panel = await turn(trial, table, press_of(panel, "leaf", f"{number}.next").value)
    assert len(images) > len(pages) // 2
    assert "\n".join(told) == story(live, entries, texts, longest=10**6)
    assert "Seite 1 von" in text_of(await turn(trial, table, "0.first", "de"))


async def test_what_was_taken_back_is_on_no_page(trial: Trial) -> None:
    """Pages tell what stands."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        user = await until_undoable(trial, table)
        panel = panel_of(await trial.press(user, ComponentId(table, "move")))
        await trial.press(user, press_of(panel, "undo"))
        live = await trial.live(table)
        entries = await trial.log(table)
        texts = await trial.dispatcher.context.words(caller(ANNA), live)
        versions = [page.version for page in leaves(live, entries, texts)]
        assert entries[-2].version not in versions
        assert entries[-1].version not in versions


@pytest.mark.parametrize("value", ["", "x.next", "99999.next", "-1.back"])
async def test_a_forged_page_is_the_first_or_the_last(trial: Trial, value: str) -> None:
    """Nothing else can be reached by an id."""
    table = await ended(trial)
    answer = await trial.press(ANNA, ComponentId(table, "leaf", value=value))
    number, _, count = panel_of(answer).text[-1].removeprefix("Page ").partition(" of ")
    assert number in ("1", count)


async def test_a_running_game_has_no_pages(trial: Trial) -> None:
    """By no forged id either."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    assert "still going on" in text_of(await trial.press(ANNA, ComponentId(table, "leaf", value="0.open")))


async def test_a_game_that_is_not_repeated_is_told_without_pictures(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules of today that lead elsewhere cost the boards, not the words."""
    table = await ended(trial)
    monkeypatch.setattr("render.worker.positions", lambda *_given: iter(()))
    panel = await turn(trial, table, "0.open")
    assert panel.pictures == ()
    assert texts_below(panel)[0]


def test_the_words_stand_below_the_picture() -> None:
    """In the message as it is sent."""
    panel = Panel(("above",), rows=("below",))
    view = message(panel).view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    assert [part["content"] for part in view[0]["components"]] == ["above", "below"]


async def test_who_turns_many_pages_lets_others_through(trial: Trial) -> None:
    """The one process that draws is given one page of a user at a time."""
    handler, under_way = ReplayPagesHandler(trial.dispatcher.context, trial.service.replays), Counter[int]()
    most, may_go_on = Counter[int](), asyncio.Event()

    def drawing(user: int) -> Callable[[], Awaitable[None]]:
        async def draw() -> None:
            under_way[user] += 1
            most[user] = max(most[user], under_way[user])
            await may_go_on.wait()
            under_way[user] -= 1

        return draw

    tasks = [asyncio.create_task(handler._in_turn(user, drawing(user))) for user in (ANNA, ANNA, ANNA, BEA)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    may_go_on.set()
    await asyncio.gather(*tasks)
    assert most == {ANNA: 1, BEA: 1}
