"""Nobody learns what the rules hide: not by text, picture, id or file name, nor by number and timing of messages."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import LogCapture

from bot.tables.messages.pictures import Pictures
from bot.tables.ports.panel import Button, Picture, Select
from games.kernel.saving import dump_state
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, selects
from tests.bot.tables.playing import act, play_on
from tests.bot.tables.secrecy import compare_worlds, without_tokens
from tests.fifth_game import installed_beacons
from tests.renderers import Blank, OfScenes


@pytest.fixture
def pictures() -> Pictures:
    """Make pictures of scenes."""
    return Pictures(OfScenes())


@pytest.mark.parametrize(("game", "users"), [("tallinn", (ANNA, BEA, CEM)), ("beacons", (ANNA, BEA))])
async def test_no_panel_depends_on_what_its_viewer_may_not_know(
    trial: Trial, monkeypatch: pytest.MonkeyPatch, game: str, users: tuple[int, ...]
) -> None:
    """Whatever the others hold, have sealed, or hide in towers: text, alt text, ids and scenes stay the same."""
    pictures = Pictures(OfScenes() if game == "tallinn" else Blank())
    with installed_beacons():
        table = await trial.begun(*users, game=game)
        rng, changed, towers = random.Random(5), 0, 0

        async def compare() -> None:
            nonlocal changed, towers
            changed += await compare_worlds(trial, table, pictures, rng)
            state = (await trial.live(table)).require_match().state
            towers += any("hand" in (given or "") for given in state.given.values())

        await compare()
        await play_on(trial, table, "4", after=compare)
    assert changed > 50
    assert game != "tallinn" or towers


async def shown_after(folder: Path, seed: int, steps: int) -> tuple[list[str], list[tuple[int, object]]]:
    """Play some steps, redeal all hidden cards, let one seat choose; return what that queues and shows."""
    trial = Trial(folder)
    await trial.start()
    table = await trial.begun(ANNA, BEA, CEM)
    await play_on(trial, table, "7", most=steps)
    await trial.settle(5)
    live = await trial.live(table)
    seat = live.waiting_seats()[0]
    user = live.seats[seat].user_id
    assert user
    world = determinize(live.game.rules, view(live.require_match().state, seat), random.Random(seed))
    async with trial.store.write() as tx:
        await tx.log.put_snapshot(table, live.row.version, dump_state(world))
    trial.service.registry.forget(table)
    before = len(trial.messenger.shown)
    await act(trial, user, table, "7")
    owed = [(r.recipient, r.kind, r.about, r.seat, r.since, r.upto, r.due_at) for r in await trial.outbox(table)]
    await trial.settle(5)
    shown = [(channel, without_tokens(panel)) for channel, panel in trial.messenger.shown[before:]]
    await trial.stop()
    shown.sort(key=lambda each: each[0])  # channels are served at the same time: only within one the order is sure
    return sorted(map(str, owed)), shown


@pytest.mark.parametrize("steps", [0, 4, 9])
async def test_number_and_timing_of_messages_tell_nothing(tmp_path: Path, steps: int) -> None:
    """The same choice in different worlds owes the same messages at the same times, with the same content."""
    first = await shown_after(tmp_path / "a", 1, steps)
    second = await shown_after(tmp_path / "b", 2, steps)
    assert first[0]
    assert first == second


async def test_public_messages_wait_for_the_reveal(trial: Trial) -> None:
    """Until all have chosen, no message but the chooser's own says what was chosen."""
    table = await trial.begun(ANNA, BEA)
    before = len(trial.messenger.shown)
    await act(trial, ANNA, table)
    chosen = (await trial.live(table)).require_match().state.given[0]
    await trial.settle(5)
    for channel, panel in trial.messenger.shown[before:]:
        if channel != 100_000 + ANNA:
            assert f"plays {chosen}" not in str(panel)
            assert "Locked" not in str(panel)


async def test_direct_messages_go_to_their_seats_only(trial: Trial) -> None:
    """Whole games long, a direct channel shows ids of its own seat, and the public ones of no seat."""
    table = await trial.begun(ANNA, BEA, CEM)
    await play_on(trial, table)
    await trial.settle(5)
    seats = {100_000 + user: seat for seat, user in enumerate((ANNA, BEA, CEM))}
    for channel, panel in trial.messenger.shown:
        controls: list[Button | Select] = [*buttons(panel), *selects(panel)]
        for control in controls:
            seat = control.id.split("|")[3]
            assert seat in ("", str(seats.get(channel, "")))


@pytest.mark.parametrize("game", ["tallinn", "beacons"])
async def test_logs_tell_no_secrets(trial: Trial, logs: LogCapture, game: str) -> None:
    """No choice, hand, seed, token or name is logged at any level, not even with trouble and refusals."""
    with installed_beacons():
        table = await trial.lobby(ANNA, BEA, game=game)
        await trial.press(ANNA, replace_verb(table, "add_computer"))
        trial.messenger.closed_dms.add(100_000 + BEA)
        await trial.begin(table, ANNA)
        flaky = random.Random(1)

        def error(method: str, _channel: int) -> None:
            if method != "exists" and flaky.random() < 0.2:  # that one answers a press, which would end this test
                raise OSError("while sending")

        trial.messenger.error = error
        await act(trial, ANNA, table)
        await trial.press(ANNA, replace_verb(table, "choose"))
        await play_on(trial, table)
        trial.messenger.error = lambda _method, _channel: None
        await trial.settle(400)
        live = await trial.live(table)
        entries = await trial.log(table)
    lines = [
        {k: v for k, v in entry.items() if k not in ("event", "log_level", "reason", "about")} for entry in logs.entries
    ]
    assert logs.entries
    values = {str(value) for line in lines for value in line.values()}
    assert not values & {entry.choice for entry in entries}
    assert not values & {message.token for message in trial.messenger.messages.values()}
    text = str(logs.entries)
    assert live.row.seed.hex() not in text
    assert str(live.row.seed) not in text
    assert not any(name in text for name in ("Anna", "Bea"))
    allowed = {"event", "log_level", "reason", "about", "table", "delivery", "exc_info", "code", "section"}
    allowed |= {"guild", "game", "seat", "to", "channel", "why"}  # what is told of each event of a table
    assert {key for entry in logs.entries for key in entry} <= allowed


def replace_verb(table: str, verb: str) -> Any:
    """Make a press without a seat."""
    from bot.tables.ports.component_id import ComponentId

    return ComponentId(table, verb)


async def test_nothing_secret_is_in_a_repr(trial: Trial) -> None:
    """A picture's repr has no bytes, so that no traceback or log prints what a hand looks like."""
    await trial.begun(ANNA, BEA)
    assert "secret" not in repr(Picture("hand.png", b"secret", "alt"))
