"""The handler for people: `/me`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.tables.company.open_tables import alerts_button
from bot.tables.handlers import own_data
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.greeting import Greeting
from bot.tables.handlers.own_data import RATINGS, OwnDataHandler, check_values, language_line
from bot.tables.handlers.pace import PaceHandler
from bot.tables.messages import common
from bot.tables.ports.caller import Caller, UserOptions
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer, Button, Panel
from bot.tables.stages.voting import Voting

OWN = ("language", "dms", "ratings", "large", "contrast", "reliability", "invitations")


class PeopleHandler:
    """Answer what concerns a user rather than a table."""

    def __init__(self, context: HandlerContext, voting: Voting, pace: PaceHandler) -> None:
        self.context, self.registry, self.pace = context, context.registry, pace
        self.greeting, self.own_data = Greeting(context), OwnDataHandler(context, voting)

    def verbs(self) -> dict[str, Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]]:
        """Name the presses that are answered here."""
        return {**self.own_data.verbs(), "dms_on": self._dms_on}

    async def me(self, caller: Caller, options: UserOptions) -> Answer:
        """Change what is given, and show all of the user's settings; deleting asks once more."""
        own = (await self.registry.people.meet(caller)).locale
        given = {name: options.get(name) for name in OWN}
        wishes = check_values(given)
        wishes |= {name: wishes[name] == "on" for name in ("large", "contrast") if name in wishes}
        if (wish := wishes.pop("ratings", None)) is not None:
            wishes["unrated"] = wish == "off"
        if (wish := wishes.pop("reliability", None)) is not None:
            wishes["discreet"] = wish == "off"
        if (wish := wishes.pop("invitations", None)) is not None:
            wishes["invitable"] = wish == "on"
        wishes |= self.pace.check_times(
            await self.registry.people.user(caller.user_id), options.get("quiet"), options.get("zone"), own
        )
        if (holiday := options.get("holiday")) is not None:
            await self.pace.set_holiday(caller, holiday)
        row = await self.registry.people.change(caller.user_id, **wishes)
        texts = await self.registry.people.meet(caller)
        if options.get("delete"):
            return Answer(own_data.delete_panel(texts))
        if options.get("export"):
            return await self.own_data.export(caller)
        lines = [
            texts.text("me-title"),
            language_line(row.language, texts),
            texts.text(f"me-dms-{row.dms}"),
            *self.pace.lines(row, texts),
            texts.text(f"me-ratings-{RATINGS[row.unrated]}"),
            texts.text(f"me-reliability-{RATINGS[row.discreet]}"),
            texts.text(f"me-invitations-{RATINGS[not row.invitable]}"),
            texts.text(f"me-large-{RATINGS[not row.large]}"),
            texts.text(f"me-contrast-{RATINGS[not row.contrast]}"),
        ]
        if options.get("dms") == "on":
            await self.greeting.ask_again(caller)
        dms_on = () if row.dms == "on" else (Button(ComponentId("", "dms_on").id, texts.text("button-dms")),)
        return Answer(Panel(("\n".join(lines),), rows=((*dms_on, alerts_button(texts)),), accent=common.GOLD))

    async def _dms_on(self, caller: Caller, _press: ComponentId, _values: tuple[str, ...]) -> Answer:
        return replace(await self.me(caller, {"dms": "on"}), update=True)
