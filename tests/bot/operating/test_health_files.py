"""Health files: one for each process, beside a lock that is free once the process is gone."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from bot.duty import WORK
from bot.operating import health
from bot.operating.report import Report

ROOT = Path(__file__).parents[3]
NOWHERE = Path("no/practice.sqlite")
REPORT = Report(7, 0.0, connected=True)


def test_each_of_several_processes_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those that share a folder keep files of their own; one that hangs is told."""
    database = tmp_path / "kontor.sqlite"
    places = [health.Place(database, shared=True) for _ in range(3)]
    assert [place.file.name for place in places] == ["kontor.health", "kontor.2.health", "kontor.3.health"]
    reports = [replace(REPORT, duty="0-3/8"), replace(REPORT, duty="4-7/8"), replace(REPORT, role=WORK)]
    for place, report in zip(places, reports, strict=True):
        health.write(place.file, report)
    assert health.run(database, tmp_path / "none.sqlite") == 0
    lines = capsys.readouterr().out.splitlines()
    assert sorted("0-3/8" in line for line in lines) == [False, False, True]
    assert sum("without a gateway" in line for line in lines) == 1
    places[0].leave()
    os.utime(places[1].file, (0, 0))
    assert health.run(database, tmp_path / "none.sqlite") == 1
    assert "stands still" in capsys.readouterr().err
    assert health.Place(database, shared=True).file == places[0].file


LEAVING = """
import sys, time
from pathlib import Path
from bot.operating.health import starting
with starting(Path(sys.argv[1]), "dead", "work", "", shared=True):
    print(flush=True)
    time.sleep(600)
"""


def kill_one(database: Path) -> None:
    """Let a process that shares a folder be killed once `health` knows it."""
    command = [sys.executable, "-c", LEAVING, str(database)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as begun:  # noqa: S603 - fixed arguments
        assert begun.stdout is not None
        begun.stdout.readline()
        begun.kill()


def test_a_kontor_that_was_killed_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its file is new, but nobody holds its lock any more; it makes no other process ill that works."""
    database = tmp_path / "kontor.sqlite"
    kill_one(database)
    assert health.run(database, NOWHERE) == 1
    assert "dead, work, no shards) is gone without a word: it was last seen 0 seconds ago" in capsys.readouterr().err
    left = health.health_file(database).rename(tmp_path / "kontor.2.health")
    (tmp_path / "kontor.health.lock").rename(tmp_path / "kontor.2.health.lock")
    place = health.Place(database, shared=True)
    place.write(REPORT)
    assert health.run(database, NOWHERE) == 0
    assert f"It left {left}" in capsys.readouterr().err
    place.leave()
    health.write(health.health_file(tmp_path / "practice.sqlite"), REPORT)
    assert health.run(database, tmp_path / "practice.sqlite") == 0  # nothing works on the database, but this does


def test_a_file_of_an_older_release_is_judged_by_its_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has no lock."""
    file = health.health_file(tmp_path / "kontor.sqlite")
    health.write(file, REPORT)
    assert health.run(tmp_path / "kontor.sqlite", NOWHERE) == 0
    os.utime(file, (time.time() - 90,) * 2)
    assert health.run(tmp_path / "kontor.sqlite", NOWHERE) == 1
    assert "is gone without a word: it was last seen 90 seconds ago" in capsys.readouterr().err


def test_two_on_one_database_do_not_share_a_file(tmp_path: Path) -> None:
    """A second one is refused the database; until then it leaves the file of the first alone."""
    database = tmp_path / "kontor.sqlite"
    first, second = (health.Place(database, shared=False) for _ in range(2))
    first.write(REPORT)
    second.write(replace(REPORT, process=8))
    second.leave()
    assert b'"process":7' in health.health_file(database).read_bytes()
