"""Users who play: each choice by what a panel offers, the same in every run with the same seed."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

from bot.tables.core.table import Table
from bot.tables.messages.common import words_of
from bot.tables.messages.parts import PLACES
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Answer, Aside, Form, Panel, Picker, Row, Rule, Select
from bot.tables.stages.play import choose
from games.kernel.ask import Parts, picked_items, split_shares
from games.kernel.state import State
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    PLACE,
    Trial,
    buttons,
    listed,
    panel_of,
    press_of,
    presses,
    selects,
    text_of,
    texts_below,
    verbs,
)

TEXT, LABEL, HINT, CUSTOM_ID, COMPONENTS, ALT = 4_000, 80, 100, 100, 40, 1_024


SKIPS = 0.2
"""How often who can choose between more ends or refuses instead."""
S = TypeVar("S", bound=State)


def state_of(live: Table, kind: type[S]) -> S:
    """Return the state of a table whose game is known."""
    state = live.require_match().state
    assert isinstance(state, kind)
    return state


def offered(panel: Panel) -> list[ComponentId]:
    """List the choices that a panel's buttons and lists make, as if each had a button."""
    return [*listed(panel), *presses(panel, "choose")]


async def look(trial: Trial, user: int, table: str, entry: str, **fields: object) -> Answer:
    """Pick an entry of *Look and plan* in the user's *More*."""
    more = await trial.press(user, ComponentId(table, "menu", (await trial.live(table)).seat_of(user)))
    return await trial.press(user, press_of(panel_of(more), "menu_look"), entry, **fields)


def picked(panel: Panel) -> Select | None:
    """Find the select of a panel that makes a choice."""
    return next((select for select in selects(panel) if "|pick|" in select.id), None)


async def act(trial: Trial, user: int, table: str, seed: str = "", **fields: object) -> Answer:
    """Press *Your move*, and then whatever makes a choice."""
    panel = (await trial.press(user, ComponentId(table, "move"), **fields)).panel
    assert panel is not None
    live = await trial.live(table)
    rng = random.Random(f"{seed}-{live.seat_of(user)}-{live.require_match().state.ask}")
    return await choose_on(trial, user, panel, rng)


async def choose_on(trial: Trial, user: int, panel: Panel, rng: random.Random, **fields: object) -> Answer:
    """Choose by a panel: button, list, two lists, parts or form."""
    found = verbs(panel)
    if "change" in found:
        panel = panel_of(await trial.press(user, press_of(panel, "change"), **fields))
        found = verbs(panel)
    groups = [select for select in selects(panel) if "|group|" in select.id]
    if groups and picked(panel) is None:
        press = parse(groups[0].id)
        assert press is not None
        panel = panel_of(await trial.press(user, press, rng.choice(groups[0].choices).value, **fields))
    if "parts" in found and not (offered(panel) and rng.random() < SKIPS):
        return await put_together(trial, user, panel, rng)
    if "form" in found:
        return await fill_form(trial, user, panel, rng)
    select = picked(panel)
    ends = presses(panel, "choose")
    if select is None or (ends and rng.random() < SKIPS):
        return await trial.press(user, rng.choice(ends), **fields)
    press = parse(select.id)
    assert press is not None
    count = rng.randint(select.least, select.most)
    return await trial.press(user, press, *(c.value for c in rng.sample(select.choices, count)), **fields)


async def put_together(trial: Trial, user: int, panel: Panel, rng: random.Random) -> Answer:
    """Pick the parts of an offered choice, one select after another, and make it."""
    opener = press_of(panel, "parts")
    live = await trial.live(opener.table)
    shape = live.game.rules.asked(live.require_match().state)[opener.seat or 0].shape
    assert isinstance(shape, Parts)
    choice = shape.sample(rng)
    if choice == "none":
        return await trial.press(user, ComponentId(opener.table, "choose", opener.seat, opener.ask, choice))
    shown = (await trial.press(user, opener)).panel
    for number, part in enumerate(choice.split("/")):
        assert shown is not None
        if part != "none":
            ids = [parse(select.id) for select in selects(shown)]
            press = next(found for found in ids if found and found.value.startswith(f"{number}."))
            shown = (await trial.press(user, press, *places(shape.groups[number][1], part))).panel
    assert shown is not None
    return await trial.press(user, press_of(shown, "whole"))


def places(items: Sequence[str], part: str) -> list[str]:
    """Find the values of a select that say a part."""
    left, found = part.split("+"), []
    for place, item in enumerate(items):
        if item in left:
            left.remove(item)
            found.append(PLACES[place])
    return found


