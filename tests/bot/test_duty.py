"""What one of several processes is there for, as the command line tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.duty import WORK, Duty, parse
from bot.settings import Settings, environment_name
from storage.processes import TIME_BITS

TOKEN = "aaa.bbb.ccc"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder to work in, without any setting but a token."""
    for field in Settings.model_fields:
        monkeypatch.delenv(environment_name(field), raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("text", "shards", "everything", "first"),
    [
        ("0-3/8", [0, 1, 2, 3], False, True),
        ("4-7/8", [4, 5, 6, 7], False, False),
        ("5/8", [5], False, False),
        ("0-7/8", [0, 1, 2, 3, 4, 5, 6, 7], True, True),
        ("0/1", [0], True, True),
    ],
)
def test_shards_are_read_as_they_are_shown(text: str, shards: list[int], everything: bool, first: bool) -> None:
    """The first and the last are both heard."""
    duty = parse(text)
    assert (str(duty), list(duty.shards or ()), duty.hears_all, duty.hears_first) == (text, shards, everything, first)


@pytest.mark.parametrize("text", ["", "3", "0-3", "4-3/8", "8/8", "0-8/8", "-1/8", "0-3/8/2", "a/b", "0-3/0", "٣/8"])
def test_other_shards_are_refused(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The refusal says what is allowed."""
    with pytest.raises(SystemExit, match="2"):
        main(["run", f"--shards={text}"])
    assert f"such as 0-3/8, not {text!r}" in capsys.readouterr().err
    assert not list(folder.iterdir())


@pytest.mark.parametrize("given", [["work"], ["run", "--shards", "0-3/8"]])
def test_one_of_several_needs_postgresql(given: list[str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SQLite is for one process, which then must do all."""
    assert main(given) == 2
    assert "KONTOR_DATABASE_URL" in capsys.readouterr().err
    assert not list(folder.iterdir())


@pytest.mark.parametrize("command", ["run", "work"])
@pytest.mark.usefixtures("folder")
def test_a_token_is_needed(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A practice server takes Discord's place only without a command."""
    monkeypatch.delenv("DISCORD_TOKEN")
    assert main([command]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


def test_who_hears_a_guild() -> None:
    """A guild's shard follows from its id; a worker hears none, and a process alone hears all."""
    guild = 5 << TIME_BITS
    assert [parse(each).leaves(guild) for each in ("0-3/8", "4-7/8", "5/8", "0-7/8")] == [True, False, False, False]
    assert [each.leaves(guild) for each in (Duty(), Duty(WORK))] == [False, True]
