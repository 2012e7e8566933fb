"""Commands: typed moves, which table is meant, lists, boards, status, settings, rules."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.core.people import words
from bot.tables.handlers.rulebook import Notices
from bot.tables.messages.controls import Controls
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside
from games.kernel.catalogue import installed
from games.kernel.visibility import view
from games.tallinn.material import ALL_CARDS
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CATEGORY,
    CEM,
    GUILD,
    HOME,
    PLACE,
    Trial,
    caller,
    chosen,
    panel_of,
    press_of,
    selects,
    text_of,
)
from tests.bot.tables.playing import act, check_limits, play_on, play_out
from tests.fifth_game import installed_beacons


async def offers(trial: Trial, user: int, table: str, locale: str = "en") -> list[tuple[str, str]]:
    """List a user's offered choices with their labels."""
    live = await trial.live(table)
    seat = live.seat_of(user)
    assert seat is not None
    texts = words(locale, live.game.package)
    seen = view(live.require_match().state, seat)
    controls = Controls(table, live.game, seen, seat, texts, 7)
    return [(choice, label.text) for choice, label in live.game.voice.offers(seen, seat, controls.ask, texts)]


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("how", ["id", "label", "lower", "spaced"])
async def test_moves_may_be_typed(trial: Trial, locale: str, how: str) -> None:
    """An id or a label of one's own language is understood, whatever its case and blanks."""
    table = await trial.begun(ANNA, BEA)
    choice, label = (await offers(trial, ANNA, table, locale))[1]
    typed = {"id": choice, "label": label, "lower": choice.lower(), "spaced": f"  {label.upper()}  "}[how]
    answer = await trial.commands.move(caller(ANNA, locale=locale), typed)
    assert not answer.public
    assert not answer.update
    assert (await trial.live(table)).require_match().state.given[0] == choice


async def test_bad_moves_are_explained(trial: Trial) -> None:
    """What is not offered is refused with the rule's own reason; what is very long is cut."""
    table = await trial.begun(ANNA, BEA)
    assert "no “nonsense”" in text_of(await trial.commands.move(caller(ANNA), "nonsense"))
    check_limits(ok := (await trial.commands.move(caller(ANNA), "x" * 6000)).panel)
    assert ok
    assert "gibt es nicht" in text_of(await trial.commands.move(caller(ANNA, locale="de"), "Unsinn"))
    assert (await trial.live(table)).require_match().state.given == {}
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    live = await trial.live(table)
    for user in (ANNA, BEA):
        if live.seat_of(user) not in live.asked_seats():
            assert "nothing to decide" in text_of(await trial.commands.move(caller(user), "1L", table))


async def test_suggestions(trial: Trial) -> None:
    """Offered choices that contain what was typed, by id or label, in the user's language; none for others."""
    table = await trial.begun(ANNA, BEA)
    ids = [choice for choice, _ in await offers(trial, ANNA, table)]
    found = await trial.suggestions.moves(caller(ANNA), "")
    assert [choice.value for choice in found] == ids
    found = await trial.suggestions.moves(caller(ANNA), ids[0].lower())
    assert found[0].value == ids[0]
    german = await trial.suggestions.moves(caller(ANNA, locale="de"), "mönch")
    assert all("Mönch" in choice.label for choice in german)
    assert await trial.suggestions.moves(caller(CEM), "") == []
    assert await trial.suggestions.moves(caller(ANNA), "", "ZZZZ") == []
    assert await trial.suggestions.moves(caller(ANNA), "no such thing") == []


async def test_a_choice_is_typed_in_either_language(trial: Trial) -> None:
    """The label of the user's language or of the other; suggestions are in the user's, whatever was typed."""
    table = await trial.begun(ANNA, BEA)
    english = dict(await offers(trial, ANNA, table))
    german = await trial.suggestions.moves(caller(ANNA, locale="de"), "")
    assert [(choice.value, choice.label) for choice in german] == await offers(trial, ANNA, table, "de")
    (crossed,) = [c for c in await trial.suggestions.moves(caller(ANNA), german[1].label) if c.value == german[1].value]
    assert crossed.label == english[german[1].value]
    await trial.commands.move(caller(ANNA), german[0].label, table)
    assert (await trial.live(table)).require_match().state.given[0] == german[0].value
    await trial.commands.move(caller(ANNA, locale="de"), english[german[1].value].upper(), table)
    assert (await trial.live(table)).require_match().state.given[0] == german[1].value


