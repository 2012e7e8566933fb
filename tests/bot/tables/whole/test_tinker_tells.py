"""Tinker Tailor gives nothing away: who holds a role before its call, which card changes hands, how many one holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bot.tables.core.about import CHOICE
from bot.tables.core.table import Table
from bot.tables.messages.pictures import Pictures
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from games.kernel.cloning import clone
from games.kernel.state import Zone
from games.tinker_tailor.knowledge.traffic import note_hidden
from games.tinker_tailor.state import UNSTATED, TinkerTailor, player
from storage.outbox import OutboxWrites
from storage.rows import NewDelivery
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial
from tests.bot.tables.drafting import FIRST, LAST, SECOND, THIRD, USERS, Change, at_last_pick, choose, drafted
from tests.bot.tables.playing import act, state_of
from tests.bot.tables.secrecy import all_for, compare_worlds, without_tokens
from tests.renderers import OfScenes

DM, PLACE = 100_000, 4000
STEPS = 24


@pytest.fixture
def owed(monkeypatch: pytest.MonkeyPatch) -> list[NewDelivery]:
    """Keep all queued messages, before any of them can be delivered."""
    kept: list[NewDelivery] = []
    owe = OutboxWrites.add

    async def keep(outbox: OutboxWrites, delivery: NewDelivery) -> None:
        kept.append(delivery)
        await owe(outbox, delivery)

    monkeypatch.setattr(OutboxWrites, "add", keep)
    return kept


@dataclass
class Told:
    """What one world's choices brought: deliveries as queued, and panels as shown, by channel."""

    seats: list[int]
    owed: list[NewDelivery] = field(default_factory=list)
    shown: dict[int, list[object]] = field(default_factory=dict)

    def to(self, *places: int) -> list[object]:
        """Return what the channel and these places of the draft were shown, in pictures and words."""
        return [self.shown.get(channel, []) for channel in (PLACE, *(DM + USERS[self.seats[at]] for at in places))]

    def counts(self) -> dict[int, int]:
        """Count the messages by channel."""
        return {channel: len(panels) for channel, panels in self.shown.items()}


def thief_beside(card: str) -> Change:
    """Let the second drafter hold this card alone, and the first one the Thief."""

    def change(s: TinkerTailor, seats: list[int]) -> None:
        drafted("witch", "merchant")(s, seats)
        s.roles[seats[FIRST]] = Zone.of(["thief"])
        s.role_pile = Zone.of([{"thief": "rich_man"}.get(role, role) for role in s.role_pile.cards])
        at = s.goods_pile.cards.index(card)
        assert at < len(s.goods_pile) - 20  # what is drawn next is the same in all worlds
        s.goods[seats[SECOND]] = Zone.of([s.goods_pile.cards.pop(at)])
        s.goods_pile.seen.pop(at)

    return change


def content(panel: Panel) -> object:
    """Take all that a panel shows, down to the scenes of its pictures."""
    return without_tokens(panel), [picture.image for picture in panel.pictures]


async def told(folder: Path, owed: list[NewDelivery], change: Change, *choices: tuple[int, str]) -> Told:
    """Make choices in a world and keep what they bring; each is `(place in the draft, choice)`."""
    trial = Trial(folder)
    await trial.start()
    try:
        table, seats = await at_last_pick(trial, change)
        del owed[:]
        before = len(trial.messenger.shown)
        await choose(trial, table, seats, *choices)
        found = Told(seats, list(owed))
        for channel, panel in trial.messenger.shown[before:]:
            found.shown.setdefault(channel, []).append(content(panel))
        return found
    finally:
        await trial.stop()


DRAFT_AND_GIFT = ((LAST, "actor"), (FIRST, "1+4+5/1/SECOND"))


