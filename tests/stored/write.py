"""`python -m tests.stored.write`: let this release write its tables into a folder of its own; see README.md."""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.distribution import version
from bot.tables.messages import parts
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import Panel
from bot.tables.stages.play import choose
from games.kernel.ask import Parts, Shape
from games.kernel.catalogue import find
from games.kernel.visibility import view
from games.players import PLAYERS
from storage.prepare import HEAD
from tests.bot.tables.doubles import ANNA, HOME, Trial, buttons, caller, press_of, selects
from tests.bot.tables.fake_discord import Message
from tests.bot.tables.playing import fields_for, numbered
from tests.stored.plans import LETTERS, Plan, kinds, plans, seed_of

FOLDER = Path(__file__).parent
RELEASE = version()
OLD = 3
"""So many choices before the stored ask are pressed on their panels, and pressed again by the test."""
GERMAN = "de"


class Named:
    """Give a table the id that its plan says, and the seed that goes with it."""

    table = ""

    def table_id(self) -> str:
        """Return the id."""
        return self.table

    def seed(self) -> bytes:
        """Return the seed."""
        return seed_of(self.table)


class Writer(Trial):
    """A service that writes the planned tables of one game."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.named = Named()
        self.secrets = self.named  # type: ignore[assignment]  # planned instead of counted
        self.rng = random.Random(0)

    async def open_lobby(self, plan: Plan) -> None:
        """Open a table's lobby, choose its options, and let all join."""
        host, *others = plan.users
        self.named.table = plan.table
        answer = await self.commands.play(caller(host), plan.game)
        self.messenger.next_id += 1
        message = self.messenger.next_id
        self.messenger.messages[message] = Message(HOME, answer.panel, "lobby")
        await answer.sent(message)
        for name, value in plan.options.items():
            await self.press(host, ComponentId(plan.table, "option", value=name), value)
        for user in others:
            await self.press(user, ComponentId(plan.table, "join"), locale=GERMAN if user % 2 else "en-US")
        await self.settle(1)

    async def play_to(self, plan: Plan) -> dict[str, Any]:
        """Begin a table, play it to its ask, let some of several answer; tell where it stands and what to press."""
        await self.open_lobby(plan)
        await self.begin(plan.table, plan.users[0])
        for seat, choice in plan.choices[:-OLD]:
            await choose(self.service.registry, plan.table, seat, choice, None, None)
        await self.settle(1)
        pressed = [await self.pressed(plan, seat, choice) for seat, choice in plan.choices[-OLD:]]
        waiting = (await self.live(plan.table)).waiting_seats()
        pressed += [await self.pressed(plan, seat) for seat in waiting[: len(waiting) // 2]]
        await self.settle(1)
        state = (await self.live(plan.table)).require_match().state
        assert state.section == plan.section
        return {
            "table": plan.table,
            "section": plan.section,
            "seats": plan.seats,
            "options": plan.options,
            "sealed": {str(seat): choice for seat, choice in state.given.items()},
            "old": [press for press in pressed if press["ask"] < state.ask],
            "presses": [await self.control(plan, seat) for seat in state.waiting],
        }

    async def pressed(self, plan: Plan, seat: int, choice: str | None = None) -> dict[str, Any]:
        """Make a choice by the control that stands for it on the seat's panel."""
        press = await self.control(plan, seat, choice)
        before = (await self.live(plan.table)).row.version
        user, control = press["user"], parse(press["id"])
        assert control is not None
        if "fields" in press:
            answer = await self.submit(user, control, {name: tuple(value) for name, value in press["fields"].items()})
        else:
            answer = await self.press(user, control, *press["values"])
        if (await self.live(plan.table)).row.version == before:  # the rules have warned: press the button below
            assert answer.panel is not None
            await self.press(user, press_of(answer.panel, "choose"))
        await self.settle()
        assert (await self.live(plan.table)).row.version == before + 1
        return press

    async def control(self, plan: Plan, seat: int, choice: str | None = None) -> dict[str, Any]:
        """Find the control for a choice, by default for any, on the panel that the seat's user sees now."""
        state = (await self.live(plan.table)).require_match().state
        shape = find(plan.game).rules.asked(state)[seat].shape
        assert shape is not None
        choice = shape.sample(self.rng) if choice is None else choice
        user = plan.users[seat]
        panel = (await self.press(user, ComponentId(plan.table, "move"))).panel
        assert panel is not None
        found = _button(panel, choice) or _select(panel, choice) or _whole(panel, shape, choice)
        found = found or await self._form(user, panel, choice)
        return {"user": user, "seat": seat, "ask": state.ask, "says": choice, **found}

    async def _form(self, user: int, panel: Panel, choice: str) -> dict[str, Any]:
        form = (await self.press(user, press_of(panel, "form"))).form
        assert form is not None
        return {"id": form.id, "fields": {name: list(values) for name, values in fields_for(form, choice).items()}}

    async def play_out(self, plan: Plan) -> dict[str, Any]:
        """Play a table to its end."""
        await self.open_lobby(plan)
        await self.begin(plan.table, plan.users[0])
        while (live := await self.live(plan.table)).waiting_seats():
            state, seat = live.require_match().state, live.waiting_seats()[0]
            ask = live.game.rules.asked(state)[seat]
            choice = PLAYERS["normal"](live.game, view(state, seat), seat, ask, self.rng)
            await choose(self.service.registry, plan.table, seat, choice, None, None)
        await self.settle(5)
        result = live.require_match().state.result
        assert result is not None
        return {"table": plan.table, "scores": result.scores}


def _whole(panel: Panel, shape: Shape, choice: str) -> dict[str, Any] | None:
    """Find the button that makes a choice of several parts, as it is once they are picked."""
    if not isinstance(shape, Parts):
        return None
    opener = press_of(panel, "parts")
    code = parts.encode(shape, shape.parted(choice) or [])
    return {"id": replace(opener, verb="whole", value=code).id, "values": []}


def _button(panel: Panel, choice: str) -> dict[str, Any] | None:
    ids = [button.id for button in buttons(panel)]
    found = [id for id in ids if (press := parse(id)) and press.verb == "choose" and press.value == choice]
    return {"id": found[0], "values": []} if found else None


def _select(panel: Panel, choice: str) -> dict[str, Any] | None:
    for select in selects(panel):
        known = {offer.value for offer in select.choices}
        for values in ([choice], list(numbered(choice))):
            if set(values) <= known and select.least <= len(values) <= select.most:
                return {"id": select.id, "values": values}
    return None


async def write(key: str, folder: Path) -> None:
    """Write one game's database, transcript and record."""
    with TemporaryDirectory() as place:
        writer = Writer(Path(place))
        await writer.start()
        tables = [await writer.play_to(plan) for plan in plans(key)]
        letter, options = LETTERS[key], {"length": "short"} if key == "eldermann" else {}
        ended = await writer.play_out(Plan(f"{letter}900", key, 2, options))
        lobby = Plan(f"{letter}901", key, 2, _last_values(key))
        await writer.open_lobby(lobby)
        file = (await writer.commands.table_export(caller(ANNA), ended["table"])).panel.files[0]
        clock = writer.clock.now()
        await writer.stop()
        database = _compact(Path(place) / "kontor.db")
    start = {"user": lobby.users[0], "id": ComponentId(lobby.table, "start").id, "values": []}
    told = {"release": RELEASE, "revision": HEAD, "game": key, "rules": find(key).rules_version, "clock": clock}
    told |= {
        "kinds": kinds(find(key)),
        "ended": ended,
        "lobby": {"table": lobby.table, "options": lobby.options, "start": start},
    }
    (folder / f"{key}.db.xz").write_bytes(lzma.compress(database, preset=9 | lzma.PRESET_EXTREME))
    (folder / f"{key}.jsonl.xz").write_bytes(lzma.compress(file.content, preset=9 | lzma.PRESET_EXTREME))
    (folder / f"{key}.json").write_text(_listed(told, tables), encoding="utf-8")


def _last_values(key: str) -> dict[str, str]:
    return {option.name: option.values[-1] for option in find(key).options}


def _listed(told: dict[str, Any], tables: Iterable[dict[str, Any]]) -> str:
    """Write a transcript with a line for each table."""
    head = json.dumps(told, ensure_ascii=False)[:-1]
    return head + ', "tables": [\n' + ",\n".join(json.dumps(table, ensure_ascii=False) for table in tables) + "\n]}\n"


def _compact(path: Path) -> bytes:
    """Return a closed database as one small file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
        connection.execute("VACUUM")
    return path.read_bytes()


async def main() -> None:
    """Write the folder of this release; one that is there stays as it is."""
    folder = FOLDER / RELEASE
    folder.mkdir()
    for key in LETTERS:
        await write(key, folder)
        print(key)


if __name__ == "__main__":
    asyncio.run(main())
