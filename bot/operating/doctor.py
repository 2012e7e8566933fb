"""`python -m bot doctor`: look at all that Kontor needs, and say for each thing what to do about it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator

from bot.operating import checks
from bot.operating.postgres import Finding
from bot.settings import Settings, WrongSetting, load_settings, unknown_variables

MARKS = {True: "good ", None: "look ", False: "wrong"}
CHECKS: tuple[Callable[[Settings], Finding], ...] = (
    checks.token,
    checks.permissions,
    checks.data_folder,
    checks.database,
    lambda settings: checks.clock(settings, time.time()),
    checks.space,
    checks.backups,
    lambda _settings: checks.drawable_letters(),
)


def run() -> int:
    """Tell what was found, one line each and what to do below; return 1 if something is wrong."""
    found = []
    for finding in _findings():
        found.append(finding)
        sys.stdout.write(
            f"{MARKS[finding.good]}  {finding.what}\n" + (f"       {finding.to_do}\n" if finding.to_do else "")
        )
    return 1 if any(finding.good is False for finding in found) else 0


def _findings() -> Iterator[Finding]:
    try:
        settings = load_settings()
    except WrongSetting as wrong:
        yield Finding(
            False, str(wrong), "Correct it in the environment or in .env; .env.example explains each setting."
        )
        return
    yield checks.settings(unknown_variables())
    for check in CHECKS:
        yield check(settings)
