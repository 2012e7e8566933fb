"""`/log` and the button on each board: which users may read it, what it shows, and the ways through it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from tests.bot.tables import alone
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    HOME,
    PLACE,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    texts_below,
    verbs,
)
from tests.bot.tables.playing import act, check_limits, ended, play_on, play_out, shows_board
from tests.bot.tables.voting import answer, ballots, replace
from tests.renderers import OfScenes


async def shown(answered: Answer) -> Panel:
    """Wait for the picture of a page."""
    panel = panel_of(answered) if answered.then is None else await answered.then()
    assert panel is not None
    check_limits(panel)
    return panel


async def log(trial: Trial, user: int, table: str, value: str = "", **fields: object) -> Panel:
    """Press a button of the log, and wait for the picture."""
    answered = await trial.press(user, ComponentId(table, "log", value=value), **fields)
    assert answered.update == bool(value)
    assert not answered.public
    return await shown(answered)


async def whole(trial: Trial, user: int, table: str) -> list[Panel]:
    """Go through the log from its newest page to its oldest."""
    panels = [await log(trial, user, table)]
    while (
        earlier := next(button for button in buttons(panels[-1]) if "earlier" in button.id)
    ) and not earlier.disabled:
        panels.append(await log(trial, user, table, press_of(panels[-1], "log", earlier.id.split("|")[5]).value))
    return panels


def lines(panels: list[Panel]) -> list[str]:
    """Read all lines, the oldest first."""
    return [line for panel in reversed(panels) for line in "\n".join(texts_below(panel)).splitlines()]


async def test_each_board_has_a_log(trial: Trial) -> None:
    """Its newest page comes as a private message, the others take its place; the newest round is the first."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=14)
    await trial.settle(5)
    board = [m.panel for m in trial.messenger.inside(PLACE) if shows_board(m.panel)][-1]
    assert len(board.rows[0]) == 3  # type: ignore[arg-type]  # a row of buttons
    more = panel_of(await trial.press(CEM, press_of(board, "menu"), channel_id=PLACE))
    panel = await shown(await trial.press(CEM, press_of(more, "menu_look"), "log", channel_id=PLACE))
    (newest, *others) = [choice.label for choice in selects(panel)[0].choices]
    assert f"**{newest}**" in text_of(panel)
    assert others[-1] == "Before the first round"
    assert panel.pictures[0].name == "board.png"
    panels = await whole(trial, CEM, table)
    assert [panel.text[1].splitlines()[0].strip("*") for panel in panels] == [newest, *others]
    assert ["after this page" in panel.text[1] for panel in panels] == [False, *[True] * len(others)]
    assert all(picture.name == "page.png" for panel in panels[1:] for picture in panel.pictures)
    assert all(panel.pictures for panel in panels)
    first = await log(trial, CEM, table, "0.earlier")
    assert first == panels[-1]
    picked = await trial.press(CEM, press_of(first, "log", "rounds"), selects(first)[0].choices[0].value)
    assert picked.update
    assert text_of(picked) == text_of(panels[0])
    assert text_of(await log(trial, CEM, table, ".newest")) == text_of(panels[0])


