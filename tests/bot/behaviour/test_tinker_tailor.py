"""A round of Tinker Tailor as German players live it: roles by direct message, a purchase in steps, the own hand."""

from __future__ import annotations

from games.kernel.words import words_for
from games.tinker_tailor.material import MATERIALS, ROLES
from tests.bot.behaviour.playing import asks, begin, by_message, check_legible, place, spoken
from tests.seen import Seen
from tests.world import Player, World

MOST_TURNS = 30
GOODS, PAID, CHANGE = range(3)


async def _act(player: Player, panel: Seen) -> None:
    """Choose the first that a panel offers."""
    if offered := panel.presses("choose"):
        await player.click(panel, "choose", offered[0].value)
    else:
        part = next(part for part in panel.parts if part.get("custom_id") == panel.find("pick"))
        await player.select(panel, "pick", *panel.values("pick")[: max(1, part["min_values"])])


async def _shopper(world: World, players: list[Player]) -> tuple[Player, Seen]:
    """Play until somebody may buy."""
    for _ in range(MOST_TURNS):
        for player in players:
            panel = await by_message(player)
            if panel is not None and panel.presses("parts"):
                return player, panel
            if panel is not None:
                await _act(player, panel)
                await world.wait(1)
    raise AssertionError("nobody came to buy")


def _options(panel: Seen, number: int) -> list[tuple[str, str]]:
    """List values and labels of the select of a part."""
    wanted = panel.presses("part")[number].id
    (select,) = (part for part in panel.parts if part.get("custom_id") == wanted)
    return [(str(option["value"]), str(option["label"])) for option in select["options"]]


def _ticked(panel: Seen, number: int) -> list[str]:
    """List the values that are picked in the select of a part."""
    wanted = panel.presses("part")[number].id
    (select,) = (part for part in panel.parts if part.get("custom_id") == wanted)
    return [str(option["value"]) for option in select["options"] if option.get("default")]


def _cheapest(goods: list[tuple[str, str]], money: list[tuple[str, str]]) -> tuple[str, str]:
    """Find a good that one card pays for, and the smallest such card."""
    words = words_for("de", "games.tinker_tailor")
    prices = {words.text(f"card-{kind}"): price for kind, price in MATERIALS[""].prices.items()}
    good = min(goods, key=lambda entry: prices[entry[1]])
    enough = [card for card in money if int(card[1].split()[-1]) >= prices[good[1]]]
    return good[0], min(enough, key=lambda card: card[1])[0]


async def test_a_round_from_draft_to_purchase(world: World) -> None:
    """Roles are drafted in turn by button; a purchase is picked in lists; a refused one keeps its ticks."""
    players = [world.player(name, "de") for name in ("anna", "bruno", "carla")]
    await begin(*players, game="tinker_tailor")
    for _ in players:
        drafters = [player for player in players if (panel := await by_message(player)) and asks(panel)]
        assert len(drafters) == 1
        panel = await by_message(drafters[0])
        assert panel is not None
        assert "Welche Rolle behältst du?" in panel.text
        assert {press.value for press in panel.presses("choose")} <= {*ROLES, "preset"}
        await _act(drafters[0], panel)
        await world.wait(1)
    buyer, panel = await _shopper(world, players)
    assert "Was kaufst du? Geld: " in panel.text
    assert panel.presses("choose")[-1].value == "none"
    assert not panel.presses("part")  # purchases are ready, paid so that least is lost
    opened = (await buyer.click(panel, "parts")).seen
    goods, money = (_options(opened, number) for number in (GOODS, PAID))
    for number, entries in ((GOODS, goods), (PAID, money[:1])):
        opened = (await buyer.forge(opened, opened.presses("part")[number].id, [value for value, _ in entries])).seen
    assert "Zu wenig: Die Waren kosten" in opened.text
    refused = (await buyer.forge(opened, opened.presses("whole")[0].id)).seen
    assert "Zu wenig: Die Waren kosten" in refused.text
    assert _ticked(refused, GOODS) == [value for value, _ in goods]
    good, card = _cheapest(goods, money)
    for number, value in ((GOODS, good), (PAID, card)):
        opened = (await buyer.forge(opened, opened.presses("part")[number].id, [value])).seen
    assert "Kostet" in opened.text
    await buyer.click(opened, "whole")
    await world.wait(5)
    assert f"{buyer.user.global_name} buys " in spoken(world.inside(place(world)))
    check_legible([*world.inside(place(world)), *buyer.dms, refused, opened])


async def test_the_hand_is_for_its_owner_alone(world: World) -> None:
    """`/hand` shows the roles to choose from, later the role kept, as picture and text to the asker only."""
    anna, bruno = world.player("anna", "de"), world.player("bruno", "de")
    await begin(anna, bruno, game="tinker_tailor")
    first = anna if await by_message(anna) else bruno
    answer = (await first.slash("hand")).seen
    assert answer.ephemeral
    assert answer.names == ["hand.png"]
    (pack,) = (line for line in answer.text.splitlines() if line.startswith("Zur Wahl: "))
    assert len(pack.split(", ")) == 4
    panel = await by_message(first)
    assert panel is not None
    await _act(first, panel)
    kept = (await first.slash("hand")).seen
    assert "Deine Rolle: " in kept.text
    other = (await (bruno if first is anna else anna).slash("hand")).seen
    assert "Deine Rolle: " not in other.text
    check_legible([answer, kept, other])
