"""What `deploy/`, the `Dockerfile` and `compose.yaml` name exists: commands, settings, metrics, folders, fonts."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.operating import COMMANDS
from bot.settings import SECRETS, TOKEN, Settings, environment_name
from tests.postgres import USER, Cluster

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = "".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("compose*.yaml")))
UNITS = sorted(DEPLOY.glob("kontor*.*"))
SETTINGS = {*map(environment_name, Settings.model_fields), *(f"{name}_FILE" for name in SECRETS)}
FROZEN = tomllib.loads((ROOT / "tests" / "frozen.toml").read_text(encoding="utf-8"))
FONTS = re.compile(r"(?:fontconfig|libfribidi0|fonts-noto-[\w-]+)")


class Unit(configparser.RawConfigParser):
    """A unit of systemd, whose keys keep their case and may come twice."""

    def __init__(self, path: Path) -> None:
        super().__init__(strict=False)
        self.read(path, encoding="utf-8")

    def optionxform(self, optionstr: str) -> str:
        """Leave a key as it is."""
        return optionstr


def test_the_image_has_all_that_the_wheel_is_made_of() -> None:
    """Each package is copied, and let through to the builder."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {*wheel["packages"], *wheel["shared-data"], "pyproject.toml", "constraints.txt"}
    needed |= {project["project"]["readme"], *project["project"]["license-files"]}
    copied = set(re.findall(r"[\w.]+", " ".join(re.findall(r"^COPY ([^-].*) \S+$", DOCKERFILE, re.MULTILINE))))
    shown = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert copied == shown == needed
    assert all((ROOT / name).exists() for name in needed)


def test_the_image_has_the_fonts_that_the_tests_have() -> None:
    """The page on hosting names the same."""
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    tested = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert set(FONTS.findall(DOCKERFILE)) == set(FONTS.findall(tested)) == set(FONTS.findall(hosting))


def test_containers_and_units_use_known_settings_and_commands() -> None:
    """A name that no longer exists would be ignored in silence."""
    told = "".join(path.read_text(encoding="utf-8") for path in UNITS)
    assert set(re.findall(r"KONTOR_[A-Z_]*[A-Z]", DOCKERFILE + COMPOSE + told)) <= SETTINGS
    commands = {*COMMANDS, "run"}
    assert re.findall(r'CMD \["(.+)"\]', DOCKERFILE) == ['python", "-m", "bot.operating', "run"]
    assert set(re.findall(r"ExecStart=\S+/kontor (\w+)", told)) == {"run", "backup"} <= commands


def test_the_service_is_watched_and_not_restarted_for_a_wrong_setting() -> None:
    """Type, watchdog and exit code fit what the bot does; both units are shut in alike."""
    service, backup = (Unit(DEPLOY / f"{name}.service")["Service"] for name in ("kontor", "kontor-backup"))
    assert (service["Type"], service["RestartPreventExitStatus"], service["Restart"]) == ("notify", "2", "on-failure")
    assert int(service["WatchdogSec"]) >= 60
    for key in (
        "ProtectSystem",
        "ReadWritePaths",
        "NoNewPrivileges",
        "CapabilityBoundingSet",
        "EnvironmentFile",
        "User",
    ):
        assert service[key] == backup[key]


@pytest.mark.parametrize("name", ["kontor", "kontor@"])
def test_the_token_comes_as_a_credential(name: str) -> None:
    """The service manager copies root's file for the one process, and the setting names the copy."""
    service = Unit(DEPLOY / f"{name}.service")["Service"]
    credential, _ = service["LoadCredential"].split(":")
    assert service["Environment"] == f"{TOKEN}_FILE=%d/{credential}"
    by_hand = (DEPLOY / "kontor").read_text(encoding="utf-8")
    assert all(f"{key}={service[key]}" in by_hand for key in ("LoadCredential", "WorkingDirectory"))


def test_containers_get_secrets_as_files_that_are_declared() -> None:
    """And what is mounted from this repository is there."""
    read = set(re.findall(r"_FILE: /run/secrets/(\w+)", COMPOSE))
    declared = dict(re.findall(r"^  (\w+):\n    file: secrets/(\w+)$", COMPOSE, re.MULTILINE))
    assert read == set(declared) == set(declared.values()) == {"discord_token", "database_url", "postgres_password"}
    assert not re.search(r"\$\{|PASSWORD: ", COMPOSE)
    mounted = re.findall(r"- \./([\w./-]+):", COMPOSE)
    assert len(mounted) >= 5
    assert all((ROOT / name).is_file() for name in mounted)


