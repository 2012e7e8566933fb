"""From a delivery to a parcel: where it goes, and what it says, made from the newest state when it is sent."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.tables.display import ballots, board_panels, common, lobby_panels, notices, seat_panels
from bot.tables.display.pictures import Pictures
from bot.tables.house import House, language, words
from bot.tables.live import LiveTable, asked_in, is_agreed, outdated, standing
from bot.tables.messenger import Messenger, TryLater
from bot.tables.motions import UNDO, about
from bot.tables.owed import (
    AWAY,
    BOARD,
    BRIEFING,
    CHOICE,
    HANDED,
    LOBBY,
    NUDGE,
    REMIND,
    TIMES,
    private,
    voted_kind,
)
from bot.tables.panel import Panel, Picture
from bot.tables.press import parse
from bot.tables.records.results import decider
from bot.tables.refusal import Refusal
from bot.tables.stages.turns import invited, inviting
from bot.tables.votes import undoing
from games.kernel.saving import load_state
from games.kernel.words import Words
from storage.records import DeliveryRow, EntryRow, MotionRow, PanelRow, UserRow

PLACE_WAIT = 0.3
PLACE_PATIENCE = 5_000
"""Milliseconds for which a direct message waits for the place it shall link to."""
FROZEN_WAIT = 60.0
OWN = (CHOICE, REMIND, AWAY)
"""Messages to a seat's user, where they are about a seat."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """A panel and where it goes: a new message, or the message to edit; `row` is then its row brought up to date.

    It tells what happened after the version `since` and shows the state of `version`. `cover` is the language of the
    title picture on a lobby's message. `also` are messages that get the same panel as the edited one, at best effort.
    """

    channel_id: int
    panel: Panel
    version: int
    since: int
    message_id: int | None = None
    row: PanelRow | None = None
    pinned: bool = False
    cover: str = ""
    also: tuple[PanelRow, ...] = ()


class Packer:
    """Pack deliveries; None means that there is nothing left to say."""

    def __init__(self, house: House, pictures: Pictures, messenger: Messenger) -> None:
        self.house, self.pictures, self.messenger = house, pictures, messenger

    async def pack(self, row: DeliveryRow) -> Parcel | None:
        """Make the parcel of a delivery; raise TryLater while it has no place or its guild is gone."""
        live = await self._snapshot(row)
        if live is None:
            return None
        if live.row.guild_id in self.house.frozen:
            if private(row.recipient):
                return None  # it must not hold up the user's other tables; `guild_back` owes it again
            raise TryLater("frozen", FROZEN_WAIT)
        if row.about == LOBBY:
            return await self._lobby(live, row)
        patient = not private(row.recipient) or self.house.clock.now() - row.created_at < PLACE_PATIENCE
        if live.row.place_id is None and patient:
            raise TryLater("place", PLACE_WAIT)
        return await self._pack(live, row)

    async def _pack(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        if row.about == BOARD:
            return await (self._board(live, row) if row.kind == "post" else self._board_edit(live))
        packers = {CHOICE: self._choice, NUDGE: self._nudge, BRIEFING: self._briefing, HANDED: self._handed,
                   TIMES: self._times}  # fmt: skip
        pack = packers.get(row.about) or (self._vote if voted_kind(row.about) else self._notice)
        return await pack(live, row)

    async def _snapshot(self, row: DeliveryRow) -> LiveTable | None:
        """Take a table as it is now; its rows and states are never changed in place, so no lock is held on."""
        if row.table_id is None:
            return None
        try:
            async with self.house.table(row.table_id) as live:
                return replace(live) if live.match is None else live.as_it_stands()
        except Refusal:
            return None

    async def _lobby(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Bring the lobby's message up to date; the title picture is sent unless it is known to be there."""
        begins = live.row.lobby_message_id is None
        if begins and (row.kind != "post" or live.row.stage != "lobby"):
            return None
        texts = common.words_of(live)
        cover = await self.pictures.cover(live.game, texts)
        if cover is not None and live.cover == texts.locale and not begins:
            cover = replace(cover, image=b"")
        panel = await inviting(self.house, live, lobby_panels.lobby(live, texts, cover), texts)
        shown = texts.locale if panel.pictures else ""
        if begins:
            panel = replace(_signed(panel, row.token), pings=await self._invited(live))
        return Parcel(live.row.home_id, panel, row.upto, row.since, live.row.lobby_message_id, cover=shown)

    async def _invited(self, live: LiveTable) -> tuple[int, ...]:
        """Find the users whom the lobby of a rematch calls."""
        return tuple(seat.user_id for seat in await invited(self.house, live) if seat.user_id is not None)

    async def _board(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a new board, which tells all that the one before has not told."""
        texts, place = common.words_of(live), self._place(live)
        old = await self._newest(live, BOARD)
        if old is not None and old.channel_id == place and _told(old, row):
            return None
        moved = old is not None and old.channel_id != place
        since = _since(old, row, moved=moved)
        drawn = (await self.pictures.board(live, texts), await self.pictures.score(live, texts))
        pictures = [picture for picture in drawn if picture is not None]
        panel = board_panels.board(live, await self._entries(live, since), pictures, await self._pings(live),
                              row.token, texts, moved=moved)  # fmt: skip
        return Parcel(place, panel, live.row.version, since, pinned=since == 0)

    async def _newest(self, live: LiveTable, about: str, seat: int | None = None) -> PanelRow | None:
        async with self.house.store.read() as tx:
            return await tx.panels.newest(live.id, about, seat)

    async def _board_edit(self, live: LiveTable) -> Parcel | None:
        """Bring the newest board's list of missing players up to date; its picture stays.

        Where a new board is owed meanwhile, that one tells the story: here it would be told twice.
        """
        old = await self._newest(live, BOARD)
        if old is None or not old.live or old.version >= live.row.version or await self._board_owed(live):
            return None
        texts = common.words_of(live)
        kept = (Picture("board.png", b"", self.pictures.board_alt(live, texts)),)
        panel = board_panels.board(live, await self._entries(live, old.since), kept, (), old.token, texts)
        return _edit(old, panel, live.row.version)

    async def _times(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Bring the times on the newest board up to date; it tells the story that it told."""
        old = await self._newest(live, BOARD)
        if old is None or not old.live or live.row.stage != "playing":
            return None
        texts = common.words_of(live)
        kept = (Picture("board.png", b"", self.pictures.board_alt(live, texts)),)
        panel = board_panels.board(live, await self._entries(live, old.since), kept, (), old.token, texts)
        return Parcel(
            old.channel_id, panel, row.upto, old.since, old.message_id, replace(old, version=live.row.version)
        )

    async def _notice(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a notice about time, for the table or for a seat's user."""
        if not private(row.recipient):
            panel = notices.public(live, row.about, row.seat, row.token, common.words_of(live))
            return None if panel is None else Parcel(self._place(live), panel, live.row.version, row.since)
        user = await self._addressee(live, row)
        if user is None or row.seat is None:
            return None
        panel = notices.private(live, row.about, row.seat, row.token, common.words_for(live, language(user)))
        return (
            None if panel is None else Parcel(await self._dm_channel(user.user_id), panel, live.row.version, row.since)
        )

    async def _addressee(self, live: LiveTable, row: DeliveryRow) -> UserRow | None:
        """Find the user of a seat, who is still the one a delivery is for and takes direct messages."""
        seat = row.seat
        if seat is None or seat >= len(live.seats) or (user_id := live.seats[seat].user_id) is None:
            return None
        user = await self.house.user(user_id)
        return user if user.dms == "on" and row.recipient == f"user:{user_id}" else None

    async def _board_owed(self, live: LiveTable) -> bool:
        async with self.house.store.read() as tx:
            return any(row.kind == "post" and row.about == BOARD for row in await tx.outbox.unsent(live.id))

    async def _entries(self, live: LiveTable, since: int) -> list[EntryRow]:
        async with self.house.store.read() as tx:
            entries = await tx.log.entries(live.id, since)
        return [entry for entry in entries if entry.version <= live.row.version]

    def _place(self, live: LiveTable) -> int:
        return live.row.place_id or live.row.home_id

    async def _pings(self, live: LiveTable) -> list[int]:
        """Find the users who are waited for and get no direct messages, or have lost the last one."""
        async with self.house.store.read() as tx:
            lost = {row.seat for row in await tx.outbox.abandoned(live.id) if row.about == CHOICE}
        users = [(seat, live.seats[seat].user_id) for seat in live.waiting() if live.plays(seat)]
        return [
            user
            for seat, user in users
            if user is not None and (seat in lost or (await self.house.user(user)).dms != "on")
        ]

    async def _nudge(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Call for one seat's user, if they are waited for and get no direct messages."""
        user_id = None if row.seat is None else live.seats[row.seat].user_id
        if user_id is None or row.seat not in live.waiting() or user_id not in await self._pings(live):
            return None
        panel = board_panels.nudge(live, (user_id,), row.token, common.words_of(live))
        return Parcel(self._place(live), panel, live.row.version, row.since)

    async def _vote(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Show how a motion stands: once as a new message, then by edits of it, the last of which tells its end."""
        texts, motion = common.words_of(live), live.motions.get(voted_kind(row.about))
        if motion is None:
            return None
        old = await self._newest(live, row.about)
        edits = old is not None and old.live and old.channel_id == self._place(live) and row.kind == "sync"
        if motion.outcome is not None:
            return self._ended(live, motion, row, old if edits else None, texts)
        async with self.house.store.read() as tx:
            taken = await undoing.taken_since(tx, live, about(motion)["version"]) if motion.kind == UNDO else []
        if edits and old is not None:
            return _edit(old, ballots.ballot(live, motion, taken, old.token, texts), row.upto)
        panel = ballots.ballot(live, motion, taken, row.token, texts)
        return Parcel(self._place(live), panel, row.upto, row.since)

    def _ended(
        self, live: LiveTable, motion: MotionRow, row: DeliveryRow, old: PanelRow | None, texts: Words
    ) -> Parcel | None:
        """Tell how a motion ended: in its message, which is then done with, or in one of its own where it must."""
        if old is not None:
            panel = ballots.outcome(live, motion, texts)
            return Parcel(old.channel_id, panel, row.upto, old.since, old.message_id, replace(old, live=False))
        if row.kind == "sync" or not ballots.announced(motion):
            return None
        return Parcel(self._place(live), ballots.outcome(live, motion, texts, row.token), row.upto, row.since)

    async def _briefing(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Tell a seat's new user what has happened, by a direct message of its own."""
        seat = row.seat
        if seat is None or not await self.belongs(row) or (user_id := live.seats[seat].user_id) is None:
            return None
        user = await self.house.user(user_id)
        if user.dms != "on":
            return None
        texts = common.words_for(live, language(user))
        picture = await self.pictures.hand(live, seat, texts) if live.row.stage == "playing" else None
        panel = ballots.briefing(live, seat, await self._entries(live, 0), picture, row.token, texts)
        return Parcel(await self._dm_channel(user_id), panel, live.row.version, row.since)

    async def _handed(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Replace what a former user was shown of a seat, hand included, by the word that it is another's."""
        user = await self.house.user(int(row.recipient.removeprefix("user:")))
        async with self.house.store.read() as tx:
            panels = await tx.panels.of_seat(live.id, row.seat or 0)
        shown = [panel for panel in panels if panel.channel_id == user.dm_channel_id]
        if not shown or row.recipient == f"user:{live.seats[row.seat or 0].user_id}":
            return None
        texts = common.words_for(live, language(user))
        panel = common.note(texts.text("handed-over", table=live.id, new=live.names[row.seat or 0]))
        last = shown[-1]
        done = replace(last, live=False)
        return Parcel(last.channel_id, panel, row.upto, last.since, last.message_id, done, also=tuple(shown[:-1]))

    async def belongs(self, row: DeliveryRow) -> bool:
        """Tell whether a direct message is still for its recipient: the seat may have been handed on."""
        live = await self._snapshot(row) if row.about in (CHOICE, BRIEFING) else None
        if live is None or row.seat is None:
            return row.about not in (CHOICE, BRIEFING)
        return row.seat < len(live.seats) and row.recipient == f"user:{live.seats[row.seat].user_id}"

    async def _choice(self, live: LiveTable, row: DeliveryRow) -> Parcel | None:
        """Make a seat's direct message, or the edit of the last one; a new one if there is none to edit."""
        user, seat = await self._addressee(live, row), row.seat
        if user is None or seat is None or (row.kind == "post" and live.stood_in(seat)):
            return None
        old = await self._newest(live, CHOICE, seat)
        edits = row.kind == "sync" and old is not None and old.live
        if not edits and (seat not in live.waiting() or (old is not None and _told(old, row))):
            return None
        texts = common.words_for(live, language(user))
        picture = await self.pictures.hand(live, seat, texts) if live.row.stage == "playing" else None
        if edits and old is not None:
            note = await self._chosen(live, seat, user.user_id, old, texts)
            return _edit(old, seat_panels.choice(live, seat, picture, old.token, texts, note), live.row.version)
        panel = seat_panels.choice(live, seat, picture, row.token, texts)
        return Parcel(await self._dm_channel(user.user_id), panel, live.row.version, row.since)

    async def _chosen(self, live: LiveTable, seat: int, user_id: int, old: PanelRow, texts: Words) -> str:
        """Repeat to a user who waits for others what they chose last on this panel, as the answer to it has said."""
        if live.row.stage != "playing" or seat in live.asked():
            return ""
        made = [entry for entry in standing(await self._entries(live, old.since)) if entry.seat == seat]
        async with self.house.store.read() as tx:
            holders = [holder for holder in await tx.holders.of_table(live.id) if holder.seat == seat]
            own = [entry for entry in made if holders and decider(holders, entry).user_id == user_id]
            asked = await asked_in(tx, live, own[-1]) if own else None
        return "" if asked is None else seat_panels.chosen(live, seat, own[-1].choice, asked, texts)

    async def _dm_channel(self, user_id: int) -> int:
        user = await self.house.user(user_id)
        if user.dm_channel_id is not None:
            return user.dm_channel_id
        channel_id = await self.messenger.open_dm(user_id)
        await self.house.change_user(user_id, dm_channel_id=channel_id)
        return channel_id

    async def strip(self, messenger: Messenger, row: DeliveryRow, old: list[PanelRow]) -> None:
        """Take the controls off the panels that a new one replaces."""
        live = await self._snapshot(row) if old else None
        if live is None:
            return
        for panel in [*old, *(await self._taken_back(live, old[0]) if row.about == BOARD else ())]:
            await messenger.strip(panel.channel_id, panel.message_id, await self._stripped(live, panel))

    async def _stripped(self, live: LiveTable, panel: PanelRow) -> Panel:
        if panel.about == BOARD:
            return await self._old_board(live, panel)
        user_id = live.seats[panel.seat].user_id if panel.seat is not None and panel.about in OWN else None
        locale = language(await self.house.user(user_id)) if user_id is not None else live.row.locale
        return common.note(words(locale, live.game.package).text("choice-old", table=live.id))

    async def _taken_back(self, live: LiveTable, last: PanelRow) -> list[PanelRow]:
        """Find the boards before the last one that show what was taken back since by consent."""
        if not any(map(is_agreed, await self._entries(live, last.version))):
            return []
        entries = await self._entries(live, 0)
        async with self.house.store.read() as tx:
            boards = await tx.panels.of_about(live.id, BOARD)
        return [
            panel for panel in boards
            if not panel.live and panel.message_id != last.message_id and outdated(entries, panel.version)
        ]  # fmt: skip

    async def _undone(self, live: LiveTable, panel: PanelRow) -> bool:
        later = await self._entries(live, panel.version)
        return any(map(is_agreed, later)) and outdated(await self._entries(live, 0), panel.version)

    async def _old_board(self, live: LiveTable, panel: PanelRow) -> Panel:
        texts = common.words_of(live)
        told = [entry for entry in await self._entries(live, panel.since) if entry.version <= panel.version]
        async with self.house.store.read() as tx:
            snapshot = await tx.log.snapshot(live.id, panel.version)
        state = None if snapshot is None else load_state(live.game, snapshot.state)
        return board_panels.old_board(live, told, state, texts, undone=await self._undone(live, panel))


def _edit(old: PanelRow, panel: Panel, version: int) -> Parcel:
    """Make the edit that brings a panel to a newer version."""
    return Parcel(old.channel_id, panel, version, old.since, old.message_id, replace(old, version=version))


def _signed(panel: Panel, token: str) -> Panel:
    """Put the delivery's token into the first button's id, so that the message is found again."""
    first, *rows = panel.rows
    assert isinstance(first, tuple)  # noqa: S101 - a lobby begins with its buttons
    press = parse(first[0].id)
    assert press is not None  # noqa: S101 - the id is ours
    return replace(panel, rows=((replace(first[0], id=replace(press, token=token).id), *first[1:]), *rows))


def _since(old: PanelRow | None, row: DeliveryRow, *, moved: bool) -> int:
    """Return the version after which a new board tells the story: the one that the board before it shows.

    A board that was deleted, or lost with its channel, is told again as far as the delivery asks for it.
    """
    if old is None:
        return row.since
    return old.version if old.live and not moved else min(row.since, old.version)


def _told(old: PanelRow, row: DeliveryRow) -> bool:
    """Tell whether the last message was posted after this one was owed and says all of it, as after an outage."""
    return old.live and old.version >= row.upto and old.posted_at > row.created_at
