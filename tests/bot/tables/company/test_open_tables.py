"""Open tables: which users see which lobbies, and joining one from the list."""

from __future__ import annotations

import pytest

from bot.tables.core.people import words
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import TryLater
from bot.tables.ports.panel import Panel
from games.kernel import catalogue
from tests.bot.tables.doubles import (
    ANNA,
    BEA,
    CEM,
    DIRK,
    EMIL,
    GUILD,
    HOME,
    Trial,
    all_text_of,
    buttons,
    caller,
    panel_of,
    press_of,
    text_of,
    texts_below,
)
from tests.bot.tables.learning import learn, walk_through
from tests.bot.tables.playing import check_limits, raising
from tests.bot.tables.seeking import listed

ELSEWHERE = GUILD + 1


def joinable(panel: Panel) -> list[str]:
    """List the tables that can be joined from a list, in order."""
    return [button.id.split("|")[1] for button in buttons(panel) if "|join_open|" in button.id]


async def test_lobbies_are_listed_longest_waiting_first(trial: Trial) -> None:
    """Each line shows seats, pace, a foreign language and a link; running tables are not listed."""
    await trial.begun(ANNA, BEA)
    first = await trial.lobby(ANNA)
    trial.clock.time += 1000
    second = await trial.lobby(BEA, game="eldermann")
    panel = await listed(trial, CEM)
    assert joinable(panel) == [first, second]
    entry = texts_below(panel)[1]
    assert "Tallinn" in entry
    assert "1 of 4 seats taken" in entry
    assert "daily, 1 day" in entry
    assert "English" not in entry
    assert f"/channels/{GUILD}/{HOME}/4000" in entry
    assert "Englisch" in texts_below(await listed(trial, CEM, locale="de"))[1]


async def test_only_what_is_unusual_is_said_of_options(trial: Trial) -> None:
    """An option that has its usual value takes no room."""
    table = await trial.lobby(ANNA, game="tinker_tailor")
    _, usual = texts_below(await listed(trial, BEA))
    option = next(each for each in catalogue.find("tinker_tailor").options if len(each.values) > 1)
    value = next(each for each in option.values if each != option.default)
    await trial.press(ANNA, ComponentId(table, "option", value=option.name), value)
    await trial.press(ANNA, ComponentId(table, "allow_advice"), "on")
    _, unusual = texts_below(await listed(trial, BEA))
    own = words("en", "games.tinker_tailor")
    name, chosen = own.text(f"option-{option.name}"), own.text(f"option-{option.name}-{value}")
    line = own.text("option-line", name=name, value=chosen)
    assert unusual.startswith(usual)
    told = unusual.removeprefix(usual).removeprefix(" · ").rstrip("…")
    assert told
    assert f"{line} · {own.text('advice-allowed')}".startswith(told)


async def test_hidden_channels_other_servers_and_tables_alone_are_not_listed(trial: Trial) -> None:
    """Nor can they be joined by an id that somebody has made up."""
    table = await trial.lobby(ANNA)
    await trial.commands.play(caller(BEA), "tallinn", True)
    assert joinable(await listed(trial, CEM)) == [table]
    assert joinable(await listed(trial, CEM, guild_id=ELSEWHERE)) == []
    refused = await trial.press(CEM, ComponentId(table, "join_open"), guild_id=ELSEWHERE)
    trial.messenger.hidden.add(HOME)
    assert "no table here" in all_text_of(await listed(trial, CEM))
    hidden = await trial.press(CEM, ComponentId(table, "join_open"))
    assert text_of(refused) == text_of(hidden) == f"I cannot find table {table} here."
    assert len((await trial.live(table)).seats) == 1


async def test_own_and_full_tables_are_left_out(trial: Trial) -> None:
    """Users can join neither their own lobby nor a full one."""
    own, full = await trial.lobby(ANNA), await trial.lobby(BEA, CEM, DIRK, EMIL)
    panel = await listed(trial, ANNA)
    assert joinable(panel) == []
    assert f"Find players for table {own}" in all_text_of(panel)
    assert full not in all_text_of(panel)


async def test_a_join_takes_the_seat_and_the_lobby_follows(trial: Trial) -> None:
    """The list stands again with the seat, the user is greeted, and the public lobby is edited by the outbox."""
    table = await trial.lobby(ANNA)
    panel = await listed(trial, BEA)
    answer = await trial.press(BEA, press_of(panel, "join_open"), message_id=99)
    assert answer.update
    assert f"You have a seat at [table {table} of Tallinn]" in text_of(answer)
    assert joinable(panel_of(answer)) == []
    assert answer.follow is not None
    assert await answer.follow() is None
    assert "Tallinn" in text_of(trial.messenger.dms(BEA)[-1].panel)
    await trial.settle()
    assert "**Bea**" in text_of(trial.messenger.messages[4000].panel)
    assert (await trial.live(table)).row.lobby_message_id == 4000


