"""2. Die Rolle ausspielen: the rhyme, and the turn of the player who holds the called role."""

from __future__ import annotations

from collections.abc import Mapping

from games.kernel.agenda import Given, Rules, asks, section
from games.kernel.ask import OneOf
from games.kernel.chance import Chance
from games.kernel.events import Events
from games.tinker_tailor.material import ROLES
from games.tinker_tailor.sections import hands
from games.tinker_tailor.sections.market import Buying
from games.tinker_tailor.sections.roles import schedule_action
from games.tinker_tailor.state import COVERED, TinkerTailor

ACTOR, PIRATE, SOLDIER = "actor", "pirate", "soldier"


class Rhyme(Rules[TinkerTailor]):
    """Call all roles; a player who holds one reveals it, acts and may buy."""

    @section
    def call_roles(self, s: TinkerTailor, chance: Chance, events: Events, rank: int) -> None:
        """Call from this role on, up to the next one that is held; roles that nobody holds pass at once."""
        for called in range(rank, len(ROLES)):
            s.called = called + 1
            if ROLES[called] == PIRATE and s.covers:
                self._tell_silence(events, rank, called)
                self._release(s, chance, events)
                rank = called
            holder = next((seat for seat, roles in enumerate(s.roles) if ROLES[called] in roles.cards), None)
            if holder is not None:
                self._tell_silence(events, rank, called)
                s.then((self.reveal, holder, ROLES[called]))
                return
        self._tell_silence(events, rank, len(ROLES))

    def _tell_silence(self, events: Events, rank: int, end: int) -> None:
        if rank < end:
            events.tell("silent", first=rank, last=end - 1)

    def _release(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Take the pirate cards off the market and refill it."""
        s.goods_row = ["" if card == COVERED else card for card in s.goods_row]
        s.money_row = ["" if card == COVERED else card for card in s.money_row]
        events.tell("released")
        hands.refill(s, chance, events)

    @section(phase=True)
    def reveal(self, s: TinkerTailor, chance: Chance, events: Events, seat: int, role: str) -> None:
        """Show a role and let its holder act, then buy; then the rhyme goes on."""
        s.shown[seat].append(s.roles[seat].take(role))
        s.actor = seat
        events.tell("revealed", seat, role=role)
        s.then(
            (self.act, seat),
            self.refill,
            (Buying.call_buyer, seat),
            Buying.end_turn,
            (self.call_roles, s.called),
        )

    @section
    def refill(self, s: TinkerTailor, chance: Chance, events: Events) -> None:
        """Replace what was taken; places under pirate cards stay as they are."""
        hands.refill(s, chance, events)

    @section
    def act(self, s: TinkerTailor, chance: Chance, events: Events, seat: int) -> None:
        """Carry out the role called, or the one the Actor copies, as far as possible."""
        role = s.acting_role
        if role == SOLDIER and seat not in s.guards:
            s.guards.append(seat)
            events.tell("guarded", seat)
        if role == ACTOR:
            s.then((self.copy_role, seat))
        else:
            schedule_action(s, seat, role)

    # Actor

    def roles_to_copy(self, s: TinkerTailor, seat: int) -> tuple[str, ...]:
        """List the roles revealed this round by others, with two players also the own other one; never the Actor."""
        shown = {role for other in range(s.seats) if other != seat or s.seats == 2 for role in s.shown[other]}
        return tuple(role for role in ROLES if role in shown and role != ACTOR)

    def _copies(self, s: TinkerTailor, seat: int) -> Mapping[int, OneOf]:
        """Offer what may be copied."""
        roles = self.roles_to_copy(s, seat)
        return {seat: OneOf(roles)} if roles else {}

    @asks(_copies, alone=True)
    def copy_role(self, s: TinkerTailor, chance: Chance, events: Events, given: Given, seat: int) -> None:
        """Carry out a role that was revealed this round as one's own."""
        s.copied = given[seat]
        events.tell("copied", seat, role=s.copied)
        s.then((self.act, seat))
