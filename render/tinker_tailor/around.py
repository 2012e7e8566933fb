"""What of the table a seat needs for its question: the market, in the draft the own cards, to copy who was called."""

from __future__ import annotations

from games.tinker_tailor.material import GOODS, MONEY, ROLES
from games.tinker_tailor.state import COVERED, TinkerTailor
from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import COIN_RIM, ROLE_ICONS
from render.tinker_tailor.own_frame import EDGE, WIDTH
from render.tinker_tailor.pieces import card, coin, good

LABEL, INNER = 150, 20
GOODS_CARD, MONEY_CARD = (108, 180), (108, 84)
ROOM, WIDEST = 984, 160
TOP, MARKET = 6, 18 + 180 + 12 + 84 + 16
STRIP = 124
TILE = 58


def table_picture(view: TinkerTailor, seat: int, legend: Legend) -> Scene | None:
    """Draw the market for a seat whose question it matters to, with a strip below it if that is not all."""
    if seat not in legend.asked or view.section not in facts.WITH_MARKET:
        return None
    low, market = TOP + MARKET + 14, _market(view, legend)
    strips = {**dict.fromkeys(facts.DRAFTING, _own_cards), "copy_role": _rhyme}
    if view.section not in strips:
        return Scene(Backdrop(WIDTH, low), (market,))
    return Scene(Backdrop(WIDTH, low + STRIP + 16), (market, strips[view.section](view, seat, legend, low)))


def _market(view: TinkerTailor, legend: Legend) -> Region:
    """Lay goods above money, each place where it is on the board."""
    box = (EDGE, TOP, WIDTH - 2 * EDGE, MARKET)
    items: list[Item] = [Shape("box", box, p.PANEL, radius=16)]
    y, pitch = TOP + 18, min(WIDEST, ROOM // len(view.goods_row))
    for deck, row, size in (("goods", view.goods_row, GOODS_CARD), ("money", view.money_row, MONEY_CARD)):
        label = legend.words.text(f"pic-{deck}")
        items.append(Text(EDGE + INNER, y + size[1] // 2, label, "head", 30, p.INK, room=LABEL - INNER - 12))
        items += [
            _place(kind, legend, EDGE + LABEL + k * pitch, y, size, coins=deck == "money") for k, kind in enumerate(row)
        ]
        y += size[1] + 12
    return Region("market", box, tuple(items))


def _place(kind: str, legend: Legend, x: int, y: int, size: tuple[int, int], *, coins: bool) -> Item:
    """Draw a place of the market; a low one under a pirate card shows the mark alone."""
    if kind == COVERED and coins:
        return Icon(x + size[0] // 2, y + size[1] // 2, ROLE_ICONS["pirate"], 64, p.INK_SECOND)
    return card(kind, legend, x, y, size)


def _strip(y: int, title: str, note: str) -> list[Item]:
    return [
        Shape("box", (EDGE, y, WIDTH - 2 * EDGE, STRIP), p.TABLE_PANEL, radius=16),
        Text(46, y + 28, title, "head", 26, p.ON_TABLE, room=420),
        Text(WIDTH - 46, y + 28, note, "body", 25, p.STEEL_TEXT, "r", 640),
    ]


def _rhyme(view: TinkerTailor, seat: int, legend: Legend, y: int) -> Region:
    """Show all roles in the order of the rhyme: whose were called, which nobody had, which are still to come."""
    note = legend.words.text("pic-coming", count=len(ROLES) - view.called)
    items = _strip(y, legend.words.text("pic-rhyme-called"), note)
    pitch = (WIDTH - 2 * EDGE - 40) // len(ROLES)
    for rank, role in enumerate(ROLES):
        items += _role(view, role, legend, EDGE + 22 + rank * pitch + pitch // 2, y + 82)
    return Region("rhyme", (EDGE, y, WIDTH - 2 * EDGE, STRIP), tuple(items))


def _role(view: TinkerTailor, role: str, legend: Legend, x: int, y: int) -> list[Item]:
    """Draw a role: golden with the token of its player, pale where it was called and nobody had it."""
    holder, called = view.holder(role), ROLES.index(role) < view.called
    fill, ink = (
        (p.GOLD, p.INK) if holder is not None else (p.TABLE_PANEL, p.TABLE_DIM) if called else (p.ON_TABLE, p.INK)
    )
    items: list[Item] = [
        Shape("box", (x - TILE // 2, y - TILE // 2 - 4, TILE, TILE), fill, radius=10),
        Icon(x, y - 4, ROLE_ICONS[role], 40, ink),
    ]
    if holder is not None:
        items.append(token(holder, legend.letter(holder), x + 16, y + 18, 38))
    return items


def _own_cards(view: TinkerTailor, seat: int, legend: Legend, y: int) -> Region:
    """Show goods by kind and money by value."""
    goods, money = facts.kinds(view, seat), view.money[seat].cards
    items = _strip(y, legend.words.text("pic-your-hand"), "")
    for k, kind in enumerate(GOODS):
        x = 70 + k * 116
        items.append(good(kind, x, y + 80, 54, off=not goods[kind]))
        ink = p.ON_TABLE if goods[kind] else p.STEEL_TEXT
        items.append(Text(x + 34, y + 80, f"× {goods[kind]}", "strong", 30, ink, room=58))
    for k, value in enumerate(value for value in MONEY if value in money):
        x = 690 + k * 100
        items += [coin(value, x, y + 80, 48)]
        items.append(Text(x + 30, y + 80, f"× {money.count(value)}", "strong", 30, COIN_RIM, room=56))
    if not money:
        items.append(Text(690, y + 80, legend.words.text("pic-no-money"), "body", 28, p.STEEL_TEXT, room=360))
    return Region("own", (EDGE, y, WIDTH - 2 * EDGE, STRIP), tuple(items))
