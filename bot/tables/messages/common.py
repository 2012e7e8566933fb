"""What the messages of a table share: their words, headings, links and colours."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.core.people import words
from bot.tables.core.table import NO_GUILD, Table
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Panel, Row
from games.kernel import catalogue
from games.kernel.game import Game
from games.kernel.visibility import view
from games.kernel.words import Words
from storage.rows import TableRow

GOLD, SLATE = 0xD9A437, 0x4A3B2C

SEATS = (0xB8371B, 0x2B73BD, 0xE2A100, 0x3B1F5E, 0x3FB28A, 0xF2EFE6)
"""The colours of the seats, as pictures have them."""


def seat_colour(seat: int) -> int:
    """Return the colour of a seat."""
    return SEATS[seat % len(SEATS)]


def link(guild_id: int, channel_id: int, message_id: int | None = None) -> str:
    """Write the address of a channel or message, of direct messages if there is no guild."""
    place = "@me" if guild_id == NO_GUILD else guild_id
    return f"https://discord.com/channels/{place}/{channel_id}" + (f"/{message_id}" if message_id else "")


def words_of(table: Table) -> Words:
    """Return the words of a table's public messages."""
    return words_for(table, table.row.locale)


def words_for(table: Table, locale: str) -> Words:
    """Return words in a language that know the game and the names of its seats."""
    return words(locale, table.game.package).naming(table.names)


def own_language(table: Table, language: str) -> str:
    """Return the language of a user's panels: their own, or at a table alone that of the table."""
    return table.row.locale if table.is_alone else language


def optional(texts: Words, key: str) -> str:
    """Return a text, or an empty one if the game lacks it."""
    text = texts.text(key)
    return "" if text == key else text


def game_title(key: str, texts: Words) -> str:
    """Return a game's title, or its key if it is no longer installed."""
    game = catalogue.installed().get(key)
    return key if game is None else words(texts.locale, game.package).text("title")


def place_name(table: Table) -> str:
    """Name a place, or an event, after a table and its game."""
    texts = words_of(table)
    return texts.text("place-name", title=texts.text("title"), table=table.id)


def linked_name(row: TableRow, texts: Words) -> str:
    """Name game and table as a link to the table's channel, or to the message of its lobby."""
    where = link(row.guild_id, row.place_id or row.home_id, None if row.place_id else row.lobby_message_id)
    return texts.text("tables-name", title=game_title(row.game, texts), table=row.table_id, where=where)


def game_line(game: Game, texts: Words) -> str:
    """Name a game in a list, with its numbers of players and its length."""
    (least, most), (shortest, longest) = game.seats, game.minutes
    title = game_title(game.key, texts)
    return texts.text("game-choice", title=title, least=least, most=most, shortest=shortest, longest=longest)


def suggested(rows: Sequence[TableRow], typed: str, texts: Words) -> list[Choice]:
    """Suggest the tables whose name contains the typed text."""
    choices = [Choice(row.table_id, f"{row.table_id} · {game_title(row.game, texts)}") for row in rows]
    return [choice for choice in choices if typed.casefold() in choice.label.casefold()][:25]


def heading(table: Table, texts: Words) -> str:
    """Name game and table, and mark a trial."""
    return texts.text("heading", title=texts.text("title"), table=table.id) + branch_mark(table, texts)


def branch_mark(table: Table, texts: Words) -> str:
    """Mark a table's name if the table is a trial; empty for other tables."""
    return f" · {texts.text('trial')}" if table.is_branch else ""


def options_text(table: Table, texts: Words) -> str:
    """List the chosen options of the game, one line each, further ones only if not the default; may be empty."""
    usual = {option.name: option.default for option in table.game.options if option.more}
    lines = [
        texts.text("option-line", name=texts.text(f"option-{name}"), value=texts.text(f"option-{name}-{value}"))
        for name, value in table.options.items()
        if usual.get(name) != value
    ]
    return "\n".join(lines)


def unusual_text(table: Table, texts: Words) -> str:
    """List the options that differ from the default, one line each; empty if none does."""
    usual = {option.name: option.default for option in table.game.options}
    return "\n".join(
        texts.text("option-line", name=texts.text(f"option-{name}"), value=texts.text(f"option-{name}-{value}"))
        for name, value in table.options.items()
        if usual.get(name) != value
    )


def printed_line(table: Table, texts: Words) -> str:
    """Name the set of components if it is not the one that comes with the game; empty if it is."""
    return texts.text("printed-line", name=table.row.material_name) if table.row.material_name else ""


def place_note(table: Table, texts: Words) -> str:
    """Say why the table is not in the place that the guild has set; empty if it is."""
    return texts.text(f"place-{table.row.place_note}") if table.row.place_note else ""


def table_link(table: Table, texts: Words) -> str:
    """Name game and table as a link to the table's channel; alone, nobody needs one."""
    name = f"{texts.text('title')} {table.id}"
    if table.is_alone:
        return name + branch_mark(table, texts)
    return f"[{name}]({link(table.row.guild_id, table.row.place_id or table.row.home_id)})"


def place_links(table: Table, texts: Words) -> tuple[tuple[str, str], ...]:
    """Return the link to the table's channel; alone, nobody needs one."""
    if table.is_alone:
        return ()
    place = table.row.place_id or table.row.home_id
    return ((texts.text("button-table"), link(table.row.guild_id, place)),)


def board_text(table: Table, texts: Words) -> str:
    """Say all facts of the board's picture, for screen readers."""
    return table.game.voice.board(view(table.require_match().state, None), table.names, texts)


def who_won(table: Table, texts: Words) -> str:
    """Name the winners of a game that is over; empty of one that has none."""
    seen = None if table.match is None else view(table.match.state, None)
    return "" if seen is None or seen.result is None else table.game.voice.result(seen, table.names, texts)


def with_icon(seat: int, name: str) -> str:
    """Write a seat's name behind its icon, for texts of messages."""
    return f"[[seat{seat + 1}]] {name}"


def with_icons(names: Sequence[str]) -> list[str]:
    """Write the names of all seats so."""
    return [with_icon(seat, name) for seat, name in enumerate(names)]


def seat_panel(table: Table, blocks: Sequence[str], rows: Sequence[Row], texts: Words) -> Panel:
    """Compose a private panel beside a seat's question; it leads to the table."""
    return Panel(tuple(filter(None, blocks)), rows=tuple(rows), links=place_links(table, texts), accent=GOLD)


def heading_fields(table: Table, texts: Words) -> dict[str, str]:
    """Name game, table and guild, for the heading of such a panel."""
    return {"title": texts.text("title"), "table": table.id, "guild": table.guild_name}


def to_move_button(table: Table, seat: int, texts: Words) -> Button:
    """Return the button that leads back to the question, on the same message."""
    return Button(ComponentId(table.id, "to_move", seat).id, texts.text("button-to_move"))


def note(text: str, accent: int = SLATE) -> Panel:
    """Compose a short private answer."""
    return Panel((text,), accent=accent)
