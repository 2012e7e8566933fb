"""Tinker Tailor at a table: drafts, purchases in one form, and no tells, by presses only."""

from __future__ import annotations

import pytest

from bot.tables.ports.component_id import ComponentId
from games.kernel.icons import without_icons
from games.kernel.state import Zone
from games.tinker_tailor.state import TinkerTailor
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, FINN, PLACE, Trial, buttons, caller, text_of
from tests.bot.tables.drafting import FIRST, LAST, THIRD, at_last_pick, choose, drafted
from tests.bot.tables.playing import check_all, check_end, play_on, state_of
from tests.given import long

OPENING = 45
"""Choices of six players that reach the second round."""
USERS = (ANNA, BEA, CEM, DIRK, EMIL, FINN)
TO_THE_PURCHASE = ((LAST, "actor"), (FIRST, "wine"), (FIRST, "none"))


@pytest.mark.parametrize(("seats", "language"), [long(2, "en"), (3, "de"), long(4, "en"), long(5, "de"), long(6, "en")])
async def test_users_play_a_table_by_presses_only(trial: Trial, seats: int, language: str) -> None:
    """A table of every player count ends with a result; every message and answer is within Discord's limits."""
    table = await trial.lobby(*USERS[:seats], game="tinker_tailor")
    await trial.press(ANNA, ComponentId(table, "language"), language)
    await trial.begin(table, ANNA)
    await play_on(trial, table, "b")
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "ended"
    assert await trial.outbox(table) == []
    panels = [answer.panel for _, answer in trial.answers if answer.panel]
    assert any("|whole|" in button.id for panel in panels for button in buttons(panel))
    await check_end(trial, table, language)
    check_all(trial)


async def test_tinker_tailor_begins_with_six(trial: Trial) -> None:
    """Drafts and purchases of the largest table are within Discord's limits."""
    table = await trial.begun(*USERS, game="tinker_tailor")
    assert await play_on(trial, table, "b", most=OPENING) == OPENING
    assert state_of(await trial.live(table), TinkerTailor).round > 1
    check_all(trial)


def merchant_with_money(s: TinkerTailor, seats: list[int]) -> None:
    """Let the first drafter be called first, as Merchant, and hold nine money cards."""
    drafted("witch", "outlaw")(s, seats)
    s.roles[seats[FIRST]], s.roles[seats[THIRD]] = Zone.of(["merchant"]), Zone()
    s.role_pile = Zone.of(["outlaw", *({"merchant": "rich_man"}.get(role, role) for role in s.role_pile.cards)])
    s.money[seats[FIRST]] = Zone.of(list("122334455"))


async def test_a_choice_is_named_as_it_was_offered(trial: Trial) -> None:
    """To swap nothing is not called buying nothing, at once or by a late press."""
    table, seats = await at_last_pick(trial, merchant_with_money)
    _, taken, swapped = await choose(trial, table, seats, *TO_THE_PURCHASE)
    assert "**Nothing**" in text_of(taken) or "Nothing" in text_of(taken)
    assert "You: Nothing" in text_of(swapped)
    assert "What do you buy? Money: 30" in text_of(swapped)
    ask = (await trial.live(table)).require_match().state.ask - 1
    late = await trial.press(USERS[seats[FIRST]], ComponentId(table, "choose", seats[FIRST], ask, "wine>bread"))
    assert "**Nothing** counted" in text_of(late)


async def test_purchases_are_suggested_once_for_each_set_of_goods(trial: Trial) -> None:
    """A user who types goods finds one good way to pay for them; any other legal purchase can be typed as its id."""
    table, seats = await at_last_pick(trial, merchant_with_money)
    await choose(trial, table, seats, *TO_THE_PURCHASE)
    user = USERS[seats[FIRST]]
    found = await trial.suggestions.moves(caller(user), "bread, fish, ", table)
    assert [choice.value.split("/")[0] for choice in found][:2] == ["bread+fish+cloth", "bread+fish+wine"]
    assert len({choice.value.split("/")[0] for choice in found}) == len(found)
    answer = await trial.commands.move(caller(user), "bread/3/2", table)
    assert "You: Bread for 3, change 2" in text_of(answer)


async def test_what_a_turn_ended_with_is_told_above_the_next_heading(trial: Trial) -> None:
    """A purchase stands above the title that names the next role, the next role's reveal below it."""
    table, seats = await at_last_pick(trial, merchant_with_money)
    await choose(trial, table, seats, *TO_THE_PURCHASE, (FIRST, "bread/1"))
    boards = [panel.text for channel, panel in trial.messenger.shown if channel == PLACE]
    text = "\n".join(
        next(text for text in boards if any(block.startswith("## ") for block in text) and "Witch" in str(text))
    )
    text = without_icons(text)
    bought, title, revealed = (
        text.index(part) for part in ("buys Bread for 1", "## Round 1 of 8: Witch", "reveals: **Witch**")
    )
    assert bought < title < revealed


async def test_a_press_in_a_foreign_turn_is_answered_once(trial: Trial) -> None:
    """A user who presses while others must choose is told once that there is nothing to decide."""
    table, seats = await at_last_pick(trial, merchant_with_money)
    (answer,) = await choose(trial, table, seats, (FIRST, "actor"))
    assert text_of(answer).casefold().count("nothing to decide") == 1
