"""What README, `docs/`, `.env.example` and the brief of the code promise, kept by tests."""

from __future__ import annotations

import ast
import contextlib
import functools
import io
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import discord
import pytest

from bot import __main__ as bot
from bot.settings import Settings, environment_name
from bot.tables.ports.caller import NEEDED
from games import cli as games
from render import __main__ as render
from tests.given import OURS

ROOT = Path(__file__).parents[1]
PROGRAMS: dict[str, Callable[[list[str]], int]] = {"bot": bot.main, "games": games.main, "render": render.main}
TOP = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]
}
README, HOSTING = PAGES["README.md"], PAGES["docs/hosting.md"]
LONGEST_README, MOST_WORDS = 150, 25_000
FOLDERS = ("bot", "games", "render", "storage", "tests", "docs", ".ci")
FILES = (*TOP, ".env.example", ".gitignore", "LICENSE", "constraints.txt", "pyproject.toml")
TEXT = {
    "",
    ".css",
    ".csv",
    ".ftl",
    ".html",
    ".ini",
    ".js",
    ".json",
    ".jsonl",
    ".md",
    ".mako",
    ".py",
    ".sh",
    ".toml",
    ".txt",
}
MOST_LINES, MOST_FUNCTION_LINES = 400, 45


def _sources() -> Iterator[Path]:
    for path in (each for folder in FOLDERS for each in (ROOT / folder).rglob("*")):
        if path.is_file() and path.suffix in TEXT and "__pycache__" not in path.parts:
            yield path
    yield from (ROOT / name for name in FILES if (ROOT / name).exists())


# The invitation


def _named_permissions() -> tuple[set[str], set[str]]:
    """Read which permissions the page for owners says the first link asks for, and which the second one adds."""
    paragraph = re.search(r"The first link asks for (.*?)\. The second link adds (.*?)\.", HOSTING, re.DOTALL)
    assert paragraph is not None
    return _flags(paragraph[1]), _flags(paragraph[2])


def _flags(text: str) -> set[str]:
    """Find permissions by their titles, the longest first, as some titles begin others."""
    titles = {name.replace("_", " ").title().replace(" In ", " in "): name for name in discord.Permissions.VALID_FLAGS}
    titles["View Channels"] = "view_channel"
    text, found = " ".join(text.split()), set()
    for title in sorted(titles, key=len, reverse=True):
        if title in text:
            found.add(titles[title])
            text = text.replace(title, "")
    return found


def test_the_links_ask_for_what_the_page_names() -> None:
    """Each link's number is made of the permissions named in the text below it."""
    first, more = _named_permissions()
    numbers = [int(number) for number in re.findall(r"permissions=(\d+)", HOSTING)]
    wanted = [discord.Permissions(**dict.fromkeys(names, True)).value for names in (first, first | more)]
    assert numbers == wanted == [2269718417345536, 2269718417345552]


def test_the_links_ask_for_what_the_bot_needs() -> None:
    """Every permission that the bot looks for is among those that the links ask for, and none is privileged."""
    first, more = _named_permissions()
    assert set(NEEDED) <= first
    assert more == {"manage_channels"}
    assert not {"administrator", "manage_guild", "mention_everyone", "manage_roles"} & (first | more)


# Commands


COMMAND = re.compile(r"`(?:[\w/.]+ )?python -m ((?:bot|games|render|tests)[^`]*)`")


def _commands() -> list[list[str]]:
    """List the commands that the pages give, each as the words after `python -m`."""
    found = [command for page in PAGES.values() for command in COMMAND.findall(page)]
    return [shlex.split(command) for command in dict.fromkeys(found) if not command.startswith("tests")]


@functools.cache
def _help(*words: str) -> str:
    program, *rest = words
    told = io.StringIO()
    with contextlib.redirect_stdout(told), pytest.raises(SystemExit, match=r"^0$"):
        PROGRAMS[program]([*rest, "--help"])
    return told.getvalue()


@pytest.mark.parametrize("command", _commands(), ids=" ".join)
def test_the_commands_exist(command: list[str]) -> None:
    """The program knows the sub-command and each option."""
    program, *words = command
    options = {word for word in words if word.startswith("--")}
    takes_game = program == "render" and words[0] not in ("bench", "check")
    told = _help(program, *([] if takes_game else [word for word in words[:1] if word not in options]))
    assert options <= set(re.findall(r"--[\w-]+", told))


def test_the_pages_have_commands() -> None:
    """The test above looks at something."""
    assert {command[0] for command in _commands()} == {"bot", "games", "render"}
    assert ["bot", "run"] in _commands()


@pytest.mark.parametrize(
    "module", sorted({m for p in PAGES.values() for m in re.findall(r"python -m (tests[\w.]*)", p)})
)
def test_the_programs_of_the_tests_exist(module: str) -> None:
    """A figure's command names a module that is there."""
    path = ROOT / module.replace(".", "/")
    assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()


# Links


def _links() -> list[tuple[str, str]]:
    found = re.compile(r"\]\(((?!http)[^)#]+)[^)]*\)")
    return sorted({(name, link) for name, page in PAGES.items() for link in found.findall(page)})


@pytest.mark.parametrize(("page", "link"), _links())
def test_the_files_that_a_page_links_to_exist(page: str, link: str) -> None:
    """No link leads nowhere."""
    assert ((ROOT / page).parent / link).exists()


PLACEHOLDER = re.compile(r"/[A-Z]+/")
NAMED = re.compile(r"`((?:bot|games|render|storage|tests|docs|\.ci|\.github)/[\w./-]*[\w/])`")


