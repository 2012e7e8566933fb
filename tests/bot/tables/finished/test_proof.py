"""An exported table is checked by itself: everything that was changed in it is found, and what is right is proved."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.tables.finished.proof import OPEN, PROVED, WRONG, Unreadable, read, verdict_of, verify
from bot.tables.ports.component_id import ComponentId
from games.kernel.records import positions
from games.tallinn.state import Tallinn
from tests.bot.exports import exported as exported_game
from tests.bot.tables.doubles import ANNA, BEA, CEM, Trial, caller, press_of
from tests.bot.tables.playing import play_on, state_of, to_next_phase, until_undoable
from tests.bot.tables.voting import answer, propose_undo
from tests.fifth_game import installed_beacons

Lines = list[dict[str, Any]]
PLAYED: dict[str, Lines] = {}
"""Games that are played once for all tests; `changed` makes copies."""


async def exported(trial: Trial, table: str) -> Lines:
    """Read the file of a table, a JSON object a line."""
    (document,) = (await trial.commands.table_export(caller(ANNA), table)).panel.files
    return [json.loads(line) for line in document.content.decode().splitlines()]


async def undone(trial: Trial, table: str) -> None:
    """Play until somebody may take a choice back, and take it back."""
    user = await until_undoable(trial, table)
    panel = (await trial.press(user, ComponentId(table, "move"))).panel
    assert panel
    await trial.press(user, press_of(panel, "undo"))
    await trial.settle()


@pytest.fixture
async def lines(trial: Trial) -> AsyncIterator[Lines]:
    """Give the file of a toy game in which choices were taken back."""
    with installed_beacons():
        if "beacons" not in PLAYED:
            table = await trial.begun(ANNA, BEA, CEM, game="beacons")
            await undone(trial, table)
            await undone(trial, table)
            await play_on(trial, table)
            PLAYED["beacons"] = await exported(trial, table)
        yield PLAYED["beacons"]


@pytest.fixture
async def lucky(trial: Trial) -> Lines:
    """Give the file of a game that draws luck until its end."""
    if "tinker_tailor" not in PLAYED:
        table = await trial.begun(ANNA, BEA, game="tinker_tailor")
        await play_on(trial, table)
        PLAYED["tinker_tailor"] = await exported(trial, table)
    return PLAYED["tinker_tailor"]


def content(lines: Lines) -> bytes:
    """Write the lines of a file."""
    return "\n".join(map(json.dumps, lines)).encode()


def told(lines: Lines) -> tuple[int, list[str]]:
    """Check a file; return the exit code and what was found."""
    findings = verify(read(content(lines)))
    return verdict_of(findings), [finding.key for finding in findings]


def changed(lines: Lines, change: Callable[[Lines], Any]) -> Lines:
    """Return a file in which something was changed."""
    copy: Lines = json.loads(json.dumps(lines))
    change(copy)
    assert copy != lines
    return copy


def late_luck(lines: Lines) -> int:
    """Find a line after the set-up that shuffled."""
    return next(at for at, line in enumerate(lines) if at and any(len(draw) > 1 for draw in line.get("luck", ())))


async def test_a_whole_game_is_proved(lines: Lines) -> None:
    """Commitment, every draw, every choice and the result, with choices that were taken back."""
    assert sum(bool(line.get("undo")) for line in lines) == 2
    assert told(lines) == (PROVED, ["verify-commitment", "verify-luck", "verify-choices", "verify-result"])


@pytest.mark.parametrize("game", ["tallinn", "ulm", "tinker_tailor", "eldermann"])
def test_every_game_is_proved(game: str) -> None:
    """With all kinds of draws that the games make: shuffles, tiles from a bag, dice."""
    findings = verify(read(exported_game(game)))
    assert verdict_of(findings) == PROVED
    assert findings[1].fields["draws"]


def _swap(draw: list[str]) -> None:
    draw[0], draw[-1] = draw[-1], draw[0]


TAMPERED: dict[str, tuple[Callable[[Lines], Any], str]] = {
    "seed": (lambda lines: lines[0]["table"].update(seed="ff" * 32), "verify-luck-wrong"),
    "joins": (lambda lines: lines[0]["table"].update(joins="7 8 9"), "verify-luck-wrong"),
    "id": (lambda lines: lines[0]["table"].update(id="ZZZZ"), "verify-luck-wrong"),
    "first draw": (lambda lines: _swap(lines[0]["luck"][0]), "verify-luck-wrong"),
    "a card too few": (lambda lines: lines[0]["luck"][0].pop(), "verify-line-wrong"),
    "a draw too many": (lambda lines: lines[0]["luck"].append(["x"]), "verify-line-wrong"),
    "scores": (lambda lines: lines[0]["table"]["result"]["scores"].reverse(), "verify-result-wrong"),
    "winner": (lambda lines: lines[0]["table"]["result"].update(winners=[]), "verify-result-wrong"),
    "no result": (lambda lines: lines[0]["table"].update(result=None), "verify-result-wrong"),
    "seat": (lambda lines: lines[-1].update(seat=(lines[-1]["seat"] + 1) % 3), "verify-line-wrong"),
    "choice": (lambda lines: lines[1].update(choice="nonsense"), "verify-line-wrong"),
    "undo": (lambda lines: [line.pop("undo") for line in lines if "undo" in line], "verify-line-wrong"),
    "commitment": (lambda lines: lines[0]["table"].update(commitment="00" * 32), "verify-commitment-wrong"),
}


@pytest.mark.parametrize("what", TAMPERED)
async def test_what_was_changed_is_found(lines: Lines, what: str) -> None:
    """The seed, what was mixed in, a draw, a choice, an undo or the result: each is told as what it is."""
    change, key = TAMPERED[what]
    code, keys = told(changed(lines, change))
    assert code == WRONG
    assert key in keys
    assert ("verify-commitment-wrong" in keys) == (what in ("seed", "commitment"))


async def test_luck_in_mid_game_is_found(lucky: Lines) -> None:
    """A draw after the set-up that was changed is told with its line, and with what was decided."""
    at = late_luck(lucky)
    wrong = changed(lucky, lambda lines: _swap(lines[at]["luck"][0]))
    finding = verify(read(content(wrong)))[-1]
    assert (finding.verdict, finding.key, finding.fields) == ("wrong", "verify-luck-wrong", {"line": at + 1})
    assert finding.cause
    assert finding.cause.key == "verify-altered"


async def test_a_file_says_which_components_are_reconstructed(lucky: Lines) -> None:
    """In the table's language, as *More* and the rules do."""
    assert any(line.startswith("Reconstructed: ") for line in lucky[0]["table"]["provenance"])


