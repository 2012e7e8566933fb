"""The picture of a fight for those who must decide something in it; the strip on the sea tells all others."""

from __future__ import annotations

from games.eldermann.material import CITIES, NUMBERS
from games.eldermann.sections.combat import loser_of, odds
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.eldermann.voice.own_picture import fight_to_show
from render.eldermann import facts, looks
from render.eldermann.pieces import chip, die, pirate, ship
from render.eldermann.strip import face, strength_icon, totals
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import (
    BOARD_SHADOW,
    PANEL_SHADOW,
    Backdrop,
    Box,
    Icon,
    Item,
    Region,
    Scene,
    Shape,
    Text,
)
from render.painter import Legend

WIDTH, HEIGHT = 1000, 560
MOST_GUNS = 3


def combat(view: Eldermann, seat: int, legend: Legend) -> Scene | None:
    """Draw the fight in which a seat must decide something; None if there is none."""
    told = fight_to_show(view)
    return fight_scene(told, view, seat, legend) if told else None


def fight_scene(told: Fight, view: Eldermann, seat: int, legend: Legend) -> Scene:
    """Draw a whole fight: ships, dice, cannons, totals, and below what follows from it."""
    board = (12, 12, WIDTH - 24, HEIGHT - 24)
    items: list[Item] = [
        Shape("box", board, looks.BOARD, line=p.FRAME, width=4, radius=22, shadow=BOARD_SHADOW),
        Shape("box", (28, 28, WIDTH - 56, 60), p.STRIP, radius=14),
    ]
    return Scene(
        Backdrop(WIDTH, HEIGHT, tuple(items)),
        (
            Region("title", (28, 28, WIDTH - 56, 60), tuple(_title(told, view, legend))),
            *(
                Region(f"side-{side}", (22 + side * 582, 98, 374, 314), tuple(_side(told, side, legend)))
                for side in (0, 1)
            ),
            Region("totals", (396, 98, 208, 314), tuple(_middle(told, legend))),
            Region("end", (22, 414, WIDTH - 44, 126), tuple(_end(told, view, seat, legend))),
        ),
    )


def _title(told: Fight, view: Eldermann, legend: Legend) -> list[Item]:
    names = {"one": facts.fighter_name(told.attacker, legend), "other": facts.fighter_name(told.defender, legend)}
    key = "pic-fight-pirates" if told.attacker == PIRATE_CREW else "pic-fight-raid"
    where = legend.words.text("pic-round", round=view.round)
    cell, harbours = view.ships[view.active], view.chart.harbours
    place = legend.words.text(f"city-{CITIES[harbours[cell]].key}") if cell in harbours else cell
    return [
        Icon(62, 58, "sword_cross", 40, p.GOLD),
        Text(94, 58, legend.words.text(key, **names), "head", 36, p.ON_STRIP, room=570),
        Text(952, 58, f"{where} · {place}", "body", 28, p.BACK_RIM, "r", 270),
    ]


def _side(told: Fight, side: int, legend: Legend) -> list[Item]:
    """Draw one side: its ship on the swell with name and part, below it die and cannons, mirrored for the defender."""
    x, who = 28 + side * 582, facts.fighter(told, side)
    won = told.is_thrown and told.won == who
    edge = 6 if won else 2
    items: list[Item] = [
        Shape(
            "box",
            (x, 104, 362, 300),
            p.PANEL,
            line=p.GOLD if won else p.HAIRLINE,
            width=edge,
            radius=18,
            shadow=PANEL_SHADOW,
        ),
        *_swell((x + edge, 104 + edge, 362 - 2 * edge, 136 - edge), 18 - edge),
    ]
    at = x + (82 if side == 0 else 280)
    items.append(pirate(at, 172, 124) if who == PIRATE_CREW else ship(who, legend.letter(who), at, 172, 124))
    edge_x, anchor = (x + 156, "l") if side == 0 else (x + 206, "r")
    part = legend.words.text(("pic-attack", "pic-defence")[side])
    name = facts.fighter_name(who, legend)
    wide = fonts.length(part, "body", 28) + 36
    items += [
        Text(edge_x, 146, name, fonts.roomiest(name, 26, 188), 42, p.INK, anchor, 188),
        Shape("box", (edge_x - (0 if side == 0 else wide), 176, wide, 40), p.PANEL, radius=20),
        Text(edge_x + (18 if side == 0 else -18), 196, part, "body", 28, p.INK, anchor),
    ]
    return items + _force(told, side, x + 24 if side == 0 else x + 338, 1 if side == 0 else -1)


def _swell(box: Box, radius: int) -> list[Item]:
    x, y, width, height = box
    items: list[Item] = [Shape("top", box, looks.SEA[1], radius=radius)]
    for k in range(3):
        top = y + height * (42 + 20 * k) // 100
        items.append(Shape(f"swell_{k + 1}", (x, top, width, y + height - top), looks.SEA[k + 2]))
    return items


