"""`python -m tests.rooms`: the rooms, layers and imports of each package, from the code as it stands.

A room is a folder, or a module with a task of its own. Its layer is one more than the highest that it imports.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "bot.tables", "storage", "render", "games.kernel")
GAMES = ("games.tallinn", "games.tinker_tailor", "games.ulm", "games.eldermann")


@dataclass(frozen=True)
class Plan:
    """The rooms of a package, and which of them import which."""

    package: str
    rooms: dict[str, list[Path]]

    @cached_property
    def imports(self) -> set[tuple[str, str]]:
        """List each pair of rooms of which the first imports the second."""
        found = set()
        for room, files in self.rooms.items():
            for name in (name for file in files for name in _imported(file)):
                if name.startswith(f"{self.package}."):
                    found.add((room, name[len(self.package) + 1 :].split(".")[0]))
        return {(room, other) for room, other in found if other in self.rooms and other != room}

    def layer(self, room: str) -> int:
        """Return the layer of a room; import rules keep rooms free of circles."""
        return 1 + max((self.layer(other) for one, other in self.imports if one == room), default=0)


def plan(package: str) -> Plan:
    """Look at a package."""
    rooms: dict[str, list[Path]] = {}
    for path in sorted((ROOT / package.replace(".", "/")).iterdir()):
        if path.is_dir() and (files := sorted(path.rglob("*.py"))):
            rooms[path.name] = files
        elif path.suffix == ".py" and not path.name.startswith("__"):
            rooms[path.stem] = [path]
    return Plan(package, rooms)


def _imported(file: Path) -> Iterator[str]:
    """List what a module imports; a name that is imported from a package may be a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def told(package: str) -> str:
    """Say in lines what a package consists of, the highest layer first."""
    found = plan(package)
    layers: dict[int, list[str]] = {}
    for room in found.rooms:
        layers.setdefault(found.layer(room), []).append(room)
    head = f"{package}: {len(found.rooms)} rooms, {len(layers)} layers, {len(found.imports)} imports between rooms"
    return "\n".join([head, *(f"  {at:2}  {'  '.join(layers[at])}" for at in sorted(layers, reverse=True))])


if __name__ == "__main__":
    sys.stdout.write("\n\n".join(map(told, sys.argv[1:] or (*PACKAGES, *GAMES))) + "\n")
