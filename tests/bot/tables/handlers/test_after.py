"""After the end everybody may see all hands and the whole game; before it a spectator sees nothing hidden."""

from __future__ import annotations

import json

import pytest

from bot.tables.core.table import Table
from bot.tables.messages.common import words_for
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Panel
from games.kernel.records import replay
from games.kernel.visibility import view
from tests.bot.tables.doubles import ANNA, BEA, CEM, NAMES, PLACE, Trial, buttons, caller, press_of, text_of
from tests.bot.tables.playing import check_limits, ended, play_on, play_out, shows_board
from tests.fifth_game import installed_beacons
from tests.given import long


def last_board(trial: Trial) -> Panel:
    """Return the newest board in the table's place."""
    return [message.panel for message in trial.messenger.inside(PLACE) if shows_board(message.panel)][-1]


def hand_of(live: Table, seat: int, locale: str) -> str:
    """Say what a seat holds."""
    return live.game.voice.hand(view(live.require_match().state, seat), seat, words_for(live, locale))


async def everything(trial: Trial, table: str, user: int, locale: str = "en-US") -> list[Answer]:
    """Press and type all that somebody without a seat might try."""
    who = caller(user, locale=locale, channel_id=PLACE)
    pressed = [
        await trial.press(user, ComponentId(table, verb), channel_id=PLACE, locale=locale)
        for verb in ("move", "hand", "hands", "rematch", "replay", "undo", "form", "text")
    ]
    typed = trial.commands
    forged = [
        await trial.press(user, ComponentId(table, verb, 0, 1, "1L"), channel_id=PLACE, locale=locale)
        for verb in ("choose", "pick", "form", "undo")
    ]
    commands = [
        await typed.hand(who),
        await typed.hand(who, table),
        await typed.board(who),
        await typed.board(who, text=True),
        await typed.table_status(who),
        await typed.log(who),
        await typed.table_hands(who),
        await typed.table_export(who),
        await typed.table_rematch(who),
        await typed.move(who, "1L"),
    ]
    return [*pressed, *forged, *commands]


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_spectator_sees_only_what_is_public(trial: Trial, locale: str) -> None:
    """Every button and command in the table's channel is answered privately; none tells a hand, a seed or a choice."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=5)
    live = await trial.live(table)
    answers = await everything(trial, table, CEM, locale)
    assert not [answer for answer in answers if answer.public or answer.form or answer.follow]
    entries = await trial.log(table)
    drawn = [draw for entry in entries for draw in json.loads(entry.drawn) if len(draw) > 6]
    hands = [hand_of(live, seat, language) for seat in (0, 1) for language in ("de", "en")]
    assert all(len(hand) > 10 for hand in hands)
    for answer in answers:
        assert answer.panel
        told = str((answer.panel.text, [picture.alt for picture in answer.panel.pictures], answer.panel.files))
        assert live.row.seed.hex() not in told
        assert not answer.panel.files
        assert not [hand for hand in hands if hand in told]
        assert not [draw for draw in drawn if ", ".join(draw) in told]
        assert answer.then is None
    boards = [text_of(answer) for answer in answers]
    refusals = (
        ("do not sit", "still going on", "belongs to another", "do not know")
        if locale == "en-US"
        else ("sitzt nicht an", "läuft noch", "einem anderen Platz", "kenne ich nicht")
    )
    assert sum(any(text in told for text in refusals) for told in boards) >= len(answers) - 5


async def test_a_spectators_board_is_the_public_one(trial: Trial) -> None:
    """Everybody who looks at the board reads the same, seated or not: it is made from nobody's view."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=5)
    seen = [text_of(await trial.commands.board(caller(user), table, text=True)) for user in (ANNA, BEA, CEM)]
    assert len(set(seen)) == 1


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm", long("eldermann"), "beacons"])
async def test_all_hands_after_the_end(trial: Trial, game: str) -> None:
    """The last board's button shows every seat's hand, in words and in one picture, only to the user who asks."""
    with installed_beacons():
        table = await ended(trial, game)
        answer = await trial.press(CEM, press_of(last_board(trial), "hands"), channel_id=PLACE)
        live = await trial.live(table)
        assert not answer.public
        assert answer.then
        panel = await answer.then()
        assert panel
        check_limits(panel)
        assert [picture.name for picture in panel.pictures] == ["hands.png"]
        for seat, name in enumerate(live.names):
            state = live.require_match().state
            said = live.game.voice.holdings(view(state, seat), seat, words_for(live, "en")) or "Nothing in hand."
            assert f"**{name}**\n{said}" in text_of(panel)
            assert panel.pictures[0].alt.startswith(live.names[0])
        german = await trial.commands.table_hands(caller(ANNA, locale="de", channel_id=1))
        assert "Tisch" in text_of(german)


