"""The game Oxen, written as games/METHODS.md teaches it; `FOLDER` on sys.path is an installed distribution."""

from pathlib import Path

FOLDER = Path(__file__).parent
