"""Whatever somebody does who has nothing to do with a table: nothing of it changes, and nothing of it is told.

The acts are read from the dispatcher's own table, the commands from their class, so that a new one is tried by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from bot.tables.ports.caller import Caller
from tests.bot.tables.doubles import ANNA, GUILD, HOME, Trial, caller
from tests.bot.tables.worlds import ELSEWHERE, HIDDEN, KINDS, OWN, VERBS, Built, acts, changed, copied, shown, stored

EVE = 6666
NOBODY = "ZZZZZZZZ"
"""The id of a table that there is not."""
HOSTILE = str(ANNA)
MORE = ("", "0", "1", "on", "playing", "4L", "-1", "²", str(2**63), "9" * 5000, "\u202e[x](https://x.test) <@1001>")


@dataclass(frozen=True)
class Outsider:
    """From where somebody acts, and on which tables they have no business at all."""

    name: str
    kinds: tuple[str, ...]
    place: dict[str, object] = field(default_factory=dict)

    @property
    def caller(self) -> Caller:
        """Make the caller."""
        return caller(EVE, **{"name": "Eve", "interaction_id": 1, **self.place})


HERE: dict[str, object] = {"guild_id": GUILD, "channel_id": HOME}
OUTSIDERS = (
    Outsider("of another server, which they manage", KINDS, {"guild_id": OWN, "channel_id": 990, "manager": True}),
    Outsider("in direct messages", KINDS, {"guild_id": None, "channel_id": 100_000 + EVE}),
    Outsider(
        "who sees not the channel", ("alone", "lesson", "elsewhere", "hidden lobby", "hidden game", "hidden end"), HERE
    ),
)
WATCHER = Outsider("who only watches", ("running", "paused", "finished", "abandoned"), HERE)


def prepare(trial: Trial) -> None:
    """Let Eve be no member of the tables' servers but that she is in, and have no limits."""
    trial.messenger.hidden |= {HIDDEN}
    trial.messenger.strangers |= {(ELSEWHERE, EVE)}
    trial.dispatcher.context.limits.most = dict.fromkeys(trial.dispatcher.context.limits.most, 10**6)


async def try_all(trial: Trial, who: Outsider, table: str, value: str, *, alike: bool = True) -> list[str]:
    """Do all there is at a table; return what was answered otherwise than at a table that there is not."""
    told = []
    for name, act, named in acts(value, ask=10**4):
        given = shown(await act(trial, who.caller, table), table)
        if alike and named and given != (nobody := shown(await act(trial, who.caller, NOBODY), NOBODY)):
            again = shown(
                await act(trial, who.caller, table), table
            )  # the first time something of their own may change
            if again != nobody:
                told.append(f"{name}: {given} | {nobody}")
    return told


def cases() -> list[ParameterSet]:
    """Name each kind of outsider at each kind of table, with one hostile value, or many."""
    found = []
    for who in OUTSIDERS:
        for kind in who.kinds:
            found.append(pytest.param(who, kind, (HOSTILE,), id=f"{kind}, {who.name}"))
            found.append(pytest.param(who, kind, MORE, id=f"{kind}, {who.name}, many", marks=pytest.mark.long))
    return found


@pytest.mark.parametrize(("who", "kind", "values"), cases())
async def test_an_outsider_changes_and_learns_nothing(
    built: Built, tmp_path: Path, who: Outsider, kind: str, values: tuple[str, ...]
) -> None:
    """All verbs, forms and commands: the store is as before but for what is theirs, and the table might not exist."""
    async with copied(built, tmp_path) as trial:
        prepare(trial)
        trial.messenger.strangers |= {(GUILD, EVE)} if who.place["guild_id"] != GUILD else set()
        before = await stored(trial.store)
        for value in values:
            assert await try_all(trial, who, built.world[kind], value) == []
            assert changed(before, await stored(trial.store), EVE) == []


@pytest.mark.parametrize("kind", WATCHER.kinds)
async def test_who_only_watches_changes_nothing(built: Built, tmp_path: Path, kind: str) -> None:
    """Users who see the channel may look at the board, and do nothing."""
    async with copied(built, tmp_path) as trial:
        prepare(trial)
        before = await stored(trial.store)
        await try_all(trial, WATCHER, built.world[kind], HOSTILE, alike=False)
        assert changed(before, await stored(trial.store), EVE) == []


def test_all_verbs_are_tried() -> None:
    """What is read from the dispatcher is what it answers."""
    tried = {name for name, *_ in acts("")}
    assert {"choose", "submit", "l_submit", "/board", "/table undo", "/me zone", "/move choice?"} <= tried
    assert len(VERBS) > 100