async def test_running_boards_offer_neither(trial: Trial) -> None:
    """Hands, rematch and file are for afterwards, for those who sit there too."""
    table = await trial.begun(ANNA, BEA)
    assert not {button.id.split("|")[2] for button in buttons(last_board(trial))} & {"hands", "rematch"}
    for answer in (
        await trial.commands.table_hands(caller(ANNA, channel_id=PLACE)),
        await trial.commands.table_export(caller(ANNA), table),
        await trial.press(ANNA, ComponentId(table, "hands")),
    ):
        assert "still going on" in text_of(answer)
    assert "läuft noch" in text_of(await trial.commands.table_export(caller(ANNA, locale="de"), table))
    assert "not begun" in text_of(await trial.commands.table_hands(caller(ANNA), await trial.lobby(ANNA)))


async def test_nothing_to_show(trial: Trial) -> None:
    """A user who never finished a game is told so, and a table of another server is not found."""
    assert "not finished a game" in text_of(await trial.commands.table_export(caller(ANNA)))
    table = await ended(trial)
    assert "cannot find table" in text_of(await trial.commands.table_export(caller(CEM, guild_id=77), table))
    assert (await trial.commands.table_export(caller(CEM), table.lower())).panel.files


@pytest.mark.parametrize("game", ["tallinn", "beacons"])
async def test_the_file_is_a_record(trial: Trial, game: str) -> None:
    """It holds the game and its luck, replays to the same end, and names no user's id, place or time."""
    with installed_beacons():
        table = await ended(trial, game)
        answer = await trial.commands.table_export(caller(BEA, channel_id=PLACE))
        assert not answer.public
        assert answer.panel
        check_limits(answer.panel)
        (document,) = answer.panel.files
        assert document.name == f"kontor-{table}.jsonl"
        assert document.name in text_of(answer)
        text, live = document.content.decode(), await trial.live(table)
        facts = json.loads(text.splitlines()[0])["table"]
        assert (facts["id"], facts["stage"], facts["names"]) == (table, "ended", ["Anna", "Bea"])
        assert (facts["seed"], facts["joins"]) == (live.row.seed.hex(), live.row.joins)
        assert facts["commitment"] == live.row.commitment
        assert facts["holders"] == [{"seat": seat, "share": 100, "computer": None} for seat in (0, 1)]
        assert replay(text.splitlines()).state.result == live.require_match().state.result
        assert not [user for user in NAMES if f'{user}"' in text or f" {user}," in text or f":{user}" in text]
        assert str(trial.clock.now())[:6] not in text


async def test_stand_ins_and_holders_are_in_the_file(trial: Trial) -> None:
    """A choice in somebody's place is noted, and so is how much of a seat was whose."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=6)
    await trial.leave(BEA, table)
    await trial.settle()
    await play_out(trial, table)
    async with trial.store.write() as tx:
        first = next(entry for entry in await tx.log.entries(table) if entry.choice)
        await tx.log._session.run(_stood_in(table, first.number))
    (document,) = (await trial.commands.table_export(caller(ANNA), table)).panel.files
    header, *lines = map(json.loads, document.content.decode().splitlines())
    assert [line.get("note", "") for line in lines] == ["stand-in", *[""] * (len(lines) - 1)]
    shares = [(each["seat"], each["computer"], each["share"]) for each in header["table"]["holders"]]
    assert {(seat, computer) for seat, computer, _ in shares} >= {(0, None), (1, None), (1, "normal")}
    assert all(0 < share <= 100 for _, _, share in shares)


def _stood_in(table: str, number: int):  # type: ignore[no-untyped-def]  # a statement, made for this test only
    from sqlalchemy import update

    from storage.schema import entries

    return update(entries).where(entries.c.table_id == table, entries.c.number == number).values(stand_in=True)


@pytest.mark.parametrize("game", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
async def test_a_hand_after_the_end_says_what_the_seat_held(trial: Trial, game: str) -> None:
    """In no game is it empty, and in none it says that a hand is."""
    table = await ended(trial, game)
    live = await trial.live(table)
    held = live.game.voice.holdings(view(live.require_match().state, 0), 0, words_for(live, "en"))
    assert held
    assert held in text_of(await trial.commands.hand(caller(ANNA), table))
