"""Playing: a choice becomes one transaction, and everything it owes goes with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.house import House
from bot.tables.live import LiveTable
from bot.tables.owed import BATCH, BOARD, CLOSE, LOBBY, Owing
from bot.tables.refusal import Refusal
from games.kernel.errors import RepeatedChoice, StaleChoice
from games.kernel.match import Match, Step
from games.kernel.saving import dump_drawn, dump_events, dump_state
from storage import Writer
from storage.records import EntryRow

NOBODY = -1
KEPT_SNAPSHOTS = 20


@dataclass(frozen=True, slots=True)
class Chosen:
    """What became of a choice: the one that stands, and whether the ask went on with it."""

    choice: str
    moved_on: bool


async def choose(house: House, table_id: str, seat: int, choice: str, ask: int | None, message: int | None) -> Chosen:
    """Make a choice for a seat; it stands once this returns.

    `message` is the panel that was pressed, which the answer will update, so that no edit of it is owed. A repeated
    choice counts as made. Raises IllegalChoice or Refusal and then has changed nothing; a StaleChoice names in
    `fields` the choice that counted.
    """
    async with house.table(table_id) as live:
        match = live.playing()
        if live.row.stage != "playing":
            raise Refusal("refused-over")
        if live.row.guild_id in house.frozen:
            raise Refusal("refused-frozen")
        try:
            step = match.considered(seat, choice, ask)
        except RepeatedChoice:
            return Chosen(choice, moved_on=False)
        except StaleChoice:
            return await _stale(house, live, seat, choice, ask)
        moved_on = step.state.ask != match.state.ask or step.state.over
        await _commit(house, live, step, message)
    house.poke()
    house.asked(table_id)
    return Chosen(step.entry.choice, moved_on)


async def _stale(house: House, live: LiveTable, seat: int, choice: str, ask: int | None) -> Chosen:
    """Treat a repeat of the choice that counted as success; name that choice in every other case."""
    async with house.store.read() as tx:
        entries = await tx.log.entries(live.id)
    counted = [entry.choice for entry in entries if entry.ask == ask and entry.seat == seat]
    if counted and counted[-1] == choice:
        return Chosen(choice, moved_on=True)
    raise StaleChoice("stale-choice-counted" if counted else "stale-choice", choice=counted[-1] if counted else "")


async def _commit(house: House, live: LiveTable, step: Step, message: int | None) -> None:
    now, match = house.clock.now(), live.playing()
    ended = step.state.over
    row = replace(live.row, version=step.version, draws=step.draws, asked=step.state.ask)
    if ended:
        row = replace(row, stage="ended", ended_at=now)
    async with house.store.write() as tx:
        await tx.tables.advance(
            live.id,
            expect_version=match.version,
            draws=step.draws,
            asked=step.state.ask,
            stage=row.stage,
            ended_at=row.ended_at,
        )
        await record(tx, live, step, now)
        await _owe(tx, replace_live(live, row, step), match, step, now, message)
    match.accept(step)
    live.row = row
    if step.entry.barrier:
        live.barrier = step.version


def replace_live(live: LiveTable, row: object, step: Step) -> LiveTable:
    """Return the table as it will be after a step, without changing it."""
    after = Match(live.game, step.state, step.version, step.draws, live.playing().make_chance)
    return replace(live, row=row, match=after)  # type: ignore[arg-type]  # a TableRow; mypy cannot follow replace()


async def record(tx: Writer, live: LiveTable, step: Step, now: int) -> None:
    """Write a step's log entry and snapshot; keep the snapshots that undo may need."""
    entry = step.entry
    await tx.log.append(
        EntryRow(
            table_id=live.id,
            number=step.version - 1,
            version=step.version,
            seat=NOBODY if entry.seat is None else entry.seat,
            choice=entry.choice,
            ask=entry.ask,
            drawn=dump_drawn(entry.drawn),
            events=dump_events(entry.events),
            barrier=entry.barrier,
            rules_version=entry.rules,
            at=now,
        )
    )
    await tx.log.put_snapshot(live.id, step.version, dump_state(step.state))
    barrier = step.version if entry.barrier else live.barrier
    await tx.log.prune_snapshots(live.id, min(barrier, step.version - KEPT_SNAPSHOTS))


async def _owe(tx: Writer, after: LiveTable, before: Match, step: Step, now: int, message: int | None) -> None:
    owing = Owing(tx, after, now, step.version, since=before.version)
    state, old = step.state, before.state
    if state.over:
        await _owe_end(owing, old.asked_seats)
    elif state.ask != old.ask:
        await owing.public("post" if state.phase != old.phase else "sync", BOARD)
        await owing.new_ask(state.asked_seats, old.asked_seats, step.entry.seat)
    else:
        await owing.public("sync", BOARD, delay=BATCH)
        await _owe_own_panel(tx, owing, step.entry.seat, message)


async def _owe_own_panel(tx: Writer, owing: Owing, seat: int | None, message: int | None) -> None:
    """Owe an edit of the chooser's direct message, unless it is the very message that was pressed."""
    if seat is None:
        return
    panel = await tx.panels.newest(owing.live.id, "choice", seat)
    if panel is not None and panel.message_id != message:
        await owing.private("sync", seat)


async def _owe_end(owing: Owing, asked: tuple[int, ...]) -> None:
    await owing.public("post", BOARD)
    await owing.public("post", CLOSE)
    await owing.public("sync", LOBBY)
    for seat in asked:
        await owing.private("sync", seat)
