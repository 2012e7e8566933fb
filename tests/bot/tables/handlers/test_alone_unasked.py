"""At a table alone nobody can learn anything from who is asked: what leaves no choice is answered at once."""

from __future__ import annotations

import random

import pytest

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from games.kernel import Events, RandomChance, Zone
from games.kernel.saving import dump_state
from games.tinker_tailor.material import RANK, ROLES
from games.tinker_tailor.sections import hands
from games.tinker_tailor.state import TinkerTailor
from tests.bot.tables.alone import begun, here, message
from tests.bot.tables.doubles import ANNA, Trial, text_of
from tests.bot.tables.playing import state_of
from tests.games.tinker_tailor.positions import rest


async def at_young_man(trial: Trial, *money: str) -> str:
    """Call the Young Man. Anna holds him, with money that came unseen; the market has no bread."""
    table = await begun(trial, "tinker_tailor")
    live = await trial.live(table)
    state = state_of(live, TinkerTailor)
    state.agenda = [["end_round"], ["call_roles", RANK["young_man"]]]
    held = ("young_man", "witch", "actor")
    state.given, state.roles, state.packs = {}, [Zone.of([role]) for role in held], [Zone() for _ in held]
    state.role_pile, state.saw = Zone.of([role for role in ROLES if role not in held]), [""] * 3
    state.goods_row = ["fish", "cloth", "cloth", "wine", "wine", "gems"]
    state.goods_pile = Zone.of(sorted(rest(state.material.goods_cards, state.goods_row), key="bread".__ne__))
    for card in money:
        hands.gain(state, 1, state.money_pile.take(card))
        hands.hand_over(state, Events(), "gave", 1, 0, card)
    live.game.rules.run(state, RandomChance(random.Random(1)), Events())
    async with trial.store.write() as tx:
        await tx.log.put_snapshot(table, live.row.version, dump_state(state))
    trial.service.registry.forget(table)
    return table


@pytest.mark.parametrize("money", ["1", "5"])
async def test_what_leaves_no_choice_is_not_asked(trial: Trial, money: str) -> None:
    """Nobody can learn anything from it here: the game goes on, and *Take back* leads to the choice before."""
    table = await at_young_man(trial, money)
    ask = (await trial.live(table)).require_match().state.ask
    await trial.press(ANNA, ComponentId(table, "choose", 0, ask, "fish+cloth"), **here())
    await trial.settle(5)
    own = [entry for entry in await trial.log(table) if entry.seat == 0 and entry.ask >= ask]
    state = state_of(await trial.live(table), TinkerTailor)
    if money == "5":
        assert (state.section, state.waiting, [entry.choice for entry in own]) == ("buy", (0,), ["fish+cloth"])
        return
    assert [(entry.choice, entry.stand_in) for entry in own] == [("fish+cloth", False), ("none", True)]
    assert state.section != "buy"
    live = await trial.live(table)
    await trial.press(ANNA, ComponentId(table, "undo", 0, live.require_match().state.ask), **here())
    await trial.settle(5)
    state = state_of(await trial.live(table), TinkerTailor)
    assert (state.section, state.waiting, state.goods[0].cards) == ("take_different", (0,), [])
    assert "time was up" not in text_of(Answer(message(trial)))
