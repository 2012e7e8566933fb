"""`python -m bot.operating`: what `python -m bot health` does, without the rest, for checks that run each minute.

Short, so that such a check loads no more than this.
"""

import sys

from bot.operating import ask_health
from bot.settings import WrongSetting, load_settings

if __name__ == "__main__":
    try:
        sys.exit(ask_health(load_settings()))
    except WrongSetting as wrong:
        sys.stderr.write(f"{wrong}\n")
        sys.exit(2)
