"""The private choice of the Envoy's faction: in a contest of the round, or in the final scoring after a tie."""

from __future__ import annotations

from games.tallinn.material import FACTIONS, NUMBERS
from games.tallinn.sections import scoring
from games.tallinn.state import Tallinn
from render import captions
from render.paint import palette as p
from render.paint.scene import CARD_SHADOW, Backdrop, Item, Region, Scene, Shape, Text
from render.painter import Legend
from render.tallinn import facts
from render.tallinn.boxes import duel_line
from render.tallinn.own_frame import WIDTH, answer_of, option
from render.tallinn.pieces import ENVOY_FACE, plate

TOP, STRIP, LINE, GAP = 16, 62, 50, 20
CARD = 342
SUM, PILL = 76, 64


def faction_choice(view: Tallinn, seat: int, legend: Legend) -> Scene:
    """Draw a card for each faction on offer with what the Envoy would bring there."""
    final, chosen, words = view.section == "send_tied_envoys", answer_of(view, seat, legend), legend.words
    factions = facts.smallest(view, seat) if final else list(facts.SYMBOLS)
    height = STRIP + SUM + LINE * (view.seats - 1) + 20
    bottom = TOP + height + 12 + PILL + 16
    first = (WIDTH - len(factions) * (CARD + GAP) + GAP) // 2
    regions = []
    for k, faction in enumerate(factions):
        items = _card(view, seat, faction, legend, first + k * (CARD + GAP), height)
        pill = (first + k * (CARD + GAP) + 40, TOP + height + 12, CARD - 80, PILL)
        items += option(
            words.text("faction-name", faction=FACTIONS[faction]), pill, on=chosen == FACTIONS[faction], size=36
        )
        box = (first + k * (CARD + GAP) - 8, TOP - 8, CARD + 16, height + PILL + 28)
        regions.append(Region(FACTIONS[faction], box, tuple(items)))
    return Scene(Backdrop(WIDTH, bottom), tuple(regions))


def _card(view: Tallinn, seat: int, faction: int, legend: Legend, x: int, height: int) -> list[Item]:
    """Show the own strength with the Envoy, then each comparison."""
    chosen = answer_of(view, seat, legend) == FACTIONS[faction]
    line, width = (p.GOLD, 7) if chosen else (p.INK_SECOND, 3)
    lines = scoring.envoy_duels(view, seat, faction)
    gain = captions.with_sign(sum(duel.gain for duel in lines))
    items: list[Item] = [
        Shape("box", (x, TOP, CARD, height), p.CARD, line=line, width=width, radius=18, shadow=CARD_SHADOW),
        Shape("top", (x + width, TOP + width, CARD - 2 * width, STRIP - width), p.STRIP, radius=18 - width),
        plate(faction, x + 42, TOP + STRIP // 2 + 2, 46),
        Text(
            x + 78,
            TOP + STRIP // 2 + 2,
            legend.words.text(f"pic-line-{FACTIONS[faction]}"),
            "head",
            32,
            p.ON_STRIP,
            room=CARD - 166,
        ),
        Text(x + CARD - 20, TOP + STRIP // 2 + 2, gain, "strong", 40, p.GOLD_PALE, "r"),
        *_sum(facts.strengths(view)[seat][faction], x, TOP + STRIP + SUM // 2),
        Shape("box", (x + 20, TOP + STRIP + SUM, CARD - 40, 2), p.HAIRLINE),
    ]
    for k, duel in enumerate(lines):
        items += duel_line(duel, legend, x + 14, TOP + STRIP + SUM + 10 + LINE // 2 + k * LINE, CARD - 28)
    return items


def _sum(held: int, x: int, y: int) -> list[Item]:
    """Write `6 + [envoy] 2 = 8`."""
    envoys = NUMBERS["envoy_symbols"]
    return [
        Text(x + 74, y, str(held), "strong", 44, p.INK, "m"),
        Text(x + 120, y, "+", "strong", 36, p.INK_SECOND, "m"),
        plate(ENVOY_FACE, x + 160, y, 44),
        Text(x + 200, y, str(envoys), "strong", 40, p.INK, "m"),
        Text(x + 238, y, "=", "strong", 36, p.INK_SECOND, "m"),
        Text(x + 284, y, str(held + envoys), "strong", 44, p.INK, "m"),
    ]
