"""The board of Eldermann in words: phase, alternative text, all facts, the voyage, ranks, the feast, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.material import CITIES, GOODS, ROGUES, TITLES
from games.eldermann.sections.ledger import feast_open
from games.eldermann.sections.sailing import routes_on_offer
from games.eldermann.sections.spelunke import NOT_ASKED
from games.eldermann.state import Eldermann
from games.eldermann.voice import own_picture
from games.eldermann.voice.own_picture import DRAWN
from games.eldermann.voice.phrases import city, goods_list, order, pay, sector, with_sign
from games.eldermann.voice.seats import asked_line, own_lines, place_of, seat_lines
from games.kernel.icons import without_icons
from games.kernel.voice import Voice
from games.kernel.words import Words, clipped, fitting

ALT, SHORT_NAME = 1020, 16
SHOWN = 4
"""Lines of a seat beyond the first that tell its belongings; what follows are its standing orders."""


class BoardVoice(Voice[Eldermann]):
    """Describe states of Eldermann."""

    def phase(self, view: Eldermann, words: Words) -> str:
        """Name round and phase."""
        return words.text(f"phase-{view.section or 'over'}", round=view.round)

    def alt(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say round, phase, event, what each seat has, and who must choose or has won; long names only if they fit."""
        short = [clipped(name, SHORT_NAME) for name in names]
        return clipped(fitting(ALT, self._alt(view, names, words), self._alt(view, short, words)), ALT)

    def _alt(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        lines = [self.phase(view, words)]
        if view.event >= 0:
            lines.append(words.text("board-event", event=sector(view.material.sectors[view.event], words)))
        lines += [_alt_line(view, seat, name, words) for seat, name in enumerate(names)]
        if view.fight and view.fight.is_thrown:
            lines.append(own_picture.fight_line(view.fight, names, words))
        if view.result:
            lines.append(self.result(view, names, words))
        elif view.asked_seats:
            lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
        return without_icons("\n".join(lines))

    def result(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say who won and how the game was decided; perhaps nobody was elected."""
        winners = [names[seat] for seat in view.result.winners] if view.result else []
        how = words.text(f"decided-{view.ending}")
        if not winners:
            return f"{words.text('result-nobody')} {how}"
        points = max(view.points[seat] for seat in view.result.winners) if view.result else 0
        return f"{words.text('result-elder', who=words.listed(winners), count=len(winners), score=points)} {how}"

    def sheet(self, view: Eldermann, seat: int, name: str, words: Words) -> str:
        """Say where a seat's reputation came from, and which goods it had at home."""
        return sheet(view, seat, name, words)

    def board(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say the disc, every city, every seat, pirates and supply, ranks and the feast; in the end how it was won."""
        blocks = [self.phase(view, words), self._table(view, names, words)]
        blocks.append("\n".join(self._city(view, index, names, words) for index in range(len(CITIES))))
        blocks += ["\n".join(seat_lines(view, seat, name, words)) for seat, name in enumerate(names)]
        blocks.append(f"{ladder_line(view, words)}\n{feast_line(view, words)}")
        if view.result:
            sheet = [self.sheet(view, seat, name, words) for seat, name in enumerate(names)]
            blocks.append("\n".join([self.result(view, names, words), *sheet]))
        return "\n\n".join(blocks)

    def _table(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say what belongs to nobody: disc, election, turn, voyage, played cards, fight, supply and pirates."""
        lines = [_disc_line(view, words)]
        marks = (("board-election", view.election), ("board-elder", view.elder_seen))
        lines += [words.text(key) for key, on in marks if on]
        if view.round and not view.result:
            lines.append(words.text("board-turn", who=names[view.active], moves=view.movement))
        lines += voyage_lines(view, words)
        if view.spent:
            lines.append(words.text("board-spent", cards=", ".join(words.text(f"rogue-{card}") for card in view.spent)))
        if fight := own_picture.fight_to_show(view):
            lines.append(own_picture.fight_line(fight, names, words))
        pirates = ", ".join(f"{cell} ({power})" for cell, power in view.chart.pirates.items())
        return "\n".join([*lines, *_supply_lines(view, words), words.text("board-pirates", cells=pirates)])

    def _city(self, view: Eldermann, index: int, names: Sequence[str], words: Words) -> str:
        here = CITIES[index]
        orders = "; ".join(
            f"{goods_of(card, words)} ({pay(view.material.pays[card], words)})" for card in view.orders[index]
        )
        home = [names[seat] for seat in range(view.seats) if view.homes[seat] == index]
        extra = words.text("board-city-home", who=home[0]) if home else ""
        if view.harbour[index]:
            extra += words.text("board-city-goods", goods=goods_list(view.harbour[index], words))
        return words.text(
            "board-city",
            city=city(index, words),
            cell=view.chart.harbour[index],
            extra=extra,
            good=words.text(f"good-{here.good}"),
            orders=orders or words.text("nothing"),
        )

    def holdings(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the seat's panel shows, and its Spelunke cards by name."""
        whose, *panel = seat_lines(view, seat, "", words)
        names = [words.text(f"rogue-{card}") for card in sorted(view.rogues_of(seat), key=list(ROGUES).index)]
        cards = words.text("held-cards", cards=", ".join(names)) if names else words.text("held-no-cards")
        return "\n".join([whose.partition(": ")[2], *panel[:SHOWN], cards])

    def hand(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the own picture shows of the question, then the hand; at sea and at the market the own seat too."""
        lines: list[str] = []
        if seat in view.asked_seats:
            lines += own_picture.question_lines(view, seat, lambda choice: self.label(view, seat, choice, words), words)
            if view.section in (*own_picture.SAILS, *own_picture.MARKETS):
                lines += own_lines(view, seat, words)
        return "\n".join(lines + own_picture.hand_lines(view, seat, words))


def _alt_line(view: Eldermann, seat: int, name: str, words: Words) -> str:
    """Say in short where a seat is and what counts most of it."""
    taler, guns = view.taler[seat], view.guns[seat]
    place = place_of(view, seat, words)
    said = words.text("alt-seat", who=name, points=view.points[seat], taler=taler, guns=guns, place=place)
    asked = bool(view.watch) and view.watch[seat] != NOT_ASKED
    return f"{said}. {asked_line(view, seat, words)}" if asked else said


def _disc_line(view: Eldermann, words: Words) -> str:
    """Name all sectors from the arrow on; before it is set, from the first."""
    first, sectors = max(0, view.arrow), view.material.sectors
    ahead = [sector(kind, words) for kind in sectors[first:] + sectors[:first]]
    if view.arrow < 0:
        return words.text("board-disc-unset", sectors=", ".join(ahead))
    return words.text("board-disc", now=ahead[0], ahead=", ".join(ahead[1:]))


def _supply_lines(view: Eldermann, words: Words) -> list[str]:
    """Say how many goods, cannons and cards are left."""
    named = [words.text(f"good-{good}") for good in GOODS]
    supply = ", ".join(f"{count} {name}" for name, count in zip(named, view.supply, strict=True))
    decks = ", ".join(f"{name} {len(deck)}" for name, deck in zip(named, view.decks, strict=True))
    return [
        words.text("board-supply", goods=supply, cannons=view.cannon_supply),
        words.text("board-decks", decks=decks, one=len(view.den1), two=len(view.den2)),
    ]


def goods_of(card: str, words: Words) -> str:
    """Name the goods of an order."""
    return order(card, words).partition(": ")[2]


# Ranks, the feast, the end, the voyage


def ladder_line(view: Eldermann, words: Words) -> str:
    """Say from how much reputation each rank is held, and what it means."""
    steps = (0, view.material.trader, *view.ranks)
    said = [
        words.text(f"rank-{title}", points=least, title=words.text(f"title-{title}"))
        for title, least in zip(TITLES, steps, strict=True)
    ]
    return words.text("board-ranks", ranks=", ".join(said))


def feast_line(view: Eldermann, words: Words) -> str:
    """Say what the feast needs, and whether it is allowed yet."""
    goods = ", ".join(words.text(f"good-{good}") for good in GOODS)
    return words.text(
        "board-feast",
        points=view.ranks[1],
        title=words.text(f"title-{TITLES[3]}"),
        goods=goods,
        open=int(feast_open(view)),
        elder=int(view.options["feast"] == "elder"),
    )


def sheet(view: Eldermann, seat: int, name: str, words: Words) -> str:
    """Say where a seat's reputation came from, and which goods it had at home."""
    tally = view.tally[seat]
    home = ", ".join(words.text(f"good-{good}") for good in GOODS if good in view.goods_at_home(seat))
    return words.text(
        "board-score",
        who=name,
        points=view.points[seat],
        title=words.text(f"title-{view.title(seat)}"),
        orders=tally.orders,
        orderpoints=with_sign(tally.order_points),
        won=tally.won,
        lost=tally.lost,
        fightpoints=with_sign(tally.fight_points),
        sold=tally.sold,
        built=tally.built,
        goods=home or words.text("nothing"),
    )


def voyage_lines(view: Eldermann, words: Words) -> list[str]:
    """Say which cards were laid, what was sailed, which harbours are in reach, and which ways are on offer."""
    lines = []
    if view.laid and not view.result:
        lines.append(words.text("board-laid", cards=" + ".join(map(str, view.laid))))
    if len(view.wake) > 1:
        lines.append(words.text("board-wake", cells=" ".join(view.wake)))
    if view.section == "sail" and not view.blockaded:
        lines += _ports(view, words)
    if view.section == "choose_route":
        lines += _ways(view, words)
    return lines


def _ports(view: Eldermann, words: Words) -> list[str]:
    here, chart = view.ships[view.active], view.chart
    near = [
        words.text(
            "board-port",
            city=words.text(f"city-{CITIES[chart.harbours[cell]].key}"),
            count=chart.distance(here, cell),
        )
        for cell in chart.ports(here, view.movement)
    ]
    return [words.text("board-ports", ports=", ".join(near))] if near else []


def _ways(view: Eldermann, words: Words) -> list[str]:
    """List the ways on offer that a chart has room for, with the numbers that they have there."""
    ways = routes_on_offer(view)[:DRAWN]
    return [
        words.text("board-way", number=number, cells=" ".join(way.cells)) for number, way in enumerate(ways, start=1)
    ]
