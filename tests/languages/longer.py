"""A language made by a script: English with accents and three letters for two, as a long language would be."""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate, cycle, islice
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

MORE = 0.3
SHORT = 3
"""Letters; shorter words are articles, units and ids."""
ACCENTS = str.maketrans("aeiouyACEIOSUYZcnsz", "åéïöüýÅÇÉÏÖŠÜÝŽčñšž")
KEPT = re.compile(r"(\s+|/[\w-]+|<[^>]*>|\S*\d\S*)")
"""What is not said in another way: blanks, commands, Discord's marks, and what has digits."""
WORD = re.compile(r"[^\W\d_]+")
VOWEL = re.compile("[aeiouyAEIOUY]")


def longer(text: str) -> str:
    """Say a text in the made language."""
    parts = KEPT.split(text)
    words = [found[0] for part in parts[::2] for found in WORD.finditer(part)]
    extra = iter(
        _spread(round(MORE * sum(map(len, words))), [len(word) if len(word) >= SHORT else 0 for word in words])
    )
    return "".join(
        part if place % 2 else WORD.sub(lambda found: _word(found[0], next(extra)), part)
        for place, part in enumerate(parts)
    )


def _spread(extra: int, lengths: list[int]) -> list[int]:
    """Part letters among words by their lengths; the parts' sum is exact."""
    whole, parts, done = sum(lengths) or 1, [], 0
    for end in accumulate(lengths):
        parts.append(extra * end // whole - done)
        done += parts[-1]
    return parts


def _word(word: str, extra: int) -> str:
    """Repeat vowels until the word is long enough, and put accents on it."""
    vowels = [found.start() for found in VOWEL.finditer(word)] or [len(word) - 1]
    more = Counter(islice(cycle(vowels), extra))
    return "".join(letter + letter.lower() * more[place] for place, letter in enumerate(word)).translate(ACCENTS)


class _Longer(Transformer):
    """Say all of a file's texts in the made language; keys, values and choices stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by fluent.syntax
        """Say one piece of text."""
        node.value = longer(node.value)
        return node


def make(packages: list[Path], language: str) -> None:
    """Write `words/LANGUAGE` beside `words/en` in each package."""
    for package in packages:
        folder = package / "words" / language
        folder.mkdir()
        for file in sorted((package / "words" / "en").glob("*.ftl")):
            resource = FluentParser().parse(file.read_text(encoding="utf-8"))
            (folder / file.name).write_text(FluentSerializer().serialize(_Longer().visit(resource)), encoding="utf-8")
