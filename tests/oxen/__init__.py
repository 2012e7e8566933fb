"""The game Oxen, written as games/METHODS.md shows; with `FOLDER` on sys.path it counts as installed."""

from pathlib import Path

FOLDER = Path(__file__).parent
