"""Composing all that a viewer may be shown, and comparing it between worlds that differ in what they may not know."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from bot.tables.core.people import words
from bot.tables.core.table import Table
from bot.tables.messages import boards, common, seats
from bot.tables.messages.pictures import Pictures
from bot.tables.messages.wishes import may_wish, wishes_panel
from bot.tables.ports.panel import Button, Panel, Select
from games.kernel.saving import dump_state
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from tests.bot.tables.doubles import Trial, buttons, selects

WORLDS = 2


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
            seats.hand_panel(live, viewer, picture, texts),
        ]
        if may_wish(live.game, view(live.require_match().state, viewer), viewer):
            found += [wishes_panel(live, viewer, about, texts) for about in ("ask", "plan trade")]
    return found


async def compare_worlds(trial: Trial, table: str, pictures: Pictures, rng: random.Random) -> int:
    """Replace what each viewer does not know by something else, and find the same panels; count true changes."""
    live = await trial.live(table)
    match, changed = live.require_match(), 0
    async with trial.store.read() as tx:
        entries = await tx.log.entries(table)
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
    return panel.text, panel.links, panel.pings, ids, [(p.name, p.alt) for p in panel.pictures]