async def test_a_table_that_went_back_by_consent_is_proved(trial: Trial) -> None:
    """A revealed round was taken back, and chosen again: the file tells it; only what stands counts."""
    table = await trial.begun(ANNA, BEA)
    for _ in range(2):
        await to_next_phase(trial, table)
        await propose_undo(trial, ANNA, table)
        await answer(trial, BEA, "agree")
    await play_on(trial, table)
    lines = await exported(trial, table)
    assert [line["back"] for line in lines if line.get("back")] == [2, 2]
    assert told(lines)[0] == PROVED
    async with trial.store.read() as tx:
        assert [row.share for row in await tx.results.of_table(table)] == [100, 100]


async def test_luck_that_was_taken_back_comes_again(lucky: Lines) -> None:
    """By consent also behind a draw, several times over: the same draw is proved again, and no other would be."""
    at = late_luck(lucky)
    twice = [{"seat": 0, "back": 2}, *lucky[at - 1 : at + 1], {"seat": 1, "back": 1}, *lucky[at:]]
    again = [*lucky[: at + 1], *twice]
    assert told(again)[0] == PROVED
    wrong = changed(again, lambda lines: _swap(lines[at + 3]["luck"][0]))
    assert told(wrong) == (WRONG, ["verify-commitment", "verify-luck-wrong"])