async def test_a_refusal_quotes_what_was_typed_and_gives_examples_in_words(trial: Trial) -> None:
    """Not the ids of what is offered."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        user = (ANNA, BEA)[(await trial.live(table)).waiting_seats()[0]]
        assert "“zzz zzz”" in text_of(await trial.commands.move(caller(user), " zzz zzz ", table))


async def test_a_refusal_understands_labels_and_says_what_can_be_typed(trial: Trial) -> None:
    """A card that is not in the hand, by its name in the user's language, which no button shows."""
    table = await trial.begun(ANNA, BEA)
    hand = (await trial.live(table)).require_match().state.hands[0].cards  # type: ignore[attr-defined]
    other = next(card for card in ALL_CARDS if card not in hand)
    told = text_of(await trial.commands.move(caller(ANNA, locale="de"), f"Karte {other}", table))
    example = (await offers(trial, ANNA, table, "de"))[0][1]
    assert f"Karte {other} ist nicht auf deiner Hand" in told
    assert f"</zug>: „{example}“" in told


async def test_suggestions_of_a_game_with_parts(trial: Trial) -> None:
    """At most 25 suggestions within Discord's limits; choices of several parts are found by their ids."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")

        async def check() -> None:
            live = await trial.live(table)
            for user in (ANNA, BEA):
                found = await trial.suggestions.moves(caller(user), "")
                assert len(found) <= 25
                choices = [choice for choice in found if " " not in choice.value]  # the others are wishes
                assert bool(choices) == (live.seat_of(user) in live.asked_seats())
                for choice in found:
                    assert 1 <= len(choice.value) <= 100
                    assert 1 <= len(choice.label) <= 100
                if found:
                    again = await trial.suggestions.moves(caller(user), found[-1].value)
                    assert found[-1].value in [choice.value for choice in again]

        await play_on(trial, table, after=check)


async def test_every_decision_can_be_typed(trial: Trial) -> None:
    """A whole game of the toy is played by typing what is suggested."""
    with installed_beacons():
        table = await trial.begun(ANNA, BEA, game="beacons")
        while seats := (await trial.live(table)).waiting_seats():
            user = (ANNA, BEA)[seats[0]]
            found = await trial.suggestions.moves(caller(user), "")
            choices = [choice.value for choice in found if not choice.value.startswith(("plan ", "ask "))]
            await trial.commands.move(caller(user), choices[len(choices) // 2])
        assert (await trial.live(table)).row.stage == "ended"


# Which table is meant


@pytest.mark.parametrize("channel", [20, 99])
async def test_what_is_done_in_a_game_means_no_lobby(trial: Trial, channel: int) -> None:
    """One cannot move there: not in the lobby's channel, nor anywhere else; and among several none is listed."""
    first, lobby = await trial.begun(ANNA, BEA), await trial.lobby(ANNA, CEM)
    await act(trial, ANNA, first)  # Bea is waited for
    where = caller(ANNA, channel_id=channel)
    assert first in text_of(await trial.commands.hand(where))
    assert "has not begun" not in text_of(await trial.commands.move(where, "nonsense"))
    second = await trial.begun(CEM, ANNA)
    await act(trial, ANNA, second)
    listed = text_of(await trial.commands.move(caller(ANNA, channel_id=99), "nonsense"))
    assert first in listed
    assert second in listed
    assert lobby not in listed