async def fill_form(trial: Trial, user: int, panel: Panel, rng: random.Random) -> Answer:
    """Open the form of a panel and submit it with an offered choice."""
    form = (await trial.press(user, press_of(panel, "form"))).form
    assert form is not None
    press = parse(form.id)
    assert press is not None
    live = await trial.live(press.table)
    shape = live.game.rules.asked(live.require_match().state)[press.seat or 0].shape
    assert shape is not None
    return await trial.submit(user, press, fields_for(form, shape.sample(rng)))


def fields_for(form: Form, choice: str) -> dict[str, tuple[str, ...]]:
    """Fill the fields of a form so that they say a choice."""
    if form.fields[0].id == "typed":
        return {"typed": (choice,)}
    shares = split_shares(choice) or {}
    if form.fields[0].id.startswith("share:"):
        return {field.id: (str(shares.get(field.id.removeprefix("share:"), 0)),) for field in form.fields}
    if form.fields[0].id.startswith("part:"):
        parts = dict(enumerate(choice.split("/")))
        return {field.id: numbered(parts.get(int(field.id.removeprefix("part:")), "none")) for field in form.fields}
    return {field.id: (part,) for field, part in zip(form.fields, choice.split("+"), strict=False)}


def numbered(part: str) -> tuple[str, ...]:
    """Write picked items as a select's values, which number those that repeat."""
    items = picked_items(part)
    counts = [items[: at + 1].count(item) for at, item in enumerate(items)]
    return tuple(item if count == 1 else f"{item}#{count}" for item, count in zip(items, counts, strict=True))


async def play_on(
    trial: Trial, table: str, seed: str = "", after: Callable[[], Awaitable[None]] | None = None, most: int = 1000
) -> int:
    """Let all users choose until the game is over, or for so many choices; return how many they made."""
    for made in range(most):
        live = await trial.live(table)
        if not (waiting := live.waiting_seats()):
            return made
        user = live.seats[waiting[0]].user_id
        assert user is not None
        await act(trial, user, table, seed)
        await trial.settle()
        if after is not None:
            await after()
    return most


async def check_end(trial: Trial, table: str, language: str) -> None:
    """The last message says in the table's language who has won, and that the log has the lines before."""
    live, end = await trial.live(table), text_of(trial.messenger.inside(PLACE)[-1].panel)
    won = live.game.voice.result(live.require_match().state, live.names, words_of(live))
    assert f"### {won}" in end
    assert ("Zeilen: Verlauf" if language == "de" else "lines: Log") in end


async def play_out(trial: Trial, table: str, after: Callable[[], Awaitable[None]] | None = None) -> None:
    """Bring a table to its end without panels, and deliver then: a third of what presses take."""
    while waiting := (live := await trial.live(table)).waiting_seats():
        if live.seats[waiting[0]].computer:
            await trial.settle()
            continue
        match = live.require_match()
        shape = match.game.rules.asked(match.state)[waiting[0]].shape
        assert shape is not None
        rng = random.Random(f"{waiting[0]}-{match.state.ask}")
        await choose(trial.service.registry, table, waiting[0], shape.sample(rng), None, None)
        if after is not None:
            await after()
    await trial.settle()


async def ended(trial: Trial, game: str = "tallinn") -> str:
    """Play a table of Anna and Bea to its end."""
    table = await trial.begun(ANNA, BEA, game=game)
    await play_out(trial, table)
    await trial.settle(5)
    return table


async def until_undoable(trial: Trial, table: str) -> int:
    """Let users choose until one of them may take a choice back; return that user."""
    for _ in range(200):
        live = await trial.live(table)
        seat = live.waiting_seats()[0]
        user = live.seats[seat].user_id or 0
        await act(trial, user, table, "c")
        await trial.settle()
        if (await trial.live(table)).require_match().can_undo(seat):
            return user
    raise AssertionError("nothing could be taken back")


async def to_next_phase(trial: Trial, table: str, settled: bool = True) -> None:
    """Let all who are waited for choose."""
    for seat in (await trial.live(table)).waiting_seats():
        await act(trial, (await trial.live(table)).seats[seat].user_id or 0, table)
    if settled:
        await trial.settle()


def boards(trial: Trial, channel: int) -> list[str]:
    """Read the boards in a channel, oldest first."""
    return [text_of(m.panel) for m in trial.messenger.inside(channel) if shows_board(m.panel)]


