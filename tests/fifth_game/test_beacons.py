"""A game that Kontor has never heard of is played like any other, and nothing of Kontor names a game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.kernel import catalogue
from tests.bot.behaviour.playing import (
    asks,
    begin,
    board,
    by_button,
    by_message,
    check_legible,
    choose,
    fields,
    found,
    open_lobby,
    place,
    spoken,
)
from tests.seen import Seen
from tests.world import Player, World

SEED = 1
SPARKS, MOST_SPARKS = 2, 6
"""For each strength of the card, and on one wood."""
ROOT = Path(__file__).parents[2]
NAMELESS = ("bot", "storage", "render/paint")


async def _total(player: Player) -> int:
    """Read from the board how strong the player's lit card is: for each strength there are sparks to be spread."""
    text = (await player.slash("board", table="W2", text=True)).seen.text
    (lit,) = found(rf"{player.user.global_name}: .*(?:lit|entzündet) \w+(\d)", text)
    return SPARKS * int(lit)


async def _turn(player: Player, rng: random.Random, kinds: set[str]) -> bool:
    """Make the choice that a player is asked for, and note what kind of control it was."""
    panel = await by_message(player)
    if panel is None:
        return False
    kind = next(verb for verb in ("form", "pick", "choose") if panel.presses(verb))
    kinds.add(kind)
    await choose(player, panel, rng, await _total(player) if kind == "form" else 0)
    return True


async def _until_form(players: list[Player], rng: random.Random) -> tuple[Player, Seen]:
    """Play until somebody is asked by a form."""
    for _ in range(100):
        for player in players:
            panel = await by_message(player)
            if panel is not None and panel.presses("form"):
                return player, panel
            await _turn(player, rng, set())
        await player.world.wait(1)
    raise AssertionError("no form was asked for")


async def test_a_game_from_elsewhere_is_played_to_its_end(world: World) -> None:
    """Chosen in `/play`, with its option, by buttons, selects and forms, with pictures, over a restart, to the end."""
    print(f"seed {SEED}")
    players = [world.player("bruno"), world.player("anna", "de")]
    rng, kinds = random.Random(SEED), set[str]()
    lobby = await open_lobby(players[0], game="beacons")
    assert "Light the strongest fire alone.\n-# 2–6 players · 5–10 minutes at one table" in lobby.text
    options = (await players[0].click(lobby, "options")).seen
    await players[0].select(options, "option", "5")
    await world.wait(1)
    assert "Rounds: five" in world.again(lobby).text
    await players[1].click(world.again(lobby), "join")
    await players[0].click(lobby, "start")
    await world.wait(1)
    assert "Rounds: five" in board(world).text
    assert board(world).names == ["board.png"]
    assert players[0].dms[-1].names == ["hand.png"]
    for number in range(200):
        if number == 8:
            await world.restart()
        moved = [await _turn(player, rng, kinds) for player in players]
        await world.wait(1)
        if not any(moved):
            break
    await world.wait(5)
    boards = [message for message in world.inside(place(world)) if message.names]
    assert kinds == {"choose", "pick", "form"}
    assert boards[-1].names == ["score.png"]
    assert found(r"(?:wins with|share the victory with) \d+ points", boards[-1].text)
    assert "**Round 5**" in spoken(boards) or "Round 5 of 5" in spoken(boards)
    assert "Das Spiel ist vorbei" in players[1].dms[-1].text
    check_legible([*boards, *players[0].dms, *players[1].dms, options])


async def test_a_wrong_form_is_refused_and_can_be_sent_again(world: World) -> None:
    """Numbers that do not sum up are refused in private; the form opened before a restart still counts after it."""
    players, rng = [world.player("anna"), world.player("bruno")], random.Random(SEED)
    await begin(*players, game="beacons")
    player, panel = await _until_form(players, rng)
    opened = await player.click(panel, "form")
    names = [str(field["custom_id"]) for field in fields(opened)]
    refused = await player.submit(opened, {name: ["0"] for name in names}, dm=True)
    assert refused.seen.text
    assert "went wrong" not in refused.seen.text
    assert asks(world.again(panel))
    total = await _total(player)
    opened = await player.click(panel, "form")
    await world.restart()
    good = {name: [str(max(0, min(MOST_SPARKS, total - MOST_SPARKS * number)))] for number, name in enumerate(names)}
    await player.submit(opened, good, dm=True)
    await world.wait(1)
    told = [message.text for message in world.inside(place(world))]
    assert f"{player.user.global_name} sets" in "\n".join(told)


async def test_your_move_shows_the_same_choice(world: World) -> None:
    """*Your move* shows the same controls as the direct message, for a player who gets none."""
    anna, bruno = world.player("anna", "de"), world.player("bruno")
    anna.close_dms()
    await begin(anna, bruno, game="beacons")
    look = by_button(lambda: place(world))
    panel = await look(anna)
    assert panel is not None
    assert "Welche Karte entzündest du?" in panel.text
    assert panel.names == ["hand.png"]


async def test_the_rules_of_a_game_from_elsewhere_are_told(world: World) -> None:
    """`/rules` and *About Kontor* name it, without the texts that it does not have."""
    anna = world.player("anna", "de")
    told = [
        (await anna.slash("rules", game="beacons")).seen,
        (await anna.click((await anna.slash("help")).seen, "about")).seen,
    ]
    assert all("Leuchtfeuer" in message.text for message in told)
    check_legible(told)


def _sources() -> Iterator[Path]:
    for folder in NAMELESS:
        for pattern in ("*.py", "*.ftl", "*.toml"):
            yield from (ROOT / folder).rglob(pattern)


@pytest.mark.parametrize("name", ["tallinn", "beacons", "tinker", "ulm", "eldermann", "merchants", "knights"])
def test_no_game_is_named(name: str) -> None:
    """Neither a game nor its matter is named where all games are served; only a catalogue's key reaches there."""
    assert "tallinn" in catalogue.installed()
    word = re.compile(rf"(?<![a-z]){name}(?![a-z])", re.IGNORECASE)
    assert [str(path) for path in _sources() if word.search(path.read_text(encoding="utf-8"))] == []
