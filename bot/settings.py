"""Settings from the environment and `.env`, checked once at the start; `.env.example` explains each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

PREFIX = "KONTOR_"
TOKEN = "DISCORD_TOKEN"  # noqa: S105 - the name of a variable
DATABASE = "kontor.sqlite"
COMMANDS = "commands.sha256"
GAMES = "kontor.games"
"""The entry points of games; the games themselves are not loaded to read settings."""
POSTGRES = "postgresql+asyncpg://"
"""How the address of a database of PostgreSQL begins."""
_TO_DO = {
    "material": "Make that folder, mount its disk or correct the path; or leave the setting empty, and no lobby offers"
    " its sets: tables that are played with one keep it."
}
"""What to do about a wrong value if that does not go without saying, by field."""
_ADDRESS = "an address that begins with https://"
SECRETS = {TOKEN: TOKEN, "KONTOR_DATABASE_URL": "database_url"}
"""The variables that may stand in a file of their own, with the names that pydantic knows them by."""
_FILE = "_FILE"
"""The end of a variable that names such a file."""


class WrongSetting(Exception):
    """Say in one sentence which variable is wrong and what is allowed."""


def _plain_token(token: SecretStr) -> SecretStr:
    if not token.get_secret_value().isprintable() or any(map(str.isspace, token.get_secret_value())):
        raise ValueError
    return token


def _postgres(url: SecretStr) -> SecretStr:
    if not url.get_secret_value().startswith(POSTGRES):
        raise ValueError
    return _plain_token(url)


def _folder(path: Path) -> Path:
    if path.exists() and not path.is_dir():
        raise ValueError
    return path


def _existing_folder(path: Path) -> Path:
    if not path.is_dir():
        raise ValueError
    return path


def _address(url: str) -> str:
    if (url and not url.startswith(("https://", "http://"))) or any(map(str.isspace, url)):
        raise ValueError
    return url


def _installed(keys: str) -> str:
    if not set(filter(None, keys.replace(" ", "").split(","))) <= {entry.name for entry in entry_points(group=GAMES)}:
        raise ValueError
    return keys


class Settings(BaseSettings):
    """Hold all settings; each field's description says what is allowed."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_plain_token)] | None = Field(
        default=None, validation_alias=TOKEN, description="a bot token of Discord, without blanks"
    )
    data: Annotated[Path, AfterValidator(_folder)] = Field(
        default=Path("data"), description="a folder, or a path for a new one"
    )
    database_url: Annotated[SecretStr, AfterValidator(_postgres)] | None = Field(
        default=None, description="an address such as postgresql+asyncpg://kontor:PASSWORD@localhost/kontor"
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="DEBUG, INFO, WARNING or ERROR"
    )
    log_format: Literal["text", "json"] = Field(default="text", description="text or json")
    material: Annotated[Path, AfterValidator(_existing_folder)] | None = Field(
        default=None, description="a folder that is there, with files that `python -m games material` has written"
    )
    games: Annotated[str, AfterValidator(_installed)] = Field(
        default="", description="keys of installed games with commas between them"
    )
    practice_port: int = Field(default=0, ge=0, le=65535, description="a number from 0 to 65535")
    metrics_port: int = Field(default=0, ge=0, le=65535, description="a number from 0 to 65535")

    metrics_host: str = Field(default="127.0.0.1", description="an address of this machine, such as 127.0.0.1")
    backup_dir: Annotated[Path, AfterValidator(_folder)] | None = Field(
        default=None, description="a folder for backups"
    )
    backup_every: int = Field(default=24, ge=0, le=8760, description="a number of hours from 0 to 8760")
    backup_keep: int = Field(default=7, ge=1, le=10_000, description="a number from 1 to 10000")

    privacy_url: Annotated[str, AfterValidator(_address)] = Field(default="", description=_ADDRESS)
    terms_url: Annotated[str, AfterValidator(_address)] = Field(default="", description=_ADDRESS)
    source_url: Annotated[str, AfterValidator(_address)] = Field(default="", description=_ADDRESS)
    support_url: Annotated[str, AfterValidator(_address)] = Field(default="", description=_ADDRESS)
    report_url: Annotated[str, AfterValidator(_address)] = Field(
        default="", max_length=400, description=f"{_ADDRESS} and has at most 400 characters"
    )
    notice: str = Field(default="", max_length=1000, description="a text of at most 1000 characters")

    @property
    def database(self) -> Path:
        """Return the path of the database; with PostgreSQL, what tells of the process lies beside it all the same."""
        return self.data / DATABASE

    @property
    def postgres(self) -> str | None:
        """Return the address of the database in the clear; None if it is SQLite's file."""
        return self.database_url.get_secret_value() if self.database_url else None

    @property
    def offered(self) -> list[str]:
        """List the keys of the games that are offered; empty if all are."""
        return list(filter(None, self.games.replace(" ", "").split(",")))

    @property
    def commands_file(self) -> Path:
        """Return the path where the hash of the synced commands is kept."""
        return self.data / COMMANDS

    @property
    def token(self) -> str | None:
        """Return the token in the clear; for logging in only."""
        return self.discord_token.get_secret_value() if self.discord_token else None


def environment_name(field: str) -> str:
    """Return the name of the environment variable that sets a field."""
    return Settings.model_fields[field].validation_alias or PREFIX + field.upper()  # type: ignore[return-value]  # always a string here


def _given() -> list[tuple[str, str | None]]:
    """List the variables of `.env` and then of the environment, which wins."""
    pairs = (*DotEnvSettingsSource(Settings).env_vars.items(), *os.environ.items())
    return [(name.upper(), value) for name, value in pairs]


def unknown_variables() -> list[str]:
    """List the variables of the environment and `.env` that look like settings of Kontor and are none."""
    known = {*map(environment_name, Settings.model_fields), *(name + _FILE for name in SECRETS)}
    return sorted({name for name, _ in _given() if name.startswith(PREFIX)} - known)


def _secrets_of_files() -> dict[str, str]:
    """Read the secrets that lie in files, by pydantic's names."""
    given = {name: value for name, value in _given() if value}
    return {field: _secret(name, given) for name, field in SECRETS.items() if name + _FILE in given}


def _secret(name: str, given: Mapping[str, str]) -> str:
    """Read one secret; an error names the variable alone, as its value may be the secret itself by mistake."""
    if name in given:
        raise WrongSetting(f"{name} and {name}{_FILE} are both set: keep one of them.")
    try:
        secret = Path(given[name + _FILE]).read_text(encoding="utf-8-sig").strip()
    except (OSError, ValueError):
        raise WrongSetting(f"{name}{_FILE} must be the path of a text file that Kontor can read.") from None
    if not secret:
        raise WrongSetting(f"The file that {name}{_FILE} names is empty.")
    return secret


def load_settings() -> Settings:
    """Read the settings; raise WrongSetting for the first wrong value."""
    try:
        return Settings(**_secrets_of_files())  # type: ignore[arg-type]  # pydantic checks and hides them
    except ValidationError as error:
        # The error itself is not kept as a cause: it holds the values, the token among them.
        wrong = str(error.errors(include_input=False, include_context=False)[0]["loc"][0])
    field = next(name for name in Settings.model_fields if wrong in (name, environment_name(name)))
    sentence = f"{environment_name(field)} must be {Settings.model_fields[field].description}."
    raise WrongSetting(f"{sentence} {_TO_DO[field]}" if field in _TO_DO else sentence)
