"""How reliable users are: what counts, what does not, and where it is told."""

from __future__ import annotations

import dataclasses

import pytest

from bot.tables.clocks import pace_changes
from bot.tables.company.reliability import FEWEST, Reliability
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from bot.tables.stages import play, resignation
from games.kernel.words import LOCALES
from storage.moderation import MAX_DECISIONS
from storage.people import STAND_IN
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.playing import act, check_limits, play_out, to_next_phase, until_undoable
from tests.bot.tables.timing import HOUR, later, paced
from tests.bot.tables.voting import answer, propose_undo, replace
from tests.fifth_game import installed_beacons


async def kept(trial: Trial, user: int) -> tuple[str, int]:
    """Return what is kept of a user: the decisions, the newest first, and the games given up."""
    async with trial.store.read() as tx:
        row = (await tx.reliability.of_users(GUILD, [user])).get(user)
    return (row.decisions, row.given_up) if row else ("", 0)


async def known(trial: Trial, user: int, in_time: int, missed: int, given_up: int = 0) -> None:
    """Give a user a past."""
    async with trial.store.write() as tx:
        for number in range(in_time + missed):
            tx.reliability.note(GUILD, user, in_time=number < in_time)
        for _ in range(given_up):
            tx.reliability.give_up(GUILD, user)


def test_who_is_new_is_never_below_and_who_shows_nothing_always_is() -> None:
    """A percentage is rounded down, so that a miss is never hidden by it."""
    assert not Reliability(FEWEST - 1, 0).is_below(90)
    assert not Reliability(FEWEST - 1, 0, shown=False).is_below(90)
    assert Reliability(FEWEST, FEWEST, shown=False).is_below(50)
    assert not Reliability(FEWEST, FEWEST, shown=False).is_below(0)
    assert Reliability(100, 89).is_below(90)
    assert not Reliability(100, 90).is_below(90)
    assert Reliability(FEWEST + 1, FEWEST).percent == 95


async def test_the_last_hundred_decisions_are_kept(trial: Trial) -> None:
    """Older ones fall out; other users and other servers are not touched."""
    await trial.lobby(ANNA)
    await known(trial, ANNA, in_time=MAX_DECISIONS, missed=3, given_up=2)
    assert await kept(trial, ANNA) == ("000" + "1" * (MAX_DECISIONS - 3), 2)
    assert await kept(trial, BEA) == ("", 0)
    async with trial.store.read() as tx:
        assert await tx.reliability.of_users(GUILD + 1, [ANNA]) == {}


async def test_decisions_in_time_and_missed_ones_are_noted_with_them(trial: Trial) -> None:
    """A sealed choice counts once, however often its user thinks again; what a stand-in decides is missed."""
    table = await paced(trial, "3h", ANNA, BEA)
    for seed in ("a", "b", "c"):
        await act(trial, ANNA, table, seed)
        assert await kept(trial, ANNA) == ("1", 0)
    await later(trial, 3 * HOUR)
    assert await kept(trial, BEA) == ("0", 0)


