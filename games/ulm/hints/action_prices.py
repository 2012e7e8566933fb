"""What the actions and cards of a turn of Ulm are worth: 0 is doing nothing."""

from __future__ import annotations

from games.ulm.hints.card_outlook import of_end, of_held, of_now
from games.ulm.hints.parts import Parts, total
from games.ulm.hints.weighing import DO_NOT, Prices
from games.ulm.material import CARDS, NUMBERS, QUARTER_AT
from games.ulm.sections.options import STEP

FIRST = 50.0
"""Added to what costs nothing and may pay for the rest: it comes first."""
SEAL_FIRST = 10.0
"""Added to a seal that gains something."""


def money(prices: Prices, rest: str) -> Parts:
    """Take coins first: they may pay for a seal."""
    return [("first", FIRST), ("coins", 2.0)]


def clear(prices: Prices, side: str) -> Parts:
    """Take tiles before cards are paid."""
    first = 3 * "NESW".index(side) if side in "NESW" else 0
    tiles = [tile for tile in prices.view.outer[first : first + 3] if tile] if side in "NESW" else []
    worth = 0.1 * sum(map(prices.outlook.of_tile, tiles))
    return [("first", FIRST), ("tiles", worth), ("tiles", 0.01 * len(tiles))]


def river(prices: Prices, rest: str) -> Parts:
    """Sail, unless a seal at the present field should come first."""
    outlook, view, seat = prices.outlook, prices.view, prices.seat
    gain = outlook.of_steps(1)
    if "seal" not in view.actions or view.coins[seat] < view.seal_price():
        return [("river", gain), ("first", 3.0)]
    steps = max(1, view.actions.count("river") + view.actions.count(STEP))  # none: a card's action
    here = outlook.best_seal(outlook.near(view.barges[seat]))
    ahead = max(outlook.best_seal(outlook.near(place)) for place in view.landings(seat, steps))
    return [("river", gain), ("first", 30.0 if ahead > here else 0.0)]


def sail(prices: Prices, rest: str) -> Parts:
    """Price the field where the barge would lie, with the seal that can follow."""
    outlook, view, seat = prices.outlook, prices.view, prices.seat
    place = view.landings(seat, int(rest))[-1] if int(rest) else view.barges[seat]
    seal = 0.0
    if "seal" in view.actions and view.coins[seat] >= view.seal_price():
        seal = max(0.0, outlook.best_seal(outlook.near(place)))
    return [("river", outlook.of_place(place) if int(rest) else outlook.of_place(0) + place), ("seal", seal)]


def seal(prices: Prices, quarter: str) -> Parts:
    """Price a seal after its cost."""
    view, outlook = prices.view, prices.outlook
    price = NUMBERS["chronicle_price"] if view.section == "seal_for_coin" else view.seal_price()
    worth = outlook.of_seal(QUARTER_AT[quarter])
    parts = [("seal", worth), ("coins", -price * outlook.coin), ("points", -prices.tax_missed(coins=price))]
    return [*parts, ("first", SEAL_FIRST)] if total(parts) > 0 else parts


def wall(prices: Prices, quarter: str) -> Parts:
    """Price a seal in a far quarter, which costs the card."""
    parts = [*seal(prices, quarter), ("cards", -of_end(prices.outlook, "wall")), ("cards", -1.0)]
    return parts if total(parts) > SEAL_FIRST else DO_NOT


def buy(prices: Prices, price: str) -> Parts:
    """Price a purchase: the card, a choice of two, and the tiles that are given."""
    outlook, given = prices.outlook, price.split("+")
    if price == "coin":
        paid = [("coins", -outlook.coin), ("points", -prices.tax_missed(coins=1))]
        return [("cards", outlook.of_new_card()), *paid]
    supply, needed = prices.view.tiles[prices.seat], outlook.needed
    cost = sum(outlook.tile + 1.5 * (tile in needed and supply[tile] <= given.count(tile)) for tile in given)
    better = len(given) == 2 and (given[0] == given[1] or prices.view.has(prices.seat, "councillor"))
    paid = [("tiles", -cost), ("points", -prices.tax_missed(tiles=len(given)))]
    return [("cards", outlook.of_new_card() * (1.2 if better else 1.0)), *paid]


def play(prices: Prices, rest: str) -> Parts:
    """Price playing a card against keeping it; before the push only the Patrician is of use."""
    card, use = rest.split(" ")
    outlook, section = prices.outlook, prices.view.section
    if card == "patrician" and use == "now":
        return [("cards", 0.8)] if outlook.left > 4 else DO_NOT
    if section in ("push", "begin_turn"):
        return DO_NOT
    used = of_now(outlook, card) if use == "now" else of_end(outlook, card)
    parts = [("cards", used), ("wait", -of_held(outlook, card))]
    if use == "now" and CARDS[card].takes_tile:
        parts.append(("points", -prices.tax_missed(tiles=1)))
    gain = total(parts)
    if section == "act" and use == "end" and outlook.left > 1 and prices.view.actions:
        return [("cards", min(gain, 0.3))]  # laying out can wait until the actions have paid for better uses
    return [*parts, ("first", 5.0)] if gain > 0 else parts
