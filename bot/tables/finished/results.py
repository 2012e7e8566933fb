"""Results at the end of a game: each holder's share of a seat, the places, and new ratings.

A seat counts for the user or computer that made at least half of its choices; of two with half each, for the last one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.core.table import Table, standing_entries
from games.kernel.state import Result
from storage import Writer
from storage.people import STAND_IN
from storage.rows import EntryRow, HolderRow, RatingRow, ResultRow

LEAST_SHARE = 50
"""The percentage of a seat's choices from which on the seat counts for its holder."""
LEAST_RATED = 2


@dataclass(frozen=True, slots=True)
class Party:
    """A decider for a seat: a user, a kind of computer player, or with neither a deleted user."""

    user_id: int | None = None
    computer: str | None = None


def places(result: Result) -> list[int]:
    """Return each seat's place: winners are first, the others follow by score, and equal scores share a place.

    If scores do not say who wins, all others share the place after the winners; without a winner nobody is first.
    """
    others = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    first = 1 + max(1, len(result.winners))
    return [
        1 if seat in result.winners else first + (0 if result.decided else sum(other > score for other in others))
        for seat, score in enumerate(result.scores)
    ]


def decider(holders: Sequence[HolderRow], entry: EntryRow) -> Party:
    """Return the decider of a choice, from the seat's holders; one with user and computer is played by the computer."""
    holder = [holder for holder in holders if holder.version < entry.version][-1]
    if holder.computer is not None:
        return Party(computer=holder.computer)
    return Party(computer=STAND_IN) if entry.stand_in else Party(user_id=holder.user_id)


def shares(holders: Sequence[HolderRow], entries: Sequence[EntryRow]) -> dict[Party, int]:
    """Return the percentage of a seat's choices that each of its parties made, the last holder last.

    `entries` are those of the seat that stand; of a sealed choice that was changed only the last one counts. A seat
    that never chose is all its last holder's.
    """
    last = {entry.ask: entry for entry in entries}
    made: Counter[Party] = Counter()
    for entry in last.values():
        made[decider(holders, entry)] += 1
    owners = [Party(holder.user_id, None if holder.user_id is not None else holder.computer) for holder in holders]
    if not made:
        made[owners[-1]] = 1
    total = made.total()
    latest_first = dict.fromkeys(reversed((*made, *owners)))
    return {party: made[party] * 100 // total for party in reversed(latest_first)}


def shares_by_seat(holders: Sequence[HolderRow], chosen: Sequence[EntryRow]) -> list[dict[Party, int]]:
    """Return the `shares` of each seat, in order, from all entries of a table that stand; every seat has a holder."""
    made = [entry for entry in chosen if entry.number > 0]
    return [
        shares([holder for holder in holders if holder.seat == seat], [entry for entry in made if entry.seat == seat])
        for seat in sorted({holder.seat for holder in holders})
    ]


def main_party(parted: dict[Party, int]) -> Party | None:
    """Return the party that a seat counts for, or None if nobody made at least half of its choices."""
    return next((party for party in reversed(parted) if parted[party] >= LEAST_SHARE), None)


async def store_results(tx: Writer, table: Table, result: Result, now: int) -> None:
    """Write the results of a finished game and, if it is rated, the new ratings; part of its last transaction."""
    holders = await tx.holders.of_table(table.id)
    if not holders or table.is_alone:
        return  # begun by the first release, which did not store holders; or without a guild
    parted = shares_by_seat(holders, standing_entries(await tx.log.entries(table.id)))
    users = await _rated_users(tx, table, holders, [main_party(each) for each in parted])
    await tx.results.add(_rows(table, result, parted, users, now))
    if users:
        await _rate(tx, table, result, users)


async def _rated_users(
    tx: Writer, table: Table, holders: Sequence[HolderRow], mains: Sequence[Party | None]
) -> list[int]:
    """Return the user to be rated for each seat.

    Nobody if a computer or a user who wants no rating plays, if the components are read off a printed copy, or if
    players may ask for advice.
    """
    if table.row.material_name or table.row.advice or any(holder.user_id is None for holder in holders):
        return []
    users = [main.user_id for main in mains if main is not None and main.user_id is not None]
    if not len(users) == len(set(users)) == len(table.seats) >= LEAST_RATED:
        return []
    return [] if any([(await tx.people.user(user)).unrated for user in users]) else users


def _rows(
    table: Table, result: Result, parted: Sequence[dict[Party, int]], users: Sequence[int], now: int
) -> list[ResultRow]:
    placed = places(result)
    return [
        ResultRow(
            table_id=table.id,
            seat=seat,
            number=number,
            guild_id=table.row.guild_id,
            game=table.row.game,
            user_id=party.user_id,
            computer=party.computer,
            place=placed[seat],
            points=result.scores[seat],
            won=seat in result.winners,
            share=share,
            rated=bool(users) and party.user_id == users[seat],
            at=now,
        )
        for seat, each in enumerate(parted)
        for number, (party, share) in enumerate(each.items())
    ]


async def _rate(tx: Writer, table: Table, result: Result, users: Sequence[int]) -> None:
    guild, game = table.row.guild_id, table.row.game
    tx.people.lock(*users)  # another game of theirs may end at another process just now
    before: list[RatingRow] = [
        await tx.results.rating(guild, game, user) or beginner(guild, game, user) for user in users
    ]
    won = [seat in result.winners for seat in range(len(users))]
    for row in new_ratings(before, places(result), won):
        await tx.results.put_rating(row)


MU, SIGMA = 25.0, 25.0 / 3
LEAST_GAMES = 3
"""Rated games after which a user is listed."""


def beginner(guild_id: int, game: str, user_id: int) -> RatingRow:
    """Return the rating of a user who has not played a rated game."""
    return RatingRow(guild_id=guild_id, game=game, user_id=user_id, mu=MU, sigma=SIGMA)


def displayed_rating(row: RatingRow) -> int:
    """Return the number that players see: 1000 + 40 (mu - 3 sigma); everybody begins at 1000."""
    return 1000 + round(40 * (row.mu - 3 * row.sigma))


def new_ratings(rows: Sequence[RatingRow], places: Sequence[int], won: Sequence[bool]) -> list[RatingRow]:
    """Return the ratings after a game; equal places are a draw."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - takes 30 ms and 5 MB, needed at the end of a game only

    model = PlackettLuce()
    teams = [[model.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [
        _update(row, team[0].mu, team[0].sigma, victory) for row, team, victory in zip(rows, after, won, strict=True)
    ]


def _update(row: RatingRow, mu: float, sigma: float, won: bool) -> RatingRow:
    streak = row.streak + 1 if won else 0
    return replace(
        row,
        mu=mu,
        sigma=sigma,
        games=row.games + 1,
        wins=row.wins + won,
        streak=streak,
        best=max(row.best, streak),
    )