def test_prometheus_scrapes_the_job_that_the_alerts_look_at() -> None:
    """At the port that the container serves."""
    names = ("prometheus.yml", "prometheus-rules.yml")
    scraped, rules = ((DEPLOY / name).read_text(encoding="utf-8") for name in names)
    assert set(re.findall(r'job="(\w+)"', rules)) == set(re.findall(r"job_name: (\w+)", scraped)) == {"kontor"}
    assert re.findall(r"KONTOR_METRICS_PORT: (\d+)", COMPOSE) == re.findall(r"- kontor:(\d+)", scraped)


def _dump(cluster: Cluster, database: str, folder: Path) -> subprocess.CompletedProcess[str]:
    folder.mkdir(exist_ok=True)
    (folder / "password").write_text("unused\n")
    path = f"{cluster.programs}:{os.environ['PATH']}"
    server = {"PGHOST": "127.0.0.1", "PGPORT": str(cluster.port), "PGUSER": USER, "PGDATABASE": database}
    environment = {**server, "PATH": path, "PASSWORD_FILE": str(folder / "password"), "FOLDER": str(folder)}
    command = ["sh", str(DEPLOY / "dump.sh")]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own file


def test_the_daily_dump_can_be_restored(cluster: Cluster, tmp_path: Path) -> None:
    """It is for its owner alone, and dumps of more than seven days are gone once it is complete."""
    old, young = tmp_path / "kontor-20200101-000000.dump", tmp_path / "kontor-20200102-000000.dump"
    for path, days in ((old, 8), (young, 5)):
        path.touch()
        os.utime(path, (path.stat().st_mtime - days * 86400,) * 2)
    database, copy = cluster.make_current(), cluster.make()
    cluster.say("INSERT INTO pulse VALUES (1, 7)", database)
    done = _dump(cluster, database, tmp_path)
    assert done.returncode == 0, done.stderr
    dump = Path(done.stdout.strip())
    assert (dump.stat().st_mode & 0o077, sorted(tmp_path.glob("*.dump*"))) == (0, sorted([dump, young]))
    server = ("--host=127.0.0.1", f"--port={cluster.port}", f"--username={USER}")
    restore = (str(cluster.programs / "pg_restore"), *server, "--clean", "--if-exists", f"--dbname={copy}", str(dump))
    subprocess.run(restore, check=True, capture_output=True)  # noqa: S603 - a fixed program
    assert cluster.say("SELECT * FROM pulse", copy) == "1|7"


def test_a_failed_dump_removes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    """Neither does half a dump stay."""
    (tmp_path / "kontor-20200101-000000.dump").touch()
    os.utime(tmp_path / "kontor-20200101-000000.dump", (0, 0))
    assert _dump(cluster, "no_such_database", tmp_path).returncode != 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kontor-20200101-000000.dump", "password"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """It warns of every key that it does not know."""
    for path in UNITS:
        unit = path.read_text(encoding="utf-8").replace("/opt/kontor/bin/kontor", "/bin/true")
        (tmp_path / path.name).write_text(unit, encoding="utf-8")
    command = ["systemd-analyze", "verify", *(str(tmp_path / path.name) for path in UNITS)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own files
    assert (told.returncode, told.stderr) == (0, "")


def metrics_of(text: str) -> set[str]:
    """Name the metrics in a text, as the bot declares them."""
    return {re.sub(r"_(?:total|bucket|count)$", "", name) for name in re.findall(r"kontor_\w+", text)}


def test_alerts_and_dashboard_use_metrics_that_there_are() -> None:
    """An alert on a metric that no longer exists would never ring."""
    rules = (DEPLOY / "prometheus-rules.yml").read_text(encoding="utf-8")
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    used = metrics_of(rules), metrics_of(" ".join(asked))
    assert used[0] | used[1] <= set(FROZEN["metrics"])
    assert len(used[0]) >= 10
    assert len(used[1]) >= 10
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
