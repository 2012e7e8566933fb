"""A lobby offers the sets of components that lie in a folder and says to everybody what that means."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import tomlkit

from bot.copies import load_copies
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.copies import MAX_SETS, Copies
from games.kernel.catalogue import find
from games.kernel.copies import Copy
from games.kernel.forms import file_of
from games.kernel.words import LOCALES
from storage.rows import GuildRow
from tests.bot.tables.doubles import ANNA, BEA, GUILD, PLACE, Trial, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.playing import check_limits, play_out, press_rematch
from tests.given import OURS
from tests.made_up import forget, printed_of


def file_with(name: str, knights: int = 3) -> str:
    """Fill in a file of Tallinn: card 7 shows so many knights instead of three merchants."""
    document = tomlkit.parse(file_of("tallinn", printed_of("tallinn")))
    document["name"] = name
    seven = next(entry for entry in document["influence"] if entry["card"] == "7")
    seven["left"], seven["right"], seven["coin"] = [0, knights, 0], [0, 0, 1], "right"
    return tomlkit.dumps(document)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Give an empty folder; what is learnt from its files is forgotten."""
    made = tmp_path / "printed"
    made.mkdir()
    materials = printed_of("tallinn").materials
    before = set(materials._entries)
    yield made
    for digest in set(materials._entries) - before:
        forget(materials, digest)


@pytest.fixture
def offering(trial: Trial, folder: Path) -> Trial:
    """Offer two sets of Tallinn."""
    (folder / "a.toml").write_text(file_with("Anna's copy"), encoding="utf-8")
    (folder / "b.toml").write_text(file_with("Second edition", 2), encoding="utf-8")
    trial.service.registry.copies = load_copies(folder)
    return trial


def digests(trial: Trial) -> list[str]:
    """Name the sets that are offered."""
    return [copy.material_id for copy in trial.service.registry.copies.of("tallinn")]


async def public(trial: Trial) -> str:
    """Read the lobby's message, as those do who think about joining."""
    await trial.settle(5)
    return text_of(trial.messenger.messages[4000].panel)


def test_what_does_not_fit_is_said_in_one_line_and_left_out(folder: Path, logs: object) -> None:
    """Each file is checked by itself; the good ones are offered in the order of their names."""
    entries = logs.entries  # type: ignore[attr-defined]  # a LogCapture
    (folder / "1.toml").write_text(file_with("One"), encoding="utf-8")
    (folder / "2.toml").write_text(file_with("Too many", 9), encoding="utf-8")
    (folder / "3.toml").write_text("name = ", encoding="utf-8")
    (folder / "4.toml").write_bytes(b"\xff\xfe")
    (folder / "5.toml").write_text(file_with("One", 1), encoding="utf-8")
    (folder / "6.toml").write_text(file_with("Again"), encoding="utf-8")
    (folder / "7.toml").write_text(file_with("**@everyone**", 2), encoding="utf-8")
    (folder / "8.toml").write_text('game = "chess"\nname = "Mine"\n', encoding="utf-8")
    (folder / "9.toml").write_text('game = "tallinn"\nname = "Nothing new"\n', encoding="utf-8")
    (folder / "notes.txt").write_text("no set", encoding="utf-8")
    copies = load_copies(folder)
    assert [copy.name for copy in copies.of("tallinn")] == ["One", "everyone"]
    left_out = [entry for entry in entries if entry["log_level"] == "warning"]
    assert [entry["file"] for entry in left_out] == [f"{n}.toml" for n in (2, 3, 4, 5, 6, 8, 9)]
    assert all(entry["problems"] and "\n" not in entry["problems"] for entry in left_out)


def test_a_file_without_a_game_is_known_by_its_parts(folder: Path) -> None:
    """Files from before the key was written are read too."""
    text = file_with("Old").replace('game = "tallinn"', "", 1)
    assert "game =" not in text
    (folder / "old.toml").write_text(text, encoding="utf-8")
    assert [copy.name for copy in load_copies(folder).of("tallinn")] == ["Old"]


def test_no_folder_offers_nothing() -> None:
    """Kontor ships no sets but its own."""
    assert load_copies(None).of("tallinn") == ()


def test_a_select_has_room_for_every_set() -> None:
    """More than a select can hold are not taken."""
    copies = Copies()
    assert [copies.add(Copy("tallinn", f"Name {n}", f"digest {n}")) for n in range(MAX_SETS + 1)] == [
        True
    ] * MAX_SETS + [False]


@pytest.mark.parametrize("key", OURS)
async def test_the_options_hold_as_many_sets_as_there_may_be(trial: Trial, key: str) -> None:
    """With every set that fits, and one no longer offered, Discord takes the panel; the chosen one is in it."""
    table, copies = await trial.lobby(ANNA, game=key), Copies()
    for number in range(MAX_SETS):
        assert copies.add(Copy(key, f"{number:02} {'W' * 37}", f"{number:016}"))
    trial.service.registry.copies = copies
    async with trial.service.registry.table(table) as live:
        live.row = replace(live.row, material_name="Gone", material_id=find(key).material_id)
    options = panel_of(await trial.press(ANNA, ComponentId(table, "more")))
    check_limits(options)
    select = next(select for select in selects(options) if select.placeholder == "Printed components")
    assert [choice.label for choice in select.choices if choice.chosen] == ["Printed components: Gone"]


