"""Pictures made from a game's texts, for games without a painter, and for painters that draw only some parts.

A painter extends `PlainPainter` and replaces its parts: the rows of cards on the table, the cards of a hand, the text
and the figure of a seat, the track of rounds. A painter that replaces none of them draws texts on panels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.kernel.game import Game
from games.kernel.icons import without_icons
from games.kernel.match import Match
from games.kernel.state import S_contra
from games.kernel.visibility import view as view_of
from games.kernel.words import FALLBACK, with_minus, words_for
from render.captions import has_turn, place_of, result_of
from render.paint import fonts
from render.paint import palette as p
from render.paint.parts import LINE, Panel, Row, ground, panel, row_of, track
from render.paint.scene import Art, Backdrop, Icon, Item, Region, Scene, Text
from render.paint.tokens import answer, token
from render.painter import BasePainter, Legend
from render.random_positions import NAMES, position

WIDTH, EDGE, HEAD = 1100, 20, 100
MARGIN, SPACE = 12, 24
"""Pixels for the shadows of cards, and pixels between two parts."""
SAMPLES = 15
"""Number of positions of a random game, besides its end, from whose pictures the palette is computed."""


class PlainPainter(BasePainter[S_contra]):
    """Draws board, hand and score sheet from the voice, with `across` rows of cards or seats' panels side by side.

    A seat's panel has room for `lines` lines of small print.
    """

    across: int = 2
    lines: int = 2

    def __init__(self, game: Game[Any]) -> None:
        self.game, self.key = game, game.key

    # The parts that a painter may replace

    def progress(self, view: S_contra) -> tuple[int, int] | None:
        """Return how many rounds have begun, and their total; None if no track is drawn."""
        return None

    def rows(self, view: S_contra, legend: Legend) -> Sequence[Row]:
        """List the rows of cards and the piles on the table; if there are none, its text is drawn."""
        return ()

    def cards(self, view: S_contra, seat: int) -> Sequence[Art]:
        """List the cards of a hand; if there are none, its text is drawn."""
        return ()

    def figure(self, view: S_contra, seat: int) -> int | None:
        """Return the number on a seat's panel: its final score, or before the end the first of the voice's amounts."""
        if view.result is not None:
            return view.result.scores[seat]
        return next(iter(self.game.voice.amounts(view, seat).values()), None)

    def seat_text(self, view: S_contra, seat: int, legend: Legend) -> str:
        """Return the text of a seat's panel: by default its line of the board without its name."""
        return self._told(view, legend)[seat]

    # The pictures

    def board(self, view: S_contra, legend: Legend) -> Scene:
        """Draw a header, the rows of the table or its lines of text, and a panel for each seat."""
        regions = [self._head(view, self.game.voice.phase(view, legend.words), legend)]
        regions += self._rows(view, legend, HEAD + MARGIN) or _texts(
            "table", self._told(view, legend)[-1], HEAD, p.ON_TABLE
        )
        shown = [self._panel(view, seat, self.seat_text(view, seat, legend), legend) for seat in range(view.seats)]
        return self._scene(regions, shown, self.across)

    def hand(self, view: S_contra, seat: int, legend: Legend) -> Scene | None:
        """Draw a seat's cards, or their text."""
        text, cards = self.game.voice.hand(view, seat, legend.words), tuple(self.cards(view, seat))
        if not text and not cards:
            return None
        head = (token(seat, legend.letter(seat), EDGE + 30, HEAD // 2, 56), _title(legend.name(seat), EDGE + 76))
        below = [_row_region("cards", Row(cards), EDGE, HEAD + MARGIN, WIDTH - 2 * EDGE)] if cards else []
        below = below or _texts("cards", text, HEAD, p.ON_TABLE)
        return _scene([Region("head", (0, 0, WIDTH, HEAD), head), *below])

    def table(self, view: S_contra, seat: int, legend: Legend) -> Scene | None:
        """Draw the rows of the table below the hand, if the voice describes the table there."""
        rows = self._rows(view, legend, EDGE) if self.game.voice.table(view, seat, legend.words) else []
        return _scene(rows) if rows else None

    def holdings(self, views: Sequence[S_contra], legend: Legend) -> Scene | None:
        """Draw a panel for each seat that lists everything that the seat held."""
        told = [
            self.game.voice.holdings(view, seat, legend.words).replace("\n", "; ") for seat, view in enumerate(views)
        ]
        if not any(told):
            return None
        shown = [self._panel(view, seat, told[seat], legend) for seat, view in enumerate(views)]
        head = Region("head", (0, 0, WIDTH, HEAD), (_title(legend.words.text("title"), EDGE),))
        return self._scene([head], shown)

    def score(self, view: S_contra, legend: Legend) -> Scene | None:
        """Draw a panel for each seat, the winners first, with its part of the score sheet; None before the end."""
        if view.result is None:
            return None
        order = sorted(range(view.seats), key=lambda seat: (place_of(view, seat), seat))
        sheets = {seat: self._sheet(view, seat, legend) for seat in order}
        shown = [self._panel(view, seat, sheets[seat], legend) for seat in order]
        regions = [self._head(view, self.game.voice.phase(view, legend.words), legend)]
        if tiebreak := view.result.tiebreak:
            regions += _texts("tiebreak", legend.words.text(tiebreak), HEAD, p.ON_TABLE)
        return self._scene(regions, shown)

    def contact_sheet(self) -> Sequence[Scene]:
        """Draw the beginning and the end of a random game with the most seats."""
        legend = Legend(NAMES, words_for(FALLBACK, self.game.package), (0,))
        steps = (*range(SAMPLES), self.game.longest)
        played = (position(self.key, self.game.seats[1], 1, count) for count in steps)
        return [still for match in played for still in self._stills(match, legend)]

    def _stills(self, match: Match[Any], legend: Legend) -> Iterator[Scene]:
        seen = view_of(match.state, 0)
        drawn = (self.board(seen, legend), self.hand(seen, 0, legend), self.score(seen, legend))
        yield from filter(None, drawn)

    # Their parts

    def _told(self, view: S_contra, legend: Legend) -> list[str]:
        """Split the voice's text of the board into a text for each seat and one for the table."""
        marks = [chr(0xE000 + seat) for seat in range(view.seats)]
        told = [""] * (view.seats + 1)
        for line in self.game.voice.board(view, marks, legend.words).splitlines()[1:]:
            seat = next((seat for seat, mark in enumerate(marks) if line.strip("*-# ").startswith(mark)), -1)
            text = without_icons(line).replace("*", "").removeprefix(marks[seat]).lstrip(": ")
            for other, mark in enumerate(marks):
                text = text.replace(mark, legend.name(other))
            told[seat] += ("; " if seat >= 0 else "\n") * bool(told[seat]) + text
        return told

    def _sheet(self, view: S_contra, seat: int, legend: Legend) -> str:
        mark = chr(0xE000)
        return self.game.voice.sheet(view, seat, mark, legend.words).replace(mark, "").replace("\n", "; ").lstrip("*: ")

    def _panel(self, view: S_contra, seat: int, text: str, legend: Legend) -> Panel:
        """Collect the content of a seat's panel."""
        won = view.result is not None and seat in view.result.winners
        figure = self.figure(view, seat)
        return Panel(
            seat,
            legend.letter(seat),
            legend.name(seat),
            legend.marks[seat],
            text,
            "" if figure is None else with_minus(figure),
            has_turn(seat, legend),
            won,
        )

    def _scene(self, regions: Sequence[Region], shown: Sequence[Panel], across: int = 1) -> Scene:
        """Lay out panels in columns below the other parts."""
        top, height, below = _bottom(regions), 62 + LINE * self.lines, list[Region]()
        for number, each in enumerate(shown):
            x, width = _column(number, across)
            box = (x, top + number // across * (height + SPACE), width, height)
            below.append(Region(f"seat-{each.seat}", box, tuple(panel(each, box, self.lines))))
        grounds = [ground(region.box, won=each.won) for region, each in zip(below, shown, strict=True)]
        return _scene([*regions, *below], grounds)

    def _head(self, view: S_contra, title: str, legend: Legend) -> Region:
        """Draw title and track, and at the right edge the asked seats or the winners."""
        over = view.result is not None
        seats = result_of(view).winners if over else legend.asked
        right, items = WIDTH - EDGE - 28, list[Item]()
        for place, seat in enumerate(reversed(seats)):
            items.append(token(seat, legend.letter(seat), right - place * 66, HEAD // 2, 54))
        left = right - len(seats) * 66
        if over and seats:
            items.append(Icon(left, HEAD // 2, "crown", 46, p.GOLD))
        elif len(seats) == 1:
            items.append(answer(right + 20, HEAD // 2 + 20, 28, answered=False))
        done = self.progress(view)
        y = HEAD // 2 - (14 if done else 0)
        items.append(Text(EDGE, y, title, "head", 40, p.ON_TABLE, room=left - EDGE - 20))
        return Region("head", (0, 0, WIDTH, HEAD), (*items, *(track(*done, EDGE, 74, 560) if done else ())))

    def _rows(self, view: S_contra, legend: Legend, top: int) -> list[Region]:
        """Lay out the rows of the table in columns."""
        regions, bottom = list[Region](), top
        for number, row in enumerate(self.rows(view, legend)):
            top = bottom if number % self.across == 0 else top
            x, width = _column(number, self.across)
            regions.append(_row_region(f"row-{number + 1}", row, x, top, width))
            bottom = max(bottom, _bottom(regions[-1:]))
        return regions


def _column(number: int, across: int) -> tuple[int, int]:
    """Return the left edge and the width of a part's column."""
    width = (WIDTH - 2 * EDGE - (across - 1) * SPACE) // across
    return EDGE + number % across * (width + SPACE), width


def _title(text: str, x: int) -> Text:
    return Text(x, HEAD // 2, text, "head", 40, p.ON_TABLE, room=WIDTH - EDGE - x)


def _row_region(key: str, row: Row, x: int, y: int, room: int) -> Region:
    items = row_of(row, x, y, room)
    height = row.cards[0].height if row.cards else 104
    return Region(key, (x - MARGIN, y - MARGIN, room + 2 * MARGIN, height + 2 * MARGIN), tuple(items))


def _texts(key: str, text: str, top: int, ink: str) -> list[Region]:
    """Draw lines of text, wrapping long ones."""
    room = WIDTH - 2 * EDGE
    lines = [line for told in text.splitlines() for line in fonts.wrap(without_icons(told), "body", 28, room)]
    items = tuple(Text(EDGE, top + 18 + 38 * k, line, "body", 28, ink, room=room) for k, line in enumerate(lines))
    return [Region(key, (EDGE // 2, top, WIDTH - EDGE, 38 * len(lines)), items)] if lines else []


def _bottom(regions: Sequence[Region]) -> int:
    """Return the y coordinate of the next part, below these."""
    return max(region.box[1] + region.box[3] for region in regions) + MARGIN


def _scene(regions: Sequence[Region], grounds: Sequence[Item] = ()) -> Scene:
    return Scene(Backdrop(WIDTH, _bottom(regions) + MARGIN, tuple(grounds)), tuple(regions))
