"""What happened, in words: the ids in an event; a fight in two lines, its dice, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.eldermann.material import ORDERS, ROGUES
from games.eldermann.voice.phrases import city, goods, goods_list, order, with_sign
from games.kernel.events import Data, Event
from games.kernel.words import Words

BEGINS = ("raid", "pirates")
UNSAID = "unsaid"
"""What a good that was lost lacked, in the log of a release that did not say it."""
PARTS = ("fight-points", "thrown", "fight-won", "pirates-won", "goods-lost", "captured")


def fights(events: Sequence[Event]) -> list[list[int]]:
    """Gather the places of the events that tell of one fight; what precedes the first beginning stays alone."""
    found: list[list[int]] = []
    for place, event in enumerate(events):
        if event.kind in BEGINS:
            found.append([place])
        elif event.kind in PARTS and found:
            found[-1].append(place)
    return found


def places_of(events: Sequence[Event], parts: Sequence[int]) -> tuple[int, int]:
    """Choose where the dice of a fight are told, after the cards that were played for it, and where what follows is.

    Before the dice are thrown, its beginning is told in their place.
    """
    at = next((place for place in parts if events[place].kind == "thrown"), parts[0])
    return at, next((place for place in parts if place > at), at)


def summary(fight: Sequence[Event], opening: str, names: Sequence[str], words: Words) -> tuple[str, str]:
    """Tell a fight as far as it has come, and what followed; `opening` is the line of its beginning."""
    by_kind = {kind: list(same) for kind, same in groupby(sorted(fight, key=_kind), key=_kind)}
    thrown = by_kind.get("thrown")
    first = _dice(fight[0], thrown[0], names, words) if thrown else opening
    said = [_spoils(event, names, words) for event in fight if event.kind not in ("fight-points", "thrown", *BEGINS)]
    said += [_reputation(by_kind["fight-points"], names, words)] if "fight-points" in by_kind else []
    return first, " ".join(filter(None, said))


def _kind(event: Event) -> str:
    return event.kind


def _dice(begun: Event, thrown: Event, names: Sequence[str], words: Words) -> str:
    """Say who has won, with dice and strength of both sides."""
    attacker, defender = (begun.seat, thrown.seat) if begun.kind == "raid" else (None, thrown.seat)
    won = "won" if int(thrown.data["attacked"]) > int(thrown.data["defended"]) else "lost"
    who = {} if attacker is None else {"attacker": names[attacker]}
    return words.text(f"told-{begun.kind}-{won}", defender=names[defender or 0], **who, **thrown.data)


def _spoils(event: Event, names: Sequence[str], words: Words) -> str:
    """Name the goods that were lost; say so where nothing was to be had."""
    who = names[event.seat or 0]
    if event.kind == "pirates-won":
        return "" if event.data["count"] else words.text("told-nothing", who=who)
    if event.kind == "fight-won":
        return ""
    return words.text(f"told-{event.kind}", who=who, goods=goods_list(str(event.data["goods"]).split(), words))


def _reputation(changes: Sequence[Event], names: Sequence[str], words: Words) -> str:
    """Say whose reputation has changed, and what it is now."""
    said = [
        words.text(
            "told-change",
            who=names[event.seat or 0],
            change=with_sign(int(event.data["change"])),
            points=event.data["points"],
        )
        for event in changes
    ]
    return words.text("told-reputation", changes=", ".join(said))


def data_in_words(data: Data, words: Words) -> Data:
    """Put the ids in an event's data into words."""
    said: Data = {"missing": UNSAID, **data} if "good" in data else {**data}
    card = str(data.get("card", ""))
    if card in ORDERS:
        said |= {
            "card": order(card, words),
            "city": city(ORDERS[card].city, words),
            "goods": goods(ORDERS[card].goods, words),
        }
    elif card in ROGUES:
        said["card"] = words.text(f"rogue-{card}")
    said |= {key: words.text(f"{key}-{data[key]}") for key in ("good", "city", "role", "building") if key in data}
    if "goods" in data and card not in ORDERS:
        said["goods"] = goods_list(str(data["goods"]).split(), words)
    return said
