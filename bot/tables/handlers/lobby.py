"""The handler for lobbies: `/play` and the buttons under it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import TypeVarTuple

from bot.tables.company.evenings import is_near
from bot.tables.company.reliability import LEAST, reliability_at
from bot.tables.core.pace import PRESETS, Pace, check_level
from bot.tables.core.registry import Registry
from bot.tables.core.table import Table
from bot.tables.handlers.alone import AloneHandler
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.evenings import EveningHandler
from bot.tables.handlers.greeting import Greeting
from bot.tables.messages import asking, common
from bot.tables.messages.asking import CANCEL_NOW
from bot.tables.messages.changes import FINE, settled_panel
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import changes, game_start, lobby, lobby_message, moderation, new_table, option_panels, options
from bot.tables.stages.evenings import check_present
from bot.tables.stages.game_start import with_invitations
from games.kernel.words import LOCALES
from games.players import levels_of
from storage.retry import insist

NEEDED_HERE = {"view_channel", "send_messages", "attach_files"}

Given = TypeVarTuple("Given")
Change = Callable[[Registry, Table, Caller, *Given], Awaitable[None]]
"""Change a lobby for a caller."""


class LobbyHandler:
    """Answers acts before a game begins."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.greeting, self.alone = Greeting(context), AloneHandler(context)
        evenings = EveningHandler(context)
        self.forms = evenings.forms
        self.verbs: dict[str, Handler] = {
            "join": self._join,
            "leave": partial(self._change_publicly, lobby.leave, said="left-lobby"),
            "options": self._options,
            "option": self._option,
            "more": self._more,
            "less": self._less,
            "language": self._language,
            "pace": self._pace,
            "printed": self._printed,
            "allow_advice": self._allow_advice,
            "least": self._least,
            "add_computer": self._add_computer,
            "drop_computer": partial(self._change_privately, lobby.drop_computer),
            "start": self._start,
            "cancel": self._cancel,
            CANCEL_NOW: self._cancel_now,
            FINE: self._fine,
            **self.alone.verbs,
            **evenings.verbs,
        }

    async def play(self, caller: Caller, game: str, by_oneself: bool = False) -> Answer:
        """Open a lobby publicly in the caller's channel; with `alone`, or without a guild, open a table alone."""
        if by_oneself or caller.guild_id is None:
            return await self.alone.play(caller, game)
        guild = await self.registry.people.guild(caller.guild_id)
        if guild.starters == "managers" and not caller.manager:
            raise Refusal("refused-starters")
        if caller.lacks & NEEDED_HERE:
            raise Refusal("refused-lacks-here")
        await self.registry.people.meet(caller)
        table, token = await new_table.open_lobby(self.registry, caller, guild, game)

        texts = common.words_of(table)
        cover = self.context.pictures.cached_cover(table.game, texts)

        async def note_sent(message_id: int) -> None:
            await insist(lambda: self._note_message(table.id, message_id, "" if cover is None else cover.source))

        panel = lobby_message.with_token(
            lobby_message.lobby(table, texts, await reliability_at(self.registry, table), cover), token
        )
        return Answer(panel, public=True, sent=note_sent)

    async def _note_message(self, table_id: str, message_id: int, picture: str) -> None:
        """Store the id of the lobby's message, from which a thread opens; enqueue its title picture if it lacks one."""
        async with self.registry.table(table_id) as table:
            await self._note(table, message_id)
            if picture:
                await new_table.note_picture(self.registry, table, message_id, picture)
            else:
                async with self.registry.store.write() as tx:
                    await lobby.enqueue_lobby(self.registry, tx, table)
        self.registry.workers.deliver()

    async def _note_pressed(self, table: Table, caller: Caller) -> None:
        """Store the id of the pressed message, unless a moderator has moved the lobby away from it."""
        if caller.channel_id == table.row.home_id:
            await self._note(table, caller.message_id)

    async def _note(self, table: Table, message_id: int | None) -> None:
        if table.row.lobby_message_id is None and message_id is not None:
            await new_table.note_message(self.registry, table, message_id)

    async def _change_publicly(self, change: Change[*Given], press: Press, *given: *Given, said: str = "") -> Answer:
        """Make a change and show it on the public lobby message, or name it on the private panel that was pressed.

        The lobby's message then follows through the outbox.
        """
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            private = bool(said) and caller.message_id not in (None, table.row.lobby_message_id)
            if not private:
                await self._note_pressed(table, caller)
            await change(self.registry, table, caller, *given)
            if private:
                texts = await self.context.words(caller, table)
                return Answer(common.note(texts.text(said, table=table.id, title=texts.text("title"))), update=True)
            texts = common.words_of(table)
            panel = lobby_message.lobby(table, texts, await reliability_at(self.registry, table))
            panel = await with_invitations(self.registry, table, panel, texts)
            return Answer(panel, update=True, keep_pictures=table.row.stage != "cancelled")

    async def _join(self, press: Press) -> Answer:
        # the greeting needs the language, and notes closed direct messages
        await self.registry.people.meet(press.caller)
        answer = await self._change_publicly(lobby.join, press)
        return replace(answer, follow=lambda: self.greeting.greet(press.caller, press.table_id))

    async def _cancel(self, press: Press) -> Answer:
        """Cancel a lobby; if others sit there, ask first."""
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            moderation.check_cancel(table, caller)
            others = [seat for seat in table.seats if seat.user_id not in (None, caller.user_id)]
            if others:
                await self._note_pressed(table, caller)
                return Answer(asking.cancel(table, others, await self.context.words(caller, table)))
        return await self._change_publicly(moderation.cancel, press, said="lobby-cancelled")

    async def _cancel_now(self, press: Press) -> Answer:
        """Cancel it after the question; the lobby's message follows through the outbox."""
        async with self.context.table(press.caller, press.table_id) as table:
            await moderation.cancel(self.registry, table, press.caller)
            texts = await self.context.words(press.caller, table)
            return Answer(common.note(texts.text("lobby-cancelled")), update=True)

    async def _fine(self, press: Press) -> Answer:
        """Agree to the host's changes; the pressed message shows whose agreement is missing."""
        async with self.context.table(press.caller, press.table_id) as table:
            await changes.agree(self.registry, table, press.caller.user_id)
            texts = common.words_of(table)
            async with self.registry.store.read() as tx:
                panel = await changes.write_call(tx, table, press.component.token, texts)
            return Answer(panel or settled_panel(table, texts), update=True)

    async def _start(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            if table.is_alone:
                return await self.alone.start(press, table)
            lobby.check_host(table, press.caller)
            if absent := check_present(table, self.registry.clock.now()):
                await self._note_pressed(table, press.caller)
                return Answer(asking.start(table, absent, await self.context.words(press.caller, table)))
            guild = await self.registry.people.guild(table.row.guild_id)
        return await self._change_publicly(game_start.start, press, guild)

    async def _options(self, press: Press) -> Answer:
        """Show the options, which only the host can change."""
        caller = press.caller
        async with self.context.table(caller, press.table_id) as table:
            if table.row.stage == "lobby" and table.row.host_id != caller.user_id:
                texts, seated = await self.context.words(caller, table), table.seat_of(caller.user_id) is not None
                near = is_near(table, self.registry.clock.now())
                return Answer(option_panels.guest_panel(table, texts, seated=seated, near=near))
            lobby.check_host(table, caller)
            await self._note_pressed(table, caller)  # the options change that message, not their own
            return Answer(await self._main_options(caller, table))

    async def _more(self, press: Press) -> Answer:
        """Show the further options, and the values of the picked one."""
        async with self.context.table(press.caller, press.table_id) as table:
            lobby.check_host(table, press.caller)
            return Answer(await self._lesser_options(press.caller, table, press.picked), update=True)

    async def _less(self, press: Press) -> Answer:
        """Go back to the main options."""
        async with self.context.table(press.caller, press.table_id) as table:
            lobby.check_host(table, press.caller)
            return Answer(await self._main_options(press.caller, table), update=True)

    async def _main_options(self, caller: Caller, table: Table) -> Panel:
        if table.is_alone:
            return await self.alone.setup(caller, table)
        return option_panels.lobby_options(table, await self.context.words(caller, table))

    async def _lesser_options(self, caller: Caller, table: Table, opened: str = "") -> Panel:
        copies = self.registry.copies.of(table.row.game)
        return option_panels.more_options(table, await self.context.words(caller, table), copies, opened)

    async def _change_privately(self, change: Change[*Given], press: Press, *given: *Given) -> Answer:
        """Make a change from the host's private panel; the public lobby follows through the outbox."""
        async with self.context.table(press.caller, press.table_id) as table:
            await change(self.registry, table, press.caller, *given)
            lesser = any(option.more and option.name == press.component.value for option in table.game.options)
            if lesser or (press.component.verb in option_panels.LESSER and not table.is_alone):
                return Answer(await self._lesser_options(press.caller, table), update=True)
            return Answer(await self._main_options(press.caller, table), update=True)

    async def _option(self, press: Press) -> Answer:
        return await self._change_privately(options.set_option, press, press.component.value, press.picked)

    async def _language(self, press: Press) -> Answer:
        if press.picked not in LOCALES:
            raise Refusal("refused-unknown")
        return await self._change_privately(options.set_language, press, press.picked)

    async def _pace(self, press: Press) -> Answer:
        return await self._change_privately(_set_pace, press, PRESETS.get(press.picked))

    async def _printed(self, press: Press) -> Answer:
        material_id = "" if press.picked == option_panels.OFF else press.picked
        return await self._change_privately(options.set_copy, press, material_id)

    async def _allow_advice(self, press: Press) -> Answer:
        allowed = press.values == (option_panels.ON,)
        return await self._change_privately(partial(options.set_advice, allowed=allowed), press)

    async def _least(self, press: Press) -> Answer:
        least = {str(each): each for each in LEAST}.get(press.picked)
        if least is None:
            raise Refusal("refused-unknown")
        return await self._change_privately(options.set_least, press, least)

    async def _add_computer(self, press: Press) -> Answer:
        level = press.component.value or "normal"  # a button from before there were levels names none
        return await self._change_privately(_add_computer, press, level)


async def _set_pace(registry: Registry, table: Table, caller: Caller, pace: Pace | None) -> None:
    """Change the pace, if an existing one was picked."""
    lobby.check_host(table, caller)
    if pace is not None:
        await options.set_pace(registry, table, caller, pace)


async def _add_computer(registry: Registry, table: Table, caller: Caller, level: str) -> None:
    """Add a computer of a level that this game offers."""
    if level not in levels_of(table.game):
        raise Refusal("refused-unknown")
    check_level(table, level)
    await lobby.add_computer(registry, table, caller, level)
