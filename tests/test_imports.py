from __future__ import annotations

import tomllib
from graphlib import TopologicalSorter
from pathlib import Path

import grimp


def test_no_module_imports_itself_by_a_detour() -> None:
    """There is no import circle, not even one for types only; the sorter raises CycleError naming it."""
    graph = grimp.build_graph("bot", "games", "render", "storage")
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(list(TopologicalSorter(imported).static_order())) > 100


def test_the_painting_toolkit_may_import_nothing_of_games_but_clusters() -> None:
    """A new room of games is forbidden to it, too."""
    text = (Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8")
    contracts = tomllib.loads(text)["tool"]["importlinter"]["contracts"]
    (contract,) = [each for each in contracts if each.get("source_modules") == ["render.paint"]]
    rooms = grimp.build_graph("games").find_children("games") - {"games.__main__", "games.clusters"}
    assert rooms <= set(contract["forbidden_modules"])
    assert "ignore_imports" not in contract
