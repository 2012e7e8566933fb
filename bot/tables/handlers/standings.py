"""The handler for results: `/stats` and its leaderboard; all answers are private and about one guild.

Players appear as mentions, which show their current names and notify nobody in these answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.company.reliability import in_full, reliability_of
from bot.tables.finished.results import LEAST_GAMES, LEAST_SHARE, displayed_rating
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Button, Choice, Panel, Row, Select
from games.kernel import catalogue
from games.kernel.words import Words
from storage.rows import RatingRow, ResultRow

LISTED = 10
LATEST = 5
ENDS = ("place", "won")
LEADERBOARD = "leaderboard"
"""The verb of the button below a user's results, and of the select of games."""
MOST_GAMES = 25


@dataclass(frozen=True, slots=True)
class Record:
    """The sum of a user's results."""

    games: int
    wins: int
    streak: int
    best: int
    rated: int


def record_of(rows: Sequence[ResultRow]) -> Record:
    """Sum up results, oldest first."""
    streak = best = 0
    for row in rows:
        streak = streak + 1 if row.won else 0
        best = max(best, streak)
    return Record(len(rows), sum(row.won for row in rows), streak, best, sum(row.rated for row in rows))


class StandingsHandler:
    """Shows the results of a guild's players."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.verbs: dict[str, Handler] = {LEADERBOARD: self._press}

    async def stats(self, caller: Caller, who: int | None = None, game: str | None = None) -> Answer:
        """Show a user's results in this guild, by default the caller's own."""
        texts, guild, user_id = await self.registry.people.meet(caller), _guild(caller), who or caller.user_id
        if game is not None:
            catalogue.find(game)
        hidden = user_id != caller.user_id and (await self.registry.people.user(user_id)).unrated
        async with self.registry.store.read() as tx:
            rows = [row for row in await tx.results.of_user(guild, user_id) if row.share >= LEAST_SHARE]
            ratings = await tx.results.ratings_of(guild, user_id)
            found = await reliability_of(tx, guild, user_id)
        reliable = in_full(found, texts, own=user_id == caller.user_id)
        rows = [row for row in rows if game in (None, row.game)]
        if hidden or not rows:
            none = (texts.text("stats-none", who=mention(user_id)), reliable)
            return Answer(Panel(none, rows=_best(game, texts), accent=common.SLATE))
        of_game = {row.game: row for row in ratings if game in (None, row.game)}
        own = (await self.registry.people.user(user_id)).unrated
        blocks = (
            texts.text("stats-title", who=mention(user_id)) + (f" · {common.game_title(game, texts)}" if game else ""),
            self._sums(rows, texts),
            self._games(rows, of_game, texts),
            self._latest(rows, texts),
            reliable,
            texts.text("stats-unrated" if own else "stats-about"),
        )
        return Answer(Panel(blocks, rows=_best(game, texts), accent=common.GOLD))

    @staticmethod
    def _sums(rows: Sequence[ResultRow], texts: Words) -> str:
        sums = record_of(rows)
        rate = round(100 * sums.wins / sums.games)
        lines = [texts.text("stats-sums", games=sums.games, rated=sums.rated, wins=sums.wins, rate=rate)]
        if sums.best > 1:
            lines.append(texts.text("stats-streak", streak=sums.streak, best=sums.best))
        return "\n".join(lines)

    @staticmethod
    def _games(rows: Sequence[ResultRow], ratings: dict[str, RatingRow], texts: Words) -> str:
        """List each game with the number of plays, the mean points, and the rating."""
        lines = []
        for game in dict.fromkeys(row.game for row in rows):
            mine = [row for row in rows if row.game == game]
            points = [row.points for row in mine if row.points is not None]
            line = texts.text(
                "stats-game",
                game=common.game_title(game, texts),
                games=len(mine),
                points=round(sum(points) / max(1, len(points))),
            )
            rating = texts.text("stats-rating", rating=str(displayed_rating(ratings[game]))) if game in ratings else ""
            lines.append(f"{line} · {rating}" if rating else line)
        return "\n".join(lines)

    @staticmethod
    def _latest(rows: Sequence[ResultRow], texts: Words) -> str:
        """List the last results, the newest first."""
        lines = [
            texts.text(
                f"stats-{ENDS[row.won]}",
                game=common.game_title(row.game, texts),
                place=row.place,
                points=row.points or 0,
            )
            for row in reversed(rows[-LATEST:])
        ]
        return "\n".join([texts.text("stats-latest"), *lines])

    async def _press(self, press: Press) -> Answer:
        game = press.value
        return replace(await self.leaderboard(press.caller, game or None), update=True)

    async def leaderboard(self, caller: Caller, game: str | None = None) -> Answer:
        """Show the best of this guild at a game, by default at the one that is played most, and the caller's place."""
        texts, guild = await self.registry.people.meet(caller), _guild(caller)
        async with self.registry.store.read() as tx:
            key = game or await tx.results.busiest(guild)
            ranked = [] if key is None else await tx.results.ranked(guild, catalogue.find(key).key, LEAST_GAMES)
            mine = None if key is None else await tx.results.rating(guild, key, caller.user_id)
        if key is None:
            return Answer(common.note(texts.text("leaderboard-none", least=LEAST_GAMES)))
        lines = [self._line(place, row, texts) for place, row in enumerate(ranked[:LISTED], 1)]
        blocks = (
            texts.text("leaderboard-title", game=common.game_title(key, texts)),
            "\n".join(lines) or texts.text("leaderboard-none", least=LEAST_GAMES),
            await self._own(caller, ranked, mine, texts),
            texts.text("stats-about"),
        )
        return Answer(Panel(tuple(filter(None, blocks)), rows=(_games_select(key, texts),), accent=common.GOLD))

    @staticmethod
    def _line(place: int, row: RatingRow, texts: Words) -> str:
        return texts.text(
            "leaderboard-line",
            place=place,
            who=mention(row.user_id),
            rating=str(displayed_rating(row)),
            games=row.games,
            wins=row.wins,
        )

    async def _own(self, caller: Caller, ranked: Sequence[RatingRow], mine: RatingRow | None, texts: Words) -> str:
        """Name the caller's rank if it is not in the list, or why they have none."""
        if (await self.registry.people.user(caller.user_id)).unrated:
            return texts.text("stats-unrated")
        place = next((at for at, row in enumerate(ranked, 1) if row.user_id == caller.user_id), None)
        if place is None and not ranked and mine is None:
            return ""  # the empty list has explained that
        if place is None:
            return texts.text("leaderboard-missing", count=LEAST_GAMES - (mine.games if mine else 0))
        return self._line(place, ranked[place - 1], texts) if place > LISTED else ""


def _best(game: str | None, texts: Words) -> tuple[Row, ...]:
    """Return the button to the guild's leaderboard, of this game if given."""
    return ((Button(ComponentId("", LEADERBOARD, value=game or "").id, texts.text(f"button-{LEADERBOARD}")),),)


def _games_select(key: str, texts: Words) -> Select:
    games = tuple(catalogue.installed())[:MOST_GAMES]
    choices = tuple(Choice(game, common.game_title(game, texts), chosen=game == key) for game in games)
    return Select(ComponentId("", LEADERBOARD).id, texts.text("leaderboard-game"), choices)


def _guild(caller: Caller) -> int:
    if caller.guild_id is None:
        raise Refusal("refused-no-guild")
    return caller.guild_id


def mention(user_id: int) -> str:
    """Name a user as Discord shows them."""
    return f"<@{user_id}>"
