"""Whole tables of any game, played by clicks, and what stands in their thread and direct messages afterwards."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from bot.tables.core.table import standing_entries
from bot.tables.messages import common
from bot.tables.messages.since import HEADING
from games.kernel.saving import load_events
from tests.bot.behaviour.playing import CHOICES, by_message, place, shares
from tests.seen import Seen
from tests.world import Answer, Player, World

TABLE = "W2"
MARK = re.compile(r"-# … (\d+) (?:earlier lines?|frühere Zeilen?): Log")
MOST_TURNS = 3_000


async def play(players: Sequence[Player], rng: random.Random, turns: int = MOST_TURNS) -> int:
    """Let everybody choose by what their direct messages offer until nobody is asked any more; return how often."""
    made, idle, world = 0, 0, players[0].world
    while made < turns and idle < 2:
        idle += 1
        for player in players:
            panel = await by_message(player)
            if panel is not None:
                await choose_any(player, panel, rng)
                made, idle = made + 1, 0
        await world.wait(1 if idle else 0.2)
    return made


async def choose_any(player: Player, panel: Seen, rng: random.Random) -> Answer:
    """Press, pick or fill in whatever a panel offers, at random; what ends a turn is as likely as the rest."""
    ways = [verb for verb in CHOICES if panel.presses(verb)]
    if "choose" in ways and ("pick" not in ways or rng.random() < 0.5):
        return await player.click(panel, "choose", rng.choice(panel.presses("choose")).value)
    if "pick" in ways:
        part = next(part for part in panel.parts if part.get("custom_id") == panel.find("pick"))
        count = rng.randint(max(1, part["min_values"]), part["max_values"])
        return await player.select(panel, "pick", *rng.sample(panel.values("pick"), count))
    opened = await player.click(panel, "form")
    return await player.submit(opened, shares(opened, rng, 0), dm=True)


@dataclass(frozen=True)
class Told:
    """What the log says that everybody saw, and what the thread says, a line each."""

    log: list[str]
    thread: list[str]


async def told(world: World, table_id: str = TABLE) -> Told:
    """Derive the public lines from the stored log, and read those of the thread."""
    async with world.kontor.service.registry.table(table_id) as table, world.store.read() as tx:
        entries = await tx.log.entries(table_id)
        texts, material_id = common.words_of(table), table.require_match().state.material_id
    events = list(chain.from_iterable(load_events(entry.events) for entry in standing_entries(entries)))
    said = table.game.voice.tell(events, None, table.names, texts, material_id)
    read = [message.text for message in world.inside(place(world))]
    return Told(_lines(said), _lines(read))


def _lines(texts: Sequence[str]) -> list[str]:
    return [line for text in texts for line in text.splitlines() if line]


def check_told(found: Told) -> None:
    """Check that the thread tells each line of the log once and in order, or says how many are missing in a place.

    A heading may be missing where a title says the same, and counts among those that a mark names or not.
    """
    known, at, skipped = set(found.log), 0, 0
    for line in found.thread:
        if mark := MARK.fullmatch(line):
            skipped += int(mark[1])
        elif line in known and not HEADING.fullmatch(line):
            gap = found.log[at : found.log.index(line, at)] if line in found.log[at:] else None
            assert gap is not None, f"told twice, or too late: {line}"
            lacking = [each for each in gap if not HEADING.fullmatch(each)]
            assert len(lacking) <= skipped <= len(gap) or not (lacking or skipped), (skipped, gap, line)
            at, skipped = at + len(gap) + 1, 0
    rest = found.log[at:]
    lacking = [each for each in rest if not HEADING.fullmatch(each)]
    assert len(lacking) <= skipped <= len(rest) or not (lacking or skipped), (skipped, rest)


async def pressed(world: World, players: Sequence[Player]) -> list[str]:
    """Press all that can be pressed in the thread and in the players' messages; return what was refused."""
    refused = []
    messages = [(players[0], message) for message in world.inside(place(world))]
    messages += [(player, message) for player in players for message in player.dms]
    for player, message in messages:
        for custom_id in message.ids:
            before = len(world.logs)
            await player.forge(message, custom_id)
            reasons = [entry["reason"] for entry in world.logs[before:] if entry["event"] == "refused"]
            refused += [f"{custom_id}: {reason}" for reason in reasons]
    return refused
