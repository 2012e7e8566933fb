"""Settings: each is explained, and a wrong one is named without being quoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.distribution import version
from bot.settings import SECRETS, Settings, WrongSetting, environment_name, load_settings, unknown_variables
from storage.files import FileLock

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Hide this machine's environment and `.env`."""
    for field in Settings.model_fields:
        monkeypatch.delenv(environment_name(field), raising=False)
        monkeypatch.delenv(f"{environment_name(field)}_FILE", raising=False)
    monkeypatch.chdir(tmp_path)


def _example() -> dict[str, str]:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_example_names_every_setting() -> None:
    """`.env.example` has all of them and no others, each below an explanation."""
    assert set(_example()) == {environment_name(field) for field in Settings.model_fields}
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert all(
        lines[number - 1].startswith("# ") for number, line in enumerate(lines) if "=" in line and line[0] != "#"
    )


def test_the_example_agrees_with_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the example changes nothing."""
    plain = load_settings()
    for name, value in _example().items():
        monkeypatch.setenv(name, value)
    assert load_settings() == plain


def test_a_dotenv_file_is_read_and_the_environment_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """`.env` lies in the folder where the bot is started."""
    Path(".env").write_text("DISCORD_TOKEN=abc\nKONTOR_LOG_LEVEL=DEBUG\nKONTOR_DATA=there\nOTHER=1\n", encoding="utf-8")
    monkeypatch.setenv("KONTOR_LOG_LEVEL", "ERROR")
    settings = load_settings()
    assert (settings.token, settings.log_level, settings.data) == ("abc", "ERROR", Path("there"))
    assert settings.database == Path("there/kontor.sqlite")
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("KONTOR_LOG_LEVEL", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("KONTOR_LOG_FORMAT", "xml", "text or json"),
        ("KONTOR_PRACTICE_PORT", "70000", "a number from 0 to 65535"),
        ("KONTOR_PRACTICE_PORT", "door", "a number from 0 to 65535"),
        ("KONTOR_METRICS_PORT", "70000", "a number from 0 to 65535"),
        ("KONTOR_BACKUP_KEEP", "0", "a number from 1 to 10000"),
        ("KONTOR_GAMES", "tallinn,chess", "keys of installed games with commas between them"),
        ("KONTOR_BACKUP_DIR", "a-file", "a folder for backups"),
        ("KONTOR_PRIVACY_URL", "our page", "an address that begins with https://"),
        ("KONTOR_SUPPORT_URL", "our server", "an address that begins with https://"),
        (
            "KONTOR_REPORT_URL",
            "https://" + 400 * "x",
            "an address that begins with https:// and has at most 400 characters",
        ),
        ("KONTOR_NOTICE", "x" * 1001, "a text of at most 1000 characters"),
        ("KONTOR_DATA", "a-file", "a folder, or a path for a new one"),
        ("DISCORD_TOKEN", "two words", "a bot token of Discord, without blanks"),
    ],
)
def test_a_wrong_value_names_variable_and_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, value: str, allowed: str
) -> None:
    """The command line says it in one line, exits with 2, and quotes no value."""
    Path("a-file").touch()
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSetting) as wrong:
        load_settings()
    assert str(wrong.value) == f"{name} must be {allowed}."
    assert wrong.value.__cause__ is None
    assert main([]) == 2
    assert capsys.readouterr().err == f"{wrong.value}\n"


def test_unknown_variables_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In the environment and in `.env`, by the doctor too; what other programs set is none of ours."""
    monkeypatch.setenv("KONTOR_DATABASE", "x")
    monkeypatch.setenv("OTHER_DATABASE", "x")
    Path(".env").write_text("KONTOR_LOGLEVEL=DEBUG\nKONTOR_LOG_LEVEL=DEBUG\n", "utf-8")
    assert unknown_variables() == ["KONTOR_DATABASE", "KONTOR_LOGLEVEL"]
    main(["doctor"])
    assert "does not know KONTOR_DATABASE, KONTOR_LOGLEVEL" in capsys.readouterr().out


IN_FILES = {"DISCORD_TOKEN": "abc.def.ghi", "KONTOR_DATABASE_URL": "postgresql+asyncpg://kontor:secret@db/kontor"}


def _secret_file(monkeypatch: pytest.MonkeyPatch, name: str, content: bytes | None) -> None:
    monkeypatch.setenv(f"{name}_FILE", "a-secret")
    if content is not None:
        Path("a-secret").write_bytes(content)


@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n", b" \n\n"], ids=["bare", "line", "windows", "blanks"])
@pytest.mark.parametrize("name", IN_FILES)
def test_a_secret_is_read_from_a_file(monkeypatch: pytest.MonkeyPatch, name: str, end: bytes) -> None:
    """A line break at its end is none of it; the variable is known, and the empty one beside it means nothing."""
    _secret_file(monkeypatch, name, b"\xef\xbb\xbf" + IN_FILES[name].encode() + end)
    monkeypatch.setenv(name, "")
    settings = load_settings()
    assert {"DISCORD_TOKEN": settings.token, "KONTOR_DATABASE_URL": settings.postgres}[name] == IN_FILES[name]
    assert unknown_variables() == []
    assert IN_FILES[name] not in repr(settings)


