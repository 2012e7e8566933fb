from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from games.cli import main
from games.cli.play import show_result
from games.kernel import Game, Match, RandomChance, ranked
from games.kernel.catalogue import find, installed
from games.kernel.conformance import Failure, Report
from games.kernel.lessons import load_lesson

Run = Callable[..., tuple[int, str, str]]
"""Run a command of these words."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command; return its status, output and error lines."""

    def call(*arguments: object) -> tuple[int, str, str]:
        try:
            status = main([str(argument) for argument in arguments])
        except SystemExit as stop:
            status = int(stop.code or 0)
        printed = capsys.readouterr()
        return status, printed.out, printed.err

    return call


def test_list_names_every_game(run: Run, beacons: Game) -> None:
    """Each game has a line with key, title, seats, maturity and rules version, in the language asked for."""
    status, out, _ = run("list", "--lang", "de")
    assert status == 0
    assert re.search(r"^beacons +Leuchtfeuer +2-6 seats +toy +rules 1$", out, re.MULTILINE)
    assert re.search(r"^tallinn +Tallinn +2-4 seats", out, re.MULTILINE)


def test_play_tells_rounds_and_result(run: Run, beacons: Game) -> None:
    """A game is told round by round to its result, without anything that a spectator may not know."""
    status, out, err = run("play", "beacons", "--seats", 4, "--option", "rounds=5", "--players", "normal,random")
    assert (status, err) == (0, "")
    assert [f"Round {number}\n" in out for number in range(1, 7)] == [True] * 5 + [False]
    assert "gives a card to the left" in out
    assert "Seat 4: " in out
    assert out.rstrip().splitlines()[-1].endswith("points.")


def test_a_tie_break_is_named_once(capsys: pytest.CaptureFixture[str]) -> None:
    """The result names the tie-break with the winner, in the same sentence as messages."""
    match = Match.begin(find("tallinn"), 2, {}, lambda _first: RandomChance(random.Random(1)))
    match.state.result = ranked((5, 5), ("tiebreak-towers", (1, 2)))
    show_result(match, "en")
    assert capsys.readouterr().out.splitlines()[1:] == [
        "Seat 1: 5, Seat 2: 5",
        "Seat 2 wins with 5 points. A tie: more symbols on the towers decide.",
    ]


def test_play_in_german(run: Run) -> None:
    """Texts and names of seats follow --lang."""
    _, out, _ = run("play", "tallinn", "--lang", "de")
    assert "Platz 1" in out
    assert "Punkte" in out


def test_the_seed_decides_the_game(run: Run, beacons: Game) -> None:
    """The same seed gives the same game, another one another."""
    first, same, other = (run("play", "beacons", "--seed", seed, "--players", "random")[1] for seed in (5, 5, 6))
    assert first == same != other


def test_a_record_replays_to_the_same_result(run: Run, beacons: Game, tmp_path: Path) -> None:
    """What play records, replay plays again, on request with all that happened."""
    file = tmp_path / "game.jsonl"
    _, played, _ = run("play", "beacons", "--seats", 6, "--record", file)
    status, replayed, _ = run("replay", file)
    assert status == 0
    assert replayed.strip() == played.split("\n\n")[-1].strip()
    assert run("replay", file, "--rounds")[1] == played


def test_an_unfinished_record_says_where_it_stands(run: Run, beacons: Game, tmp_path: Path) -> None:
    """A record may end before the game."""
    file = tmp_path / "game.jsonl"
    run("play", "beacons", "--record", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:2]), encoding="utf-8")
    assert run("replay", file)[:2] == (0, "Round 1 of 3: light (1 decisions)\n")