def shows_board(panel: Panel) -> bool:
    """Tell whether a message shows a board, not a lobby's title picture."""
    return any(picture.name in ("board.png", "score.png") for picture in panel.pictures)


def raising(error: Exception, *places: tuple[str, int], times: int = 10**9) -> Callable[[str, int], None]:
    """Raise an error for these methods in these channels, so many times."""
    left = [times]

    def fail(method: str, channel: int) -> None:
        if (method, channel) in places and left[0] > 0:
            left[0] -= 1
            raise error

    return fail


def size(row: Row) -> int:
    """Count the components of a row as a message shows it."""
    if isinstance(row, Rule | str):
        return 1
    return 3 if isinstance(row, Aside) else 1 + (len(row) if isinstance(row, tuple) else 1)


KEY: Final = re.compile(r"[a-z]+(-[a-z_]+)+")
"""A Fluent key, which stands where a text is missing."""


def check_limits(panel: Panel) -> None:
    """Check a panel against Discord's limits, and that no text in it lacks its arguments."""
    said = [*panel.text, *texts_below(panel)]
    texts = [*said, *(picture.alt for picture in panel.pictures)]
    assert sum(map(len, said)) <= TEXT, said
    assert all("{" not in text and "}" not in text for text in texts), texts
    assert all(len(picture.alt) <= ALT and picture.alt for picture in panel.pictures)
    parts = len(panel.text) + sum(map(size, panel.rows)) + bool(panel.pictures) + 2 * bool(panel.links) + 2
    assert parts <= COMPONENTS
    ids = [
        control.id for control in (*buttons(panel), *(row for row in panel.rows if isinstance(row, Select | Picker)))
    ]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= CUSTOM_ID and parse(custom_id) for custom_id in ids), ids
    assert all(1 <= len(button.label) <= LABEL for button in buttons(panel))
    assert not [button.label for button in buttons(panel) if KEY.fullmatch(button.label)]
    for select in selects(panel):
        check_select(select)


def check_select(select: Select) -> None:
    """Check a select against Discord's limits."""
    values = [choice.value for choice in select.choices]
    assert 1 <= len(values) <= 25
    assert len(values) == len(set(values))
    assert all(1 <= len(c.label) <= HINT and len(c.hint) <= HINT and len(c.value) <= HINT for c in select.choices)
    assert len(select.placeholder) <= 150
    assert 0 <= select.least <= select.most <= len(values)


def check_form(form: Form) -> None:
    """Check a form against Discord's limits."""
    assert 1 <= len(form.title) <= 45
    assert 1 <= len(form.fields) <= 5
    assert len(form.id) <= CUSTOM_ID
    for field in form.fields:
        assert 1 <= len(field.label) <= 45
        if isinstance(field, Select):
            check_select(field)


def check_all(trial: Trial) -> None:
    """Check every message and every answer so far."""
    for _, panel in trial.messenger.shown:
        check_limits(panel)
    for _, answer in trial.answers:
        if answer.panel is not None:
            check_limits(answer.panel)
        if answer.form is not None:
            check_form(answer.form)


async def luck_of(trial: Trial, table: str) -> random.Random:
    """Return luck for a choice, the same in every run for the same ask."""
    return random.Random(str((await trial.live(table)).require_match().state.ask))


async def follow_up(answer: Answer) -> Panel:
    """Wait for what follows an answer."""
    assert answer.then is not None
    panel = await answer.then()
    assert panel is not None
    check_limits(panel)
    return panel


async def press_rematch(trial: Trial, user: int, old: str) -> str:
    """Press *Rematch* under the last board, and return the id of the table that the answer names."""
    board = [message.panel for message in trial.messenger.inside(PLACE) if shows_board(message.panel)][-1]
    answer = await trial.press(user, press_of(board, "rematch"), channel_id=PLACE)
    assert not answer.public
    assert press_of(board, "rematch").table == old
    await trial.settle(5)
    return text_of(answer).split("table ")[1].split(".")[0]


async def advised(trial: Trial, *users: int, game: str = "tallinn") -> str:
    """Begin a table whose lobby allows advice."""
    table = await trial.lobby(*users, game=game)
    await trial.press(users[0], ComponentId(table, "allow_advice"), "on")
    await trial.begin(table, users[0])
    return table


async def begun_with_computer(trial: Trial) -> str:
    """Begin a table of one user and one computer."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.begin(table, ANNA)
    return table
