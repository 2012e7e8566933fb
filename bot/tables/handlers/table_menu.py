"""The handler for `/table`: a table's status, and acts by a button or a word."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.table import TableHandler
from bot.tables.messages.table_menu import ACTS, DO, MENU, acts_of, menu_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice
from games.kernel.errors import KernelError
from games.kernel.typed import plain
from games.kernel.words import own_first, words_for

Do = Callable[[Caller, str | None], Awaitable[Answer]]
"""Runs an act at the named or meant table."""
DoWith = Callable[[Caller, str, str | None], Awaitable[Answer]]


class TableMenuHandler:
    """Runs acts at a table; `acts` are their functions, by the names in `ACTS`.

    `pace` and `move` take one more text: a time for decisions, and a choice.
    """

    def __init__(
        self, context: HandlerContext, tables: TableHandler, acts: Mapping[str, Do], pace: DoWith, move: DoWith
    ) -> None:
        self.context, self.registry = context, context.registry
        self.tables, self.acts, self.pace, self.make_choice = tables, acts, pace, move
        self.verbs: dict[str, Handler] = {MENU: self._menu, DO: self._do}

    async def table(self, caller: Caller, do: str | None = None, table: str | None = None) -> Answer:
        """Run an act at a table; without one, show the table's status and menu."""
        if do is None:
            return await self._show(caller, await self.context.find(caller, table, seated=False))
        own = (await self.registry.people.meet(caller)).locale
        if (act := act_of(do, own)) is not None:
            return await self.acts[act](caller, table)
        word, _, rest = do.strip().partition(" ")
        if act_of(word, own) == "pace":
            return await self.pace(caller, rest, table)
        raise Refusal("refused-do", what=do.strip()[:40])

    async def _show(self, caller: Caller, table_id: str) -> Answer:
        status = await self.tables.status(caller, table_id)
        async with self.context.table(caller, table_id) as live:
            texts = await self.context.words(caller, live)
            return Answer(menu_panel(live, live.seat_of(caller.user_id), status, texts))

    async def _menu(self, press: Press) -> Answer:
        """Show the menu of a button's table, or of the one that was picked from a list."""
        return await self._show(press.caller, press.values[0] if press.values else press.table_id)

    async def _do(self, press: Press) -> Answer:
        """Answer a button by its value, and a select by what was picked."""
        act = press.value
        if act not in self.acts:
            raise Refusal("refused-unknown")
        return await self.acts[act](press.caller, press.table_id)

    async def move(self, caller: Caller, choice: str, table: str | None = None) -> Answer:
        """Make a typed choice; if the text is none but names an act, run that."""
        try:
            return await self.make_choice(caller, choice, table)
        except KernelError:
            act = act_of(choice, (await self.registry.people.meet(caller)).locale)
            if act is None:
                raise
        return await self.acts[act](caller, table)

    async def suggestions(self, caller: Caller, typed: str, given: Mapping[str, str]) -> list[Choice]:
        """Suggest acts at the meant table; all acts if the table is unclear."""
        texts = await self.registry.people.meet(caller)
        try:
            table_id = await self.context.find(caller, given.get("table"), seated=False)
            async with self.context.table(caller, table_id, acts=False) as table:
                acts = acts_of(table, table.seat_of(caller.user_id))
        except KernelError:
            acts = [*ACTS]
        choices = [Choice(act, texts.text(f"do-{act}")) for act in acts]
        return [choice for choice in choices if plain(typed) in plain(f"{choice.value} {choice.label}")]


def act_of(typed: str, own: str) -> str | None:
    """Return the act that a word names, in the language `own` or another; None if none."""
    wanted = plain(typed)
    for words in (words_for(locale, "bot") for locale in own_first(own)):
        for act in ACTS:
            if wanted in {act, plain(words.text(f"do-{act}")), *words.typed(f"typed-do-{act}")}:
                return act
    return None
