"""Playing by text, and the views behind *More*, tell nothing that the rules hide, in any game."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.tables.core.table import Table
from bot.tables.messages import seats
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.panel import Block, Form
from games.kernel.saving import dump_state
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial
from tests.bot.tables.playing import advised, play_on
from tests.bot.tables.secrecy import behind_more, compare_more, compare_worlds
from tests.fifth_game import installed_beacons
from tests.renderers import Blank, OfScenes

GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann", "beacons")
EVERY, MOST = 9, 45
"""At every so many choices it is looked, and so many are made."""
LOOKS = {"board", "hand", "text", "log", "advice", "wishes", "note", "rules", "luck"}
LEAKS = {
    "menu": "handlers.more.more_panel",
    "luck": "handlers.more.luck_panel",
    "hand": "messages.seats.hand_panel",
    "text": "messages.common.board_text",
    "advice": "handlers.own_views.advice_panel",
    "wishes": "handlers.wish.wishes_panel",
    "note": "handlers.own_views.note_form",
    "log": "handlers.log.log_panel",
    "rules": "handlers.rulebook.rules_panel",
}
"""What makes each panel: the picture of the board is compared by its scene."""


@pytest.mark.parametrize("game", GAMES)
async def test_text_mode_tells_no_more_than_the_view(trial: Trial, game: str) -> None:
    """Whatever others hold and have chosen: messages in words alone stay the same, in both languages."""
    with installed_beacons():
        table = await advised(trial, ANNA, BEA, CEM, game=game)
        rng, made, changed = random.Random(3), 0, 0

        async def compare() -> None:
            nonlocal made, changed
            made += 1
            if made % EVERY == 1:
                changed += await compare_worlds(trial, table, Pictures(Blank()), rng)

        await play_on(trial, table, "2", after=compare, most=MOST)
    assert changed > MOST // EVERY


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_behind_more_tells_a_secret(trial: Trial, game: str) -> None:
    """Every entry, with its pictures, for each seat and for one who only looks on."""
    with installed_beacons():
        table = await advised(trial, ANNA, BEA, CEM, game=game)
        trial.service.pictures.renderer = Blank() if game == "beacons" else OfScenes()
        rng, made, changed, seen = random.Random(4), 0, 0, set[str]()

        async def compare() -> None:
            nonlocal made, changed
            made += 1
            if made % EVERY == 2:
                changed += await compare_more(trial, table, (ANNA, BEA, CEM, DIRK), rng)
                seen.update(await behind_more(trial, table, ANNA))

        await play_on(trial, table, "3", after=compare, most=MOST)
    assert changed > MOST // EVERY
    assert seen >= LOOKS - {"advice", "wishes"}, "an entry was never there"


async def test_a_leak_in_text_mode_is_found(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word from the table in place of the seat's view fails the comparison."""
    table, honest = await advised(trial, ANNA, BEA, game="tallinn"), seats._in_words

    def leaking(table: Table, *given: Any) -> list[Block]:
        return [*honest(table, *given), Block(str(table.require_match().state.hands))]  # type: ignore[attr-defined]

    await compare_worlds(trial, table, Pictures(Blank()), random.Random(5))
    monkeypatch.setattr(seats, "_in_words", leaking)
    with pytest.raises(AssertionError):
        await compare_worlds(trial, table, Pictures(Blank()), random.Random(5))


@pytest.mark.parametrize("entry", LEAKS)
async def test_a_leak_behind_more_is_found(trial: Trial, monkeypatch: pytest.MonkeyPatch, entry: str) -> None:
    """A panel that is made from the true state fails the comparison, whichever entry leads to it."""
    table = await advised(trial, ANNA, BEA, game="tinker_tailor")
    module, _, name = f"bot.tables.{LEAKS[entry]}".rpartition(".")
    place = importlib.import_module(module)
    honest: Callable[..., Any] = getattr(place, name)

    def leaking(*given: Any, **named: Any) -> Any:
        made = honest(*given, **named)
        secret = str(dump_state(trial.service.registry._tables[table].require_match().state))
        if isinstance(made, str):
            return made + secret
        return replace(made, title=secret) if isinstance(made, Form) else replace(made, text=(*made.text, secret))

    await compare_more(trial, table, (ANNA, BEA), random.Random(6))
    monkeypatch.setattr(place, name, leaking)
    with pytest.raises(AssertionError):
        await compare_more(trial, table, (ANNA, BEA), random.Random(6))
