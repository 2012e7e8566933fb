"""Interactions from a user's act to the bot's answer: tokens, deadlines and payloads."""

import asyncio
import secrets
from dataclasses import dataclass, field

from bot.practice.rules import permissions
from bot.practice.rules.errors import Json, refusal
from bot.practice.world import payloads
from bot.practice.world.world import Channel, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
FIRST_ANSWER_SECONDS, TOKEN_SECONDS = 3.0, 900.0


@dataclass
class Interaction:
    """One act of a user. `original` is the message that `@original` means once there is one."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    pressed: str | None
    root: Json | None
    answer: asyncio.Future[Json] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    original: str | None = None
    claimed: bool = False  # a first response is being processed or was accepted


class Interactions:
    """Keep open interactions and find them by id or token, with Discord's refusals."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(
        self, kind: int, user_id: str, channel_id: str, pressed: str | None = None, root: Json | None = None
    ) -> Interaction:
        """Create an interaction; `pressed` is the message of a component, `root` what opened a modal."""
        world = self._world
        token = secrets.token_urlsafe(32)
        it = Interaction(world.ids.next(), token, kind, user_id, channel_id, world.clock.now(), pressed, root)
        self._by_id[it.id] = self._by_token[token] = it
        return it

    def by_id(self, interaction_id: str) -> Interaction:
        """Return an interaction or refuse with 10062."""
        if interaction_id not in self._by_id:
            raise refusal(10062)
        return self._by_id[interaction_id]

    def check_token(self, token: str, code: int) -> None:
        """Refuse with this code a token that no interaction has."""
        if token not in self._by_token:
            raise refusal(code)

    def find_unanswered(self, interaction_id: str, token: str) -> Interaction:
        """Return an interaction that may still get its first answer, or refuse with 10062 or 40060."""
        it = self.by_id(interaction_id)
        late = self._world.clock.now() - it.created > FIRST_ANSWER_SECONDS
        if it.token != token or (late and not it.claimed):
            raise refusal(10062)
        if it.claimed:
            raise refusal(40060)
        return it

    def find_answered(self, app_id: str, token: str) -> Interaction:
        """Return an interaction whose token can edit and follow up, or refuse with 10015 or 50027."""
        it = self._by_token.get(token)
        if it is None or app_id != self._world.bot.id:
            raise refusal(10015)
        if self._world.clock.now() - it.created > TOKEN_SECONDS:
            raise refusal(50027)
        if not it.answer.done():
            raise refusal(10015)
        return it


def payload(world: World, it: Interaction, data: Json) -> Json:
    """Show an interaction as INTERACTION_CREATE carries it."""
    channel, user = world.channels[it.channel_id], world.users[it.user_id]
    body: Json = {
        "id": it.id,
        "application_id": world.bot.id,
        "type": it.type,
        "token": it.token,
        "version": 1,
        "data": data,
        "channel_id": channel.id,
        "channel": payloads.channel(world, channel) | {"permissions": permissions.granted_bits(())},
        "app_permissions": permissions.granted_bits(world.denied_in(channel)),
        "locale": user.locale,
        "entitlements": [],
        "authorizing_integration_owners": world.owners(it.user_id, channel),
        "context": 0 if channel.guild_id else 1,
        "attachment_size_limit": 10 * 2**20,
    }
    pressed = {"message": payloads.message_event(world, world.messages[it.pressed])} if it.pressed else {}
    return body | pressed | _place(world, it, channel)


def metadata(world: World, it: Interaction) -> Json:
    """Show which interaction a message answers."""
    known: Json = {"id": it.id, "type": it.type, "user": payloads.user(world.users[it.user_id])}
    known["authorizing_integration_owners"] = world.owners(it.user_id, world.channels[it.channel_id])
    if it.type == COMPONENT:
        known["interacted_message_id"] = it.pressed
    if it.type == MODAL:
        known["triggering_interaction_metadata"] = it.root
    return known


def _place(world: World, it: Interaction, channel: Channel) -> Json:
    user = world.users[it.user_id]
    if channel.guild_id is None:
        return {"user": payloads.user(user)}
    guild = world.guilds[channel.guild_id]
    owner = world.owner_of(guild) == user.id
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": payloads.member(user, guild) | {"permissions": permissions.user_bits(owner=owner)},
    }
