"""Starting the bot as a process of its own."""

from __future__ import annotations

import os
import re
from pathlib import Path

from bot.settings import Settings, environment_name

ROOT = Path(__file__).parents[2]
PLACE = re.compile(r"(http://127\.0\.0\.1:\d+)/#token=(\S+)\n")


def environment(**more: str) -> dict[str, str]:
    """Return the environment of a bot's process, without any setting of the developer who runs the tests."""
    hidden = {environment_name(field) for field in Settings.model_fields}
    return {name: value for name, value in os.environ.items() if name not in hidden} | {"PYTHONPATH": str(ROOT), **more}
