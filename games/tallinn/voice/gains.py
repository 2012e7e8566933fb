"""What each choice of Tallinn costs and brings, from the view of the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from games.kernel.ask import picked_items
from games.kernel.icons import capital
from games.kernel.voice import BESIDE, Gain
from games.kernel.words import Words, fitting
from games.tallinn.material import ENVOY, FACTIONS, NUMBERS, Symbols, added, card_of
from games.tallinn.sections import scoring
from games.tallinn.sections.scoring import Duel
from games.tallinn.state import Tallinn
from games.tallinn.voice.labels import both_halves, symbol_counts

STRIP = 40
"""Characters of a line above short buttons on a phone: the name of a half, a space, and its effect."""


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
    return words.text(f"about-{view.section}", **NUMBERS) if view.section in _GAINS else ""


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
    text = _contest(view, seat, half, words) if shown.coin else _row(view, seat, half, words)
    return Gain(text, _changes(shown.symbols), most)


def _row(view: Tallinn, seat: int, half: str, words: Words) -> str:
    """Say how many symbols the row has then, and the others now: of several factions in the same order."""
    symbols, against = view.material.halves[half].symbols, partial(_against, words, STRIP - len(half) - 1)
    more = {at: count for at, count in enumerate(symbols) if count}
    held = {at: scoring.held(view, at) for at in more}
    others = ["/".join(str(counts[other]) for counts in held.values()) for other in _others(view, seat)]
    then = {FACTIONS[at]: held[at][seat] + count for at, count in more.items()}
    if len(more) == 1:
        ((faction, count),) = then.items()
        return against("gain-row", others, faction=faction, now=count - sum(symbols), then=count)
    if len(more) == len(FACTIONS):
        return against("gain-of-each", others, row="/".join(map(str, then.values())))
    row = ", ".join(words.text("gain-row-part", faction=faction, then=count) for faction, count in then.items())
    return against("gain-rows", others, row=capital(row))


def _others(view: Tallinn, seat: int) -> list[int]:
    """List the other seats in the order of the rows in the pictures."""
    return [other for other in range(view.seats) if other != seat]


def _against(words: Words, room: int, key: str, others: Sequence[object], **facts: str | int) -> str:
    """Say something with the numbers of the others, which are called so where there is room for that."""
    counts = ", ".join(map(str, others))
    named = words.text("gain-others", counts=counts, count=len(others)), f"({counts})", f"({counts.replace(',', '')})"
    return fitting(room, *(words.text(key, others=said, **facts) for said in named))


def _contest(view: Tallinn, seat: int, half: str, words: Words) -> str:
    """Say what a contest would bring if nobody else laid a card."""
    shown, duels = view.material.halves[half], scoring.next_duels(view, seat, half)
    now = duels[0].mine - shown.symbols[FACTIONS.index(shown.faction)]
    return _duelling(words, "gain-contest", duels, STRIP - len(half) - 1, faction=shown.faction, now=now)


def _duelling(words: Words, key: str, duels: Sequence[Duel], room: int = BESIDE, **facts: str | int) -> str:
    """Say how a contest ends against each of the others, and what it brings in all."""
    theirs, gain = [duel.theirs for duel in duels], sum(duel.gain for duel in duels)
    return _against(words, room, key, theirs, mine=duels[0].own, gain=gain, **facts)


def _any_contest(view: Tallinn, seat: int, words: Words) -> str:
    duels = [scoring.envoy_duels(view, seat, at) for at in range(len(FACTIONS))]
    return words.text("gain-any-contest", gain=max(sum(duel.gain for duel in each) for each in duels))


def _named(view: Tallinn, seat: int, faction: str, words: Words) -> Gain:
    """Say how the Envoy's contest ends: all rows lie open, so it is certain."""
    duels = scoring.envoy_duels(view, seat, FACTIONS.index(faction))
    points = sum(duel.gain for duel in duels)
    return Gain(_duelling(words, "gain-named", duels), {"points": points})


def _sent(view: Tallinn, seat: int, faction: str, words: Words) -> Gain:
    """Say how a final contest ends; others whose Envoy is tied decide at the same time, which the question says."""
    duels = scoring.envoy_duels(view, seat, FACTIONS.index(faction))
    most = {"rows": NUMBERS["final_more"] * len(FACTIONS) * (view.seats - 1)}
    said = _duelling(words, "gain-sent", duels)
    return Gain(said, {f"final {faction}": NUMBERS["envoy_symbols"]}, most)


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
    shown = symbol_counts(view.material.whole_cards[card], words)
    if card == ENVOY:
        shown = words.text("gain-envoys", symbols=shown, count=NUMBERS["envoy_symbols"])
    said = words.text(key, then=then, now=now, costs=costs[place], symbols=shown)
    return Gain(said, {"tower": then - now, **_changes(lost, -1)})


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
        return Gain(capital(said), _changes(lost, -1))
    points = step.times * view.seats
    text = fitting(BESIDE, *(words.text(key, gain=points, costs=said) for key in ("gain-gift", "gain-gift-short")))
    return Gain(text, {"points": points, **_changes(lost, -1)})


def _row_loses(lost: Symbols, words: Words) -> str:
    """Say which symbols the row loses, each with a minus."""
    if lost == (1, 1, 1):
        return words.text("gain-row-loses-each")
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
