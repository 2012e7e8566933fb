"""Faults: the bot dies at random steps or chosen moments, networks fail, and servers, places and messages disappear."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from bot.practice.control import upkeep

if TYPE_CHECKING:
    from tests.simulation.simulation import Simulation

HOUR = 3_600.0
MOMENTS = ("sending", "sent", "answering", "answered", "played", "played")
"""Moments at which the bot may die: around a message's request, an answer's request, and the commit of a choice."""


class Mischief:
    """Causes faults."""

    def __init__(self, simulation: Simulation, luck: Random) -> None:
        self.simulation, self._luck = simulation, luck
        self.weather, self.trace, self.loop = simulation.weather, simulation.trace, simulation.loop
        self._dies_at: int | None = None
        self._dies_after: tuple[str, int] | None = None

    @property
    def is_deadly(self) -> bool:
        """Tell whether the bot must die now."""
        return self._dies_at is not None and self.loop.steps >= self._dies_at

    def spare(self) -> None:
        """Cancel a planned death."""
        self._dies_at = self._dies_after = None

    def rest(self) -> None:
        """End all faults."""
        self.spare()
        self.weather.requests = self.weather.events = 0.0
        self.simulation.core.gateway.refuse_resume = False

    def reach(self, moment: str) -> None:
        """Let the bot die if this is the chosen moment, or count down to a later moment of this kind."""
        if self._dies_after is not None and self._dies_after[0] == moment:
            left = self._dies_after[1]
            self._dies_after = (moment, left - 1) if left else None
            if not left:
                self._dies_at = self.loop.steps

    async def run(self) -> None:
        """Cause a fault every hour."""
        luck = self._luck
        kinds = (self._storm, self._disturb, self._lose_guild, self._lose_place, self._lose_board, *6 * [self._arm])
        while True:
            await asyncio.sleep(luck.expovariate(1 / HOUR))
            if not self.simulation.calm:
                await luck.choice(kinds)(luck)

    async def _arm(self, luck: Random) -> None:
        """Let the bot die at one of its next steps, or at a moment that is likely to reveal a fault."""
        if luck.random() < 1 / 4:
            await asyncio.sleep(luck.uniform(0, 2 * HOUR))
            self._dies_at = None if self.simulation.calm else self.loop.steps + luck.randrange(1, 1_500)
        elif not self.simulation.calm:
            self._dies_after = luck.choice(MOMENTS), luck.randrange(4)

    async def _storm(self, luck: Random) -> None:
        self.weather.requests, self.weather.events = luck.choice((0.02, 0.1, 0.4)), luck.choice((0, 0.05))
        self.trace("weather", self.weather.requests, self.weather.events)
        await asyncio.sleep(luck.uniform(600, 3 * HOUR))
        self.weather.requests = self.weather.events = 0.0
        self.trace("weather", "calm")

    async def _disturb(self, luck: Random) -> None:
        how = luck.choice(("drop", "reconnect", "invalidate", "refuse"))
        self.trace("gateway", how)
        self.simulation.core.gateway.refuse_resume = how == "refuse"
        what = "drop" if how == "refuse" else how
        await upkeep.gateway(self.simulation.core, what, luck.random() < 1 / 2)

    async def _lose_guild(self, luck: Random) -> None:
        """Let a server remove the bot or become unavailable, and come back later, perhaps while the bot is dead."""
        guild = luck.choice(list(self.simulation.core.world.guilds.values()))
        away = luck.choice((upkeep.set_bot, upkeep.set_available))
        self.trace("guild", guild.name, away.__name__, "gone")
        await away(self.simulation.core, guild.id, False)
        await asyncio.sleep(luck.uniform(60, 5 * HOUR))
        await away(self.simulation.core, guild.id, True)
        self.trace("guild", guild.name, away.__name__, "back")

    async def _lose_board(self, luck: Random) -> None:
        """Let a moderator delete a message of the bot."""
        world = self.simulation.core.world
        seen = {channel.id for channel in world.channels.values() if channel.guild_id}
        found = [each for each in world.messages.values() if each.channel_id in seen and each.nonce]
        if found:
            gone = luck.choice(found[-10:])
            self.trace("message", gone.id, "deleted")
            await upkeep.delete_message(self.simulation.core, gone.id)

    async def _lose_place(self, luck: Random) -> None:
        """Let a thread be deleted or locked."""
        threads = [channel for channel in self.simulation.core.world.channels.values() if channel.thread]
        if not threads:
            return
        gone = luck.choice(threads)
        assert gone.thread is not None
        if luck.random() < 1 / 2:
            self.trace("thread", gone.name, "deleted")
            await upkeep.delete_channel(self.simulation.core, gone.id)
        else:
            self.trace("thread", gone.name, "archived")
            gone.thread.archived, gone.thread.locked = True, luck.random() < 1 / 2
