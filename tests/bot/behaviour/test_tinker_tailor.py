"""A round of Tinker Tailor as German players live it: roles by direct message, a purchase by form, the own hand."""

from __future__ import annotations

from games.tinker_tailor.material import PRICES, ROLES
from tests.bot.behaviour.playing import asks, begin, by_message, check_legible, fields, place, spoken
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
            if panel is not None and panel.presses("form"):
                return player, panel
            if panel is not None:
                await _act(player, panel)
                await world.wait(1)
    raise AssertionError("nobody came to buy")


def _cheapest(goods: list[str], money: list[str]) -> tuple[str, str]:
    """Find a good that one card pays for, and the smallest such card."""
    good = min(goods, key=lambda value: PRICES[value.split("#")[0]])
    enough = [card for card in money if int(card.split("#")[0]) >= PRICES[good.split("#")[0]]]
    return good, min(enough)


async def test_a_round_from_draft_to_purchase(world: World) -> None:
    """Roles are drafted in turn by button; the form has three lists; a bad purchase is explained, a good one told."""
    players = [world.player(name, "de") for name in ("anna", "bruno", "carla")]
    await begin(*players, game="tinker_tailor")
    for _ in players:
        drafters = [player for player in players if (panel := await by_message(player)) and asks(panel)]
        assert len(drafters) == 1
        panel = await by_message(drafters[0])
        assert panel is not None
        assert "Welche Rolle behältst du?" in panel.text
        assert "Waren im Markt: " in panel.text
        assert {press.value for press in panel.presses("choose")} <= {*ROLES, "preset"}
        await _act(drafters[0], panel)
        await world.wait(1)
    buyer, panel = await _shopper(world, players)
    assert "Was kaufst du? Dein Geld: " in panel.text
    assert panel.presses("choose")[0].value == "none"
    opened = await buyer.click(panel, "form")
    assert opened.modal is not None
    assert [part["label"] for part in opened.modal["components"]] == ["Waren", "Du zahlst", "Du nimmst als Wechselgeld"]
    names = [str(field["custom_id"]) for field in fields(opened)]
    goods, money, _ = ([option["value"] for option in field["options"]] for field in fields(opened))
    refused = (await buyer.submit(opened, {names[GOODS]: goods, names[PAID]: money[:1]}, dm=True)).seen
    assert "Zu wenig: Die Waren kosten" in refused.text
    assert "Regel: 3. Waren kaufen" in refused.text
    rules = (await buyer.click(refused, "rules")).seen
    assert "kaufen" in rules.text.splitlines()[0]
    opened = await buyer.click(world.again(panel), "form")
    good, card = _cheapest(goods, money)
    await buyer.submit(opened, {names[GOODS]: [good], names[PAID]: [card]}, dm=True)
    await world.wait(5)
    assert f"{buyer.user.global_name} buys " in spoken(world.inside(place(world)))
    check_legible([*world.inside(place(world)), *buyer.dms, refused, rules])


async def test_the_hand_is_for_its_owner_alone(world: World) -> None:
    """`/hand` shows the roles to choose from, later the role kept, as picture and text to the asker only."""
    anna, bruno = world.player("anna", "de"), world.player("bruno", "de")
    await begin(anna, bruno, game="tinker_tailor")
    first = anna if await by_message(anna) else bruno
    answer = (await first.slash("hand")).seen
    assert answer.ephemeral
    assert answer.names == ["hand.png"]
    assert answer.text.count("Zur Wahl: ") == 4
    panel = await by_message(first)
    assert panel is not None
    await _act(first, panel)
    kept = (await first.slash("hand")).seen
    assert "Deine Rolle: " in kept.text
    other = (await (bruno if first is anna else anna).slash("hand")).seen
    assert "Deine Rolle: " not in other.text
    check_legible([answer, kept, other])
