"""Buttons, selects and forms of every age, in every game: what was chosen then counts, and is named while it can be."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from bot.tables.core.people import words
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from bot.tables.stages.play import KEPT_SNAPSHOTS
from games.kernel.catalogue import installed
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, press_of, text_of
from tests.bot.tables.playing import check_all, choose_on, offered

DECISIONS = 45
UNNAMED = {"en-US": "what was chosen then has counted", "de": "was damals gewählt wurde, hat gezählt"}
LOCALES = {ANNA: "en-US", BEA: "de"}


@dataclass(frozen=True, slots=True)
class Made:
    """What a user pressed once, what stood beside it, and how the choice that counted was named."""

    user: int
    press: ComponentId
    given: tuple[str, ...] | dict[str, tuple[str, ...]]
    others: list[ComponentId]
    version: int
    name: str


class Noting(Trial):
    """A trial that keeps the last control that was used."""

    last: tuple[ComponentId, tuple[str, ...] | dict[str, tuple[str, ...]]]

    async def press(self, user: int, press: ComponentId, *values: str, **fields: object) -> Answer:
        """Press as a user, in the user's language."""
        self.last = (press, values)
        return await super().press(user, press, *values, locale=LOCALES[user], **fields)

    async def submit(self, user: int, press: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        """Submit a form as a user."""
        self.last = (press, fields)
        return self.noted(user, await self.dispatcher.submit(caller(user, locale=LOCALES[user]), press, fields))


async def decided(trial: Noting, table: str, rng: random.Random) -> Made:
    """Let a user who is missing choose by the panel, and note all that its controls could have said."""
    live = await trial.live(table)
    seat = live.waiting_seats()[0]
    user = live.seats[seat].user_id or 0
    panel = (await trial.press(user, ComponentId(table, "move"))).panel
    assert panel is not None
    answer = await choose_on(trial, user, panel, rng)
    press, given = trial.last
    if (await trial.live(table)).row.version == live.row.version:  # the rules have warned
        assert answer.panel is not None
        await trial.press(user, press_of(answer.panel, "choose"))
    entry = (await trial.log(table))[-1]
    texts = words(LOCALES[user][:2], live.game.package).naming(live.names)
    name = live.game.voice.label(view(live.require_match().state, seat), seat, entry.choice, texts).text
    others = [other for other in offered(panel) if other != press]
    return Made(user, press, given, others[:1], entry.version, name)


async def again(trial: Noting, made: Made) -> list[str]:
    """Press once more what was pressed, and what stood beside it, and read the answers."""
    if isinstance(made.given, dict):
        answers = [await trial.submit(made.user, made.press, made.given)]
    else:
        answers = [await trial.press(made.user, made.press, *made.given)]
    answers += [await trial.press(made.user, other) for other in made.others]
    return [text_of(answer) for answer in answers]


async def named_as_long_as_can_be(trial: Noting, table: str, every: list[Made]) -> set[bool]:
    """Press all that is old; tell whether choices were named, and whether any was too old for that."""
    async with trial.store.read() as tx:
        kept = {made.version for made in every if await tx.log.snapshot(table, made.version - 1) is not None}
    for made in every:
        for text in await again(trial, made):
            said = made.name if made.version in kept else UNNAMED[LOCALES[made.user]]
            assert said in text, (made, text)
    return {made.version in kept for made in every}


@pytest.mark.parametrize("game", sorted(installed()))
async def test_old_buttons_are_answered(game: str, tmp_path: object) -> None:
    """Each control of the last decisions, also those whose states are gone, tells what counted, and changes nothing."""
    trial = Noting(tmp_path)  # type: ignore[arg-type]  # pytest's path
    await trial.start()
    try:
        table = await trial.begun(ANNA, BEA, game=game)
        rng, every = random.Random(game), list[Made]()
        while (await trial.live(table)).waiting_seats() and len(every) < DECISIONS:
            every.append(await decided(trial, table, rng))
        await trial.settle(1)
        version, ask = (await trial.live(table)).row.version, (await trial.live(table)).row.asked
        over = [made for made in every if made.press.ask != ask or not (await trial.live(table)).waiting_seats()]
        assert await named_as_long_as_can_be(trial, table, over) == {True, *[False] * (len(every) > 2 * KEPT_SNAPSHOTS)}
        assert (await trial.live(table)).row.version == version
        check_all(trial)
    finally:
        await trial.stop()
