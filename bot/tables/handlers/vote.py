"""The handler for votes: abandoning, undoing, replacing a player."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from functools import partial

from bot.tables.clocks import absence
from bot.tables.company.admission import is_kept_apart
from bot.tables.core import motions
from bot.tables.core.motions import ABANDON, REPLACE, sort_of
from bot.tables.core.names import plain_name
from bot.tables.core.people import language
from bot.tables.core.table import Table
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.messages import asking, common
from bot.tables.messages.asking import ABANDON_NOW, REPLACE_NOW
from bot.tables.ports.caller import Caller, NamedUser, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_id, read_number
from bot.tables.ports.panel import Answer, Panel
from bot.tables.stages import moderation, play, replacement, vote_panels
from bot.tables.stages.resignation import own_seat
from bot.tables.stages.vote_panels import REPLACE_SEAT
from bot.tables.stages.votes import Voting
from games.kernel.words import Words
from storage.rows import MotionRow

Voice = Callable[[Table, MotionRow, int], Awaitable[MotionRow]]
"""A user's answer to a motion."""


class VoteHandler:
    """Handles users who propose a motion, agree or refuse."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.voting = Voting(context.registry)
        self.verbs: dict[str, Handler] = {
            "abandon": self._abandon,
            ABANDON_NOW: self._abandon_now,
            "agree": self._agree,
            "accept": self._accept,
            "refuse": partial(self._answer_vote, self.voting.refuse),
            REPLACE_SEAT: self._pick_seat,
            REPLACE: self._replace,
            REPLACE_NOW: self._replace_now,
        }

    async def _present(self, table: Table, caller: Caller, texts: Words) -> tuple[int, str]:
        """Return the caller's seat; an absent user who votes gets the seat back, and the news."""
        seat = own_seat(table, caller.user_id)
        if not table.has_stand_in(seat):
            return seat, ""
        return seat, await absence.take_seat_again(self.registry, table, seat, texts)

    def _wake_workers(self, table_id: str) -> None:
        self.registry.workers.deliver()
        self.registry.workers.decide(table_id)

    # Abandoning

    async def abandon(self, caller: Caller, named: str | None) -> Answer:
        """Ask whether to vote for abandoning, and say what that costs; the vote appears in the table's channel."""
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            own_seat(table, caller.user_id)
            return Answer(vote_panels.abandon_panel(table, await self.context.words(caller, table)))

    async def _abandon_now(self, press: Press) -> Answer:
        return dataclasses.replace(await self.vote(press.caller, press.table_id, ABANDON), update=True)

    async def _abandon(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            own_seat(table, press.caller.user_id)
            self.voting.find(table, ABANDON, None)
        return await self.vote(press.caller, press.table_id, ABANDON)

    async def vote(self, caller: Caller, table_id: str, kind: str) -> Answer:
        """Vote for a motion that needs more than half of the users."""
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            seat, welcome = await self._present(table, caller, texts)
            text = self._result_text(table, await self.voting.vote(table, kind, seat), texts)
        self._wake_workers(table_id)
        return Answer(_note(welcome, text))

    # Undoing

    async def undo(self, caller: Caller, named: str | None) -> Answer:
        """Take back the user's last choice at once if the kernel allows it, else propose that to the others."""
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            seat, welcome = await self._present(table, caller, texts)
            ask, at_once = table.require_match().state.ask, table.require_match().can_undo(seat)
            if at_once:
                await play.take_back(self.registry, table, seat, ask, None)
                text = texts.text("undone")
            else:
                text = self._result_text(table, await self.voting.undo(table, seat), texts)
        self._wake_workers(table_id)
        return Answer(_note(welcome, text))

    # Replacing

    async def ask_replace(self, caller: Caller, named: str | None) -> Answer:
        """Ask for the next user of a seat: the caller's own, unless another is picked."""
        table_id = await self.context.find(caller, named, seated=False, begun=True)
        async with self.context.table(caller, table_id) as table:
            return await self._replace_panel(caller, table, table.seat_of(caller.user_id))

    async def _pick_seat(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            answer = await self._replace_panel(press.caller, table, _seat_at(table, press.picked))
        return dataclasses.replace(answer, update=True)

    async def _replace_panel(self, caller: Caller, table: Table, seat: int | None) -> Answer:
        table.require_match()
        _check_guild(caller, table)
        return Answer(vote_panels.replace_panel(table, seat, await self.context.words(caller, table)))

    async def _replace(self, press: Press) -> Answer:
        """Hand a seat to the picked user: the caller's own, by a moderator's order, or by vote."""
        caller = press.caller
        invited = caller.named.get(read_id(press.picked))
        if invited is None:
            raise Refusal("refused-unknown")
        async with self.context.table(caller, press.table_id) as table:
            texts, own = await self.context.words(caller, table), table.seat_of(caller.user_id)
            table.require_match()
            _check_guild(caller, table)
            seat = _seat_at(table, press.component.value)
            if _orders(caller, table):
                await self._check_reach(caller, invited)
                await replacement.check(self.registry, table, seat, invited)
                return Answer(asking.replace(table, seat, invited, texts), update=True)
            text = await self._hand_seat(caller, table, seat, own, invited, texts)
        self._wake_workers(press.table_id)
        return Answer(common.note(text), update=True)

    async def _replace_now(self, press: Press) -> Answer:
        """Give a seat to a user as a moderator; ask again if it has another user by now."""
        caller = press.caller
        user_id, mark, name = (*press.component.value.split(" ", 2), "", "")[:3]
        invited = NamedUser(read_id(user_id), name)
        async with self.context.table(caller, press.table_id) as table:
            texts, seat = await self.context.words(caller, table), _seat_at(table, str(press.component.seat))
            if not _orders(caller, table):
                raise Refusal("refused-not-manager")
            if mark != asking.holder_mark(table, seat):
                return Answer(asking.replace(table, seat, invited, texts), update=True)
            text = await self._hand_seat(caller, table, seat, None, invited, texts)
        self._wake_workers(press.table_id)
        return Answer(common.note(text), update=True)

    async def _hand_seat(
        self, caller: Caller, table: Table, seat: int, own: int | None, invited: NamedUser, texts: Words
    ) -> str:
        oneself = invited.user_id == caller.user_id
        await self._check_reach(caller, invited)
        if seat == own:
            motion = await self.voting.replace(table, seat, invited, own, wish=True)
        elif _orders(caller, table):
            act = moderation.describe(self.registry, caller, table, "replace", about=invited.user_id)
            await self.voting.order(table, seat, invited, act)
            motion = table.motions[f"{REPLACE}-{seat}"]
        elif own is None and not oneself:
            raise table.not_seated()
        else:
            motion = await self.voting.replace(table, seat, invited, own, accepted=oneself)
        return self._result_text(table, motion, texts)

    async def _check_reach(self, caller: Caller, invited: NamedUser) -> None:
        """Refuse to offer a seat to a user that the caller may not invite, with the same words as invitations."""
        if invited.user_id == caller.user_id:
            return
        async with self.registry.store.read() as tx:
            if await is_kept_apart(tx, caller.user_id, invited.user_id):
                raise Refusal("invite-refused", users=plain_name(invited.name))

    # Answering

    async def _agree(self, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            texts = await self.context.words(press.caller, table)
            motion = self.voting.find(table, press.component.value, press.component.ask)
            seat, welcome = await self._present(table, press.caller, texts)
            text = self._result_text(table, await self.voting.agree(table, motion, seat), texts)
        self._wake_workers(press.table_id)
        return Answer(_note(welcome, text))

    async def _answer_vote(self, answer: Voice, press: Press) -> Answer:
        async with self.context.table(press.caller, press.table_id) as table:
            texts = await self.context.words(press.caller, table)
            motion = self.voting.find(table, press.component.value, press.component.ask)
            motion = await answer(table, motion, press.caller.user_id)
            text = self._result_text(table, motion, texts)
        self._wake_workers(press.table_id)
        return Answer(common.note(text))

    async def _accept(self, press: Press) -> Answer:
        """Take an offered seat; show the news here to users without direct messages."""
        caller = press.caller
        answer = await self._answer_vote(self.voting.accept, press)
        user = await self.registry.people.user(caller.user_id)
        async with self.context.table(caller, press.table_id) as table:
            seat = table.seat_of(caller.user_id)
            if seat is None or user.dms == "on":
                return answer
            texts = common.words_for(table, language(user))
            async with self.registry.store.read() as tx:
                entries = await tx.log.entries(table.id)
            return Answer(vote_panels.briefing(table, seat, entries, None, "", texts))

    def _result_text(self, table: Table, motion: MotionRow, texts: Words) -> str:
        """Tell the user who has just voted how the vote stands."""
        sort, count = sort_of(motion.kind), motions.tally(table, motion) if motion.outcome is None else None
        if sort == ABANDON:
            if count is None:
                return texts.text("abandoned", table=table.id)
            return texts.text("voted", table=table.id, votes=len(count.votes), needed=count.needed)
        if count is None:
            return "\n".join(vote_panels.outcome(table, motion, texts).text)
        if not count.accepted:
            return texts.text("proposed-accept", new=str(motions.details(motion)["name"]))
        return texts.text("proposed", votes=len(count.votes), needed=count.needed)


def _check_guild(caller: Caller, table: Table) -> None:
    """Refuse a caller who is not on the table's server, where its members can be named."""
    if caller.guild_id is None:
        raise Refusal("refused-no-guild")
    if caller.guild_id != table.row.guild_id:
        raise Refusal("refused-other-guild")


def _seat_at(table: Table, number: str) -> int:
    """Read the number of one of a table's seats."""
    seat = read_number(number)
    if seat is None or seat >= len(table.seats):
        raise Refusal("refused-unknown")
    return seat


def _orders(caller: Caller, table: Table) -> bool:
    """Tell whether the caller decides as a moderator; at their own table they vote like all others."""
    return table.seat_of(caller.user_id) is None and caller.manages(table.row.guild_id)


def _note(*texts: str) -> Panel:
    return common.note("\n".join(filter(None, texts)))
