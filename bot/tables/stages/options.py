"""What the host of a lobby chooses. Each function works under the table's lock and commits before it returns."""

from __future__ import annotations

import json

from bot.tables.core.pace import Pace, check_pace, is_slow
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.ports.caller import Caller
from bot.tables.ports.errors import Refusal
from bot.tables.stages.lobby import change, check_host


async def set_option(registry: Registry, table: Table, caller: Caller, name: str, value: str) -> None:
    """Change an option of the game."""
    check_host(table, caller)
    options = table.game.settle_options(table.game.seats[0], {**table.options, name: value})
    await change(registry, table, options=json.dumps(options))
    table.options = options


async def set_pace(registry: Registry, table: Table, caller: Caller, pace: Pace) -> None:
    """Change how long a decision may take, and the options that still have the default of the old pace."""
    check_host(table, caller)
    table.check_timed()
    check_pace(table, pace)
    before, after = is_slow(table.row.pace), is_slow(pace.time)
    usual = {option.name: (option.usual(slow=before), option.usual(slow=after)) for option in table.game.options}
    options = {name: usual[name][1] if value == usual[name][0] else value for name, value in table.options.items()}
    changed = {} if options == table.options else {"options": json.dumps(options)}
    await change(registry, table, pace=pace.time, bank=pace.bank, **changed)
    table.options = options


async def set_language(registry: Registry, table: Table, caller: Caller, locale: str) -> None:
    """Change the language of the table's public messages."""
    check_host(table, caller)
    await change(registry, table, locale=locale)


async def set_advice(registry: Registry, table: Table, caller: Caller, *, allowed: bool) -> None:
    """Change whether players may ask for hints."""
    check_host(table, caller)
    await change(registry, table, advice=allowed)


async def set_least(registry: Registry, table: Table, caller: Caller, least: int) -> None:
    """Change how reliable new users must be."""
    check_host(table, caller)
    table.check_timed()
    await change(registry, table, least=least)


async def set_copy(registry: Registry, table: Table, caller: Caller, material_id: str) -> None:
    """Choose one of the offered sets of components for the table; empty for none."""
    check_host(table, caller)
    if material_id == table.row.material_id:
        return
    copy = registry.copies.find(table.row.game, material_id)
    if copy is None and material_id:
        raise Refusal("refused-printed-gone")
    await change(registry, table, material_id=material_id, material_name="" if copy is None else copy.name)
