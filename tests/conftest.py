"""How all tests run: generated cases have no deadline, and on the machine that decides they are always the same."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("kontor", deadline=None, derandomize=os.environ.get("CI") == "true")
settings.load_profile("kontor")
