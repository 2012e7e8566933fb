"""Small pictures for the rulebook, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from games.tallinn.material import FACTIONS, MATERIALS, NUMBERS
from games.tallinn.sections import scoring
from render import captions
from render.frames import VIGNETTE_WIDTH, small_text, step_arrow, vignette
from render.paint import palette as p
from render.paint.scene import Icon, Item, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tallinn.boxes import contest_box
from render.tallinn.chronicle import CHRONICLE_HEIGHT, CHRONICLE_WIDTH, demand, frame
from render.tallinn.hand import BELOW_HEADER, Slot, card_face, marks
from render.tallinn.pieces import HALF_HEIGHT, HALF_WIDTH, card_back, half_card, open_tower, plate, points, tower_card

CARD_WIDTH = 342
NAMES = ("Anna", "Bea", "Cem", "Dirk")
Names = tuple[str, ...]


def _card(card: str, chosen: str, legend: Legend, x: int) -> list[Item]:
    """Draw a whole card with its chosen and its covered half, moved to the middle of the picture."""
    slot = Slot(card, MATERIALS[legend.material_id].sides(card), x, CARD_WIDTH, chosen, open=False, top=BELOW_HEADER)
    items = card_face(slot, legend)
    for side in range(2):
        items += marks(slot, side, legend)
    return items


def setup(legend: Legend) -> Scene:
    """Show what lies before a player at the start: start card, three cards in hand, draw pile, four points."""
    y = 124
    items: list[Item] = [
        half_card(MATERIALS[legend.material_id], "S1", 84, y),
        small_text(legend, "start-card", 130, y + HALF_HEIGHT + 44, 190),
    ]
    items += [card_back(250 + k * 104, y) for k in range(NUMBERS["hand"])]
    items.append(small_text(legend, "hand", 400, y + HALF_HEIGHT + 44, 190))
    items += [card_back(632 + k * 7, y - k * 5) for k in range(3)]
    items.append(small_text(legend, "deck-of-seven", 686, y + HALF_HEIGHT + 44, 200))
    items += [
        points(NUMBERS["start_points"], 868, y + 80, 108),
        small_text(legend, "points", 868, y + HALF_HEIGHT + 44, 180),
    ]
    return vignette(items)


def cards(legend: Legend) -> Scene:
    """Show a card whose left half is chosen, and the row it is laid to."""
    material = MATERIALS[legend.material_id]
    items = _card("10", "10L", legend, 44)
    items += [step_arrow(452, 230, 64), half_card(material, "S3", 546, 140), half_card(material, "4R", 646, 140)]
    items += [half_card(material, "10L", 746, 140, fresh=True), small_text(legend, "your-row", 738, 348, 280)]
    items += [Text(215, 60, legend.words.text("pic-chosen", choice="10L"), "strong", 34, p.INK, "m", 320)]
    items += [Shape("box", (846, 140, HALF_WIDTH, HALF_HEIGHT), p.SLOT, radius=12)]
    return vignette(items)


def contest(legend: Legend) -> Scene:
    """Show a row with a coin just laid, and the comparison with each opponent."""
    legend = replace(legend, names=NAMES)
    y = 130
    items: list[Item] = [token(0, legend.letter(0), 72, 76, 52), Text(112, 76, NAMES[0], "head", 36, p.INK)]
    material, laid = MATERIALS[legend.material_id], ("S4", "8L", "3L")
    items += [half_card(material, half, 48 + k * 100, y, fresh=half == laid[-1]) for k, half in enumerate(laid)]
    mine = material.count(laid, "knights")
    items += [plate(1, 400, y + 62, 72), Text(400, y + 128, str(mine), "strong", 52, p.INK, "m")]
    more, tie = NUMBERS["contest_more"], NUMBERS["contest_tie"]
    held = enumerate((mine - 2, mine, mine + 1), 1)
    lines = tuple(scoring.Duel(seat, mine, theirs, scoring.compare(mine, theirs, more, tie)) for seat, theirs in held)
    items += [
        step_arrow(494, y + 82, 64),
        *contest_box(lines, 1, sum(line.gain for line in lines), legend, (562, 66, 400, 246)),
    ]
    text = legend.words.text("pic-contest-legend", more=more, tie=tie)
    return vignette([*items, Text(VIGNETTE_WIDTH // 2, 370, text, "body", 30, p.INK, "m", 900)])


def tower(legend: Legend) -> Scene:
    """Show a card of the row that becomes a tower, and what it shows at the end."""
    y, low, material = 76, 286, MATERIALS[legend.material_id]
    items: list[Item] = [
        half_card(material, "7L", 110, y),
        small_text(legend, "from-row", 156, low, 270),
        step_arrow(318, y + 82, 64),
    ]
    items += [tower_card("7", legend.words.text("pic-tower"), 440, y), small_text(legend, "until-end", 486, low, 300)]
    items += [step_arrow(648, y + 82, 64), open_tower(material, "7", 740, y)]
    items.append(small_text(legend, "both-count", 820, low, 280))
    shown = [(faction, count) for faction, count in enumerate(material.whole_cards["7"]) if count]
    for k, (faction, count) in enumerate(shown):
        items += [
            Text(872, y + 50 + k * 66, str(count), "strong", 42, p.INK, "m"),
            plate(faction, 916, y + 50 + k * 66, 50),
        ]
    return vignette(
        [*items, Text(VIGNETTE_WIDTH // 2, 366, legend.words.text("pic-tower-legend"), "body", 28, p.INK, "m", 920)]
    )


def final(legend: Legend) -> Scene:
    """Spell out the rulebook's example, with the English edition's points before the final scoring."""
    counts: dict[str, tuple[int, int]] = {"merchants": (9, 3), "knights": (3, 7), "monks": (6, 6), "towers": (4, 5)}
    gains = {"merchants": (5, -1), "knights": (0, 4), "monks": (2, 2), "towers": (0, 6)}
    before, middles = (8, 5), (520, 800)
    items: list[Item] = []
    for seat, x in enumerate(middles):
        items += [
            token(seat, "MH"[seat], x - 70, 60, 46),
            Text(x - 36, 60, ("Malte", "Heike")[seat], "head", 34, p.INK),
        ]
        items += [Text(x + 110, 114, str(before[seat]), "strong", 36, p.INK, "r")]
        total = before[seat] + sum(gain[seat] for gain in gains.values())
        items.append(Text(x + 110, 386, str(total), "strong", 48, p.INK, "r"))
    items += [
        Text(96, 114, legend.words.text("pic-line-game"), "body", 30, p.INK),
        Text(96, 386, legend.words.text("pic-line-total"), "head", 38, p.INK),
    ]
    for k, line in enumerate(counts):
        y = 166 + k * 52
        items.append(Shape("box", (40, y - 27, 920, 2), p.HAIRLINE))
        mark = plate(FACTIONS.index(line), 64, y, 42) if line in FACTIONS else Icon(64, y, "tower", 40, p.INK)
        items += [mark, Text(96, y, legend.words.text(f"pic-line-{line}"), "body", 30, p.INK, room=250)]
        for seat, x in enumerate(middles):
            items += _result(counts[line][seat], gains[line][seat], x, y)
    items += [Shape("box", (40, 352, 920, 3), p.STRIP), Icon(middles[1] + 10, 386, "crown", 46, p.GOLD_DARK)]
    return vignette(items)


def _result(count: int, gain: int, x: int, y: int) -> list[Item]:
    ink = p.LEGAL_TEXT if gain > 0 else p.BACK if gain < 0 else p.INK_DIM
    return [
        Shape("box", (x - 94, y - 20, 60, 40), p.CARD, line=p.HAIRLINE, radius=20),
        Text(x - 64, y, str(count), "body", 28, p.INK, "m"),
        Text(x + 110, y, captions.with_sign(gain), "strong", 36, ink, "r"),
    ]


def envoy(legend: Legend) -> Scene:
    """Show the Envoy's card, and its contest with two more symbols."""
    legend = replace(legend, names=NAMES)
    lines = (scoring.Duel(1, 4, 5, 2, 2), scoring.Duel(2, 4, 6, 1, 2), scoring.Duel(3, 4, 7, 0, 2))
    items = _card("E", "ER", legend, 44)
    items += [step_arrow(470, 230, 64), *contest_box(lines, 2, 3, legend, (560, 112, 400, 246))]
    text = legend.words.text("pic-envoy-legend", count=NUMBERS["envoy_symbols"])
    return vignette([*items, Text(VIGNETTE_WIDTH // 2, 56, text, "body", 30, p.INK, "m", 920)])


def chronicles(legend: Legend) -> Scene:
    """Show two Chronicles with one half each under the covering card, for two players."""
    y, right = 124, VIGNETTE_WIDTH - 70 - CHRONICLE_WIDTH
    items: list[Item] = [
        card_back(VIGNETTE_WIDTH // 2 - 46, y - 30),
        small_text(legend, "covering", VIGNETTE_WIDTH // 2, y + 176, 260),
    ]
    for level, card, x in ((1, "C2", 70), (2, "C6", right)):
        chronicle = MATERIALS[legend.material_id].chronicles[card]
        kind = chronicle.kind
        items += frame(x, y, level, done=False, following=True)
        items += demand(chronicle, level, 2, x + 52, y + CHRONICLE_HEIGHT // 2)
        middle = x + CHRONICLE_WIDTH // 2
        items.append(small_text(legend, f"level-{level}", middle, y - 44, 320))
        items.append(Text(middle, y + 146, legend.words.text(f"pic-{kind}"), "strong", 34, p.INK, "m", 300))
        items.append(small_text(legend, f"{kind}-more", middle, y + 196, 320))
    text = legend.words.text("pic-chronicle-legend")
    return vignette([*items, Text(VIGNETTE_WIDTH // 2, 380, text, "body", 28, p.INK, "m", 920)])


CHAPTERS: dict[str, Callable[[Legend], Scene]] = {
    "setup": setup,
    "cards": cards,
    "contests": contest,
    "towers": tower,
    "final": final,
    "envoy": envoy,
    "chronicles": chronicles,
}
