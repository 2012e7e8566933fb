"""What an offered choice costs and brings, as far as the seat that is asked can know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Gain:
    """A choice's costs and gains: a line of at most 100 characters, and its certain numbers by name.

    A certain number is by how much that one of `Voice.amounts` will have changed at the next question or at the end,
    whatever the seat cannot see and whatever others choose meanwhile. What may come otherwise stands in the text only,
    with its condition; `most` says by how much the rules allow such an amount to have changed then, at the most. No
    number with a plus in the text is greater than all of these.
    """

    text: str = ""
    certain: Mapping[str, int] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict, compare=False)
