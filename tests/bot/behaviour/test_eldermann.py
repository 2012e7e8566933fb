"""Eldermann as its players live it: presets, a voyage with its risks, a market that can be taken back, reactions."""

from __future__ import annotations

from typing import Any

import pytest

from games.eldermann.state import Eldermann
from tests.bot.behaviour.playing import begin, by_message, check_legible, open_lobby, place, spoken
from tests.games.eldermann.positions import asked
from tests.seen import Seen
from tests.world import Player, World

SAID: dict[str, dict[str, Any]] = {
    "de": {
        "ways": ["Flensburg: Weg 1, 6 Felder: Piraten 1 (25 %)", "Flensburg: Weg 2, 8 Felder: Auftrag"],
        "open": "noch 1 Ware zu verkaufen.",
        "none left": "kein Verkauf mehr in diesem Zug.",
    },
    "en-US": {
        "ways": ["Flensburg: way 1, 6 spaces: Pirates 1 (25%)", "Flensburg: way 2, 8 spaces: order"],
        "open": "you may sell 1 more good.",
        "none left": "no more sales this turn.",
    },
}
"""What the same turn says in each language."""

PLANNED: dict[str, dict[str, Any]] = {
    "de": {"kept": "Segel −2: behalten", "plan": "Segel −2: gegen Führende"},
    "en-US": {"kept": "Sails −2: keep", "plan": "Sails −2: against a leader"},
}
"""What is said of plans in each language."""

JOINS = {2: "1456074443980800019 1456074443980800023", 3: "1456074443980800020 1456074443980800024 1456074443980800027"}
"""With this luck the first turns bring goods to sell and somebody to ask."""


async def _asked(player: Player) -> Seen:
    panel = await by_message(player)
    assert panel is not None, f"{player.user.name} is not asked"
    return panel


def _told(panel: Seen) -> str:
    """Join what a panel says, in the entries of its lists too."""
    entries = [option for part in panel.parts for option in part.get("options") or ()]
    return "\n".join([panel.text, *(f"{each['label']}: {each.get('description') or ''}" for each in entries)])


async def _set_up(world: World, players: list[Player]) -> list[Player]:
    """Choose homes clockwise, both goods aboard, the first start of the arrow; return the players in turn order."""
    await begin(*players, game="eldermann")
    turn: list[Player] = []
    for _ in players:
        (player,) = [player for player in players if await by_message(player)]
        panel = await _asked(player)
        await player.click(panel, "choose", panel.presses("choose")[0].value)
        await world.wait(1)
        turn.append(player)
    for player in players:
        await player.click(await _asked(player), "choose", "aboard")
    await world.wait(1)
    await turn[0].click(await _asked(turn[0]), "choose", "A")
    await world.wait(1)
    return turn


async def _arrange(world: World, table: str, **fields: Any) -> Eldermann:
    """Set fields of a table's state, which would take many rounds to come about; return it."""
    async with world.kontor.service.registry.table(table) as live:
        state = live.require_match().state
        assert isinstance(state, Eldermann)
        for name, value in fields.items():
            setattr(state, name, value)
        return state


async def test_a_host_sees_three_presets_first(world: World) -> None:
    """Short, normal, long; the other options are listed behind a button, and one is opened and set."""
    anna = world.player("anna", "de")
    lobby = await open_lobby(anna, game="eldermann")
    options = (await anna.click(lobby, "options")).seen
    assert options.values("option") == ["short", "normal", "long"]
    more = (await anna.click(options, "more")).seen
    assert len(more.values("more")) == 15
    assert "Zoll" not in more.text
    opened = (await anna.select(more, "more", "toll")).seen
    assert opened.values("option") == ["off", "on"]
    changed = (await anna.select(opened, "option", "on")).seen
    assert "Zoll: Mit" in changed.text
    check_legible([lobby, options, more, opened, changed])


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_a_turn_from_the_chart_to_the_market(world: World, locale: str) -> None:
    """Risks are named before a choice; all trade is in one message, and is taken back until it is confirmed."""
    said, players = SAID[locale], [world.player(name, locale) for name in ("anna", "bruno")]
    anna = (await _set_up(world, players))[0]  # the first player
    await _arrange(world, "W2", points=[13, 13], roles=["", ""])
    plan = await _asked(anna)
    await anna.click(plan, "choose", "3+5")
    await world.wait(1)
    sail = await _asked(anna)
    assert sail.id == plan.id
    assert [way for way in said["ways"] if way not in _told(sail)] == [], _told(sail)
    offered = {press.value for press in sail.presses("choose")}
    assert offered > {"stay", "malmo calm", "flensburg meet p1", "flensburg calm", "sea"}
    await anna.click(sail, "choose", "flensburg calm")
    await world.wait(1)
    boards, market = len(world.inside(place(world))), await _asked(anna)
    assert said["open"] in market.text
    await anna.click(market, "choose", "sell fish")
    sold = world.again(market)
    assert said["none left"] in sold.text
    await anna.click(sold, "undo")
    assert said["open"] in world.again(market).text
    await anna.click(world.again(market), "choose", "sell fish")
    await anna.click(world.again(market), "choose", "buy 1")
    await world.wait(5)
    assert len(world.inside(place(world))) == boards
    await anna.click(world.again(market), "choose", "done")
    await world.wait(5)
    assert len(world.inside(place(world))) == boards + 1
    assert spoken(world.inside(place(world))).count("sells Fish") == 1
    check_legible([plan, sail, market, sold, *world.inside(place(world))])


