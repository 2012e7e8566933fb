"""Presses that are changed, doubled, late, foreign or forged: each is answered in private, and nothing is lost."""

from __future__ import annotations

import random

import pytest

from tests.bot.behaviour.playing import asks, begin, board, by_message, place, play_on, spoken
from tests.seen import Seen
from tests.world import Player, World

SEED = 7


async def _asked(player: Player) -> Seen:
    panel = await by_message(player)
    assert panel is not None
    return panel


def _values(panel: Seen) -> list[str]:
    return [press.value for press in panel.presses("choose")]


async def _pair(world: World) -> tuple[Player, Player]:
    anna, bruno = world.player("anna"), world.player("bruno", "de")
    await begin(anna, bruno)
    return anna, bruno


async def test_the_last_choice_before_the_reveal_counts(world: World) -> None:
    """A choice is changed by button, by *Your move* and by `/move`; its message follows, and only the last is shown."""
    anna, bruno = await _pair(world)
    panel = await _asked(anna)
    first, second, third, fourth, *_ = _values(panel)
    await anna.click(panel, "choose", first)
    await anna.click(world.again(panel), "choose", second)
    assert f"Locked in: {second}" in world.again(panel).text
    private = (await anna.click(board(world), "move")).seen
    assert f"Locked in: {second}" in private.text
    await anna.click(private, "choose", third)
    await world.wait(1)
    assert f"Locked in: {third}" in world.again(panel).text
    assert f"Locked in: {fourth}" in (await anna.slash("move", choice=fourth.lower())).seen.text
    await world.wait(1)
    assert f"Locked in: {fourth}" in world.again(panel).text
    await bruno.click(await _asked(bruno), "choose")
    await world.wait(5)
    told = spoken(world.inside(place(world)))
    assert f"Anna plays {fourth}" in told
    assert not [half for half in (first, second, third) if f"Anna plays {half}" in told]


async def test_a_doubled_press_is_made_once(world: World) -> None:
    """The same press again changes nothing, before the reveal and, as the one that brought it about, after it."""
    anna, bruno = await _pair(world)
    mine, his = await _asked(anna), await _asked(bruno)
    half = _values(mine)[0]
    pressed = mine.find("choose", half)
    for _ in range(2):
        await anna.forge(mine, pressed)
        assert f"Locked in: {half}" in world.again(mine).text
    deciding = his.find("choose")
    await bruno.forge(his, deciding)
    again = await bruno.forge(his, deciding)
    assert "schon vorbei" not in again.seen.text
    await world.wait(5)
    assert spoken(world.inside(place(world))).count("Anna plays") == 1


async def test_a_late_press_names_what_counted(world: World) -> None:
    """The button of a decision that is over says so, names the choice that counted, and shows what is asked now."""
    anna, bruno = await _pair(world)
    old = await _asked(anna)
    counted, other, *_ = _values(old)
    late = old.find("choose", other)
    await anna.click(old, "choose", counted)
    await bruno.click(await _asked(bruno), "choose")
    await world.wait(1)
    answer = await anna.forge(anna.dms[-1], late)
    assert "That decision (Round 1 of 10) is over" in answer.seen.text
    assert counted in answer.seen.text
    assert f"Anna plays {other}" not in spoken(world.inside(place(world)))


async def test_a_stranger_learns_nothing(world: World) -> None:
    """A user who does not sit at the table may look at the board, but neither at a hand nor choose."""
    anna, _ = await _pair(world)
    zed = world.player("zed", "de")
    shown, half = board(world), (await _asked(anna)).find("choose")
    for custom_id in (shown.find("move"), shown.find("hand"), half):
        answer = await zed.forge(shown, custom_id)
        assert answer.seen.ephemeral
        assert "Du sitzt nicht an diesem Tisch" in answer.seen.text
        assert not answer.seen.names
    assert "Kaufleute" in (await zed.click(shown, "text")).seen.text


async def test_another_seats_choice_is_not_made(world: World) -> None:
    """A player who sends the id of another seat's button is told to use the own, and that seat stays open."""
    anna, bruno = await _pair(world)
    hers = await _asked(anna)
    answer = await bruno.forge(await _asked(bruno), hers.find("choose"))
    assert "gehört zu einem anderen Platz" in answer.seen.text
    assert asks(world.again(hers))
    await world.wait(5)
    assert "Still to choose: Anna, Bruno · " in board(world).text


