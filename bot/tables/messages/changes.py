"""The message about a host's changes to users who had joined before, with the button to agree."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.tables.core import pace
from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel
from games.kernel.words import Words
from storage.rows import TableRow

FINE: Final = "fine"
"""The verb of the button with which a user agrees."""
Settings = Mapping[str, Any]


def settings_of(row: TableRow) -> str:
    """Encode the settings that users agree to by joining a lobby."""
    settings = {
        "options": json.loads(row.options),
        "printed": row.material_name,
        "pace": row.pace,
        **({"bank": row.bank} if row.bank else {}),
        "advice": row.advice,
        "language": row.locale,
        **({"evening": row.starts_at} if row.starts_at else {}),
    }
    return json.dumps(settings, sort_keys=True)


def changed_panel(table: Table, before: str, users: Sequence[int], until: int, token: str, texts: Words) -> Panel:
    """List the changes since these users joined, and until when the game waits; mention them."""
    lines = _differences(json.loads(before), json.loads(settings_of(table.row)), texts)
    told = texts.text("changed-waits", until=pace.relative_time(until))
    fine = Button(ComponentId(table.id, FINE, token=token).id, texts.text("button-fine"), "primary")
    blocks = (common.heading(table, texts), "\n".join((texts.text("changed-title"), *lines)), told)
    return Panel(blocks, rows=((fine,),), accent=common.SLATE, pings=tuple(users))


def settled_panel(table: Table, texts: Words) -> Panel:
    """Replace the message once no agreement is missing."""
    said = texts.text("changed-settled" if table.row.stage == "lobby" else "host-begun")
    return Panel((common.heading(table, texts), said), accent=common.SLATE)


def _differences(before: Settings, now: Settings, texts: Words) -> list[str]:
    named, after = _named(before, texts), _named(now, texts)
    return [
        "- " + texts.text("option-line", name=name, value=f"{named.get(name, '–')} → {value}")
        for name, value in after.items()
        if named.get(name) != value
    ]


def _named(settings: Settings, texts: Words) -> dict[str, str]:
    """Name all settings with their values, as the lobby does."""
    options, evening = settings["options"].items(), settings.get("evening")
    return {
        **{texts.text(f"option-{name}"): texts.text(f"option-{name}-{value}") for name, value in options},
        texts.text("option-printed"): settings["printed"] or texts.text("option-printed-off"),
        texts.text("pace"): pace.pace_name(pace.Pace(settings["pace"], settings.get("bank", "")), texts),
        texts.text("option-advice"): texts.text(f"option-advice-{'on' if settings['advice'] else 'off'}"),
        texts.text("option-language"): texts.language(settings["language"]),
        texts.text("option-evening"): pace.moment(evening) if evening else "–",
    }
