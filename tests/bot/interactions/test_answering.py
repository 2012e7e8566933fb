"""How answers reach Discord: at once or late, private or public, and when something goes wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Choice, Form, Panel, Picture, Select, TextField
from tests.seen import Seen
from tests.world import Player, World

BUTTON = Button(ComponentId("W2", "hand").id, "Go")
PANEL = Panel(("before",), rows=((BUTTON,),))
AFTER = Panel(("after",))
PICTURE = Picture("hand.png", b"\x89PNG\r\n\x1a\n", "seven cards")


@pytest.fixture
def alice(world: World) -> Player:
    """Return a player whose Kontor soon thinks that it is slow."""
    world.kontor.answering.patience = 0.05
    return world.player("alice")


def _say(world: World, verb: str, answer: Answer | Callable[..., Awaitable[Answer]]) -> None:
    """Let the dispatcher answer so, whatever it is asked."""

    async def say(*_arguments: Any) -> Answer:
        return answer if isinstance(answer, Answer) else await answer()

    dispatcher = world.kontor.dispatcher
    setattr(dispatcher, "press" if verb == "press" else "run", say)


def _slow(answer: Answer) -> Callable[..., Awaitable[Answer]]:
    async def slow() -> Answer:
        await asyncio.sleep(0.2)
        return answer

    return slow


async def _shown(world: World, player: Player, *, public: bool = False, panel: Panel = PANEL) -> Seen:
    """Show a panel with a button to press."""
    _say(world, "help", Answer(panel, public=public))
    return (await player.slash("help")).seen


@pytest.mark.parametrize("public", [False, True])
async def test_a_command_is_answered_at_once(world: World, alice: Player, public: bool) -> None:
    """An answer is private unless it says that it is public."""
    message = await _shown(world, alice, public=public)
    assert message.ephemeral is not public
    assert message.text == "before"


async def test_a_slow_private_press_updates_its_message_later(world: World, alice: Player) -> None:
    """On a private panel time is asked for silently, and the same message changes."""
    message = await _shown(world, alice)
    _say(world, "press", _slow(Answer(AFTER, update=True)))
    answer = await alice.click(message, "hand")
    assert answer.result.deferred
    assert world.again(message).text == "after"
    assert len(alice.sees()) == 1


async def test_a_slow_private_press_may_bring_a_new_message(world: World, alice: Player) -> None:
    """A late answer that updates nothing is a private message of its own."""
    message = await _shown(world, alice)
    _say(world, "press", _slow(Answer(AFTER)))
    await alice.click(message, "hand")
    assert [(each.text, each.ephemeral) for each in alice.sees()] == [("before", True), ("after", True)]


async def test_a_slow_press_on_a_public_panel_is_answered_in_private(world: World, alice: Player) -> None:
    """Others neither see that somebody waits nor what was answered."""
    message = await _shown(world, alice, public=True)
    _say(world, "press", _slow(Answer(AFTER)))
    await alice.click(message, "hand")
    assert [each.text for each in world.player("zed").sees()] == ["before"]
    assert [(each.text, each.ephemeral) for each in alice.sees()][-1] == ("after", True)


async def test_a_slow_update_of_a_public_panel_leaves_nothing_else(world: World, alice: Player) -> None:
    """The public panel changes, and the waiting message goes away."""
    message = await _shown(world, alice, public=True)
    _say(world, "press", _slow(Answer(AFTER, update=True)))
    await alice.click(message, "hand")
    assert [(each.text, each.ephemeral) for each in alice.sees()] == [("after", False)]


async def test_a_slow_public_answer_is_public_all_the_same(world: World, alice: Player) -> None:
    """A lobby that took long is seen by everybody, and its message id is told."""
    told: list[int] = []

    async def sent(message_id: int) -> None:
        told.append(message_id)

    _say(world, "help", _slow(Answer(AFTER, public=True, sent=sent)))
    await alice.slash("help")
    (message,) = world.player("zed").sees()
    assert message.text == "after"
    assert told == [message.id]


async def test_sent_is_told_the_id_of_a_public_answer(world: World, alice: Player) -> None:
    """The dispatcher learns where its public message stands."""
    told: list[int] = []

    async def sent(message_id: int) -> None:
        told.append(message_id)

    _say(world, "help", Answer(AFTER, public=True, sent=sent))
    assert [(await alice.slash("help")).seen.id] == told


async def test_pictures_are_kept_replaced_or_removed(world: World, alice: Player) -> None:
    """`keep_pictures` keeps them, else an update brings its own or none."""
    first = await _shown(world, alice, panel=replace(PANEL, pictures=(PICTURE,)))
    assert (first.names, first.alts) == (["hand.png"], ["seven cards"])
    _say(world, "press", Answer(PANEL, update=True, keep_pictures=True))
    await alice.click(first, "hand")
    kept = world.again(first)
    assert (kept.names, kept.alts) == (["hand.png"], ["seven cards"])
    other = Picture("board.png", PICTURE.image, "a board")
    _say(world, "press", Answer(replace(PANEL, pictures=(other,)), update=True))
    await alice.click(kept, "hand")
    assert world.again(first).names == ["board.png"]
    _say(world, "press", Answer(PANEL, update=True))
    await alice.click(world.again(first), "hand")
    assert world.again(first).names == []


async def test_keeping_touches_no_picture_that_came_meanwhile(world: World, alice: Player) -> None:
    """A press on a message without pictures does not take away the one that was put there while it was answered."""
    first = await _shown(world, alice, public=True)

    async def slow() -> Answer:
        await world.messenger.edit(first.channel_id, first.id, replace(PANEL, pictures=(PICTURE,)))
        return Answer(PANEL, update=True, keep_pictures=True)

    _say(world, "press", slow)
    await alice.click(first, "hand")
    assert world.again(first).names == ["hand.png"]


async def test_then_brings_a_fuller_panel(world: World, alice: Player) -> None:
    """What takes time follows on the same message, also on a late one."""

    async def then() -> Panel:
        return replace(AFTER, pictures=(PICTURE,))

    message = await _shown(world, alice)
    _say(world, "press", Answer(PANEL, update=True, then=then))
    await alice.click(message, "hand")
    assert (world.again(message).text, world.again(message).names) == ("after", ["hand.png"])
    _say(world, "help", _slow(Answer(PANEL, then=then)))
    assert (await alice.slash("help")).seen.text == "after"


async def test_a_fuller_panel_gives_way_to_a_later_press(world: World, alice: Player) -> None:
    """If the answer is pressed meanwhile, it shows what that press brought, and the earlier follow-up is dropped."""
    message = await _shown(world, alice)

    async def then() -> Panel:
        world.kontor.dispatcher.registry.presses.note(message.id)
        return AFTER

    world.kontor.dispatcher.registry.clock.now = lambda: 10**15  # type: ignore[method-assign]  # later than the first
    _say(world, "press", Answer(PANEL, update=True, then=then))
    await alice.click(message, "hand")
    assert world.again(message).text == "before"


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize("slow", [False, True])
async def test_an_outdated_answer_changes_nothing(world: World, alice: Player, public: bool, slow: bool) -> None:
    """If its message shows something newer by then, the press is acknowledged, and nothing else is left of it."""
    message = await _shown(world, alice, public=public)

    async def passed() -> Answer:
        world.kontor.dispatcher.registry.order.change(message.id, 1).claim()
        answer = Answer(AFTER, update=True)
        return await _slow(answer)() if slow else answer

    _say(world, "press", passed)
    await alice.click(message, "hand")
    assert [each.text for each in alice.sees()] == ["before"]


async def test_a_fuller_panel_gives_way_to_a_newer_edit(world: World, alice: Player) -> None:
    """What takes time is left out where its message shows something newer by then."""
    message = await _shown(world, alice)

    async def then() -> Panel:
        world.kontor.dispatcher.registry.order.change(message.id, 1).claim()
        return AFTER

    _say(world, "press", Answer(PANEL, update=True, then=then))
    await alice.click(message, "hand")
    assert world.again(message).text == "before"


async def test_a_form_opens_and_its_submit_is_read(world: World, alice: Player) -> None:
    """Values come by field id, and a submit works after a restart of the bot, as do presses."""
    form = Form(
        ComponentId("W2", "submit", 0, 1).id,
        "Split",
        (
            Select("share:oil", "", (Choice("0", "none"), Choice("2", "two")), label="Oil"),
            Select("place:1", "", (Choice("a", "A"), Choice("b", "B")), least=0, label="Place"),
            TextField("typed", "Typed", value="x"),
        ),
    )
    message = await _shown(world, alice)
    _say(world, "press", Answer(form=form))
    opened = await alice.click(message, "hand")
    await world.restart()
    got: list[Any] = []

    async def submit(caller: Caller, press: ComponentId, fields: dict[str, tuple[str, ...]]) -> Answer:
        got.extend((caller.user_id, press, fields))
        return Answer(AFTER, update=True)

    world.kontor.dispatcher.submit = submit  # type: ignore[method-assign, assignment]  # a double, by position
    await alice.submit(opened, {"share:oil": ["2"], "typed": "seven"})
    assert got == [
        alice.id,
        ComponentId("W2", "submit", 0, 1),
        {"share:oil": ("2",), "place:1": (), "typed": ("seven",)},
    ]
    assert world.again(message).text == "after"
    store = world.kontor._connection._view_store
    assert not store._modals
    assert not store._views


async def test_an_error_of_a_handler_is_answered_in_private(world: World, alice: Player) -> None:
    """The user hears that nothing is lost; the log names guild and table."""
    world.errors_expected = True
    message = await _shown(world, alice, public=True)

    async def broken() -> Answer:
        raise RuntimeError("7R")

    _say(world, "press", broken)
    answer = await alice.click(message, "hand")
    assert answer.seen.ephemeral
    assert "Nothing is lost" in answer.seen.text
    (entry,) = [entry for entry in world.logs if entry["event"] == "handler failed"]
    assert (entry["guild"], entry["table"]) == (world.guild.id, "W2")


async def test_a_refused_payload_is_answered_in_private(world: World, alice: Player) -> None:
    """A panel that Discord cannot take becomes the friendly failure."""
    world.errors_expected = True
    _say(world, "help", Answer(Panel(("x",), rows=((Button("", "no id"),) * 6,)), public=True))
    answer = await alice.slash("help")
    assert answer.seen.ephemeral
    assert "Nothing is lost" in answer.seen.text


@pytest.mark.parametrize(
    "answer", [Answer(), _slow(Answer(form=Form("k|W2|submit|0|1|", "t", (TextField("f", "F"),))))]
)
async def test_an_answer_that_cannot_be_sent_is_no_silence(world: World, alice: Player, answer: Any) -> None:
    """An empty answer, or a form that comes too late for Discord, becomes the friendly failure."""
    world.errors_expected = True
    _say(world, "help", answer)
    assert "Nothing is lost" in (await alice.slash("help")).seen.text


@pytest.mark.parametrize(("code", "goes_on"), [(40060, True), (10062, False), (10015, False), (50027, False)])
async def test_answered_already_counts_and_too_late_is_no_error(
    world: World, alice: Player, code: int, goes_on: bool
) -> None:
    """Neither is raised nor answered again; a follow-up comes only if there is an answer."""
    message = await _shown(world, alice)
    followed: list[str] = []

    async def then() -> None:
        followed.append("then")

    _say(world, "press", Answer(AFTER, update=True, then=then))
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=code, message="injected")
    await alice.click(message, "hand")
    assert followed == (["then"] if goes_on else [])
    assert world.again(message).text == "before"


@pytest.mark.parametrize("broken", [False, True])
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 50083), (400, 50035), (403, 50001)])
async def test_one_failed_answer_logs_one_traceback(
    world: World, alice: Player, status: int, code: int, broken: bool
) -> None:
    """If Discord takes neither the answer nor word of its failure, the log has the places once."""
    world.errors_expected = True
    message = await _shown(world, alice)

    async def fail() -> Answer:
        raise RuntimeError

    _say(world, "press", fail if broken else Answer(AFTER, update=True))
    world.env.inject_error("POST", "/interactions/*/callback", status=status, code=code, message="no", times=None)
    await alice.click(message, "hand")
    assert len([entry for entry in world.logs if entry.get("exc_info")]) == 1
    assert "interaction failed" in [entry["event"] for entry in world.logs]


async def test_what_follows_an_answer_is_best_effort(world: World, alice: Player) -> None:
    """An error after the answer is logged, and the answer stands."""
    world.errors_expected = True

    async def then() -> Panel:
        raise RuntimeError

    _say(world, "help", Answer(AFTER, then=then))
    assert (await alice.slash("help")).seen.text == "after"
    assert any(entry["event"] == "after the answer" for entry in world.logs)


def _callers(world: World) -> list[Caller]:
    """Gather who calls `/help` from now on."""
    seen: list[Caller] = []

    async def run(_name: str, caller: Caller) -> Answer:
        seen.append(caller)
        return Answer(AFTER)

    world.kontor.dispatcher.run = run  # type: ignore[method-assign]  # a double
    return seen


async def test_the_caller_is_who_the_interaction_says(world: World) -> None:
    """Locale, names, ids and missing permissions come from the payload."""
    seen = _callers(world)
    bruno, role = world.player("bruno", "de"), world.guild.create_role("staff")
    world.env.backend.add_member_role(world.guild.id, bruno.id, role.id)
    await bruno.slash("help")
    await bruno.slash("help", dm=True)
    inside, outside = seen
    assert (inside.user_id, inside.name, inside.locale) == (bruno.id, "Bruno", "de")
    assert (inside.guild_id, inside.guild_name, inside.channel_id) == (world.guild.id, "Guild", world.channel.id)
    assert not inside.manager
    assert inside.roles == {role.id, world.guild.id}  # everybody has the one with the id of the server
    assert not outside.roles
    assert not inside.lacks
    assert (outside.guild_id, outside.channel_id) == (None, bruno.user.dm_channel.id)


async def test_missing_permissions_are_named(world: World) -> None:
    """What the bot may not do here is told to the dispatcher by discord.py's names."""
    seen = _callers(world)
    channel = world.closed_channel("create_public_threads", "attach_files")
    await world.player("alice").slash("help", channel=channel)
    assert seen[0].lacks == {"create_public_threads", "attach_files"}


async def test_one_more_private_message_may_follow(world: World, alice: Player) -> None:
    """What the dispatcher has to add after an answer is a second message, which only its user sees."""

    async def more() -> Panel:
        return Panel(("more",))

    message = await _shown(world, alice)
    _say(world, "press", Answer(AFTER, update=True, follow=more))
    answer = await alice.click(message, "hand")
    assert world.again(message).text == "after"
    assert [followup.ephemeral for followup in answer.result.followups] == [True]


@pytest.mark.parametrize(
    ("public", "update", "icons"), [(False, False, False), (True, False, True), (True, True, True)]
)
async def test_a_user_who_wants_no_icons_sees_none_in_what_only_they_see(
    world: World, alice: Player, public: bool, update: bool, icons: bool
) -> None:
    """A message that others see as well keeps them, no matter which user has pressed it."""
    world.kontor.icons.games = {"": {"won": discord.PartialEmoji(name="won", id=7)}}
    message = await _shown(world, alice, public=True)
    _say(world, "press", Answer(Panel(("[[won]] a",)), public=public, update=update, icons=False))
    answer = await alice.click(message, "hand")
    seen = world.again(message) if update else answer.seen
    assert seen.text == ("<:won:7> a" if icons else "a")
