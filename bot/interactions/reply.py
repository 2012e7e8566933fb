"""One interaction's reply: the first response, or what follows a deferral, and later edits of the same message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Literal

import discord

from bot.api.icons import Icons
from bot.api.payload import Payload, kept_pictures, message, modal, walk
from bot.interactions.caller import Interaction, is_private, is_stranger
from bot.tables.ports.panel import Answer, Panel


class Unsendable(Exception):
    """Tell a developer that an answer is empty, or is a form after a deferral, when Discord opens none."""


class Reply:
    """Reply to one interaction, with the icons that messages may use."""

    def __init__(self, interaction: Interaction, icons: Icons | None = None) -> None:
        self.interaction, self._icons = interaction, icons or Icons()
        self.message_id: int | None = None
        self.failed = self._words_alone = False
        self._deferred: Literal["no", "update", "thinking"] = "no"
        self._edit: Callable[..., Awaitable[Any]] = interaction.edit_original_response

    async def defer(self) -> None:
        """Ask for more time: silently on a private message, else by a private "thinking"."""
        if self.interaction.message is not None and is_private(self.interaction):
            self._deferred = "update"
            await self.interaction.response.defer()
        else:
            self._deferred = "thinking"
            await self.interaction.response.defer(ephemeral=True, thinking=True)

    async def send(self, answer: Answer) -> None:
        """Send an answer; raise discord.py's errors."""
        if answer.form is not None:
            if self._deferred != "no":
                raise Unsendable
            await self.interaction.response.send_modal(modal(answer.form))
        elif answer.panel is not None:
            update = answer.update and self._may_edit_pressed()
            kept = kept_pictures(self.interaction.message) if update and answer.keep_pictures else None
            public = answer.public and not update and not is_stranger(self.interaction)
            seen = public or (update and not is_private(self.interaction))
            self._words_alone = not answer.icons and not seen
            await self._icons.send(self._fit(answer.panel), lambda payload: self._send(payload, update, public), kept)
        else:
            raise Unsendable

    async def acknowledge(self) -> None:
        """Leave the pressed message as it is: it shows something newer by now."""
        pressed = self.interaction.message
        self.message_id = None if pressed is None else pressed.id
        if self._deferred == "no":
            await self.interaction.response.defer()
        elif self._deferred == "thinking":
            await self.interaction.delete_original_response()

    async def where(self) -> int:
        """Return the id of the message that the reply has made or changed; ask Discord if it was not told."""
        if self.message_id is None:
            self.message_id = (await self.interaction.original_response()).id
        return self.message_id

    async def improve(self, panel: Panel) -> None:
        """Replace what was sent by a fuller panel."""
        await self._icons.send(self._fit(panel), lambda payload: self._edit(**payload.as_edit()))

    async def add(self, panel: Panel) -> None:
        """Send one more message, for the user alone."""
        send = self.interaction.followup.send
        await self._icons.send(self._fit(panel), lambda payload: send(ephemeral=True, **payload.as_new()))

    def _fit(self, panel: Panel) -> Panel:
        """Leave icons out where the user sees the message alone and wants none."""
        return replace(panel, icons=False) if self._words_alone else panel

    def _may_edit_pressed(self) -> bool:
        """Allow a public message to change only by a control that it has: an answer to a forged id stays private."""
        pressed = self.interaction.message
        data: dict[str, Any] = dict(self.interaction.data or {})
        if pressed is None or is_private(self.interaction):
            return pressed is not None
        ids = {getattr(part, "custom_id", None) for part in walk(pressed.components)}
        return self.interaction.type is discord.InteractionType.component and data.get("custom_id") in ids

    async def _send(self, payload: Payload, update: bool, public: bool) -> None:
        if self._deferred == "no":
            await self._respond(payload, update, public)
        elif update and self._deferred == "thinking":
            await self._edit_pressed(payload)
        elif update or (self._deferred == "thinking" and not public):
            self.message_id = (await self.interaction.edit_original_response(**payload.as_edit())).id
        elif self._deferred == "thinking":
            await self._post_after_thinking(payload)
        else:
            await self._follow_up(payload, public=public)

    async def _respond(self, payload: Payload, update: bool, public: bool) -> None:
        response = self.interaction.response
        if update:
            response_sent = await response.edit_message(**payload.as_edit())
        else:
            response_sent = await response.send_message(ephemeral=not public, **payload.as_new())
        self.message_id = response_sent.message_id if response_sent else None

    async def _edit_pressed(self, payload: Payload) -> None:
        """Edit the pressed public message as the bot: the interaction's token now stands for "thinking"."""
        pressed = self.interaction.message
        if pressed is not None:
            self._edit, self.message_id = pressed.edit, pressed.id
            await pressed.edit(**payload.as_edit())
        await self.interaction.delete_original_response()

    async def _post_after_thinking(self, payload: Payload) -> None:
        """Post publicly after a private "thinking": the first follow-up would become that private message itself."""
        await self.interaction.edit_original_response(view=message(Panel(("…",))).view)
        await self._follow_up(payload, public=True)
        await self.interaction.delete_original_response()

    async def _follow_up(self, payload: Payload, *, public: bool) -> None:
        sent = await self.interaction.followup.send(ephemeral=not public, wait=True, **payload.as_new())
        self._edit, self.message_id = sent.edit, sent.id
