"""Every command, as an English and a German speaker use it and read its answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.bot.behaviour.playing import asks, begin, board, check_legible, found, open_lobby, place, play_on
from tests.seen import Seen
from tests.world import Player, World

SEED = 3


async def _table(world: World) -> tuple[Player, Player]:
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    return anna, dora


ASKED: list[tuple[str, dict[str, Any], str, str]] = [
    ("hand", {}, "Your hand at table W2", "Deine Hand an Tisch W2"),
    ("board", {}, "Tallinn** · table W2", "Tallinn** · Tisch W2"),
    ("board", {"text": True}, "Merchants", "Kaufleute"),
    ("table", {}, "The game is on", "Das Spiel läuft"),
    ("tables", {}, "one waits for you", "einer wartet auf dich"),
    ("rules", {}, "one of its halves", "eine ihrer Hälften"),
    ("rules", {"game": "tallinn"}, "Stefan Risthaus", "Stefan Risthaus"),
    ("me", {}, "Your settings", "Deine Einstellungen"),
    ("help", {}, "What you can do now", "Was du jetzt tun kannst"),
    ("move", {"choice": "nonsense"}, "There is no “nonsense”", "„nonsense“ gibt es nicht"),
    ("move", {"choice": "x" * 4_000}, "There is no “xxx", "„xxx"),
    ("hand", {"table": "Q9"}, "I cannot find table Q9", "keinen Tisch Q9"),
]


@pytest.mark.parametrize("dm", [False, True])
async def test_answers_are_private_and_in_the_users_language(world: World, dm: bool) -> None:
    """In the server's channel and in a direct message, each command answers the caller alone, in the own language."""
    anna, dora = await _table(world)
    for command, options, english, german in ASKED:
        for player, wanted in ((anna, english), (dora, german)):
            answer = (await player.slash(command, dm=dm, **options)).seen
            assert wanted in answer.text, (command, options)
            assert answer.ephemeral
            check_legible([answer])


async def test_pictures_are_shown_with_what_they_say(world: World) -> None:
    """`/hand` and `/board` show a picture with a description; `/board` as text shows none."""
    anna, _ = await _table(world)
    hand, shown = (await anna.slash("hand")).seen, (await anna.slash("board")).seen
    assert (hand.names, shown.names) == (["hand.png"], ["board.png"])
    assert "Card" in hand.alts[0]
    assert "Dora" in shown.alts[0]
    assert (await anna.slash("board", text=True)).seen.names == []


@pytest.mark.parametrize(("name", "locked"), [("anna", "Locked in"), ("dora", "Festgelegt")])
async def test_a_move_is_typed_as_it_is_suggested(world: World, name: str, locked: str) -> None:
    """Suggestions are in the own language and narrowed by typing; a label or an id is understood in any case."""
    await _table(world)
    player = world.player(name)
    offered = await player.complete("move", "choice", "")
    assert len(offered) == 6
    assert await player.complete("move", "choice", offered[0].lower()) == offered[:1]
    assert await player.complete("move", "choice", "zzz") == []
    assert locked in (await player.slash("move", choice=offered[0])).seen.text
    opened = (await player.click(player.dms[-1], "change")).seen
    label = next(part["label"] for part in opened.parts if part.get("label", "").startswith(offered[1]))
    assert f"{locked}: {offered[1]}" in (await player.slash("move", choice=label.upper())).seen.text