async def test_which_table_is_meant(trial: Trial) -> None:
    """The named one; else that of this channel; else the only one that waits; else the only one; else a list."""
    answer = await trial.commands.hand(caller(ANNA, guild_id=None))
    assert "not at any table" in text_of(answer)
    first, second = await trial.begun(ANNA, BEA), await trial.begun(ANNA, CEM)
    dm = {"guild_id": None, "channel_id": 1}
    answer = await trial.commands.hand(caller(ANNA, **dm))
    assert f"{second}, {first}" in text_of(answer) or f"{first}, {second}" in text_of(answer)
    assert first in text_of(await trial.commands.hand(caller(ANNA, **dm), f"{first.lower()} · Tallinn"))
    assert first in text_of(await trial.commands.hand(caller(BEA, **dm)))
    await act(trial, ANNA, first)
    assert second in text_of(await trial.commands.hand(caller(ANNA, **dm)))
    assert second in text_of(await trial.commands.hand(caller(CEM, channel_id=PLACE)))
    assert "cannot find table" in text_of(await trial.commands.hand(caller(ANNA, **dm), "x" * 5000))
    assert "no table in this channel" in text_of(await trial.commands.board(caller(1005, channel_id=77)))
    lobby = await trial.lobby(CEM)
    assert lobby in text_of(await trial.commands.table_status(caller(BEA, channel_id=HOME)))


async def test_tables_are_listed_those_that_wait_first(trial: Trial) -> None:
    """`/tables` links to each open table, waiting ones first, and names the lobbies."""
    assert "not at any table" in text_of(await trial.commands.tables(caller(ANNA)))
    waiting, done = await trial.begun(ANNA, BEA), await trial.begun(ANNA, CEM)
    await act(trial, ANNA, done)
    await trial.lobby(ANNA)
    panel = panel_of(await trial.commands.tables(caller(ANNA)))
    assert "one waits for you" in panel.text[0]
    first, *others = [row for row in panel.rows if isinstance(row, Aside)]
    assert f"Tallinn {waiting}](https://discord.com/channels/{GUILD}/" in first.text
    assert "Round 1 of 10 · Guild · <t:" in first.text
    assert first.button.label == "Your move"
    assert sorted(row.button.label for row in others) == ["View", "View"]
    assert sorted("waiting for Cem" in row.text for row in others) == [False, True]
    assert sorted("open, 1 of 4 seats taken" in row.text for row in others) == [False, True]
    found = await trial.suggestions.tables(caller(ANNA), "t2")
    assert [choice.value for choice in found] == [done]


async def test_many_tables_stay_within_limits(trial: Trial) -> None:
    """Twenty-six tables are still a list, and at most 25 are suggested."""
    for number in range(26):
        await trial.lobby(2000 + number, ANNA)
    assert len(await trial.suggestions.tables(caller(ANNA), "")) == 25
    assert "Which table" in text_of(await trial.commands.hand(caller(ANNA, guild_id=None)))
    panel = panel_of(await trial.commands.tables(caller(ANNA)))
    check_limits(panel)
    (more,) = selects(panel)
    assert len([row for row in panel.rows if isinstance(row, Aside)]) + int(more.placeholder.split()[0]) == 26
    picked = await trial.press(ANNA, press_of(panel, "table"), more.choices[0].value)
    assert more.choices[0].value in text_of(picked)


# Looking


async def test_the_board_is_shown_to_everybody_here(trial: Trial) -> None:
    """Picture or text, for spectators of the server too; before the start there is none."""
    table = await trial.lobby(ANNA, BEA)
    assert "not begun" in text_of(await trial.commands.board(caller(ANNA), table))
    await trial.begin(table, ANNA)
    answer = await trial.commands.board(caller(CEM), table)
    assert answer.panel
    assert answer.panel.pictures[0].alt
    assert not answer.public
    text = text_of(await trial.commands.board(caller(CEM, locale="de"), table, text=True))
    assert "Händler" in text or "Kaufleute" in text


