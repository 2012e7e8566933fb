from __future__ import annotations

from graphlib import TopologicalSorter

import grimp


def test_no_module_imports_itself_by_a_detour() -> None:
    """There is no import circle, not even one for types only; the sorter raises CycleError naming it."""
    graph = grimp.build_graph("bot", "games", "render", "storage")
    imported = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(list(TopologicalSorter(imported).static_order())) > 100
