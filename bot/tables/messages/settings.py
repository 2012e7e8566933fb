"""The buttons behind `/settings`: each opens a page that is answered in its place, with a way back."""

from __future__ import annotations

from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Row
from games.kernel.words import Words

SETTINGS = "settings"
"""The verb of the button that leads back from a page."""
PAGES: tuple[str, ...] = ("set_channels", "set_caps", "set_games", "set_bans", "set_roles")
"""The verbs of the buttons that open a page, in their order; each has a text `button-VERB`."""


def page_rows(texts: Words) -> tuple[Row, ...]:
    """Return the buttons under the settings, five in a row."""
    buttons = [Button(ComponentId("", verb).id, texts.text(f"button-{verb}")) for verb in PAGES]
    return tuple(tuple(buttons[at : at + 5]) for at in range(0, len(buttons), 5))


def back_button(texts: Words) -> Button:
    """Return the button under a page that leads back to the settings."""
    return Button(ComponentId("", SETTINGS).id, texts.text(f"button-{SETTINGS}"))
