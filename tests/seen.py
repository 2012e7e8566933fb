"""What a player sees of a message, read from its raw components."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

import discord

from bot.tables.ports.component_id import ComponentId, parse

EPHEMERAL = 64


def walk(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Go through raw components, nested ones included."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk(filter(None, [component.get("accessory")]))


class Seen:
    """A message as a player sees it."""

    def __init__(self, message: discord.Message, raw: Any) -> None:
        self.message, self.id, self.channel_id = message, message.id, message.channel.id
        self.parts = list(walk(raw.components))
        self.flags = raw.flags
        self.names = [attachment["filename"] for attachment in raw.attachments]

    @property
    def ephemeral(self) -> bool:
        """Tell whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def text(self) -> str:
        """Join its texts."""
        return "\n".join(part["content"] for part in self.parts if "content" in part)

    @property
    def chosen(self) -> list[str]:
        """List what is picked in its selects."""
        options = [option for part in self.parts for option in part.get("options") or ()]
        return [option["label"] for option in options if option.get("default")]

    @property
    def ids(self) -> list[str]:
        """List the ids of its buttons and selects."""
        return [part["custom_id"] for part in self.parts if part.get("custom_id")]

    @property
    def alts(self) -> list[str]:
        """List the alt texts of its pictures."""
        return [item.get("description") or "" for part in self.parts for item in part.get("items") or ()]

    @property
    def links(self) -> list[str]:
        """List the addresses of its link buttons."""
        return [part["url"] for part in self.parts if part.get("url")]

    def presses(self, verb: str) -> list[ComponentId]:
        """List what its controls of a verb say; entries of a list of choices count as buttons."""
        pressed = [press for press in map(parse, self.ids) if press is not None and press.verb == verb]
        return [*pressed, *(self._listed() if verb == "choose" else ())]

    def _listed(self) -> list[ComponentId]:
        found = []
        for part in self.parts:
            press = parse(part.get("custom_id") or "")
            if press is not None and press.verb == "pick" and part.get("max_values", 1) == 1:
                found += [replace(press, verb="choose", value=option["value"]) for option in part["options"]]
        return found

    def find(self, verb: str, value: str | None = None) -> str:
        """Return the id of the control with this verb, and this value if given."""
        for press in self.presses(verb):
            if value in (None, press.value):
                return press.id
        raise AssertionError(f"no {verb} {value or ''} among {self.ids}")

    def values(self, verb: str) -> list[str]:
        """List the values that the select of a verb offers."""
        wanted = self.find(verb)
        return [option["value"] for part in self.parts if part.get("custom_id") == wanted for option in part["options"]]
