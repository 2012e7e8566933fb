"""What is certain of a choice of Ulm, in words."""

from __future__ import annotations

from collections.abc import Callable

from games.kernel.gains import Gain
from games.kernel.words import Words, clipped
from games.ulm.state import Ulm

Certain = dict[str, int]
"""By how much each of the amounts changes (see `gains.amounts`)."""
Maker = Callable[[Ulm, int, str, Words], Gain]
LONGEST = 100
UNSAID = ("cards",)
"""Goes without saying: whoever plays or takes a card knows it."""


def said(certain: Certain, words: Words, *more: str, most: Certain | None = None) -> Gain:
    """Write certain numbers with their signs, then what follows, as far as there is room; `most` of it is declared."""
    numbers = [
        words.text(f"amount-{name}", sign="+" if number > 0 else "−", count=abs(number))
        for name, number in certain.items()
        if number and name not in UNSAID
    ]
    text = clipped("; ".join(filter(None, [", ".join(numbers), *more])), LONGEST)
    return Gain(text, certain if text else {}, most or {})
