"""The control plane's client for tests: act as any user and see what they see."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.practice.client.link import PATIENCE, PracticeError
from bot.practice.client.stage import Stage, message_id
from bot.practice.rules.errors import Json
from bot.practice.world.world import EPHEMERAL, LOADING

__all__ = ["Answer", "Practice", "PracticeError"]


@dataclass
class Answer:
    """The bot's first response: `type` as in Discord's callbacks, `message` as it was then, `data` as it was sent."""

    interaction: str
    type: int
    message: Json | None
    data: Json

    @property
    def modal(self) -> Json | None:
        """Return the modal if the answer is one."""
        return self.data if self.type == 9 else None

    @property
    def ephemeral(self) -> bool:
        """Tell whether only the asking user sees the answer."""
        return bool(self.message and self.message["flags"] & EPHEMERAL)

    @property
    def waiting(self) -> bool:
        """Tell whether the bot has only said that it is thinking."""
        return bool(self.message and self.message["flags"] & LOADING)


class Practice(Stage):
    """Speak to a control plane; users are given by name or id, messages by id or as they were seen."""

    # Acting as a user. `wait` is how many seconds the bot may take for its first response.

    async def slash(self, user: str, channel: str, name: str, /, wait: float = PATIENCE, **options: object) -> Answer:
        """Use a slash command such as "play" or "table status"."""
        return await self._act("slash", user=user, channel=channel, name=name, options=options, wait=wait)

    async def click(self, user: str, message: Json | str, custom_id: str, wait: float = PATIENCE) -> Answer:
        """Press a button."""
        return await self._act("click", user=user, message=message_id(message), custom_id=custom_id, wait=wait)

    async def select(
        self, user: str, message: Json | str, custom_id: str, values: list[str], wait: float = PATIENCE
    ) -> Answer:
        """Pick in a select."""
        picked = {"custom_id": custom_id, "values": values}
        return await self._act("select", user=user, message=message_id(message), **picked, wait=wait)

    async def forge(
        self, user: str, message: Json | str, custom_id: str, values: list[str] | None = None, wait: float = PATIENCE
    ) -> Answer:
        """Press a button, or with values a select, that need not be there."""
        forged = {"custom_id": custom_id, "kind": 3 if values else 2, "values": values or []}
        return await self._act("forge", user=user, message=message_id(message), **forged, wait=wait)

    async def submit_modal(self, user: str, modal: Answer, values: Json, wait: float = PATIENCE) -> Answer:
        """Submit the modal an answer opened; values by custom id: text, list of picks, or True."""
        return await self._act("submit_modal", user=user, modal=modal.interaction, values=values, wait=wait)

    async def autocomplete(
        self, user: str, channel: str, name: str, option: str, typed: str, /, wait: float = PATIENCE, **options: object
    ) -> list[Json]:
        """Type into an option and return the choices offered, each with name and value."""
        place = {"user": user, "channel": channel, "name": name}
        answer = await self._act("autocomplete", **place, option=option, typed=typed, options=options, wait=wait)
        return list(answer.data.get("choices") or [])

    async def _act(self, op: str, **args: object) -> Answer:
        return Answer(**await self.ask(op, **args))

    # Seeing.

    async def dm(self, user: str) -> str:
        """Return the id of the bot's DM channel with a user."""
        return str(await self.ask("dm", user=user))

    async def channels(self, user: str) -> list[Json]:
        """Return the channels a user sees, threads and the DM included."""
        return list(await self.ask("channels", user=user))

    async def visible(self, user: str, channel: str | None = None) -> list[Json]:
        """Return the messages a user sees, own ephemeral ones included, oldest first."""
        return list(await self.ask("visible", user=user, channel=channel))

    async def wait_visible(
        self, user: str, predicate: Callable[[Json], object], channel: str | None = None, within: float = PATIENCE
    ) -> Json:
        """Wait until a user sees a message that fits, and return the newest such message."""

        async def newest() -> Json | None:
            return next((m for m in reversed(await self.visible(user, channel)) if predicate(m)), None)

        return await self.until(newest, within)

    async def settled(self, user: str, answer: Answer, within: float = PATIENCE) -> Json:
        """Return an answer's message once it is more than "thinking"."""
        if answer.message is None:
            raise PracticeError("this answer is no message")
        wanted = answer.message["id"]
        return await self.wait_visible(user, lambda m: m["id"] == wanted and not m["flags"] & LOADING, within=within)
