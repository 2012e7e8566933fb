"""The button that leads to a game's lesson."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.messages.common import GOLD, game_title
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Panel, Row
from games.kernel import catalogue
from games.kernel.game import Game
from games.kernel.lessons import load_lesson
from games.kernel.words import Words

LEARN = "learn"
"""The verb of the button; without a game it asks for one."""
ROW = 5
"""Buttons that Discord takes in one row."""


def learnable() -> Sequence[Game]:
    """List the games that have a lesson, the shortest first, which is best for newcomers."""
    found = [game for game in catalogue.offered().values() if load_lesson(game) is not None]
    return sorted(found, key=lambda game: (game.minutes, game.key))


def learn_row(game: Game | None, texts: Words) -> tuple[Row, ...]:
    """Return a row with the button that begins a game's lesson, or asks for the game; nothing if there is none."""
    buttons = learn_buttons(game, texts)
    return (buttons,) if buttons else ()


def learn_buttons(game: Game | None, texts: Words) -> tuple[Button, ...]:
    """Return that button by itself."""
    if game not in (None, *learnable()) or not learnable():
        return ()
    label = texts.text("button-learn" if game is not None else "button-learn-any")
    return (Button(ComponentId("", LEARN, value=game.key if game is not None else "").id, label),)


def which_panel(texts: Words) -> Panel:
    """Ask which game is to be learnt; a button for each that has a lesson."""
    buttons = [
        Button(ComponentId("", LEARN, value=game.key).id, game_title(game.key, texts), "secondary" if at else "primary")
        for at, game in enumerate(learnable())
    ]
    rows = tuple(tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW))
    return Panel((texts.text("learn-which"),), rows=rows, accent=GOLD)
