"""Composing all that a viewer may be shown, and comparing it between worlds that differ in what they may not know."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import boards, common, more, seats
from bot.tables.messages.manner import Manner
from bot.tables.messages.pictures import Pictures
from bot.tables.messages.wishes import may_wish, wishes_panel
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Panel, Select
from games.kernel.saving import dump_state
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from tests.bot.tables.doubles import Trial, buttons, panel_of, press_of, selects, texts_below

WORLDS = 2
BY_TEXT = Manner("always", by_text=True, icons=False)
TOKEN = re.compile(r"~\w*")


async def all_for(live: Table, viewer: int | None, pictures: Pictures, entries: list[Any]) -> list[object]:
    """Compose everything that this viewer may be shown; None is the public."""
    found: list[object] = []
    for locale in ("en", "de"):
        texts = words(locale, live.game.package)
        found.append(await pictures.board(live, texts, viewer=viewer))
        if viewer is None:
            drawn = await pictures.public_pictures(live, texts)
            found += [boards.board(live, entries, drawn, (), "TOKEN", texts), common.board_text(live, texts)]
            continue
        picture = await pictures.hand(live, viewer, texts)
        found += [
            seats.choice_panel(live, viewer, picture, "TOKEN", texts),
            seats.choice_panel(live, viewer, None, "TOKEN", texts, manner=BY_TEXT),
            seats.hand_panel(live, viewer, picture, texts),
            more.more_panel(live, viewer, texts),
        ]
        if may_wish(live.game, view(live.require_match().state, viewer), viewer):
            found += [wishes_panel(live, viewer, about, texts) for about in ("ask", "plan trade")]
    return found


async def compare_worlds(trial: Trial, table: str, pictures: Pictures, rng: random.Random) -> int:
    """Replace what each viewer does not know by something else, and find the same panels; count true changes."""
    live = await trial.live(table)
    match, changed = live.require_match(), 0
    entries = await trial.log(table)
    for viewer in (None, *range(len(live.seats))):
        truth = await all_for(live, viewer, pictures, entries)
        for _ in range(WORLDS):
            world = determinize(live.game.rules, view(match.state, viewer), rng)
            live.game.rules.asked(world)
            changed += dump_state(world) != dump_state(match.state)
            other = replace(live, match=replace(match, state=world))
            assert await all_for(other, viewer, pictures, entries) == truth
    return changed


def without_tokens(panel: Panel) -> object:
    """Take a panel without the random tokens in its ids."""
    controls: list[Button | Select] = [*buttons(panel), *selects(panel)]
    ids = [control.id.split("~")[0] for control in controls]
    offered = [(each.placeholder, each.choices) for each in selects(panel)]
    told = panel.text, texts_below(panel), [button.label for button in buttons(panel)]
    return told, panel.links, panel.pings, ids, offered, [(p.name, p.alt) for p in panel.pictures]


@asynccontextmanager
async def in_world(trial: Trial, table: str, world: State) -> AsyncIterator[None]:
    """Let a table be in another state for a while, in memory only."""
    registry = trial.service.registry
    async with registry.table(table) as live:
        truth = live.require_match().state
        live.match = replace(live.require_match(), state=world)
    try:
        yield
    finally:
        async with registry.table(table) as live:
            live.match = replace(live.require_match(), state=truth)


async def behind_more(trial: Trial, table: str, user: int) -> dict[str, object]:
    """Open *More*, and look at all that its first list leads to; what sets a wish is only listed."""
    seat = (await trial.live(table)).seat_of(user)
    opened = await trial.press(user, ComponentId(table, more.MORE, seat))
    look = press_of(panel_of(opened), more.LOOK)
    shown = {more.MORE: await _shown(opened)}
    for choice in selects(panel_of(opened))[0].choices:
        if not choice.value.startswith(more.HANDY):  # these change the table
            shown[choice.value] = await _shown(await trial.press(user, look, choice.value))
    return shown


async def _shown(answer: Answer) -> object:
    """Return what an answer shows, at once and once it is drawn, down to the pictures' scenes."""
    panels = [answer.panel, None if answer.then is None else await answer.then()]
    images = [picture.image for panel in panels if panel for picture in panel.pictures]
    return TOKEN.sub("", repr(panels)), images, repr(answer.form), answer.update, answer.public


async def compare_more(trial: Trial, table: str, users: Sequence[int], rng: random.Random) -> int:
    """Find the same behind *More* whatever a user does not know, and for one without a seat; count true changes."""
    live, changed = await trial.live(table), 0
    state = live.require_match().state
    for user in users:
        truth = await behind_more(trial, table, user)
        for _ in range(WORLDS):
            world = determinize(live.game.rules, view(state, live.seat_of(user)), rng)
            live.game.rules.asked(world)
            changed += dump_state(world) != dump_state(state)
            async with in_world(trial, table, world):
                assert await behind_more(trial, table, user) == truth
    return changed
