"""The lobby: a table before it begins. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from bot.tables.clocks import deadlines
from bot.tables.core import pace
from bot.tables.core.luck import chance_maker, commitment, joins_of
from bot.tables.core.outbox import BATCH, LOBBY, Owing
from bot.tables.core.registry import House, locale_of
from bot.tables.core.seats import seat_all
from bot.tables.core.table import LiveTable
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.stages.play import record
from bot.tables.stages.turns import rotated
from games.kernel import catalogue
from games.kernel.game import Game
from games.kernel.match import Match, Step
from games.kernel.words import clipped
from storage import Writer
from storage.rows import GuildRow, Locale, SeatRow, TableRow

LONGEST_NAME = 24
THREAD_NEEDS = ("create_public_threads", "send_messages_in_threads")


def plain_name(name: str) -> str:
    """Return a display name without what Discord would read as a mention, a link or formatting."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in '*_~`|<>@#[]()/\\"')
    return clipped(" ".join(kept.split()), LONGEST_NAME) or "?"


async def open_lobby(house: House, caller: Caller, guild: GuildRow, key: str) -> LiveTable:
    """Open a lobby with its caller as the host on seat 0."""
    row = await new_row(house, caller, catalogue.find(key), guild.locale or locale_of(caller.guild_locale))
    seats = [user_seat(row, 0, caller)]
    name = caller.guild_name or guild.name
    live = LiveTable(row, seats, options=json.loads(row.options), guild_name=name)
    async with house.store.write() as tx:
        if guild.name != name:
            await tx.people.save_guild(replace(await tx.people.guild(guild.guild_id), name=name))
        await tx.tables.insert(row)
        await tx.tables.set_seats(live.id, live.seats)
    house.keep(live)
    return live


async def note_message(house: House, live: LiveTable, message_id: int) -> None:
    """Remember the lobby's message, which is owed no longer."""
    async with house.store.write() as tx:
        await tx.tables.change(live.id, lobby_message_id=message_id)
        for owed in await tx.outbox.unsent(live.id):
            if owed.about == LOBBY and owed.kind == "post":
                await tx.outbox.settle(owed.id, owed.upto)
    live.row = replace(live.row, lobby_message_id=message_id)


async def new_row(house: House, caller: Caller, game: Game, locale: Locale) -> TableRow:
    """Make the row of a new table with the usual options, committed to a new seed; the caller is its host."""
    seed, table_id = house.secrets.seed(), await _free_id(house)
    return TableRow(
        table_id=table_id,
        guild_id=caller.guild_id or 0,
        home_id=caller.channel_id,
        game=game.key,
        options=json.dumps({option.name: option.default for option in game.options}),
        locale=locale,
        host_id=caller.user_id,
        seed=seed,
        commitment=commitment(seed),
        rules_version=game.rules_version,
        created_at=house.clock.now(),
        pace=pace.USUAL,
    )


async def _free_id(house: House) -> str:
    async with house.store.read() as tx:
        while await tx.tables.exists(table_id := house.secrets.table_id()):
            pass
    return table_id


def user_seat(row: TableRow, seat: int, caller: Caller) -> SeatRow:
    """Make the seat that a caller takes by this very interaction."""
    name = plain_name(caller.name)
    return SeatRow(table_id=row.table_id, seat=seat, user_id=caller.user_id, name=name, joined=caller.interaction_id)


def _open(live: LiveTable) -> None:
    if live.row.stage == "playing":
        raise Refusal("refused-begun")
    if live.row.stage != "lobby":
        raise Refusal("refused-over")


def _hosted(live: LiveTable, caller: Caller, *, or_manager: bool = False) -> None:
    _open(live)
    if caller.user_id != live.row.host_id and not (or_manager and caller.manages(live.row.guild_id)):
        raise Refusal("refused-not-host")


def unique_name(name: str, others: list[SeatRow]) -> str:
    """Tell equal names apart by a number."""
    taken = {seat.name for seat in others}
    numbered = (f"{clipped(name, LONGEST_NAME - 2)} {number}" for number in range(2, 9))
    return next(each for each in (name, *numbered) if each not in taken)


async def join(house: House, live: LiveTable, caller: Caller) -> None:
    """Take the next seat."""
    _open(live)
    if live.seat_of(caller.user_id) is not None:
        raise Refusal("refused-seated")
    if len(live.seats) >= live.game.seats[1]:
        raise Refusal("refused-full", most=live.game.seats[1])
    seat = user_seat(live.row, len(live.seats), caller)
    await _seats(house, live, [*live.seats, replace(seat, name=unique_name(seat.name, live.seats))], delay=BATCH)


async def leave(house: House, live: LiveTable, caller: Caller) -> None:
    """Give up one's seat; a leaving host hands over to the next user, and the last one closes the lobby."""
    _open(live)
    if live.seat_of(caller.user_id) is None:
        raise live.not_seated()
    left = [seat for seat in live.seats if seat.user_id != caller.user_id]
    users = [seat.user_id for seat in left if seat.user_id is not None]
    if not users:
        await _cancel(house, live)
        return
    host = live.row.host_id if live.row.host_id in users else users[0]
    await _seats(house, live, left, host, delay=BATCH)


