"""Playing: a choice becomes one transaction, which also queues all its messages.

The caller holds the table's lock for both: `consider` works the choice out on a copy, `make` stores that very step and
then updates the table in memory. What a step needs from the log is in memory (`Takebacks` in `core/table.py`), so that
a press reads nothing; its statements go to the database together, with the commit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.clocks import absence, deadlines, next_seat, orders, vacancies
from bot.tables.clocks.absence import By
from bot.tables.company import durations, reliability
from bot.tables.core import motions, webhooks
from bot.tables.core.about import BOARD
from bot.tables.core.deliveries import BATCH
from bot.tables.core.outbox import Outbox
from bot.tables.core.queues import note_waiting, position
from bot.tables.core.registry import Registry
from bot.tables.core.table import NOBODY, Table, standing_entries, state_of
from bot.tables.finished.results import store_results
from bot.tables.ports.errors import Refusal
from games.kernel.alone import forced
from games.kernel.errors import KernelError, RepeatedChoice, StaleChoice
from games.kernel.match import CHOICE, UNDO, Match, Step
from games.kernel.saving import dump_drawn, dump_events, dump_state
from games.kernel.state import State
from storage import Reader, Writer
from storage.rows import EntryRow, TableRow

KEPT_SNAPSHOTS = 20


async def choose(
    registry: Registry, table_id: str, seat: int, choice: str, ask: int | None, message: int | None, by: By = "user"
) -> ChoiceOutcome:
    """Make a choice for a seat; it is stored once this returns. See `consider`, which may refuse it."""
    async with registry.table(table_id) as table:
        return await choose_at(registry, table, seat, choice, ask, message, by)


async def choose_at(
    registry: Registry, table: Table, seat: int, choice: str, ask: int | None, message: int | None, by: By = "user"
) -> ChoiceOutcome:
    """Make a choice for a seat under the table's lock."""
    step = await consider(registry, table, seat, choice, ask, by)
    return step if isinstance(step, ChoiceOutcome) else await make(registry, table, step, message, by)


async def consider(
    registry: Registry, table: Table, seat: int, choice: str, ask: int | None, by: By = "user"
) -> Step | ChoiceOutcome:
    """Work out a choice for a seat under the table's lock, and change nothing; one that counts already is an outcome.

    Refuses a stand-in if its user is back, has chosen, or has time again. Accepts a repeated choice as made. Raises
    IllegalChoice or Refusal; LateChoice if another choice counted.
    """
    match = table.require_match()
    if table.row.stage != "playing":
        return await answer_late(registry, table, seat, choice, ask, Refusal("refused-over"))
    registry.check_running(table)
    absence.check_wanted(table, seat, by, registry.clock.now())
    try:
        return match.consider(seat, choice, ask)
    except RepeatedChoice:
        return ChoiceOutcome(choice, moved_on=False, asked_in=match.state)
    except StaleChoice as error:
        return await answer_late(registry, table, seat, choice, ask, error)


async def make(registry: Registry, table: Table, step: Step, message: int | None, by: By = "user") -> ChoiceOutcome:
    """Store a considered choice, under the same lock.

    `message` is the panel that was pressed, which the answer will update, so that no edit of it is queued.
    """
    before = table.require_match().state
    entry = await commit(registry, table, step, message, by)
    await answer_forced(registry, table)
    return ChoiceOutcome(step.entry.choice, moves_on(before, step), before, entry)


async def answer_forced(registry: Registry, table: Table) -> None:
    """At a table alone, answer questions with a single choice; elsewhere they are asked, so that others do not notice.

    The log notes a computer's decision, so that undo and news refer to the user's own choices.
    """
    while table.is_alone and table.row.stage == "playing":
        match = table.require_match()
        given = forced(match.game.rules, match.state) or {}
        found = next(((seat, answer) for seat, answer in given.items() if not table.seats[seat].computer), None)
        if found is None:
            return
        await commit(registry, table, match.consider(*found), None, "computer")
        match.past.clear()


def moves_on(before: State, step: Step) -> bool:
    """Tell whether a choice ends its ask, so that it can no longer be changed."""
    return bool(step.state.over) or step.state.ask != before.ask


async def take_back(registry: Registry, table: Table, seat: int, ask: int, message: int | None) -> None:
    """Take back a seat's last choice if nothing hidden has come to light since.

    Needs the table's lock. `ask` is the ask at which the user pressed, so that a doubled press takes back one choice.
    Raises UndoRefused, StaleChoice or Refusal and then has changed nothing.
    """
    registry.check_running(table)
    match = table.require_match()
    if ask != match.state.ask:
        raise StaleChoice("stale-choice")
    await commit(registry, table, match.consider_undo(seat), message)


