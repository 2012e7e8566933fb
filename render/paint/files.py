"""The font files that pictures are set in, each with the hash that it is known by."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import font_source_sans_pro
import font_source_serif_pro
import fonticon_mdi7


class FontFile(NamedTuple):
    """Name a font file and the SHA-256 it is known by."""

    path: Path
    sha256: str


def _file(module_file: str | None, name: str, sha256: str) -> FontFile:
    return FontFile(Path(module_file or "").parent / name, sha256)


_SANS, _SERIF = font_source_sans_pro.__file__, font_source_serif_pro.__file__
FILES = {
    "body": _file(
        _SANS, "files/SourceSansPro-Semibold.ttf", "b440fd42fd5a54e1b252731deca9cc86604bee6ffa99281f5874c3476eb17eae"
    ),
    "strong": _file(
        _SANS, "files/SourceSansPro-Black.ttf", "1e59595ebe0445db9bcea5de0d0fa2e08766809d1c97789d938b71a77ecf3cf5"
    ),
    "head": _file(
        _SERIF, "files/SourceSerifPro-Bold.ttf", "78041207a9c5166a82d41676d4c87f4c5ba4e1c13ac654e6e9e3538a5a0b0525"
    ),
    "title": _file(
        _SERIF, "files/SourceSerifPro-Black.ttf", "3eb2883217d013b370c4a69e467616dcb2075f40d8d5231285e0a83817481ad9"
    ),
    "icons": _file(
        fonticon_mdi7.__file__,
        "fonts/materialdesignicons-webfont.ttf",
        "a58ecb54f45eec1afadbc21314d1f0932cf009e5cbc7f3225d7e4a4e1b71ef6b",
    ),
}
