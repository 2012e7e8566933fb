"""What users type, and what is suggested meanwhile, in a service of a test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from bot.tables.handlers.dispatcher import Dispatcher
from bot.tables.ports.caller import Caller, NamedUser
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Choice


class Typed:
    """Type commands: `typed.board(caller)` is `/board`, `typed.table_undo(caller, table)` is `/table do:undo`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Answer]]:
        command, _, do = name.partition("_")
        return partial(self.do, do) if do else partial(self.dispatcher.run, command)

    async def do(self, do: str, caller: Caller, table: str | None = None) -> Answer:
        """Do something to a table, or look how it stands."""
        return await self.dispatcher.run("table", caller, None if do == "status" else do, table)

    async def table_abandon(self, caller: Caller, table: str | None = None) -> Answer:
        """Ask to abandon a game and, once asked, vote for it; or return why that is not possible."""
        asked = await self.do("abandon", caller, table)
        sure = _presses(asked, "abandon_now")
        return await self.dispatcher.press(caller, sure[0]) if sure else asked

    async def table_pace(self, caller: Caller, pace: str, table: str | None = None) -> Answer:
        """Change how long a decision may take."""
        return await self.do(f"pace {pace}", caller, table)

    async def table_replace(
        self, caller: Caller, invited: NamedUser, seat: int | None = None, table: str | None = None
    ) -> Answer:
        """Hand a seat on: open the page, pick the seat and its new user; a moderator is asked once more."""
        asked = await self.do("replace", caller, table)
        press = next((press for press in _presses(asked, "replace")), None)
        select = next((press for press in _presses(asked, "replace_seat")), None)
        if select is None:
            return asked
        if seat is not None:
            picked = await self.dispatcher.press(caller, select, (str(seat),))
            press = next((press for press in _presses(picked, "replace")), None)
        if press is None:
            return asked
        naming = replace(caller, named={invited.user_id: invited})
        picked = await self.dispatcher.press(naming, press, (str(invited.user_id),))
        sure = next((press for press in _presses(picked, "replace_now")), None)
        return picked if sure is None else await self.dispatcher.press(caller, sure, ())

    async def me(self, caller: Caller, **settings: object) -> Answer:
        """Change one's settings, one after the other, and return the last answer."""
        answer = await self.dispatcher.run("me", caller)
        for setting, value in settings.items():
            given = {} if value is True else {"value": str(value)}
            answer = await self.dispatcher.run("me", caller, setting=setting, **given)
        return answer

    async def settings(self, caller: Caller, **settings: object) -> Answer:
        """Change a server's settings in the same way."""
        answer = await self.dispatcher.run("settings", caller)
        for setting, value in settings.items():
            answer = await self.dispatcher.run("settings", caller, setting=setting, value=str(value))
        return answer

    async def admin(self, caller: Caller, table: str | None = None) -> Answer:
        """Look at a server's tables, or at one of them."""
        return await self.dispatcher.run("settings", caller, "tables", table)

    async def block(self, caller: Caller, other: NamedUser | None = None) -> Answer:
        """Keep a user away, or see who is."""
        if other is None:
            return await self.dispatcher.run("me", caller, "kept_away")
        naming = replace(caller, named={other.user_id: other})
        return await self.dispatcher.press(naming, ComponentId("", "block"), (str(other.user_id),))

    async def tables(self, caller: Caller, show: str = "") -> Answer:
        """Look at one's tables, or at all that are open."""
        if show:
            return await self.dispatcher.press(caller, ComponentId("", "open_tables"))
        return await self.dispatcher.run("tables", caller)

    async def leaderboard(self, caller: Caller, game: str = "") -> Answer:
        """Look at the best of a server."""
        return await self.dispatcher.press(caller, ComponentId("", "leaderboard", value=game))

    async def about(self, caller: Caller) -> Answer:
        """Read what Kontor is."""
        return await self.dispatcher.press(caller, ComponentId("", "about"))


def _presses(answer: Answer, verb: str) -> list[ComponentId]:
    from tests.bot.tables.doubles import press_of

    assert answer.panel is not None
    try:
        return [press_of(answer.panel, verb)]
    except AssertionError:
        return []


class Suggested:
    """See what is suggested for an option: `suggested.tables(caller, "k7")`."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher

    async def moves(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Type into `/move choice`."""
        return await self.dispatcher.suggest("move", "choice", caller, typed, {"table": table} if table else {})

    async def tables(self, caller: Caller, typed: str) -> list[Choice]:
        """Type into `/hand table`."""
        return await self.dispatcher.suggest("hand", "table", caller, typed, {})

    async def begun(self, caller: Caller, typed: str) -> list[Choice]:
        """Type into `/log table`."""
        return await self.dispatcher.suggest("log", "table", caller, typed, {})

    async def acts(self, caller: Caller, typed: str, table: str | None = None) -> list[Choice]:
        """Type into `/table do`."""
        return await self.dispatcher.suggest("table", "do", caller, typed, {"table": table} if table else {})

    async def games(self, caller: Caller, typed: str) -> list[Choice]:
        """Type into `/play game`, if there are many."""
        return await self.dispatcher.suggest("play", "game", caller, typed, {})

    async def values(self, caller: Caller, setting: str, typed: str = "", command: str = "me") -> list[Choice]:
        """Type into `/me value` or `/settings value`."""
        return await self.dispatcher.suggest(command, "value", caller, typed, {"setting": setting})
