"""`/table status|leave|abandon` and `/tables`."""

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

    members = {"status": status, "leave": leave, "abandon": abandon}
    return [
        group("table", [command(f"table-{key}", each, ["table"], complete=complete) for key, each in members.items()]),
        command("tables", tables),
    ]
