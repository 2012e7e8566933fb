"""What each choice of Tallinn costs and brings, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from games.kernel.ask import picked_items
from games.kernel.gains import Gain
from games.kernel.state import HIDDEN
from games.kernel.words import Words, clipped
from games.tallinn.material import FACTIONS, NUMBERS, Symbols, added, card_of
from games.tallinn.sections import scoring
from games.tallinn.sections.scoring import Duel
from games.tallinn.state import Tallinn
from games.tallinn.voice.labels import both_halves, symbol_counts

NAMES_ROOM = 30
"""Characters for the names of all opponents in a line."""


def amounts(view: Tallinn, seat: int) -> Mapping[str, int]:
    """Count points before the final scoring, symbols in the row without the Envoy and with it, and the towers."""
    sheet = view.sheet[seat] if view.sheet else None
    return {
        "points": sheet.game + sheet.exchange + sheet.chronicles if sheet else view.points[seat],
        "contests": sheet.game if sheet else scoring.contest_points(view, seat),
        "rows": sheet.merchants + sheet.knights + sheet.monks if sheet else 0,
        "tower": scoring.tower_strength(view, seat),
        **{faction: view.material.count(view.rows[seat], faction) for faction in FACTIONS},
        **{f"final {faction}": count for faction, count in view.strengths(seat).items()},
    }


def about(view: Tallinn, seat: int, words: Words) -> str:
    """Say what counts at this question, with the numbers of the rulebook."""
    others = ", ".join(_known_towers(view, other, words) for other in range(view.seats) if other != seat)
    return words.text(f"about-{view.section}", towers=others, **NUMBERS) if view.section in _GAINS else ""


def _known_towers(view: Tallinn, seat: int, words: Words) -> str:
    """Say how strong the known towers of another seat are, and how many more it has."""
    cards = view.towers[seat].cards
    known = [card for card in cards if card != HIDDEN]
    strength = max(view.material.tower_strengths(known).values())
    return words.text("about-towers", who=words.seat(seat), strength=strength, hidden=len(cards) - len(known))


def gain(view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
    """Say what an offered choice, or one card of it, costs and brings."""
    found = _GAINS.get(view.section)
    return found(view, seat, choice, words) if found else Gain()


def _half(view: Tallinn, seat: int, half: str, words: Words) -> Gain:
    """Say what a half makes of the row, and what its contest would bring as the rows lie now."""
    shown = view.material.halves[half]
    most = {"contests": NUMBERS["contest_more"] * (view.seats - 1)} if shown.envoys or shown.coin else {}
    if shown.envoys:
        return Gain(_any_contest(view, seat, words), most=most)
    text = _contest(view, seat, half, words) if shown.coin else _row(view, seat, shown.symbols, words)
    return Gain(text, _changes(shown.symbols), most)


def _row(view: Tallinn, seat: int, symbols: Symbols, words: Words) -> str:
    """Say how many symbols the row has then, and the others by name now: of several factions in the same order."""
    more = {at: count for at, count in enumerate(symbols) if count}
    held = {at: scoring.held(view, at) for at in more}
    others = {seat: "/".join(str(counts[seat]) for counts in held.values()) for seat in view.opponents(seat)}
    then = {FACTIONS[at]: held[at][seat] + count for at, count in more.items()}
    named = _named_counts(others, words)
    if len(more) == 1:
        ((faction, count),) = then.items()
        return words.text("gain-row", faction=faction, now=count - sum(symbols), then=count, others=named)
    row = ", ".join(words.text("gain-row-part", faction=faction, then=count) for faction, count in then.items())
    return words.text("gain-rows", row=row, others=named)


def _named_counts(counts: Mapping[int, object], words: Words) -> str:
    """Write counts of opponents with their names, cut so that all fit into the line."""
    room = NAMES_ROOM // len(counts)
    return ", ".join(f"{clipped(words.seat(seat), room)} {count}" for seat, count in counts.items())


def _contest(view: Tallinn, seat: int, half: str, words: Words) -> str:
    """Say what a contest would bring if nobody else laid a card."""
    shown, duels = view.material.halves[half], scoring.next_duels(view, seat, half)
    now = duels[0].mine - shown.symbols[FACTIONS.index(shown.faction)]
    return words.text("gain-contest", faction=shown.faction, now=now, **_duels(duels, words))


def _any_contest(view: Tallinn, seat: int, words: Words) -> str:
    brought = {
        faction: sum(duel.gain for duel in scoring.envoy_duels(view, seat, at)) for at, faction in enumerate(FACTIONS)
    }
    best = max(brought, key=brought.__getitem__)
    return words.text("gain-any-contest", faction=best, gain=brought[best])


def _named(view: Tallinn, seat: int, faction: str, words: Words) -> Gain:
    """Say how the Envoy's contest ends: all rows lie open, so it is certain."""
    duels = scoring.envoy_duels(view, seat, FACTIONS.index(faction))
    points = sum(duel.gain for duel in duels)
    return Gain(words.text("gain-named", **_duels(duels, words)), {"points": points})


