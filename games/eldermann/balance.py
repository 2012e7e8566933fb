"""`python -m games.eldermann.balance`: how long Eldermann lasts, and what matters, when the hints play it."""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles

from games.eldermann.hints.hints import EldermannHints
from games.eldermann.hints.weighing_rogues import EldermannPlanner
from games.eldermann.material import CITIES, FOUR_ROLES, HOMES, ORDERS
from games.eldermann.rules import OPTIONS, RULES
from games.eldermann.state import Eldermann, Tally
from games.kernel.chance import RandomChance
from games.kernel.events import Event, Events
from games.kernel.visibility import view

SEATS = (2, 3, 4)
HINTS, PLANNER = EldermannHints(), EldermannPlanner()


@dataclass
class Count:
    """What many games with the same number of players add up to."""

    games: int = 0
    ends: list[Eldermann] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    elections: list[int] = field(default_factory=list)
    won: Counter[str] = field(default_factory=Counter)
    had: Counter[str] = field(default_factory=Counter)

    def add(self, end: Eldermann) -> None:
        """Count one finished game."""
        self.games += 1
        self.ends.append(end)
        winners = end.result.winners if end.result else ()
        for seat in range(end.seats):
            for what in (f"seat {seat + 1}", CITIES[end.homes[seat]].key, end.roles[seat]):
                self.had[what] += 1
                self.won[what] += seat in winners

    def ask(self, s: Eldermann) -> None:
        """Count for how many seats the table waits whose turn it is not."""
        aside = [seat for seat in RULES.asked(s) if seat != s.active] if s.round else []
        self.seen["waits aside"] += bool(aside)
        self.seen["asks aside"] += len(aside)
        self.seen["asks in turn"] += s.round > 0 and not aside

    def note(self, s: Eldermann, events: list[Event]) -> None:
        """Count what happened in a step."""
        for event in events:
            self.seen[event.kind] += 1
            if event.kind == "filled":
                self.seen[f"order {len(ORDERS[str(event.data['card'])].goods)}"] += 1
            elif event.kind == "election":
                self.elections.append(s.round)
            elif event.kind == "planned":
                self.seen[f"cards {len(s.laid)}"] += 1
            elif event.kind == "fight-won" and s.fight:
                self.seen["pirates beaten" if s.fight.attacker < 0 else "raids won"] += event.seat != s.fight.attacker
            if event.kind in ("planned", "planned-none") and event.seat is not None:
                self.seen["turns"] += 1
                self.seen["turns at sea"] += s.ships[event.seat] not in s.chart.harbours


def count_games(seats: int, games: int, options: Mapping[str, str]) -> Count:
    """Let the hints play; the first game has seed 0."""
    count = Count()
    for seed in range(games):
        rng = random.Random(f"{seats} {seed}")
        chance, events = RandomChance(rng), Events()
        s = RULES.setup(seats, options, chance, events)
        RULES.run(s, chance, events)
        while not s.over:
            count.ask(s)
            events = _answer_all(s, rng, chance)
            count.note(s, events.told)
        count.add(s)
    return count


def _answer_all(s: Eldermann, rng: random.Random, chance: RandomChance) -> Events:
    events = Events()
    for seat in tuple(RULES.asked(s)):
        seen = view(s, seat)
        RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, events)
    _plan_all(s, rng)
    return events


def _plan_all(s: Eldermann, rng: random.Random) -> None:
    """Let all seats with Spelunke cards see to their plans, as computers do after each step."""
    for seat in range(s.seats if not s.over else 0):
        while s.cards_held(seat) and (wish := PLANNER.wish(view(s, seat), seat, rng)):
            RULES.wish(s, seat, wish)


def figures(count: Count) -> dict[str, str]:
    """Write the lines of one column."""
    return {**_lengths(count), **_scores(count), **_fights(count), **_turns(count), **_wins(count)}


