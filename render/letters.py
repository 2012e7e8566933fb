"""Say which scripts of names this machine can draw: `python -m render.letters` writes it as a line of JSON.

Short, as it is a program of its own: loading fonts in the process that asks would cost it memory.
"""

from __future__ import annotations

import json
import sys

from render.paint.fallback import face_for, shapes_letters

SCRIPTS = {
    "Arabic": "ع",
    "Hebrew": "ש",
    "Devanagari": "ह",
    "Thai": "ก",
    "Chinese": "漢",
    "Japanese": "あ",
    "Korean": "한",
    "emoji": "🎲",
}
"""A letter of each, which Kontor's own fonts lack."""


def main() -> None:
    """Write the scripts without a font, and whether letters are joined and ordered."""
    missing = [script for script, letter in SCRIPTS.items() if face_for(letter) is None]
    sys.stdout.write(json.dumps({"missing": missing, "shaped": shapes_letters()}) + "\n")


if __name__ == "__main__":
    main()
