"""Messages of the practice server, read as a user reads them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.practice.rules.components import text_of, walk
from bot.tables.ports.component_id import ComponentId, parse

Json = dict[str, Any]


def controls(message: Json) -> Iterator[tuple[ComponentId, Json]]:
    """Yield the enabled controls of a message that are ours, with their raw components."""
    for _, part in walk(message["components"]):
        press = parse(part.get("custom_id") or "")
        if press is not None and not part.get("disabled"):
            yield press, part


def control(message: Json, verb: str) -> str | None:
    """Return the id of the enabled control with this verb."""
    return next((part["custom_id"] for press, part in controls(message) if press.verb == verb), None)


def offers(message: Json) -> dict[str, tuple[ComponentId, Json]]:
    """Return what a panel lets its reader choose: each choice with the button or select that makes it."""
    found: dict[str, tuple[ComponentId, Json]] = {}
    for press, part in controls(message):
        if press.verb == "choose":
            found[press.value] = press, part
        elif press.verb == "pick":
            found |= {option["value"]: (press, part) for option in part["options"]}
    return found


def asked(message: Json) -> int | None:
    """Return the number of the ask that a panel puts."""
    return next((press.ask for press, _ in offers(message).values()), None)


def text(message: Json) -> str:
    """Return all text of a message."""
    return text_of(message["components"])


def face(message: Json) -> Json:
    """Return what a message says and lets do, without what differs from run to run."""
    buttons = [(press.verb, press.seat, press.ask, press.value) for press, _ in controls(message)]
    return {"text": text(message), "buttons": buttons, "files": [file["filename"] for file in message["attachments"]]}