def test_a_dotenv_file_names_the_file_of_a_secret() -> None:
    """As the environment does."""
    Path(".env").write_text("DISCORD_TOKEN=\nDISCORD_TOKEN_FILE=a-secret\n", "utf-8")
    Path("a-secret").write_text("abc\n", "utf-8")
    assert load_settings().token == "abc"


@pytest.mark.parametrize("name", IN_FILES)
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "{}_FILE must be the path of a text file that Kontor can read."),
        (b"\xff\xfe\x00", "{}_FILE must be the path of a text file that Kontor can read."),
        (b"", "The file that {}_FILE names is empty."),
        (b" \n", "The file that {}_FILE names is empty."),
    ],
    ids=["missing", "no text", "empty", "blank"],
)
def test_a_secret_that_cannot_be_read_ends_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str, content: bytes | None, sentence: str
) -> None:
    """With one sentence, without the value, which may be the secret itself by mistake."""
    _secret_file(monkeypatch, name, content)
    assert main(["run"]) == 2
    assert capsys.readouterr().err == sentence.format(name) + "\n"


@pytest.mark.parametrize("name", IN_FILES)
def test_a_secret_that_is_given_twice_is_refused(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Also if both are the same: one of them would be forgotten when the secret changes."""
    _secret_file(monkeypatch, name, IN_FILES[name].encode())
    monkeypatch.setenv(name, IN_FILES[name])
    with pytest.raises(WrongSetting, match=f"{name} and {name}_FILE are both set: keep one of them"):
        load_settings()


def test_a_wrong_secret_of_a_file_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is checked as if it stood in the variable."""
    _secret_file(monkeypatch, "DISCORD_TOKEN", b"two words")
    with pytest.raises(WrongSetting, match="DISCORD_TOKEN must be a bot token of Discord, without blanks"):
        load_settings()


def test_every_secret_may_stand_in_a_file() -> None:
    """And `.env.example` says so."""
    secret = {environment_name(name) for name, field in Settings.model_fields.items() if "Secret" in str(field)}
    assert secret == set(SECRETS) == set(IN_FILES)
    assert all(f"{name}_FILE" in EXAMPLE.read_text(encoding="utf-8") for name in secret)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """As pyproject.toml states it."""
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["--version"])
    assert capsys.readouterr().out == f"kontor-bot {version()}\n"


def test_no_message_names_an_internal_command(capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong command is answered with those that users have."""
    with pytest.raises(SystemExit, match="2"):
        main(["attnd"])
    told = capsys.readouterr().err
    assert "'doctor'" in told
    assert "attend" not in told


def test_another_distribution_with_our_files_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The start says what to uninstall, and exits with 2."""
    folder = tmp_path / "site" / "kontor-0.1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: kontor\nVersion: 0.1.0\n")
    monkeypatch.syspath_prepend(folder.parent)
    assert main(["run"]) == 2
    assert "pip uninstall kontor" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "code"), [(b"SQLite format 3\0 torn", 2), (b"", 2), (None, 1)], ids=["damaged", "empty", "in use"]
)
def test_exit_codes_say_whether_a_restart_helps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: bytes | None, code: int
) -> None:
    """A damaged database stays damaged; one that another process uses is free once that has ended."""
    monkeypatch.setenv("DISCORD_TOKEN", "aaa.bbb.ccc")
    folder = Path("data")
    folder.mkdir()
    held = FileLock(folder / "kontor.sqlite.lock") if content is None else None
    if content is not None:
        (folder / "kontor.sqlite").write_bytes(content)
    assert main(["run"]) == code
    assert len(capsys.readouterr().err.splitlines()) == 1
    if held is not None:
        held.release()


def test_run_insists_on_a_token(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m bot run` without a token exits with 2 and says what to set."""
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN is not set" in capsys.readouterr().err


def test_a_backup_without_a_database_fails_clearly(capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence, exit code 1."""
    assert main(["backup", "copy.sqlite"]) == 1
    assert "no database" in capsys.readouterr().err


def test_a_missing_folder_of_sets_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing disk is no reason to lose a set: the sentence says that none is lost."""
    monkeypatch.setenv("KONTOR_MATERIAL", "no/such/folder")
    with pytest.raises(WrongSetting) as wrong:
        load_settings()
    sentence = str(wrong.value)
    assert sentence.startswith("KONTOR_MATERIAL must be a folder that is there, with files that `python -m games")
    assert "leave the setting empty" in sentence
    assert "no/such/folder" not in sentence
