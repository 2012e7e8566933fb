"""`/block`: the blocked user is told nothing; a block is listed to its owner, taken back, and warned of."""

from __future__ import annotations

import pytest

from bot.tables.handlers import blocks
from bot.tables.ports.caller import NamedUser
from bot.tables.ports.component_id import ComponentId
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    NAMES,
    Trial,
    buttons,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.stored import seated
from tests.bot.tables.voting import replace

WARNED = "Nobody is told that you have blocked anybody."


async def block(trial: Trial, user: int, other: int) -> str:
    """Type `/block`, and return what is answered."""
    return text_of(await trial.commands.block(caller(user), NamedUser(other, NAMES[other])))


async def test_a_block_is_answered_in_private_and_reaches_nobody(trial: Trial) -> None:
    """The answer names the blocked user; it queues and sends no message."""
    await trial.lobby(ANNA)
    await trial.settle()
    before = len(trial.messenger.shown)
    assert "You have blocked Bea." in await block(trial, ANNA, BEA)
    await trial.settle()
    assert len(trial.messenger.shown) == before
    listed = await trial.commands.block(caller(ANNA))
    assert not listed.public
    assert "Blocked: Bea." in text_of(listed)


async def test_a_block_is_taken_back_by_its_owner_only(trial: Trial) -> None:
    """A forged id takes nothing of another's list; a second press of an old list does no harm."""
    await block(trial, ANNA, BEA)
    (select,) = selects(panel_of(await trial.commands.block(caller(ANNA))))
    assert [choice.value for choice in select.choices] == [str(BEA)]
    assert "You have blocked nobody." in text_of(await trial.press(CEM, ComponentId("", "unblock"), str(BEA)))
    for told in ("You have taken back your block of Bea.", "You have blocked nobody."):
        answer = await trial.press(ANNA, ComponentId("", "unblock"), str(BEA))
        assert answer.update
        assert told in text_of(answer)
    table = await trial.lobby(ANNA)
    await trial.press(BEA, ComponentId(table, "join"))
    assert await seated(trial, table) == ["Anna", "Bea"]


async def test_nobody_blocks_themselves_or_a_bot(trial: Trial) -> None:
    """Each refusal says why; what is not a number is refused as unknown."""
    assert "cannot block yourself" in await block(trial, ANNA, ANNA)
    robot = NamedUser(BEA, "Robot", bot=True)
    assert "Robot is a bot" in text_of(await trial.commands.block(caller(ANNA), robot))
    for values in ((), ("x",)):
        assert "Blocked" not in text_of(await trial.press(ANNA, ComponentId("", "unblock"), *values))


async def test_who_would_join_somebody_they_block_is_warned_first(trial: Trial) -> None:
    """The warning is private and changes nothing; one press more takes the seat, and tells nobody of the block."""
    table = await trial.lobby(ANNA, CEM)
    await block(trial, BEA, CEM)
    warned = await trial.press(BEA, ComponentId(table, "join"))
    assert not warned.public
    assert not warned.update
    assert "You have blocked Cem, who sits at this table." in text_of(warned)
    assert WARNED in text_of(warned)
    assert await seated(trial, table) == ["Anna", "Cem"]
    await trial.press(BEA, press_of(panel_of(warned), "join_anyway"))
    await trial.settle()
    assert await seated(trial, table) == ["Anna", "Cem", "Bea"]
    assert not any("blocked" in text_of(panel) for _, panel in trial.messenger.shown)


async def test_the_list_of_open_tables_warns_too(trial: Trial) -> None:
    """Whichever button was pressed; an own lobby holds nobody up."""
    table = await trial.lobby(ANNA)
    await block(trial, BEA, ANNA)
    assert WARNED in text_of(await trial.press(BEA, ComponentId(table, "join_open")))
    assert await seated(trial, table) == ["Anna"]


async def test_a_warning_does_not_lift_the_others_block(trial: Trial) -> None:
    """A user that the host has blocked stays out, even with *Join anyway*."""
    table = await trial.lobby(ANNA)
    await block(trial, ANNA, BEA)
    assert "limits" in text_of(await trial.press(BEA, ComponentId(table, "join_anyway")))
    assert await seated(trial, table) == ["Anna"]


@pytest.mark.parametrize("blocker", [ANNA, DIRK])
async def test_nobody_is_called_to_a_seat_over_a_block(trial: Trial, blocker: int) -> None:
    """`/table replace` reaches neither users that the caller has blocked nor those who have blocked the caller."""
    table = await trial.begun(ANNA, BEA)
    await block(trial, blocker, ANNA + DIRK - blocker)
    assert "Limits keep you from inviting: Dirk." in await replace(trial, ANNA, table, DIRK)
    assert not (await trial.live(table)).motions
    assert "Limits" not in await replace(trial, ANNA, table, CEM)


async def test_who_was_put_out_does_not_see_the_table_either(trial: Trial) -> None:
    """So that a list does not tell a block from it."""
    table = await trial.lobby(ANNA, BEA)
    await trial.press(ANNA, ComponentId(table, "put_out_now", value=str(BEA)))
    assert table not in text_of(await trial.commands.tables(caller(BEA), "open"))
    listed = panel_of(await trial.commands.tables(caller(BEA), "open"))
    assert not [button for button in buttons(listed) if "join_open" in button.id]


async def test_more_blocks_than_a_select_holds(trial: Trial) -> None:
    """The newest are offered; the list says how many it does not show."""
    for number in range(27):
        await trial.commands.block(caller(ANNA), NamedUser(5000 + number, f"User {number}"))
    panel = panel_of(await trial.commands.block(caller(ANNA)))
    assert len(selects(panel)[0].choices) == 25
    assert "2 more are not shown." in text_of(panel)
    assert verbs(panel) == {"me"}


async def test_a_block_survives_a_restart(trial: Trial) -> None:
    """It is stored before it is answered."""
    table = await trial.lobby(ANNA)
    await block(trial, ANNA, BEA)
    await trial.restart()
    assert "limits" in text_of(await trial.press(BEA, ComponentId(table, "join")))


async def test_blocks_have_a_cap(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody fills the database; a user can be blocked twice, and a block that is taken back makes room."""
    monkeypatch.setattr(blocks, "MAX_BLOCKS", 2)
    for other in (BEA, CEM):
        await block(trial, ANNA, other)
    assert "You have blocked 2 people" in await block(trial, ANNA, DIRK)
    assert "You have blocked Cem." in await block(trial, ANNA, CEM)
    listed = panel_of(await trial.commands.block(caller(ANNA)))
    await trial.press(ANNA, press_of(listed, "unblock"), str(BEA))
    assert "You have blocked Dirk." in await block(trial, ANNA, DIRK)
