"""The conformance kit: random games of any installed game, with everything the kernel promises checked on the way.

A game from elsewhere runs it in its own tests: `assert not check(GAME, games=60).failures`.
"""

from games.kernel.conformance.report import Failure, Report
from games.kernel.conformance.run import check

__all__ = ["Failure", "Report", "check"]
