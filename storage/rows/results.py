"""What games have come to."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """Say how one holder of a seat came out; ``share`` is the percentage of the seat's choices that were theirs."""

    table_id: str
    seat: int
    number: int
    guild_id: int
    game: str
    user_id: int | None
    computer: str | None
    place: int
    points: int | None
    won: bool
    share: int
    rated: bool
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """Keep a user's rating at one game in one guild; ``streak`` counts the latest wins in a row."""

    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0
    streak: int = 0
    best: int = 0