def _force(told: Fight, side: int, x: int, mirror: int) -> list[Item]:
    value, guns = ((told.attack, told.strength), (told.defence, told.guns))[side]
    items: list[Item] = [
        die(value, x + mirror * 54, 322, 108, attack=side == 0),
        Text(x + mirror * 134, 322, "+", "strong", 48, p.INK_SECOND, "m"),
    ]
    slots = max(2, min(MOST_GUNS, guns))
    size = 76 if slots == 2 else 52
    for k in range(slots):
        middle = x + mirror * (160 + size // 2 + k * (size + 8))
        on = k < guns
        items.append(
            Shape(
                "box",
                (middle - size // 2, 322 - size // 2, size, size),
                p.CARD if on else looks.OFF_TILE,
                line=p.INK_SECOND if on else looks.OFF_TILE_LINE,
                width=3 if on else 2,
                radius=14,
            )
        )
        if on:
            items.append(Icon(middle, 322, strength_icon(told, side), size * 4 // 5, p.INK))
    return items


def _middle(told: Fight, legend: Legend) -> list[Item]:
    """Write the totals and what the loser gives up."""
    one, other = totals(told)
    gold = (told.won == told.attacker, told.won == told.defender) if told.is_thrown else (False, False)
    items: list[Item] = [
        Text(448, 214, one, "strong", 100, p.GOLD_DARK if gold[0] else p.INK, "m"),
        Text(500, 208, ":", "strong", 76, p.INK_SECOND, "m"),
        Text(552, 214, other, "strong", 100, p.GOLD_DARK if gold[1] else p.INK, "m"),
    ]
    if not told.is_thrown:
        return items
    text = legend.words.text("pic-loses", count=told.lost)
    arrow = "arrow_left_bold" if gold[0] else "arrow_right_bold"
    return [
        *items,
        Shape("box", (404, 284, 192, 56), p.GOLD, radius=28),
        Text(500, 313, text, "strong", 34, p.INK, "m", 172),
        *([Icon(500, 372, arrow, 60, p.GOLD_DARK)] if told.lost else []),
    ]


def _end(told: Fight, view: Eldermann, seat: int, legend: Legend) -> list[Item]:
    items: list[Item] = [Shape("box", (28, 420, 944, 112), p.CARD, line=p.GOLD, width=4, radius=16)]
    head, line, who = _result(told, view, seat, legend) if told.is_thrown else _before(told, view, legend)
    goods = _booty(told, view) if told.is_thrown else []
    room = 800 - 84 * min(len(goods), 6)
    items += [
        face(who, legend, 80, 476, 64),
        Text(128, 456, head, "head", 34, p.INK, room=room),
        Text(128, 503, line, "body", 28, looks.HONOUR, room=room),
    ]
    first = 916 - 84 * (len(goods) - 1)
    return items + [chip(good, first + 84 * k, 476, 66) for k, good in enumerate(goods)]


def _booty(told: Fight, view: Eldermann) -> list[str]:
    """List the goods among which somebody chooses now, at most six."""
    if view.section == "jettison":
        return view.cargo(int(view.agenda[-1][1]))[:6]
    return view.cargo(loser_of(told))[:6] if view.section in ("plunder", "pillage") else []


def _result(told: Fight, view: Eldermann, seat: int, legend: Legend) -> tuple[str, str, int]:
    """Say who won and what that means for reputation."""
    name, words = facts.fighter_name(told.won, legend), legend.words
    head = words.text("pic-wins", who=name, pirates=int(told.won == PIRATE_CREW))
    if view.section == "jettison":
        who = int(view.agenda[-1][1])
        return words.text("pic-overfull"), words.text("pic-choose-jettison"), who
    if told.won == PIRATE_CREW:
        gain = words.text("pic-honour", who=legend.name(told.defender), change=f"−{NUMBERS['lost_to_pirates']}")
    elif told.won == told.attacker:
        gain = words.text("pic-honour", who=name, change=f"−{NUMBERS['raid_price']}")
    else:
        gain = words.text("pic-honour", who=name, change=f"+{NUMBERS['won_fight']}")
    return head, gain, told.won


def _before(told: Fight, view: Eldermann, legend: Legend) -> tuple[str, str, int]:
    """Say the odds of a fight that has not been fought."""
    cargo = len(view.cargo(told.defender))
    own = 0 if told.attacker == PIRATE_CREW else len(view.cargo(told.attacker))
    fight = odds(told.strength - told.guns, own, cargo)
    line = legend.words.text("pic-aboard", count=cargo, who=legend.name(told.defender))
    who, pirates = facts.fighter_name(told.attacker, legend), int(told.attacker == PIRATE_CREW)
    head = legend.words.text("pic-chance", who=who, chance=round(100 * fight.wins), pirates=pirates)
    return head, line, told.attacker
