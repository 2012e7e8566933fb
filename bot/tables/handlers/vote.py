"""The handler for what a table decides together: abandoning, undoing, replacing a player."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable

from bot.tables.clocks import absence
from bot.tables.company.admission import is_kept_apart
from bot.tables.core import motions
from bot.tables.core.motions import ABANDON, REPLACE, sort_of
from bot.tables.core.people import language
from bot.tables.core.table import Table
from bot.tables.handlers.context import HandlerContext
from bot.tables.messages import common
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages import moderating, play, vote_panels
from bot.tables.stages.leaving import own_seat
from bot.tables.stages.replacing import Candidate, find_seat, seats_text
from bot.tables.stages.voting import Voting
from games.kernel.words import Words
from storage.rows import MotionRow


class VoteHandler:
    """Answer who proposes something to a table, and who agrees or refuses."""

    def __init__(self, context: HandlerContext) -> None:
        self.context, self.registry = context, context.registry
        self.voting = Voting(context.registry)

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {
            "abandon": self._abandon,
            "abandon_now": self._abandon_now,
            "agree": self._agree,
            "accept": self._accept,
            "refuse": self._refuse,
        }

    async def _present(self, table: Table, caller: Caller, texts: Words) -> tuple[int, str]:
        """Return the caller's seat; who was away and votes is back, and told what has happened."""
        seat = own_seat(table, caller.user_id)
        if not table.has_stand_in(seat):
            return seat, ""
        return seat, await absence.take_seat_again(self.registry, table, seat, texts)

    def _wake_workers(self, table_id: str) -> None:
        self.registry.workers.deliver()
        self.registry.workers.decide(table_id)

    # Abandoning

    async def abandon(self, caller: Caller, named: str | None) -> Answer:
        """Vote to abandon; the vote is shown in the table's channel, wherever it was called for.

        A user who alone decides this is asked first, as no other vote can stop it.
        """
        table_id = await self.context.find(caller, named, begun=True)
        async with self.context.table(caller, table_id) as table:
            own_seat(table, caller.user_id)
            if len(motions.voting_seats(table)) == 1:
                return Answer(vote_panels.abandon_panel(table, await self.context.words(caller, table)))
        return await self.vote(caller, table_id, ABANDON)

    async def _abandon_now(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        return dataclasses.replace(await self.vote(caller, component.table, ABANDON), update=True)

    async def _abandon(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            own_seat(table, caller.user_id)
            self.voting.find(table, ABANDON, None)
        return await self.vote(caller, component.table, ABANDON)

    async def vote(self, caller: Caller, table_id: str, kind: str) -> Answer:
        """Vote for what needs more than half of the users."""
        async with self.context.table(caller, table_id) as table:
            texts = await self.context.words(caller, table)
            seat, welcome = await self._present(table, caller, texts)
            text = self._result_text(table, await self.voting.vote(table, kind, seat), texts)
        self._wake_workers(table_id)
        return Answer(_note(welcome, text))

    # Undoing

    async def undo(self, caller: Caller, named: str | None) -> Answer:
        """Take the own last choice back at once where the kernel allows it, else propose it to the others."""
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

    async def replace(self, caller: Caller, invited: Candidate, player: str | None, named: str | None) -> Answer:
        """Hand a seat to another user: the own one, or by a moderator's word, or by vote."""
        if caller.guild_id is None:
            raise Refusal("refused-no-guild")
        table_id = await self.context.find(caller, named, seated=False, begun=True)
        async with self.context.table(caller, table_id) as table:
            texts, own = await self.context.words(caller, table), table.seat_of(caller.user_id)
            table.require_match()
            seat = own if player is None else find_seat(table, player)
            if seat is None:
                raise Refusal("refused-which-player", players=seats_text(table))
            if caller.guild_id != table.row.guild_id:
                raise Refusal("refused-other-guild")
            text = await self._hand_seat(caller, table, seat, own, invited, texts)
        self._wake_workers(table_id)
        return Answer(common.note(text))

    async def _hand_seat(
        self, caller: Caller, table: Table, seat: int, own: int | None, invited: Candidate, texts: Words
    ) -> str:
        oneself = invited.user_id == caller.user_id
        if not oneself:
            await self._check_reach(caller, invited)
        if seat == own:
            motion = await self.voting.replace(table, seat, invited, own, wish=True)
        elif own is None and caller.manages(table.row.guild_id):  # at an own table, moderators vote like all others
            act = moderating.describe(self.registry, caller, table, "replace", about=invited.user_id)
            await self.voting.order(table, seat, invited, act)
            motion = table.motions[f"{REPLACE}-{seat}"]
        elif own is None and not oneself:
            raise table.not_seated()
        else:
            motion = await self.voting.replace(table, seat, invited, own, accepted=oneself)
        return self._result_text(table, motion, texts)

    async def _check_reach(self, caller: Caller, invited: Candidate) -> None:
        """Refuse to call somebody to a seat whom the caller may not invite; the sentence is that of invitations."""
        async with self.registry.store.read() as tx:
            if await is_kept_apart(tx, caller.user_id, invited.user_id):
                raise Refusal("invite-refused", users=invited.plain)

    async def suggestions(self, caller: Caller, typed: str, named: str | None) -> list[Choice]:
        """Suggest the seats of a table by number and name."""
        table_id = await self.context.find(caller, named, seated=False, begun=True)
        async with self.context.table(caller, table_id, acts=False) as table:
            found = [Choice(str(row.seat + 1), f"{row.seat + 1} {row.name}") for row in table.seats]
        return [choice for choice in found if typed.casefold() in choice.label.casefold()]

    # Answering

    async def _agree(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        async with self.context.table(caller, component.table) as table:
            texts = await self.context.words(caller, table)
            motion = self.voting.find(table, component.value, component.ask)
            seat, welcome = await self._present(table, caller, texts)
            text = self._result_text(table, await self.voting.agree(table, motion, seat), texts)
        self._wake_workers(component.table)
        return Answer(_note(welcome, text))

    async def _refuse(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        return await self._answer_vote(
            caller, component, lambda table, motion: self.voting.refuse(table, motion, caller.user_id)
        )

    async def _answer_vote(
        self, caller: Caller, component: ComponentId, answer: Callable[[Table, MotionRow], Awaitable[MotionRow]]
    ) -> Answer:
        async with self.context.table(caller, component.table) as table:
            texts = await self.context.words(caller, table)
            motion = await answer(table, self.voting.find(table, component.value, component.ask))
            text = self._result_text(table, motion, texts)
        self._wake_workers(component.table)
        return Answer(common.note(text))

    async def _accept(self, caller: Caller, component: ComponentId, _values: tuple[str, ...]) -> Answer:
        """Take an offered seat; who gets no direct messages is told here what has happened."""
        answer = await self._answer_vote(
            caller, component, lambda table, motion: self.voting.accept(table, motion, caller.user_id)
        )
        user = await self.registry.people.user(caller.user_id)
        async with self.context.table(caller, component.table) as table:
            seat = table.seat_of(caller.user_id)
            if seat is None or user.dms == "on":
                return answer
            texts = common.words_for(table, language(user))
            async with self.registry.store.read() as tx:
                entries = await tx.log.entries(table.id)
            return Answer(vote_panels.briefing(table, seat, entries, None, "", texts))

    def _result_text(self, table: Table, motion: MotionRow, texts: Words) -> str:
        """Say what became of a vote, for whoever has voted."""
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


def _note(*texts: str) -> Panel:
    return common.note("\n".join(filter(None, texts)))
