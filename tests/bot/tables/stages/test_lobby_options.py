"""A lobby's options and its computer players: setting and showing them, and what old buttons do."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer
from games.players import LEVELS
from tests.bot.tables.alone import opened
from tests.bot.tables.doubles import ANNA, BEA, Trial, buttons, caller, panel_of, press_of, selects, text_of
from tests.bot.tables.inviting import shown_lobby
from tests.bot.tables.playing import check_limits
from tests.fifth_game import installed_beacons


async def test_options_that_are_still_as_usual_follow_the_pace(trial: Trial) -> None:
    """Above twelve hours Eldermann's ambushes go by standing orders, unless the host has chosen otherwise."""
    table = await trial.lobby(ANNA, game="eldermann")
    pace, option = ComponentId(table, "pace"), ComponentId(table, "option", value="ambush")
    assert "Ambushes: By standing order" in shown_lobby(trial)
    for chosen, ambush in (("relaxed", "ask"), ("none", "order"), ("live", "ask"), ("daily", "order")):
        await trial.press(ANNA, pace, chosen)
        assert (await trial.live(table)).options["ambush"] == ambush
    await trial.press(ANNA, option, "ask")
    for chosen in ("none", "relaxed"):
        await trial.press(ANNA, pace, chosen)
        assert (await trial.live(table)).options["ambush"] == "ask"


async def test_alone_nobody_waits_so_ambushes_are_asked(trial: Trial) -> None:
    """Options for a slow pace are for tables where somebody waits."""
    table = await opened(trial, "eldermann")
    assert (await trial.live(table)).options["ambush"] == "ask"


async def test_options_and_language_are_the_hosts(trial: Trial) -> None:
    """Options and language of the table cannot be set by others, and not to unknown values."""
    with installed_beacons():
        table = await trial.lobby(ANNA, BEA, game="beacons")
        for press, value in [
            (ComponentId(table, "option", value="rounds"), "5"),
            (ComponentId(table, "language"), "de"),
        ]:
            assert "Only the host" in text_of(await trial.press(BEA, press, value))
        assert "cannot be" in text_of(await trial.press(ANNA, ComponentId(table, "option", value="rounds"), "99"))
        assert "no option" in text_of(await trial.press(ANNA, ComponentId(table, "option", value="nonsense"), "5"))
        assert "cannot be" in text_of(await trial.press(ANNA, ComponentId(table, "option", value="rounds")))
        assert "do not know" in text_of(await trial.press(ANNA, ComponentId(table, "language"), "fr"))
        live = await trial.live(table)
        assert (live.options, live.row.locale) == ({"rounds": "3"}, "en")


async def test_lesser_options_wait_behind_more(trial: Trial) -> None:
    """A game with many options shows the main one first; the others are listed, opened one by one, and changed."""
    answer = await trial.commands.play(caller(ANNA), "eldermann")
    table = press_of(answer.panel, "join").table
    assert "Round limit" not in text_of(answer)
    first = await trial.press(ANNA, ComponentId(table, "options"))
    assert [choice.value for choice in selects(panel_of(first))[0].choices] == ["short", "normal", "long"]
    assert [select.placeholder for select in selects(panel_of(first))][1:] == ["Time limit"]
    listed = await trial.press(ANNA, press_of(panel_of(first), "more"))
    assert len(selects(panel_of(listed))[0].choices) == 15
    assert [select.placeholder for select in selects(panel_of(listed))][1:] == [
        "Table language",
        "Reliability",
        "Hints",
    ]
    opened = await trial.press(ANNA, ComponentId(table, "more"), "round_limit")
    assert [choice.value for choice in selects(panel_of(opened))[1].choices] == ["off", "40"]
    for panel in map(panel_of, (first, listed, opened)):
        check_limits(panel)
    changed = await trial.press(ANNA, ComponentId(table, "option", value="round_limit"), "40")
    assert "Round limit: 40 rounds" in text_of(changed)
    assert "Toll: " not in text_of(changed)
    assert (await trial.live(table)).options["round_limit"] == "40"
    back = await trial.press(ANNA, ComponentId(table, "less"))
    assert len(selects(panel_of(back))) == 2


