"""How many of a user's tables wait for them, and the way to the one that waits longest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage.rows import WaitingRow


def with_next_table(panel: Panel, waiting: Sequence[WaitingRow], texts: Words) -> Panel:
    """Add to an own panel that asks nothing how many tables wait for its user, longest first, and a button to one."""
    if not waiting:
        return panel
    first = waiting[0]
    label = texts.text("button-next-table", title=common.game_title(first.game, texts), table=first.table_id)
    button = Button(ComponentId(first.table_id, "move").id, label, "primary")
    text = texts.text("next-table", count=len(waiting))
    return replace(panel, text=(*panel.text, text), rows=(*panel.rows, (button,)))
