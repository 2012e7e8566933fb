"""Large pictures and high contrast: remembered with the user, for private pictures alone."""

from __future__ import annotations

import pytest

from bot.api.payload import message
from bot.tables.ports.component_id import ComponentId
from render.jobs import PLAIN, Drawn, Job, Sight
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import to_next_phase


@pytest.fixture
def jobs(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """Note what is drawn; a large picture has two parts."""
    noted: list[Job] = []

    async def draw(job: Job) -> tuple[Drawn, ...]:
        noted.append(job)
        return (Drawn(job.what, "", b"one"), Drawn(job.what, "", b"two"))[: 1 + job.sight.large]

    monkeypatch.setattr(trial.service.pictures, "_draw_job", draw)
    return noted


async def test_a_users_private_pictures_are_drawn_as_they_want(trial: Trial, jobs: list[Job]) -> None:
    """By direct message, *Your move*, `/hand` and `/board`, after a restart too; the table's own board is whole."""
    said = text_of(await trial.commands.me(caller(ANNA), large="on", contrast="on"))
    assert "high contrast: on" in said
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    await trial.settle(5)
    await trial.press(ANNA, ComponentId(table, "move"))
    await trial.commands.hand(caller(ANNA), table)
    await trial.commands.board(caller(ANNA), table)
    await trial.commands.hand(caller(BEA), table)
    seen = {(job.what, job.seat if job.what == "hand" else None): job.sight for job in jobs if job.what != "cover"}
    assert seen == {
        ("hand", 0): Sight(large=True, contrast=True),
        ("hand", 1): PLAIN,
        ("board", None): Sight(large=True, contrast=True),
        ("public", None): PLAIN,
    }
    panel = panel_of(await trial.commands.me(caller(ANNA), contrast="off"))
    assert press_of(panel, "set_me", "large.off")
    assert press_of(panel, "set_me", "contrast.on")


async def test_parts_stand_below_each_other(trial: Trial, jobs: list[Job]) -> None:
    """Each in a gallery of its own, with a file and an alt text of its own, also after an edit that keeps them."""
    await trial.commands.me(caller(ANNA), large="on")
    table = await trial.begun(ANNA, BEA)
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    (picture,) = panel.pictures
    assert [part.name for part in picture.parts] == ["hand.png", "hand-2.png"]
    assert picture.alt.startswith("Part 1 of 2, from the left. ")
    assert picture.more[0].alt == "Part 2 of 2, from the left."
    sent = message(panel)
    assert [file.filename for file in sent.files or []] == ["hand.png", "hand-2.png"]
    view = sent.view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    galleries = [part for part in view[0]["components"] if part["type"] == 12]
    assert [len(gallery["items"]) for gallery in galleries] == [1, 1]
