"""`python -m games`: list, play, replay, check and measure games without Discord.

Short, as Python wants a file of this name for a command.
"""

import sys

from games.cli import main

sys.exit(main())
