"""Fluent files are parsed as the library parses them, right and wrong ones."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from games.kernel.texts import parsed
from games.kernel.words import KERNEL, LOCALES, sources

WRONG = [
    "a = { $ }",
    "1 = one",
    "a = {",
    "a = }",
    "a = { -t. }\n b",
    "-t\n",
    "a =",
    "a\n.b",
    "Ä = b\nc = d",
]
RIGHT = [
    "a = b\r\n  c { $d }\r\ne = f\r",
    "a = b\rc { d }\n",
    "a = { $n ->\n  [one] x\n *[other] y { -t(k: 1) }\n }\n-t = t\n  .k = v\n",
    "# note\na = { \"{\" }b{ F(x, y: 'z') }\n\n    c\n  d\n## group\n",
    "a =\n    b\n  c  \n .d = { e.f }\n",
    "",
]


@pytest.mark.parametrize("source", [*RIGHT, *WRONG])
def test_each_construct(source: str) -> None:
    """Each source is parsed to the same as by the library, errors included."""
    assert parsed(source).equals(FluentParser().parse(source), ignored_fields=["span"])


def test_wrong_files_are_wrong() -> None:
    """What is no entry stays none."""
    assert all(type(parsed(source).body[0]).__name__ == "Junk" for source in WRONG)


@pytest.mark.parametrize("locale", LOCALES)
def test_shipped_files(locale: str) -> None:
    """The kernel's own texts come out the same."""
    for source in sources(KERNEL, locale).values():
        assert parsed(source).equals(FluentParser().parse(source), ignored_fields=["span"])