FORGED = [
    "k|W2|choose|0|NOW|99Z",
    "k|W2|choose|0|NOW|" + "7" * 80,
    "k|W2|choose|0|NOW|",
    "k|W2|choose|0|NOW|7R+7R",
    "k|W2|choose|0|NOW|none",
    "k|W2|choose|1|NOW|7R",
    "k|W2|choose|0|999999|7R",
    "k|W2|choose||0|7R",
    "k|W2|choose|99|0|7R",
    "k|W2|pick|0|NOW|0",
    "k|W2|form|0|77|",
    "k|W2|submit|0|0|",
    "k|W2|start|||",
    "k|W2|join|||",
    "k|W2|leave|||",
    "k|W2|cancel|||",
    "k|W2|options|||",
    "k|W2|add_computer|||",
    "k|W2|option|||rounds",
    "k|W2|language|||",
    "k|W2|conquer|||",
    "k|ZZZZ|move|||",
    "k|W3|choose|0|0|7R",
    "k||choose|0|0|7R",
    "k|W2|choose|0|0",
    "k|w2|choose|0|0|7R",
    "k|W2|choose|-1|0|7R",
    "k|W2|choose|0|0|7R~~",
    "\N{PILE OF POO}" * 100,
    "'; DROP TABLE tables; --",
]


async def test_forged_ids_are_answered_and_change_nothing(world: World) -> None:
    """Garbage, huge values, other tables, wrong seats and verbs out of season: a private text, and nothing else."""
    anna, _ = await _pair(world)
    await world.wait(5)
    panel, shown = await _asked(anna), board(world)
    before = spoken([*world.inside(place(world)), *world.inside(world.channel.id), *anna.dms])
    now = str(panel.presses("choose")[0].ask)
    for custom_id in [each.replace("NOW", now) for each in FORGED]:
        for message in (panel, shown):
            answer = await anna.forge(message, custom_id)
            assert answer.seen.text, custom_id
            assert answer.seen.ephemeral or message is panel
            assert "Something went wrong" not in answer.seen.text, custom_id
    await world.wait(5)
    public = [message for message in world.inside(place(world)) if not message.ephemeral]
    home = [message for message in world.inside(world.channel.id) if not message.ephemeral]
    mine = [message for message in anna.dms if message.id <= panel.id]
    assert spoken([*public, *home, *mine]) == before


@pytest.mark.parametrize("values", [[], ["99Z"], ["7R", "8R"], ["x" * 100], [""]])
async def test_forged_values_of_a_select_are_refused(world: World, values: list[str]) -> None:
    """What a select does not offer is not chosen, whatever the client sends."""
    anna, _ = await _pair(world)
    panel = await _asked(anna)
    answer = await anna.forge(panel, panel.find("choose").replace("choose", "pick"), values)
    assert answer.seen.text
    assert "Something went wrong" not in answer.seen.text
    assert asks(world.again(panel))


async def test_in_direct_messages_a_foreign_table_is_unknown(world: World) -> None:
    """A user who sits elsewhere cannot look at a table by its id from a direct message, nor at its hands."""
    anna, _ = await _pair(world)
    zed, yan = world.player("zed"), world.player("yan")
    await begin(zed, yan)
    for command in ("board", "hand"):
        answer = await zed.slash(command, dm=True, table="W2")
        assert answer.seen.text == "I cannot find table W2 here."
    answer = await zed.forge(await _asked(zed), (await _asked(anna)).find("choose"))
    assert answer.seen.text == "I cannot find table W2 here."


async def test_two_tables_at_once_keep_apart(world: World) -> None:
    """One player sits at two tables: each message acts on its own, and `/move` asks which one is meant."""
    anna, bruno, carl = (world.player(name) for name in ("anna", "bruno", "carl"))
    await begin(anna, bruno)
    await begin(anna, carl)
    first, second = [message for message in anna.dms if asks(message)][-2:]
    assert "Tallinn W2" in first.text
    assert "Tallinn W3" in second.text
    assert "Which table do you mean" in (await anna.slash("move", choice=_values(first)[0])).seen.text
    await anna.click(first, "choose")
    assert asks(world.again(second))
    listed = (await anna.slash("tables")).seen.text
    assert listed.index("W3") < listed.index("W2")
    await play_on([bruno, anna, carl], random.Random(SEED), turns=6)
    assert spoken(world.inside(world.threads[0].id)).count("Anna plays") >= 1
