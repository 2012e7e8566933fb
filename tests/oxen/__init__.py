"""The game Oxen, written as docs/adding-a-game.md and games/METHODS.md teach it; `FOLDER` on sys.path is an installed distribution."""

from pathlib import Path

FOLDER = Path(__file__).parent
