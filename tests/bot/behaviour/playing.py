"""Players at tables: they open them, look at what they are asked, and press what they are offered."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from tests.seen import Seen
from tests.world import Answer, Player, World

CHOICES = ("choose", "pick", "form")
LOCKED = ("You can change it until", "Du kannst es ändern")
MOST_TURNS = 400


async def open_lobby(host: Player, *guests: Player, game: str = "tallinn") -> Seen:
    """Open a lobby on a server that has set English, and let the guests join it."""
    world = host.world
    async with world.kontor.store.write() as tx:
        await tx.people.save_guild(replace(await tx.people.guild(world.guild.id), locale="en"))
    lobby = (await host.slash("play", game=game)).seen
    for guest in guests:
        await guest.click(world.again(lobby), "join")
    return world.again(lobby)


async def begin(*players: Player, game: str = "tallinn") -> Seen:
    """Open a table and start it; return its lobby."""
    lobby = await open_lobby(*players, game=game)
    await players[0].click(lobby, "start")
    await players[0].world.wait(1)
    return players[0].world.again(lobby)


def place(world: World) -> int:
    """Return the channel of the newest table's boards: its thread."""
    return int(world.threads[-1].id)


def board(world: World, channel_id: int | None = None) -> Seen:
    """Return the newest board with buttons."""
    return world.newest(channel_id or place(world), "move")


def asks(message: Seen) -> bool:
    """Tell whether a private panel asks for a choice that its reader has not yet made."""
    offered = any(message.presses(verb) for verb in CHOICES)
    return offered and not any(text in message.text for text in LOCKED)


async def by_message(player: Player) -> Seen | None:
    """Find the choice that a player is asked for by direct message."""
    return next((message for message in reversed(player.dms) if asks(message)), None)


def by_button(channel_id: Callable[[], int]) -> Callable[[Player], Awaitable[Seen | None]]:
    """Return a way to find one's choice by *Your move* on the newest board of a channel."""

    async def look(player: Player) -> Seen | None:
        boards = [message for message in player.world.inside(channel_id()) if message.presses("move")]
        panel = (await player.click(boards[-1], "move")).seen if boards else None
        return panel if panel is not None and asks(panel) else None

    return look


async def choose(player: Player, panel: Seen, rng: random.Random, total: int = 0) -> Answer:
    """Make any choice that a panel offers; `total` is what a form's numbers must sum up to."""
    if offered := panel.presses("choose"):
        return await player.click(panel, "choose", rng.choice(offered).value)
    if panel.presses("pick"):
        return await player.select(panel, "pick", rng.choice(panel.values("pick")))
    opened = await player.click(panel, "form")
    return await player.submit(opened, shares(opened, rng, total), dm=panel.channel_id == player.user.dm_channel.id)


def shares(opened: Answer, rng: random.Random, total: int) -> dict[str, list[str]]:
    """Fill a form of numbers so that they sum up to a total."""
    limits = {str(field["custom_id"]): len(field["options"]) - 1 for field in fields(opened)}
    left, room, values = total, sum(limits.values()), dict[str, list[str]]()
    for name, limit in limits.items():
        room -= limit
        count = rng.randint(max(0, left - room), min(limit, left))
        values[name], left = [str(count)], left - count
    return values


def fields(opened: Answer) -> list[dict[str, Any]]:
    """List the fields of an opened form."""
    assert opened.modal is not None
    return [label["component"] for label in opened.modal["components"] if "component" in label]


Look = Callable[[Player], Awaitable[Seen | None]]


async def play_on(
    players: Sequence[Player], rng: random.Random, looks: dict[Player, Look] | None = None, turns: int = MOST_TURNS
) -> int:
    """Let everybody choose when asked, until nobody is asked any more or for so many choices; return how many."""
    world, made, idle = players[0].world, 0, 0
    while made < turns and idle < 2:
        idle += 1
        for player in players:
            panel = await (looks or {}).get(player, by_message)(player)
            if panel is not None and made < turns:
                await choose(player, panel, rng)
                made, idle = made + 1, 0
        await world.wait(1 if idle else 0.5)
    return made


async def ended(world: World, seed: int = 3) -> tuple[Player, Player, Seen]:
    """Let Anna and the German Dora play a game to its end; return both, and the last board."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    await play_on([anna, dora], random.Random(seed))
    await world.wait(5)
    return anna, dora, [message for message in world.inside(place(world)) if message.names][-1]


def spoken(messages: Sequence[Seen]) -> str:
    """Join what messages say."""
    return "\n".join(message.text for message in messages)


def found(pattern: str, text: str) -> list[str]:
    """Find all that a pattern matches."""
    return re.findall(pattern, text)


KEYS = "event|label|phase|ask|board|button|refused|place|option|stage|alt|me|lost|replay|cover"
RAW = re.compile(rf"[{{}}]|\b(?:{KEYS})-[a-z]\w+|None(?! of)")


def check_legible(messages: Sequence[Seen]) -> None:
    """Check that players read words, not keys or lacking arguments, and that every picture is described."""
    for message in messages:
        shown = [message.text, *message.alts, *(part["label"] for part in message.parts if part.get("label"))]
        assert not [text for text in shown if RAW.search(text)], shown
        assert all(message.alts), message.names
        assert all(len(text) <= 80 for text in shown[1 + len(message.alts) :]), shown
