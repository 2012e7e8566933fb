"""The head of the board: round, cards laid this turn, phases, and whose turn it is."""

from __future__ import annotations

from games.eldermann.state import Eldermann
from games.eldermann.voice.own_picture import SAILS
from render.eldermann import facts
from render.eldermann.layout import COLUMN, COLUMN_WIDTH
from render.eldermann.pieces import rogue, sail
from render.paint import fonts
from render.paint import palette as p
from render.paint.palette import SEATS
from render.paint.scene import Icon, Item, Region, Shape, Text
from render.paint.tokens import token
from render.painter import Legend

ROUND_LEFT, PHASES_LEFT, PHASE_PITCH = 628, 898, 56
CARDS_RIGHT = 888


def header(view: Eldermann, legend: Legend) -> list[Region]:
    """Draw what changes above the chart and the panels."""
    return [_round(view, legend), _turn(view, legend)]


def _round(view: Eldermann, legend: Legend) -> Region:
    key = "pic-over" if view.result else "pic-round" if view.round else "pic-setup"
    cards = _cards(view)
    room = CARDS_RIGHT - len(cards) * 38 - ROUND_LEFT - 12
    items: list[Item] = [
        Text(ROUND_LEFT, 52, legend.words.text(key, round=view.round), "strong", 32, p.ON_TABLE, room=room)
    ]
    items += cards
    now = facts.phase(view)
    for k, icon in enumerate(facts.PHASE_ICONS):
        x, on = PHASES_LEFT + k * PHASE_PITCH, k == now
        items += [
            Shape("box", (x, 24, 50, 54), p.GOLD if on else p.TABLE_LIGHT, radius=12),
            Icon(x + 25, 51, icon, 36, p.INK if on else p.STEEL_LINE if k < now else p.TABLE_DIM),
        ]
    return Region("round", (ROUND_LEFT - 4, 14, 1124 - ROUND_LEFT + 4, 72), tuple(items))


def _cards(view: Eldermann) -> list[Item]:
    """Show the sailing cards laid this turn and the Spelunke cards played, at most four in all."""
    if view.result:
        return []
    laid, spent = view.laid[:3], view.spent[:3]
    spent = spent[: 4 - len(laid)]
    left = CARDS_RIGHT - 38 * (len(laid) + len(spent))
    items: list[Item] = [sail(number, left + 38 * k, 26, 34, 50) for k, number in enumerate(laid)]
    return items + [rogue(card, left + 38 * (len(laid) + k) + 17, 51) for k, card in enumerate(spent)]


def turn_text(view: Eldermann, legend: Legend) -> str:
    """Say what the active seat does now."""
    key = (*facts.PHASES, "setup")[facts.phase(view)]
    if key == "move" and view.section in SAILS:
        return legend.words.text("pic-moves", moves=view.movement)
    return legend.words.text(f"pic-turn-{key}")


def _turn(view: Eldermann, legend: Legend) -> Region:
    """Name the active seat, during the set-up the seats that are asked, in the end the winner."""
    box = (COLUMN, 18, COLUMN_WIDTH, 64)
    seats = _seats_named(view, legend)
    colour = SEATS[seats[0]].colour if len(seats) == 1 else p.TABLE_PANEL
    ink = SEATS[seats[0]].ink if len(seats) == 1 else p.WHITE
    items: list[Item] = [Shape("box", box, colour, line=p.GOLD, width=3, radius=32)]
    left = COLUMN + 14
    for k, seat in enumerate(seats):
        items.append(token(seat, legend.letter(seat), left + 24 + k * 54, 50, 48))
    left += len(seats) * 54 + 6
    text = _text(view, legend)
    right, aside = COLUMN + COLUMN_WIDTH - 24, fonts.length(text, "strong", 27)
    if len(seats) == 1:
        room = right - aside - 14 - left
        name = legend.name(seats[0])
        role = "strong" if fonts.length(name, "strong", 24) <= room else "body"
        items += [Text(left, 51, name, role, 34, ink, room=room), Text(right, 52, text, "strong", 27, ink, "r", aside)]
    else:
        items.append(Text(left, 51, text, "strong", 30, ink, room=right - left))
    return Region("turn", (COLUMN, 14, COLUMN_WIDTH, 72), tuple(items))


def _seats_named(view: Eldermann, legend: Legend) -> list[int]:
    if view.result:
        return list(view.result.winners)
    return [view.active] if view.round else sorted(legend.asked)


def _text(view: Eldermann, legend: Legend) -> str:
    if view.result:
        return legend.words.text("pic-wins-game" if view.result.winners else "pic-nobody")
    return turn_text(view, legend)