async def test_tables_are_suggested(world: World) -> None:
    """The option `table` offers the caller's open tables, and nothing to a user without one."""
    anna, _ = await _table(world)
    assert await anna.complete("hand", "table", "") == ["W2"]
    assert await anna.complete("hand", "table", "tall") == ["W2"]
    assert await world.player("zed").complete("hand", "table", "") == []


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        (
            "en-US",
            [
                "You are not at any table",
                "You are not at any table",
                "There is no table in this channel",
                "only on a server",
            ],
        ),
        (
            "de",
            ["Du sitzt an keinem Tisch", "Du sitzt an keinem Tisch", "gibt es keinen Tisch", "nur auf einem Server"],
        ),
    ],
)
async def test_who_plays_nothing_is_told_how_to_begin(world: World, locale: str, texts: list[str]) -> None:
    """Commands without a table say so and name the next step."""
    zed = world.player("zed", locale)
    answers = [await zed.slash("tables"), await zed.slash("hand"), await zed.slash("table")]
    shown = [answer.seen.text for answer in answers]
    assert all(wanted in text for wanted, text in zip(texts, shown, strict=False)), shown


async def test_a_lobby_refuses_politely(world: World) -> None:
    """Joining twice, a full table, others' buttons, too few players and a cancelled lobby are answered in private."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    lobby = await open_lobby(anna)
    start = lobby.find("start")
    assert "One more player is needed" in (await anna.forge(lobby, start)).seen.text
    assert "schon" not in world.again(lobby).text
    await dora.click(lobby, "join")
    assert "Du hast schon einen Platz" in (await dora.click(lobby, "join")).seen.text
    assert "nur der Gastgeber" in (await dora.click(lobby, "start")).seen.text
    assert "cancel" not in {press.split("|")[2] for press in (await dora.click(lobby, "options")).seen.ids}
    for name in ("bruno", "carl"):
        await world.player(name).click(lobby, "join")
    assert "All 4 seats are taken" in (await world.player("emil").click(lobby, "join")).seen.text
    asked = (await anna.slash("table", do="leave")).seen
    await anna.click(asked, "leave_now")
    await world.wait(10)
    assert "**Dora** · host" in world.again(lobby).text
    asked = (await dora.click((await dora.click(lobby, "options")).seen, "cancel")).seen
    assert "Bruno und Carl sitzen dort und verlieren ihre Plätze" in asked.text
    await dora.click(asked, "cancel_now")
    await world.wait(2)
    assert "cancelled" in world.again(lobby).text
    assert not world.again(lobby).ids
    assert "game is over" in (await anna.forge(lobby, start)).seen.text


async def test_a_lobby_ends_by_itself_after_a_day(world: World) -> None:
    """Its buttons are gone and it says so."""
    lobby = await open_lobby(world.player("anna"))
    await world.wait(25 * 3_600)
    assert "cancelled" in world.again(lobby).text


async def test_who_leaves_is_replaced_by_a_computer(world: World) -> None:
    """`/table leave` asks, and then hands the seat over; the others play on to the end."""
    anna, dora = await _table(world)
    asked = (await dora.slash("table", do="leave")).seen
    assert "verlassen?" in asked.text
    assert "Ein Computer spielt für dich weiter" in (await dora.click(asked, "leave_now")).seen.text
    assert "Du sitzt" in (await dora.slash("hand", table="W2")).seen.text
    await play_on([anna], random.Random(SEED))
    await world.wait(5)
    assert found(r"(?:wins with|share the victory)", world.inside(place(world))[-1].text)


async def test_a_table_is_abandoned_by_a_vote(world: World) -> None:
    """The vote is shown where the table is played; with the second player's consent the game is over for all."""
    anna, dora = await _table(world)
    asked = (await anna.slash("table", do="abandon")).seen
    assert "once 2 of 2 players want it" in asked.text
    assert "1 of 2" in (await anna.click(asked, "abandon_now")).seen.text
    await world.wait(1)
    vote = world.newest(place(world), "abandon")
    assert "Anna wants to abandon this game." in vote.text
    assert "Agreed: Anna (1 of 2)" in vote.text
    assert "do not sit" in (await world.player("zed").click(vote, "abandon")).seen.text
    assert "1 of 2" in (await anna.click(vote, "abandon")).seen.text
    assert "abgebrochen" in (await dora.click(vote, "abandon")).seen.text
    await world.wait(5)
    last = [message for message in world.inside(place(world)) if message.names][-1]
    assert "abandoned" in last.text
    assert not last.presses("move")
    assert "vorbei" in dora.dms[-1].text
    assert "is over" in (await anna.slash("move", choice="7R", table="W2")).seen.text