@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])
def test_the_files_that_a_page_names_exist(page: str) -> None:
    """Rooms and files have the names that the pages give them; what a release was like stays in the changelog."""
    names = [name for name in NAMED.findall(PAGES[page]) if not PLACEHOLDER.search(name)]
    assert [name for name in names if not (ROOT / name).exists()] == []


def test_pages_name_files() -> None:
    """The test above looks at something."""
    assert len(NAMED.findall(PAGES["docs/architecture.md"])) > 50


def test_every_page_is_linked_to() -> None:
    """From the README a reader finds every page."""
    linked = {((ROOT / page).parent / link).resolve() for page, link in _links()}
    assert [name for name in PAGES if name.startswith("docs/") and (ROOT / name).resolve() not in linked] == []


def test_the_readme_is_short() -> None:
    """What is for one kind of readers has a page of its own."""
    assert README.count("\n") <= LONGEST_README


def test_the_pages_are_short() -> None:
    """All pages of docs/ except the lab notes can be read in a day."""
    read = [text for name, text in PAGES.items() if name.startswith("docs/") and not name.startswith("docs/lab/")]
    assert sum(len(text.split()) for text in read) <= MOST_WORDS


# The App Directory


def test_the_texts_of_the_listing_fit() -> None:
    """Discord takes 200 and 400 characters in each language, and five tags of at most twenty."""
    page = PAGES["docs/listing.md"]
    texts = re.findall(r"^> (.+)$", page, re.MULTILINE)
    assert [len(text) <= most for text, most in zip(texts, (200, 400) * 2, strict=True)] == [True] * 4
    tags = [re.findall(r"`([^`]+)`", line) for line in re.findall(r"^Tags: (.+)$", page, re.MULTILINE)]
    assert [len(each) for each in tags] == [5, 5]
    assert all(len(tag) <= 20 for each in tags for tag in each)


def test_the_listing_shows_every_game() -> None:
    """Each with its cover and its board, which `render` draws and the golden pictures keep."""
    shown = re.findall(r"golden/(\w+)_(cover|board)\.png", PAGES["docs/listing.md"])
    assert sorted(shown) == sorted((key, what) for key in OURS for what in ("board", "cover"))


# Settings


def test_every_setting_is_explained_and_nothing_else() -> None:
    """`.env.example` names each setting once, with its default, under a comment."""
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if re.match(r"[A-Z_]+=", line))
    assert set(given) == {environment_name(field) for field in Settings.model_fields}
    for name, field in Settings.model_fields.items():
        assert given[environment_name(name)] == str("" if field.default is None else field.default)
        assert lines[lines.index(f"{environment_name(name)}={given[environment_name(name)]}") - 1].startswith("# ")


# What no file may hold

MACHINE = re.compile(r"(?<![\w.:/])/(?:" + "|".join(["work", "home", "root", "Users", r"tmp/\w"]) + r")(?:/|\b)")
INDEX = re.compile(
    "|".join([r"index[-_]" + "url", "/simp" + r"le\b", "pypi" + r"\.org", "python" + "hosted", "artif" + "actory"])
)


def test_no_file_names_a_path_of_a_machine_or_a_package_index() -> None:
    """What is written here works on any machine, and installs from wherever pip is told to."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in _sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if MACHINE.search(line) or INDEX.search(line)
    ]
    assert found == []


FOREIGN = re.compile(r"(?<![.\w])kontor\[|pip install (?:-\S+ \S+ )*['\"]?kontor\b")
"""What would install another project's package: ours has another name and is not published."""


def test_no_text_installs_another_project() -> None:
    """`kontor` on the package index is not ours, and code of its authors would run beside a bot token."""
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in _sources()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FOREIGN.search(line) and "pip uninstall" not in line
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["pip install 'kontor[train]'", "pip install kontor", "pip install -c constraints.txt kontor-bot"]
)
def test_a_text_that_does_is_found(line: str) -> None:
    """In each of its forms."""
    assert FOREIGN.search(line)


def test_files_and_functions_are_small() -> None:
    """No Python file is longer than 400 lines, no function longer than 45."""
    found = []
    for path in _sources():
        if path.suffix != ".py":
            continue
        text = path.read_text(encoding="utf-8")
        found += [f"{path.relative_to(ROOT)}: {text.count(chr(10))}"] if text.count("\n") > MOST_LINES else []
        if text.count("\n") < MOST_FUNCTION_LINES:
            continue  # no function in it can be longer
        for node in _functions(ast.parse(text)):
            lines = (node.end_lineno or 0) - node.lineno + 1
            found += [f"{path.relative_to(ROOT)}: {node.name} {lines}"] if lines > MOST_FUNCTION_LINES else []
    assert found == []


def _functions(node: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Find all functions, wherever they stand; none stands inside an expression, and most of a file is expressions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
        if isinstance(child, ast.stmt | ast.excepthandler | ast.match_case):
            yield from _functions(child)


def test_functions_are_found_wherever_they_stand() -> None:
    """In a class, a branch, a handler, a case, a function."""
    nested = "class A:\n def b(): pass\nif 1:\n async def c():\n  def d(): pass\n"
    handled = "else:\n try: pass\n except OSError:\n  def e(): pass"
    matched = "\nmatch 1:\n case 1:\n  with f:\n   def g(): pass"
    assert [function.name for function in _functions(ast.parse(nested + handled + matched))] == [
        "b",
        "c",
        "d",
        "e",
        "g",
    ]


def test_no_code_escapes_the_formatter() -> None:
    """One layout serves everywhere, and nobody has to think about it."""
    code = [path for path in _sources() if path.suffix == ".py"]
    assert [path for path in code if re.search(r"# fmt: (skip|off)", path.read_text(encoding="utf-8"))] == []
