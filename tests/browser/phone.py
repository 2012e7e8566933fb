"""Panels as the practice server's page shows them on a phone: how high they are, without a table behind them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot.api.payload import message
from bot.tables.core.table import Table
from bot.tables.messages.pictures import job_for
from bot.tables.ports.panel import Panel, Picture
from games.kernel import catalogue
from games.kernel.match import Match
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.words import Words
from render.emojis import COMMON, drawings
from render.jobs import Job, What
from render.worker import scenes
from storage.rows import SeatRow, Stage, TableRow
from tests.bot.tables.doubles import ANNA, BEA, CEM

if TYPE_CHECKING:
    from playwright.async_api import Page

WIDE, HIGH, FREE = 390, 844, 732
"""A phone, and the part of it that is free for messages."""
DAY = 86_400_000
NAMES = {ANNA: "Anna", BEA: "Beatrix", CEM: "Cem"}
Size = tuple[int, int]
MEASURE = """async ({ parts, attachments, ephemeral }) => {
  const [{ component }, { el }] = await Promise.all([import("/page/components.js"), import("/page/dom.js")]);
  const link = (url, ...inside) => el("a", { href: "#" }, inside);
  const messages = { link, person: () => "Anna", placeName: () => "games", roleName: () => "role" };
  const app = { messages, sight: { people: [] } };
  const inside = parts.map((part) => component(app, { id: "0", components: parts, attachments, flags: 0 }, part));
  const below = ephemeral ? el("p", { class: "small private" }, "Only you can see this") : null;
  const body = el("div", { class: "body" }, el("header", {}, el("strong", {}, "Kontor")), inside, below);
  const kind = ephemeral ? "message only-you" : "message";
  const node = el("article", { class: kind }, el("span", { class: "avatar kontor" }, "K"), body);
  const images = [...node.querySelectorAll("img")];
  for (const image of images) {
    image.style.aspectRatio = `${image.getAttribute("width") ?? 1} / ${image.getAttribute("height") ?? 1}`;
    image.src = "/page/icon.svg";
  }
  document.getElementById("messages").append(node);
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
  const { height } = node.getBoundingClientRect();
  node.remove();
  return Math.round(height);
}"""


async def height_of(page: Page, panel: Panel, sizes: Sequence[Size] = (), *, ephemeral: bool = False) -> int:
    """Measure a panel whose pictures have these sizes; each icon that is drawn has its emoji.

    Discord adds a line below an `ephemeral` panel, which says that only its user sees it.
    """
    pictures = tuple(Picture(f"{width}x{height}.png", b"png", "picture") for width, height in sizes)
    names = [name for game in (COMMON, *catalogue.installed()) for name in drawings(game)]
    emojis = {name: discord.PartialEmoji(name=name, id=1) for name in names}
    shown: Any = message(replace(panel, pictures=pictures), emojis=emojis).view
    parts = json.loads(json.dumps(shown.to_components()))
    attachments = list(_attached(parts))
    return int(await page.evaluate(MEASURE, {"parts": parts, "attachments": attachments, "ephemeral": ephemeral}))


def _attached(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Give each picture of a message an attachment of the size that its name says."""
    for part in parts:
        if media := part.get("media"):
            name = media["url"].removeprefix("attachment://").removesuffix(".png")
            media["attachment_id"] = name
            width, height = map(int, name.split("x"))
            yield {"id": name, "width": width, "height": height}
        yield from _attached(
            [*part.get("components", ()), *part.get("items", ()), *filter(None, [part.get("accessory")])]
        )


def table_of(key: str, locale: str, stage: Stage, match: Match | None = None, *, alone: bool = False) -> Table:
    """Make a table of three, two of them computers if somebody plays alone."""
    game = catalogue.find(key)
    row = TableRow(
        table_id="K7Q2",
        guild_id=0 if alone else 5,
        home_id=7,
        place_id=None if stage == "lobby" else 9,
        game=key,
        locale=locale,
        stage=stage,
        host_id=ANNA,
        seed=b"",
        commitment="00a28ab680e3010aec043c425a6aede64b41bcde1d2d456e8dc5da5562a56f13",
        rules_version=game.rules_version,
        created_at=0,
        pace=DAY,
    )
    return Table(row, list(_seats(alone=alone)), match, options={each.name: each.default for each in game.options})


def _seats(*, alone: bool) -> Iterator[SeatRow]:
    for seat, (user, name) in enumerate(NAMES.items()):
        computer = alone and user != ANNA
        yield SeatRow(
            table_id="K7Q2",
            seat=seat,
            user_id=None if computer else user,
            computer="normal" if computer else None,
            name=f"{name} (computer, normal)" if computer else name,
        )


def sizes_of(job: Job) -> list[Size]:
    """Say how large the pictures of a job are, without drawing them."""
    return [(scene.backdrop.width, scene.backdrop.height) for scene in scenes(job).values()]


def job_of(table: Table, what: What, words: Words, seat: int | None = None) -> Job:
    """Order what everybody may see, or what a seat sees."""
    seen: State = view(table.require_match().state, seat)
    job = replace(job_for(table, words, what), views=(seen,), asked=seen.asked_seats)
    return job if seat is None else replace(job, seat=seat)
