"""Checks of lengths: labels, effects, moments and explanations fit into a message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from games.kernel.ask import Ask, Parts, Pick, Split
from games.kernel.conformance.texts import HINT, LONG_NAMES, proofs, written
from games.kernel.conformance.trial import Trial
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import BESIDE, BUTTON, MOMENT, SHORT, Layout
from games.kernel.words import Words

LISTED = 25
"""Most entries of a select; if there are more choices, only their parts are shown."""
ROOM = {"beside": SHORT, "small": SHORT, "strip": 4}
"""Characters of a label beside its effect."""
ICON = re.compile(r"[a-z][a-z0-9_]{1,31}")


def fitting(trial: Trial) -> Iterator[str]:
    """Each asked seat gets labels, effects and explanations that fit, whatever the players are called."""
    for words in proofs(trial):
        named = words.naming(LONG_NAMES[: trial.seats])
        moment = trial.game.voice.moment(view(trial.state, None), named)
        if not 0 < len(moment) <= MOMENT:
            yield f"the moment does not fit in {words.locale}: {moment!r}"
        for seat, ask in trial.rules.asked(trial.state).items():
            yield from _asked(trial, seat, ask, named)


def _asked(trial: Trial, seat: int, ask: Ask, words: Words) -> Iterator[str]:
    voice, seen = trial.game.voice, view(trial.state, seat)
    layout, choices = voice.layouts.get(ask.section, Layout()), _shown(ask)
    open_choices = [each for each in choices if not _is_apart(trial, seen, seat, each)]
    is_list = layout.kind in ("beside", "small") and len(open_choices) > layout.most
    kind = "list" if is_list else layout.kind
    for choice in choices:
        yield from _label(trial, seen, seat, choice, kind if choice in open_choices else "list", words)


def _shown(ask: Ask) -> list[str]:
    """List the choices that have an entry of their own, or the parts of those that have none."""
    if ask.shape is None:
        return []
    listed = list(islice(ask.shape.listed(), LISTED + 1))
    if isinstance(ask.shape, Parts):
        return list(dict.fromkeys(item for _, items in ask.shape.groups for item in items))
    if len(listed) <= LISTED or not isinstance(ask.shape, Pick | Split):
        return listed
    items = ask.shape.items if isinstance(ask.shape, Pick) else [item for item, _ in ask.shape.limits]
    return list(dict.fromkeys(items))


def _is_apart(trial: Trial, seen: State, seat: int, choice: str) -> bool:
    """Tell whether a choice is in the last row, or under *More*."""
    voice = trial.game.voice
    return any(told(seen, seat, choice) for told in (voice.finishes, voice.wins, voice.plans))


def _label(trial: Trial, seen: State, seat: int, choice: str, kind: str, words: Words) -> Iterator[str]:
    voice, where = trial.game.voice, f"of {choice!r} in {seen.section} ({kind}, {words.locale})"
    label, effect = voice.label(seen, seat, choice, words), without_icons(voice.gain(seen, seat, choice, words).text)
    text, short = without_icons(label.text), without_icons(label.short or label.text)
    if not 0 < len(text) <= BUTTON:
        yield f"the label {where} does not fit: {text!r}"
    if len(short) > ROOM.get(kind, BUTTON):
        yield f"the short label {where} does not fit: {short!r}"
    if len(effect) > (BESIDE if kind in ("beside", "strip") else HINT) or "…" in effect:
        yield f"the effect {where} does not fit: {effect!r}"
    yield from written(f"the effect {where}", effect, words)
    if label.icon and not ICON.fullmatch(label.icon):
        yield f"the icon {where} is no name: {label.icon!r}"


FITTING = (fitting,)