async def commit(registry: Registry, table: Table, step: Step, message: int | None, by: By = "user") -> EntryRow:
    """Store a step with all its messages in one transaction, under the table's lock; return its entry.

    A computer that decides at a user's own seat stands in for them.
    """
    stand_in = by == "stand-in" or (by == "computer" and not table.seats[step.entry.seat or 0].computer)
    now, match = registry.clock.now(), table.require_match()
    row = _row_after(table, step, now)
    over = motions.motions_ended_by(table, step, stand_in=stand_in) if table.motions else []
    goes_on = moves_on(match.state, step)
    async with registry.store.write() as tx:
        await _advance(tx, table, row)
        entry = await write_entry(tx, table, step, now, stand_in=stand_in)
        if step.state.result is not None:
            await store_results(tx, table, step.state.result, now)
        if over:
            await motions.save(tx, table, over, now)
        after = table_after(table, row, step)
        await absence.count_missed(tx, table, after, step.entry.seat, by, now)
        reliability.note_step(tx, table, after, step, by)
        durations.note_reply(tx, table, after, step, by, now)
        given_back = _regained_time(table, step) if goes_on else {}
        ticking = await deadlines.fit(registry, tx, after, now, given_back, _further(table, step, by))
        left = await orders.fit(tx, table, after, step, now, by) if after.orders else {}
        await _enqueue(tx, after, match, step, now, message, None if by == "order" else step.entry.seat)
        await next_seat.announce(registry, tx, table, after, now)
    if entry.section and by == "user" and entry.seat not in match.state.given:
        table.answered[entry.seat, entry.section] += 1
    match.accept(step)
    match.log.clear()  # it is in the database
    table.takebacks.note(entry, max(1, step.entry.back))
    started = ticking.keys() - table.clocks.keys() or row.asked != table.row.asked
    table.row, table.seats, table.clocks, table.orders = row, after.seats, ticking, left
    if over:
        motions.remember(table, over)
    if started:
        registry.workers.set_timer()
    if step.entry.barrier:
        table.barrier = step.version
    if tx.outbox.added:
        registry.workers.deliver()
    if goes_on or by != "user":  # after a sealed choice the table waits for no new user
        registry.workers.decide(table.id)
    return entry


def _row_after(table: Table, step: Step, now: int) -> TableRow:
    """Return the table's row as it will be after a step."""
    row = replace(note_waiting(table.row, step.state, now), version=step.version, draws=step.draws)
    return replace(row, stage="ended", ended_at=now) if step.state.over else row


async def _advance(tx: Writer, table: Table, row: TableRow) -> None:
    """Advance a table from its match's version to a later one, step by step."""
    for version in range(table.require_match().version, row.version - 1):
        await tx.tables.advance(table.id, expect_version=version)
    await tx.tables.advance(
        table.id, expect_version=row.version - 1, stage=row.stage, ended_at=row.ended_at, **position(row)
    )


def _regained_time(table: Table, step: Step) -> dict[int, int]:
    """Return the time left for a decision that a user reaches again after an undo.

    Repeated undo gains no time. If all have agreed to an undo, their clocks restart.
    """
    seat = step.entry.seat
    if step.entry.barrier or seat is None:
        return {}
    time = table.takebacks.time_left(seat, back=step.entry.kind == UNDO)
    return {} if time is None else {seat: time}


def _further(table: Table, step: Step, by: By) -> deadlines.Further:
    """Return how a step extends a wait that goes on."""
    if step.entry.seat is None or step.entry.back:
        return "none"
    if by == "stand-in":
        return "stand-in"
    return "new" if step.entry.kind == CHOICE and table.takebacks.is_at_new_decision else "again"


def table_after(table: Table, row: TableRow, step: Step) -> Table:
    """Return the table as it will be after a step, without changing it."""
    after = Match(table.game, step.state, step.version, step.draws, table.require_match().make_chance)
    return replace(table, row=row, match=after)


async def write_entry(tx: Writer, table: Table, step: Step, now: int, *, stand_in: bool = False) -> EntryRow:
    """Write a step's log entry and snapshot, and return the entry; keep the snapshots that undo may need.

    Old snapshots are deleted when an ask ends, not at a sealed choice, which should cost the same each time. An undo by
    consent has an entry for each choice that it takes back, and the snapshot that it returns to.
    """
    entry, before = step.entry, step.version - max(1, step.entry.back)
    row = EntryRow(
        table_id=table.id,
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
        left=None if entry.seat is None else deadlines.time_left(table, entry.seat, now),
        section=table.require_match().state.section if entry.choice and entry.seat is not None else "",
    )
    for version in range(before + 1, step.version + 1):
        await tx.log.append(replace(row, number=version - 1, version=version))
    await tx.log.put_snapshot(table.id, step.version, dump_state(step.state))
    if not step.state.given and step.version // KEPT_SNAPSHOTS > table.pruned // KEPT_SNAPSHOTS:
        table.pruned = step.version
        barrier = step.version if entry.barrier else table.barrier
        told = [panel.version for panel in await tx.panels.current(table.id, BOARD)]  # stripping needs this state
        await tx.log.prune_snapshots(table.id, min(barrier, step.version - KEPT_SNAPSHOTS, *told))
    return row


