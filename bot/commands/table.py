"""`/table status|leave|abandon|pace|pause|resume|extend|back` and `/tables`."""

from __future__ import annotations

from bot.commands.making import AnyCommand, command, completing, group
from bot.panels.answering import Answering, Interaction


def commands(answering: Answering) -> list[AnyCommand]:
    """Make the commands about tables as a whole."""
    desk = answering.desk
    complete = {"table": completing(answering, desk.complete_tables)}

    async def status(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_status(caller, table))

    async def leave(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_leave(caller, table))

    async def abandon(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_abandon(caller, table))

    async def tables(interaction: Interaction) -> None:
        await answering.give(interaction, desk.tables)

    async def pace(interaction: Interaction, pace: str, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_pace(caller, pace, table))

    async def pause(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_pause(caller, table))

    async def resume(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_resume(caller, table))

    async def extend(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_extend(caller, table))

    async def back(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_back(caller, table))

    members = {"status": status, "leave": leave, "abandon": abandon, "pause": pause, "resume": resume,
               "extend": extend, "back": back}  # fmt: skip
    plain = [command(f"table-{key}", each, ["table"], complete=complete) for key, each in members.items()]
    paces = {"pace": completing(answering, desk.complete_paces), **complete}
    return [
        group("table", [*plain, command("table-pace", pace, ["pace", "table"], complete=paces)]),
        command("tables", tables),
    ]
