"""The link to BG Stats: what it fills in, its length, and which messages have it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

import pytest

from bot.tables.core.table import Table
from bot.tables.messages.bg_stats import ADDRESS, LONGEST, play_links
from bot.tables.messages.common import words_for
from bot.tables.ports.clock import DAY, MINUTE
from games.kernel.catalogue import find
from tests.bot.tables.doubles import PLACE, Trial
from tests.bot.tables.logged import played
from tests.bot.tables.playing import ended, shows_board
from tests.given import OURS

NAMES = ("Anna", "Beatrix", "Cem", "Dirk", "Emil", "Finn")
ENDED_AT = 1_800_000_000_000


def table_of(key: str, seats: int, *names: str, minutes: int = 48) -> Table:
    """Return a finished table of players with these names."""
    table = played(key, 2, seats, 5_000).table
    row = replace(table.row, stage="ended", started_at=ENDED_AT - minutes * MINUTE, ended_at=ENDED_AT)
    called = [replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)]
    return replace(table, row=row, seats=called)


def filled_in(table: Table, locale: str = "en") -> dict[str, Any]:
    """Return what the link of a table fills in."""
    ((_, link),) = play_links(table, words_for(table, locale))
    assert link.startswith(ADDRESS)
    assert len(link) <= LONGEST
    assert link.isascii()
    assert not set(link) & set(' "{}[]<>')
    found: dict[str, Any] = json.loads(unquote(link.removeprefix(ADDRESS)))
    return found


def test_a_game_of_two_is_filled_in_completely() -> None:
    """The link fills in game, date, duration, players, scores, winners and first player."""
    table = table_of("tallinn", 2, "Anna", "Bea")
    result = table.require_match().state.result
    assert result
    assert filled_in(table) == {
        "sourceName": "Kontor",
        "sourcePlayId": "TEST",
        "playDate": "2027-01-15 08:00:00",
        "durationMin": 48,
        "game": {"name": "Tallinn", "sourceGameId": "tallinn", "highestWins": True},
        "players": [
            {
                "name": name,
                "score": result.scores[seat],
                "winner": seat in result.winners,
                "startPlayer": seat == 0,
            }
            for seat, name in enumerate(("Anna", "Bea"))
        ],
    }


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("key", OURS)
def test_each_game_fits_with_most_players(key: str, locale: str) -> None:
    """The names, scores and winners of all players fit even into the shortest form of the link."""
    seats = find(key).seats[1]
    table = table_of(key, seats, *NAMES[:seats])
    result, found = table.require_match().state.result, filled_in(table, locale)
    assert result
    assert [player["score"] for player in found["players"]] == list(result.scores)
    assert [seat for seat, player in enumerate(found["players"]) if player.get("winner")] == list(result.winners)
    assert all(name.startswith(player["name"]) for name, player in zip(NAMES, found["players"], strict=False))
    assert found["playDate"]
    assert seats > 3 or found["durationMin"] == 48


@pytest.mark.parametrize(
    ("name", "shown"), [("x" * 32, "xxxxx"), ("Ä" * 32, "ÄÄÄ"), ('"&=#%+', '"&='), ("\\" * 20, "\\" * 3)]
)
def test_long_names_are_cut_before_the_link_is_too_long(name: str, shown: str) -> None:
    """The cases have letters that take up several characters in a link."""
    first = filled_in(table_of("tinker_tailor", 4, name, "Bea", "Cem", "Dirk"))["players"][0]["name"]
    assert first.startswith(shown)
    assert name.startswith(first)


def test_a_link_that_does_not_fit_is_not_offered() -> None:
    """Discord would refuse the whole message because of one link that is too long."""
    table = table_of("tinker_tailor", 6, *["界" * 32] * 6)
    assert play_links(table, words_for(table, "en")) == ()


def test_a_game_of_days_has_no_duration() -> None:
    """Such a game was not played in one sitting."""
    assert "durationMin" not in filled_in(table_of("ulm", 2, "Anna", "Bea", minutes=3 * DAY // MINUTE))


def test_trials_and_abandoned_games_are_not_logged() -> None:
    """A trial is no game of its named players, and an abandoned game has no result."""
    table = table_of("tallinn", 2, "Anna", "Bea")
    texts = words_for(table, "en")
    assert play_links(replace(table, row=replace(table.row, branch_of="T1")), texts) == ()
    match = played("tallinn", 2, 2, 5).match
    assert play_links(replace(table, match=match), texts) == ()


async def test_the_last_board_has_the_link(trial: Trial) -> None:
    """Earlier boards have no link."""
    await ended(trial)
    boards = [message.panel for message in trial.messenger.inside(PLACE) if shows_board(message.panel)]
    assert [label for label, _ in boards[-1].links] == ["Log in BG Stats"]
    assert not any(board.links for board in boards[:-1])
