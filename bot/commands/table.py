"""`/table status|leave|abandon|hands|export|rematch` and `/tables`."""

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

    async def hands(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_hands(caller, table))

    async def export(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_export(caller, table))

    async def rematch(interaction: Interaction, table: str | None = None) -> None:
        await answering.give(interaction, lambda caller: desk.table_rematch(caller, table))

    async def tables(interaction: Interaction) -> None:
        await answering.give(interaction, desk.tables)

    members = {"status": status, "leave": leave, "abandon": abandon}
    finished = {"table": completing(answering, desk.complete_finished)}
    afterwards = {"hands": hands, "export": export, "rematch": rematch}
    made = [command(f"table-{key}", each, ["table"], complete=complete) for key, each in members.items()]
    made += [command(f"table-{key}", each, ["table"], complete=finished) for key, each in afterwards.items()]
    return [
        group("table", made),
        command("tables", tables),
    ]
