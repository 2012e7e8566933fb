"""`python -m games`: list, play, replay, check and measure games without Discord."""

import sys

from games.cli import main

sys.exit(main())
