"""Compare all games' decisions per second with the toy game's, alternating: `python tests/bench/bench_kernel.py`.

The goal for Tallinn is a ratio of at least 0.4; some 30,000 decisions per second are to be expected of it, and 8,000 of
Ulm and of Eldermann.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[2]))

from games.cli.bench import decisions
from games.kernel.catalogue import find, installed
from tests.fifth_game import installed_beacons

ROUNDS, SECONDS = 7, 1.0
TOY = "beacons"


def main() -> None:
    """Measure in turns, so that all meet the same weather, and print the medians."""
    with installed_beacons():
        rates: dict[str, list[float]] = {key: [] for key in installed()}
        for number in range(ROUNDS):
            for key, found in rates.items():
                found.append(decisions(find(key), SECONDS, random.Random(number)))
    for key, found in rates.items():
        ratios = [one / other for one, other in zip(found, rates[TOY], strict=True)]
        print(
            f"{key:14} {median(found):10,.0f} decisions/s (from {min(found):,.0f} to {max(found):,.0f}); "
            f"ratio {median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f})"
        )


if __name__ == "__main__":
    main()
