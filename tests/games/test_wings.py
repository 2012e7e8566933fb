"""Each game has three wings, which docs/adding-a-game.md describes and import rules keep apart."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WINGS = ("sections", "voice", "hints")
GAMES = sorted(folder.parent.name for folder in (ROOT / "games").glob("*/material.toml"))
MOST_FILES = 12
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| (the root|`\w+/`) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def files(folder: Path) -> set[str]:
    """Name the modules of a folder."""
    return {file.name for file in folder.glob("*.py")} - {"__init__.py"}


def test_there_are_four_games() -> None:
    """Else the tests below would look at nothing."""
    assert GAMES == ["eldermann", "tallinn", "tinker_tailor", "ulm"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wing", WINGS)
def test_a_wing_has_few_files(game: str, wing: str) -> None:
    """What is more belongs together, or into another room."""
    assert 1 < len(files(ROOT / "games" / game / wing)) <= MOST_FILES


@pytest.mark.parametrize("game", GAMES)
def test_an_import_rule_keeps_the_wings_apart(game: str) -> None:
    """Voice and hints stand side by side, above the sections."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (layers,) = [c["layers"] for c in contracts if c.get("containers") == [f"games.{game}"]]
    rooms = [set(layer.split(" | ")) for layer in layers]
    (upper,) = [at for at, layer in enumerate(rooms) if "voice" in layer]
    (lower,) = [at for at, layer in enumerate(rooms) if "sections" in layer]
    assert "hints" in rooms[upper]
    assert upper < lower


def test_the_page_names_files_that_games_share() -> None:
    """Each file that the page lists is in two games at least, at its place."""
    rows = dict(ROW.findall(PAGE))
    assert set(rows) == {"the root", *(f"`{wing}/`" for wing in WINGS)}
    for row, text in rows.items():
        wing = "" if row == "the root" else row.strip("`/")
        for name in re.findall(r"`(\w+\.py)`", text):
            found = [game for game in GAMES if name in files(ROOT / "games" / game / wing)]
            assert len(found) > 1, f"{wing}/{name}"
