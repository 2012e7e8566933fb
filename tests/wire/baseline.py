"""A table that was played without any trouble, and how another is compared with it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.wire.kills import Kind, kinds
from tests.wire.playing import PLAYERS, Evening
from tests.wire.processes import nursed, serving_here
from tests.wire.transcripts import Kept, Messages

GREETING = "greeting"


@dataclass
class Baseline:
    """What there was and what is left of an undisturbed table."""

    seed: str
    phases: list[str]
    kinds: list[Kind]
    kept: Kept
    messages: Messages

    async def check(self, evening: Evening) -> None:
        """Fail unless a table has ended like this one: nothing lost, nothing doubled."""
        kept, messages = evening.kept(), await evening.messages()
        story = f"seed {self.seed!r}, {evening.revivals} kills, table {evening.table}"
        differing = {key for key, _ in kept.counted.items() ^ self.kept.counted.items()}
        told = {key: (self.kept.counted.get(key), kept.counted.get(key)) for key in sorted(differing)}
        assert kept.counted == self.kept.counted, (
            f"choices lost or changed: {told}; {story}; {evening.acts_of(differing)}"
        )
        assert kept == self.kept, f"the database differs; {story}"
        lost, doubled = self.messages.deliveries - messages.deliveries, messages.deliveries - self.messages.deliveries
        assert not lost, f"lost messages: {lost}, and too many: {doubled}; {story}"
        assert not doubled, f"too many messages: {doubled}; {story}"
        assert messages.live == self.messages.live, f"a live message differs; {story}"
        others = {what: count for what, count in messages.others.items() if not what.endswith(GREETING)}
        assert others == {"lobby: message": 1}, f"unknown messages; {story}"


async def _undisturbed(folder: Path, seed: str, users: tuple[str, ...]) -> Baseline:
    async with serving_here() as served, nursed(served, folder, seed) as bot:
        evening = Evening(bot, seed, users=users)
        await evening.play()
        evening.steps[-1] = ("end", evening.steps[-1][1])
        requests = [entry for entry in evening.practice.entries if entry["kind"] == "request"]
        phases = [phase for phase, _ in evening.steps]
        return Baseline(seed, phases, kinds(evening, requests), evening.kept(), await evening.messages())


def undisturbed(folder: Path, seed: str, users: tuple[str, ...] = PLAYERS) -> Baseline:
    """Play a table; in a thread of its own, as pytest's may have an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _undisturbed(folder, seed, users)).result()
