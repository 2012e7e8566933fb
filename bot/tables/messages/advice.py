"""Advice in messages: that a table allows it, its button, the answer, and how often each seat has asked."""

from __future__ import annotations

from bot.tables.core.table import Table
from bot.tables.messages.common import GOLD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.state import State
from games.kernel.words import Words


def allowed_line(table: Table, texts: Words) -> str:
    """Say that players may ask for advice, and that the table is unrated for it; empty if they may not."""
    return texts.text("advice-allowed") if table.row.advice else ""


def may_ask(table: Table, seen: State, seat: int) -> bool:
    """Tell whether a seat may ask for advice now: the table allows it, and there is something to choose between."""
    if not table.row.advice or table.row.stage != "playing" or seat not in table.asked_seats():
        return False
    return len(table.game.rules.asked(seen)[seat].offered(2)) > 1


def advice_button(table: Table, seat: int, texts: Words) -> Button:
    """Ask for advice on the question of now."""
    ask = table.shown_ask(table.require_match().state.ask)
    return Button(ComponentId(table.id, "advice", seat, ask).id, texts.text("button-advice"))


def advice_panel(heading: str, lines: list[str]) -> Panel:
    """Compose the answer to who asks; its last line says what a rule of thumb is."""
    *said, thumb = lines
    return Panel((heading, "\n".join(said), f"-# {thumb}"), accent=GOLD)


def counted_line(table: Table, texts: Words) -> str:
    """Say how often each seat asked, computers only if a user did in their place; empty where it is not allowed.

    Who plays alone is told only that they asked: nobody else would read that they did not.
    """
    told = [
        texts.text("advice-count", who=table.names[seat], count=count)
        for seat, count in enumerate(table.advice_counts)
        if count or (table.seats[seat].user_id is not None and not table.is_alone)
    ]
    return texts.text("advice-counts", seats=" · ".join(told)) if told else ""
