"""A private note at a table: on the own panel alone, gone with the seat, and given to nobody else."""

from __future__ import annotations

import pytest

from bot.tables.messages.advice import LONGEST_NOTE
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import TextField
from tests.bot.tables.doubles import ANNA, BEA, EMIL, Trial, caller, panel_of, text_of
from tests.bot.tables.playing import act, look, play_out
from tests.bot.tables.traces import delete_me
from tests.bot.tables.voting import answer, replace

PLAN = "Bruno keeps his 9.\nTower in row 4!"


async def write(trial: Trial, user: int, table: str, text: str, locale: str = "en-US") -> str:
    """Open the form by *More*, fill it in, and return what is answered."""
    form = (await look(trial, user, table, "note", locale=locale)).form
    assert form is not None
    (field,), pressed = form.fields, parse(form.id)
    assert pressed is not None
    assert isinstance(field, TextField)
    assert (field.long, field.most, field.required) == (True, LONGEST_NOTE, False)
    return text_of(await trial.submit(user, pressed, {field.id: (text,)}))


async def kept(trial: Trial, table: str) -> dict[int, str]:
    """Return the notes that are stored, which are those in memory."""
    async with trial.store.read() as tx:
        notes = await tx.notes.of_table(table)
    assert (await trial.live(table)).notes == notes
    return notes


async def test_a_note_stands_on_the_own_panel_and_nowhere_else(trial: Trial) -> None:
    """After a choice, in the next direct message, after a restart; the form begins with it, and empty deletes it."""
    table = await trial.begun(ANNA, BEA)
    assert "-# Your note: Bruno keeps his 9. Tower in row 4!" in await write(trial, ANNA, table, PLAN)
    for user in (ANNA, BEA):
        await act(trial, user, table)
    await trial.settle(5)
    assert "Tower in row 4!" in text_of(trial.messenger.dms(ANNA)[-1].panel)
    await trial.restart()
    shown = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    assert "Tower in row 4!" in text_of(shown)
    told = [text_of(message.panel) for message in trial.messenger.messages.values() if message.channel_id != 101_001]
    assert not [text for text in told if "Tower in row" in text]
    assert "Your note is deleted." in await write(trial, ANNA, table, "  ")
    assert await kept(trial, table) == {}


async def test_a_note_has_a_length(trial: Trial) -> None:
    """A forged form is cut, and the panel stays within Discord's 4,000 characters."""
    table = await trial.begun(ANNA, BEA)
    await write(trial, ANNA, table, "x" * 5_000)
    assert await kept(trial, table) == {ANNA: "x" * LONGEST_NOTE}


async def test_a_note_goes_with_the_seat(trial: Trial) -> None:
    """By handing it on, by leaving, and with all that is kept of a user; the others keep theirs."""
    table = await trial.begun(ANNA, BEA)
    for user in (ANNA, BEA):
        await write(trial, user, table, PLAN)
    await replace(trial, BEA, table, EMIL)
    await answer(trial, EMIL, "accept")
    assert await kept(trial, table) == {ANNA: PLAN}
    assert "Tower in row" not in text_of(await trial.press(EMIL, ComponentId(table, "move")))
    await write(trial, EMIL, table, "mine")
    await trial.leave(EMIL, table)
    assert await kept(trial, table) == {ANNA: PLAN}
    await delete_me(trial, ANNA)
    async with trial.store.read() as tx:
        assert await tx.notes.of_table(table) == {}


@pytest.mark.parametrize("verb", ["press", "submit"])
async def test_nobody_opens_or_writes_the_note_of_another_seat(trial: Trial, verb: str) -> None:
    """A forged id is refused and changes nothing."""
    table = await trial.begun(ANNA, BEA)
    await write(trial, ANNA, table, PLAN)
    forged = ComponentId(table, "note", 0)
    pressed = trial.press(BEA, forged) if verb == "press" else trial.submit(BEA, forged, {"note": ("mine",)})
    refused = await pressed
    assert refused.form is None
    assert "belongs to another seat" in text_of(refused)
    assert await kept(trial, table) == {ANNA: PLAN}


async def test_the_own_export_holds_the_own_note(trial: Trial) -> None:
    """As a file of its own beside the record, which stays what everybody may have."""
    table = await trial.begun(ANNA, BEA)
    await write(trial, ANNA, table, PLAN)
    await play_out(trial, table)
    record, note = panel_of(await trial.commands.table_export(caller(ANNA), table)).files
    assert (note.name, note.content.decode()) == (f"kontor-{table}-note.txt", PLAN + "\n")
    (alone,) = panel_of(await trial.commands.table_export(caller(BEA), table)).files
    assert alone == record
    assert b"Tower in row" not in record.content
