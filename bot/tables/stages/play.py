"""Playing: a choice becomes one transaction, and everything it owes goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.clocks import absence, deadlines
from bot.tables.clocks.absence import By
from bot.tables.core import motions
from bot.tables.core.outbox import BATCH, BOARD, Owing
from bot.tables.core.registry import House
from bot.tables.core.table import LiveTable, is_undo, standing, state_of
from bot.tables.finished.results import settle
from bot.tables.ports.errors import Refusal
from games.kernel.errors import KernelError, RepeatedChoice, StaleChoice
from games.kernel.match import UNDO, Match, Step
from games.kernel.saving import dump_drawn, dump_events, dump_state
from games.kernel.state import State
from storage import Writer
from storage.rows import EntryRow

NOBODY = -1
KEPT_SNAPSHOTS = 20


@dataclass(frozen=True, slots=True)
class Chosen:
    """What became of a choice: the one that stands, whether the ask went on with it, and the state that asked.

    States are kept for a while only: None if that one is no more.
    """

    choice: str
    moved_on: bool
    asked_in: State | None


class Late(StaleChoice):
    """Say which choice counted at an ask that is over, and the state that asked, in whose words it is named if kept."""

    def __init__(self, choice: str, asked_in: State | None) -> None:
        super().__init__("stale-choice-counted", choice=choice)
        self.asked_in = asked_in


async def choose(
    house: House,
    table_id: str,
    seat: int,
    choice: str,
    ask: int | None,
    message: int | None,
    by: By = "user",
    user: int | None = None,
) -> Chosen:
    """Make a choice for a seat; it stands once this returns.

    Whoever decides instead of a user is refused if the user is back, has chosen, or has time again.
    `message` is the panel that was pressed, which the answer will update, so that no edit of it is owed. A repeated
    choice counts as made. A `user` is refused who does not hold the seat any more. Raises IllegalChoice or Refusal
    and then has changed nothing; Late if another one counted.
    """
    async with house.table(table_id) as live:
        if user is not None:
            live.check_holder(user, seat)
        match = live.playing()
        if live.row.stage != "playing":
            return await _late(house, live, seat, choice, ask, Refusal("refused-over"))
        house.check_running(live)
        absence.check(live, seat, by, house.clock.now())
        try:
            step = match.considered(seat, choice, ask)
        except RepeatedChoice:
            return Chosen(choice, moved_on=False, asked_in=match.state)
        except StaleChoice as error:
            return await _late(house, live, seat, choice, ask, error)
        before = match.state
        moved_on = step.state.ask != before.ask or step.state.over
        await commit(house, live, step, message, by)
    house.poke()
    house.asked(table_id)
    return Chosen(step.entry.choice, moved_on, before)


async def undo(house: House, table_id: str, seat: int, ask: int, message: int | None, user: int | None = None) -> None:
    """Take a seat's last choice back where nothing hidden came to light since; it stands once this returns.

    `ask` is the ask at which this was wanted, so that a doubled press takes back one choice. Raises UndoRefused,
    StaleChoice or Refusal and then has changed nothing.
    """
    async with house.table(table_id) as live:
        house.check_running(live)
        if user is not None:
            live.check_holder(user, seat)
        match = live.playing()
        if ask != match.state.ask:
            raise StaleChoice("stale-choice")
        await commit(house, live, match.undone(seat), message)
    house.poke()
    house.asked(table_id)


async def _late(house: House, live: LiveTable, seat: int, choice: str, ask: int | None, refusal: KernelError) -> Chosen:
    """Treat a repeat of the choice that counted as success, name that choice otherwise; refuse if none counted."""
    async with house.store.read() as tx:
        entries = standing(await tx.log.entries(live.id))
        counted = [entry for entry in entries if entry.ask == ask and entry.seat == seat]
        if not counted:
            raise refusal
        entry = counted[-1]
        before = await state_of(tx, live, entry.version - 1)
    stands = live.game.rules.today(entry.choice)
    if stands == live.game.rules.today(choice) or _repeats(live, before, entry, choice):
        return Chosen(stands, moved_on=True, asked_in=before)
    raise Late(stands, before)


def _repeats(live: LiveTable, before: State | None, entry: EntryRow, choice: str) -> bool:
    """Tell whether a choice is the one of a log entry with its parts in another order."""
    asked = None if before is None else live.game.rules.asked(before).get(entry.seat)
    if asked is None or asked.shape is None:
        return False
    today = live.game.rules.today
    return asked.shape.settle(today(choice)) == today(entry.choice)


async def commit(house: House, live: LiveTable, step: Step, message: int | None, by: By = "user") -> None:
    """Make a step stand, with all that it owes, in one transaction under the table's lock."""
    now, match = house.clock.now(), live.playing()
    ended = step.state.over
    row = replace(live.row, version=step.version, draws=step.draws, asked=step.state.ask)
    if ended:
        row = replace(row, stage="ended", ended_at=now)
    over = motions.ended_by(live, step, stand_in=by == "stand-in")
    async with house.store.write() as tx:
        for skipped in range(match.version, step.version - 1):
            await tx.tables.advance(live.id, expect_version=skipped)
        await tx.tables.advance(
            live.id,
            expect_version=step.version - 1,
            draws=step.draws,
            asked=step.state.ask,
            stage=row.stage,
            ended_at=row.ended_at,
        )
        given_back = await _given_back(tx, live, step)
        await record(tx, live, step, now, stand_in=by == "stand-in")
        if step.state.result is not None:
            await settle(tx, live, step.state.result, now)
        await motions.put(tx, live, over, now)
        after = replace_live(live, row, step)
        await absence.noted(tx, live, after, step.entry.seat, by, now)
        ticking = await deadlines.fitted(house, tx, after, now, given_back)
        await _owe(tx, after, match, step, now, message)
    match.accept(step)
    started = ticking.keys() - live.clocks.keys() or row.asked != live.row.asked
    live.row, live.seats, live.clocks = row, after.seats, ticking
    motions.remember(live, over)
    if started:
        house.timed()
    if step.entry.barrier:
        live.barrier = step.version


