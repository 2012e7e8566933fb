"""Cards and roles of Tinker Tailor in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.kernel.events import Data
from games.kernel.voice import SHORT
from games.kernel.words import Words, clipped, fitting
from games.tinker_tailor.material import GOODS, MONEY, ORDER, RANK, ROLES, Material, in_order
from games.tinker_tailor.state import TinkerTailor

HINT, LABEL = 100, 80
MANY = 2
"""From so many roles on after a first one they are named by the first and the last."""


def card(kind: str, words: Words) -> str:
    """Name a goods or money card, or one that is hidden."""
    if kind in GOODS:
        return words.text(f"card-{kind}")
    return words.text("card-money", value=kind) if kind in MONEY else words.text("card-hidden")


def cards(kinds: Iterable[str], words: Words) -> str:
    """Name cards, the same ones together: `2 × Wine, Money 3`; "none" if there are none."""
    counts = Counter(in_order(kind for kind in kinds if kind in ORDER))
    named = [card_count(kind, count, words) for kind, count in counts.items()]
    return ", ".join(named) or words.text("none")


def card_count(kind: str, count: int, words: Words) -> str:
    """Name several cards of a kind."""
    name = card(kind, words)
    return name if count == 1 else words.text("cards-counted", count=count, card=name)


def coins(money: Sequence[str]) -> str:
    """Write money cards as a sum: `5+2`."""
    return "+".join(in_order(money))


def role(name: str, words: Words) -> str:
    """Name a role."""
    return words.text(f"role-{name}")


def short_role(name: str, words: Words) -> str:
    """Name a role in so few words that a button beside its text has room for them."""
    key = f"short-{name}"
    return words.text(key) if words.has(key) else role(name, words)


def role_text(name: str, words: Words, material: Material, *, keep: bool = True) -> str:
    """Say what a role does; `keep` is the option whether the Jailer keeps what others lose to him."""
    return words.text(role_text_key(name, keep=keep), **role_numbers(name, words, material))


def role_text_of(view: TinkerTailor, name: str, words: Words) -> str:
    """Say what a role does at this table."""
    return role_text(name, words, view.material, keep=view.keep)


def role_brief(view: TinkerTailor, name: str, words: Words) -> str:
    """Say what a role does at this table, in a text that fits into two lines beside a button."""
    return words.text(f"brief-{name}{_variant(name, keep=view.keep)}", **role_numbers(name, words, view.material))


def role_numbers(name: str, words: Words, material: Material) -> Data:
    """Give the numbers that a role's text names, and what they count in words: `goods`, and `goods-said`."""
    fields: Data = {}
    for key, number in material.role_numbers[name].items():
        own = f"said-{name}-{key}"
        fields[key] = number
        fields[f"{key}-said"] = words.text(own if words.has(own) else f"said-{key}", count=number)
    return fields


def role_text_key(name: str, *, keep: bool = True) -> str:
    """Name the text of a role."""
    return f"role-{name}-text{_variant(name, keep=keep)}"


def _variant(name: str, *, keep: bool) -> str:
    return "-discard" if name == "jailer" and not keep else ""


def roles(names: Iterable[str], words: Words) -> str:
    """Name roles in their order; "none" if there are none."""
    return ", ".join(role(name, words) for name in names) or words.text("none")


def several(kinds: Sequence[str], words: Words) -> str:
    """Name goods and money in so few words that a button beside an effect has room for them."""
    named = brief(kinds, words)
    return fitting(SHORT, cards(kinds, words), named, clipped(named, SHORT))


def brief(kinds: Sequence[str], words: Words) -> str:
    """Name goods by short words, and money as a sum."""
    counts, money = Counter(kinds), coins([kind for kind in kinds if kind in MONEY])
    named = [_brief(kind, counts[kind], words) for kind in GOODS if kind in counts]
    return ", ".join([*named, *([words.text("money-sum", value=money)] if money else [])])


def _brief(kind: str, count: int, words: Words) -> str:
    key = f"short-{kind}"
    name = words.text(key) if words.has(key) else card(kind, words)
    return name if count == 1 else words.text("cards-counted", count=count, card=name)


def called(first: int, last: int, words: Words) -> str:
    """Name roles that follow each other in the rhyme: many of them by the first and the last."""
    if last - first < MANY:
        return roles(ROLES[first : last + 1], words)
    return words.text("roles-range", first=role(ROLES[first], words), last=role(ROLES[last], words))


def icon(choice: str) -> str:
    """Name the icon of a role or a card; several cards are shown by the first."""
    first = choice.partition("/")[0].partition("+")[0]
    return f"tt_money{first}" if first in MONEY else f"tt_{first}" if first in (*GOODS, *ROLES) else ""


def role_of_turn(view: TinkerTailor, words: Words) -> str:
    """Name the role whose turn it is, with the one that the Actor copies."""
    if not view.role:
        return ""
    return role(view.role, words) + (f" ({role(view.copied, words)})" if view.copied else "")


def is_role(word: str) -> bool:
    """Tell whether a word is a role's id."""
    return word in RANK
