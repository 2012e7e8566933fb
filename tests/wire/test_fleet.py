"""Three processes over one PostgreSQL at a practice server with four shards: no table notices what becomes of them."""

from __future__ import annotations

import asyncio
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.postgres import SURE, Cluster, running_cluster
from tests.wire.baseline import Baseline, undisturbed
from tests.wire.fleet import DUTIES, SHARDS, Fleet, Impatient, Voyage, sailing
from tests.wire.playing import Evening, Foes
from tests.wire.processes import serving_here
from tests.wire.storms import Storm, Takeovers

USERS = ("alice", "bruno", "chen", "dora")
MESSAGES = re.compile(r"^/channels/\d+/messages")
CALM = 2.0
"""Seconds in which the last thing has happened."""
MOST_TO_LEAVE, MOST_TO_TAKE_OVER = 5.0, 10.0
STORMS = {
    "kills": ({"kill": 3, "request": 3}, {"kill": 150, "request": 150}),
    "server": ({"server": 2}, {"server": 30}),
    "cuts": ({"cut": 4}, {"cut": 100}),
    "frozen": ({"freeze": 1}, {"freeze": 3}),
}
"""What happens how often: by default, and with KONTOR_STORMS=whole."""
pytestmark = [pytest.mark.long, pytest.mark.timeout(7200)]  # many processes are started, and tables played with them


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    """Run a server of PostgreSQL that keeps every commit also when it is killed."""
    with running_cluster(SURE) as running:
        yield running


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Baseline:
    """Return the table as one process over SQLite plays it."""
    return undisturbed(tmp_path_factory.mktemp("alone"), "wire 1", USERS)


@pytest.fixture
def database(server: Cluster) -> Iterator[str]:
    """Return the name of an empty database."""
    name = server.make_current()
    yield name
    server.drop(name)


@pytest.fixture
async def fleet(server: Cluster, database: str, tmp_path: Path, seed: str) -> AsyncIterator[Fleet]:
    """Return two processes with gateways and a worker, all connected."""
    async with (
        serving_here(SHARDS, Impatient) as served,
        sailing(served, server.url(database), tmp_path, seed, DUTIES) as sailed,
    ):
        yield sailed


async def test_a_table_is_played_by_three_processes(fleet: Fleet, alone: Baseline, seed: str) -> None:
    """It ends as with one process."""
    voyage = Voyage(fleet, seed, phases=alone.phases, users=USERS)
    await voyage.play()
    await alone.check(voyage)


@dataclass
class Rolling(Foes):
    """Put a new process in the place of each one after the other, from some step on, while the table goes on."""

    fleet: Fleet
    step: int
    rolling: asyncio.Task[None] | None = None

    async def arm(self, evening: Evening, phase: str) -> None:
        """Begin in the middle."""
        if self.rolling is None and len(evening.steps) >= self.step:
            self.rolling = asyncio.create_task(self._roll())

    async def _roll(self) -> None:
        for member in list(self.fleet.members):
            await self.fleet.roll(member)


async def test_a_rolling_restart_is_not_noticed(fleet: Fleet, alone: Baseline, seed: str) -> None:
    """Four users play on while all three processes are replaced; each that leaves does so in five seconds."""
    foes = Rolling(fleet, len(alone.phases) // 3)
    voyage = Voyage(fleet, seed, foes, alone.phases, USERS)
    await voyage.play()
    assert foes.rolling is not None
    await foes.rolling
    await alone.check(voyage)
    print("seconds to leave", [round(each, 1) for each in fleet.leaves])
    assert max(fleet.leaves) <= MOST_TO_LEAVE
    assert voyage.revivals == 0, "an act was not answered"
    assert len(fleet.processes()) == len(fleet.members), "a process that has left is still there"


def _counts(what: str) -> Counter[str]:
    """Return how often each thing is to happen: a few times, or as often as issue 22 wants it."""
    few, many = STORMS[what]
    return Counter(many if os.environ.get("KONTOR_STORMS") == "whole" else few)


@pytest.mark.parametrize("what", STORMS)
async def test_no_table_notices(
    fleet: Fleet, alone: Baseline, seed: str, server: Cluster, database: str, what: str
) -> None:
    """No choice is lost, no message doubled, no table stuck, and a dead process is taken over in ten seconds."""
    storm = Storm(fleet, server, database, Random(seed), _counts(what))
    takeovers, users = Takeovers(fleet), fleet.served.practice
    assert isinstance(users, Impatient)
    watching = asyncio.create_task(takeovers.watch())
    while storm.left:
        voyage = Voyage(fleet, seed, storm, alone.phases, USERS)
        await voyage.play()
        repeated = f"{voyage.revivals} acts repeated, {users.failures} answers so far told to"
        print(dict(storm.done), "table", voyage.table, repeated, flush=True)
        await alone.check(voyage)
    await asyncio.sleep(CALM)
    watching.cancel()
    print(f"longest takeover {takeovers.longest:.1f} s", [member.codes for member in fleet.members])
    assert takeovers.longest <= MOST_TO_TAKE_OVER


@pytest.mark.parametrize("duties", [("0-3/4",), DUTIES], ids=["one", "three"])
async def test_limits_of_channels_are_met_seldom(
    server: Cluster, database: str, tmp_path: Path, alone: Baseline, seed: str, duties: Sequence[str]
) -> None:
    """With Discord's limits of messages in a channel, which each process knows by its own requests, nothing is lost."""
    async with (
        serving_here(SHARDS, Impatient) as served,
        sailing(served, server.url(database), tmp_path, seed, duties) as fleet,
    ):
        assert served.server is not None
        served.server.core.buckets.pace()
        voyage = Voyage(fleet, seed, phases=alone.phases, users=USERS)
        await voyage.play()
        await alone.check(voyage)
        requests = [e for e in served.practice.entries if e["kind"] == "request" and MESSAGES.search(e["path"])]
        refused = [e for e in requests if e.get("status") == 429]
        print(f"{len(duties)} processes: {len(refused)} of {len(requests)} requests for messages were answered 429")
        assert len(refused) < len(requests) / 10