async def test_a_file_that_has_changed_changes_no_table(offering: Trial, folder: Path) -> None:
    """A table that chose the set as it was keeps it; the new one of the same name is another choice."""
    table = await offering.lobby(ANNA, BEA)
    before = digests(offering)[0]
    await offering.press(ANNA, ComponentId(table, "printed"), before)
    (folder / "a.toml").write_text(file_with("Anna's copy", 1), encoding="utf-8")
    offering.service.registry.copies = load_copies(folder)
    assert before not in digests(offering)
    options = panel_of(await offering.press(ANNA, ComponentId(table, "more")))
    select = next(select for select in selects(options) if select.placeholder == "Printed components")
    assert [choice.value for choice in select.choices] == ["off", before, *digests(offering)]
    await offering.begin(table, ANNA)
    assert (await offering.live(table)).material_id == before


async def test_without_sets_no_lobby_speaks_of_them(trial: Trial) -> None:
    """What cannot be chosen is no option."""
    table = await trial.lobby(ANNA)
    options = panel_of(await trial.press(ANNA, ComponentId(table, "more")))
    assert not any("Printed" in (select.placeholder or "") for select in selects(options))


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_host_chooses_by_text_what_everybody_reads(offering: Trial, locale: str) -> None:
    """Off at first; each choice has a name and says that the table is unrated; the lobby's message says both."""
    name, off, unrated, shown = {
        "en": ("Printed components", "off", "unrated", "Printed components: Anna's copy (unrated)"),
        "de": ("Eigenes Spielmaterial", "aus", "nicht gewertet", "Eigenes Spielmaterial: Anna's copy (ohne Wertung)"),
    }[locale]
    async with offering.store.write() as tx:
        await tx.people.save_guild(GuildRow(guild_id=GUILD, locale=locale))
    table = await offering.lobby(ANNA, BEA)
    assert name not in await public(offering)
    fields = {"locale": locale}
    options = panel_of(await offering.press(ANNA, ComponentId(table, "more"), **fields))
    select = next(select for select in selects(options) if select.placeholder == name)
    assert [choice.label for choice in select.choices] == [
        f"{name}: {off}",
        f"{name}: Anna's copy",
        f"{name}: Second edition",
    ]
    assert [choice.chosen for choice in select.choices] == [True, False, False]
    assert all(unrated in choice.hint for choice in select.choices[1:])
    press = press_of(options, "printed")
    changed = panel_of(await offering.press(ANNA, press, select.choices[1].value, **fields))
    again = next(select for select in selects(changed) if select.placeholder == name)
    assert [choice.chosen for choice in again.choices] == [False, True, False]
    assert shown in await public(offering)
    await offering.press(ANNA, press, "off", **fields)
    assert name not in await public(offering)
    assert (await offering.live(table)).row.material_name == ""


async def test_only_the_host_of_a_lobby_chooses(offering: Trial) -> None:
    """Nobody else, nothing that is not offered, and nothing once the game has begun."""
    table = await offering.lobby(ANNA, BEA)
    first, second = digests(offering)
    press = ComponentId(table, "printed")
    assert "host" in text_of(await offering.press(BEA, press, first))
    for value in ("0123456789abcdef", find("tallinn").material_id):
        assert "no longer offered" in text_of(await offering.press(ANNA, press, value))
    assert (await offering.live(table)).row.material_id == ""
    await offering.press(ANNA, press, first)
    await offering.begin(table, ANNA)
    assert "begun" in text_of(await offering.press(ANNA, press, second))
    live = await offering.live(table)
    assert (live.material_id, live.row.material_name) == (first, "Anna's copy")
    first_message = text_of(offering.messenger.inside(PLACE)[0].panel)
    status = text_of(await offering.commands.table_status(caller(BEA), table))
    assert all("Printed components: Anna's copy (unrated)" in told for told in (first_message, status))


async def test_a_lobby_keeps_a_set_whose_file_is_gone(offering: Trial) -> None:
    """What was chosen is stored at once; the options still name it, and the game begins with it."""
    table = await offering.lobby(ANNA, BEA)
    first, second = digests(offering)
    await offering.press(ANNA, ComponentId(table, "printed"), second)
    await offering.stop()
    for digest in (first, second):
        forget(printed_of("tallinn").materials, digest)
    await offering.start()
    assert digests(offering) == []
    options = panel_of(await offering.press(ANNA, ComponentId(table, "more")))
    select = next(select for select in selects(options) if select.placeholder == "Printed components")
    assert [(choice.label, choice.chosen) for choice in select.choices] == [
        ("Printed components: off", False),
        ("Printed components: Second edition", True),
    ]
    await offering.begin(table, ANNA)
    assert (await offering.live(table)).material_id == second


async def test_a_table_with_a_set_is_unrated_and_so_is_its_rematch(offering: Trial) -> None:
    """The rematch is played with the same set, and its lobby says so."""
    table = await offering.lobby(ANNA, BEA)
    await offering.press(ANNA, ComponentId(table, "printed"), digests(offering)[0])
    await offering.begin(table, ANNA)
    await play_out(offering, table)
    await offering.settle(5)
    async with offering.store.read() as tx:
        assert [row.rated for row in await tx.results.of_table(table)] == [False, False]
        assert await tx.results.rating(GUILD, "tallinn", ANNA) is None
    rematch = await offering.live(await press_rematch(offering, BEA, table))
    assert (rematch.row.material_id, rematch.row.material_name) == (digests(offering)[0], "Anna's copy")
    assert any(
        "Anna's copy (unrated)" in text_of(message.panel) and rematch.id in text_of(message.panel)
        for message in offering.messenger.messages.values()
    )
