"""Renderers for tests, in the process of the test: one that draws nothing, three that draw, paint or take scenes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import ClassVar

from bot.tables.ports.renderer import NotRepeated
from render.jobs import PLAIN, Drawn, Film, Job
from render.paint.scene import Scene
from render.pictures import draw
from render.worker import Refused, digest, drawn, scenes


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
        name = "board" if job.views[0].result is None else "score"
        return (Drawn(name, f"ask-{job.views[0].ask}", b"png"),)

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


class OncePainted(InEarnest):
    """Compose each scene in this process, but paint only the first of each kind; all others get its pixels.

    Painting was half of what a table in the simulated Discord costs. What can be wrong in pixels is tried by
    `tests/render`, at the positions of many games.
    """

    painted: ClassVar[dict[tuple[str, ...], bytes]] = {}

    async def render(self, job: Job | Film) -> tuple[Drawn, ...]:
        """Draw in a thread; what is cut or recoloured for low vision, and a film, in earnest."""
        if isinstance(job, Film) or job.sight != PLAIN:
            return await super().render(job)
        self.seconds = 0.01
        return await asyncio.to_thread(self.pictures, job)

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Compose scenes, and find pixels for those that are not known."""
        found = {name: (scene, digest(scene)) for name, scene in scenes(job).items()}
        same = bool(job.known) and job.known == " ".join(source for _, source in found.values())
        return tuple(
            Drawn(name, source, b"" if same else self._pixels(scene, (job.game, job.locale, name)))
            for name, (scene, source) in found.items()
        )

    def _pixels(self, scene: Scene, kind: tuple[str, ...]) -> bytes:
        if kind not in self.painted:
            self.painted[kind] = draw(scene, kind[0])
        return self.painted[kind]


class OfScenes(Blank):
    """Take the scene for the picture: what is in no scene is in no pixel."""

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Paint scenes, and write them down."""
        return tuple(Drawn(name, digest(scene), repr(scene).encode()) for name, scene in scenes(job).items())