async def test_what_has_changed_meanwhile_is_refused_as_by_the_lobby(trial: Trial) -> None:
    """A lobby that is full, has begun, or was closed is told in the same words."""
    table = await trial.lobby(ANNA)
    press, lobby = press_of(await listed(trial, CEM), "join_open"), ComponentId(table, "join")
    for user in (BEA, DIRK, EMIL):
        await trial.press(user, lobby)
    full = [text_of(await trial.press(CEM, each)) for each in (press, lobby)]
    await trial.begin(table, ANNA)
    begun = [text_of(await trial.press(CEM, each)) for each in (press, lobby)]
    closed = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(closed, "cancel"))
    over = [text_of(await trial.press(CEM, ComponentId(closed, verb))) for verb in ("join_open", "join")]
    gone = [text_of(await trial.press(CEM, ComponentId("ZZZZ", verb))) for verb in ("join_open", "join")]
    assert [a == b for a, b in (full, begun, over, gone)] == [True] * 4
    assert len({full[0], begun[0], over[0], gone[0]}) == 4


async def test_direct_messages_list_the_servers_that_both_share(trial: Trial) -> None:
    """The server is named, and one can join from there; a server without the user shows nothing."""
    table = await trial.lobby(ANNA)
    direct = {"guild_id": None, "channel_id": 100_000 + BEA}
    panel = await listed(trial, BEA, **direct)
    assert joinable(panel) == [table]
    assert "Guild · 1 of 4" in all_text_of(panel)
    trial.messenger.strangers.add((GUILD, CEM))
    assert joinable(await listed(trial, CEM, guild_id=None)) == []
    refused = await trial.press(CEM, ComponentId(table, "join_open"), guild_id=None)
    assert text_of(refused) == f"I cannot find table {table} here."
    await trial.press(BEA, press_of(panel, "join_open"), **direct)
    assert [seat.user_id for seat in (await trial.live(table)).seats] == [ANNA, BEA]


async def test_a_server_that_removed_the_bot_lists_nothing(trial: Trial) -> None:
    """Its lobbies rest."""
    table = await trial.lobby(ANNA)
    await trial.guilds.left(GUILD)
    assert joinable(await listed(trial, BEA, guild_id=None)) == []
    refused = await trial.press(BEA, ComponentId(table, "join_open"), guild_id=None)
    assert text_of(refused) == f"I cannot find table {table} here."


async def test_a_list_that_discord_cannot_check_is_not_called_empty(trial: Trial) -> None:
    """On a server the answer says that something went wrong."""
    await trial.lobby(ANNA)

    def trouble(method: str, _channel: int) -> None:
        if method == "visible":
            raise TryLater("503/0")

    trial.messenger.error = trouble
    assert "Something went wrong" in all_text_of(await listed(trial, BEA))


async def test_the_end_of_a_lesson_leads_to_open_tables(trial: Trial) -> None:
    """The button shows the same list, in a private answer of its own."""
    table = await trial.lobby(BEA)
    over = await walk_through(trial, await learn(trial))
    answer = await trial.press(ANNA, press_of(over, "open_tables"), guild_id=None)
    assert not answer.update
    assert joinable(panel_of(answer)) == [table]


async def test_whoever_opens_a_table_is_told_which_others_wait(trial: Trial) -> None:
    """In private, with *Join*; nothing if the others are of another game, hidden, or cannot be looked up."""
    await trial.lobby(ANNA)
    answer = await trial.commands.play(caller(BEA), "tallinn")
    assert answer.public
    told = await answer.follow()
    assert told is not None
    assert "Your table is open." in text_of(told)
    assert press_of(told, "join_open").table == "T1"
    check_limits(told)
    assert await (await trial.commands.play(caller(BEA), "ulm")).follow() is None
    trial.messenger.hidden.add(20)
    hidden = await trial.commands.play(caller(CEM), "tallinn")
    assert await hidden.follow() is None
    trial.messenger.error = raising(TryLater("503"), ("visible", GUILD))
    assert await (await trial.commands.play(caller(DIRK), "tallinn")).follow() is None


@pytest.mark.parametrize(
    ("locale", "said"), [("en-US", "You can join one of them:"), ("de", "an einem davon mitspielen:")]
)
async def test_whoever_may_open_no_more_is_told_which_wait(trial: Trial, locale: str, said: str) -> None:
    """The refusal says why, and lists tables of this game beside it; without any it stands alone."""
    for _ in range(3):
        await trial.lobby(ANNA)
    alone = await trial.commands.play(caller(ANNA, locale=locale), "tallinn")
    assert not joinable(panel_of(alone))
    table = await trial.lobby(BEA)
    answer = await trial.commands.play(caller(ANNA, locale=locale), "tallinn")
    assert not answer.public
    assert joinable(panel_of(answer)) == [table]
    assert said in all_text_of(panel_of(answer))
    assert text_of(alone).splitlines()[0] in all_text_of(panel_of(answer))
    assert not joinable(panel_of(await trial.commands.play(caller(ANNA, locale=locale), "ulm")))


async def test_guilds_of_which_nothing_is_seen_are_not_asked_each_time(trial: Trial) -> None:
    """In direct messages most guilds are such; after a minute they are asked again."""
    asked: list[str] = []
    await trial.lobby(ANNA)
    trial.messenger.strangers.add((GUILD, BEA))
    trial.messenger.error = lambda method, _guild: asked.append(method) if method == "visible" else None
    for count in (1, 1, 2):
        await trial.commands.tables(caller(BEA, guild_id=None), "open")
        assert len(asked) == count
        trial.clock.time += 40_000
