"""Turns of Ulm as players live them: pushes on the picture's labels, actions in any order, cards, step by step back."""

from __future__ import annotations

import pytest

from games.kernel.words import words_for
from games.ulm.material import CARDS
from games.ulm.sections.grid import OUTER
from games.ulm.voice import phrases
from tests.bot.behaviour.playing import asks, begin, by_button, by_message, check_legible, place, spoken
from tests.seen import Seen
from tests.world import Player, World

MOST_TURNS = 12
JOINS = {2: "15 2"}
"""With this luck the cards that a test buys and keeps lie open."""


def _options(panel: Seen) -> dict[str, tuple[str, str]]:
    """Return what a panel's selects offer: label and description by value."""
    options = (option for part in panel.parts for option in part.get("options") or ())
    return {option["value"]: (option["label"], option.get("description") or "") for option in options}


def _labels(panel: Seen) -> dict[str, str]:
    """Return the labels of all choices, buttons and lists, by value."""
    ids = {part["custom_id"]: part["label"] for part in panel.parts if part.get("custom_id") and part.get("label")}
    listed = {value: label for value, (label, _) in _options(panel).items()}
    return {press.value: ids[press.id] for press in panel.presses("choose") if press.id in ids} | listed


async def _asked(*players: Player) -> tuple[Player, Seen]:
    """Find who is asked, and the panel."""
    found = [(player, panel) for player in players if (panel := await by_message(player))]
    assert len(found) == 1
    return found[0]


async def _own(player: Player) -> Seen:
    """Return the panel of a player who is asked on."""
    panel = await by_message(player)
    assert panel is not None
    return panel


async def test_a_push_and_its_actions(world: World) -> None:
    """The list names each line, its three actions and what leaves; then every open action tells its consequence."""
    players = world.player("anna"), world.player("bruno")
    await begin(*players, game="ulm")
    player, panel = await _asked(*players)
    assert "Where do you push in the " in panel.text
    offered = _options(panel)
    pushes = {value: said for value, said in offered.items() if value.startswith("push ")}
    assert list(pushes) == [f"push {field}" for field in OUTER]
    assert pushes["push N1"][0].startswith("N1: ")
    assert pushes["push N1"][0].count(", ") == 2
    assert " out to S1" in pushes["push N1"][1]
    await player.select(panel, "pick", "push N1")
    acting = await _own(player)
    actions = pushes["push N1"][0].removeprefix("N1: ")
    assert f"What next? Still open: {actions}" in acting.text
    assert f"unused: {actions}" in acting.text
    assert _labels(acting)["end"] == "End turn"
    check_legible([panel, acting])


async def test_a_push_is_taken_back(world: World) -> None:
    """*Take back* returns the same tile; another push follows, and the turn ends when its player says so."""
    players = world.player("anna"), world.player("bruno")
    await begin(*players, game="ulm")
    player, panel = await _asked(*players)
    await player.select(panel, "pick", "push N1")
    await player.click(await _own(player), "undo")
    again = await _own(player)
    assert _options(again) == _options(panel)
    await player.select(again, "pick", "push E2")
    await player.click(await _own(player), "choose", "end")
    await world.wait(5)
    other, _ = await _asked(*players)
    assert other is not player
    told = spoken(world.inside(place(world)))
    assert f"{player.user.global_name} pushes at E2: " in told


@pytest.mark.parametrize(
    ("locale", "question"), [("en-US", "What next? Still open: "), ("de", "Was nun? Noch offen: ")]
)
async def test_two_presses_from_the_board(world: World, locale: str, question: str) -> None:
    """*Your move* under the board and one choice in the list are enough for a push."""
    players = world.player("anna", locale), world.player("bruno", locale)
    await begin(*players, game="ulm")
    player, _ = await _asked(*players)
    panel = await by_button(lambda: place(world))(player)
    assert panel is not None
    assert panel.ephemeral
    pushed = await player.select(panel, "pick", "push W2")
    assert question in pushed.seen.text
    assert asks(pushed.seen)


@pytest.mark.parametrize(
    ("locale", "refusal", "words"),
    [
        ("en-US", "You have already pushed in a tile this turn.", ("push N1", "end")),
        ("de", "Du hast in diesem Zug schon einen Stein eingeschoben.", ("PUSH n1", "zug beenden")),
    ],
)
async def test_a_turn_is_typed(world: World, locale: str, refusal: str, words: tuple[str, str]) -> None:
    """`/move` completes and understands the short notation and the labels; a second push is refused with its reason."""
    players = world.player("anna", locale), world.player("bruno", locale)
    await begin(*players, game="ulm")
    player, _ = await _asked(*players)
    assert await player.complete("move", "choice", "push n") == ["push N1", "push N2", "push N3"]
    assert await player.complete("move", "choice", "n1") == ["push N1"]
    await player.slash("move", choice=words[0])
    assert "end" in _labels(await _own(player))
    assert refusal in (await player.slash("move", choice="push N2")).seen.text
    await player.slash("move", choice=words[1])
    assert (await _asked(*players))[0] is not player


async def _able(players: tuple[Player, Player], gains: tuple[str, str]) -> Player:
    """Play until a push can open both of these actions; return whose turn it is, with the push made."""
    for _ in range(MOST_TURNS):
        player, panel = await _asked(*players)
        pushes = {value: label for value, label in _labels(panel).items() if value.startswith("push ")}
        both = [value for value, label in pushes.items() if all(gain in label for gain in gains)]
        await player.select(panel, "pick", (both or list(pushes))[0])
        if both:
            return player
        await player.click(await _own(player), "choose", "end")
        await player.world.wait(1)
    raise AssertionError("nobody could clear and buy")


async def _choose(player: Player, verb: str) -> Seen:
    """Choose the first that begins so, by button or in the list; return the panel that was answered."""
    panel = await _own(player)
    value = next(value for value in _labels(panel) if value.startswith(verb))
    await (player.select(panel, "pick", value) if value in _options(panel) else player.click(panel, "choose", value))
    return panel


@pytest.mark.parametrize(
    ("locale", "gains", "laying"),
    [("en-US", ("Clear", "Card"), "Lay out {}"), ("de", ("Abräumen", "Karte"), "{} auslegen")],
)
async def test_a_card_is_bought_and_laid_out(world: World, locale: str, gains: tuple[str, str], laying: str) -> None:
    """Cleared tiles buy one of two cards; its use stands with its gain; others learn of it when it is laid out."""
    players = world.player("anna", locale), world.player("bruno", locale)
    await begin(*players, game="ulm")
    player = await _able(players, gains)
    await _choose(player, "clear ")
    await _choose(player, "buy clear+clear")
    card = next(value for value in _labels(await _own(player)) if value in CARDS)
    await _choose(player, card)
    await world.wait(5)
    worth = phrases.brief_end(card, words_for(locale[:2], "games.ulm"))
    english = phrases.card(card, words_for("en", "games.ulm"))
    assert english not in spoken(world.inside(place(world)))
    panel = await _choose(player, f"play {card} end")
    told = panel.text + "".join(gain for _, gain in _options(panel).values())
    assert f"; {worth}" in told
    await world.wait(5)
    assert f"{player.user.global_name} lays out {english}." in spoken(world.inside(place(world)))
    check_legible([panel, *player.dms, *world.inside(place(world))])
