"""A user who is kept out of a table hears one sentence, sees it nowhere, and is not called to it."""

from __future__ import annotations

import pytest

from bot.tables.company import admission
from bot.tables.ports.component_id import ComponentId, parse
from storage.rows import BlockKind, BlockRow
from tests.bot.tables.doubles import ANNA, BEA, CEM, NAMES, Trial, buttons, caller, panel_of, text_of
from tests.bot.tables.inviting import LIMITS
from tests.bot.tables.stored import seated


async def block(trial: Trial, user: int, other: int, kind: BlockKind = "all") -> None:
    """Let a user block another."""
    async with trial.store.write() as tx:
        await tx.blocks.put(BlockRow(user_id=user, other_id=other, kind=kind, name=NAMES[other], made_at=1))


@pytest.mark.parametrize("verb", ["join", "join_open"])
async def test_whom_the_host_has_blocked_cannot_join(trial: Trial, verb: str) -> None:
    """By no button: not in the lobby and not from the list; the seats stay as they are, in memory and stored."""
    table = await trial.lobby(ANNA)
    await block(trial, ANNA, BEA)
    assert LIMITS in text_of(await trial.press(BEA, ComponentId(table, verb)))
    assert await seated(trial, table) == ["Anna"] == [seat.name for seat in (await trial.live(table)).seats]
    await trial.press(CEM, ComponentId(table, verb))
    assert await seated(trial, table) == ["Anna", "Cem"]


async def test_a_guests_block_or_one_of_invitations_only_keeps_nobody_out(trial: Trial) -> None:
    """Only the host decides who sits at their table; a guest's block is a guest's own matter."""
    table = await trial.lobby(ANNA, CEM)
    await block(trial, CEM, BEA)
    await block(trial, BEA, ANNA, "invitations")
    await block(trial, ANNA, BEA, "invitations")
    await trial.press(BEA, ComponentId(table, "join"))
    assert await seated(trial, table) == ["Anna", "Cem", "Bea"]


async def test_whom_the_host_has_blocked_does_not_see_the_table(trial: Trial) -> None:
    """It is not among the open ones, and the others' lists do not change by that."""
    table = await trial.lobby(ANNA)
    await block(trial, ANNA, BEA)
    for user, joins in ((BEA, []), (CEM, [table])):
        panel = panel_of(await trial.commands.tables(caller(user), "open"))
        assert [
            parsed.table for each in buttons(panel) if (parsed := parse(each.id)) and parsed.verb == "join_open"
        ] == joins


async def test_each_check_is_asked(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a refusal does not tell which check it was: all are asked, also after one has refused."""
    asked = []

    def check(name: str, *, keeps_out: bool) -> admission.Check:
        async def ask(*_given: object) -> bool:
            asked.append(name)
            return keeps_out

        return ask

    monkeypatch.setattr(admission, "CHECKS", (check("first", keeps_out=True), check("second", keeps_out=False)))
    table = await trial.lobby(ANNA)
    assert LIMITS in text_of(await trial.press(BEA, ComponentId(table, "join")))
    assert asked == ["first", "second"]
