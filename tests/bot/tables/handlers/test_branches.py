"""Trials: a page of a finished game becomes a table alone that begins there; tests press buttons as users do."""

from __future__ import annotations

import random

import pytest

from bot.tables.company.rate_limits import TABLES
from bot.tables.core.luck import commitment, draws_of, luck_of
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.finished.proof import PROVED, read, verdict_of, verify
from bot.tables.finished.replays import position_at, read_log
from bot.tables.messages.pages import Leaf, leaves
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages.play import choose
from games.kernel.catalogue import find
from games.kernel.match import Match
from games.kernel.saving import dump_drawn
from games.kernel.state import State
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, caller, chosen, panel_of, press_of, text_of, verbs
from tests.bot.tables.playing import act, check_limits, ended, play_on, play_out, press_rematch
from tests.bot.tables.worlds import stored
from tests.given import OURS, long

USERS = (ANNA, BEA, CEM, 14)
COUNTS = [(key, seats) for key in OURS for seats in range(find(key).seats[0], find(key).seats[1] + 1)]


async def asked(trial: Trial, user: int, table: str, number: int, **fields: object) -> Panel:
    """Press *Try from here* on a page of a finished game."""
    shown = panel_of(await trial.press(user, ComponentId(table, "leaf", value=f"{number}.next"), **fields))
    check_limits(shown)
    panel = panel_of(await trial.press(user, press_of(shown, "try"), **fields))
    check_limits(panel)
    return panel


async def begin(trial: Trial, user: int, table: str, number: int, seat: int = 0, luck: str = "same") -> Answer:
    """Begin a trial from a page."""
    trial.clock.time += 60_000  # within seconds of another one it would count as the same press
    panel = await asked(trial, user, table, number)
    panel = panel_of(await trial.press(user, press_of(panel, "try_seat"), str(seat)))
    panel = panel_of(await trial.press(user, press_of(panel, "try_luck"), luck))
    return await trial.press(user, press_of(panel, "try_now"))


async def tried(trial: Trial, user: int, table: str, number: int, seat: int = 0, luck: str = "same") -> Table:
    """Begin a trial from a page and return it."""
    await begin(trial, user, table, number, seat, luck)
    return await trial.live((await trials_of(trial, user))[0])


async def trials_of(trial: Trial, user: int) -> list[str]:
    """List a user's trials, the newest first."""
    async with trial.store.read() as tx:
        return [row.table_id for row in await tx.tables.of_user(user) if row.branch_of]


async def pages_of(trial: Trial, table: str) -> list[Leaf]:
    """List the pages of a finished game."""
    live = await trial.live(table)
    return leaves(live, await trial.log(table), await trial.dispatcher.context.words(caller(ANNA), live))


async def count_before_end(trial: Trial, table: str) -> int:
    """Count the pages of a game that do not show its end."""
    pages = await pages_of(trial, table)
    return sum(page.version < pages[-1].version for page in pages)


async def recorded(trial: Trial, table: str, number: int) -> State:
    """Return the state of the table at a page."""
    logged, pages = await read_log(trial.store, await trial.live(table)), await pages_of(trial, table)
    return position_at(logged, pages[number].version).state


async def rows_of(trial: Trial, table: str) -> list[tuple[str, object]]:
    """Return all rows of a table."""
    rows = await stored(trial.store)
    return [(name, row) for name, found in rows.items() for row in sorted(found) if ("table_id", repr(table)) in row]


async def test_a_player_opens_a_page_as_a_table_alone(trial: Trial) -> None:
    """One panel asks for seat and luck; a direct message asks the first question; the finished game is unchanged."""
    table = await ended(trial)
    before = await rows_of(trial, table)
    panel = await asked(trial, BEA, table, 3)
    assert chosen(panel) == ["Seat of Bea", "Same luck"]
    assert [button.label for button in buttons(panel)] == ["Begin", "Back"]
    panel = panel_of(await trial.press(BEA, press_of(panel, "try_luck"), "new"))
    panel = panel_of(await trial.press(BEA, press_of(panel, "try_seat"), "0"))
    assert chosen(panel) == ["Seat of Anna", "New luck"]
    assert "dealt again" in text_of(panel)
    answer = await trial.press(BEA, press_of(panel, "try_now"))
    assert answer.update
    assert "in your direct messages" in text_of(answer)
    await trial.settle(5)
    (message,) = [each.panel for each in trial.messenger.dms(BEA) if "trial" in text_of(each.panel)]
    assert {"choose", "pick"} & verbs(message)
    (branch,) = await trials_of(trial, BEA)
    await play_out(trial, branch)
    assert await rows_of(trial, table) == before


