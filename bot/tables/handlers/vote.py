"""The desk's part for what a table decides together: abandoning, undoing, replacing a player."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable

from bot.tables.clocks import returning
from bot.tables.core import motions
from bot.tables.core.motions import ABANDON, REPLACE, sort_of
from bot.tables.core.registry import language
from bot.tables.core.table import LiveTable
from bot.tables.handlers.context import Office
from bot.tables.messages import common
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.panel import Answer, Choice, Panel
from bot.tables.stages import play
from bot.tables.stages.leaving import own_seat
from bot.tables.stages.lobby import plain_name
from bot.tables.votes import messages
from bot.tables.votes.replacing import Invited, find_seat, seats_text
from bot.tables.votes.voting import Voting
from games.kernel.words import Words
from storage.rows import MotionRow


class VoteDesk:
    """Answer who proposes something to a table, and who agrees or refuses."""

    def __init__(self, office: Office) -> None:
        self.office, self.house = office, office.house
        self.voting = Voting(office.house)

    def verbs(self) -> dict[str, Callable[[Caller, Press, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {"abandon": self._abandon, "agree": self._agree, "accept": self._accept, "refuse": self._refuse}

    async def _present(self, live: LiveTable, caller: Caller, texts: Words) -> tuple[int, str]:
        """Return the caller's seat; who was away and votes is back, and told what has happened."""
        seat = own_seat(live, caller.user_id)
        return seat, await returning.returned(self.house, live, seat, texts) if live.stood_in(seat) else ""

    def _done(self, table_id: str) -> None:
        self.house.poke()
        self.house.asked(table_id)

    # Abandoning

    async def abandon(self, caller: Caller, named: str | None) -> Answer:
        """Vote to abandon; the vote is shown in the table's channel, wherever it was called for."""
        return await self.vote(caller, await self.office.find(caller, named), ABANDON)

    async def _abandon(self, caller: Caller, press: Press, _values: tuple[str, ...]) -> Answer:
        async with self.office.table(caller, press.table) as live:
            own_seat(live, caller.user_id)
            self.voting.find(live, ABANDON, None)
        return await self.vote(caller, press.table, ABANDON)

    async def vote(self, caller: Caller, table_id: str, kind: str) -> Answer:
        """Vote for what needs more than half of the users."""
        async with self.office.table(caller, table_id) as live:
            texts = await self.office.words(caller, live)
            seat, welcome = await self._present(live, caller, texts)
            text = self._told(live, await self.voting.vote(live, kind, seat), texts)
        self._done(table_id)
        return Answer(_note(welcome, text))

    # Undoing

    async def undo(self, caller: Caller, named: str | None) -> Answer:
        """Take the own last choice back at once where the kernel allows it, else propose it to the others."""
        table_id = await self.office.find(caller, named)
        async with self.office.table(caller, table_id) as live:
            texts = await self.office.words(caller, live)
            seat, welcome = await self._present(live, caller, texts)
            ask, at_once = live.playing().state.ask, live.playing().can_undo(seat)
            if not at_once:
                text = self._told(live, await self.voting.undo(live, seat), texts)
        if at_once:
            await play.undo(self.house, table_id, seat, ask, None, caller.user_id)
            text = texts.text("undone")
        self._done(table_id)
        return Answer(_note(welcome, text))

    # Replacing

    async def replace(self, caller: Caller, invited: Invited, player: str | None, named: str | None) -> Answer:
        """Hand a seat to another user: the own one, or by a moderator's word, or by vote."""
        if caller.guild_id is None:
            raise Refusal("refused-no-guild")
        table_id = await self.office.find(caller, named, seated=False)
        async with self.office.table(caller, table_id) as live:
            texts, own = await self.office.words(caller, live), live.seat_of(caller.user_id)
            live.playing()
            seat = own if player is None else find_seat(live, player)
            if seat is None:
                raise Refusal("refused-which-player", players=seats_text(live))
            if caller.guild_id != live.row.guild_id:
                raise Refusal("refused-other-guild")
            invited = dataclasses.replace(invited, name=plain_name(invited.name))
            text = await self._replaced(caller, live, seat, own, invited, texts)
        self._done(table_id)
        return Answer(common.note(text))

    async def _replaced(
        self, caller: Caller, live: LiveTable, seat: int, own: int | None, invited: Invited, texts: Words
    ) -> str:
        oneself = invited.user_id == caller.user_id
        if seat == own:
            motion = await self.voting.replace(live, seat, invited, own, wish=True)
        elif caller.manages(live.row.guild_id):
            await self.voting.order(live, seat, invited)
            motion = live.motions[f"{REPLACE}-{seat}"]
        elif own is None and not oneself:
            raise live.not_seated()
        else:
            motion = await self.voting.replace(live, seat, invited, own, accepted=oneself)
        return self._told(live, motion, texts)

    async def suggestions(self, caller: Caller, typed: str, named: str | None) -> list[Choice]:
        """Suggest the seats of a table by number and name."""
        table_id = await self.office.find(caller, named, seated=False)
        async with self.office.table(caller, table_id, acts=False) as live:
            found = [Choice(str(row.seat + 1), f"{row.seat + 1} {row.name}") for row in live.seats]
        return [choice for choice in found if typed.casefold() in choice.label.casefold()]

    # Answering

    async def _agree(self, caller: Caller, press: Press, _values: tuple[str, ...]) -> Answer:
        async with self.office.table(caller, press.table) as live:
            texts = await self.office.words(caller, live)
            motion = self.voting.find(live, press.value, press.ask)
            seat, welcome = await self._present(live, caller, texts)
            text = self._told(live, await self.voting.agree(live, motion, seat), texts)
        self._done(press.table)
        return Answer(_note(welcome, text))

    async def _refuse(self, caller: Caller, press: Press, _values: tuple[str, ...]) -> Answer:
        return await self._answered(
            caller, press, lambda live, motion: self.voting.refuse(live, motion, caller.user_id)
        )

    async def _answered(
        self, caller: Caller, press: Press, answer: Callable[[LiveTable, MotionRow], Awaitable[MotionRow]]
    ) -> Answer:
        async with self.office.table(caller, press.table) as live:
            texts = await self.office.words(caller, live)
            motion = await answer(live, self.voting.find(live, press.value, press.ask))
            text = self._told(live, motion, texts)
        self._done(press.table)
        return Answer(common.note(text))

    async def _accept(self, caller: Caller, press: Press, _values: tuple[str, ...]) -> Answer:
        """Take an offered seat; who gets no direct messages is told here what has happened."""
        answer = await self._answered(
            caller, press, lambda live, motion: self.voting.accept(live, motion, caller.user_id)
        )
        user = await self.house.user(caller.user_id)
        async with self.office.table(caller, press.table) as live:
            seat = live.seat_of(caller.user_id)
            if seat is None or user.dms == "on":
                return answer
            texts = common.words_for(live, language(user))
            async with self.house.store.read() as tx:
                entries = await tx.log.entries(live.id)
            return Answer(messages.briefing(live, seat, entries, None, "", texts))

    def _told(self, live: LiveTable, motion: MotionRow, texts: Words) -> str:
        """Say what became of a vote, for whoever has voted."""
        sort, count = sort_of(motion.kind), motions.tally(live, motion) if motion.outcome is None else None
        if sort == ABANDON:
            if count is None:
                return texts.text("abandoned", table=live.id)
            return texts.text("voted", table=live.id, votes=len(count.votes), needed=count.needed)
        if count is None:
            return "\n".join(messages.outcome(live, motion, texts).text)
        if not count.accepted:
            return texts.text("proposed-accept", new=str(motions.about(motion)["name"]))
        return texts.text("proposed", votes=len(count.votes), needed=count.needed)


def _note(*texts: str) -> Panel:
    return common.note("\n".join(filter(None, texts)))