def _lengths(count: Count) -> dict[str, str]:
    rounds = [end.round for end in count.ends]
    low, *_, high = quantiles(rounds, n=10) if len(rounds) > 1 else (rounds[0], rounds[0])
    ended = Counter(end.ending for end in count.ends)
    endings = [str(ended[how]) for how in ("feast", "elder", "empty", "limit")]
    return {
        "rounds: mean": f"{fmean(rounds):.1f}",
        "rounds: 10 %, 90 %": f"{low:.0f}, {high:.0f}",
        "election called in round": f"{fmean(count.elections):.1f}" if count.elections else "-",
        "ended by feast, Eldermann, empty deck, limit": ", ".join(endings),
    }


def _scores(count: Count) -> dict[str, str]:
    """Average the score sheets."""
    mean, players = _means(count), sum(end.seats for end in count.ends)
    sizes = [f"{count.seen[f'order {size}'] / players:.1f}" for size in (1, 2, 3)]
    return {
        "orders a player": f"{mean['orders']:.1f}",
        "of these with 1, 2, 3 goods": ", ".join(sizes),
        "goods sold a player": f"{mean['sold']:.1f}",
        "builds a player (of 10)": f"{mean['built']:.1f}",
        "points from orders, from fights": f"{mean['order_points']:.1f}, {mean['fight_points']:+.1f}",
    }


def _fights(count: Count) -> dict[str, str]:
    seen, games = count.seen, count.games
    lost = seen["pirates"] - seen["pirates beaten"]
    won = 100 - 100 * lost / max(1, seen["pirates"])
    return {
        "pirate fights a game (won by the player)": f"{seen['pirates'] / games:.1f} ({won:.0f} %)",
        "player raids a game": f"{seen['raid'] / games:.1f}",
        "Spelunke cards a game": f"{seen['rogue'] / games:.1f}",
    }


def _turns(count: Count) -> dict[str, str]:
    share = {what: number / max(1, count.seen["turns"]) for what, number in count.seen.items()}
    cards = [f"{100 * share.get(f'cards {cards}', 0):.0f} %" for cards in (1, 2, 3)]
    asks = [f"{share.get(f'asks {when}', 0):.1f}" for when in ("in turn", "aside")]
    return {
        "turns ending at sea": f"{100 * share.get('turns at sea', 0):.0f} %",
        "turns with 1, 2, 3 cards": ", ".join(cards),
        "choices in a turn: own, others'": ", ".join(asks),
        "times a turn waits for others": f"{share.get('waits aside', 0):.1f}",
    }


def _wins(count: Count) -> dict[str, str]:
    winners = [end.points[seat] for end in count.ends if end.result for seat in end.result.winners]
    everybody = fmean(points for end in count.ends for points in end.points)
    return {
        "winner's points (all players)": f"{fmean(winners) if winners else 0:.1f} ({everybody:.1f})",
        "wins by seat": _shares(count, [f"seat {number}" for number in (1, 2, 3, 4)]),
        "wins by home": _shares(count, HOMES),
        "wins by role": _shares(count, FOUR_ROLES),
    }


def _means(count: Count) -> dict[str, float]:
    """Average each count of the score sheet."""
    tallies = [tally for end in count.ends for tally in end.tally]
    return {name: fmean(getattr(tally, name) for tally in tallies) for name in Tally.__struct_fields__}


def _shares(count: Count, names: tuple[str, ...] | list[str]) -> str:
    return ", ".join(f"{100 * count.won[name] / count.had[name]:.0f}" for name in names if count.had[name]) + " %"


def markdown_table(counts: Mapping[int, Count]) -> list[str]:
    """Write the counts as a table with a column per number of players."""
    columns = [figures(count) for count in counts.values()]
    lines = [("", *(f"{seats} players" for seats in counts)), ("---",) * (len(counts) + 1)]
    lines += [(name, *(column[name] for column in columns)) for name in columns[0]]
    return ["| " + " | ".join(line) + " |" for line in lines]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m games.eldermann.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    for option in OPTIONS:
        parser.add_argument(f"--{option.name}", choices=option.values, default=option.default)
    chosen = parser.parse_args()
    options = {option.name: getattr(chosen, option.name) for option in OPTIONS}
    print("\n".join(markdown_table({seats: count_games(seats, chosen.games, options) for seats in SEATS})))


if __name__ == "__main__":
    main()