def _sent(view: Tallinn, seat: int, faction: str, words: Words) -> Gain:
    """Say how a final contest ends; others whose Envoy is tied decide at the same time."""
    duels = scoring.envoy_duels(view, seat, FACTIONS.index(faction))
    key = "gain-sent" if len(view.asked_seats) == 1 else "gain-sent-now"
    most = {"rows": NUMBERS["final_more"] * len(FACTIONS) * (view.seats - 1)}
    return Gain(words.text(key, **_duels(duels, words)), {f"final {faction}": NUMBERS["envoy_symbols"]}, most)


def _duels(duels: tuple[Duel, ...], words: Words) -> dict[str, str | int]:
    theirs = _named_counts({duel.opponent: duel.theirs for duel in duels}, words)
    return {"mine": duels[0].own, "theirs": theirs, "gain": sum(duel.gain for duel in duels)}


def _tower(view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
    """Say how strong the own towers become, and what the row or the hand loses."""
    now = scoring.tower_strength(view, seat)
    if choice == "none":
        return Gain(words.text("gain-no-tower", now=now), {"tower": 0})
    place, _, card = choice.partition(" ")
    strengths = view.material.tower_strengths([*view.towers[seat].cards, card])
    then = max(strengths.values())
    lost = _symbols_in_row(view, seat, {card}) if place == "row" else (0, 0, 0)
    costs = {"row": _row_loses(lost, words), "hand": words.text("gain-hand")}
    key = "gain-tower" if then > now else "gain-tower-same"
    said = words.text(key, symbols=symbol_counts(view.material.whole_cards[card], words), then=then, now=now)
    return Gain(f"{said}; {costs[place]}", {"tower": then - now, **_changes(lost, -1)})


def _exchange(view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
    """Say the price, and for a single card both its halves."""
    cards = picked_items(choice)
    cost = len(cards) * NUMBERS["exchange_price"]
    if not cards:
        return Gain(words.text("hint-no-exchange"), {"points": 0})
    said = words.text("hint-exchange", count=cost)
    if len(cards) == 1:
        said = f"{said}: {both_halves(view.material, cards[0], words)}"
    return Gain(said, {"points": -cost})


def _gift(view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
    """Say what a set of cards brings, or of a single card that does not suffice what it is worth."""
    cards = picked_items(choice)
    if not cards:
        return Gain(words.text("hint-no-give_up"), {"points": 0})
    step, lost = view.gift_step(), _symbols_in_row(view, seat, set(cards))
    said = _row_loses(lost, words)
    if not step.is_met_by(lost):
        return Gain(said, _changes(lost, -1))
    points = step.times * view.seats
    return Gain(f"{words.text('gain-gift', gain=points)}; {said}", {"points": points, **_changes(lost, -1)})


def _row_loses(lost: Symbols, words: Words) -> str:
    """Say which symbols the row loses, each with a minus."""
    named = zip(FACTIONS, lost, strict=True)
    said = [f"−{words.text('symbols', faction=faction, count=count)}" for faction, count in named if count]
    return words.text("gain-row-loses", symbols=", ".join(said)) if said else words.text("gain-row-keeps")


def _symbols_in_row(view: Tallinn, seat: int, cards: set[str]) -> Symbols:
    halves = [half for half in view.rows[seat] if card_of(half) in cards]
    return added(view.material.halves[half].symbols for half in halves)


def _changes(symbols: Iterable[int], sign: int = 1) -> dict[str, int]:
    """Name how many symbols of each faction the row gains or loses."""
    return {faction: sign * count for faction, count in zip(FACTIONS, symbols, strict=True) if count}


_GAINS: Mapping[str, Callable[[Tallinn, int, str, Words], Gain]] = {
    "choose_card": _half,
    "name_faction": _named,
    "build_tower": _tower,
    "exchange": _exchange,
    "give_up": _gift,
    "send_tied_envoys": _sent,
}
