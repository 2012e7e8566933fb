"""How a user wants their questions: explained at first, always or never, and in words alone."""

from __future__ import annotations

import pytest

from bot.tables.core.people import words
from bot.tables.messages.common import board_text
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Panel
from games.kernel.icons import without_icons
from games.kernel.provenance import provenance_lines
from games.kernel.visibility import view
from tests.bot.tables import alone
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    DIRK,
    DMS,
    Trial,
    caller,
    panel_of,
    press_of,
    selects,
    text_of,
    verbs,
)
from tests.bot.tables.playing import act, ended, play_on, play_out
from tests.bot.tables.voting import answer, replace
from tests.fifth_game import installed_beacons

CARD = "choose_card"
FADING = [True, True, False, False]
GAMES = ("tallinn", "tinker_tailor", "ulm", "eldermann", "beacons")


async def about(trial: Trial, table: str, user: int) -> str:
    """Return what explains the question that a user is asked now, and find that there is something."""
    live = await trial.live(table)
    seat, texts = live.seat_of(user), words("en", live.game.package)
    assert seat is not None
    said = live.game.voice.about(view(live.require_match().state, seat), seat, texts)
    assert said
    return without_icons(said)


async def is_explained(trial: Trial, table: str, user: int) -> bool:
    """Tell whether a user's question has its explanation."""
    shown = text_of(await trial.press(user, ComponentId(table, "move")))
    return await about(trial, table, user) in shown


async def ask_for(trial: Trial, table: str, section: str, seat: int = 0) -> None:
    """Let all choose until a seat is asked this, again if it is already."""
    before = (await trial.live(table)).require_match().state.ask
    while True:
        waiting = (await trial.live(table)).waiting_seats()[0]
        await act(trial, (ANNA, BEA, DIRK)[waiting], table)
        await trial.settle()
        live = await trial.live(table)
        state = live.require_match().state
        if state.section == section and seat in live.waiting_seats() and state.ask != before:
            return


def newest(trial: Trial, user: int) -> Panel:
    """Return the newest question in a user's direct messages."""
    return [m.panel for m in trial.messenger.inside(DMS + user) if m.panel.text[0].startswith("-# [")][-1]


async def test_an_explanation_fades(trial: Trial) -> None:
    """It comes the first two times that this kind of question asks a user, in messages and answers; restarts count."""
    table = await trial.begun(ANNA, BEA)
    shown, sent = [], []
    for _ in FADING:
        shown.append(await is_explained(trial, table, ANNA))
        sent.append(await about(trial, table, ANNA) in text_of(newest(trial, ANNA)))
        await ask_for(trial, table, CARD)
        await trial.restart()
    assert (shown, sent) == (FADING, FADING)


async def test_each_kind_of_question_is_counted_by_itself(trial: Trial) -> None:
    """The first tower is explained although cards have been chosen more than twice."""
    table = await trial.begun(ANNA, BEA)
    await ask_for(trial, table, CARD)
    await ask_for(trial, table, CARD)
    assert not await is_explained(trial, table, ANNA)
    await ask_for(trial, table, "build_tower")
    answered = (await trial.live(table)).answered[0, "build_tower"]
    assert await is_explained(trial, table, ANNA) == (answered < 2)
    assert answered < 2


@pytest.mark.parametrize(
    ("ended_games", "game", "fades"), [(2, "tallinn", False), (3, "tallinn", True), (3, "ulm", False)]
)
async def test_who_knows_the_game_is_told_nothing(trial: Trial, ended_games: int, game: str, fades: bool) -> None:
    """Three ended games of this kind are enough; those of another count nothing."""
    for _ in range(ended_games):
        await ended(trial, game)
    table = await trial.begun(ANNA, DIRK)
    assert await is_explained(trial, table, ANNA) != fades
    assert await is_explained(trial, table, DIRK)
    await trial.restart()
    assert await is_explained(trial, table, ANNA) != fades


async def test_who_takes_a_seat_is_told_from_the_beginning(trial: Trial) -> None:
    """What the player before has answered does not count."""
    table = await trial.begun(ANNA, BEA)
    for _ in range(2):
        await ask_for(trial, table, CARD, seat=1)
    assert not await is_explained(trial, table, BEA)
    await replace(trial, BEA, table, DIRK)
    await answer(trial, DIRK, "accept")
    assert await is_explained(trial, table, DIRK)
    await trial.restart()
    assert await is_explained(trial, table, DIRK)


@pytest.mark.parametrize(("wish", "holds"), [("always", True), ("never", False)])
async def test_always_and_never(trial: Trial, wish: str, holds: bool) -> None:
    """`/me` decides for its own user, whatever was answered before, and changes it at once."""
    await trial.commands.me(caller(ANNA), explanations=wish)
    table = await trial.begun(ANNA, BEA)
    own, others = [], []
    for _ in FADING:
        own.append(await is_explained(trial, table, ANNA))
        others.append(await is_explained(trial, table, BEA))
        await ask_for(trial, table, CARD)
    assert own == [holds] * len(FADING)
    assert others == FADING
    await trial.commands.me(caller(ANNA), explanations="first")
    assert not await is_explained(trial, table, ANNA)


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_explanations_are_picked_in_me(trial: Trial, locale: str) -> None:
    """The list says what holds now; its three entries are the three wishes."""
    panel = panel_of(await trial.commands.me(caller(ANNA, locale=locale)))
    press = press_of(panel, "set_me", "explanations")
    for wish in ("never", "always", "first"):
        panel = panel_of(await trial.press(ANNA, press, wish, locale=locale))
        (select,) = [each for each in selects(panel) if "explanations" in each.id]
        assert [choice.value for choice in select.choices] == ["first", "always", "never"]
        assert [choice.value for choice in select.choices if choice.chosen] == [wish]


