"""`backup`, `restore` and `migrate`, as an owner types them and reads the answers."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.settings import Settings, environment_name
from games.kernel.catalogue import find
from storage.ownership import held
from storage.prepare import HEAD
from tests.storage.first import write_first
from tests.stored.opening import every_game

DATABASE = Path("data/kontor.sqlite")


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Begin in a folder with a database of the first release, without settings."""
    for field in Settings.model_fields:
        monkeypatch.delenv(environment_name(field), raising=False)
    monkeypatch.chdir(tmp_path)
    DATABASE.parent.mkdir()
    write_first(DATABASE)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Type a command; return the exit code and what is said."""
    code = main(arguments)
    captured = capsys.readouterr()
    assert not (captured.out and captured.err and not code)
    return code, captured.out + captured.err


def test_an_upgrade_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Look, migrate, look again, go back."""
    code, text = said(capsys, "migrate", "--check")
    assert (code, f"has the schema 0001; this release would bring it to {HEAD} in" in text) == (0, True)
    assert "Nothing has been changed." in text
    code, text = said(capsys, "migrate")
    assert (code, f"To go back, stop Kontor, run `python -m bot restore {DATABASE}.before-{HEAD}`" in text) == (0, True)
    assert said(capsys, "migrate") == said(capsys, "migrate", "--check")
    code, text = said(capsys, "restore", f"{DATABASE}.before-{HEAD}")
    assert (code, "1 table not ended, the last choice of" in text, "schema 0001" in text) == (0, True, True)
    assert f"What was there is kept as {DATABASE}.replaced-" in text


def test_tables_of_earlier_rules_are_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner reads what goes on under which rules, running bot or not, and which game is missing."""
    (stored,) = [param.values[0] for param in every_game() if param.id == "0.1.0-ulm"]
    DATABASE.write_bytes(stored.database)
    played = find("ulm").rules_version
    told = f"ulm: 23 tables of rules version 1 are played on under version {played}.\n"
    assert said(capsys, "migrate", "--check")[1].endswith(told)
    with held(DATABASE):
        assert said(capsys, "migrate", "--check")[1].endswith(told)
    monkeypatch.setattr("games.kernel.catalogue.installed", dict)
    assert (
        "ulm is not installed: 23 tables of it cannot be played until it is." in said(capsys, "migrate", "--check")[1]
    )


def test_while_kontor_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """What would disturb it is refused, and the answer says what to do."""
    assert said(capsys, "backup", "copy.sqlite")[0] == 0
    with held(DATABASE):
        assert said(capsys, "migrate", "--check")[0] == 0
        for command in (("restore", "copy.sqlite"), ("migrate",)):
            code, text = said(capsys, *command)
            assert (code, "is in use by another process. Stop Kontor first" in text) == (1, True)


def test_too_little_room(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The look says so beforehand, with the same numbers as the refusal."""
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: shutil._ntuple_diskusage(10**9, 10**9 - 1, 1))
    code, text = said(capsys, "migrate", "--check")
    assert (code, "There is too little room for that:" in text) == (1, True)
    code, text = said(capsys, "migrate")
    assert (code, "MB are needed and 0.0 MB are free" in text) == (1, True)


def test_before_the_first_start(capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to migrate."""
    DATABASE.unlink()
    for command in (("migrate",), ("migrate", "--check")):
        code, text = said(capsys, *command)
        assert (code, text) == (0, f"There is no database {DATABASE} yet. The first start makes it.\n")


def test_backups_into_the_folder(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a file, one more goes into the folder that is set, and those that are too many go."""
    assert said(capsys, "backup") == (2, "Name a FILE, or set KONTOR_BACKUP_DIR.\n")
    monkeypatch.setenv("KONTOR_BACKUP_DIR", "copies")
    assert said(capsys, "backup") == (1, "There is no folder copies for backups.\n")
    Path("copies").mkdir()
    monkeypatch.setenv("KONTOR_BACKUP_KEEP", "1")
    Path("copies/kontor-20200101-000000.sqlite").touch()
    code, text = said(capsys, "backup")
    (made,) = Path("copies").iterdir()
    assert (code, text) == (0, f"The database is copied to {made}.\n")
