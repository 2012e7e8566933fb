"""The parts of the practice server that every route and every act needs, in one place.

Short, as it only puts the parts together, of which each has a file.
"""

from dataclasses import dataclass
from pathlib import Path

from bot.practice.core.faults import Faults
from bot.practice.core.gateway import Gateway
from bot.practice.core.interactions import Interactions
from bot.practice.core.limits import Buckets
from bot.practice.core.transcript import Transcript
from bot.practice.world.world import Clock, World


@dataclass
class Core:
    """Hold the parts; the bot logs in with `bot_token`.

    `most_old_edits` limits how often a message older than an hour can be edited; None means no limit.
    """

    bot_token: str
    clock: Clock
    world: World
    transcript: Transcript
    gateway: Gateway
    interactions: Interactions
    faults: Faults
    buckets: Buckets
    folder: Path | None
    most_old_edits: int | None = None


def build(bot_token: str, folder: Path | None = None) -> Core:
    """Assemble an empty world and everything around it; worlds are saved in the folder, if there is one."""
    clock = Clock()
    world, transcript = World(clock), Transcript(clock)
    gateway = Gateway(world, transcript, bot_token)
    return Core(
        bot_token, clock, world, transcript, gateway, Interactions(world), Faults(clock), Buckets(clock), folder
    )
