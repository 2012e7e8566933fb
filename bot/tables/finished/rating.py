"""Ratings: OpenSkill's Plackett-Luce model, one rating per user, game and guild."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from storage.rows import RatingRow

MU, SIGMA = 25.0, 25.0 / 3
LEAST_GAMES = 3
"""Rated games before anybody is listed."""


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
