"""A table that was played without any trouble, and how another is compared with it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.wire.kills import Kind, kinds
from tests.wire.playing import Evening
from tests.wire.processes import nursed, serving_here
from tests.wire.transcripts import Kept, Messages

GREETINGS = ("dm alice: greeting", "dm bruno: greeting")


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
        assert kept.counted == self.kept.counted, f"a choice was lost or changed; {story}"
        assert kept == self.kept, f"the database differs; {story}"
        lost, doubled = self.messages.deliveries - messages.deliveries, messages.deliveries - self.messages.deliveries
        assert not lost, f"lost messages: {lost}, and too many: {doubled}; {story}"
        assert not doubled, f"too many messages: {doubled}; {story}"
        assert messages.live == self.messages.live, f"a live message differs; {story}"
        others = {what: count for what, count in messages.others.items() if what not in GREETINGS}
        assert others == {"lobby: message": 1}, f"unknown messages; {story}"


async def _undisturbed(folder: Path, seed: str) -> Baseline:
    async with serving_here() as served, nursed(served, folder, seed) as bot:
        evening = Evening(bot, seed)
        await evening.play()
        evening.steps[-1] = ("end", evening.steps[-1][1])
        requests = [entry for entry in evening.practice.entries if entry["kind"] == "request"]
        phases = [phase for phase, _ in evening.steps]
        return Baseline(seed, phases, kinds(evening, requests), evening.kept(), await evening.messages())


def undisturbed(folder: Path, seed: str) -> Baseline:
    """Play a table; in a thread of its own, as pytest's may have an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _undisturbed(folder, seed)).result()
