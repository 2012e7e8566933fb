"""What the board shows beside plain stocks, in words: fights, ranks, what the feast needs, the voyage, the score."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.material import CITIES, GOODS, TITLES
from games.eldermann.sections.attacks import guns_of
from games.eldermann.sections.ending import feast_open
from games.eldermann.sections.routes import routes_on_offer
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.eldermann.voice.phrases import with_sign
from games.kernel.words import Words

DRAWN = 6
"""Routes on one chart, each in its own colour; more could not be told apart."""


def name_of(who: int, names: Sequence[str], words: Words) -> str:
    """Name a seat or the pirates."""
    return words.text("pirates-name") if who == PIRATE_CREW else names[who]


# Fights


def fight_to_show(view: Eldermann) -> Fight | None:
    """Give the fight to show: the last of this turn, or the raid that a section asks for."""
    if view.section == "raid":
        return _raid(view, view.active, int(view.agenda[-1][1]))
    if view.section == "ambush" and len(view.agenda[-1]) == 2:
        return _raid(view, int(view.agenda[-1][1]), view.active)
    return view.fight


def _raid(view: Eldermann, attacker: int, defender: int) -> Fight:
    guns = guns_of(view, attacker), guns_of(view, defender)
    return Fight(attacker, defender, *guns, attacker)


def fight_line(told: Fight, names: Sequence[str], words: Words) -> str:
    """Tell a fight: who, strength, and once they are thrown the dice, the totals, who won, and how much is lost."""
    attacker, defender = name_of(told.attacker, names, words), names[told.defender]
    if not told.is_thrown:
        return words.text("around-fight", attacker=attacker, defender=defender, strength=told.strength, guns=told.guns)
    return words.text(
        "board-fight",
        attacker=attacker,
        defender=defender,
        attack=told.attack,
        strength=told.strength,
        defence=told.defence,
        guns=told.guns,
        attacked=told.attack + told.strength,
        defended=told.defence + told.guns,
        lost=told.lost,
        pirates=int(told.won == PIRATE_CREW),
        who=name_of(told.won, names, words),
    )


# Ranks, the feast, the end


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


# The voyage


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