async def test_it_is_told_in_the_readers_language(trial: Trial) -> None:
    """Titles, lines, buttons and alt texts."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=8)
    panel = await log(trial, BEA, table, "1.later", locale="de")
    assert "Verlauf" in text_of(panel)
    assert "**Runde 1**" in text_of(panel)
    assert "Anna legt" in texts_below(panel)[0]
    assert panel.pictures[0].alt.startswith("Das Brett nach Seite 2 von")
    assert [button.label for button in buttons(panel)][:2] == ["◀ Früher", "Später ▶"]


async def test_a_player_is_led_back_to_their_move(trial: Trial) -> None:
    """In the place of the log; a user who does not play is not."""
    table = await trial.begun(ANNA, BEA)
    panel = await log(trial, ANNA, table)
    moved = await trial.press(ANNA, press_of(panel, "again"))
    assert moved.update
    assert "|choose|" in str(moved.panel) or "|pick|" in str(moved.panel)
    assert "again" not in verbs(await log(trial, CEM, table))


async def test_a_seat_shows_its_past_only_to_who_holds_it_and_held_it_then(trial: Trial) -> None:
    """Dirk takes Bea's seat: Bea reads as a spectator from then on, and he what is private since then."""
    table = await trial.begun(ANNA, BEA, CEM, game="tinker_tailor")
    await play_on(trial, table, "v", most=60)
    before = {user: lines(await whole(trial, user, table)) for user in (ANNA, BEA, CEM, DIRK)}
    assert not any("*(private)*" in line for line in before[DIRK])
    assert any("*(private)*" in line for line in before[BEA])
    assert any("*(private)*" in line for line in before[ANNA])
    await replace(trial, BEA, table, DIRK)
    await answer(trial, DIRK, "accept")
    assert (await trial.live(table)).seats[1].user_id == DIRK
    assert lines(await whole(trial, BEA, table)) == lines(await whole(trial, DIRK, table)) == before[DIRK]
    assert lines(await whole(trial, ANNA, table)) == before[ANNA]
    await play_on(trial, table, "v", most=24)
    public, own = lines(await whole(trial, BEA, table)), lines(await whole(trial, DIRK, table))
    assert not any("*(private)*" in line for line in public)
    private = [at for at, line in enumerate(own) if "*(private)*" in line]
    assert private
    assert private[0] >= len(before[DIRK]) - 1


async def test_a_sealed_choice_is_in_no_log(trial: Trial) -> None:
    """Neither in its owner's; nor does the log of another differ by it, however often it was changed."""
    table = await trial.begun(ANNA, BEA)
    trial.service.pictures.renderer = trial.service.replays.renderer = OfScenes()
    truth = [await whole(trial, user, table) for user in (BEA, CEM)]
    for seed in "abc":
        await act(trial, ANNA, table, seed)
        assert [await whole(trial, user, table) for user in (BEA, CEM)] == truth
    assert "plays" not in str(lines(await whole(trial, ANNA, table)))


