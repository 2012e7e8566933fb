"""Long work shows how far it is: a bar in a terminal, plain lines elsewhere, and nothing of it among the results."""

from __future__ import annotations

import io
import sys
from itertools import count

import pytest

from games.cli import main, progress


class Terminal(io.StringIO):
    """A terminal that keeps what it shows."""

    def isatty(self) -> bool:
        """Say that it is one."""
        return True


def test_a_terminal_shows_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    """All items come, and the bar names the work; a span without an end shows what is done."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    assert list(progress.tracked(range(3), 3, "towers")) == [0, 1, 2]
    with progress.busy("Drawing"):
        pass
    assert "towers" in screen.getvalue()
    assert "100%" in screen.getvalue()
    assert "Drawing" in screen.getvalue()


def test_elsewhere_lines_come_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    """Not one for each item; short work says nothing, and work with its own reports is left alone."""
    clock = count(0, 4)
    assert list(progress._told("abcdefg", 7, "towers", lambda: next(clock))) == list("abcdefg")
    assert capsys.readouterr().err == "towers: 3 of 7\ntowers: 6 of 7\n"
    assert [*progress.tracked("ab", 2, "towers"), *progress.tracked("ab", 2, "towers", plain=False)] == list("abab")
    assert capsys.readouterr().err == ""
    with progress.busy("Drawing"):
        pass
    assert capsys.readouterr().err == "Drawing …\n"


def test_results_are_the_same_in_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is printed does not depend on whether somebody watches."""
    command = ("check", "tallinn", "--games", "2")
    code = main(command)
    plain = capsys.readouterr().out
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    assert main(command) == code
    assert capsys.readouterr().out == plain
    assert "tallinn" in screen.getvalue()
