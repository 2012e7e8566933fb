"""The decisions that options bring, as players meet them: forms, selects and buttons, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

from tests.bot.behaviour.finished import told
from tests.bot.behaviour.playing import (
    asks,
    by_message,
    check_legible,
    choose,
    found,
    open_lobby,
    place,
    spoken,
)
from tests.seen import Seen
from tests.world import Player, World

SEED = 5
MOST_TABLES, MOST_TURNS = 6, 80
EVERYTHING: dict[str, Any] = {"envoy": "de", "chronicles": "on", "towers": "score"}


async def _begin(world: World, **options: str) -> tuple[Player, Player]:
    """Start a table with options for an English and a German speaker."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    lobby = await open_lobby(anna)
    panel = (await anna.click(lobby, "options")).seen
    for name, value in options.items():
        await anna.forge(panel, panel.find("option", name), [value])
    await dora.click(world.again(lobby), "join")
    await anna.click(lobby, "start")
    await world.wait(1)
    return anna, dora


async def _reach(world: World, wanted: str, table: int = SEED, **options: Any) -> tuple[Player, Seen]:
    """Play at random until somebody is asked this; if no game of a table comes to it, take the next table."""
    world.secrets.count = table  # decides the luck
    for number in range(MOST_TABLES):
        players, rng = await _begin(world, **options), random.Random(table + number)
        for _ in range(MOST_TURNS):
            for player in players:
                panel = await by_message(player)
                if panel is not None and wanted in panel.text:
                    return player, panel
                if panel is not None:
                    await _choose(player, panel, rng)
            await world.wait(0.5)
    raise AssertionError(f"nobody was asked: {wanted}")


async def _choose(player: Player, panel: Seen, rng: random.Random) -> None:
    """Choose anything, but lay the Envoy for a contest as soon as it can be."""
    envoy = [press.value for press in panel.presses("choose") if press.value == "11R"]
    await (player.click(panel, "choose", envoy[0]) if envoy else choose(player, panel, rng))


def _most(panel: Seen) -> list[str]:
    """Name the most cards that a panel lets one give up."""
    return max((press.value.split("+") for press in panel.presses("choose")), key=len)


async def test_cards_are_exchanged_in_an_order(world: World) -> None:
    """A list has every order; it is shown to its chooser alone, the others learn how many cards."""
    anna, dora = await _begin(world, envoy="en")
    panel = await by_message(anna)
    assert panel is not None
    assert "Which cards do you exchange for 1 point each?" in panel.text
    assert panel.names == ["hand.png"]
    both = next(press.value for press in panel.presses("choose") if press.value.count("+") == 1)
    first, second = both.split("+")
    await anna.click(panel, "choose", f"{second}+{first}")
    assert f"Locked in: Cards {second}, {first}" in world.again(panel).text
    kept = (await dora.slash("move", choice="Alle Karten behalten")).seen
    assert "Karte" in kept.text
    await world.wait(5)
    told = spoken(world.inside(place(world)))
    assert "Anna exchanges 2 cards." in told
    assert "Dora exchanges no card." in told
    assert f"{second}, {first}" not in told + spoken(dora.dms)
    assert found(rf"\b{second}, {first}\b", (await anna.slash("hand")).seen.text)
    check_legible([panel, *anna.dms, *dora.dms, *world.inside(place(world))])


async def test_an_envoy_is_sent_by_a_button(world: World) -> None:
    """The player who lays the Envoy names a faction; the contest follows and everybody reads it."""
    player, panel = await _reach(world, "For which faction does your Envoy start the contest?", **EVERYTHING)
    assert [press.value for press in panel.presses("choose")] == ["merchants", "knights", "monks"]
    assert panel.names == ["hand.png"]
    await player.click(panel, "choose", "knights")
    await world.wait(5)
    assert "sends the Envoy to the knights." in spoken(world.inside(place(world)))
    check_legible([panel, *world.inside(place(world))])


async def test_tied_envoys_are_sent_at_the_end(world: World) -> None:
    """A player with several smallest factions chooses one of them, which ends the game."""
    player, panel = await _reach(world, "Your smallest factions are tied", table=17, **EVERYTHING)
    tied = [press.value for press in panel.presses("choose")]
    assert 2 <= len(tied) <= 3
    await player.click(panel, "choose", tied[-1])
    await world.wait(1)
    for other in (world.player("anna"), world.player("dora")):  # whose factions may be tied too
        if (asked := await by_message(other)) is not None:
            await choose(other, asked, random.Random(SEED))
    await world.wait(5)
    boards = [message for message in world.inside(place(world)) if message.names]
    log = (await told(world, "W19")).log  # the last message leaves these lines to the log
    assert any(f"adds the 2 envoy symbols to the {tied[-1]}." in line for line in log)
    assert boards[-1].names == ["score.png"]
    check_legible([panel, *boards])


async def test_giving_up_too_much_is_warned_of(world: World) -> None:
    """The last player to choose is asked once more, and may take fewer cards, none, or all of them all the same."""
    player, panel = await _reach(world, "Gibst du Karten deiner Auslage", table=17, **EVERYTHING)
    cards = _most(panel)
    await player.click(panel, "choose", "+".join(cards))
    doubted = world.again(panel)
    assert "Das ist mehr, als die Chronik braucht" in doubted.text
    assert doubted.names == ["hand.png"]
    assert asks(doubted)
    typed = (await player.slash("move", choice="+".join(cards))).seen
    assert "Das ist mehr, als die Chronik braucht" in typed.text
    assert asks(typed)
    await player.click(doubted, "choose", "+".join(cards))
    await world.wait(5)
    told = spoken(world.inside(place(world)))
    assert f"Dora gives up cards {', '.join(cards)}: +" in told
    check_legible([panel, doubted, *world.inside(place(world))])


async def test_giving_up_can_be_thought_over(world: World) -> None:
    """While others choose, too much is locked in with a warning; after it any sufficient set, or nothing, is taken."""
    first, panel = await _reach(world, "Do you give up cards from your row", table=31, **EVERYTHING)
    cards = _most(panel)
    await first.click(panel, "choose", "+".join(cards))
    locked = world.again(panel).text
    assert f"Locked in: Cards {', '.join(cards)}" in locked
    assert "more than the Chronicle needs" in locked
    await first.click(world.again(panel), "choose", "none")
    assert "Locked in: Give up nothing" in world.again(panel).text
    assert "more than the Chronicle needs" not in world.again(panel).text
    told = [line for message in world.player("dora").dms for line in message.text.splitlines()]
    assert not [line for line in told if re.search("wähl(t|en) noch|Anna gibt", line)]  # nobody is named who is asked
    check_legible([panel, world.again(panel)])


async def test_towers_are_built_in_turn(world: World) -> None:
    """By the variant the second builder is asked after the first, whose card from the hand stays hidden."""
    first, panel = await _reach(world, "Baust du einen Turm?", table=17, **EVERYTHING)
    second = world.player("anna")
    assert await by_message(second) is None
    card = next(press.value for press in panel.presses("choose") if press.value.startswith("hand"))
    await first.click(panel, "choose", card)
    await world.wait(1)
    asked = await by_message(second)
    assert asked is not None
    assert "Do you build a tower?" in asked.text
    told = spoken(world.inside(place(world)))
    assert "Dora builds a tower: a hand card." in told
    assert f"tower: card {card.split()[1]}" not in told
    assert "hidden" in (await second.slash("board", text=True)).seen.text
    check_legible([panel, asked, *world.inside(place(world))])
