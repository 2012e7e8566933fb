"""What the words of the board say of one seat."""

from __future__ import annotations

from games.eldermann.material import BUILDINGS, TILES
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import city, goods_list
from games.eldermann.voice.wish_words import standing_lines
from games.kernel.words import Words


def seat_lines(view: Eldermann, seat: int, name: str, words: Words) -> list[str]:
    """Say who it is, ship, Kontor, buildings, permits and cards, and what holds of them for now."""
    return [
        _head_line(view, seat, name, words),
        _ship_line(view, seat, words),
        _kontor_line(view, seat, words),
        _buildings_line(view, seat, words),
        words.text("board-held", permits=view.permits(seat), one=len(view.hand1[seat]), two=len(view.hand2[seat])),
        *_standing_lines(view, seat, words),
    ]


def place_of(view: Eldermann, seat: int, words: Words) -> str:
    """Name the city or the cell where a ship lies."""
    where = view.city(seat)
    return city(where, words) if where >= 0 else view.ships[seat] or "–"


def _head_line(view: Eldermann, seat: int, name: str, words: Words) -> str:
    return words.text(
        "board-seat",
        who=name,
        number=seat + 1,
        points=view.points[seat],
        title=words.text(f"title-{view.title(seat)}"),
        origin=_origin(view, seat, words),
        place=place_of(view, seat, words),
    )


def _origin(view: Eldermann, seat: int, words: Words) -> str:
    """Name role and home city."""
    home, role = view.homes[seat], view.roles[seat]
    if home < 0:
        return words.text("pic-no-home")
    if not role:
        return words.text("pic-from", city=city(home, words))
    return words.text("pic-role-from", role=words.text(f"role-{role}"), city=city(home, words))


def _ship_line(view: Eldermann, seat: int, words: Words) -> str:
    return words.text(
        "board-ship",
        goods=goods_list(view.hold[seat], words) or words.text("nothing"),
        room=view.hold_room(seat),
        guns=view.guns[seat],
        fields=view.gun_fields(seat),
        booty=goods_list(view.booty[seat], words) or words.text("nothing"),
        spare=view.booty_room(seat),
    )


def _kontor_line(view: Eldermann, seat: int, words: Words) -> str:
    return words.text(
        "board-kontor",
        goods=goods_list(view.kontor[seat], words) or words.text("nothing"),
        room=view.kontor_room(seat),
        taler=view.taler[seat],
        most=view.taler_room(seat) if view.options["taler_limit"] == "on" else "∞",
    )


def _buildings_line(view: Eldermann, seat: int, words: Words) -> str:
    built = [BUILDINGS[tile][level] for tile, level in zip(TILES, view.levels[seat], strict=True) if level]
    return words.text("board-built", buildings=", ".join(words.text(f"building-{name}") for name in built))


def _standing_lines(view: Eldermann, seat: int, words: Words) -> list[str]:
    """Say which sailing cards rest, when the seat is asked for Spelunke cards, and its orders for raids."""
    rested = ", ".join(map(str, sorted(view.rested[seat])))
    lines = [words.text("board-rested", cards=rested)] if rested else []
    return lines + (standing_lines(view, seat, words) if view.watch else [])
