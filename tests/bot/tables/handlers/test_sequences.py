"""Sequences of choices at a table: put together, picked at once or typed, made by one press, and taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.tables.core.table import Table
from bot.tables.messages.sequences import draft_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from bot.tables.stages import play, sequences
from bot.tables.stages.play import choose
from games.ulm.state import Ulm
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.playing import check_limits, look, state_of

USERS = (ANNA, BEA)


Wanted = Callable[[list[str]], bool]


def some(offered: list[str]) -> bool:
    """Want something to choose from."""
    return len(offered) > 2


async def begun(trial: Trial, section: str, wanted: Wanted = some) -> tuple[str, int, int]:
    """Begin a game of Ulm; return the table, who is asked in a section for what is wanted, and their seat."""
    table = await trial.begun(ANNA, BEA, game="ulm")
    while True:
        live = await trial.live(table)
        (seat,) = live.waiting_seats()
        if wanted(offered(live, seat, section)):
            return table, USERS[seat], seat
        match = live.require_match()
        ask = match.game.rules.asked(match.state)[seat]
        first = next(choice for choice in ask.offered() if ask.section != "begin_turn" or choice == "draw")
        await choose(trial.service.registry, table, seat, first, match.state.ask, None)


def offered(live: Table, seat: int, section: str) -> list[str]:
    """List the choices of a seat in a section; none elsewhere."""
    match = live.require_match()
    return match.game.rules.asked(match.state)[seat].offered() if match.state.section == section else []


def two_actions(offered: list[str]) -> list[str]:
    """Find two actions that bring nothing to light and can be done one after the other."""
    sides = [choice for choice in offered if choice.startswith("clear")]
    return ["money", sides[0]] if "money" in offered and sides and len(offered) > 3 else []


async def log_of(trial: Trial, table: str) -> list[str]:
    """List the choices of a table, taken back or not, in their order."""
    return [entry.choice for entry in (await trial.log(table))[1:]]


async def composing(trial: Trial, user: int, table: str) -> Panel:
    """Press *In one go* at the own question."""
    panel = panel_of(await trial.press(user, ComponentId(table, "move")))
    return panel_of(await trial.press(user, press_of(panel, "compose")))


async def add(trial: Trial, user: int, panel: Panel, *choices: str) -> Panel:
    """Add choices to a sequence by its select."""
    for choice in choices:
        panel = panel_of(await trial.press(user, press_of(panel, "add"), choice))
    return panel


async def test_a_turn_is_put_together_from_the_push_on_and_made_by_one_press(trial: Trial) -> None:
    """Nothing counts before; then each choice is an entry of the log, and the note says all of them."""
    table, user, _ = await begun(trial, "push")
    before = await log_of(trial, table)
    panel = await composing(trial, user, table)
    assert "Nothing counts before" in text_of(panel)
    state = state_of(await trial.live(table), Ulm)
    push = next(choice for choice in (f"push {way}" for way in ("N1", "N2", "N3", "E1")) if choice in choices_of(panel))
    panel = await add(trial, user, panel, push)
    assert "Not done yet" in text_of(panel)
    assert await log_of(trial, table) == before
    assert state_of(await trial.live(table), Ulm).grid == state.grid
    made = [push]
    while "money" in (able := choices_of(panel)) or "river" in able:
        made.append("money" if "money" in able else "river")
        panel = await add(trial, user, panel, made[-1])
        check_limits(panel)
    answer = await trial.press(user, press_of(panel, "sequence"))
    assert await log_of(trial, table) == [*before, *made]
    assert f"You: {push.split(' ')[1]}:" in text_of(panel_of(answer))


def choices_of(panel: Panel) -> list[str]:
    """List the choices that a panel adds to a sequence."""
    return [choice.value for select in selects(panel) for choice in select.choices]


async def test_back_takes_the_last_choice_out_of_a_sequence(trial: Trial) -> None:
    """And the first *Back* leads to the question as it is."""
    table, user, _ = await begun(trial, "push")
    empty = await composing(trial, user, table)
    push = next(choice for choice in choices_of(empty) if choice.startswith("push"))
    one = await add(trial, user, empty, push)
    again = panel_of(await trial.press(user, press_of(one, "compose")))
    assert again.rows == empty.rows
    left = panel_of(await trial.press(user, press_of(again, "change")))
    assert any("|pick|" in select.id for select in selects(left))


async def test_several_choices_are_picked_at_once(trial: Trial) -> None:
    """In the order in which they can be made, see `in_order`; what does not go with the others is left out, and why."""
    table, user, seat = await begun(trial, "act", lambda offered: bool(two_actions(offered)))
    panel = await composing(trial, user, table)
    two = two_actions(offered(await trial.live(table), seat, "act"))
    before, picking = await log_of(trial, table), press_of(panel, "add")
    assert next(select for select in selects(panel) if "|add|" in select.id).most > 1
    panel = panel_of(await trial.press(user, picking, *two))
    make = press_of(panel, "sequence")
    assert draft_of(await trial.live(table), seat, make.value).choices == two
    again = panel_of(await trial.press(user, picking, *two, "money", "money", "money"))
    assert "Not done: Money" in text_of(again)
    answer = await trial.press(user, make)
    assert (await log_of(trial, table))[len(before) :] == two
    assert "You: Money: +1 coin → Clear side " in text_of(panel_of(answer))


async def test_a_typed_sequence_stops_at_what_is_refused_and_says_why(trial: Trial) -> None:
    """Each choice may be typed in words, in any language; what was made before stands and can be taken back alone."""
    table, user, seat = await begun(trial, "act")
    live = await trial.live(table)
    match = live.require_match()
    first = next(choice for choice in match.game.rules.asked(match.state)[seat].offered() if choice != "end")
    before = await log_of(trial, table)
    answer = await trial.commands.move(caller(user), f"{first}; push N1; end", table)
    assert (await log_of(trial, table))[len(before) :] == [first]
    assert "You have already pushed in a tile this turn." in text_of(panel_of(answer))
    assert "Not done: Push" in text_of(panel_of(answer))
    assert (await trial.live(table)).require_match().can_undo(seat)


async def test_a_sequence_is_understood_in_words(trial: Trial) -> None:
    """The words of each choice are those of where the choices before it lead."""
    table, user, _ = await begun(trial, "push")
    before = await log_of(trial, table)
    await trial.commands.move(caller(user), "push n1; zug beenden", table)
    assert (await log_of(trial, table))[len(before) :] == ["push N1", "end"]


async def test_what_may_follow_is_suggested(trial: Trial) -> None:
    """Behind what is typed already, in words; nothing where that cannot be made or where nothing may follow."""
    table, user, _ = await begun(trial, "push")
    found = await trial.suggestions.moves(caller(user), "push n1; end", table)
    assert [(choice.value, choice.label.split("; ")[1]) for choice in found] == [("push N1; end", "End turn")]
    assert len(await trial.suggestions.moves(caller(user), "push N1;", table)) > 1
    assert await trial.suggestions.moves(caller(user), "push N1; end; m", table) == []
    assert await trial.suggestions.moves(caller(user), "push N1; push N2; m", table) == []


async def test_a_sequence_ends_with_what_comes_to_light(trial: Trial) -> None:
    """The rest is not made, and that is said."""
    table, user, _ = await begun(trial, "act")
    before = await log_of(trial, table)
    answer = await trial.commands.move(caller(user), "end; end; end", table)
    assert (await log_of(trial, table))[len(before) :] == ["end"]
    assert "Not done: 2 choices." in text_of(panel_of(answer))


async def test_all_of_a_sequence_is_taken_back_at_once_or_one_by_one(trial: Trial) -> None:
    """*Undo* takes the last choice back, *Take back all* in *More* the others too."""
    table, user, seat = await begun(trial, "push")
    start = (await trial.live(table)).require_match().state
    await trial.commands.move(caller(user), f"push N1; {await first_action(trial, table, seat)}", table)
    live = await trial.live(table)
    assert len(live.require_match().past) > 1
    await trial.press(user, ComponentId(table, "undo", seat, live.require_match().state.ask))
    assert len((await trial.live(table)).require_match().past) == len(live.require_match().past)
    await trial.commands.move(caller(user), await first_action(trial, table, seat), table)
    answer = await look(trial, user, table, "undo_all")
    assert "Taken back." in text_of(panel_of(answer))
    now = state_of(await trial.live(table), Ulm)
    assert (now.section, now.grid, now.drawn) == ("push", state_of_step(start).grid, state_of_step(start).drawn)


async def test_taking_all_back_is_among_the_acts(trial: Trial) -> None:
    """*More* offers it while a user may take back more than one choice alone."""
    table, user, seat = await begun(trial, "push")
    more = ComponentId(table, "menu", seat)
    assert "undo_all" not in acts_of(panel_of(await trial.press(user, more)))
    await trial.commands.move(caller(user), f"push N1; {await first_action(trial, table, seat)}", table)
    panel = panel_of(await trial.press(user, more))
    assert "undo_all" in acts_of(panel)
    answer = await trial.press(user, press_of(panel, "do"), "undo_all")
    assert "Taken back." in text_of(panel_of(answer))
    assert (await trial.live(table)).require_match().state.section == "push"


def acts_of(panel: Panel) -> list[str]:
    """List what *More* offers to do about a table."""
    looks, acts = selects(panel)
    assert "undo_all" not in [choice.value for choice in looks.choices]
    return [choice.value for choice in acts.choices]


def state_of_step(state: object) -> Ulm:
    """Return a state of Ulm."""
    assert isinstance(state, Ulm)
    return state


async def first_action(trial: Trial, table: str, seat: int) -> str:
    """Find an action that can be done after a push at N1."""
    live = await trial.live(table)
    draft = draft_of(live, seat)
    if live.require_match().state.section == "push":
        draft.add("push N1")
    for choice in draft.ask.offered():
        if choice.split(" ")[0] in ("money", "clear", "river"):
            return choice
    raise AssertionError


async def test_a_sequence_of_another_question_or_meaning_does_nothing(trial: Trial) -> None:
    """A press on an old panel, or on one that an earlier release has made, says that it is over."""
    table, user, seat = await begun(trial, "push")
    panel = await composing(trial, user, table)
    push = next(choice for choice in choices_of(panel) if choice.startswith("push"))
    make = press_of(await add(trial, user, panel, push), "sequence")
    before = await log_of(trial, table)
    for value in ("0-0000", "zz-1234", "nonsense", make.value[:-1]):
        answer = await trial.press(user, ComponentId(table, "sequence", seat, make.ask, value))
        assert "Your question now" in text_of(panel_of(answer))
    await trial.press(user, make)
    assert await log_of(trial, table) == [*before, push]
    answer = await trial.press(user, make)
    assert "Your question now" in text_of(panel_of(answer))
    assert await log_of(trial, table) == [*before, push]


async def test_nobody_puts_a_sequence_together_for_another(trial: Trial) -> None:
    """The seat of an id is checked, not trusted."""
    table, _, seat = await begun(trial, "push")
    other = USERS[1 - seat]
    answer = await trial.press(other, ComponentId(table, "compose", seat, 1))
    assert "not" in text_of(panel_of(answer))
    assert all("add" not in select.id for select in selects(panel_of(answer)))


@pytest.mark.parametrize("by_text", [False, True])
async def test_a_player_by_text_reads_where_a_sequence_leads(trial: Trial, *, by_text: bool) -> None:
    """In words stands what the picture shows."""
    table, user, _ = await begun(trial, "push")
    await trial.service.registry.people.change(user, by_text=by_text)
    panel = await composing(trial, user, table)
    panel = await add(trial, user, panel, next(c for c in choices_of(panel) if c.startswith("push")))
    assert ("Barge on" in text_of(panel)) == by_text


async def test_a_process_that_dies_in_between_leaves_what_was_made(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each choice has a transaction of its own: those before stand, and the table goes on from there."""
    table, user, seat = await begun(trial, "push")
    before, commit, made = await log_of(trial, table), play.commit, list[str]()

    async def dying(*args: object) -> object:
        made.append("")
        if len(made) > 1:
            raise OSError
        return await commit(*args)  # type: ignore[arg-type]  # what is passed on

    action = await first_action(trial, table, seat)
    monkeypatch.setattr(sequences, "commit", dying)
    with pytest.raises(OSError):  # noqa: PT011 - the one raised above
        await trial.commands.move(caller(user), f"push N1; {action}", table)
    monkeypatch.undo()
    assert (await log_of(trial, table))[len(before) :] == ["push N1"]
    await trial.commands.move(caller(user), action, table)
    assert (await log_of(trial, table))[len(before) :] == ["push N1", action]
