"""The registry: all tables in this process with one lock each, and which of Discord's shards are away."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import structlog

from bot.tables.core import diary
from bot.tables.core.order import MOMENT, Order, Presses
from bot.tables.core.people import People
from bot.tables.core.queues import Queues
from bot.tables.core.table import Table, load
from bot.tables.core.waker import Arrivals, UserPriority
from bot.tables.ports.clock import Clock, Secrets
from bot.tables.ports.copies import Copies
from bot.tables.ports.errors import Refusal
from bot.tables.ports.metrics import Metrics, Workers
from games.kernel.errors import KernelError
from storage import Hold, Store, Writer
from storage.processes import shard_of
from storage.retry import repeating
from storage.rows import ClockRow, MotionRow, SeatRow, TableRow

log = structlog.get_logger()

KEPT_TABLES = 64
FIRST = 0
"""The shard that brings all presses in direct messages: while it is away, every user counts as unreachable."""


class Shards:
    """The number of shards, and which of them are away while the first is here.

    Each shard carries some guilds, the first also all direct messages. If several processes receive them, `until` says
    up to when each is known to have been received.
    """

    def __init__(self) -> None:
        self.count = 1
        self.away: set[int] = set()
        self.until: Mapping[int, int] = {}

    def note_count(self, count: int) -> None:
        """Set the number of shards; all but the first count as away until they connect."""
        if count != self.count:
            self.count, self.away = count, set(range(FIRST + 1, count))

    def heard_until(self, guild_id: int, now: int) -> int:
        """Return up to when presses from a guild are known to have arrived; later deadlines may not ring yet."""
        return min(now, *(self.until.get(shard, now) for shard in (FIRST, shard_of(guild_id, self.count))))

    def is_away(self, guild_id: int) -> bool:
        """Tell whether a guild's shard is away while the first is here."""
        return shard_of(guild_id, self.count) in self.away


