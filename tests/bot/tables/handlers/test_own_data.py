"""`/me export`: all that is kept of a user as one JSON file, for them alone; and what `/me delete` says before."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

from bot.tables.handlers import own_data
from bot.tables.handlers.own_data import LARGEST, own_file
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from games.kernel.words import LOCALES, words_for
from storage.own import OWN
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, buttons, caller, panel_of, press_of, text_of
from tests.bot.tables.playing import act, check_limits

SECRETS = ("seed", "joins", "state", "drawn", "events")
"""Columns that would tell luck or hands."""


def read_file(answer: Answer) -> dict[str, Any]:
    """Read the one file of an answer."""
    (document,) = panel_of(answer).files
    assert document.name == "kontor-my-data.json"
    found: dict[str, Any] = json.loads(document.content)
    return found


async def export(trial: Trial, user: int) -> dict[str, Any]:
    """Use `/me export`."""
    answer = await trial.commands.me(caller(user), export=True)
    assert not answer.public
    assert not answer.update
    return read_file(answer)


async def test_a_user_is_given_all_that_is_theirs(trial: Trial) -> None:
    """Settings, seats, choices, notes, blocks and the rest, as the database has it."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle(5)
    await trial.submit(ANNA, ComponentId(table, "note", 0), {"note": ("my plan",)})
    await trial.commands.me(caller(ANNA), quiet="22:00-07:00 Europe/Berlin")
    found = await export(trial, ANNA)
    assert found["kontor"]["user_id"] == str(ANNA)
    assert found["users"][0]["zone"] == "Europe/Berlin"
    assert found["notes"] == [{"table_id": table, "user_id": ANNA, "text": "my plan"}]
    assert [row["name"] for row in found["seats"]] == ["Anna"]
    assert {row["seat"] for row in found["entries"]} == {0}
    assert found["tables"][0]["host_id"] == ANNA
    assert found["reliability"][0]["decisions"] == "1"
    assert set(found) - {"kontor"} <= set(OWN)


async def test_nothing_hidden_and_nothing_of_others_is_given(trial: Trial) -> None:
    """No luck, no state, no choice of another seat; and not who has blocked or noted something."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, ANNA, table)
    await trial.submit(ANNA, ComponentId(table, "note", 0), {"note": ("Bea bluffs",)})
    async with trial.store.write() as tx:
        seed = (await trial.live(table)).row.seed.hex()
        (chosen,) = [entry.choice for entry in await tx.log.entries(table) if entry.seat == 0]
    found = await export(trial, BEA)
    assert "entries" not in found
    assert "notes" not in found
    text = json.dumps(found)
    for secret in (seed, chosen, "Bea bluffs", str(ANNA)):
        assert secret not in text
    for rows in [found[name] for name in found if name != "kontor"]:
        assert not {column for row in rows for column in row} & set(SECRETS)


async def test_who_was_never_here_is_given_what_the_question_has_left(trial: Trial) -> None:
    """That is the language that they were met with."""
    found = await export(trial, CEM)
    assert set(found) == {"kontor", "users"}


def test_ids_are_exact_and_a_large_file_is_packed() -> None:
    """Many programs round long numbers; Discord takes no file that is too large."""
    texts = words_for("en", "bot")
    small = own_file({"users": [{"user_id": 2**60 + 1, "seen_at": 5}]}, 2**60 + 1, 0, texts)
    assert json.loads(small.content)["users"] == [{"user_id": str(2**60 + 1), "seen_at": 5}]
    assert json.loads(own_file({}, 1, 0, texts).content)["kontor"]["made_at"] == "1970-01-01T00:00:00Z"


def test_a_large_file_is_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes no file that is too large."""
    monkeypatch.setattr(own_data, "LARGEST", 1_000)
    rows = [{"table_id": "K7Q2", "version": number} for number in range(100)]
    packed = own_file({"entries": rows}, 1, 0, words_for("en", "bot"))
    assert packed.name == "kontor-my-data.json.gz"
    assert json.loads(gzip.decompress(packed.content))["entries"] == rows
    assert LARGEST < 10 * 1024 * 1024


@pytest.mark.parametrize("locale", sorted(LOCALES))
async def test_before_anything_is_deleted_it_is_said_what_goes_and_what_stays(trial: Trial, locale: str) -> None:
    """The file is offered beside it; to have asked deletes nothing."""
    table = await trial.begun(ANNA, BEA)
    answer = await trial.commands.me(caller(BEA, locale=locale), delete=True)
    panel = panel_of(answer)
    check_limits(panel)
    for part in {
        "en": ("Gone at once", "without your name", "Stays:"),
        "de": ("Sofort weg", "Ohne deinen Namen", "Es bleiben:"),
    }[locale]:
        assert part in text_of(answer)
    assert [button.id.split("|")[2] for button in buttons(panel)] == ["delete_me", "export_me"]
    given = await trial.press(BEA, press_of(panel, "export_me"), locale=locale)
    assert read_file(given)["seats"][0]["name"] == "Bea"
    assert (await trial.live(table)).seats[1].user_id == BEA


async def test_after_it_nothing_is_given_any_more(trial: Trial) -> None:
    """Only that they have asked."""
    table = await trial.begun(ANNA, BEA)
    await act(trial, BEA, table)
    await trial.press(BEA, ComponentId("", "delete_me"))
    await trial.settle(5)
    assert set(await export(trial, BEA)) == {"kontor", "users"}


async def test_files_have_a_limit(trial: Trial) -> None:
    """The one of all limits against floods that counts files."""
    trial.dispatcher.context.limits.most["export"] = 1
    await export(trial, ANNA)
    assert "within an hour" in text_of(await trial.commands.me(caller(ANNA), export=True))
