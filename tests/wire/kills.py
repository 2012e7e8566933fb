"""Killing the bot: which requests there are, and at which ones it is killed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from bot.practice.world.world import NONCE_SECONDS
from tests.practice import When
from tests.wire.playing import Evening, Foes
from tests.wire.seen import Json

WHENS: tuple[When, ...] = ("before", "after")
LONG = re.compile(r"[^/]{21,}")


@dataclass(frozen=True, order=True)
class Kind:
    """A kind of request in a phase of a table; `path` has {lobby}, {thread} and {dm} for channels, N for other ids."""

    phase: str
    method: str
    path: str

    def pattern(self, evening: Evening) -> str:
        """Return the regular expression of such paths at a table; one that matches nothing before it has a place."""
        dms = "|".join(evening.dms.values()) or "none"
        places = {"{lobby}": evening.lobby_channel or "none", "{thread}": str(evening.lobby.get("id", "none"))}
        path = self.path.replace("{dm}", f"(?:{dms})")
        for name, channel in places.items():
            path = path.replace(name, channel)
        return "^" + path.replace("/N", r"/\d+").replace("/TOKEN", "/[^/]+") + "$"


def path_of(evening: Evening, path: str) -> str:
    """Return the path of a kind."""
    names = {
        evening.lobby_channel: "{lobby}",
        evening.thread: "{thread}",
        **dict.fromkeys(evening.dms.values(), "{dm}"),
    }

    def place(found: re.Match[str]) -> str:
        return "/channels/" + names.get(found[1], found[1])

    path = re.sub(r"/channels/(\d+)", place, path)
    return LONG.sub("TOKEN", re.sub(r"/\d+(?=/|$)", "/N", path))


def kinds(evening: Evening, requests: Iterable[Json]) -> list[Kind]:
    """List the kinds of requests of a table that was played, in the order in which they came first."""
    starts = [(-1, "login"), *((first, phase) for phase, first in evening.steps)]
    found: dict[Kind, None] = {}
    for request in requests:
        phase = next(phase for first, phase in reversed(starts) if first <= request["n"])
        found[Kind(phase, request["method"], path_of(evening, request["path"]))] = None
    return list(found)


async def death(evening: Evening) -> Json:
    """Return the request at which the bot was killed; time out if it died of something else."""
    return await evening.practice.wait_for(lambda e: e.get("cut") == f"killed {evening.bot.pid}")


@dataclass
class Matrix(Foes):
    """Kill at every kind of request in every phase, before and after; `left` is what has not come up yet."""

    left: list[tuple[Kind, When]]
    done: list[tuple[Kind, When]] = field(default_factory=list)

    async def arm(self, evening: Evening, phase: str) -> None:
        """Arm all that is left for a phase."""
        await evening.practice.clear_faults()
        for kind, when in self.left:
            if kind.phase in (phase, "login"):
                await evening.practice.kill_on(kind.method, kind.pattern(evening), 1, when, evening.bot.pid)

    async def struck(self, evening: Evening) -> None:
        """Strike off what has killed."""
        cut = await death(evening)
        when: When = "after" if "status" in cut else "before"
        for kind, planned in self.left:
            if (planned, kind.method) == (when, cut["method"]) and re.search(kind.pattern(evening), cut["path"]):
                self.left.remove((kind, planned))
                self.done.append((kind, planned))
                return


@dataclass
class RandomKills(Foes):
    """Kill at any request, so many times, after a number of requests that is drawn for each bot.

    After every second kill so much time passes that Discord has forgotten all nonces.
    """

    random: Random
    times: int
    mean: int
    struck_on: list[str] = field(default_factory=list)
    _armed_for: int = 0

    async def arm(self, evening: Evening, phase: str) -> None:
        """Arm the next kill, once for each bot."""
        if len(self.struck_on) == self.times or self._armed_for == evening.bot.pid:
            return
        self._armed_for = evening.bot.pid
        nth, when = self.random.randint(1, 2 * self.mean), self.random.choice(WHENS)
        rule = {"nth": nth, "when": when, "pid": evening.bot.pid}
        await evening.practice.ask("fault", kind="kill", path="", **rule)

    async def struck(self, evening: Evening) -> None:
        """Note what it was, and perhaps let time pass."""
        cut = await death(evening)
        if len(self.struck_on) % 2:
            await evening.practice.advance(NONCE_SECONDS + 1)
        self.struck_on.append(f"{'after' if 'status' in cut else 'before'} {cut['method']} {cut['path']}")