@pytest.mark.parametrize("game", ["tallinn", "beacons"])
async def test_texts_of_whole_games_fit(trial: Trial, game: str) -> None:
    """At every step board, hand, status and panel fit Discord's limits with long names, in both languages."""
    with installed_beacons():
        users = (ANNA, BEA, CEM, 1004)
        table = await trial.lobby(game=game, *users[:1])  # noqa: B026 - the game is named for the reader
        for user in users[1:]:
            await trial.press(user, ComponentId(table, "join"), name="W" * 40)
        await trial.begin(table, ANNA)

        async def look() -> None:
            for locale in ("en", "de"):
                who = caller(BEA, locale=locale)
                for answer in (
                    await trial.commands.board(who, table, text=True),
                    await trial.commands.board(who, table),
                    await trial.commands.hand(who, table),
                    await trial.commands.table_status(who, table),
                    await trial.dispatcher.press(who, ComponentId(table, "move")),
                ):
                    assert answer.panel
                    check_limits(answer.panel)

        await play_on(trial, table, "9", after=look)
        for _, panel in trial.messenger.shown:
            check_limits(panel)


async def test_status_tells_stage_and_players(trial: Trial) -> None:
    """The status names stage, players and who is missing, in the user's language."""
    table = await trial.lobby(ANNA, BEA)
    assert "Waiting for players" in text_of(await trial.commands.table_status(caller(CEM), table))
    await trial.begin(table, ANNA)
    await act(trial, ANNA, table)
    text = text_of(await trial.commands.table_status(caller(CEM, locale="de"), table))
    assert "Das Spiel läuft" in text
    assert "Es wählt noch: Bea" in text
    await trial.press(ANNA, ComponentId((lobby := await trial.lobby(ANNA)), "cancel"))
    assert "cancelled" in text_of(await trial.commands.table_status(caller(ANNA), lobby))


async def test_a_finished_game_can_be_looked_at(trial: Trial) -> None:
    """After the end the board and the hand are still shown, and a move is refused."""
    table = await trial.begun(ANNA, BEA)
    await play_out(trial, table)
    await trial.settle(5)
    assert "total" in text_of(await trial.commands.board(caller(ANNA), table, text=True))
    assert (await trial.commands.hand(caller(ANNA), table)).panel
    assert "over" in text_of(await trial.commands.move(caller(ANNA), "1L", table))
    assert "over" in text_of(await trial.press(ANNA, ComponentId(table, "move")))
    assert "over" in text_of(await trial.commands.table_status(caller(ANNA), table))


# Settings, rules, about


async def test_settings_are_the_managers(trial: Trial) -> None:
    """Only who manages the server changes its settings; impossible values are named."""
    assert "manage the server" in text_of(await trial.commands.settings(caller(ANNA), place="here"))
    assert "only on a server" in text_of(await trial.commands.settings(caller(ANNA, guild_id=None, manager=True)))
    boss = caller(ANNA, manager=True)
    assert "name a category" in text_of(await trial.commands.settings(boss, place="category"))
    for bad in ({"place": "moon"}, {"language": "fr"}, {"starters": "x"}, {"archive": "y"}):
        assert "not possible" in text_of(await trial.commands.settings(boss, **bad))
    answer = await trial.commands.settings(boss, category=f"<#{CATEGORY}>", language="de", starters="managers")
    answer = await trial.commands.settings(boss, archive="leave it open")
    picked = chosen(panel_of(answer))
    for part in ("a channel in a category", "German", "those who manage the server", "leave it open"):
        assert any(part in label for label in picked)
    row = await trial.service.registry.people.guild(GUILD)
    assert (row.locale, row.category_id, row.archive) == ("de", CATEGORY, "keep")
    answer = await trial.commands.settings(boss, language="automatic")
    assert "Language: automatic" in chosen(panel_of(answer))
    assert f"Kontor has all permissions in <#{HOME}> and <#{CATEGORY}>." in text_of(answer)
    trial.messenger.taken[CATEGORY] = frozenset({"manage_channels", "attach_files"})
    told = text_of(await trial.commands.settings(boss))
    assert f"Missing in <#{CATEGORY}>: Attach Files and Manage Channels" in told
    told = text_of(await trial.commands.settings(replace(boss, lacks=frozenset({"send_messages"}))))
    assert f"Missing in <#{HOME}>: Send Messages" in told


