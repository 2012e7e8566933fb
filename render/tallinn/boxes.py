"""The box at the end of a row: a contest spelled out, the Envoy on its way, or the final place."""

from __future__ import annotations

from games.tallinn.material import FACTIONS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from render import captions
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Box, Icon, Item, Shape, Text
from render.paint.tokens import token
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.pieces import ENVOY_FACE, plate


def box_items(view: Tallinn, seat: int, legend: Legend, box: Box) -> list[Item]:
    """Draw what a seat's box shows now."""
    if view.result:
        return _place_box(view, seat, legend, box)
    if view.section == "name_faction" and view.fresh[seat] == view.material.envoy_half:
        return _envoy_box(legend, box)
    if view.contests[seat]:
        gain = view.gains[seat]
        return contest_box(scoring.duels(view, seat), FACTIONS.index(view.contests[seat]), gain, legend, box)
    return _idle_box(view, seat, legend, box)


def _idle_box(view: Tallinn, seat: int, legend: Legend, box: Box) -> list[Item]:
    """Say that there is no contest, or that a coin's contest waits until all Envoys have named their factions."""
    x, y = box[0] + box[2] // 2, box[1] + box[3] // 2
    shown = view.material.halves.get(view.fresh[seat])
    waits = shown if view.section == "name_faction" and shown and shown.coin else None
    key = "pic-contest-to-come" if waits else "pic-no-contest"
    text = Text(x, y + (48 if waits else 0), legend.words.text(key), "body", 26, p.INK_SECOND, "m", box[2] - 24)
    mark = [plate(FACTIONS.index(waits.faction), x, y - 22, 64)] if waits else []
    return [Shape("box", box, p.PANEL_TINT, radius=14), text, *mark]


def golden_frame(box: Box) -> Shape:
    """Draw a golden frame with a shadow."""
    return Shape("box", box, p.CARD, line=p.GOLD, width=4, radius=14, shadow=CARD_SHADOW)


def _envoy_box(legend: Legend, box: Box) -> list[Item]:
    """Show that an Envoy has been laid whose faction is yet to be named."""
    x, y, width, height = box
    items: list[Item] = [golden_frame(box), plate(ENVOY_FACE, x + width // 2, y + 52, 70)]
    text = Text(x + width // 2, y + 112, legend.words.text("pic-which-faction"), "body", 26, p.INK, "m", width - 32)
    plates = [plate(faction, x + width // 2 + (faction - 1) * 70, y + height - 52, 52) for faction in facts.SYMBOLS]
    return [*items, text, *plates]


def contest_box(lines: tuple[scoring.Duel, ...], faction: int, gain: int, legend: Legend, box: Box) -> list[Item]:
    """Spell out a contest, one line per opponent."""
    x, y, width, height = box
    ink = p.LEGAL_TEXT if gain else p.INK_DIM
    items: list[Item] = [
        golden_frame(box),
        plate(faction, x + 44, y + 42, 58),
        Text(x + 80, y + 42, legend.words.text("pic-contest"), "body", 26, p.INK_SECOND, room=114),
        Text(x + width - 14, y + 42, captions.with_sign(gain), "strong", 44, ink, "r"),
        Shape("box", (x + 16, y + 79, width - 32, 2), p.HAIRLINE),
    ]
    step = (height - 90) // max(1, len(lines))
    for k, duel in enumerate(lines):
        items += duel_line(duel, legend, x, y + 84 + step // 2 + k * step, width)
    return items


def duel_line(duel: scoring.Duel, legend: Legend, x: int, y: int, width: int) -> list[Item]:
    """Write one comparison: opponent, both strengths, points; `6+2` where the Envoy helps."""
    colon, ink = x + (152 if duel.envoys else 116), p.LEGAL_TEXT if duel.gain else p.INK_DIM
    return [
        token(duel.opponent, legend.letter(duel.opponent), x + 40, y, 42),
        Text(colon - 12, y, duel.own, "strong", 34, p.INK, "r"),
        Text(colon, y, ":", "strong", 34, p.INK_SECOND, "m"),
        Text(colon + 12, y, str(duel.theirs), "strong", 34, p.INK),
        Text(x + width - 18, y, captions.with_sign(duel.gain), "strong", 34, ink, "r"),
    ]


def _place_box(view: Tallinn, seat: int, legend: Legend, box: Box) -> list[Item]:
    """Show a seat's final place and what the final scoring brought."""
    x, y, width, height = box
    place, sheet = captions.place_of(view, seat), view.sheet[seat]
    middle = x + width // 2
    name = Text(
        middle, y + height - 90, legend.words.text("pic-place", place=place), "strong", 36, p.INK, "m", width - 24
    )
    gain = sheet.total - sheet.game
    ink = p.LEGAL_TEXT if gain > 0 else p.BACK if gain < 0 else p.INK_DIM
    added = Text(x + width - 18, y + height - 40, captions.with_sign(gain), "strong", 34, ink, "r")
    label = Text(x + 18, y + height - 40, legend.words.text("pic-final"), "body", 26, p.INK_SECOND, room=width - 112)
    if place > 1:
        number = Text(middle, y + 62, str(place), "title", 76, p.INK_DIM, "m")
        return [Shape("box", box, p.PANEL_TINT, radius=14), number, name, label, added]
    return [golden_frame(box), Icon(middle, y + 62, "crown", 88, p.GOLD_DARK), name, label, added]
