"""What stands around a question, in words: what one must know to decide, and the towns or seats on the table."""

from __future__ import annotations

from games.eldermann.chart import FAR
from games.eldermann.material import CITIES, ORDERS
from games.eldermann.sections.spelunke import NO_CARD
from games.eldermann.state import Eldermann
from games.eldermann.voice.phrases import city, goods, goods_list
from games.eldermann.voice.seats import asked_line, place_of
from games.kernel.ask import Ask
from games.kernel.words import Words

TOWNS = (
    *("choose_home", "stow_start", "choose_arrow", "plan", "navigate", "discard"),
    *("trade", "trade_on", "throw_away", "stow", "pay_good"),
)
"""Questions for which one must know what is wanted where."""
SEATS = ("curse_window", "card_window", "guns_window", "ward", "raid", "ambush", "plunder", "pillage", "jettison")
"""Questions for which one must know who has what; the chart of the voyage shows all of it."""


def table_text(view: Eldermann, seat: int, words: Words) -> str:
    """Say a line for each town with orders or free goods, or for each seat."""
    if view.section in TOWNS:
        lines = [_town(view, seat, index, words) for index in range(len(CITIES))]
        return "\n".join(filter(None, lines))
    if view.section in SEATS:
        return "\n".join(seat_line(view, other, words) for other in range(view.seats))
    return ""


def distance_to(view: Eldermann, seat: int, index: int) -> int:
    """Count the moves of a seat's ship to a town; FAR before it has a place."""
    here = view.ships[seat]
    return view.chart.distance(here, view.chart.harbour[index]) if here else FAR


def _town(view: Eldermann, seat: int, index: int, words: Words) -> str:
    """Say how far a town is, what its orders pay, and what lies free there."""
    pays, far = view.material.pays, distance_to(view, seat, index)
    said = [
        words.text(
            "table-order",
            goods=goods(ORDERS[card].goods, words),
            taler=pays[card].taler,
            points=pays[card].points,
        )
        for card in view.orders[index]
    ]
    said += [words.text("table-free", goods=goods_list(view.harbour[index], words))] if view.harbour[index] else []
    if not said:
        return ""
    name = city(index, words)
    return f"{name if far == FAR else words.text('table-town', city=name, count=far)}: {'; '.join(said)}"


def seat_line(view: Eldermann, seat: int, words: Words) -> str:
    """Say what a seat has, where its ship is, and what lies in it."""
    nothing = words.text("nothing")
    return words.text(
        "table-seat",
        who=words.seat(seat),
        points=view.points[seat],
        title=words.text(f"title-{view.title(seat)}"),
        taler=view.taler[seat],
        place=place_of(view, seat, words),
        aboard=goods_list(view.cargo(seat), words) or nothing,
        kontor=goods_list(view.kontor[seat], words) or nothing,
        guns=view.guns[seat],
    )


# What one must know to decide and no picture shows


WINDOWS = ("curse_window", "card_window", "guns_window", "ward")
"""Questions for a Spelunke card, which go also to those who have none that fits."""


def briefing_lines(view: Eldermann, seat: int, ask: Ask, words: Words) -> list[str]:
    """Say why a seat without a fitting card is asked, when one that has hired a card is, and what orders do."""
    if view.section in WINDOWS and set(ask.offered()) <= set(NO_CARD):
        return [words.text("around-no-card")]
    if view.section in ("trade", "trade_on") and view.bought_card:
        return [words.text("around-hired", asked=asked_line(view, seat, words))]
    if view.section == "stance":
        return [words.text("around-stance-raids"), words.text("around-stance-cards")]
    return []