async def test_own_settings(trial: Trial) -> None:
    """`/me` shows and changes language and messages; the language counts at once."""
    assert "Language: as in Discord" in chosen(panel_of(await trial.commands.me(caller(ANNA))))
    assert "Deine Einstellungen" in text_of(await trial.commands.me(caller(ANNA), language="de"))
    answer = await trial.commands.me(caller(ANNA), dms="aus")
    assert "am Tisch drückst du" in text_of(answer)
    assert "Direktnachrichten: aus" in text_of(answer)
    assert "Möglich: an und aus" in text_of(await trial.commands.me(caller(ANNA), dms="maybe"))
    await trial.restart()
    assert "Sprache: Deutsch" in chosen(panel_of(await trial.commands.me(caller(ANNA))))
    answer = await trial.commands.me(caller(ANNA), language="wie in Discord")
    assert "Language: as in Discord" in chosen(panel_of(answer))


async def test_about_tells_what_the_operator_has_to_say(trial: Trial) -> None:
    """A notice comes first, and the pages of law are linked; without them nothing is said of them."""
    plain = (await trial.commands.about(caller(ANNA))).panel
    assert plain is not None
    assert plain.links == ()
    trial.dispatcher.handlers.info.notices = Notices("Back at **six**.", "https://kontor.example/privacy", "")
    answer = await trial.commands.about(caller(ANNA, locale="de"))
    assert answer.panel is not None
    assert answer.panel.text[1] == "**Vom Betreiber dieses Bots:** Back at **six**."
    assert answer.panel.links == (("Datenschutzerklärung", "https://kontor.example/privacy"),)
    assert len(answer.panel.text) == len(plain.text) + 1


async def test_about_and_rules(trial: Trial) -> None:
    """Version, credits, privacy; maturity and what is reconstructed; a game without such words is no trouble."""
    with installed_beacons():
        text = text_of(await trial.commands.about(caller(ANNA)))
        for part in ("Kontor", "Beacons", "Stefan Risthaus", "Not an official product", "</me>"):
            assert part in text
        assert "about-game" not in text
        text = text_of(await trial.commands.rules(caller(ANNA), "tallinn"))
        assert "reconstructed" in text
        assert "being tested" in text
        text = text_of(await trial.commands.rules(caller(ANNA, locale="de"), "beacons"))
        assert "reconstructed" not in text
        assert "maturity-" not in text
        await trial.begun(ANNA, BEA)
        assert "Tallinn" in text_of(await trial.commands.rules(caller(ANNA, channel_id=PLACE)))
        assert (await trial.commands.rules(caller(1005, channel_id=7))).panel


async def test_games_are_suggested_by_title(trial: Trial) -> None:
    """The list of games names players and minutes."""
    with installed_beacons():
        found = await trial.suggestions.games(caller(ANNA), "tall")
        assert [choice.value for choice in found] == ["tallinn"]
        assert "2–4 players" in found[0].label
        assert {choice.value for choice in await trial.suggestions.games(caller(ANNA), "")} == set(installed())


OUTSIDERS = ("undo", "pace 2h", "pause", "resume", "abandon")


@pytest.mark.parametrize(
    ("locale", "whose"), [("en-US", "it is the table of Anna, Bea"), ("de", "Tisch von Anna, Bea")]
)
@pytest.mark.parametrize("do", OUTSIDERS)
async def test_outsiders_hear_whose_table_it_is(trial: Trial, do: str, locale: str, whose: str) -> None:
    """In a table's thread, who does not sit at it is told who does, and changes nothing."""
    table = await trial.begun(ANNA, BEA)
    before = (await trial.live(table)).row
    assert before.place_id
    who = caller(CEM, channel_id=before.place_id, locale=locale)
    assert whose in text_of(await trial.commands.table(who, do))
    assert (await trial.live(table)).row == before