@pytest.mark.parametrize(("key", "seats"), [("tallinn", 2), ("ulm", 2), ("tinker_tailor", 3), ("eldermann", 2)])
async def test_it_begins_where_the_page_is_and_is_proved(trial: Trial, key: str, seats: int) -> None:
    """The user's view equals that of the chosen seat; the trial's record can be proved, and it has its own pages."""
    table = await trial.begun(*USERS[:seats], game=key)
    await play_out(trial, table)
    count, rng = await count_before_end(trial, table), random.Random(key)
    for luck in ("same", "new"):
        number, seat = rng.randrange(count * 2 // 3, count), rng.randrange(seats)
        live = await tried(trial, ANNA, table, number, seat, luck)
        true = await recorded(trial, table, number)
        assert live.begun_at is not None
        assert view(live.begun_at, seat) == view(true, seat)
        assert (live.begun_at == true) or luck == "new"
        check_players(live, seat, await trial.live(table))
        await play_some(trial, live.id, 4)
        await trial.restart()
        assert (await trial.live(live.id)).begun_at == live.begun_at
        await play_out(trial, live.id)
        await check_proof(trial, live.id)
        shown = panel_of(await trial.press(ANNA, ComponentId(live.id, "leaf", value="0.open"), guild_id=None))
        assert "trial" in text_of(shown)


def check_players(live: Table, seat: int, original: Table) -> None:
    """Check that a trial belongs to one user and no server, and contains no names or joins of other users."""
    assert live.row.guild_id == NO_GUILD
    assert [row.user_id for row in live.seats] == [ANNA if row.seat == seat else None for row in live.seats]
    assert {row.computer for row in live.seats if row.seat != seat} == {"normal"}
    assert not {row.name for row in live.seats if row.seat != seat} & {row.name for row in original.seats}
    assert not set(live.row.joins.split()) & set(original.row.joins.split()[1:])
    assert live.row.options == original.row.options
    assert live.material_id == original.material_id


@pytest.mark.parametrize(("key", "seats"), [long(key, seats) for key, seats in COUNTS])
async def test_it_begins_at_every_page(trial: Trial, key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page of a whole game can begin a trial; seats and luck take turns."""
    monkeypatch.setattr("bot.tables.company.rate_limits.TABLES", 10_000)
    trial.dispatcher.context.limits.most |= {"replay": 10_000, "page": 10_000}
    table = await trial.begun(*USERS[:seats], game=key)
    await play_out(trial, table)
    for number in range(await count_before_end(trial, table)):
        seat, luck = number % seats, ("same", "new")[number // seats % 2]
        live = await tried(trial, ANNA, table, number, seat, luck)
        assert live.begun_at is not None
        assert view(live.begun_at, seat) == view(await recorded(trial, table, number), seat)
        await trial.commands.table_abandon(caller(ANNA, guild_id=None), live.id)


async def test_the_same_luck_is_that_of_the_game(trial: Trial) -> None:
    """With the same luck, the same choices draw the same; new luck draws something else."""
    table = await ended(trial, "tinker_tailor")
    pages = await pages_of(trial, table)
    later = [entry for entry in await trial.log(table) if entry.version > pages[2].version]
    drawing = next(at for at, entry in enumerate(later) if entry.drawn != "[]")
    for luck in ("same", "new"):
        live = await tried(trial, ANNA, table, 2, 0, luck)
        assert live.begun_at is not None
        await trial.settle(5)  # until the computers rest
        draws = (await trial.live(live.id)).row.draws - draws_of(await trial.log(live.id))
        match = Match(live.game, await recorded(trial, table, 2), 1, draws, luck_of(live.row))
        drawn = [dump_drawn(match.choose(entry.seat, entry.choice).entry.drawn) for entry in later[:drawing]]
        assert drawn == ["[]"] * drawing
        same = dump_drawn(match.choose(later[drawing].seat, later[drawing].choice).entry.drawn) == later[drawing].drawn
        assert same == (luck == "same")


async def test_others_get_no_button(trial: Trial) -> None:
    """A user who can only see the table may read its pages; the refusal of a forged press names the players."""
    table = await ended(trial)
    shown = panel_of(await trial.press(CEM, ComponentId(table, "leaf", value="3.next")))
    assert "try" not in verbs(shown)
    for verb in ("try", "try_seat", "try_luck", "try_now"):
        answer = await trial.press(CEM, ComponentId(table, verb, 0, value="3.same"))
        assert "table of Anna, Bea" in text_of(answer)
    assert await trials_of(trial, CEM) == []


async def test_a_former_player_may_try(trial: Trial) -> None:
    """A user who left their seat has played at the table too."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, BEA, table)
    await trial.leave(BEA, table)
    await play_out(trial, table)
    panel = await asked(trial, BEA, table, 0)
    assert chosen(panel)[0] == "Seat of Anna"


async def test_no_trial_while_the_table_runs(trial: Trial) -> None:
    """Forged presses at a running table are refused."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    for verb in ("try", "try_seat", "try_luck", "try_now"):
        answer = await trial.press(ANNA, ComponentId(table, verb, 0, value="0.same"))
        assert "still going on" in text_of(answer)
    assert await trials_of(trial, ANNA) == []


@pytest.mark.parametrize(
    ("verb", "seat", "value", "picked"),
    [
        ("try_now", 2, "0.same", ()),
        ("try_now", 0, "0.best", ()),
        ("try_now", 0, "0", ()),
        ("try_seat", 0, "0.same", ("-1",)),
        ("try_seat", 0, "0.same", ("7",)),
        ("try_luck", 0, "0.same", ("old",)),
    ],
)
async def test_a_forged_press_is_refused(
    trial: Trial, verb: str, seat: int, value: str, picked: tuple[str, ...]
) -> None:
    """The forged seats and kinds of luck do not exist."""
    table = await ended(trial)
    answer = await trial.press(ANNA, ComponentId(table, verb, seat, value=value), *picked)
    assert "I do not know this button" in text_of(answer)
    assert await trials_of(trial, ANNA) == []


async def test_the_end_has_nothing_to_try(trial: Trial) -> None:
    """The last page has no button, and a forged press is refused; an abandoned game's last page can begin a trial."""
    table = await ended(trial)
    last = len(await pages_of(trial, table)) - 1
    shown = panel_of(await trial.press(ANNA, ComponentId(table, "leaf", value=f"{last}.last")))
    assert "try" not in verbs(shown)
    answer = await trial.press(ANNA, ComponentId(table, "try_now", 0, value=f"{last}.same"))
    assert "The game ends here" in text_of(answer)
    abandoned = await trial.begun(ANNA, BEA)
    await play_on(trial, abandoned, most=7)
    for user in (ANNA, BEA):
        await trial.commands.table_abandon(caller(user), abandoned)
    last = len(await pages_of(trial, abandoned)) - 1
    assert (await tried(trial, ANNA, abandoned, last)).row.stage == "playing"


async def test_two_presses_open_one_trial(trial: Trial) -> None:
    """The second press leads to the trial that the first one opened."""
    table = await ended(trial)
    panel = await asked(trial, ANNA, table, 3)
    for _ in range(2):
        assert "in your direct messages" in text_of(await trial.press(ANNA, press_of(panel, "try_now")))
    assert len(await trials_of(trial, ANNA)) == 1


async def test_trials_count_as_opened_tables(trial: Trial) -> None:
    """The hourly limit of opened tables includes trials."""
    table = await ended(trial)
    for number in range(TABLES - 1):
        await begin(trial, ANNA, table, number % 4)
    answer = await begin(trial, ANNA, table, 3)
    assert f"{TABLES} tables within an hour" in text_of(answer)
    assert len(await trials_of(trial, ANNA)) == TABLES - 1


async def test_without_direct_messages_it_is_played_in_the_answer(trial: Trial) -> None:
    """A user without direct messages plays in the private answer, as at any table alone."""
    table = await ended(trial)
    await trial.service.registry.people.change(ANNA, dms="off")
    posted = len(trial.messenger.dms(ANNA))
    answer = await begin(trial, ANNA, table, 3)
    assert answer.update
    assert "trial" in text_of(answer)
    assert "only you see it" in text_of(answer)
    await trial.settle(5)
    assert len(trial.messenger.dms(ANNA)) == posted


async def test_a_trial_leaves_no_result(trial: Trial) -> None:
    """A trial adds no result and no rating, and its last message says that it was a trial."""
    table = await ended(trial)
    async with trial.store.read() as tx:
        before = await tx.results.of_user(NO_GUILD, ANNA)
    live = await tried(trial, ANNA, table, 3)
    await play_out(trial, live.id)
    async with trial.store.read() as tx:
        assert await tx.results.of_user(NO_GUILD, ANNA) == before == []
    assert (await stored(trial.store))["ratings"].total() == (await stored(trial.store))["results"].total() == 2
    message = trial.messenger.dms(ANNA)[-1].panel
    assert "trial" in text_of(message)


async def test_nothing_before_the_beginning_is_taken_back(trial: Trial) -> None:
    """A forged press of *Undo* at the first question is refused."""
    table = await ended(trial)
    live = await tried(trial, ANNA, table, 5)
    await trial.settle(5)
    ask = (await trial.live(live.id)).require_match().state.ask
    answer = await trial.press(ANNA, ComponentId(live.id, "undo", 0, ask), guild_id=None)
    assert "nothing" in text_of(answer).lower()
    assert (await trial.live(live.id)).begun_at == live.begun_at


async def test_a_choice_is_taken_back_with_its_luck(trial: Trial) -> None:
    """A user may undo a choice that has revealed something, as at any table alone; the record can still be proved."""
    table = await ended(trial, "tinker_tailor")
    live = await tried(trial, ANNA, table, 6)
    await play_some(trial, live.id, 8)
    now = await trial.live(live.id)
    match = now.require_match()
    await trial.press(ANNA, ComponentId(live.id, "undo", 0, match.state.ask), guild_id=None)
    back = await trial.live(live.id)
    assert back.row.version > now.row.version
    await play_out(trial, live.id)
    await check_proof(trial, live.id)


async def test_a_trial_of_a_trial_goes_on_with_the_luck(trial: Trial) -> None:
    """Both trials draw under the id of the original table and with its seed."""
    table = await ended(trial)
    first = await tried(trial, ANNA, table, 8)
    await play_out(trial, first.id)
    second = await tried(trial, ANNA, first.id, 0)
    assert (first.row.branch_of, first.row.seed) == (second.row.branch_of, second.row.seed) == (table, first.row.seed)
    assert commitment(second.row.seed) == second.row.commitment
    await play_out(trial, second.id)
    await check_proof(trial, second.id)


async def play_some(trial: Trial, table: str, steps: int) -> None:
    """Let all seats, including computers, choose for a while."""
    for number in range(steps):
        await trial.settle(5)
        live = await trial.live(table)
        if not live.waiting_seats():
            return
        shape = live.game.rules.asked(live.require_match().state)[live.waiting_seats()[0]].shape
        assert shape is not None
        rng = random.Random(number)
        await choose(trial.service.registry, table, live.waiting_seats()[0], shape.sample(rng), None, None)
    await trial.settle(5)


async def check_proof(trial: Trial, table: str) -> None:
    """Check that a trial's record proves all its luck, and names no other player."""
    (document,) = panel_of(await trial.commands.table_export(caller(ANNA, guild_id=None), table)).files
    assert b"Bea" not in document.content
    findings = verify(read(document.content))
    assert verdict_of(findings) == PROVED, findings


async def test_a_rematch_has_luck_of_its_own(trial: Trial) -> None:
    """Nothing that a trial shows helps to predict the rematch."""
    table = await ended(trial)
    live = await tried(trial, ANNA, table, 3)
    again = await trial.live(await press_rematch(trial, ANNA, table))
    rows = [(await trial.live(table)).row, live.row, again.row]
    assert again.row.branch_of is None
    assert again.row.seed not in {row.seed for row in rows[:2]}


async def test_deleting_data_deletes_trials(trial: Trial) -> None:
    """A user's data includes their tables alone, and so their trials."""
    table = await ended(trial)
    live = await tried(trial, ANNA, table, 3)
    await trial.settle(5)
    await trial.press(ANNA, ComponentId("", "delete_me"))
    assert await rows_of(trial, live.id) == []
    assert await rows_of(trial, table)
