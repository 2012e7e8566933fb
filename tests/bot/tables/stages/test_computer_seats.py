"""Computer players who sit down: named as nobody else at the table, of a level that is on offer, in every game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.core.names import unique_name
from bot.tables.ports.component_id import ComponentId
from bot.tables.stages.computer_seats import computer_seat, seat_again
from games.kernel.catalogue import find
from games.kernel.words import LOCALES, words_for
from games.players import LEVELS, levels_of
from render.jobs import bare_name
from storage.rows import SeatRow
from tests.bot.tables.doubles import ANNA, Trial, buttons, panel_of, text_of

NAMES = words_for("en", "bot").text("computer-names").split(", ")


@pytest.mark.parametrize("locale", LOCALES)
def test_there_are_names_for_every_table(locale: str) -> None:
    """Enough for the largest one, each once, and with initials that differ: pictures sign tokens with them."""
    names = words_for(locale, "bot").text("computer-names").split(", ")
    assert len({name[0] for name in names}) == len(names) == len(set(names))
    assert len(names) > 2 * max(find(key).seats[1] for key in ("tallinn", "tinker_tailor", "ulm", "eldermann"))


async def test_a_computer_has_a_name_that_nobody_at_the_table_has(trial: Trial) -> None:
    """Whatever users are called: they had all names but the last."""
    table = await trial.live(await trial.lobby(ANNA))
    (anna,) = table.seats
    table.seats = [replace(anna, seat=seat, name=name.upper()) for seat, name in enumerate(NAMES[:-1])]
    assert computer_seat(table, "normal", 0).name == f"{NAMES[-1]} (computer, normal)"


async def test_tables_have_other_computers_and_each_table_the_same(trial: Trial) -> None:
    """A name follows from the table and who sits there: nothing is drawn."""
    table = await trial.live(await trial.lobby(ANNA))
    found = {}
    for number in range(40):
        other = replace(table, row=replace(table.row, table_id=f"T{number}"))
        found[number] = computer_seat(other, "easy", 0)
        assert found[number] == computer_seat(other, "easy", 0)
    assert len({seat.name for seat in found.values()}) > 5


async def test_a_user_who_is_called_like_a_computer_gets_a_number(trial: Trial) -> None:
    """Boards leave levels out, so a level alone must not part two names."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    seats = (await trial.live(table)).seats
    name = bare_name(seats[1].name)
    assert unique_name(name, seats) == f"{name} 2"


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
async def test_a_master_is_offered_only_if_it_is_proven(trial: Trial, key: str) -> None:
    """Elsewhere there is no button, an old one is refused, and no line explains it; each other level has a line."""
    proven = key in ("tallinn", "tinker_tailor")
    assert levels_of(find(key)) == (LEVELS if proven else LEVELS[:-1])
    table = await trial.lobby(ANNA, game=key)
    await trial.press(ANNA, ComponentId(table, "pace"), "none")
    panel = panel_of(await trial.press(ANNA, ComponentId(table, "options")))
    assert ("+ master" in [button.label for button in buttons(panel)]) == proven
    told = [line.split("**")[1] for line in text_of(panel).splitlines() if line.startswith("-# **")]
    assert told == list(levels_of(find(key)))
    await trial.press(ANNA, ComponentId(table, "add_computer", value="master"))
    assert len((await trial.live(table)).seats) == 1 + proven


@pytest.mark.parametrize(("key", "level"), [("tallinn", "master"), ("ulm", "strong")])
async def test_the_master_of_an_earlier_table_sits_down_again(trial: Trial, key: str, level: str) -> None:
    """Under its name; if new tables offer no master any more, it is as strong as they do."""
    table = await trial.live(await trial.lobby(ANNA, game=key))
    before = SeatRow(table_id=table.id, seat=1, computer="master", name="Computer (master)")
    name = {"master": "Computer (master)", "strong": "Computer (computer, strong)"}[level]
    again = seat_again(table, before, 7)
    assert (again.seat, again.computer, again.name, again.joined) == (1, level, name, 7)
    assert seat_again(table, replace(before, computer="of a newer version"), 7).computer == "normal"
