"""The colours that all games share, by role, and the marks of the six seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

TABLE, TABLE_LIGHT, TABLE_DIM, ON_TABLE = "#1E232B", "#39414D", "#8D98A8", "#F6E7C3"
TABLE_PANEL, TABLE_EDGE = "#2B323C", "#4A5260"
PANEL, PANEL_TINT, CARD, SLOT, FRAME = "#F7EEDB", "#F1E6CF", "#FDF8EC", "#E6D7B6", "#B99B63"
INK, INK_SECOND, INK_DIM, HAIRLINE = "#2A211B", "#6A5846", "#76664F", "#CBB68F"
STRIP, ON_STRIP = "#4A3B2C", "#FBF0D6"
GOLD, GOLD_DARK, GOLD_PALE, GOLD_RIM = "#D9A437", "#8C6416", "#FBEFC6", "#FFF6DC"
LEGAL, LEGAL_LINE, LEGAL_TEXT = "#FFF7E2", "#2F6B45", "#1F5234"
BACK, BACK_EDGE, BACK_RIM, BACK_EMBLEM = "#7A2E22", "#5C2018", "#F0DFBC", "#E9C877"
OFF, OFF_LINE = "#CFC4AC", "#8B7E66"
STEEL, STEEL_LINE, STEEL_TEXT = "#39414D", "#AEB8C4", "#E6ECF3"
SHADOW, IVORY, WHITE, BLACK = "#120C06", "#FFFDF6", "#FFFFFF", "#000000"


@dataclass(frozen=True)
class SeatMark:
    """Tell a seat by colour, token form and pattern, each enough on its own."""

    colour: str
    ink: str
    form: str
    pattern: str
    pattern_ink: str = WHITE


SEATS = (
    SeatMark("#B8371B", IVORY, "circle", ""),
    SeatMark("#2B73BD", IVORY, "square", "stripes"),
    SeatMark("#E2A100", INK, "diamond", "dots"),
    SeatMark("#3B1F5E", IVORY, "hexagon", "checks"),
    SeatMark("#3FB28A", INK, "heater", "bars"),
    SeatMark("#F2EFE6", INK, "star", "grid", BLACK),
)


def rgb(colour: str) -> tuple[int, int, int]:
    """Read "#RRGGBB" as three levels from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(512)
def mix(colour: str, other: str, share: float) -> str:
    """Move a colour towards another by a share from 0 to 1."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgb(colour), rgb(other), strict=True))
    return "#" + "".join(f"{part:02X}" for part in parts)


def luminance(colour: str) -> float:
    """Give the relative luminance from 0 to 1 (WCAG 2.2)."""
    parts = [part / 255 for part in rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Give the contrast ratio of two colours, from 1 to 21 (WCAG 2.2)."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
