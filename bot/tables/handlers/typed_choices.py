"""Typed choices: their meaning, suggestions, and refusals that quote them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from bot.tables.core.table import Table
from bot.tables.messages import common
from bot.tables.messages.sequences import may_sequence, names_of
from bot.tables.ports.component_id import MAX_LENGTH
from bot.tables.ports.panel import Choice
from games.kernel.ask import PARTING, OneOf, choices_of
from games.kernel.errors import IllegalChoice, NotOffered
from games.kernel.sequences import Draft
from games.kernel.state import State
from games.kernel.typed import Asked, examples, offers, plain, say, understand, wishes_of
from games.kernel.visibility import view
from games.kernel.words import Words, clipped, own_first

LONGEST_TYPED, LONGEST_SEQUENCE = 200, 1_000
"""Most characters of a typed choice and of a sequence; longer texts are cut, as a refusal quotes them."""


def _ask_of(table: Table, seat: int) -> Asked:
    seen = view(table.require_match().state, seat)
    return Asked(table.game.voice, seen, seat, table.game.rules.asked(seen)[seat])


def _is_open(table: Table, seat: int, ask: int | None) -> bool:
    """Tell whether the seat still has this question; otherwise no text is understood."""
    return ask == table.require_match().state.ask and seat in table.asked_seats()


def _languages(table: Table, texts: Words) -> tuple[Words, ...]:
    """Return the words of all languages that can be typed, the user's first."""
    return texts, *(common.words_for(table, locale) for locale in own_first(texts.locale)[1:])


def parse_typed(table: Table, seat: int, ask: int | None, typed: str, texts: Words) -> str:
    """Return the choice that a typed text means: in the user's language, in another, or as an id."""
    typed = typed.strip()[:LONGEST_TYPED]
    return understand(_ask_of(table, seat), typed, _languages(table, texts)) if _is_open(table, seat, ask) else typed


def parse_sequence(table: Table, seat: int, typed: str, texts: Words) -> list[str]:
    """Return the choices of a typed sequence, each understood in the position after those before it.

    Parts that are not understood, or that follow something yet unknown, stay as typed. If one choice has several items,
    semicolons separate those.
    """
    parts = choices_of(typed.strip()[:LONGEST_SEQUENCE])
    if len(parts) < 2 or not isinstance(_ask_of(table, seat).ask.shape, OneOf):
        return []
    _, found = _composed(table, seat, parts, texts)
    return [*found, *parts[len(found) :]]


def _composed(table: Table, seat: int, parts: Sequence[str], texts: Words) -> tuple[Draft[State], list[str]]:
    """Compose a sequence from typed parts, up to and including the first refused one."""
    draft, found = Draft(table.game, _ask_of(table, seat).view, seat), list[str]()
    with suppress(IllegalChoice):
        for part in parts:
            if draft.is_done:
                break
            there = Asked(table.game.voice, draft.seen, seat, draft.ask)
            found.append(understand(there, part, _languages(table, texts)))
            draft.add(found[-1])
    return draft, found


def suggest_choices(table: Table, seat: int, typed: str, texts: Words) -> list[Choice]:
    """Suggest the offers that contain the typed text; use another language only if one has none.

    For a typed sequence, suggest the next choices.
    """
    before, semicolon, last = typed.rpartition(PARTING.strip())
    if not semicolon or not may_sequence(table, seat):
        return _suggest(_ask_of(table, seat), table, typed, texts)
    parts = choices_of(before)
    draft, _ = _composed(table, seat, parts, texts)
    if draft.is_done or len(draft.choices) < len(parts):
        return []
    found = _suggest(Asked(table.game.voice, draft.seen, seat, draft.ask), table, last.strip(), texts)
    label = PARTING.join(names_of(draft, texts))
    whole = [Choice(draft.text + PARTING + each.value, label + PARTING + each.label) for each in found]
    return [replace(each, label=clipped(each.label, 100)) for each in whole if len(each.value) <= MAX_LENGTH]


def suggest_wishes(table: Table, seat: int, typed: str, texts: Words) -> list[Choice]:
    """Suggest wishes in the same way."""
    asked = _wishes_of(table, seat)
    return [] if asked is None else _suggest(asked, table, typed, texts)


def parse_wish(table: Table, seat: int, typed: str, texts: Words) -> str | None:
    """Return the wish that a typed text means, as a choice is understood; None if it means none.

    A text that is a choice of what is asked now is that choice.
    """
    typed, wishes = typed.strip()[:LONGEST_TYPED], _wishes_of(table, seat)
    if wishes is None or wishes.ask.shape is None:
        return None
    if seat in table.asked_seats():
        shape = _ask_of(table, seat).ask.shape
        if shape is not None and shape.settle(understand(_ask_of(table, seat), typed, _languages(table, texts))):
            return None
    return wishes.ask.shape.settle(understand(wishes, typed, _languages(table, texts)))


def _wishes_of(table: Table, seat: int) -> Asked | None:
    seen = view(table.require_match().state, seat)
    return wishes_of(table.game.rules, table.game.voice, seen, seat)


def _suggest(asked: Asked, table: Table, typed: str, texts: Words) -> list[Choice]:
    wanted = plain(typed)
    shown = dict(offers(asked, texts))
    for words in _languages(table, texts):
        said = [(choice, plain(f"{label.text}\n{choice}")) for choice, label in offers(asked, words)]
        if found := [choice for choice, text in said if wanted in text and len(choice) <= MAX_LENGTH]:
            return [Choice(choice, clipped(shown[choice].text, 100)) for choice in found]
    return []


def explain_refusal(error: NotOffered, table: Table, seat: int, ask: int | None, said: str, texts: Words) -> NotOffered:
    """Make a refusal quote the typed text, or name the pressed choice, and give examples in words."""
    if not _is_open(table, seat, ask):
        return error
    asked = _ask_of(table, seat)
    example_text = examples(asked, texts)
    fields = error.fields | {
        "choice": say(asked, said.strip()[:LONGEST_TYPED], texts),
        "example": example_text,
        "examples": example_text,
    }
    return NotOffered(error.key, section=error.section, **fields)
