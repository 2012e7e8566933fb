"""Each tool's table in pyproject.toml holds only keys that the tool knows: most tools ignore others in silence."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mypy.options import Options

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FREE = object()
"""The value of a table whose keys are names of ours."""
MYPY = {*dir(Options()), "strict", "packages"}
CONTRACT = {
    "name",
    "type",
    "containers",
    "layers",
    "modules",
    "ancestors",
    "source_modules",
    "forbidden_modules",
    "allow_indirect_imports",
    "ignore_imports",
}
KNOWN: dict[str, Any] = {
    "hatch": {"build"},
    "hatch.build": {"targets"},
    "hatch.build.targets": {"wheel", "sdist"},
    "hatch.build.targets.wheel": {"packages", "shared-data"},
    "hatch.build.targets.wheel.shared-data": FREE,
    "hatch.build.targets.sdist": {"include"},
    "pytest": {"ini_options"},
    "pytest.ini_options": {
        "testpaths",
        "asyncio_mode",
        "asyncio_default_fixture_loop_scope",
        "addopts",
        "xfail_strict",
        "timeout",
        "tmp_path_retention_count",
        "tmp_path_retention_policy",
        "filterwarnings",
        "markers",
    },
    "mypy": MYPY | {"overrides"},
    "mypy.overrides": MYPY | {"module"},
    "ruff": {"line-length", "target-version", "lint"},
    "ruff.lint": {"select", "ignore", "per-file-ignores", "pylint"},
    "ruff.lint.per-file-ignores": FREE,
    "ruff.lint.pylint": {"max-args"},
    "coverage": {"run", "report"},
    "coverage.run": {"branch", "parallel", "patch", "source"},
    "coverage.report": {"fail_under"},
    "deptry": {
        "optional_dependencies_dev_groups",
        "known_first_party",
        "package_module_name_map",
        "per_rule_ignores",
    },
    "deptry.package_module_name_map": FREE,
    "deptry.per_rule_ignores": FREE,
    "importlinter": {"root_packages", "include_external_packages", "contracts"},
    "importlinter.contracts": CONTRACT,
}


def unknown_keys(table: dict[str, Any], path: str) -> list[str]:
    """List the keys of a table and of those below it that `KNOWN` does not have."""
    known = KNOWN.get(path, set())
    if known is FREE:
        return []
    found = [f"{path}.{key}" for key in table if key not in known]
    for key, value in table.items():
        inner = [each for each in value if isinstance(each, dict)] if isinstance(value, list) else [value]
        found += [name for each in inner if isinstance(each, dict) for name in unknown_keys(each, f"{path}.{key}")]
    return found


def test_each_tool_knows_its_keys() -> None:
    """A key that was pasted into another tool's table is found."""
    assert [name for tool, table in PROJECT["tool"].items() for name in unknown_keys(table, tool)] == []


def test_a_key_of_another_tool_is_found() -> None:
    """As mypy's keys once stood in hatch's table."""
    wrong = {"build": {"targets": {"wheel": {"packages": [], "mypy_path": ""}}}}
    assert unknown_keys(wrong, "hatch") == ["hatch.build.targets.wheel.mypy_path"]
    assert unknown_keys({"overrides": [{"modul": "x"}]}, "mypy") == ["mypy.overrides.modul"]