def _choose(lines: Lines, at: int, other: str) -> None:
    lines[at].update(choice=other)


async def test_another_choice_is_found_by_its_result(trial: Trial) -> None:
    """A choice that was possible too leads elsewhere: to a line that is not, or to other scores."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table)
    lines = await exported(trial, table)
    live, found = await trial.live(table), 0
    for at, match in enumerate(list(_asked(lines)), 1):
        for other in match.game.rules.asked(match.state)[lines[at]["seat"]].offered(3) if at < len(lines) else ():
            if other != lines[at]["choice"]:
                code, keys = told(changed(lines, partial(_choose, at=at, other=other)))
                found += code == WRONG and {"verify-line-wrong", "verify-result-wrong"} & set(keys) != set()
    assert found > state_of(live, Tallinn).round


def _asked(lines: Lines) -> Any:
    for match in positions(map(json.dumps, lines)):
        yield replace(match)


async def test_an_abandoned_game_is_proved_as_far_as_it_went(trial: Trial) -> None:
    """It has no result; one that only claims to be abandoned still cannot hide its result."""
    table = await trial.begun(ANNA, BEA)
    await play_on(trial, table, most=7)
    for user in (ANNA, BEA):
        await trial.commands.table_abandon(caller(user), table)
    lines = await exported(trial, table)
    assert told(lines) == (PROVED, ["verify-commitment", "verify-luck", "verify-choices", "verify-unfinished"])
    assert told(changed(lines, lambda lines: lines[0]["table"].update(stage="ended")))[0] == WRONG


async def test_other_rules_leave_something_open(lucky: Lines) -> None:
    """Under another rules version shuffles are checked by themselves, and a changed one is still found."""
    old = changed(lucky, lambda lines: (lines[0].update(rules=0), lines[0]["table"].update(rules=[0])))
    code, keys = told(old)
    assert (code, keys) == (OPEN, ["verify-commitment", "verify-other-rules", "verify-shuffles"])
    at = late_luck(lucky)
    for wrong in (
        lambda lines: _swap(lines[0]["luck"][0]),
        lambda lines: lines[0]["table"].update(joins="1"),
        lambda lines: lines[at]["luck"].insert(0, ["x"]),
    ):
        assert told(changed(old, wrong))[0] == WRONG


async def test_draws_that_come_again_are_counted_again(lucky: Lines) -> None:
    """If choices behind luck are taken back, the shuffles are numbered from there, also without rules."""
    at = late_luck(lucky)
    again = [*lucky[: at + 1], {"seat": 0, "back": 2}, *lucky[at - 1 : at + 1], {"seat": 0, "back": 1}, *lucky[at:]]
    again = changed(again, lambda lines: (lines[0].update(rules=0), lines[0]["table"].update(rules=[0])))
    assert told(again) == (OPEN, ["verify-commitment", "verify-other-rules", "verify-shuffles"])
    del again[at + 1]
    assert told(again)[0] == WRONG


async def test_an_unknown_game_leaves_something_open(lines: Lines) -> None:
    """The luck of shuffles needs no rules."""
    code, keys = told(changed(lines, lambda lines: lines[0].update(game="chess")))
    assert (code, keys[1:]) == (OPEN, ["verify-no-game", "verify-shuffles"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "{}",
        '{"game": "tallinn", "seats": 2, "rules": 2}',
        "\x00",
        "[1]",
        '{"game": "tallinn", "seats": 2, "rules": 2, "table": {"id": "T"}}',
    ],
)
def test_what_is_no_table_is_unreadable(text: str) -> None:
    """Among it a record without the table's luck."""
    with pytest.raises(Unreadable):
        read(text.encode())


async def test_a_broken_line_is_unreadable(lines: Lines) -> None:
    """What is no line of a record, under any rules, is named and not taken for wrong luck."""
    with pytest.raises(Unreadable, match="line 4: "):
        told(changed(lines, lambda lines: lines[3].update(luck="x")))
    with pytest.raises(Unreadable):
        told(changed(lines, lambda lines: lines[0]["table"].update(seed="not hexadecimal")))
