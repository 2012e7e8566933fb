"""The handler for the page behind `/settings` on which moderators name a role for each game."""

from __future__ import annotations

from collections.abc import Collection

from bot.tables.company.roles import DROP, GAME, PUT, SET_ROLES, roles_page
from bot.tables.handlers.context import Handler, HandlerContext
from bot.tables.handlers.managing import managed_guild
from bot.tables.ports.caller import Caller, Press
from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import read_ids
from bot.tables.ports.messenger import MessengerError
from bot.tables.ports.panel import Answer
from games.kernel import catalogue
from storage.rows import GameRoleRow, NewAct


class GameRolesHandler:
    """Sets a role for each game; each change is noted for moderators."""

    def __init__(self, context: HandlerContext) -> None:
        self.registry, self.messenger = context.registry, context.messenger
        self.verbs: dict[str, Handler] = {SET_ROLES: self._page, GAME: self._choose, PUT: self._put, DROP: self._drop}

    async def _page(self, press: Press) -> Answer:
        return await self._show(press.caller, next(iter(catalogue.installed())))

    async def _choose(self, press: Press) -> Answer:
        return await self._show(press.caller, _known("".join(press.values)))

    async def _show(self, caller: Caller, game: str) -> Answer:
        texts, guild_id = await self.registry.people.meet(caller), managed_guild(caller)
        async with self.registry.store.read() as tx:
            roles = {row.game: row.role_id for row in await tx.roles.of_guild(guild_id)}
        named = set(roles.values())
        silent = named - await self._mentionable(guild_id, named)
        return Answer(roles_page(roles, silent, game, texts), update=True)

    async def _mentionable(self, guild_id: int, roles: Collection[int]) -> frozenset[int]:
        try:
            return await self.messenger.mentionable(guild_id, roles)
        except MessengerError as error:
            raise Refusal("failed") from error

    async def _put(self, press: Press) -> Answer:
        """Set a game's role, which everybody must be allowed to mention; otherwise Discord would notify nobody."""
        game, guild_id = _known(press.component.value), managed_guild(press.caller)
        for role in read_ids(press.values, 1):
            if role not in await self._mentionable(guild_id, {role}):
                raise Refusal("refused-silent-role", role=f"<@&{role}>")
            await self._keep(press.caller, game, role)
        return await self._show(press.caller, game)

    async def _drop(self, press: Press) -> Answer:
        game = _known(press.component.value)
        await self._keep(press.caller, game, None)
        return await self._show(press.caller, game)

    async def _keep(self, caller: Caller, game: str, role: int | None) -> None:
        guild_id, now = managed_guild(caller), self.registry.clock.now()
        detail = game if role is None else f"{game} {role}"
        async with self.registry.store.write() as tx:
            tx.people.lock_guild(guild_id)
            kept = {row.game: row.role_id for row in await tx.roles.of_guild(guild_id)}
            if kept.get(game) == role:
                return
            if role is None:
                await tx.roles.drop(guild_id, game)
            else:
                await tx.people.save_guild(await tx.people.guild(guild_id))
                await tx.roles.put(GameRoleRow(guild_id=guild_id, game=game, role_id=role))
            await tx.acts.add(NewAct(guild_id=guild_id, user_id=caller.user_id, kind="role", detail=detail, at=now))


def _known(game: str) -> str:
    if game not in catalogue.installed():
        raise Refusal("refused-unknown")
    return game
