import random
import subprocess
import sys
import time
from pathlib import Path

from storage import open_store

ROOT = Path(__file__).parents[3]


def run_and_kill(path: Path, after: int, pause: float) -> int:
    """Kill a committing process some time after a number of commits and return the last version it acknowledged."""
    command = [sys.executable, "-m", "tests.storage.engines.committer", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:  # noqa: S603 our own module
        assert process.stdout is not None
        seen = [process.stdout.readline() for _ in range(after)]
        time.sleep(pause)
        process.kill()
        seen += [line for line in process.stdout if line.endswith("\n")]
    return int(seen[-1])


async def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    """Killed at any moment, again and again, the database opens and has every version that was acknowledged."""
    rng = random.Random(20)
    before = 0
    for _ in range(3):
        acknowledged = run_and_kill(path, rng.randint(1, 30), rng.random() / 100)
        store = await open_store(path, process="after")
        async with store.read() as tx:
            row = await tx.tables.get("K7Q2")
            entries = await tx.log.entries("K7Q2")
            newest = await tx.log.snapshot("K7Q2")
        await store.close()
        assert row is not None
        assert newest is not None
        assert acknowledged > before
        assert row.version >= acknowledged
        assert [entry.version for entry in entries] == list(range(1, row.version + 1))
        assert newest.version == row.version
        before = row.version


def test_a_start_that_is_killed_can_be_repeated(path: Path) -> None:
    """Killed anywhere in its very first start, the database can still be opened by the next one."""
    command = [sys.executable, "-m", "tests.storage.engines.committer", str(path)]
    rng = random.Random(21)
    for _ in range(3):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)  # noqa: S603 our own module
        while not Path(f"{path}.lock").exists():
            time.sleep(0.01)
        time.sleep(rng.random() / 5)
        process.kill()
        process.wait()
    assert run_and_kill(path, 1, 0) > 0
