"""Values and a clock to try computer players with."""

from __future__ import annotations

TEXT = """
game = "beacons"
rules = 1
material = ""

[options]
rounds = "3"

[[models]]
seats = 2
base = 10.0

[models.features]
"hand" = {weight = -3.0, mean = 6.0, scale = 1.5}
"sparks.lead" = {weight = 4.0, mean = 1.0, scale = 2.0}
"sparks.left" = {weight = 0.5, mean = 0.0, scale = 1.0}
"""
AWRY = TEXT.replace("weight = 4.0", "weight = -9.0")
"""Values by which sparks are bad."""


class Ticks:
    """A clock that goes on by one second each time it is looked at."""

    def __init__(self) -> None:
        self.time = 0

    def __call__(self) -> float:
        """Return the next second."""
        self.time += 1
        return self.time
