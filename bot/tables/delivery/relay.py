"""The worker that empties the outbox: strictly in order for each recipient, concurrently across recipients.

To send each message once, an attempt is recorded before it is made, and the delivery's token is the message's nonce. If
an earlier attempt is too old for a nonce, or was another process's, the message is first searched for in the channel.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from functools import partial

import structlog

from bot.tables.core.about import (
    BOARD,
    CHOICE,
    CLOSE,
    EVENT,
    LOBBY,
    PLACE,
    RETURN,
    is_letter,
    is_notice_board,
    is_private,
)
from bot.tables.core.registry import Registry
from bot.tables.core.waker import Waker
from bot.tables.delivery.breaker import CircuitBreaker
from bot.tables.delivery.composer import Composer
from bot.tables.delivery.leased import LeaseOver
from bot.tables.delivery.lobby_posts import LobbyPosts
from bot.tables.delivery.outgoing import OutgoingMessage
from bot.tables.delivery.places import PlaceOpener
from bot.tables.delivery.plain import PlainText
from bot.tables.delivery.queues import LOOKS, queues_of
from bot.tables.delivery.recorder import Recorder
from bot.tables.delivery.remover import Remover
from bot.tables.delivery.tidier import Tidier
from bot.tables.ports.messenger import (
    Blocked,
    DmsClosed,
    Filtered,
    Forbidden,
    Gone,
    Messenger,
    MessengerError,
    Outdated,
    PictureRefused,
    PlaceClosed,
    Refused,
    TooOld,
    TryLater,
)
from bot.tables.recovery.failures import LetterRecovery, Recovery
from storage.rows import DeliveryRow
from storage.turns import step_behind

log = structlog.get_logger()

AT_ONCE = 32
NONCE_LASTS = 120_000
MOST_ATTEMPTS, MOST_FILTERED = 12, 4
"""Attempts before a message is given up, and before a filtered one takes another way."""
MOST_DELETIONS, DELETED_AGAIN = 2, 30_000
"""Attempts to delete a message before it is reduced to a small line, and milliseconds between them."""
HELD_FOR = 60_000
UNMENTIONED = (BOARD, LOBBY, PLACE, CLOSE, EVENT)
"""Deliveries that mention nobody, or have their own fallback when given up."""
LONGEST_WAIT = 300_000
IDLE = 60.0
BUSY = 1.0
FAILED = 1.0
COURTESY = 0.02
"""Seconds that deliveries wait after a wake-up, so that the press can be answered first."""


def backoff(attempts: int) -> int:
    """Return how long to wait after this many attempts: 1 s, doubled each time, at most five minutes."""
    return min(LONGEST_WAIT, 1_000 << min(attempts - 1, 20))


class Relay:
    """Delivers the outbox; `process` is the store's name for this run, `breaker` guards `messenger`."""

    def __init__(
        self,
        registry: Registry,
        messenger: Messenger,
        composer: Composer,
        process: str,
        breaker: CircuitBreaker | None = None,
    ) -> None:
        self.registry, self.messenger, self.composer, self.process = registry, messenger, composer, process
        self.breaker = breaker or CircuitBreaker(registry.clock)
        self.places, self.lobbies = PlaceOpener(registry, messenger), LobbyPosts(registry)
        self.recovery, self.remover = Recovery(registry), Remover(registry, messenger, composer)
        self.tidier = Tidier(registry, messenger, composer)
        self.recorder, self.letters = Recorder(registry, self.recovery), LetterRecovery(registry, self.recovery)
        self.plain = PlainText(registry, self.recovery.homing)
        self.queues = queues_of(registry.store, LOBBY)
        self.waker, self.courtesy, self.longest_rest = Waker(), COURTESY, LOOKS if registry.store.shared else IDLE
        self._busy: dict[str, asyncio.Task[None]] = {}
        self.under_way: dict[str, DeliveryRow] = {}
        """Edits whose outcome at Discord is unknown, by recipient."""

    def wake(self) -> None:
        """Check at once for due deliveries."""
        self.waker.wake()

    @property
    def idle(self) -> bool:
        """Tell whether nothing is being delivered and it was not woken; later deliveries do not count."""
        return not self._busy and not self.waker.is_woken

    async def run(self) -> None:
        """Work until cancelled."""
        step_behind()
        try:
            while True:
                self.waker.begin()
                await self.waker.rest(await self._dispatch_safely())
                await self.give_way()
        finally:
            for task in list(self._busy.values()):
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def give_way(self) -> None:
        """Let the handler that woke this worker answer its user first."""
        await asyncio.sleep(self.courtesy)

    async def _dispatch_safely(self) -> float:
        """Dispatch, and survive a failure of the database."""
        try:
            return await self._dispatch()
        except Exception:
            log.exception("outbox not read")
            return FAILED

    async def _dispatch(self) -> float:
        """Start due deliveries for idle recipients; return the seconds until something may be due again."""
        if self.breaker.seconds:
            return min(self.longest_rest, self.breaker.seconds)
        now, most = self.registry.clock.now(), 1 if self.breaker.is_open else AT_ONCE
        rows, coming = await self.queues.take(now, max(0, most - len(self._busy)), self._busy)
        for row in rows:
            task = asyncio.create_task(self._deliver(row), name=f"delivery {row.id}")
            self._busy[row.recipient] = task
            task.add_done_callback(partial(self._release, row.recipient))
        wait = self.longest_rest if coming is None else min(self.longest_rest, (coming - now) / 1000)
        return min(wait, BUSY) if self._busy else wait

    def _release(self, recipient: str, _task: asyncio.Task[None]) -> None:
        self._busy.pop(recipient, None)
        if self.registry.store.membership.alive:
            self.under_way.pop(recipient, None)
        self.wake()

    async def _deliver(self, row: DeliveryRow) -> None:
        with structlog.contextvars.bound_contextvars(table=row.table_id, delivery=row.id, about=row.about):
            try:
                await self._attempt_safely(row)
            except Exception:
                log.exception("delivery neither made nor put off")
                await asyncio.sleep(FAILED)

    async def _attempt_safely(self, row: DeliveryRow) -> None:
        try:
            await self._attempt(row)
        except Outdated:
            log.debug("delivery composed again")  # it is still due
        except MessengerError as error:
            await self._handle_error(row, error)
        except Exception as error:
            log.exception("delivery failed")
            self.registry.metrics.note_error("delivery")
            await self._count_failure(row)
            await self._postpone(row, TryLater(type(error).__name__))

    async def _count_failure(self, row: DeliveryRow) -> None:
        """Count a failure as an attempt if none was recorded, so that it is not tried for ever."""
        async with self.registry.store.write() as tx:
            current = await tx.outbox.get(row.id)
            if current is not None and current.attempts == row.attempts:
                await tx.outbox.attempt(row.id, self.registry.clock.now())

    async def _attempt(self, row: DeliveryRow) -> None:
        if await self.places.try_deliver(row) or await self.remover.try_deliver(row):
            return
        await self.registry.users.step_aside()
        outgoing = await self._compose(row)
        if outgoing is None:
            await self.recorder.note_sent(row, row.upto)
            return
        noted = outgoing.message_id is None or bool(outgoing.panel.uploads)
        attempted = await self.recorder.note_attempt(row, outgoing) if noted else row
        if attempted is None:
            return
        added = attempted.upto > outgoing.version or attempted.created_at > row.created_at
        row, added_to = replace(row, upto=attempted.upto), row.kind == "post" and added
        if added_to:  # more was added to it meanwhile; nothing can be added from now on
            outgoing, row = await self._compose(attempted), replace(row, created_at=attempted.created_at)
        looked = noted and not added_to
        if outgoing is None or not (looked or await self.composer.is_for_recipient(row)):
            await self.recorder.note_sent(row, attempted.upto)
        else:
            await self._send_somehow(row, await self.plain.fit(row, outgoing))

    async def _send_somehow(self, row: DeliveryRow, outgoing: OutgoingMessage) -> None:
        """Send a message, without its pictures if those are refused."""
        try:
            await self._send(row, outgoing)
        except (Forbidden, PictureRefused) as error:
            plain = await self.plain.instead(row, outgoing, error)
            if plain is None:
                raise
            await self._send(row, plain)
            await self.plain.note(row, outgoing, error)
        else:
            await self.plain.note(row, outgoing)

    async def _compose(self, row: DeliveryRow) -> OutgoingMessage | None:
        """Compose a message, and delete messages that are over in the state it shows."""
        outgoing = await self.composer.compose(row)
        await self.tidier.tidy(row, outgoing)
        return outgoing

    async def _edit(self, row: DeliveryRow, outgoing: OutgoingMessage, message_id: int) -> None:
        """Edit a message; raise `Outdated` if it already shows something newer."""
        self.under_way[row.recipient] = row
        try:
            with self.registry.order.change(message_id, outgoing.moment).sending():
                await self.messenger.edit(outgoing.channel_id, message_id, outgoing.panel)
        except Outdated:
            raise  # not a failure: the delivery is composed again at once
        except MessengerError:
            await self._count_failure(row)
            raise

    async def _send(self, row: DeliveryRow, outgoing: OutgoingMessage) -> None:
        """Send or edit; `row` is as it was before this attempt was recorded."""
        if outgoing.message_id is not None:
            await self._edit(row, outgoing, outgoing.message_id)
            for other in await self.recorder.note_sent(row, outgoing.version, outgoing):
                with contextlib.suppress(MessengerError):
                    await self.messenger.strip(other.channel_id, other.message_id, outgoing.panel)
            return
        message_id = None
        if self._may_be_there(row):
            message_id = await self._find_posted(row, outgoing)
            if row.about == LOBBY and await self.lobbies.is_posted(row, message_id):
                return
        if message_id is None:
            message_id = (await self.messenger.post(outgoing.channel_id, outgoing.panel, row.token)).message_id
        newer = outgoing.version > row.upto or (row.about == CHOICE and not outgoing.late)
        if row.attempted_at is not None and newer:  # it may be from the earlier attempt, older or without its picture
            with contextlib.suppress(Outdated, TooOld):
                await self._edit(row, outgoing, message_id)
        self.recorder.note_dm(row, None)
        await self.lobbies.note(row, message_id)
        old = await self.recorder.note_post(row, outgoing, message_id)
        self.recorder.note_dm(row, message_id)
        with contextlib.suppress(MessengerError):
            about = BOARD if row.about == RETURN else row.about
            await self.composer.strip(replace(row, about=about), old, outgoing.table)
        if outgoing.pinned:
            with contextlib.suppress(MessengerError):
                await self.messenger.pin(outgoing.channel_id, message_id)
                if outgoing.panel.silent:
                    await self.messenger.delete_pin_notice(outgoing.channel_id, message_id)

    async def _find_posted(self, row: DeliveryRow, outgoing: OutgoingMessage) -> int | None:
        """Search for a message from an earlier attempt; if searching is forbidden, risk a second message."""
        since = min(row.created_at, row.attempted_at or row.created_at)
        try:
            return await self.messenger.find(outgoing.channel_id, row.token, since)
        except Forbidden:
            await self.lobbies.forgo(row)
            return None
        except TryLater as error:  # nothing was posted, so the next attempt must search too
            async with self.registry.store.write() as tx:
                await tx.outbox.put_back(replace(row, attempts=row.attempts + 1), row.due_at, str(error))
            raise

    def _may_be_there(self, row: DeliveryRow) -> bool:
        if row.attempted_at is None:
            return False
        return row.process != self.process or self.registry.clock.now() - row.attempted_at > NONCE_LASTS

    async def _handle_error(self, row: DeliveryRow, error: MessengerError) -> None:
        """Handle an error: find another way, try later, or give up with a reason that `/table` shows."""
        if isinstance(error, LeaseOver):
            log.warning("delivery left to other processes")  # or to this one, once its heartbeat gets through
        elif isinstance(error, Blocked) and self.breaker.is_open:
            await self._put_back(row, error)
        elif row.kind == "return":
            await self.recovery.homing.postpone_return(row, error)
        elif is_notice_board(row.about) and await self.composer.notices.handle(row, error):
            log.info("notice board goes another way", reason=str(error))
        elif isinstance(error, TooOld) and await self.recovery.handle_too_old(row):
            log.info("edit left out", reason=str(error))
        elif isinstance(error, TryLater):
            await self._postpone(row, error)
        elif is_letter(row.about) and not isinstance(error, Refused | PictureRefused):
            await self.letters.handle(row, error)
        else:
            await self._go_another_way(row, error)

    async def _go_another_way(self, row: DeliveryRow, error: MessengerError) -> None:
        if isinstance(error, DmsClosed):
            await self.recovery.handle_unreachable(row)
        elif isinstance(error, Gone):
            await self.recovery.handle_gone(row, error.what)
        elif isinstance(error, PlaceClosed):
            log.warning("place closed", reason=error.reason)
            await self.recovery.handle_closed(row, error.reason)
        else:
            log.error("delivery refused", reason=str(error))
            await self._give_up(row, "picture" if isinstance(error, PictureRefused) else "refused")

    async def _give_up(self, row: DeliveryRow, reason: str) -> None:
        """Give up a delivery, but still mention the users that it would have mentioned."""
        if row.kind == "post" and row.about not in UNMENTIONED and not is_private(row.recipient):
            with contextlib.suppress(Exception):  # composing it may be what failed
                await self._mention(row)
        await self.recovery.give_up(row, reason)

    async def _mention(self, row: DeliveryRow) -> None:
        """Mention users in the message's place, or in the lobby's channel if that fails."""
        outgoing = await self.composer.compose(row)
        mention = None if outgoing is None else self.plain.mention(outgoing)
        if outgoing is None or mention is None or outgoing.table is None:
            return
        for channel in dict.fromkeys((outgoing.channel_id, outgoing.table.row.home_id)):
            with contextlib.suppress(MessengerError):
                await self.messenger.post(channel, mention, row.token)
                return

    async def _put_back(self, row: DeliveryRow, error: Blocked) -> None:
        """Restore a delivery that was refused along with all others, as if it had not been tried."""
        async with self.registry.store.write() as tx:
            await tx.outbox.put_back(row, self.registry.clock.now() + HELD_FOR, str(error))

    async def _postpone(self, row: DeliveryRow, error: TryLater) -> None:
        if row.kind == "return":
            await self.recovery.homing.postpone_return(row)
            return
        async with self.registry.store.read() as tx:
            current = await tx.outbox.get(row.id)
        if current is None:
            return
        most = MOST_FILTERED if isinstance(error, Filtered) else MOST_ATTEMPTS
        if current.attempts >= (MOST_DELETIONS if row.kind == "delete" else most):
            await self._end_trying(row, error)
            return
        wait = DELETED_AGAIN if row.kind == "delete" else backoff(max(1, current.attempts))
        wait = wait if error.seconds is None else int(error.seconds * 1000) + 1
        async with self.registry.store.write() as tx:
            await tx.outbox.postpone(row.id, self.registry.clock.now() + wait, str(error))

    async def _end_trying(self, row: DeliveryRow, error: TryLater) -> None:
        log.warning("delivery tried too often", reason=str(error))
        if row.kind == "delete":
            await self.remover.strip(row)
        elif is_notice_board(row.about):
            await self.composer.notices.give_up(row, error.lost)
        elif isinstance(error, Filtered) and not is_letter(row.about):
            await self.recovery.handle_closed(row, error.lost)
        else:
            await self._give_up(row, error.lost)
