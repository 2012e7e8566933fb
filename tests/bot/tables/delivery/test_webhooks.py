"""Events for webhooks: what they contain, when they are sent again, and that they delay nothing else."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from structlog.testing import LogCapture

from bot.tables.core.webhooks import events_of
from bot.tables.messages.guild_settings import SET_WEBHOOK, TEST_WEBHOOK
from bot.tables.ports.clock import DAY, HOUR, MINUTE
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.messenger import Gone
from games.kernel.saving import dump_state
from games.kernel.visibility import view
from games.kernel.worlds import determinize
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, EMIL, GUILD, HOME, Trial, all_text_of, text_of
from tests.bot.tables.hooking import HOOK, Receiver, documented, receive, sent, set_hook, submit
from tests.bot.tables.playing import act, play_out, raising
from tests.bot.tables.secrecy import in_world
from tests.given import OURS
from tests.waiting import until


async def test_a_game_is_told_from_its_start_to_its_end(trial: Trial) -> None:
    """The webhook gets each phase, each turn with the awaited seats, and the result; ids are unique, all is signed."""
    receiver, secret = await set_hook(trial)
    table = await trial.begun(ANNA, BEA)
    await sent(trial)
    _, phase, turn = receiver.accepted
    assert (phase["type"], phase["phase"]["text"], phase["game"]) == (
        "phase",
        "Round 1 of 10: choose a card",
        "tallinn",
    )
    assert (turn["type"], turn["waiting"], turn["table"], turn["server"]) == ("turn", [0, 1], table, str(GUILD))
    assert turn["seats"] == [{"seat": 0, "user": str(ANNA)}, {"seat": 1, "user": str(BEA)}]
    await play_out(trial, table)
    await sent(trial)
    (ended,) = receiver.of("ended")
    assert receiver.accepted[-1] == ended
    result = (await trial.live(table)).require_match().state.outcome
    assert [row["points"] for row in ended["result"]] == [*result.scores]
    assert [row["place"] for row in ended["result"]] == [result.place(seat) for seat in (0, 1)]
    assert len({event["id"] for event in receiver.accepted}) == len(receiver.accepted) > 10
    known, stranger = documented(trial, secret), documented(trial, "another secret")
    assert [known(*posted) for posted in receiver.bodies] == receiver.accepted
    assert known(*receiver.bodies[-1]) is None
    with pytest.raises(PermissionError):
        stranger(*receiver.bodies[-1])
    trial.clock.time += HOUR
    with pytest.raises(PermissionError):
        documented(trial, secret)(*receiver.bodies[-1])


async def test_a_sealed_choice_and_a_change_of_mind_tell_nothing(trial: Trial) -> None:
    """No event is sent until all players have chosen; the next one reports the next question."""
    receiver, _ = await set_hook(trial)
    table = await trial.begun(ANNA, BEA)
    await sent(trial)
    before = len(receiver.tried)
    for seed in ("1", "2"):
        await act(trial, ANNA, table, seed)
        await trial.settle(5)
        await sent(trial)
    assert len(receiver.tried) == before
    await act(trial, BEA, table)
    await sent(trial)
    assert receiver.accepted[-1]["type"] == "turn"
    assert len(receiver.tried) > before


async def test_an_abandoned_game_has_no_result(trial: Trial) -> None:
    """An abandoned game still sends an event for its end."""
    receiver, _ = await set_hook(trial)
    table = await trial.begun(ANNA, BEA)
    for user in (ANNA, BEA):
        await trial.leave(user, table)
    await sent(trial)
    (ended,) = receiver.of("ended")
    assert (ended["abandoned"], ended["result"]) == (True, [])


@pytest.mark.parametrize("game", OURS)
async def test_events_do_not_depend_on_what_the_rules_hide(trial: Trial, game: str) -> None:
    """Hands, sealed choices and coming draws change no event, and no event has a field that is not documented."""
    receiver, _ = await set_hook(trial)
    table = await trial.begun(ANNA, BEA, CEM, game=game)
    rng, changed = random.Random(game), 0

    async def compare() -> None:
        nonlocal changed
        live = await trial.live(table)
        state = live.require_match().state
        truth = list(events_of(live, None, None, beat=True))
        world = determinize(live.game.rules, view(state, None), rng)
        live.game.rules.asked(world)
        changed += dump_state(world) != dump_state(state)
        async with in_world(trial, table, world):
            assert list(events_of(await trial.live(table), None, None, beat=True)) == truth

    await play_out(trial, table, compare)
    await sent(trial)
    assert changed > 20
    shared = {"version", "id", "type", "at", "server", "table", "game", "seats"}
    own = {"phase": {"phase"}, "turn": {"waiting"}, "ended": {"abandoned", "result"}, "test": set[str]()}
    assert len(receiver.accepted) > 20
    assert all(event.keys() == shared | own[event["type"]] for event in receiver.accepted)


async def test_an_event_keeps_its_id_over_failures_and_a_restart(trial: Trial) -> None:
    """The event is stored with the choice, and events are sent in order until the receiver accepts them."""
    receiver, _ = await set_hook(trial)

    async def fail(_: str) -> str:
        return "503"

    receiver.answer = fail
    table = await trial.begun(ANNA, BEA)
    await sent(trial)
    await sent(trial, 2_000)
    first = receiver.tried[-1]["id"]
    assert len(receiver.tried) > 2
    assert {event["id"] for event in receiver.tried[1:]} == {first}
    await trial.restart()
    receiver = receive(trial)
    await sent(trial, MINUTE)
    assert [event["type"] for event in receiver.accepted] == ["phase", "turn"]
    assert receiver.accepted[0]["id"] == first
    assert receiver.accepted[0]["table"] == table


async def test_a_kill_before_the_sending_loses_nothing(trial: Trial) -> None:
    """An event that was being sent during the kill is sent again with the same id."""
    receiver, _ = await set_hook(trial)

    async def hang(_: str) -> str:
        await asyncio.Event().wait()
        raise AssertionError

    receiver.answer = hang
    await trial.begun(ANNA, BEA)
    await until(lambda: len(receiver.tried) == 2)
    await trial.restart()
    again = receive(trial)
    await sent(trial)
    assert [event["id"] for event in again.accepted][:1] == [receiver.tried[-1]["id"]]
    assert [event["type"] for event in again.accepted] == ["phase", "turn"]


async def test_a_slow_receiver_holds_up_nothing_else(trial: Trial) -> None:
    """A slow receiver delays neither messages to Discord nor the events of another server."""
    receiver, _ = await set_hook(trial)
    await set_hook(trial, "https://other.example.org/", guild_id=GUILD + 1)
    free = asyncio.Event()

    async def slow(address: str) -> str:
        await (free.wait() if address == HOOK else asyncio.sleep(0))
        return ""

    receiver.answer = slow
    table = await trial.begun(ANNA, BEA)
    await until(lambda: receiver.tried[-1]["table"] == table)
    await trial.press(EMIL, ComponentId("", TEST_WEBHOOK), manager=True, guild_id=GUILD + 1)
    await until(lambda: receiver.accepted[-1]["server"] == str(GUILD + 1))
    before = len(trial.messenger.shown)
    await act(trial, ANNA, table)
    await act(trial, BEA, table)
    await trial.settle(5)
    assert len(trial.messenger.shown) > before
    assert receiver.of("phase", "turn") == []
    free.set()
    await sent(trial)
    assert receiver.of("turn")


async def fail_for_a_day(trial: Trial, receiver: Receiver) -> int:
    """Refuse all events until the webhook is switched off; return how many attempts that took."""

    async def fail(_: str) -> str:
        return "404"

    receiver.answer, before = fail, len(receiver.tried)
    await trial.begun(ANNA, BEA)
    for _ in range(25):
        await sent(trial, HOUR)
    await trial.settle()
    return len(receiver.tried) - before


async def test_an_address_that_fails_for_a_day_is_switched_off(trial: Trial) -> None:
    """The bot says so in the channel where the webhook was set, and a test event switches it on again."""
    receiver, _ = await set_hook(trial)
    assert 20 < await fail_for_a_day(trial, receiver) < 30
    last = [panel for channel, panel in trial.messenger.shown if channel == HOME][-1]
    assert "webhook is switched off" in all_text_of(last)
    tried = len(receiver.tried)
    await sent(trial, DAY)
    assert len(receiver.tried) == tried
    shown = await trial.press(EMIL, ComponentId("", SET_WEBHOOK), manager=True)
    assert "switched off" in text_of(shown)
    assert "status 404" in text_of(shown)
    receiver.answer = Receiver().answer
    await trial.press(EMIL, ComponentId("", TEST_WEBHOOK), manager=True)
    await sent(trial)
    assert receiver.accepted[-1]["type"] == "test"
    assert len(receiver.tried) == tried + 1
    shown = await trial.press(EMIL, ComponentId("", SET_WEBHOOK), manager=True)
    assert "Events go to hooks.example.org." in text_of(shown)


async def test_a_notice_that_cannot_be_sent_is_dropped(trial: Trial) -> None:
    """Managers still find the problem in the settings."""
    receiver, _ = await set_hook(trial, channel_id=777)
    trial.messenger.error = raising(Gone("channel"), ("post", 777))
    await fail_for_a_day(trial, receiver)
    async with trial.store.read() as tx:
        assert await tx.outbox.due(trial.clock.time) == []
    assert trial.store.counts(trial.clock.time).given_up == 0


async def test_deleted_users_are_not_named(trial: Trial) -> None:
    """Queued events omit a deleted user too."""
    receiver, _ = await set_hook(trial)

    async def fail(_: str) -> str:
        return "503"

    receiver.answer = fail
    table = await trial.begun(ANNA, BEA)
    await sent(trial)
    assert receiver.tried[-1]["seats"][0]["user"] == str(ANNA)
    await trial.press(ANNA, ComponentId("", "delete_me"))
    receiver.answer = Receiver().answer
    await sent(trial, MINUTE)
    told = receiver.of("phase", "turn")
    assert {event["table"] for event in told} == {table}
    assert str(ANNA) not in json.dumps(told)


async def test_only_managers_set_a_webhook(trial: Trial) -> None:
    """The secret is shown in the answer to the form, and never again."""
    refused = await submit(trial, HOOK, ANNA)
    assert "Only those who manage the server" in text_of(refused)
    for verb in (SET_WEBHOOK, TEST_WEBHOOK, "ask_webhook"):
        assert "Only those who manage the server" in text_of(await trial.press(ANNA, ComponentId("", verb)))
    _, secret = await set_hook(trial)
    for verb in (SET_WEBHOOK, TEST_WEBHOOK):
        shown = text_of(await trial.press(EMIL, ComponentId("", verb), manager=True))
        assert secret not in shown
        assert "password" not in shown
    acts = await trial.press(EMIL, ComponentId("", "admin_log"), manager=True)
    assert "set the webhook" in text_of(acts)


async def test_an_empty_address_removes_the_webhook(trial: Trial) -> None:
    """No further events are queued or sent."""
    receiver, _ = await set_hook(trial)
    assert "hooks.example.org" not in text_of(await submit(trial, ""))
    before = len(receiver.tried)
    await trial.begun(ANNA, BEA)
    await sent(trial)
    assert len(receiver.tried) == before


@pytest.mark.parametrize("address", ["http://a.example/", "https://127.0.0.1/", "https://localhost/"])
async def test_a_wrong_address_is_refused(trial: Trial, address: str) -> None:
    """The bot refuses the address before it stores anything or sends a request."""
    receive(trial)
    assert "https://" in text_of(await submit(trial, address))
    async with trial.store.read() as tx:
        assert await tx.webhooks.get(GUILD) is None


async def test_requests_are_limited(trial: Trial) -> None:
    """Managers cannot flood an address with test events."""
    receiver, _ = await set_hook(trial)
    for _ in range(20):
        answer = await trial.press(EMIL, ComponentId("", TEST_WEBHOOK), manager=True)
        await sent(trial)
    assert "within an hour are enough" in text_of(answer)
    assert len(receiver.accepted) == 12


async def test_logs_and_answers_keep_the_secrets(trial: Trial, logs: LogCapture) -> None:
    """Neither the address nor the secret is logged, not even if something unexpected fails."""
    receiver, secret = await set_hook(trial)

    async def broken(_: str) -> str:
        raise OSError("broken")

    await fail_for_a_day(trial, receiver)
    receiver.answer = broken
    await trial.press(EMIL, ComponentId("", TEST_WEBHOOK), manager=True)
    await until(lambda: any(entry["event"] == "webhook failed" for entry in logs.entries))
    assert secret not in str(logs.entries)
    assert "hooks.example" not in str(logs.entries)


async def test_another_process_sends_what_one_has_stored(pair: tuple[Trial, Trial]) -> None:
    """Only the keeper sends events; when it stops, the other process takes over."""
    one, other = pair
    receiver, _ = await set_hook(one)
    await other.begun(BEA, CEM)
    await until(lambda: [event["type"] for event in receiver.accepted] == ["test", "phase", "turn"])
    second = receive(other)
    await one.stop()
    await other.begun(DIRK, EMIL)
    await until(lambda: len(second.accepted) == 2)
    assert len(receiver.tried) == 3
    await one.start()
