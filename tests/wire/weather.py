"""Bad weather between bot and Discord: cut answers, errors, limits, and a gateway that comes and goes."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tests.waiting import PATIENCE
from tests.wire.playing import Evening, Foes

ANY_ANSWER, ANY_POST, ANY_EDIT = r"/callback$", r"^/channels/\d+/messages$", r"^/channels/\d+/messages/\d+$"
FAULTS = (
    "reset answer",
    "reset post",
    "reset edit",
    "500 answer",
    "502 post",
    "503 post",
    "500 edit",
    "429 answer",
    "429 all",
    "drop",
    "reconnect",
    "invalidate",
)


@dataclass
class Weather(Foes):
    """Before every second step one thing goes wrong; each kind comes up before any comes again."""

    random: Random
    seen: list[str] = field(default_factory=list)
    _coming: list[str] = field(default_factory=list)
    _steps: int = 0

    async def arm(self, evening: Evening, phase: str) -> None:
        """Let the next thing go wrong."""
        self._steps += 1
        if phase == "login" or self._steps % 2:
            return
        if not self._coming:
            self._coming = self.random.sample(FAULTS, len(FAULTS))
        fault = self._coming.pop()
        self.seen.append(fault)
        await self._disturb(evening, fault)

    async def _disturb(self, evening: Evening, fault: str) -> None:
        practice, (kind, _, where) = evening.practice, fault.partition(" ")
        path = {"answer": ANY_ANSWER, "post": ANY_POST, "edit": ANY_EDIT}.get(where, "")
        method = "PATCH" if where == "edit" else "POST"
        if kind == "reset":
            await practice.reset(path, method)
        elif kind == "429":
            await practice.rate_limit(path, 0.2, whole=where == "all")
        elif kind.isdigit():
            await practice.fail(path, int(kind), method)
        else:
            await self._cut_off(evening, kind)

    async def _cut_off(self, evening: Evening, how: str) -> None:
        """Disturb the gateway, and wait until the bot is back: meanwhile it hears no user, as with Discord."""
        since, practice = evening.now, evening.practice
        does = {"drop": practice.drop_sockets, "reconnect": practice.reconnect, "invalidate": practice.invalidate}
        await does[how]()
        back = "GUILD_CREATE" if how == "invalidate" else "RESUMED"
        await practice.wait_for(lambda e: e.get("t") == back, since, PATIENCE)
