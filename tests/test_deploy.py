"""What `deploy/`, the `Dockerfile` and `compose.yaml` name exists: commands, settings, metrics, folders, fonts."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.operating import COMMANDS
from bot.settings import Settings, environment_name

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE, COMPOSE = ((ROOT / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml"))
UNITS = sorted(DEPLOY.glob("kontor*.*"))
SETTINGS = {environment_name(field) for field in Settings.model_fields}
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
