"""The control plane's client: act as any user and see what they see."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.practice.client.link import TIMEOUT, Link, PracticeError
from bot.practice.rules.errors import Json
from bot.practice.world.world import EPHEMERAL, LOADING


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


class Practice(Link):
    """Speak to a control plane; users are given by name or id, messages by id or as they were seen."""

    # Acting as a user. `wait` is how many seconds the bot may take for its first response.

    async def slash(self, user: str, channel: str, name: str, /, wait: float = TIMEOUT, **options: object) -> Answer:
        """Use a slash command such as "play"."""
        return await self._act("slash", user=user, channel=channel, name=name, options=options, wait=wait)

    async def menu(self, user: str, channel: str, name: str, target: Json | str, wait: float = TIMEOUT) -> Answer:
        """Use an entry in the menu of a user or of a message."""
        where = message_id(target)
        return await self._act("menu", user=user, channel=channel, name=name, target=where, wait=wait)

    async def click(self, user: str, message: Json | str, custom_id: str, wait: float = TIMEOUT) -> Answer:
        """Press a button."""
        return await self._act("click", user=user, message=message_id(message), custom_id=custom_id, wait=wait)

    async def _act(self, op: str, **args: object) -> Answer:
        return Answer(**await self.ask(op, **args))

    async def delete_message(self, message: Json | str) -> None:
        """Delete a message as a moderator."""
        await self.ask("delete_message", message=message_id(message))

    # Seeing.

    async def visible(self, user: str, channel: str | None = None) -> list[Json]:
        """Return the messages a user sees, own ephemeral ones included, oldest first."""
        return list(await self.ask("visible", user=user, channel=channel))

    async def wait_visible(
        self, user: str, predicate: Callable[[Json], object], channel: str | None = None, within: float = TIMEOUT
    ) -> Json:
        """Wait until a user sees a message that fits, and return the newest such message."""

        async def newest() -> Json | None:
            return next((m for m in reversed(await self.visible(user, channel)) if predicate(m)), None)

        return await self.until(newest, within)

    async def wait_answer(self, user: str, answer: Answer, within: float = TIMEOUT) -> Json:
        """Return an answer's message once it is more than "thinking"."""
        if answer.message is None:
            raise PracticeError("this answer is no message")
        wanted = answer.message["id"]
        return await self.wait_visible(user, lambda m: m["id"] == wanted and not m["flags"] & LOADING, within=within)


def message_id(message: Json | str) -> str:
    """Return the id of a message given by id or as it was seen."""
    return message if isinstance(message, str) else str(message["id"])
