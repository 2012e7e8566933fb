"""The workflow of CI: one gate waits for all jobs, and each does what `.ci/run` does on one machine."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOW = (GITHUB / "workflows" / "ci.yml").read_text(encoding="utf-8")
SCRIPT = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GATE = "all"


def _jobs() -> dict[str, str]:
    """Split the workflow into its jobs; what is written here needs no parser of YAML."""
    parts = re.split(r"^  (\w+):$", WORKFLOW.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def _needs(job: str) -> list[str]:
    found = re.search(r"^    needs: \[?([\w, ]+)\]?$", job, re.MULTILINE)
    return found[1].split(", ") if found else []


def test_the_gate_waits_for_every_job() -> None:
    """It runs even if one failed, and passes only if none failed, was cancelled or was left out."""
    jobs = _jobs()
    gate = jobs.pop(GATE)
    assert sorted(_needs(gate)) == sorted(jobs)
    assert len(jobs) >= 7
    assert "if: always()" in gate
    assert all(f"contains(needs.*.result, '{bad}')" in gate for bad in ("failure", "cancelled", "skipped"))


def test_every_job_needs_jobs_that_exist_and_ends_by_itself() -> None:
    """A job that hangs would hold the gate for six hours."""
    jobs = _jobs()
    assert all(set(_needs(job)) <= set(jobs) and "timeout-minutes: " in job for job in jobs.values())


def test_nothing_but_apt_runs_as_root() -> None:
    """The tests start servers and browsers, which need no root; tokens of the workflow can only read."""
    assert set(re.findall(r"sudo (\S+)", WORKFLOW)) == {"apt-get"}
    assert "permissions:\n  contents: read\n" in WORKFLOW
    assert "container:" not in WORKFLOW


def test_the_wheel_is_built_once_and_tested_on_every_python() -> None:
    """On those that the classifiers name."""
    jobs = _jobs()
    named = [each.rsplit(" ", 1)[1] for each in PROJECT["project"]["classifiers"] if "Python :: 3." in each]
    assert re.findall(r'"(3\.\d+)"', jobs["tests"]) == named
    assert _needs(jobs["tests"]) == ["wheel"]
    assert WORKFLOW.count("python -m build") == 1
    removed = re.search(r"rm -r (.+)", jobs["tests"])
    assert removed is not None
    assert removed[1].split() == PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]


def test_workflow_and_script_check_the_same() -> None:
    """Style and types by one script, and names in the same fonts."""
    assert "\n.ci/lint\n" in SCRIPT
    assert "run: .ci/lint\n" in _jobs()["lint"]
    fonts, script = re.search(r"FONTS: (.+)", WORKFLOW), re.search(r"fonts=\((.+)\)", SCRIPT)
    assert fonts is not None
    assert script is not None
    assert fonts[1] == script[1]


def test_coverage_has_a_floor() -> None:
    """In a job of its own, by the command that the page on tests gives."""
    assert PROJECT["tool"]["coverage"]["report"]["fail_under"] >= 90
    (command,) = re.findall(r"coverage run .+", (ROOT / "docs" / "testing.md").read_text(encoding="utf-8"))
    assert [name for name, job in _jobs().items() if command in job] == ["coverage"]


def test_what_is_pinned_is_raised() -> None:
    """Actions have a version, and Dependabot knows each kind of thing that has one."""
    assert all(re.fullmatch(r"[\w/-]+@(v\d+|[0-9a-f]{40})", each) for each in re.findall(r"uses: (\S+)", WORKFLOW))
    kinds = re.findall(r"package-ecosystem: ([\w-]+)", (GITHUB / "dependabot.yml").read_text(encoding="utf-8"))
    assert kinds == ["pip", "github-actions", "docker", "docker-compose"]
