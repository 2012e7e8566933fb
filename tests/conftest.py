"""How all tests run: with bytecode; generated cases have no deadline, and on the machine that decides the same ones."""

from __future__ import annotations

import os
import sys

from hypothesis import settings

settings.register_profile("kontor", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("kontor")

# Where the environment forbids bytecode, each process that a test starts compiles every module anew: seconds each.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
