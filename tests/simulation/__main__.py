"""Run simulations: python -m tests.simulation --seed 7 --days 30, or --seeds 1-200 for a night."""

from __future__ import annotations

import argparse
import contextlib
import logging
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.simulation.simulation import DAY, Simulation

MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own is made in it, as databases on a disk would wait for it


@dataclass
class Outcome:
    """The outcome of a run: the simulation, its processor time in seconds, and its failure."""

    simulation: Simulation
    seconds: float
    failure: Exception | None = None

    def __str__(self) -> str:
        """Return a summary in one line."""
        run, days = self.simulation, self.simulation.loop.time() / DAY
        faults = sum(run.weather.seen.values())
        facts = f"{days:.2f} days, {run.table_days:.0f} table-days, {run.deaths} deaths, {faults} faults"
        end = "ok" if self.failure is None else f"{type(self.failure).__name__}: {self.failure}"
        return f"seed {run.seed}: {run.digest.hexdigest()[:12]} {facts}, {self.seconds:.1f} s of processor time: {end}"


def simulate(seed: int, days: float, told: Callable[[str], None] | None = None) -> Outcome:
    """Run a simulation from beginning to end, or to its first failure."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # discord.py would warn of each simulated fault
    begun = time.process_time()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        simulation = Simulation(seed, days, Path(folder), told)
        failure = None
        try:
            simulation.go()
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            failure = error
    return Outcome(simulation, time.process_time() - begun, failure)


def shortest(found: Outcome) -> Outcome:
    """Find roughly the shortest failing run of a seed; all runs of a seed are equal until their last calm."""
    low, high = 0.0, found.simulation.loop.time() / DAY
    found.simulation.days = high
    while high - low > 0.02 * high:
        outcome = simulate(found.simulation.seed, days := (low + high) / 2)
        if outcome.failure is None:
            low = days
        else:
            found, high = outcome, days
    return found


def main() -> int:
    """Run the simulations that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="the number that decides everything")
    parser.add_argument("--seeds", metavar="FIRST-LAST", help="run all of these seeds")
    parser.add_argument("--days", type=float, default=30, help="simulated days")
    parser.add_argument("--trace", action="store_true", help="print all that happens")
    args = parser.parse_args()
    first, _, last = (args.seeds or str(args.seed)).partition("-")
    failed = 0
    for seed in range(int(first), int(last or first) + 1):
        outcome = simulate(seed, args.days, _say if args.trace else None)
        _say(str(outcome))
        if outcome.failure is not None:
            failed += 1
            _say(f"shortest: --days {shortest(outcome).simulation.days:.3f}" if not args.trace else "")
    return 1 if failed else 0


def _say(line: str) -> None:
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