async def _given_back(tx: Writer, live: LiveTable, step: Step) -> dict[int, int]:
    """Return the time that is left for a decision to which its user comes back, by taking a choice back or after that.

    Who chooses and takes back again and again gains none. A decision is known by how many choices stand before it
    since the last undo barrier. Where all have agreed to go back, their clocks begin anew.
    """
    seat = step.entry.seat
    if step.entry.barrier or seat is None:
        return {}
    entries = await tx.log.since_barrier(live.id)
    depth = len(standing(entries)) + (-1 if step.entry.kind == UNDO else 1)
    time = deadlines.regained([entry.left for entry in _quit(entries, depth) if entry.seat == seat])
    return {} if time is None else {seat: time}


def _quit(entries: Sequence[EntryRow], depth: int) -> list[EntryRow]:
    """List the entries that were made when so many choices stood before them."""
    found, now = [], 0
    for entry in entries:
        if now == depth:
            found.append(entry)
        now += -1 if is_undo(entry) else 1
    return found


def replace_live(live: LiveTable, row: object, step: Step) -> LiveTable:
    """Return the table as it will be after a step, without changing it."""
    after = Match(live.game, step.state, step.version, step.draws, live.playing().make_chance)
    return replace(live, row=row, match=after)  # type: ignore[arg-type]  # a TableRow; mypy cannot follow replace()


async def record(tx: Writer, live: LiveTable, step: Step, now: int, *, stand_in: bool = False) -> None:
    """Write a step's log entry and snapshot; keep the snapshots that undo may need.

    A way back by consent has an entry for each choice that it takes back, and the snapshot of where it leads.
    """
    entry, before = step.entry, step.version - max(1, step.entry.back)
    row = EntryRow(
        table_id=live.id,
        number=before,
        version=before + 1,
        seat=NOBODY if entry.seat is None else entry.seat,
        choice=entry.choice,
        ask=entry.ask,
        drawn=dump_drawn(entry.drawn),
        events=dump_events(entry.events),
        barrier=entry.barrier,
        rules_version=entry.rules,
        at=now,
        stand_in=stand_in,
        left=None if entry.seat is None else deadlines.left(live, entry.seat, now),
    )
    for version in range(before + 1, step.version + 1):
        await tx.log.append(replace(row, number=version - 1, version=version))
    await tx.log.put_snapshot(live.id, step.version, dump_state(step.state))
    if step.version // KEPT_SNAPSHOTS > before // KEPT_SNAPSHOTS:
        barrier = step.version if entry.barrier else live.barrier
        told = [panel.version for panel in await tx.panels.live(live.id, BOARD)]  # what is told when it is stripped
        await tx.log.prune_snapshots(live.id, min(barrier, step.version - KEPT_SNAPSHOTS, *told))


async def _owe(tx: Writer, after: LiveTable, before: Match, step: Step, now: int, message: int | None) -> None:
    owing = Owing(tx, after, now, step.version, since=before.version)
    state, old = step.state, before.state
    if state.over:
        await owing.end()
    elif step.entry.back:
        await owing.anew()
    elif state.ask != old.ask:
        await _owe_board(owing, step, due=state.phase != old.phase and after.game.rules.board_due(state))
        await owing.new_ask(state.asked_seats, old.asked_seats, step.entry.seat)
    else:
        if step.entry.seat not in old.given:  # who changes a sealed choice is missing no more and no less than before
            await owing.public("sync", BOARD, delay=BATCH)
        await _owe_own_panel(tx, owing, step.entry.seat, message)


async def _owe_board(owing: Owing, step: Step, *, due: bool) -> None:
    """Owe a new board where one is due, else an edit, which notifies nobody: so call for whom no message reaches."""
    if due:
        await owing.board()
        return
    await owing.public("sync", BOARD)
    for seat in step.state.asked_seats:
        if seat != step.entry.seat:
            await owing.nudge(seat)


async def _owe_own_panel(tx: Writer, owing: Owing, seat: int | None, message: int | None) -> None:
    """Owe an edit of the chooser's direct message, unless it is the very message that was pressed."""
    if seat is None or owing.live.stood_in(seat) or (message is not None and owing.live.dms.get(seat) == message):
        return
    panel = await tx.panels.newest(owing.live.id, "choice", seat)
    if panel is not None and panel.message_id != message:
        await owing.private("sync", seat)