class Registry:
    """Hold tables in memory and on disk. Lock order: table, then the store's writer.

    If other processes share the store, a table is reread unless it has the revision that was held last. `workers`
    are woken after changes, and `resume` lets a stored table go on at which nobody is asked. `frozen` guilds have
    removed the bot, `excluded_guilds` and `excluded_users` are kept out for these reasons, `missing` ones are out of
    order at Discord. This process has heard that `lost` ones are, though no clock says so, and that `returned` ones are
    there again, whatever others have noted until they know it too;
    `offline` says that Discord is away, `shards` which part of it, `holidays` until when a user is. `people` are users
    and guilds; `users` go first. `queues` know which tables wait for which user. `arrivals` tell whether a direct
    message was sent, and `order` in which order messages change.
    """

    def __init__(self, store: Store, clock: Clock, secrets: Secrets) -> None:
        self.store, self.clock, self.secrets = store, clock, secrets
        self.workers = Workers()
        self.resume: Callable[[Table], Awaitable[None]] = _stay
        self.copies = Copies()
        self.metrics, self.users, self.queues = Metrics(), UserPriority(), Queues()
        self.people = People(store, clock, self.queues)
        self.arrivals, self.presses = Arrivals(), Presses(clock)
        self.order, self._moment = Order(), 0
        self.excluded_users: Mapping[int, str] = {}
        self.excluded_guilds: Mapping[int, str] = {}
        self.frozen: set[int] = set()
        self.missing: set[int] = set()
        self.lost: set[int] = set()
        self.returned: set[int] = set()
        self.offline, self.shards = False, Shards()
        self.holidays: dict[int, int] = {}
        self._clock_changes = 0
        self._steady = asyncio.Event()
        self._steady.set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._revisions: dict[str, int | None] = {}

    async def load_absences(self) -> None:
        """Load the guilds that have removed the bot or are missing, where clocks stand still, and users on holiday."""
        now = self.clock.now()
        async with self.store.read() as tx:
            self.holidays = {row.user_id: row.away_until or 0 for row in await tx.people.on_holiday(now)}
            self.frozen = {row.guild_id for row in await tx.people.left_before(now + 1)}
            self.missing = (self.lost | set(await tx.clocks.halted_guilds())) - self.frozen - self.returned

    async def load_exclusions(self) -> None:
        """Load the operator's exclusions, which apply from now on."""
        async with self.store.read() as tx:
            self.excluded_users = await tx.exclusions.users()
            self.excluded_guilds = await tx.exclusions.guilds()

    async def halted_although_here(self) -> set[int]:
        """Return the guilds whose clocks still stand although this process knows that they are back."""
        async with self.store.read() as tx:
            return (set(await tx.clocks.halted_guilds()) & self.returned) - self.frozen

    async def load_queues(self) -> None:
        """Load which tables wait for which user; if other processes share the store, each press looks that up."""
        if not self.store.shared:
            async with self.store.read() as tx:
                self.queues.load(await tx.tables.waiting())

    @asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[Table]:
        """Lock a table and yield it; refuse an unknown id.

        A refusal inside the block must not have changed the table.
        """
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock, self.store.hold(table_id) as held:
            table = await self._fetch(table_id, held)
            self._moment += 1
            table.moment, table.revision = self._moment, held.revision
            MOMENT.set(self._moment)
            try:
                row, seats = table.row, table.seats
                if table.is_stuck() and not self.is_guild_absent(table):
                    await self.resume(table)
                yield table
                self.queues.note(table)
                if _standing(table.row, table.seats) != _standing(row, seats):
                    diary.note_changes(row, seats, table)
            except KernelError:
                raise
            except BaseException:
                self.forget(table_id)  # a commit may stand although it was interrupted: reread the table
                self.workers.deliver()
                self.workers.decide(table_id)
                raise
            finally:
                self.workers.note_change(table.row.guild_id)
                if self.store.shared:
                    self._revisions[table_id] = held.revision

    def _forget_changed(self, table_id: str, held: Hold) -> None:
        """Drop a table that another process may have changed; messages may show something newer in any case."""
        table = self._tables.get(table_id)
        if held.revision is None or held.revision != self._revisions.get(table_id):
            self.forget(table_id)
        elif table is not None:
            table.dms = {}

    async def _fetch(self, table_id: str, held: Hold) -> Table:
        if self.store.shared:
            self._forget_changed(table_id, held)
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load(table_id)
            self._tables[table_id] = table
            self.queues.note(table)  # it may have been reread after a cancelled step that was stored all the same
        if self.holidays or table.away:
            table.away = self._holiday_ends(table)
        self._tables.move_to_end(table_id)
        self._forget_old()
        return table

    async def _load(self, table_id: str) -> Table:
        """Read a table; repeat it if all clocks were moved meanwhile."""
        while True:
            reclocked = self._clock_changes
            async with self.store.read() as tx:
                table = await load(tx, table_id)
            if table is None:
                self.queues.forget(table_id)
                raise Refusal("refused-no-table", table=table_id)
            if reclocked == self._clock_changes and self._steady.is_set():
                return table
            await self._steady.wait()

    def _holiday_ends(self, table: Table) -> dict[int, int]:
        now = self.clock.now()
        ends = {seat.seat: self.holidays.get(seat.user_id or 0, 0) for seat in table.seats}
        return {seat: end for seat, end in ends.items() if end > now}

    def is_guild_absent(self, table: Table) -> bool:
        """Tell whether a table's guild is not here."""
        return table.row.guild_id in self.frozen or table.row.guild_id in self.missing

    def check_running(self, table: Table) -> None:
        """Refuse a table that is not being played, or is frozen."""
        table.check_running()
        if table.row.guild_id in self.frozen:
            raise Refusal("refused-frozen")

    @asynccontextmanager
    async def change_clocks(self) -> AsyncIterator[Writer]:
        """Change clocks, and the times of motions, of many tables in one transaction, and then those in memory.

        No lock of a table is needed: clocks are always worked out from those in memory inside a transaction, and there
        is only one at a time.
        """
        try:
            async with self.store.hold(None), self.store.write() as tx:
                self._steady.clear()
                yield tx
                held, clocks = list(self._tables), defaultdict[str, dict[int, ClockRow]](dict)
                for row in await tx.clocks.of_tables(held):
                    clocks[row.table_id][row.seat] = row
                motions = defaultdict[str, dict[str, MotionRow]](dict)
                for motion in await tx.motions.of_tables(held):
                    motions[motion.table_id][motion.kind] = motion
            for table_id in held:
                if table := self._tables.get(table_id):
                    table.clocks, table.motions = clocks[table_id], motions[table_id]
        finally:
            self._clock_changes += 1
            self._steady.set()
        self.workers.set_timer()

    def _forget_old(self) -> None:
        """Drop the least recently used tables, except locked ones."""
        for table_id in list(self._tables)[: max(0, len(self._tables) - KEPT_TABLES)]:
            lock = self._locks.get(table_id)
            if lock is None or not lock.locked():
                self.forget(table_id)

    def keep(self, table: Table) -> None:
        """Keep a new, stored table in memory."""
        self._tables[table.id] = table
        diary.note_opened(table)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; the next hold rereads it."""
        self._tables.pop(table_id, None)
        self._revisions.pop(table_id, None)

    def note_dm(self, table_id: str, seat: int | None, message_id: int | None) -> None:
        """Remember a seat's newest direct message, or with None that this must be looked up."""
        table = self._tables.get(table_id)
        if table is None or seat is None:
            return
        if message_id is None:
            table.dms.pop(seat, None)
        else:
            table.dms[seat] = message_id

    def forget_all(self) -> None:
        """Drop everything from memory: what is stored was changed elsewhere."""
        self._tables.clear()
        self.people.forget_all()
        self.workers.note_change(None)


def _standing(row: TableRow, seats: list[SeatRow]) -> tuple[object, ...]:
    """Return those values of a table whose change is logged."""
    return row.stage, row.home_id, row.place_id, seats


async def _stay(_table: Table) -> None:
    """Do nothing, the default of `resume`; `Service` sets one that lets the table go on."""


async def attempt(table_id: str, work: Callable[[str], Awaitable[None]]) -> None:
    """Do what is due at a table; a failure there, or a deleted table, does not stop the others."""
    try:
        await repeating(work)(table_id)
    except Refusal as refusal:
        log.info("nothing done at a table", table=table_id, reason=refusal.key)
    except Exception:
        log.exception("table failed", table=table_id)
