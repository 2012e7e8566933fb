"""A table of Tinker Tailor that is made to stand at the last pick of its draft."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from games.kernel.saving import dump_state
from games.kernel.state import Zone
from games.tinker_tailor.material import ROLES, in_rhyme
from games.tinker_tailor.state import TinkerTailor, player
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial
from tests.bot.tables.playing import state_of
from tests.renderers import OfScenes

USERS = (ANNA, BEA, CEM, DIRK)
FIRST, SECOND, THIRD, LAST = range(4)
"""Places in the draft; the seats that have them follow from the start player."""
PACK = ("soldier", "sailor", "actor")
Change = Callable[[TinkerTailor, list[int]], None]


def drafted(second: str, third: str) -> Change:
    """Let the first drafter hold the Rich Man, the next two these roles; the last one chooses from `PACK`."""

    def change(s: TinkerTailor, seats: list[int]) -> None:
        held = ("rich_man", second, third)
        for seat, role in zip(seats, held, strict=False):
            s.roles[seat] = Zone.of([role])
        s.packs[seats[LAST]] = Zone.of(PACK)
        s.role_pile = Zone.of([role for role in ROLES if role not in (*held, *PACK)])
        s.goods_row, s.money_row = ["bread", "fish", "cloth", "wine", "wine", "gems"], ["1", "2", "2", "3", "4", "5"]
        s.saw = [""] * len(USERS)
        s.saw[seats[LAST]] = " ".join(in_rhyme(PACK))

    return change


async def at_last_pick(trial: Trial, change: Change) -> tuple[str, list[int]]:
    """Begin a table of four, stop before the last pick of the draft and change the world behind it."""
    trial.service.pictures.renderer = OfScenes()
    table = await trial.begun(*USERS, game="tinker_tailor")
    for _ in range(LAST):
        drafting = state_of(await trial.live(table), TinkerTailor)
        seat = drafting.waiting[0]
        role = drafting.packs[seat].cards[0]
        await trial.press(USERS[seat], ComponentId(table, "choose", seat, drafting.ask, role))
        await trial.settle(2)
    live = await trial.live(table)
    state = state_of(live, TinkerTailor)
    seats = [state.start, *state.others(state.start)]
    change(state, seats)
    state.forget_asks()
    async with trial.store.write() as tx:
        await tx.log.put_snapshot(table, live.row.version, dump_state(state))
    trial.service.registry.forget(table)
    return table, seats


async def choose(trial: Trial, table: str, seats: list[int], *choices: tuple[int, str]) -> list[Answer]:
    """Make choices by presses, each delivered before the next; `SECOND` stands for the second drafter's name."""
    answers = []
    for at, choice in choices:
        named = choice.replace("SECOND", player(seats[SECOND]))
        ask = (await trial.live(table)).require_match().state.ask
        answers.append(await trial.press(USERS[seats[at]], ComponentId(table, "choose", seats[at], ask, named)))
        await trial.settle(5)
    return answers
