"""Renderers for tests, in the process of the test: one that draws nothing, one that draws, one that takes scenes."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.tables.processes.renderer import NotRepeated
from render.drawing import Refused, digest, drawn, scenes
from render.jobs import Drawn, Film, Job


class Blank:
    """Draw nothing, at once; a board has another source for each ask, and a sheet at the end."""

    def __init__(self) -> None:
        self.deaths, self.seconds = 0, 0.0

    async def prepare(self) -> None:
        """Be ready always."""

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Do a job; what is known needs no bytes."""
        if isinstance(job, Film):
            return filmed(job)
        found = self.pictures(job)
        known = bool(job.known) and job.known == " ".join(each.source for each in found)
        return tuple(replace(each, image=b"") for each in found) if known else found

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Draw nothing."""
        if job.what != "public":
            return (Drawn(job.what, "", b"png"),)
        names = ("board",) if job.views[0].result is None else ("board", "score")
        return tuple(Drawn(name, f"ask-{job.views[0].ask}", b"png") for name in names)

    async def end(self) -> None:
        """Have nothing to end."""


def filmed(film: Film) -> tuple[Drawn, ...]:
    """Draw a replay in this process, and tell a refusal as the other process does."""
    try:
        return drawn(film)
    except Refused as error:
        raise NotRepeated from error


class InEarnest(Blank):
    """Draw in this process."""

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Draw in a thread."""
        self.seconds = 0.01
        return await asyncio.to_thread(drawn, job) if isinstance(job, Job) else await asyncio.to_thread(filmed, job)


class OfScenes(Blank):
    """Take the scene for the picture: what is in no scene is in no pixel."""

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Paint scenes, and write them down."""
        return tuple(Drawn(name, digest(scene), repr(scene).encode()) for name, scene in scenes(job).items())
