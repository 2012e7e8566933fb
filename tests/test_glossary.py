"""The glossary's words are in the code, and those that we have given up are not."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINE = re.compile(r"^\| `(\w+)` \| [^|]+ \| `([\w/.]+)` \|$", re.MULTILINE)
GLOSSARY = LINE.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))

RETIRED = {
    *("house", "desk", "desks", "office", "courier", "parcel", "parcels", "packer"),
    *("owe", "owes", "owed", "owing", "caretaker", "clockwork", "thinker", "trouble", "troubles"),
    *("basics", "measures", "live", "precedence", "telling", "settle", "stamp", "trial"),
}
"""Words of our own that standard terms have replaced, as parts of names in `bot/` and `storage/`."""
EXEMPT = {
    "live": "a column",
}
"""What keeps a retired word because it is frozen (see test_frozen.py) or another's."""
GIVEN_UP = re.compile(
    r"\b(desks?|couriers?|parcels?|caretakers?|clockwork|thinkers?|(the|a|trial) house)\b(?! (rules?|options?))",
    re.IGNORECASE,
)
"""Those among them that plain sentences do not need either, in code, tests and pages."""
KERNEL = {"settle": "a method of shapes", "settle_options": "a method of games"}


def names(path: Path) -> Iterator[tuple[int, str]]:
    """List the names that a file defines or uses, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield line, node.name
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg):
            yield line, node.arg
        elif isinstance(node, ast.alias):
            yield line, node.name.rpartition(".")[2]


def words_of(name: str) -> set[str]:
    """Split a name into its words."""
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def retired(path: Path) -> list[str]:
    """List the names of a file that contain a retired word."""
    return [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for line, name in names(path)
        if words_of(name) & RETIRED and name not in EXEMPT and name not in KERNEL
    ]


def sources() -> list[Path]:
    """List the files whose names are checked; migrations stay as they were released."""
    found = [path for folder in ("bot", "storage") for path in sorted((ROOT / folder).rglob("*.py"))]
    return [path for path in found if "migrations" not in path.parts]


def test_the_glossary_is_read() -> None:
    """Every line of its table has a word, a meaning and a file."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert len(GLOSSARY) == sum(line.startswith("| `") for line in text.splitlines()) > 50
    words = [word for word, _ in GLOSSARY]
    assert words == sorted(words, key=str.lower)
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "file"), GLOSSARY, ids=[word for word, _ in GLOSSARY])
def test_each_word_is_in_the_code(word: str, file: str) -> None:
    """It stands in the file that the glossary names, or the file is named after it."""
    path = ROOT / file
    assert path.stem == word or re.search(rf"\b{word}\b", path.read_text(encoding="utf-8"))


def test_no_retired_word_is_a_name() -> None:
    """Names in the bot and the storage use the field's terms."""
    assert [found for path in sources() for found in retired(path)] == []


def test_no_file_bears_a_retired_word() -> None:
    """As names in files."""
    assert [path for path in sources() if words_of(path.stem) & RETIRED] == []


def test_no_retired_word_is_in_a_text() -> None:
    """Comments, docstrings, names of tasks, tests and pages use today's words."""
    paths = [path for folder in ("bot", "storage", "tests", "docs") for path in sorted((ROOT / folder).rglob("*.*"))]
    paths += [path for path in ROOT.glob("*.md") if path.name != "CHANGELOG.md"]  # which tells what was
    read = [path for path in paths if path.suffix in (".py", ".md", ".js", ".ftl") and path != Path(__file__)]
    assert [(path, found[0]) for path in read if (found := GIVEN_UP.search(path.read_text(encoding="utf-8")))] == []


def test_a_retired_word_is_found(tmp_path: Path) -> None:
    """In all kinds of names, in whatever way they are written."""
    assert words_of("LiveTable") == {"live", "table"}
    assert words_of("_owed_anew") == {"owed", "anew"}
    assert words_of("HTTPDesk") == {"http", "desk"}
    assert GIVEN_UP.search("The courier rests.")
    assert not GIVEN_UP.search("Three house options; the house rules of a game.")
    file = tmp_path / "sample.py"
    file.write_text("class Office:\n    def press(self, parcel): return self.house\n", encoding="utf-8")
    assert {word for _, name in names(file) for word in words_of(name)} >= {"office", "parcel", "house"}
