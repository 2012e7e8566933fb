"""What is declared is used, what is imported is declared, and the page lists both with their licences."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "render", "storage")
ROW = re.compile(r"^\| `([\w.-]+)` \| .+ \| (.+) \|$", re.MULTILINE)
NAME = re.compile(r"[\w.-]+")
SPELLED = {
    "SIL OFL 1.1": "OFL-1.1",
    "APL 2": "Apache-2.0",
    "License :: OSI Approved :: MIT License": "MIT",
}
"""How packages without an expression of SPDX write the same."""


@pytest.mark.parametrize(
    "arguments", [PACKAGES, (*PACKAGES, "tests", "--ignore", "DEP002,DEP004")], ids=["run", "test"]
)
def test_every_import_is_declared_and_every_dependency_used(arguments: tuple[str, ...]) -> None:
    """Of what a running bot needs; tests may use more, and run some of it as programs."""
    done = subprocess.run(  # noqa: S603 - fixed arguments
        [sys.executable, "-m", "deptry", *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def _declared() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *extras["postgres"], *extras["train"]]
    return [match[0] for each in asked if (match := NAME.match(each))]


def _listed() -> dict[str, str]:
    return dict(ROW.findall((ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")))


def _licence(name: str) -> str:
    """Return what a package says of its licence, in the words of SPDX."""
    found = metadata(name)
    classifiers = [each for each in found.get_all("Classifier", []) if each.startswith("License ::")]
    written = [found["License-Expression"], found["License"], *classifiers]
    said: list[str] = [SPELLED.get(each, each) for each in written if each and len(each) < 60]
    return next(each for each in said if not each.startswith("License ::"))


def test_the_page_lists_all_of_them() -> None:
    """And no other."""
    assert sorted(_listed()) == sorted(_declared())


@pytest.mark.parametrize("name", _declared())
def test_the_licence_is_what_the_package_says(name: str) -> None:
    """A new release under another licence is seen; the extra `train` is not installed for the tests."""
    if name == "scikit-learn":
        pytest.importorskip("sklearn", reason="scikit-learn is not installed")
    assert _listed()[name] == _licence(name)


def test_exact_versions_are_known() -> None:
    """Of each of them, once."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    exact = [line.partition("==")[0].lower().replace("_", "-") for line in lines if "==" in line]
    assert len(exact) == len(set(exact))
    assert {name.lower() for name in _declared()} <= set(exact)