async def test_before_its_call_nothing_tells_who_holds_a_role(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """Any holder of the Outlaw, or none: the same messages at the same times for all others, until he is called."""
    held = await told(tmp_path / "a", owed, drafted("outlaw", "witch"), *DRAFT_AND_GIFT)
    swapped = await told(tmp_path / "b", owed, drafted("witch", "outlaw"), *DRAFT_AND_GIFT)
    nobodys = await told(tmp_path / "c", owed, drafted("young_man", "witch"), *DRAFT_AND_GIFT)
    assert len(held.owed) > len(DRAFT_AND_GIFT)
    for other in (swapped, nobodys):
        assert other.owed == held.owed
        assert other.to(FIRST, LAST) == held.to(FIRST, LAST)
        assert other.counts() == held.counts()


async def test_the_call_tells_it(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """At the call it shows: the worlds that were told alike differ, so the comparison can see a difference."""
    choices = (*DRAFT_AND_GIFT, (FIRST, "none"))
    held = await told(tmp_path / "a", owed, drafted("outlaw", "witch"), *choices)
    swapped = await told(tmp_path / "b", owed, drafted("witch", "outlaw"), *choices)
    assert swapped.to() != held.to()


async def test_only_giver_and_receiver_see_a_gift(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """What the Rich Man gave shows in two direct channels; the board and the others learn of one money card."""
    small = await told(tmp_path / "a", owed, drafted("outlaw", "witch"), *DRAFT_AND_GIFT)
    great = await told(
        tmp_path / "b", owed, drafted("outlaw", "witch"), *DRAFT_AND_GIFT[:-1], (FIRST, "1+4+5/5/SECOND")
    )
    assert great.owed == small.owed
    assert great.to(THIRD, LAST) == small.to(THIRD, LAST)
    assert great.to(FIRST) != small.to(FIRST)
    assert "a money card" in str(small.to()[0])


async def test_only_thief_and_victim_see_what_was_stolen(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """A stolen card shows in two direct channels; the board and the others learn of one goods card."""
    choices = ((LAST, "actor"), (FIRST, "SECOND"))
    wine = await told(tmp_path / "a", owed, thief_beside("wine"), *choices)
    gems = await told(tmp_path / "b", owed, thief_beside("gems"), *choices)
    assert gems.owed == wine.owed
    assert gems.to(THIRD, LAST) == wine.to(THIRD, LAST)
    assert gems.to(FIRST) != wine.to(FIRST)
    assert "a goods card" in str(wine.to()[0])


def young_man_with(*money: str) -> Change:
    """Let the first drafter hold the Young Man and this money, which came unseen, in a market without bread."""

    def change(s: TinkerTailor, seats: list[int]) -> None:
        drafted("witch", "merchant")(s, seats)
        s.roles[seats[FIRST]] = Zone.of(["young_man"])
        s.role_pile = Zone.of([{"young_man": "rich_man"}.get(role, role) for role in s.role_pile.cards])
        s.goods_row = ["fish", "cloth", "cloth", "wine", "wine", "gems"]
        s.goods_pile.cards.sort(key="bread".__ne__)
        s.money[seats[FIRST]] = Zone.of(money)
        for card in money:
            note_hidden(s, seats[SECOND], seats[FIRST], card)

    return change


async def test_a_purse_that_pays_for_nothing_is_asked_like_any_other(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """As long as nobody can know: the same messages at the same times as for a purse that pays for something."""
    choices = ((LAST, "actor"), (FIRST, "fish+cloth"))
    poor = await told(tmp_path / "a", owed, young_man_with("1"), *choices)
    rich = await told(tmp_path / "b", owed, young_man_with("5"), *choices)
    assert rich.owed == poor.owed
    assert rich.to(SECOND, THIRD, LAST) == poor.to(SECOND, THIRD, LAST)
    assert rich.counts() == poor.counts()
    assert rich.to(FIRST) != poor.to(FIRST)


def unasked(plan: str, *money: str) -> Change:
    """Let the first drafter not be asked what to buy, and buy by this plan."""

    def change(s: TinkerTailor, seats: list[int]) -> None:
        young_man_with(*money)(s, seats)
        s.unasked[seats[FIRST]], s.plans[seats[FIRST]] = "game", plan

    return change


async def test_a_purse_that_is_not_asked_tells_nobody_anything(tmp_path: Path, owed: list[NewDelivery]) -> None:
    """Without a question what to buy: the same messages at the same times, whatever money and plan there are."""
    choices = ((LAST, "actor"), (FIRST, "fish+cloth"))
    empty = await told(tmp_path / "a", owed, unasked("gems"), *choices)
    full = await told(tmp_path / "b", owed, unasked("", "5", "4"), *choices)
    poor = await told(tmp_path / "c", owed, unasked("gems", "1", "2"), *choices)
    for other in (full, poor):
        assert other.owed == empty.owed
        assert other.to(SECOND, THIRD, LAST) == empty.to(SECOND, THIRD, LAST)
        assert other.counts() == empty.counts()


@pytest.mark.parametrize("sizes", ["hidden", "shown"])
async def test_hand_sizes_show_only_with_the_option(trial: Trial, sizes: str) -> None:
    """Two cards more in a hand change nothing for the others and the public, unless the table plays with open sizes."""
    table = await trial.lobby(*USERS, game="tinker_tailor")
    await trial.press(ANNA, ComponentId(table, "option", value="hand_sizes"), sizes)
    await trial.begin(table, ANNA)
    live, pictures = await trial.live(table), Pictures(OfScenes())
    before = await others_see(live, pictures, lambda _state: None)
    assert (before == await others_see(live, pictures, fill_hand)) == (sizes == "hidden")


async def test_hand_sizes_show_while_they_are_stated(trial: Trial) -> None:
    """A count that a role has just made public is seen by all, whatever the option."""
    live, pictures = await trial.live(await trial.begun(*USERS, game="tinker_tailor")), Pictures(OfScenes())

    def state_goods(state: TinkerTailor) -> None:
        state.stated, state.stated_of = [UNSTATED, 7, UNSTATED, UNSTATED], "goods"

    assert await others_see(live, pictures, state_goods) != await others_see(live, pictures, lambda _state: None)


def fill_hand(state: TinkerTailor) -> None:
    """Give the second seat two cards more."""
    for card in ("wine", "gems"):
        state.goods[1].add(card)


async def others_see(live: Table, pictures: Pictures, change: Callable[[TinkerTailor], None]) -> list[object]:
    """Return what the public and the fourth seat are shown of a changed world."""
    state = clone(state_of(live, TinkerTailor))
    change(state)
    live.game.rules.asked(state)
    other = replace(live, match=replace(live.require_match(), state=state))
    return [await all_for(other, viewer, pictures, []) for viewer in (None, 3)]


async def test_no_panel_of_a_round_depends_on_what_is_hidden(trial: Trial) -> None:
    """From the draft to the purchases of a round, panels and scenes are equal in all worlds a viewer may imagine."""
    table = await trial.begun(ANNA, BEA, CEM, game="tinker_tailor")
    pictures, rng, changed = Pictures(OfScenes()), random.Random(5), 0
    for _ in range(STEPS):
        changed += await compare_worlds(trial, table, pictures, rng)
        await act(trial, USERS[(await trial.live(table)).waiting_seats()[0]], table, "2")
    assert changed > STEPS


def told_at_once(owed: list[NewDelivery], version: int) -> set[int | None]:
    """Return the seats with a queued message about their choice at this version, without delay."""
    return {row.seat for row in owed if (row.about, row.upto) == (CHOICE, version) and row.due_at == row.created_at}


async def test_whoever_must_choose_is_told_at_once(trial: Trial, owed: list[NewDelivery]) -> None:
    """Each new question is queued without delay for the seats it asks, from the start player's first draft on."""
    table = await trial.begun(*USERS, game="tinker_tailor")
    for _ in range(STEPS):
        live = await trial.live(table)
        assert set(live.asked_seats()) <= told_at_once(owed, live.row.version)
        await act(trial, USERS[live.waiting_seats()[0]], table)


async def test_donors_are_asked_together(trial: Trial, owed: list[NewDelivery]) -> None:
    """All seats that the Beggar asks get their message at once, and what one has chosen shows nowhere else."""
    table, seats = await at_last_pick(trial, beggar_among_the_rich)
    donors = "+".join(sorted(map(player, seats[SECOND:])))
    await choose(trial, table, seats, (LAST, "actor"), (FIRST, donors))
    live = await trial.live(table)
    assert set(live.asked_seats()) == set(seats[SECOND:]) <= told_at_once(owed, live.row.version)
    before = len(trial.messenger.shown)
    await choose(trial, table, seats, (LAST, "wine"))
    own = DM + USERS[seats[LAST]]
    others = [(channel, panel) for channel, panel in trial.messenger.shown[before:] if channel != own]
    assert [channel for channel, _ in others] == [PLACE]
    assert "Wine" not in "".join(others[0][1].text)


def beggar_among_the_rich(s: TinkerTailor, seats: list[int]) -> None:
    """Let the first drafter hold the Beggar Man, and each of the others a wine."""
    drafted("witch", "merchant")(s, seats)
    s.roles[seats[FIRST]] = Zone.of(["beggar_man"])
    s.role_pile = Zone.of([{"beggar_man": "rich_man"}.get(role, role) for role in s.role_pile.cards])
    for seat in seats[SECOND:]:
        s.goods[seat] = Zone.of([s.goods_pile.take("wine")])
