"""Paint Beacons: a line per seat, a hand of cards, a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beacons import GAME
from beacons.rules import WOODS, Beacons

from games.kernel import HIDDEN, Result, Zone
from games.kernel.words import words_for
from render.paint.palette import CARD, FRAME, INK, INK_SECOND, ON_TABLE, PANEL
from render.paint.scene import Backdrop, Item, Region, Scene, Shape, Text
from render.paint.tokens import answer, token
from render.painter import BasePainter, Legend

WIDTH, HEAD, ROW, EDGE = 1100, 90, 84, 30
CARD_BOX = (150, 96)


class BeaconsPainter(BasePainter[Beacons]):
    """See `render.painter.Painter`; there is neither a cover nor a rulebook."""

    key = "beacons"

    def board(self, view: Any, legend: Legend) -> Scene:
        """Show each seat's sparks, lit card and known hand."""
        lines = [self._seat(view, seat, legend) for seat in range(view.seats)]
        return _scene(GAME.voice.phase(view, legend.words), lines)

    def hand(self, view: Any, seat: int, legend: Legend) -> Scene | None:
        """Show the own cards and the wish."""
        wish: list[Item] = [Text(EDGE + 20, HEAD + ROW // 2, view.wishes[seat] or "-", fill=INK)]
        return _scene(legend.name(seat), [wish, _cards(sorted(view.hands[seat].cards))])

    def holdings(self, views: Sequence[Any], legend: Legend) -> Scene:
        """Show all hands, one below the other."""
        lines = [
            _line(seat, legend.name(seat), " ".join(view.hands[seat].cards), "") for seat, view in enumerate(views)
        ]
        return _scene(legend.name(0), lines)

    def score(self, view: Any, legend: Legend) -> Scene | None:
        """Show final scores and wishes."""
        if view.result is None:
            return None
        names = [legend.name(seat) for seat in range(view.seats)]
        facts = zip(names, view.aims, view.result.scores, strict=True)
        return _scene(GAME.voice.phase(view, legend.words), [_line(seat, *fact) for seat, fact in enumerate(facts)])

    def contact_sheet(self) -> Sequence[Scene]:
        """Show six seats, waiting and not, before and after the end."""
        legend = Legend(tuple("ABCDEF"), words_for("en", GAME.package), (0,))
        view = Beacons(seats=6, round=1, rounds=3, lit=["ash1"] * 6, sparks=[[1, 2, 3]] * 6)
        view.hands, view.wishes = [Zone.of(["oak1", HIDDEN])] * 6, ["oak"] * 6
        sheet = [self.board(view, legend), self.hand(view, 0, legend)]
        view.result, view.aims = Result((1,) * 6, (0,)), ["oak"] * 6
        return [scene for scene in (*sheet, self.score(view, legend)) if scene]

    def _seat(self, view: Beacons, seat: int, legend: Legend) -> list[Item]:
        sparks = "  ".join(f"{wood} {count}" for wood, count in zip(WOODS, view.sparks[seat], strict=True))
        known = " ".join(card if card != HIDDEN else "–" for card in view.hands[seat].cards)
        middle = _middle(seat)
        items = _line(seat, legend.name(seat), sparks, (view.lit[seat] if view.lit else "") or "–")
        items += [token(seat, legend.letter(seat), 70, middle, 52), Text(840, middle, known, fill=INK_SECOND, room=220)]
        if legend.asked == (seat,):
            items.append(answer(102, middle + 18, 28, answered=False))
        return items


def _middle(row: int) -> int:
    return HEAD + row * ROW + ROW // 2


def _line(row: int, name: str, middle: str, last: object) -> list[Item]:
    """Write one line of three columns."""
    y = _middle(row)
    return [
        Text(130, y, name, "strong", room=230, fill=INK),
        Text(390, y, middle, fill=INK, room=310),
        Text(810, y, str(last), "strong", fill=INK, anchor="r", room=90),
    ]


def _cards(cards: list[str]) -> list[Item]:
    width, height = CARD_BOX
    items: list[Item] = []
    for place, card in enumerate(cards):
        x, y = EDGE + 20 + place * (width + 16), HEAD + ROW
        items.append(Shape("box", (x, y, width, height), CARD, line=FRAME, radius=10))
        items.append(Text(x + width // 2, y + height // 2, card, "strong", anchor="m"))
    return items


def _scene(title: str, lines: list[list[Item]]) -> Scene:
    """Put lines on a panel under a title."""
    height = HEAD + max(len(lines) * ROW, 2 * ROW + 20) + EDGE
    panel = Shape("box", (EDGE, HEAD, WIDTH - 2 * EDGE, height - HEAD - EDGE // 2), PANEL, radius=12)
    head = Region("head", (0, 0, WIDTH, HEAD), (Text(EDGE, HEAD // 2, title, "head", 40, ON_TABLE, room=WIDTH - 60),))
    body = Region("body", (0, HEAD, WIDTH, height - HEAD), tuple(item for line in lines for item in line))
    return Scene(Backdrop(WIDTH, height, (panel,)), (head, body))


PAINTER = BeaconsPainter()
