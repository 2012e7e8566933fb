"""Compare the games' decisions per second with the toy game's, alternating: `python tests/bench/bench_kernel.py`.

The goal for Tallinn is a ratio of at least 0.4 and about 30,000 decisions per second; for Ulm about 8,000.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.cli.bench import decisions
from games.kernel.catalogue import find
from tests.fifth_game import installed_beacons

ROUNDS, SECONDS = 7, 1.0


def main() -> None:
    """Measure in turns, so that both meet the same weather, and print the medians."""
    rates: dict[str, list[float]] = {"tallinn": [], "ulm": [], "beacons": []}
    with installed_beacons():
        for number in range(ROUNDS):
            for key, found in rates.items():
                found.append(decisions(find(key), SECONDS, random.Random(number)))
    for key, found in rates.items():
        print(f"{key:8} {median(found):10,.0f} decisions/s (from {min(found):,.0f} to {max(found):,.0f})")
    toy = rates.pop("beacons")
    for key, found in rates.items():
        ratios = [one / other for one, other in zip(found, toy, strict=True)]
        print(f"{key:8} to the toy game {median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
