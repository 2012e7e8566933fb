"""The bot of bench_start: as `python -m bot run` starts it, but at the practice server whose address is given."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.practice.launch.redirect import point

if __name__ == "__main__":
    point(sys.argv[1])
    sys.exit(main(["run"]))