def _counts(world: World, players: list[Player]) -> tuple[int, ...]:
    """Count the messages in the table's place and in each player's direct channel."""
    return (len(world.inside(place(world))), *(len(player.dms) for player in players))


async def _plan_against(world: World, table: str, *cards: str) -> tuple[list[Player], list[tuple[int, ...]]]:
    """Let the first seat lay a card while each other holds one of these; return them and counts before and after."""
    players = [world.player(f"{name}{table.lower()}") for name in ("anna", "bruno", "carla")]
    turn = await _set_up(world, players)
    state = await _arrange(world, table, roles=["", "", ""], watch=[asked("all") for _ in players])
    for player, card in zip(turn[1:], cards, strict=True):
        state.hand1[players.index(player)].add(state.den1.take(card))
    counts = [_counts(world, turn)]
    await turn[0].click(await _asked(turn[0]), "choose", "4")
    await world.wait(1)
    return turn, [*counts, _counts(world, turn)]


async def test_reactions_show_nothing_of_the_cards(world: World) -> None:
    """All who want to be asked are, at once; whatever their cards are, the same messages come at the same moment."""
    (active, *others), counts = await _plan_against(world, "W2", "sails1", "guns1")
    panels = [await _asked(player) for player in others]
    assert all("No card of yours fits" in panel.text for panel in panels)
    assert await by_message(active) is None
    (_, cursing, _), same = await _plan_against(world, "W3", "curse", "ward1")
    assert "No card of yours fits" not in (await _asked(cursing)).text
    assert same == counts
    check_legible(panels)


async def test_a_reaction_goes_as_standing_orders_say(world: World) -> None:
    """A user who never wants to be asked is not, which all may read; a card that is played is told in the place."""
    (active, playing, silent), _ = await _plan_against(world, "W2", "sails1", "guns1")
    await silent.click(await _asked(silent), "choose", "never")
    await playing.click(await _asked(playing), "choose", "no")
    await world.wait(5)
    assert await by_message(silent) is None
    told = f"{silent.user.global_name} is not asked about Den cards for now."
    assert told in spoken(world.inside(place(world)))
    panel = await _asked(playing)
    assert f"Do you play a card against {active.user.global_name}?" in panel.text
    await playing.click(panel, "choose", "sails1")
    await world.wait(5)
    told = f"{playing.user.global_name} plays “Sails −1” against {active.user.global_name}."
    assert told in spoken(world.inside(place(world)))
    assert "Up to 3 spaces" in (await _asked(active)).text
    check_legible([panel, *active.dms, *playing.dms, *silent.dms, *world.inside(place(world))])


async def _moved(player: Player, world: World) -> Seen:
    """Press *Your move* below the board."""
    return (await player.click(world.newest(place(world), "move"), "move")).seen


@pytest.mark.parametrize("locale", ["de", "en-US"])
async def test_a_plan_plays_a_card_without_asking(world: World, locale: str) -> None:
    """Two users plan by buttons; the card strikes and is warded off as the window opens, and all read it."""
    said = PLANNED[locale]
    anna, bruno = await _set_up(world, [world.player(name, locale) for name in ("anna", "bruno")])
    state = await _arrange(world, "W2", roles=["", ""])
    for seat, card in ((1 - state.active, "sails2"), (state.active, "ward2")):
        state.hand2[seat].add(state.den2.take(card))
    plans = (await bruno.click(await _moved(bruno, world), "wishes")).seen
    assert said["kept"] in plans.text
    picked = (await bruno.select(plans, "wishes", "plan sails2")).seen
    made = (await bruno.select(picked, "wish", "plan sails2 leader")).seen
    assert said["plan"] in made.text
    counts = _counts(world, [bruno])
    await anna.click(await _asked(anna), "choose", "5")
    await world.wait(5)
    told, (one, two) = spoken(world.inside(place(world))), [player.user.global_name for player in (anna, bruno)]
    assert f"{two} plays “Sails −2” against {one}." in told
    assert f"{one} wards the card off: Ward II." in told
    assert await by_message(bruno) is None
    assert _counts(world, [bruno])[1] == counts[1]
    check_legible([plans, picked, made, *anna.dms, *bruno.dms])


async def test_who_holds_a_card_is_asked_for_it_by_one_press(world: World) -> None:
    """It stands in *More*, the same for every card; then it takes that back."""
    anna, bruno = await _set_up(world, [world.player(name) for name in ("anna", "bruno")])
    state = await _arrange(world, "W2", roles=["", ""])
    state.hand1[1 - state.active].add(state.den1.take("ward1"))
    panel = await _moved(bruno, world)
    more = (await bruno.click(panel, "menu")).seen
    assert "wish:asked cards all" in more.values("menu_look")
    said = (await bruno.select(more, "menu_look", "wish:asked cards all")).seen
    assert "Asked about Den cards: always" in said.text
    assert "wish:asked cards no" in (await bruno.click(panel, "menu")).seen.values("menu_look")
    await anna.click(await _asked(anna), "choose", "4")
    await world.wait(1)
    assert await by_message(bruno) is not None
