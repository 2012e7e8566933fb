"""Edits and answers to presses are sent side by side, but land in order: no message goes back to something older."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from tests.bot.practice.attending import attended, text_channel
from tests.practice import Practice
from tests.waiting import until

SLOW = 0.4
"""Seconds that Discord takes for a request; whatever does not wait for it is there long before."""
SEAT = re.compile(r"^(?:<:\w+:\d+> )?\*\*\w+\*\*", re.MULTILINE)


@dataclass
class Scene:
    """Users in a channel of a practice server, at which Kontor is."""

    server: PracticeServer
    practice: Practice
    channel: str

    async def lobby(self) -> Json:
        """Open a lobby; its first edit, which brings the title picture, is due at once."""
        answer = await self.practice.slash("alice", self.channel, "play", game="tallinn")
        return await self.practice.wait_answer("alice", answer)

    async def join(self, user: str, lobby: Json) -> None:
        """Press *Join*."""
        table = re.findall(r"k\|(\w+)\|join", str(lobby))[0]
        await self.practice.click(user, lobby, f"k|{table}|join|||")

    async def shown(self, lobby: Json) -> list[int]:
        """Count the seats that the message has shown, in order, from its first change on."""
        events = await self.practice.transcript("event")
        states = [e["d"] for e in events if e["t"] == "MESSAGE_UPDATE" and e["d"]["id"] == lobby["id"]]
        return [max(len(SEAT.findall(text)) for text in _texts(state["components"])) for state in states]

    async def under_way(self) -> None:
        """Wait until the request that is to be slow, or is to be refused, has come."""
        await until(lambda: not self.server.core.faults.armed())

    async def shows(self, lobby: Json, seats: int) -> bool:
        """Tell whether the message shows so many seats."""
        counts = await self.shown(lobby)
        return bool(counts) and counts[-1] == seats


def _texts(components: list[Json]) -> list[str]:
    inner = [text for each in components for text in _texts(each.get("components") or [])]
    return [*(each["content"] for each in components if "content" in each), *inner]


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """Let Kontor come to a practice server."""
    async with attended(tmp_path) as (server, practice, _):
        yield Scene(server, practice, text_channel(server))


async def test_an_edit_that_was_on_its_way_does_not_land_over_an_answer(scene: Scene) -> None:
    """Bruno joins while the edit that brings the title picture is slow: from then on every lobby shows him."""
    await scene.practice.slow(r"/messages/\d+$", SLOW, method="PATCH")
    await _check_that_a_join_stays_shown(scene)


async def test_an_edit_that_waits_for_its_turn_is_composed_anew(scene: Scene) -> None:
    """Discord refuses it for a while, and an answer passes it meanwhile: what then leaves shows what the answer did."""
    await scene.practice.rate_limit(r"/messages/\d+$", SLOW, method="PATCH")
    await _check_that_a_join_stays_shown(scene)


async def _check_that_a_join_stays_shown(scene: Scene) -> None:
    lobby = await scene.lobby()
    await scene.under_way()
    await scene.join("bruno", lobby)
    await until(lambda: scene.shows(lobby, 2))
    await until(lambda: _is_edited(scene))
    counts = await scene.shown(lobby)
    assert counts == sorted(counts)
    assert counts[-1] == 2


async def _is_edited(scene: Scene) -> bool:
    found = await scene.practice.transcript("request")
    return any(e["method"] == "PATCH" and e.get("status") == 200 for e in found)


async def test_two_answers_land_in_order(scene: Scene) -> None:
    """Chen joins while the answer to Bruno is slow: hers is sent behind it, and nobody vanishes from the lobby."""
    lobby = await scene.lobby()
    await until(lambda: _is_edited(scene))
    await scene.practice.slow(r"/callback$", SLOW, method="POST")
    joining = asyncio.create_task(scene.join("bruno", lobby))
    await scene.under_way()
    await asyncio.gather(scene.join("chen", lobby), joining)
    await until(lambda: scene.shows(lobby, 3))
    counts = await scene.shown(lobby)
    assert counts == sorted(counts)