async def test_a_choice_that_is_not_stored_is_not_noted(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are one transaction: what ends it after the note has been sent takes the note along."""
    table = await paced(trial, "3h", ANNA, BEA)

    async def fail(*_given: object) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(play, "_enqueue", fail)
        with pytest.raises(OSError, match="killed"):
            await act(trial, ANNA, table)
    assert await kept(trial, ANNA) == ("", 0)
    await act(trial, ANNA, table)
    assert await kept(trial, ANNA) == ("1", 0)


async def test_no_limit_no_note(trial: Trial) -> None:
    """Nor does it count to leave such a table."""
    table = await paced(trial, "none", ANNA, BEA, CEM)
    for user in (ANNA, BEA, CEM):
        await act(trial, user, table)
    async with trial.service.registry.table(table) as live:
        await resignation.leave(trial.service.registry, live, BEA)
    assert [await kept(trial, user) for user in (ANNA, BEA, CEM)] == [("", 0)] * 3


async def test_holidays_pauses_and_outages_do_not_count(trial: Trial) -> None:
    """Decisions made then have no running clock; with one they count again."""
    table = await paced(trial, "3h", ANNA, BEA, CEM, DIRK)
    await trial.commands.me(caller(ANNA), holiday=7)
    await act(trial, ANNA, table)
    await trial.guilds.missing(GUILD)
    await act(trial, BEA, table)
    await trial.guilds.back(GUILD)
    async with trial.service.registry.table(table) as live:
        await pace_changes.pause(trial.service.registry, live)
    await act(trial, CEM, table)
    async with trial.service.registry.table(table) as live:
        await pace_changes.resume(trial.service.registry, live)
    await act(trial, DIRK, table)
    assert [(await kept(trial, user))[0] for user in (ANNA, BEA, CEM, DIRK)] == ["", "", "", "1"]


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_takes_back_and_chooses_again_has_decided_once(trial: Trial, *, restarted: bool) -> None:
    """Also if the table was reread in between."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, CEM, game="beacons")
        user = await until_undoable(trial, table)
        before = await kept(trial, user)
        answer = await trial.press(user, ComponentId(table, "move"))
        await trial.press(user, press_of(panel_of(answer), "undo"))
        if restarted:
            trial.service.registry.forget_all()
        await act(trial, user, table, "other")
        assert await kept(trial, user) == before
        assert before[0]


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_all_have_agreed_to_take_back_counts_once(trial: Trial, *, restarted: bool) -> None:
    """The decisions after that are new ones."""
    table = await trial.begun(ANNA, BEA)
    await to_next_phase(trial, table)
    before = [await kept(trial, user) for user in (ANNA, BEA)]
    assert before == [("1", 0)] * 2
    await propose_undo(trial, ANNA, table)
    await answer(trial, BEA, "agree")
    if restarted:
        trial.service.registry.forget_all()
    assert (await trial.live(table)).waiting_seats() == (0, 1)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    assert [await kept(trial, user) for user in (ANNA, BEA)] == before
    await to_next_phase(trial, table)
    now = [len((await kept(trial, user))[0]) for user in (ANNA, BEA)]
    assert sum(now) > 2


async def test_leaving_being_replaced_and_staying_away_give_a_game_up(trial: Trial) -> None:
    """Each counts once for a game; a user who is replaced while on holiday has not given up."""
    table = await paced(trial, "3h", ANNA, BEA, CEM)
    async with trial.service.registry.table(table) as live:
        await resignation.leave(trial.service.registry, live, BEA)
    assert (await kept(trial, BEA))[1] == 1
    second = await paced(trial, "3h", ANNA, BEA)
    await trial.commands.me(caller(BEA), holiday=7)
    await replace(trial, DIRK, second, CEM, "Bea", manager=True)
    assert (await trial.live(second)).seats[1].user_id == CEM
    assert (await kept(trial, BEA))[1] == 1
    await replace(trial, DIRK, second, EMIL, "Cem", manager=True)
    assert (await kept(trial, CEM))[1] == 1


async def test_a_game_that_a_computer_ends_for_somebody_was_given_up(trial: Trial) -> None:
    """A user who has come back before the end has not."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, CEM, game="beacons")
        seat = (await trial.live(table)).seats[1]
        async with trial.store.write() as tx:
            await tx.tables.put_seat(dataclasses.replace(seat, computer=STAND_IN))
        trial.service.registry.forget_all()
        trial.service.computers.wake(table)
        await play_out(trial, table)
        assert (await trial.live(table)).row.stage == "ended"
    assert [(await kept(trial, user))[1] for user in (ANNA, BEA, CEM)] == [0, 1, 0]


async def test_the_lobby_tells_it_beside_each_name(trial: Trial) -> None:
    """In the answer and in the edit that follows; a computer has none, and a begun game no longer tells it."""
    await trial.lobby(ANNA)
    await known(trial, ANNA, in_time=49, missed=1, given_up=1)
    await known(trial, BEA, in_time=100, missed=0)
    await known(trial, CEM, in_time=100, missed=0)
    await trial.commands.me(caller(CEM), reliability="off")
    table = await trial.lobby(ANNA, BEA, CEM)
    await trial.press(ANNA, ComponentId(table, "add_computer", value="normal"))
    await trial.settle()
    told = text_of(lobby_panel(trial, table))
    for line in (
        "**Anna** · host · 98% on time, one game given up",
        "**Bea** · 100% on time",
        "**Cem** · reliability not shown",
    ):
        assert line in told
    assert " (computer, normal)**" in told
    fresh = text_of(await trial.press(DIRK, ComponentId(await trial.lobby(ANNA), "join")))
    assert "**Dirk** · new" in fresh


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_the_host_asks_for_a_least(trial: Trial, locale: str) -> None:
    """It is shown in the lobby; only the host can change it, and nothing else than what is offered."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "language"), locale)
    options = panel_of(await trial.press(ANNA, ComponentId(table, "more"), locale=locale))
    check_limits(options)
    (select,) = [select for select in selects(options) if "|least|" in select.id]
    assert [choice.value for choice in select.choices] == ["0", "50", "75", "90"]
    assert text_of(await trial.press(BEA, ComponentId(table, "least"), "90")).startswith("Only the host")
    await trial.press(ANNA, ComponentId(table, "least"), "91")
    assert (await trial.live(table)).row.least == 0
    await trial.press(ANNA, ComponentId(table, "least"), "90")
    assert (await trial.live(table)).row.least == 90
    await trial.settle()
    told = text_of(lobby_panel(trial, table))
    listed = panel_of(await trial.commands.tables(caller(BEA), "open"))
    assert "at least 90% of decisions on time" in text_of(listed)
    assert {"en": "at least 90% of decisions on time", "de": "mindestens 90 % der Entscheidungen"}[locale] in told


def lobby_panel(trial: Trial, table: str) -> Panel:
    """Return a lobby's message as it was last delivered."""
    return next(panel for _, panel in reversed(trial.messenger.shown) if f" {table}" in panel.text[0])


@pytest.mark.parametrize(
    ("in_time", "missed", "shown", "admitted"),
    [(0, 19, "on", True), (18, 2, "on", True), (17, 3, "on", False), (20, 0, "off", False), (0, 19, "off", True)],
)
@pytest.mark.parametrize("verb", ["join", "join_open"])
async def test_a_least_keeps_out_who_is_below_it(
    trial: Trial, verb: str, in_time: int, missed: int, shown: str, *, admitted: bool
) -> None:
    """From the lobby and from the list of open tables; a new user joins in any case, and nothing else is said."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "least"), "90")
    await known(trial, BEA, in_time, missed)
    await trial.commands.me(caller(BEA), reliability=shown)
    listed = panel_of(await trial.commands.tables(caller(BEA), "open"))
    assert any(f"|{table}|" in button.id for button in buttons(listed)) == admitted
    answer = await trial.press(BEA, ComponentId(table, verb))
    assert ((await trial.live(table)).seat_of(BEA) is not None) == admitted
    assert admitted != (text_of(answer) == "This table has limits that keep you from joining it.")


async def test_stats_tell_it_to_all_who_may_know(trial: Trial) -> None:
    """Below twenty it says new; a user who has switched it off still sees it, others do not."""
    await trial.lobby(ANNA)
    assert "Reliability: **new**" in text_of(await trial.commands.stats(caller(BEA), ANNA))
    await known(trial, ANNA, in_time=19, missed=1)
    assert "Reliability: **95%** of the last decisions" in text_of(await trial.commands.stats(caller(BEA), ANNA))
    assert "reliability: off" in text_of(await trial.commands.me(caller(ANNA), reliability="off"))
    assert "Reliability: **not shown**" in text_of(await trial.commands.stats(caller(BEA), ANNA))
    own = text_of(await trial.commands.stats(caller(ANNA)))
    assert "95%" in own
    assert "others read “not shown”" in own
    await trial.commands.me(caller(ANNA), reliability="on")
    assert "95%" in text_of(await trial.commands.stats(caller(BEA), ANNA))


async def test_nothing_is_left_of_who_deletes_their_data(trial: Trial) -> None:
    """A user who comes back later is new."""
    await trial.lobby(ANNA)
    await known(trial, ANNA, in_time=30, missed=0)
    answer = await trial.commands.me(caller(ANNA), delete=True)
    await trial.press(ANNA, press_of(panel_of(answer), "delete_me"))
    assert await kept(trial, ANNA) == ("", 0)