def test_replay_names_the_refused_line(run: Run, tmp_path: Path) -> None:
    """A record that breaks a rule ends with status 2, the line and the rule, in the language asked for."""
    file = tmp_path / "game.jsonl"
    run("play", "tallinn", "--record", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[1] = '{"seat": 0, "choice": "11L"}'
    file.write_text("\n".join(lines), encoding="utf-8")
    for lang, text in (
        ("en", "Line 2 is against the rules: There is no “11L”"),
        ("de", "Zeile 2 ist gegen die Regeln: „11L“"),
    ):
        status, out, err = run("replay", file, "--lang", lang)
        assert (status, out) == (2, "")
        assert err.startswith(text)
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("play chess", "chess"),
        ("play tallinn --seats 9", "9"),
        (f"play tallinn --seats {10**27}", "2"),
        ("play tallinn --option \x1b[31m=\u2028", "x1b"),
        ("play tallinn --option rounds=3", "rounds"),
        ("play tallinn --option rounds", "NAME=VALUE"),
        ("play tallinn --players wizard", "wizard"),
        ("play tallinn --record /no/such/folder/file", "/no/such/folder/file"),
        ("replay /no/such/file", "/no/such/file"),
        ("check chess", "chess"),
        ("check tallinn --games 0", "at least 1"),
        ("bench chess", "chess"),
        ("list --lang fr", "fr"),
        ("juggle", "juggle"),
        ("", "COMMAND"),
    ],
)
def test_wrong_arguments_end_in_one_line(run: Run, arguments: str, words: str) -> None:
    """What cannot be done is told in one friendly line with status 2."""
    status, _, err = run(*arguments.split())
    assert status == 2
    assert words in err
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_check_ends_with_the_sum(run: Run, beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clean check ends with its figures and status 0; with `all` each game has a line before."""
    status, out, _ = run("check", "beacons", "--games", 8)
    assert status == 0
    assert re.fullmatch(r"8 games, \d+ decisions, 0 failures\n", out)
    few = {key: game for key, game in installed().items() if key in ("beacons", "tallinn")}
    monkeypatch.setattr("games.cli.check.installed", lambda: few)
    status, out, _ = run("check", "all", "--games", 2, "--jobs", 2)
    assert re.search(r"^tallinn: 2 games, ", out, re.MULTILINE)
    assert re.search(r"^4 games, \d+ decisions, \d+ failures$", out.splitlines()[-1])


def test_check_reports_failures(run: Run, beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Equal failures are one line with their number and the first of them, and end the command with status 1."""
    found = [Failure("beacons", "view", f"bug {number} of {[number]}, '{number}'", 1) for number in range(25)]
    report = Report(3, 50, [*found, Failure("beacons", "view", "another one", 1)])
    monkeypatch.setattr("games.cli.check.check", lambda *arguments: report)
    status, out, _ = run("check", "beacons")
    assert status == 1
    first, second, total = out.splitlines()
    assert first.startswith("beacons: view: bug 0 of [0], '0' [seed 1")
    assert first.endswith("and 24 more like it")
    assert second.startswith("beacons: view: another one [")
    assert second.endswith("]")
    assert total == "3 games, 50 decisions, 26 failures"


def test_check_finds_a_game_too_long(run: Run, beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command runs the real kit: a wrong bound of a game is found."""
    monkeypatch.setattr("games.cli.check.find", lambda key: replace(beacons, longest=3))
    status, out, _ = run("check", "beacons", "--games", 1)
    assert status == 1
    assert "longer than its declared 3 decisions" in out


def test_bench_prints_four_figures(run: Run, beacons: Game) -> None:
    """Each figure is given per second and in microseconds."""
    status, out, _ = run("bench", "beacons", "--seconds", 0.01)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["decisions", "clones", "views", "determinizations"]
    assert all(re.search(r"[\d,]+/s +[\d.]+ µs each$", line) for line in out.splitlines())


def test_the_module_is_a_command() -> None:
    """`python -m games list` works as a process of its own."""
    done = subprocess.run([sys.executable, "-m", "games", "list"], capture_output=True, text=True, check=True)
    assert "tallinn" in done.stdout


def test_lesson_is_played_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter makes the choice to try; what is typed is understood; one can go back, skip a scene and stop."""
    typed = iter(["4R", "", "card 7 from hand", "back", "none", "skip", "8K", "stop"])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))
    status, out, err = run("lesson", "tallinn")
    assert (status, err) == (0, "")
    assert "there are no swords on it" in out
    assert out.count("[2/9]") == 2
    assert "Bo sees your tower" in out
    assert "You need not build a tower" in out
    assert "[4/9]" in out
    assert "“8K”" in out
    assert "[7/9]" not in out


def test_lesson_ends_with_its_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing more can be typed the lesson is stopped; with Enter alone it goes to its end."""
    monkeypatch.setattr("builtins.input", lambda _prompt: "")
    assert "Now you know the whole game" in run("lesson", "tallinn")[1]

    def closed(_prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert run("lesson", "tallinn", "--lang", "de")[0] == 0


def test_lesson_tells_what_the_rules_have_changed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """--renew names the first step of each scene that does not hold any more."""
    status, out, _ = run("lesson", "tallinn", "--renew")
    assert (status, out.count("as before")) == (0, 3)
    lesson = load_lesson(find("tallinn"))
    assert lesson is not None
    wrong = msgspec.structs.replace(lesson.scenes[0].steps[0], expect={"points": (9, 9)})
    scene = msgspec.structs.replace(lesson.scenes[0], steps=(wrong, *lesson.scenes[0].steps[1:]))
    old = msgspec.structs.replace(lesson, rules=1, scenes=(scene, *lesson.scenes[1:]))
    monkeypatch.setattr("games.cli.lesson.load_lesson", lambda _game: old)
    status, out, _ = run("lesson", "tallinn", "--renew")
    assert status == 1
    assert "scene rounds: coin: points is [6, 4], not [9, 9]" in out
    assert "write rules = 2" in out


def test_a_game_without_a_lesson_says_so(run: Run, beacons: Game) -> None:
    """The command ends with one line."""
    assert run("lesson", beacons.key) == (2, "", "beacons has no lesson\n")
