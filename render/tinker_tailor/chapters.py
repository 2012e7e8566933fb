"""Small pictures for the rulebook, made of the same pieces as the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.tinker_tailor.material import GOODS, NUMBERS, ROLES
from games.tinker_tailor.sections import scoring
from games.tinker_tailor.state import COVERED
from render.frames import VIGNETTE_WIDTH, small_text, step_arrow, vignette
from render.paint import palette as p
from render.paint.scene import PANEL_SHADOW, Box, Item, Scene, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tinker_tailor.pieces import (
    card,
    good,
    good_name,
    hidden_role,
    material,
    pile,
    role_disc,
    role_name,
    role_text,
)
from render.tinker_tailor.rhyme import GAP, SPINE, paragraph, spine
from render.tinker_tailor.rhyme import HEIGHT as SPINE_HEIGHT

SMALL = (92, 206)
COIN_CARD = (92, 160)


def _caption(legend: Legend, key: str, y: int = 396) -> Text:
    return Text(VIGNETTE_WIDTH // 2, y, legend.words.text(f"pic-{key}"), "body", 28, p.INK, "m", 920)


def setup(legend: Legend) -> Scene:
    """Show the market of four players: two rows and two piles."""
    items: list[Item] = []
    for k, kind in enumerate(("wine", "bread", "fish", "gems", "bread", "cloth")):
        items.append(card(kind, legend, 60 + k * 112, 40, (100, 186)))
    for k, value in enumerate("314522"):
        items.append(card(value, legend, 60 + k * 112, 238, (100, 122)))
    items += pile("goods", 72, 800, 60, 110, 150) + pile("money", 14, 800, 242, 110, 112)
    return vignette([*items, _caption(legend, "setup-legend")])


def draft(legend: Legend) -> Scene:
    """Show a pack of which one role is kept and the others are passed to the left."""
    items = _role_card("tailor", legend, (44, 40, 250, 318))
    items += [token(0, "A", 294, 50, 58), step_arrow(374, 200)]
    items += [hidden_role(464 + k * 40, 200 - (k % 2) * 8, 150) for k in range(4)]
    items += [step_arrow(690, 200), token(1, "B", 790, 200, 84)]
    items += [small_text(legend, "draft-pass", 530, 320, 330), small_text(legend, "draft-left", 800, 290, 240)]
    return vignette([*items, _caption(legend, "draft-legend")])


def _role_card(role: str, legend: Legend, box: Box) -> list[Item]:
    """Draw a role card: name, icon, what it does."""
    x, y, width, height = box
    disc = 72
    text = (x + 12, y + 66 + disc, width - 24, height - 74 - disc)
    return [
        Shape("box", box, p.CARD, line=p.INK_SECOND, width=3, radius=16, shadow=PANEL_SHADOW),
        Shape("top", (x + 3, y + 3, width - 6, 48), p.STRIP, radius=13),
        Text(x + width // 2, y + 27, role_name(role, legend), "head", 30, p.ON_STRIP, "m", width - 26),
        role_disc(role, x + width // 2, y + 61 + disc // 2, disc),
        *paragraph(role_text(role, legend), text, 26, 30, "m"),
    ]


def rhyme(legend: Legend) -> Scene:
    """Show spines of roles that were held, that nobody had, and that are still to come."""
    shown = (
        ("tinker", "gone"),
        ("tailor", "held"),
        ("soldier", "gone"),
        ("sailor", "gone"),
        ("rich_man", "held"),
        ("poor_man", "closed"),
        ("beggar_man", "closed"),
        ("thief", "closed"),
    )
    first, pitch, items = 232, SPINE + GAP, list[Item]()
    for k, (role, state) in enumerate(shown):
        x = first + k * pitch
        items.append(spine(role, legend, state, x, 42))
        if state == "held":
            items.append(token(k % 4, "ABCD"[k % 4], x + SPINE // 2, 42 + SPINE_HEIGHT - 32, 48))
    items += [small_text(legend, "rhyme-held", 122, 130, 190), small_text(legend, "rhyme-closed", 880, 130, 190)]
    items += [role_disc("rich_man", 122, 216, 110), role_disc("poor_man", 880, 216, 110)]
    return vignette([*items, _caption(legend, "rhyme-legend", 374)])


def buying(legend: Legend) -> Scene:
    """Show the rulebook's example: wine for 4, paid with 5, and a 1 as change."""
    y = 66
    items: list[Item] = [card("5", legend, 110, y + 20, COIN_CARD), step_arrow(290, y + 100)]
    items += [card("wine", legend, 390, y, SMALL), Text(530, y + 100, "+", "strong", 64, p.INK, "m")]
    items += [card("1", legend, 580, y + 20, COIN_CARD), card(COVERED, legend, 800, y, SMALL)]
    items += [small_text(legend, "buying-paid", 156, 310, 220), small_text(legend, "buying-bought", 436, 310, 220)]
    items += [small_text(legend, "buying-change", 626, 310, 180), small_text(legend, "buying-covered", 846, 310, 240)]
    return vignette([*items, _caption(legend, "buying-legend", 376)])


def roles(first: int, last: int, legend: Legend) -> Scene:
    """Show some roles in the order of the rhyme, with name and number."""
    items: list[Item] = []
    for place, rank in enumerate(range(first, last)):
        x, y = 60 + (place % 2) * 450, 88 + (place // 2) * 132
        items += [
            role_disc(ROLES[rank], x + 50, y, 100),
            Text(x + 118, y, str(rank + 1), "strong", 36, p.GOLD_DARK),
            Text(x + 174, y, role_name(ROLES[rank], legend), "head", 34, p.INK, room=256),
        ]
    return vignette(items)


def scoring_table(legend: Legend) -> Scene:
    """Show what one to eight cards of each kind score."""
    items: list[Item] = [Text(250, 50, legend.words.text("pic-cards"), "body", 28, p.INK_SECOND, "r", 200)]
    steps = range(1, NUMBERS["most_same"] + 1)
    items += [Text(230 + count * 84, 50, str(count), "body", 30, p.INK_SECOND, "m") for count in steps]
    for k, kind in enumerate(GOODS):
        y = 102 + k * 57
        if k % 2 == 0:
            items.append(Shape("box", (34, y - 28, VIGNETTE_WIDTH - 68, 56), p.PANEL_TINT, radius=8))
        items += [good(kind, 70, y, 48), Text(106, y, good_name(kind, legend), "body", 28, p.INK, room=180)]
        for count in steps:
            points = str(scoring.kind_points(material(legend), kind, count))
            items.append(Text(230 + count * 84, y, points, "strong", 32, p.INK, "m"))
    text = legend.words.text("pic-scoring-legend", points=NUMBERS["set_points"])
    return vignette([*items, Text(VIGNETTE_WIDTH // 2, 398, text, "body", 28, p.INK, "m", 920)])


CHAPTERS: dict[str, Callable[[Legend], Scene]] = {
    "setup": setup,
    "draft": draft,
    "rhyme": rhyme,
    "buying": buying,
    "roles-1": partial(roles, 0, 6),
    "roles-2": partial(roles, 6, 12),
    "roles-3": partial(roles, 12, 17),
    "scoring": scoring_table,
}