async def test_a_picture_drawn_for_a_former_player_is_not_sent(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat is handed on while it is being drawn."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=8)
    await replace(trial, BEA, table, DIRK)
    offer, draw = ballots(trial)[-1], trial.service.replays.leaf

    async def drawn(*given: Any) -> bytes:
        await trial.press(DIRK, press_of(offer.panel, "accept"))
        return await draw(*given)

    monkeypatch.setattr(trial.service.replays, "leaf", drawn)
    assert panel_of(await trial.press(BEA, ComponentId(table, "log", value="1.later"))).pictures == ()
    assert (await trial.live(table)).seats[1].user_id == DIRK


async def test_who_may_not_see_the_table_has_no_log(trial: Trial) -> None:
    """On another server or from direct messages, by button or command."""
    table = await trial.begun(ANNA, BEA)
    for fields in ({"guild_id": 77}, {"guild_id": None, "channel_id": 1}):
        for answered in (
            await trial.press(CEM, ComponentId(table, "log"), **fields),
            await trial.commands.log(caller(CEM, **fields), table),
        ):
            assert "cannot find table" in text_of(answered)
            assert answered.then is None


@pytest.mark.parametrize("value", ["x.later", "99999.later", "-1.earlier", "..", "²"])
async def test_a_forged_page_is_one_of_the_log(trial: Trial, value: str) -> None:
    """Nothing else can be reached by an id, or a value of the select."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=8)
    newest = text_of(await log(trial, BEA, table))
    assert text_of(await log(trial, BEA, table, value)) == newest
    assert text_of(await trial.press(BEA, ComponentId(table, "log", value="rounds"), value)) == newest


async def test_a_log_that_is_not_repeated_has_no_pictures(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of today that lead elsewhere cost the boards of earlier rounds, not the words, nor the board of now."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=8)
    truth = lines(await whole(trial, BEA, table))
    trial.service.replays._leaves.clear()
    monkeypatch.setattr("render.worker.positions", lambda *_given: iter(()))
    panels = await whole(trial, BEA, table)
    assert lines(panels) == truth
    assert [bool(panel.pictures) for panel in panels] == [True] + [False] * (len(panels) - 1)


async def test_what_is_drawn_for_a_reader_is_limited(trial: Trial) -> None:
    """Pages whose boards are there already do not count, nor does the newest one; others have their own limit."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=16)
    trial.service.dispatcher.context.limits.most["page"] = 1
    await log(trial, BEA, table)
    await log(trial, BEA, table, "5.earlier")
    await log(trial, BEA, table, "4.earlier")
    refused = await trial.press(BEA, ComponentId(table, "log", value="0.earlier"))
    assert "1 pages within an hour are enough. In 60 minutes" in text_of(refused)
    assert not refused.update
    await log(trial, BEA, table)
    for _ in range(3):
        await log(trial, CEM, table, "0.earlier")


async def test_pages_of_a_finished_game_are_limited_too(trial: Trial) -> None:
    """By the same count."""
    table = await ended(trial)
    trial.service.dispatcher.context.limits.most["page"] = 1
    for value in ("0.open", "1.next"):
        await trial.press(BEA, ComponentId(table, "leaf", value=value))
        await shown(await trial.press(BEA, ComponentId(table, "leaf", value=value)))
    assert "pages within an hour" in text_of(await trial.press(BEA, ComponentId(table, "leaf", value="9999.last")))


async def test_the_log_of_a_finished_game_is_its_replay(trial: Trial) -> None:
    """By command, and by a button of the log that was opened before the end: it stays, and the film comes below."""
    table = await trial.begun(ANNA, BEA)
    panel = await log(trial, ANNA, table)
    await play_out(trial, table)
    await trial.settle(5)
    for answered in (
        await trial.commands.log(caller(BEA), table),
        await trial.press(ANNA, press_of(panel, "log", ".newest")),
    ):
        assert "being drawn" in text_of(answered)
        assert not answered.update


async def test_the_table_that_is_meant(trial: Trial) -> None:
    """The named one, that of the channel, the only one that runs or waits, or else the last one."""
    over = await ended(trial)
    assert over in text_of(await trial.commands.log(caller(ANNA)))
    running = await trial.begun(ANNA, BEA)
    assert "Log" in text_of(await trial.commands.log(caller(ANNA, channel_id=HOME)))
    assert running in text_of(await trial.commands.log(caller(ANNA, guild_id=None, channel_id=1)))
    assert over in text_of(await trial.commands.log(caller(ANNA), over.lower()))
    await trial.lobby(CEM, DIRK)
    assert "no running or finished game" in text_of(await trial.commands.log(caller(CEM, channel_id=HOME + 1)))
    third = await trial.begun(ANNA, CEM)
    refused = text_of(await trial.commands.log(caller(ANNA, channel_id=HOME + 1)))
    assert "Which table" in refused
    assert running in refused
    offered = [choice.value for choice in await trial.suggestions.begun(caller(ANNA), "tall")]
    assert offered[-1] == over
    assert {*offered[:2]} == {running, third}


async def test_a_table_alone_has_its_log_below_the_question(trial: Trial) -> None:
    """As a private answer of its own, in the language of the table."""
    await alone.begun(trial)
    more = panel_of(await alone.press(trial, press_of(alone.message(trial), "menu")))
    answered = await alone.press(trial, press_of(more, "menu_look"), "log")
    assert not answered.update
    panel = await shown(answered)
    assert "**Round 1**" in text_of(panel)
    assert "again" in verbs(panel)
    turned = await alone.press(trial, press_of(panel, "log", "0.earlier"))
    assert "starts with" in texts_below(panel_of(turned))[0]
