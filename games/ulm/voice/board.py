"""The board of Ulm in words: all its facts, and the short alternative text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.kernel.state import HIDDEN
from games.kernel.words import Words, with_minus
from games.ulm.material import NUMBERS, OATH_HOUSE, QUARTER_IDS
from games.ulm.sections import scoring
from games.ulm.sections.grid import FAR, OUTER, OUTER_AT, line, open_lines
from games.ulm.state import NONE, Ulm
from games.ulm.voice import phrases

Names = Sequence[str]


def alt(view: Ulm, names: Names, words: Words, phase: str, won: str) -> str:
    """Say what matters of the board picture, in at most 1,024 characters."""
    lines = [phase]
    if won:
        lines.append(won)
    else:
        lines.append(words.text("alt-turn", who=names[view.turn]))
    lines.append(_scores(view, names, words))
    if view.tower and not won:
        lines.append(words.text("alt-tower", text=words.text("tower-text", tower=view.tower)))
    if view.story:
        lines.append(_story(view, names, words))
    lines.append(words.text("alt-grid", rows=rows(view, words)))
    return "\n".join(lines)[:1023]


def _scores(view: Ulm, names: Names, words: Words) -> str:
    key = "alt-seat-over" if view.sheet else "alt-seat"
    return "; ".join(words.text(key, who=name, **_points(view, seat)) for seat, name in enumerate(names))


def _points(view: Ulm, seat: int) -> dict[str, str | int]:
    """Return the points so far, and those if the game ended now; when it has, both are one."""
    final = view.points[seat] if view.sheet else phrases.points_if_ended(view, seat)
    return {"points": view.points[seat], "final": final}


def _story(view: Ulm, names: Names, words: Words) -> str:
    label, first, second, third, out = view.story
    return words.text(
        "board-story",
        who=names[view.story_seat],
        line=label,
        tile=phrases.piece(first, words),
        actions=phrases.tiles((first, second, third), words),
        out=phrases.piece(out, words),
        there=FAR[label],
    )


def rows(view: Ulm, words: Words) -> str:
    """Say the tiles of the grid, row by row."""
    return " | ".join(phrases.tiles(line(view.grid, f"W{row}"), words) for row in (1, 2, 3))


def board(view: Ulm, names: Names, words: Words, phase: str, won: str) -> str:
    """Say all facts of the board picture, as lines of text."""
    blocks = [phase, *([won] if won else []), _cathedral(view, names, words), _stocks(view, words)]
    blocks += [_quarters(view, names, words), _river(view, names, words)]
    blocks += [_seat(view, seat, name, words) for seat, name in enumerate(names)]
    return "\n\n".join(blocks)


def _cathedral(view: Ulm, names: Names, words: Words) -> str:
    key, last = "board-ended" if view.sheet else "board-turn", NUMBERS["rounds"]
    lines = [words.text(key, who=names[view.turn], first=names[view.first], round=view.round, last=last)]
    lines.append(words.text("board-grid", rows=rows(view, words)))
    lines.append(outside(view, words))
    if not view.sheet:
        lines.append(words.text("board-open", lines=_join(open_lines(view.outer), words, "no-one")))
    lines.append(words.text("board-rim", fields="; ".join(rim(view, names, words))))
    if view.drawn:
        lines.append(drawn_tiles(view, words))
    if view.actions:
        actions = ", ".join(words.text("action-name", action=action) for action in view.actions)
        lines.append(words.text("board-actions", actions=actions))
    if view.story:
        lines.append(_story(view, names, words))
    return "\n".join(lines)


def drawn_tiles(view: Ulm, words: Words) -> str:
    """Say the tile to push in, or the two that the Master Builder drew."""
    spare = f" / {phrases.piece(view.spare, words)}" if view.spare else ""
    return words.text("board-drawn", tile=phrases.piece(view.drawn, words) + spare)


def outside(view: Ulm, words: Words) -> str:
    """Say the pushed-out tiles with their fields."""
    outside = [f"{label} {phrases.tile(tile, words)}" for label, tile in zip(OUTER, view.outer, strict=True) if tile]
    return words.text("board-outer", tiles=_join(outside, words))


def rim(view: Ulm, names: Names, words: Words) -> Iterable[str]:
    """Say which coat each outer field shows, and whose seal lies there."""
    for coat in sorted(view.material.coats.values(), key=lambda coat: OUTER_AT[coat.field]):
        owner = view.rim[OUTER_AT[coat.field]]
        seal = f" ({names[owner]})" if owner != NONE else ""
        yield f"{coat.field} {words.text('coat-name', coat=coat.id)}{seal}"


def _stocks(view: Ulm, words: Words) -> str:
    discard = ", ".join(phrases.card(card, words) for card in view.discard)
    lines = [
        words.text("board-dock", tiles=phrases.tiles(view.dock, words)),
        words.text("board-bag", count=sum(view.bag.values()), tiles=phrases.supply_of(view.bag, words)),
        words.text("board-cards", deck=len(view.deck), discard=discard or words.text("empty")),
        words.text("board-coats", count=len(view.coat_stack)),
    ]
    if not view.with_towers:
        lines.append(words.text("board-no-towers"))
    elif view.tower:
        lines += [towers(view, words), words.text("board-towers", count=len(view.tower_stack))]
    return "\n".join(lines)


def towers(view: Ulm, words: Words) -> str:
    """Say what the tower tiles of this round and the next do."""
    after = words.text("tower-text", tower=view.next_tower) if view.next_tower else words.text("no-more")
    return words.text("board-tower", now=words.text("tower-text", tower=view.tower), next=after)


def _quarters(view: Ulm, names: Names, words: Words) -> str:
    lines = []
    for at, quarter in enumerate(view.material.quarters):
        owner = view.crests[at]
        lines.append(
            words.text(
                "board-quarter",
                quarter=phrases.quarter(quarter.id, words),
                text=words.text("privilege", quarter=quarter.id),
                free=view.slots[at].count(NONE),
                seals=_join([names[seat] for seat in view.slots[at] if seat != NONE], words, "no-one"),
                owned=int(owner != NONE),
                crest=names[owner] if owner != NONE else "",
                income=quarter.income,
            )
        )
    lines.append(words.text("board-descendants", names="; ".join(_descendants(view, names, words))))
    return "\n".join(lines)


def _descendants(view: Ulm, names: Names, words: Words) -> Iterable[str]:
    for name, owner in zip(view.descendants, view.slots[OATH_HOUSE], strict=True):
        whose = f" ({names[owner]})" if owner != NONE else ""
        yield f"{words.text('descendant-name', name=name)}{whose}: {words.text('descendant-text', name=name)}"


def _river(view: Ulm, names: Names, words: Words) -> str:
    lines = []
    for seat, name in enumerate(names):
        near = " / ".join(phrases.quarter(QUARTER_IDS[at], words) for at in view.adjoining(seat))
        lines.append(words.text("board-barge", who=name, field=phrases.field(view.barges[seat]), quarters=near))
    return "\n".join(lines)


def _seat(view: Ulm, seat: int, name: str, words: Words) -> str:
    laid = ", ".join(phrases.card(card, words) for card in view.laid[seat])
    coats = ", ".join(words.text("coat-name", coat=coat) for coat in view.coats[seat])
    lines = [
        words.text("board-seat-over" if view.sheet else "board-seat", who=name, **_points(view, seat)),
        words.text(
            "board-goods",
            coins=view.coins[seat],
            sparrows=view.sparrows[seat],
            seals=view.seals[seat],
            crests=view.crests_left(seat),
            hand=len(view.hands[seat]),
        ),
        words.text("board-tiles", tiles=phrases.supply_of(view.tiles[seat], words)),
        words.text("board-laid", cards=laid or words.text("nothing")),
        words.text("board-own-coats", coats=coats or words.text("no-one")),
    ]
    if view.sheet:
        lines += sheet(view, seat, words)
    known = [card for card in view.hands[seat].cards if card != HIDDEN and card in _public(view, seat)]
    if known:
        lines.append(words.text("board-known", cards=", ".join(phrases.card(card, words) for card in known)))
    return "\n".join(lines)


def sheet(view: Ulm, seat: int, words: Words) -> list[str]:
    """Say where a seat's points of the game came from, and what the final scoring added, part by part."""
    sources = [
        f"{words.text('source-name', source=source)} {with_minus(points)}"
        for source, points in scoring.points_by_source(view, seat).items()
    ]
    entry, parts = scoring.sheet(view, seat), ("game", "sparrows", "river", "cathedral", "trade", "chronicle", "total")
    points = {part: getattr(entry, part) for part in parts}
    return [words.text("board-earned", sources=", ".join(sources)), words.text("board-sheet", **points)]


def _public(view: Ulm, seat: int) -> set[str]:
    """Name the hand cards that all know: those picked from the discard pile."""
    hand = view.hands[seat]
    return {card for card, seen in zip(hand.cards, hand.seen, strict=True) if seen == -1}


def _join(parts: Sequence[str], words: Words, none: str = "nothing") -> str:
    return ", ".join(parts) or words.text(none)