async def test_settings_are_shown_and_changed_by_managers(world: World) -> None:
    """Each setting shows in the answer; the language holds for the next table, as does the rule who may start it."""
    chief = world.player("chief", "de")
    world.promote(chief)
    shown = (await chief.slash("settings", setting="language", value="Deutsch")).seen
    shown = (await chief.select(shown, "set_guild", "managers", within="starters")).seen
    shown = (await chief.select(shown, "set_guild", "keep", within="archive")).seen
    assert "Sprache: Deutsch" in shown.chosen
    assert "Tische eröffnen: wer den Server verwaltet" in shown.chosen
    assert "Danach: offen lassen" in shown.chosen
    assert f"Kontor hat alle Rechte in <#{world.channel.id}>" in shown.text
    answer = await world.player("anna").slash("play", game="tallinn")
    assert answer.seen.ephemeral
    assert "only those who manage it" in answer.seen.text
    lobby = (await chief.slash("play", game="tallinn")).seen
    assert "Es fehlt noch jemand" in lobby.text
    refused = (await chief.slash("settings", setting="place", value="category")).seen
    assert "Bitte nenne eine Kategorie" in refused.text
    page = (await chief.select(shown, "set_guild", "category", within="place")).seen
    shown = (await chief.select(page, "set_category", world.category)).seen
    assert "Ort: ein Kanal in einer Kategorie" in shown.chosen


async def test_a_user_chooses_a_language_and_no_messages(world: World) -> None:
    """`/me` overrides Discord's language, and without direct messages the thread calls the player instead."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    shown = (await dora.select((await dora.slash("me")).seen, "set_me", "en", within="language")).seen
    assert "Language: English" in shown.chosen
    assert "you press “Your move”" in (await dora.click(shown, "set_me", "dms.off")).seen.text
    await begin(anna, dora)
    assert dora.dms == []
    assert f"<@{dora.id}>" in board(world).text
    private = (await dora.click(board(world), "move")).seen
    assert asks(private)
    assert "Which half will count?" in private.text
    answer = await dora.slash("me", setting="dms", value="on")
    assert "direct messages: on" in answer.seen.text
    await world.wait(1)
    assert asks(dora.dms[-1])


async def test_a_user_is_forgotten_on_request(world: World) -> None:
    """After `/me delete` and its button a computer plays on, and the name is gone from the table's next messages."""
    anna, dora = await _table(world)
    asked = (await dora.slash("me", setting="delete")).seen
    assert "nicht rückgängig" in asked.text
    done = await dora.click(asked, "delete_me")
    assert "Erledigt" in done.seen.text
    await play_on([anna], random.Random(SEED), turns=4)
    await world.wait(5)
    shown: Seen = board(world)
    assert "Dora" not in shown.text
    assert "Former player" in "\n".join(message.text for message in world.inside(place(world)))
    assert "Dora" not in (await anna.slash("board", text=True)).seen.text
    assert "Du sitzt an keinem Tisch" in (await dora.slash("tables")).seen.text


async def test_the_own_data_as_a_file_and_before_it_is_deleted(world: World) -> None:
    """Both by command, in the asker's language, for the asker alone; the file is offered before anything is deleted."""
    anna, dora = world.player("anna"), world.player("dora", "de")
    await begin(anna, dora)
    given = (await anna.slash("me", setting="export")).seen
    asked = (await dora.slash("me", setting="delete")).seen
    beside = (await dora.click(asked, "export_me")).seen
    assert [message.names for message in (given, beside)] == [["kontor-my-data.json"]] * 2
    assert "Ohne deinen Namen bleiben" in asked.text
    assert all(message.ephemeral for message in (given, asked, beside))
    check_legible([given, asked, beside])
