"""The private hand, grouped by kind: what each kind scores now and what one more would bring."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.tinker_tailor.material import GOODS, MONEY, NUMBERS, in_order, worth
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import TinkerTailor
from render import captions
from render.paint import fonts
from render.paint import palette as p
from render.paint.scene import Backdrop, Icon, Item, Region, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor import facts
from render.tinker_tailor.looks import BEST, COIN_RIM, GOODS_LOOKS, ROLE_ICONS
from render.tinker_tailor.own_frame import EDGE, HEAD, SEEN_HEIGHT, WIDTH, head_items, seen_roles_strip
from render.tinker_tailor.pieces import card, card_name, coin, good, good_name, material, role_name

COLUMN, GAP = 219, 14
TOP, HEIGHT = 96, 316
LOW, LOW_HEIGHT = TOP + HEIGHT + 16, 148
STRIP = 92
LINE = 52
NAMED = 4  # of more drawn goods there is room for the marks alone


def hand(view: TinkerTailor, seat: int, legend: Legend) -> Scene | None:
    """Draw what a seat holds; None after the end."""
    if view.result:
        return None
    counts = facts.kinds(view, seat)
    gains = {kind: scoring.gain(view, seat, kind) for kind in GOODS}
    regions = [_header(view, seat, legend)]
    for place, kind in enumerate(GOODS):
        regions.append(_kind(kind, counts, gains, legend, EDGE + place * (COLUMN + GAP)))
    regions += [_money(view, seat, legend), _sets(counts, legend), _total(view, seat, legend)]
    regions += _below(view, seat, legend, LOW + LOW_HEIGHT + 16)
    bottom = max(y + height for _, y, _, height in (region.box for region in regions))
    return Scene(Backdrop(WIDTH, bottom + 16), tuple(regions))


def _below(view: TinkerTailor, seat: int, legend: Legend, y: int) -> list[Region]:
    """Show what a seat needs for its question beside its hand and the market; if it is not asked, all it knows."""
    found, asked = [], seat in legend.asked
    if view.looked[seat].cards:
        found.append(_drawn_goods(view, seat, legend, y))
        y += STRIP + 14
    if not asked:
        found.append(seen_roles_strip(view, seat, legend, y))
        y += SEEN_HEIGHT + 14
    others = [other for other in view.others(seat) if facts.known_cards(view, other)]
    if others and (not asked or view.section in facts.WITH_OTHERS):
        found.append(_known_hands(view, others, legend, y))
    return found


def _header(view: TinkerTailor, seat: int, legend: Legend) -> Region:
    """Head the hand with the own roles, and say that nobody else sees it, unless the seat has to choose."""
    roles = facts.own_roles(view, seat)
    text = " · ".join(role_name(role, legend) for role in roles) or legend.words.text("pic-no-role")
    text, size = fonts.fit(text, "strong", 30, 380)
    pill = fonts.length(text, "strong", size) + 50 + 44 * len(roles)
    left = WIDTH - EDGE - pill
    title = legend.words.text("pic-your-hand")
    start = 104 + fonts.length(title, "title", 42) + 34
    items = head_items(seat, legend, title, 300)
    if seat not in legend.asked:
        note = legend.words.text("pic-only-you")
        items.append(Icon(start + 16, 51, "eye_off", 32, p.STEEL_LINE))
        items.append(Text(start + 44, 50, note, "body", 27, p.STEEL_LINE, room=left - start - 60))
    items += [
        Shape("box", (left, 20, pill, 60), p.TABLE_LIGHT, radius=30),
        Text(WIDTH - EDGE - 26, 50, text, "strong", size, p.ON_TABLE, "r"),
    ]
    items += [Icon(left + 42 + 44 * k, 50, ROLE_ICONS[role], 38, COIN_RIM) for k, role in enumerate(roles)]
    return Region("header", (0, 0, WIDTH, HEAD), tuple(items))


def _kind(kind: str, counts: Counter[str], gains: dict[str, int], legend: Legend, x: int) -> Region:
    """Show how many cards of a kind there are, what they score, and what one more would add."""
    look, count, right, printed = GOODS_LOOKS[kind], counts[kind], x + COLUMN - 16, material(legend)
    items: list[Item] = [
        Shape("box", (x, TOP, COLUMN, HEIGHT), p.PANEL, radius=16),
        Shape("top", (x, TOP, COLUMN, 48), look.colour, radius=16),
        Text(x + 16, TOP + 25, good_name(kind, legend), "strong", 28, look.ink, room=COLUMN - 74),
        coin(printed.prices[kind], right - 12, TOP + 24, 38),
        good(kind, x + 62, TOP + 110, 92, off=not count),
        Text(x + 120, TOP + 110, "×", "strong", 40, p.INK_SECOND),
        Text(x + 150, TOP + 110, str(count), "strong", 62, p.INK if count else p.INK_DIM, room=58),
    ]
    for step in range(NUMBERS["most_same"]):  # further cards of a kind score nothing
        fill = look.dark if step < count else p.SLOT
        items.append(Shape("box", (x + 16 + step * 24, TOP + 168, 20, 12), fill, radius=4))
    now = scoring.kind_points(printed, kind, count)
    items += [
        Shape("box", (x + 16, TOP + 195, COLUMN - 32, 2), p.HAIRLINE),
        Text(x + 16, TOP + 224, legend.words.text("pic-now"), "body", 26, p.INK_SECOND, room=100),
        Text(right, TOP + 224, str(now), "strong", 38, p.INK, "r"),
    ]
    return Region(kind, (x - 1, TOP, COLUMN + 2, HEIGHT), (*items, *_one_more(kind, counts, gains, legend, x)))


def _one_more(kind: str, counts: Counter[str], gains: dict[str, int], legend: Legend, x: int) -> list[Item]:
    """Tell what one more card would bring, green where nothing brings more, and whether it would complete a set."""
    best = gains[kind] == max(gains.values())
    points = partial(scoring.kind_points, material(legend), kind)
    alone = points(counts[kind] + 1) - points(counts[kind])
    key = "pic-one-more-set" if gains[kind] > alone else "pic-one-more"
    ink = p.LEGAL_TEXT if best else p.INK_SECOND
    y = TOP + 278
    return [
        Shape("box", (x + 8, y - 26, COLUMN - 16, 52), BEST if best else p.SLOT, radius=12),
        Text(x + 18, y, legend.words.text(key), "body", 25, ink, room=116),
        Text(x + COLUMN - 18, y, captions.with_sign(gains[kind]), "strong", 36, p.LEGAL_TEXT if best else p.INK, "r"),
    ]


def _panel(legend: Legend, key: str, x: int, width: int, room: int) -> list[Item]:
    return [
        Shape("box", (x, LOW, width, LOW_HEIGHT), p.PANEL, radius=16),
        Text(x + 20, LOW + 34, legend.words.text(f"pic-{key}"), "head", 30, p.INK, room=room),
    ]


def _money(view: TinkerTailor, seat: int, legend: Legend) -> Region:
    """Show the money by value, with its sum and what it scores."""
    cards, x, width = view.money[seat].cards, EDGE, 620
    items: list[Item] = _panel(legend, "money", x, width, 84)
    held = [value for value in MONEY if value in cards]
    for place, value in enumerate(held):
        at = x + 118 + place * 76
        items.append(card(value, legend, at, LOW + 18, (70, 96)))
        if cards.count(value) > 1:
            items += [
                Shape("box", (at + 8, LOW + 106, 54, 34), p.CARD, line=p.INK_SECOND, radius=17),
                Text(at + 35, LOW + 123, f"× {cards.count(value)}", "strong", 25, p.INK, "m"),
            ]
    if not held:
        items.append(Text(x + 118, LOW + 74, legend.words.text("pic-no-money"), "body", 28, p.INK_SECOND, room=360))
    right = x + width - 20
    points = scoring.money_points(cards, per_card=view.per_card)
    note = legend.words.text("pic-half-card" if view.per_card else "pic-half")
    items += [
        Text(right, LOW + 30, legend.words.text("pic-sum", sum=worth(cards)), "body", 26, p.INK_SECOND, "r", 106),
        Text(right, LOW + 62, note, "body", 26, p.INK_SECOND, "r", 106),
        Text(right, LOW + 110, str(points), "strong", 44, p.INK, "r"),
    ]
    return Region("money", (x, LOW, width, LOW_HEIGHT), tuple(items))


def _sets(counts: Counter[str], legend: Legend) -> Region:
    """Show the full sets, and what the next one lacks."""
    x, width = 658, 240
    sets = min(counts.values())
    items: list[Item] = _panel(legend, "sets", x, width, 200)
    items += [good(kind, x + 40 + 41 * k, LOW + 78, 40, off=counts[kind] <= sets) for k, kind in enumerate(GOODS)]
    items += [
        Text(x + 20, LOW + 122, f"{sets} × {NUMBERS['set_points']}", "body", 27, p.INK_SECOND, room=110),
        Text(x + width - 20, LOW + 122, str(sets * NUMBERS["set_points"]), "strong", 38, p.INK, "r"),
    ]
    return Region("sets", (x, LOW, width, LOW_HEIGHT), tuple(items))


def _total(view: TinkerTailor, seat: int, legend: Legend) -> Region:
    x, width = 912, WIDTH - EDGE - 912
    total = scoring.sheet_of(view, seat).total
    items = (
        Shape("box", (x, LOW, width, LOW_HEIGHT), p.STRIP, line=p.GOLD, width=4, radius=16),
        Text(x + width // 2, LOW + 36, legend.words.text("pic-standing"), "body", 28, p.ON_STRIP, "m", width - 20),
        Text(x + width // 2, LOW + 95, str(total), "strong", 76, COIN_RIM, "m", width - 20),
    )
    return Region("total", (x, LOW, width, LOW_HEIGHT), items)


def _drawn_goods(view: TinkerTailor, seat: int, legend: Legend, y: int) -> Region:
    """Show the goods that the Old Man has drawn and must choose from."""
    box, drawn = (EDGE, y, WIDTH - 2 * EDGE, STRIP), in_order(view.looked[seat].cards)
    keep = material(legend).role_numbers["old_man"]["keep"]
    items: list[Item] = [
        Shape("box", box, p.CARD, line=p.GOLD, width=4, radius=16),
        Text(EDGE + 22, y + STRIP // 2, legend.words.text("pic-looked", count=keep), "head", 30, p.INK, room=250),
    ]
    for place, kind in enumerate(drawn):
        x = EDGE + 344 + place * (206 if len(drawn) <= NAMED else 110)
        items.append(good(kind, x, y + STRIP // 2, 66))
        if len(drawn) <= NAMED:
            items.append(Text(x + 44, y + STRIP // 2, card_name(kind, legend), "strong", 28, p.INK, room=120))
    return Region("looked", box, tuple(items))


def _known_hands(view: TinkerTailor, others: list[int], legend: Legend, y: int) -> Region:
    """Recall what a seat knows of other hands: what was taken openly, what it gave, lost or stole."""
    box = (EDGE, y, WIDTH - 2 * EDGE, 48 + LINE * len(others) + 12)
    items: list[Item] = [
        Shape("box", box, p.TABLE_PANEL, radius=16),
        Text(46, y + 28, legend.words.text("pic-known"), "head", 26, p.ON_TABLE, room=WIDTH - 92),
    ]
    for place, other in enumerate(others):
        middle = y + 48 + LINE * place + LINE // 2
        items.append(token(other, legend.letter(other), 70, middle, 44))
        for k, (kind, count) in enumerate(Counter(in_order(facts.known_cards(view, other))).items()):
            x = 130 + k * 104
            items.append(good(kind, x, middle, 44) if kind in GOODS else coin(kind, x, middle, 40))
            items.append(Text(x + 30, middle, f"× {count}", "strong", 28, p.ON_TABLE, room=50))
    return Region("known", box, tuple(items))
