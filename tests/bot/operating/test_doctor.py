"""`python -m bot doctor`: each thing that may be wrong is found, and it is said what to do."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.__main__ import main
from bot.operating import checks
from bot.settings import Settings, environment_name
from storage.ownership import migrate_now
from tests.storage.first import write_first

ROOT = Path(__file__).parents[3]
DATABASE = Path("data/kontor.sqlite")
WELL_FORMED = "MTIzNDU2Nzg5MDEyMzQ1Njc4.invent.an-invented-token-of-a-test"
GOOD_FONTS = {"missing": [], "shaped": True}


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Begin in an empty folder, without settings, on a machine with all fonts and a clock set by the network."""
    for field in Settings.model_fields:
        monkeypatch.delenv(environment_name(field), raising=False)
    monkeypatch.chdir(tmp_path)
    say(monkeypatch, GOOD_FONTS)


def say(monkeypatch: pytest.MonkeyPatch, fonts: dict[str, object] | None, synchronized: str = "yes") -> None:
    """Let the other programs say this."""
    told = {"timedatectl": synchronized + "\n"}
    monkeypatch.setattr(checks, "_output", lambda program, *_: told.get(program, json.dumps(fonts) if fonts else ""))


def database() -> None:
    """Make the database of the first release."""
    DATABASE.parent.mkdir(exist_ok=True)
    write_first(DATABASE)


def lines(capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Ask the doctor; return the exit code and what is not good."""
    code = main(["doctor"])
    told = capsys.readouterr().out.replace("\n       ", " ").splitlines()
    assert all(line.startswith(("good ", "look ", "wrong")) for line in told)
    return code, [line for line in told if not line.startswith("good ")]


def test_all_is_well(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With a token and a database of this release nothing is to be done, and nothing was changed but for the lock."""
    database()
    migrate_now(DATABASE)
    before = DATABASE.read_bytes()
    monkeypatch.setenv("DISCORD_TOKEN", WELL_FORMED)
    monkeypatch.setenv("KONTOR_BACKUP_DIR", "backups")
    Path("backups").mkdir()
    assert lines(capsys) == (0, [])
    assert DATABASE.read_bytes() == before


def test_backups(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot without backups, with old ones, or with a folder that is not there or cannot be written to, is found."""
    monkeypatch.setenv("DISCORD_TOKEN", WELL_FORMED)
    assert "look   KONTOR_BACKUP_DIR is not set: no backups are made." in lines(capsys)[1][0]
    monkeypatch.setenv("KONTOR_BACKUP_DIR", "backups")
    assert lines(capsys)[1][0].startswith("wrong  There is no folder backups for backups.")
    Path("backups").mkdir()
    Path("backups/kontor-20200101-000000.sqlite").touch()
    assert lines(capsys)[1][0].startswith("look   The newest backup in backups is old.")
    monkeypatch.setattr("os.access", lambda _path, _mode: False)
    assert lines(capsys)[1][0].startswith("wrong  No backup can be written to backups.")


def test_a_first_look(capsys: pytest.CaptureFixture[str]) -> None:
    """Without anything only the token is worth a look; no folder is made."""
    code, (told,) = lines(capsys)
    assert (code, "starts a practice server" in told) == (0, True)
    assert not DATABASE.parent.exists()


def _behind(_: pytest.MonkeyPatch) -> None:
    database()
    migrate_now(DATABASE)
    with closing(sqlite3.connect(DATABASE)) as connection:
        connection.execute("INSERT OR REPLACE INTO pulse VALUES (1, 99000000000000)")
        connection.commit()


def _damaged(_: pytest.MonkeyPatch) -> None:
    DATABASE.parent.mkdir()
    DATABASE.write_bytes(b"no database at all, but many bytes" * 99)


def _of_a_later_release(_: pytest.MonkeyPatch) -> None:
    database()
    migrate_now(DATABASE)
    with closing(sqlite3.connect(DATABASE)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def _full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=2**20))


def _below_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    monkeypatch.setenv("KONTOR_DATA", "file/data")


TROUBLES: dict[str, tuple[Callable[[pytest.MonkeyPatch], object], str]] = {
    "settings": (lambda patch: patch.setenv("KONTOR_LOG_LEVEL", "LOUD"), "KONTOR_LOG_LEVEL must be"),
    "token": (lambda patch: patch.setenv("DISCORD_TOKEN", "secret-of-an-application"), "not the form of a bot token"),
    "folder": (_below_a_file, "cannot be written to: Not a directory"),
    "database": (_damaged, "`python -m bot restore FILE`"),
    "release": (_of_a_later_release, "Copies from before upgrades lie beside it as kontor.sqlite.before-…"),
    "sets": (lambda patch: patch.setenv("KONTOR_MATERIAL", "gone"), "Make that folder, mount its disk"),
    "clock": (_behind, "minutes behind the last moment in the database"),
    "space": (_full, "Make room"),
    "pictures": (lambda patch: say(patch, None), "Pictures cannot be drawn here"),
}


@pytest.mark.parametrize("name", TROUBLES)
def test_a_trouble_is_named(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It is the one thing that is wrong, the exit code tells so, and no secret is told."""
    arrange, sentence = TROUBLES[name]
    arrange(monkeypatch)
    code, told = lines(capsys)
    wrong = [line for line in told if line.startswith("wrong")]
    assert (code, len(wrong), sentence in wrong[0]) == (1, 1, True), told
    assert "secret-of-an-application" not in str(told)


def test_what_is_worth_a_look(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """An upgrade that the next start makes, letters that no font has, a clock that nobody sets: none is wrong."""
    database()
    say(monkeypatch, {"missing": ["Korean"], "shaped": False}, "no")
    monkeypatch.setenv("DISCORD_TOKEN", WELL_FORMED)
    code, told = lines(capsys)
    assert (code, [line[:5] for line in told]) == (0, ["look "] * 4)
    sentences = ("from schema 0001", "set its clock", "no backups are made", "Korean, joined Arabic letters")
    for line, sentence in zip(told, sentences, strict=True):
        assert sentence in line


def test_the_links_are_those_of_the_page() -> None:
    """The numbers of the permissions stand at two places."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for number in (checks.THREADS, checks.CHANNELS):
        assert checks.INVITE.format(id="ID", permissions=number) in page


def test_the_fonts_of_this_machine_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that looks can be started, and says what is expected of it."""
    monkeypatch.undo()
    monkeypatch.chdir(ROOT)
    assert "Pictures can" in checks.drawable_letters().what
