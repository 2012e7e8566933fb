"""Emojis for messages: the marks that every game shares, and those of each game, which its painter brings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from games.kernel.catalogue import installed
from games.kernel.errors import UnknownGame
from render.paint import palette as p
from render.paint.emoji import Drawing, emoji, seat, sign
from render.painter import find_painter

COMMON = ""
"""Stands for the marks that every game shares, where games are named."""


def _state(icon: str, share: int = 66) -> Drawing:
    """Draw how something stands: a golden disc."""
    return sign(icon, p.GOLD, p.INK, p.GOLD_DARK, share=share)


def _settled(icon: str, share: int = 66) -> Drawing:
    """Draw that something is settled: a green disc."""
    return sign(icon, p.LEGAL_LINE, p.WHITE, p.LEGAL_TEXT, share=share)


def _tool(icon: str, share: int = 68) -> Drawing:
    """Draw what is done beside the game: a dark tile."""
    return sign(icon, p.STEEL, p.STEEL_TEXT, p.TABLE, "box", share)


SHARED: Mapping[str, Drawing] = {
    **{
        f"seat{number}": seat(mark.form, mark.colour, mark.pattern, mark.pattern_ink)
        for number, mark in enumerate(p.SEATS, 1)
    },
    "waiting": _state("timer_sand"),
    "first": _state("flag_variant"),
    "won": _state("trophy"),
    "points": _state("laurel", 76),
    "locked": _settled("lock"),
    "chosen": _settled("check_bold", 70),
    "done": _settled("flag_checkered"),
    "none": sign("close_thick", p.OFF, p.INK, p.OFF_LINE),
    "undo": _tool("undo_variant"),
    "rules": _tool("book_open_page_variant"),
    "log": _tool("script_text_outline"),
    "hand": _tool("cards"),
    "board": _tool("map_outline"),
    "note": _tool("note_edit"),
    "plans": _tool("clipboard_clock_outline"),
    "hint": _tool("lightbulb_on"),
    "computer": _tool("robot"),
    "vote": _tool("vote"),
    "pause": _tool("pause"),
}


def drawings(game: str) -> Mapping[str, Drawing]:
    """Return what a game's painter brings, or the shared marks; nothing if it brings none."""
    if game == COMMON:
        return SHARED
    try:
        found: Mapping[str, Drawing] = getattr(find_painter(game), "emojis", {})
    except UnknownGame:
        return {}
    return found


def write_emojis(folder: Path) -> int:
    """Write all emojis as files that are called by their names; return how many."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {name: drawing for game in (COMMON, *installed()) for name, drawing in drawings(game).items()}
    for name, drawing in found.items():
        (folder / f"{name}.png").write_bytes(emoji(drawing))
    return len(found)