@pytest.mark.parametrize("game", GAMES)
async def test_text_mode_needs_no_further_press(trial: Trial, game: str) -> None:
    """The message itself, and each answer to a press, has hand and board in words: no picture, no icon, nothing cut."""
    with installed_beacons():
        await trial.commands.me(caller(BEA), by_text="on")
        table = await trial.begun(ANNA, BEA, game=game)
        asked, before = 0, False

        async def compare() -> None:
            nonlocal asked, before
            live = await trial.live(table)
            before, waits = 1 in live.waiting_seats(), before
            if not before:
                return
            asked += 1
            texts = await trial.dispatcher.context.words(caller(BEA), live)
            seen, voice = view(live.require_match().state, 1), live.game.voice
            told = [*voice.hand(seen, 1, texts).splitlines(), *voice.board(seen, live.names, texts).splitlines()]
            sources = {"", *provenance_lines(live.game, live.material_id, texts)}
            shown = [panel_of(await trial.press(BEA, ComponentId(table, "move")))]
            shown += [] if waits else [newest(trial, BEA)]  # answers to presses replace it while she goes on
            assert [(panel.pictures, panel.icons) for panel in shown] == [((), False)] * len(shown)
            for panel in shown:
                lines = "\n".join(panel.text).splitlines()
                assert [line for line in told if line not in {*sources, *lines}] == []
                assert not sources & {*lines} - {""}

        await play_on(trial, table, "t", after=compare, most=60)
    assert asked > 5


async def test_text_that_does_not_fit_says_where_the_rest_is(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never without a word; a user who plays by text gets the whole board by the command."""
    await trial.commands.me(caller(ANNA), by_text="on")
    table = await trial.begun(ANNA, BEA)
    monkeypatch.setattr(type((await trial.live(table)).game.voice), "board", lambda *_given: "A line.\n" * 600)
    shown = text_of(await trial.press(ANNA, ComponentId(table, "move")))
    assert "A line.\n…\n-# The rest: </board>.\n**Which half" in shown
    assert len(shown) < 4_000
    board = panel_of(await trial.commands.board(caller(ANNA), table))
    assert text_of(board).count("A line.") == 600
    assert not board.pictures
    hand = panel_of(await trial.commands.hand(caller(ANNA), table))
    assert (hand.pictures, hand.icons) == ((), False)


async def test_the_end_of_a_game_alone_comes_in_words(trial: Trial) -> None:
    """Points and the last position stand in the message, where others see the score sheet."""
    await trial.commands.me(caller(ANNA), by_text="on")
    table = await alone.begun(trial)
    await play_out(trial, table)
    await trial.settle(5)
    live = await trial.live(table)
    panel = trial.messenger.messages[alone.MESSAGE].panel
    texts = await trial.dispatcher.context.words(caller(ANNA), live)
    assert live.row.stage == "ended"
    assert (panel.pictures, panel.icons) == ((), False)
    assert board_text(live, texts).splitlines()[0] in text_of(panel)


async def test_text_mode_ends_where_it_began(trial: Trial) -> None:
    """By `/me`: the next look has its picture again."""
    await trial.commands.me(caller(ANNA), by_text="on")
    table = await trial.begun(ANNA, BEA)
    assert not panel_of(await trial.press(ANNA, ComponentId(table, "move"))).pictures
    await trial.restart()
    assert not panel_of(await trial.press(ANNA, ComponentId(table, "move"))).pictures
    panel = panel_of(await trial.commands.me(caller(ANNA)))
    await trial.press(ANNA, press_of(panel, "set_me", "by_text.off"))
    shown = panel_of(await trial.press(ANNA, ComponentId(table, "move")))
    assert shown.pictures
    assert shown.icons


async def greeted(trial: Trial, user: int) -> Panel:
    """Join a new table of Anna's, and return what is said in direct messages or in private."""
    table = await trial.lobby(ANNA)
    joined = await trial.press(user, ComponentId(table, "join"))
    assert joined.follow
    return await joined.follow() or trial.messenger.dms(user)[-1].panel


@pytest.mark.parametrize("closed", [False, True])
async def test_text_mode_is_offered_at_first_contact(trial: Trial, closed: bool) -> None:
    """In the first direct message, or where none arrives; pressed once, it holds and is not offered again."""
    trial.messenger.closed_dms |= {DMS + BEA} if closed else set()
    greeting = await greeted(trial, BEA)
    assert "without pictures" in text_of(greeting)
    panel = panel_of(await trial.press(BEA, press_of(greeting, "set_me", "by_text.on"), guild_id=None))
    assert press_of(panel, "set_me", "by_text.off")
    assert "set_me" not in verbs(await greeted(trial, BEA))
    table = await trial.begun(BEA, ANNA)
    assert not panel_of(await trial.press(BEA, ComponentId(table, "move"))).pictures


async def test_text_mode_is_offered_once(trial: Trial) -> None:
    """A user who got messages before is not asked again."""
    assert "set_me" in verbs(await greeted(trial, BEA))
    assert verbs(await greeted(trial, BEA)) == set()


async def test_text_mode_is_offered_by_help(trial: Trial) -> None:
    """As long as it is off."""
    panel = panel_of(await trial.commands.help(caller(ANNA)))
    await trial.press(ANNA, press_of(panel, "set_me", "by_text.on"))
    assert "set_me" not in verbs(panel_of(await trial.commands.help(caller(ANNA))))
    await trial.begun(ANNA, BEA)
    assert not newest(trial, ANNA).pictures