async def test_computer_buttons_say_what_is_possible(trial: Trial) -> None:
    """Nothing can be removed from a table without computer players, and nothing added to a full one."""

    def disabled(answer: Answer) -> list[str]:
        return [button.id.split("|")[2] for button in buttons(panel_of(answer)) if button.disabled]

    table = await trial.lobby(ANNA)
    assert disabled(await trial.press(ANNA, ComponentId(table, "options"))) == ["drop_computer"]
    shown = [await trial.press(ANNA, ComponentId(table, "add_computer", value="normal")) for _ in range(3)]
    assert [disabled(answer) for answer in shown] == [[], [], ["add_computer"] * len(LEVELS)]


async def test_lesser_options_are_the_hosts(trial: Trial) -> None:
    """Nobody else sees or changes them."""
    answer = await trial.commands.play(caller(ANNA), "eldermann")
    table = press_of(answer.panel, "join").table
    for press in (ComponentId(table, "more"), ComponentId(table, "less"), ComponentId(table, "option", value="toll")):
        assert "host" in text_of(await trial.press(BEA, press, "on")).lower()


async def test_options_are_shown_as_chosen(trial: Trial) -> None:
    """The host's private panels mark the present values; the public lobby follows at once."""
    with installed_beacons():
        table = await trial.lobby(ANNA, game="beacons")
        await trial.press(ANNA, ComponentId(table, "option", value="rounds"), "5")
        answer = await trial.press(ANNA, ComponentId(table, "language"), "de")
        assert answer.update
        first = await trial.press(ANNA, ComponentId(table, "less"))
        both = [*selects(panel_of(first)), *selects(panel_of(answer))]
        chosen = [choice.value for select in both for choice in select.choices if choice.chosen]
        assert chosen == ["5", "daily", "de", "0", "off"]
        await trial.settle()
        assert "Mitspieler" in shown_lobby(trial) or "jemand" in shown_lobby(trial)
        answer = await trial.press(ANNA, ComponentId(table, "options"), locale="de")
        assert "Optionen für Tisch" in text_of(answer)
        check_limits(panel_of(answer))


async def test_the_host_chooses_how_strong_a_computer_is(trial: Trial) -> None:
    """Each level has a button, one press seats it, and the lobby marks it with its level in the table's language."""
    table = await trial.lobby(ANNA)
    panel = (await trial.press(ANNA, ComponentId(table, "options"), locale="de")).panel
    assert panel
    added = {press_of(panel, "add_computer", level).value: level for level in LEVELS}
    assert list(added) == ["easy", "normal", "strong", "master"]
    assert "+ leicht" in [button.label for button in buttons(panel)]
    await trial.press(ANNA, ComponentId(table, "language"), "de")
    for level in ("strong", "easy", "normal"):
        await trial.press(ANNA, ComponentId(table, "add_computer", value=level))
    live = await trial.live(table)
    marks = [name.partition(" ")[2] for name in live.names]
    assert marks == ["", "(Computer, stark)", "(Computer, leicht)", "(Computer, normal)"]
    assert [seat.computer for seat in live.seats] == [None, "strong", "easy", "normal"]
    await trial.settle()
    assert f"**{live.names[1]}**" in shown_lobby(trial)


async def test_a_button_from_before_there_were_levels(trial: Trial) -> None:
    """It seats a normal computer; a level that does not exist is refused."""
    table = await trial.lobby(ANNA)
    await trial.press(ANNA, ComponentId(table, "add_computer"))
    await trial.press(ANNA, ComponentId(table, "add_computer", value="godlike"))
    live = await trial.live(table)
    assert (len(live.seats), live.seats[1].computer) == (2, "normal")


async def test_computers_come_and_go(trial: Trial) -> None:
    """The host seats computers up to the limit, each with a name of its own, and takes them away."""
    table = await trial.lobby(ANNA)
    for _ in range(3):
        await trial.press(ANNA, ComponentId(table, "add_computer"))
    assert "All 4 seats" in text_of(await trial.press(ANNA, ComponentId(table, "add_computer")))
    await trial.settle()
    assert shown_lobby(trial).count("(computer, normal)") == 3
    assert len(set((await trial.live(table)).names)) == 4
    for _ in range(3):
        await trial.press(ANNA, ComponentId(table, "drop_computer"))
    assert "no computer player" in text_of(await trial.press(ANNA, ComponentId(table, "drop_computer")))
    await trial.settle()
    assert "(computer" not in shown_lobby(trial)