async def _enqueue(
    tx: Writer, after: Table, before: Match, step: Step, now: int, message: int | None, chooser: int | None
) -> None:
    """Enqueue the messages of a step; `chooser` is the seat whose user has just pressed."""
    outbox = Outbox(tx, after, now, since=before.version)
    state, old = step.state, before.state
    if state.over:
        await vacancies.withdraw_all(tx, after, now)
        await outbox.enqueue_end()
    elif step.entry.back:
        await outbox.enqueue_undo()
    elif state.ask != old.ask:
        await _enqueue_board(outbox, step, chooser, due=step.beat)
        await outbox.enqueue_ask(state.asked_seats, old.asked_seats, chooser)
    else:
        if step.entry.seat not in old.given:  # changing a sealed choice does not change which seats are missing
            await outbox.enqueue_public("sync", BOARD, delay=BATCH)
        await _enqueue_own_panel(tx, outbox, step.entry.seat, message)
        return
    beat = step.beat or bool(step.entry.back)
    await webhooks.report(tx, after, now, old, chooser, beat=beat)


async def _enqueue_board(outbox: Outbox, step: Step, chooser: int | None, *, due: bool) -> None:
    """Enqueue a new board if one is due, else an edit.

    An edit notifies nobody, so nudge users without direct messages.
    """
    if due:
        await outbox.enqueue_board()
        return
    await outbox.enqueue_public("sync", BOARD)
    for seat in step.state.asked_seats:
        if seat != chooser:
            await outbox.enqueue_nudge(seat)


async def _enqueue_own_panel(tx: Writer, outbox: Outbox, seat: int | None, message: int | None) -> None:
    """Enqueue an edit of the chooser's direct message, unless it is the message that was pressed."""
    if seat is None or outbox.table.has_stand_in(seat):
        return
    dms = outbox.table.dms
    if seat not in dms and (panel := await tx.panels.newest(outbox.table.id, "choice", seat)) is not None:
        dms[seat] = panel.message_id
    if dms.get(seat, message) != message:
        await outbox.enqueue_choice("sync", seat)


LATE_ENTRIES = 100
"""Most log entries that a late press searches for the outcome of its ask."""


@dataclass(frozen=True, slots=True)
class ChoiceOutcome:
    """The outcome of a choice: the choice that counts, whether it ended the ask, and the state that asked.

    The state is None if it is no longer stored. `entry` is the log entry, if the choice was made just now.
    """

    choice: str
    moved_on: bool
    asked_in: State | None
    entry: EntryRow | None = None


class LateChoice(StaleChoice):
    """Raised at an ask that is over: which choice counted, and the state that asked, if it is still stored."""

    def __init__(self, choice: str, asked_in: State | None) -> None:
        super().__init__("stale-choice-counted", choice=choice)
        self.asked_in = asked_in


async def answer_late(
    registry: Registry, table: Table, seat: int, choice: str, ask: int | None, refusal: KernelError
) -> ChoiceOutcome:
    """Accept a repeat of the choice that counted; otherwise raise LateChoice with it, or refuse if none counted."""
    async with registry.store.read() as tx:
        entry = None if ask is None else await _counted_entry(tx, table, seat, ask)
        if entry is None:
            raise refusal
        before = await state_of(tx, table, entry.version - 1)
    stands = table.game.rules.today(entry.choice)
    if stands == table.game.rules.today(choice) or _is_repeat(table, before, entry, choice):
        return ChoiceOutcome(stands, moved_on=True, asked_in=before)
    raise LateChoice(stands, before)


async def _counted_entry(tx: Reader, table: Table, seat: int, ask: int) -> EntryRow | None:
    """Find the log entry of the choice that counts at an ask for a seat.

    Numbers of asks never repeat and later entries belong to later asks, so the standing entries are enough.
    """
    entries = await tx.log.last_since_ask(table.id, ask, LATE_ENTRIES)
    counted = [entry for entry in standing_entries(entries) if entry.ask == ask and entry.seat == seat]
    return counted[-1] if counted else None


def _is_repeat(table: Table, before: State | None, entry: EntryRow, choice: str) -> bool:
    """Tell whether a choice equals that of a log entry, perhaps with its parts in another order."""
    asked = None if before is None else table.game.rules.asked(before).get(entry.seat)
    if asked is None or asked.shape is None:
        return False
    today = table.game.rules.today
    return asked.shape.settle(today(choice)) == today(entry.choice)
