"""All handlers, made over one context, and who answers which verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.tables.finished.replays import Replays
from bot.tables.handlers.admin import AdminHandler
from bot.tables.handlers.after import AfterHandler
from bot.tables.handlers.alerts import AlertHandler
from bot.tables.handlers.blocks import BlockHandler
from bot.tables.handlers.context import HandlerContext
from bot.tables.handlers.game_roles import GameRolesHandler
from bot.tables.handlers.help import HelpHandler
from bot.tables.handlers.hosting import HostingHandler
from bot.tables.handlers.invitations import InvitationHandler
from bot.tables.handlers.leaving import LeaveHandler
from bot.tables.handlers.lessons import LessonHandler
from bot.tables.handlers.lobby import LobbyHandler
from bot.tables.handlers.log import LogHandler
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.people import PeopleHandler
from bot.tables.handlers.replay import ReplayHandler
from bot.tables.handlers.replay_pages import ReplayPagesHandler
from bot.tables.handlers.rooms import RoomsHandler
from bot.tables.handlers.rulebook import AboutHandler, RulebookHandler
from bot.tables.handlers.seat import SeatHandler
from bot.tables.handlers.seeking import SeekingHandler
from bot.tables.handlers.settings import SettingsHandler
from bot.tables.handlers.standings import StandingsHandler
from bot.tables.handlers.table import TableHandler
from bot.tables.handlers.vote import VoteHandler
from bot.tables.ports.caller import Caller
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Answer

Handler = Callable[[Caller, ComponentId, tuple[str, ...]], Awaitable[Answer]]
"""Answer a button or a select: its id, and what was picked."""


class Handlers:
    """Every handler, once; what can be pressed is `verbs`."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.votes = VoteHandler(context)
        self.pace = PaceHandler(context, self.votes)
        self.lobby, self.seat = LobbyHandler(context), SeatHandler(context, self.pace)
        self.tables, self.leaving = TableHandler(context), LeaveHandler(context, self.votes.voting)
        self.people = PeopleHandler(context, self.votes.voting, self.pace)
        self.info, self.settings = AboutHandler(context.registry), SettingsHandler(context)
        self.rulebook, self.replays = RulebookHandler(context), ReplayHandler(context, replays)
        leaves = ReplayPagesHandler(context, replays)
        self.log = LogHandler(context, self.replays, leaves)
        self.standings, self.after = StandingsHandler(context), AfterHandler(context)
        self.blocks, self.moderators = BlockHandler(context), AdminHandler(context)
        self.lessons, self.open_tables = LessonHandler(context), OpenTablesHandler(context)
        self.help = HelpHandler(context)
        self.verbs: dict[str, Handler] = {
            **self.lobby.verbs(),
            **self.open_tables.verbs(),
            **InvitationHandler(context).verbs(),
            **self.blocks.verbs(),
            **HostingHandler(context).verbs(),
            **AlertHandler(context, self.open_tables).verbs(),
            **SeekingHandler(context, self.open_tables).verbs(),
            **self.seat.verbs(),
            **self.tables.verbs(),
            **self.leaving.verbs(),
            **self.people.verbs(),
            **self.settings.verbs(),
            **RoomsHandler(context).verbs(),
            **GameRolesHandler(context).verbs(),
            **self.moderators.verbs(),
            **self.rulebook.verbs(),
            **self.replays.verbs(),
            **leaves.verbs(),
            **self.log.verbs(),
            **self.lessons.verbs(),
            **self.pace.verbs(),
            **self.after.verbs(),
            **self.votes.verbs(),
        }