async def add_computer(house: House, live: LiveTable, caller: Caller, level: str, name: str) -> None:
    """Seat a computer player of a level."""
    _hosted(live, caller)
    if len(live.seats) >= live.game.seats[1]:
        raise Refusal("refused-full", most=live.game.seats[1])
    seat = SeatRow(
        table_id=live.id,
        seat=len(live.seats),
        computer=level,
        name=unique_name(name, live.seats),
        joined=caller.interaction_id,
    )
    await _seats(house, live, [*live.seats, seat])


async def drop_computer(house: House, live: LiveTable, caller: Caller) -> None:
    """Take the last computer player away."""
    _hosted(live, caller)
    computers = [seat for seat in live.seats if seat.computer]
    if not computers:
        raise Refusal("refused-no-computer")
    await _seats(house, live, [seat for seat in live.seats if seat is not computers[-1]])


async def _seats(house: House, live: LiveTable, seats: list[SeatRow], host: int | None = None, delay: int = 0) -> None:
    """Number the seats anew and store them.

    `delay` is for changes that the answer shows in the lobby's message: its edit then only mends what was lost, or
    what two answers made in the wrong order.
    """
    seats = [replace(seat, seat=number) for number, seat in enumerate(seats)]
    row = live.row if host is None else replace(live.row, host_id=host)
    async with house.store.write() as tx:
        await tx.tables.set_seats(live.id, seats)
        await tx.tables.change(live.id, host_id=row.host_id)
        await owe_lobby(house, tx, live, delay)
    house.poke()
    live.seats, live.row = seats, row


async def set_option(house: House, live: LiveTable, caller: Caller, name: str, value: str) -> None:
    """Change an option of the game."""
    _hosted(live, caller)
    options = live.game.settle_options(live.game.seats[0], {**live.options, name: value})
    await _change(house, live, options=json.dumps(options))
    live.options = options


async def set_pace(house: House, live: LiveTable, caller: Caller, milliseconds: int) -> None:
    """Change how long a decision may take."""
    _hosted(live, caller)
    await _change(house, live, pace=milliseconds)


async def set_language(house: House, live: LiveTable, caller: Caller, locale: Locale) -> None:
    """Change the language of the table's public messages."""
    _hosted(live, caller)
    await _change(house, live, locale=locale)


async def _change(house: House, live: LiveTable, **fields: Any) -> None:
    """Change fields of the table's row, and owe the lobby's message an edit."""
    async with house.store.write() as tx:
        await tx.tables.change(live.id, **fields)
        await owe_lobby(house, tx, live)
    house.poke()
    live.row = replace(live.row, **fields)


async def cancel(house: House, live: LiveTable, caller: Caller) -> None:
    """Close the lobby without a game."""
    _hosted(live, caller, or_manager=True)
    await _cancel(house, live)


async def expire(house: House, live: LiveTable) -> None:
    """Close a lobby that nobody started."""
    await _cancel(house, live)


async def _cancel(house: House, live: LiveTable) -> None:
    await _change(house, live, stage="cancelled", ended_at=house.clock.now())


async def owe_lobby(house: House, tx: Writer, live: LiveTable, delay: int = 0) -> None:
    """Owe the lobby's message an edit."""
    await Owing(tx, live, house.clock.now(), live.row.version).public("sync", LOBBY, delay)


async def start(house: House, live: LiveTable, caller: Caller, guild: GuildRow) -> None:
    """Begin the game: set it up, store it, and owe its place, its board and everybody's first choice."""
    _hosted(live, caller)
    missing = live.game.seats[0] - len(live.seats)
    if missing > 0:
        raise Refusal("refused-too-few", missing=missing)
    seats = await rotated(house, live)
    now, joins = house.clock.now(), joins_of(seats)
    begun = _begin(live, joins)
    place_id, note = _place(live, guild, caller)
    row = replace(
        live.row,
        stage="playing",
        started_at=now,
        joins=joins,
        place_id=place_id,
        place_note=note,
        version=1,
        draws=begun.draws,
        asked=begun.state.ask,
    )
    step = Step(begun.log[0], begun.state, 1, begun.draws)
    after = replace(live, row=row, seats=seats, match=begun, barrier=1)
    async with house.store.write() as tx:
        await tx.tables.advance(
            live.id, expect_version=0, stage="playing", started_at=now, joins=joins, place_id=place_id, place_note=note,
            draws=row.draws, asked=row.asked,
        )  # fmt: skip
        await tx.tables.set_seats(live.id, seats)
        await record(tx, after, step, now)
        await seat_all(tx, after, now)
        ticking = await deadlines.fitted(house, tx, after, now)
        await Owing(tx, after, now, 1, since=0).start()
    begun.log.clear()
    live.row, live.seats, live.match, live.barrier, live.clocks = row, seats, begun, 1, ticking
    house.timed()
    house.poke()
    house.asked(live.id)


def _begin(live: LiveTable, joins: str) -> Match:
    maker = chance_maker(live.row.seed, live.id, joins)
    return Match.begin(live.game, len(live.seats), live.options, maker)


def _place(live: LiveTable, guild: GuildRow, caller: Caller) -> tuple[int | None, str | None]:
    """Decide where the table is played: None where a place must still be opened; a note tells of a fallback."""
    home = live.row.home_id
    if guild.place == "here":
        return home, None
    if guild.place == "thread" and (lacking := [name for name in THREAD_NEEDS if name in caller.lacks]):
        return home, f"lacks-{lacking[0]}"
    if guild.place == "category" and guild.category_id is None:
        return home, "no-category"
    return None, None
