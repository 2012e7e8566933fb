"""Marks that every game shares: seat tokens, seat bands and answer marks."""

from __future__ import annotations

from functools import lru_cache

from render.paint.fonts import SMALLEST, fit
from render.paint.palette import BLACK, GOLD, GOLD_RIM, INK, INK_SECOND, IVORY, LEGAL_LINE, SEATS, WHITE, mix
from render.paint.scene import Art, Box, Icon, Shadow, Shape, Sprite, Text


def _sign_size(sign: str, size: int) -> int:
    """Write a sign of two as large as the narrowest token form allows."""
    wished = max(SMALLEST, int(size * 0.54))
    return wished if len(sign) == 1 else fit(sign, "strong", wished, int(size * 0.56))[1]


@lru_cache(256)
def _token_art(seat: int, letter: str, size: int) -> Art:
    mark = SEATS[seat]
    rim, blur = max(2, size // 14), max(2, size // 16)
    inner = size - 2 * rim
    ground = Shape(mark.form, (0, 0, size, size), IVORY, shadow=Shadow(blur, max(1, size // 24), 50))
    if mark.colour == SEATS[5].colour:
        ground = Shape(mark.form, (0, 0, size, size), INK, shadow=ground.shadow)
    face = Shape(mark.form, (rim, rim, inner, inner), mix(mark.colour, WHITE, 0.12), to=mix(mark.colour, BLACK, 0.1))
    text = Text(size // 2, size // 2, letter, "strong", _sign_size(letter, size), mark.ink, "m")
    return Art(size, size, 2 * blur + max(1, size // 24), (ground, face, text))


def token(seat: int, letter: str, x: int, y: int, size: int) -> Sprite:
    """Draw a seat's token centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _token_art(seat, letter, size))


def band(seat: int, box: Box, radius: int, form: str = "left") -> tuple[Shape, ...]:
    """Draw a seat's coloured and patterned band."""
    mark = SEATS[seat]
    ground = Shape(form, box, mark.colour, radius=radius)
    if not mark.pattern:
        return (ground,)
    return ground, Shape(form, box, mark.pattern_ink, radius=radius, pattern=mark.pattern)


@lru_cache(16)
def _answer_art(size: int, *, answered: bool) -> Art:
    fill, ink, name = (LEGAL_LINE, WHITE, "check_bold") if answered else (GOLD, INK, "timer_sand")
    disc = Shape("circle", (0, 0, size, size), fill, line=IVORY, width=2)
    return Art(size, size, 1, (disc, Icon(size // 2, size // 2, name, int(size * 0.66), ink)))


def answer(x: int, y: int, size: int, *, answered: bool) -> Sprite:
    """Mark a seat that has chosen (tick) or is still choosing (hourglass), centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _answer_art(size, answered=answered))


@lru_cache(16)
def _badge_art(string: str, icon: str, size: int) -> Art:
    disc = Shape("circle", (0, 0, size, size), GOLD if icon else IVORY, line=GOLD_RIM if icon else INK_SECOND, width=2)
    middle = size // 2
    if icon:
        return Art(size, size, 1, (disc, Icon(middle, middle, icon, int(size * 0.68), INK)))
    return Art(size, size, 1, (disc, Text(middle, middle, string, "strong", max(SMALLEST, int(size * 0.7)), INK, "m")))


def badge(x: int, y: int, size: int, string: str = "", icon: str = "") -> Sprite:
    """Mark something with a golden disc and an icon, or a pale one with a number, centred at x, y."""
    return Sprite(x - size // 2, y - size // 2, _badge_art(string, icon, size))
