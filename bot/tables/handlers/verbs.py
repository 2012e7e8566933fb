"""All handlers, over one context, and their verbs, forms and commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from bot.tables.finished.replays import Replays
from bot.tables.handlers.admin import AdminHandler
from bot.tables.handlers.after import AfterHandler
from bot.tables.handlers.alerts import AlertHandler
from bot.tables.handlers.context import Given, Handler, HandlerContext
from bot.tables.handlers.finding import FindingHandler
from bot.tables.handlers.game_roles import GameRolesHandler
from bot.tables.handlers.help import HelpHandler
from bot.tables.handlers.hosts import HostingHandler
from bot.tables.handlers.invitations import InvitationHandler
from bot.tables.handlers.lessons import LessonHandler
from bot.tables.handlers.lobby import LobbyHandler
from bot.tables.handlers.log import LogHandler
from bot.tables.handlers.managing import managed, moderated
from bot.tables.handlers.menus import MenuHandler
from bot.tables.handlers.more import MoreHandler
from bot.tables.handlers.notice_board import NoticeBoardHandler
from bot.tables.handlers.open_tables import OpenTablesHandler
from bot.tables.handlers.pace import PaceHandler
from bot.tables.handlers.people import SETTINGS as OWN_SETTINGS
from bot.tables.handlers.people import PeopleHandler
from bot.tables.handlers.replay import ReplayHandler
from bot.tables.handlers.replay_pages import ReplayPagesHandler
from bot.tables.handlers.resignation import LeaveHandler
from bot.tables.handlers.rooms import RoomsHandler
from bot.tables.handlers.rulebook import AboutHandler, RulebookHandler
from bot.tables.handlers.seat import SeatHandler
from bot.tables.handlers.settings import SETTINGS, SettingsHandler
from bot.tables.handlers.standings import StandingsHandler
from bot.tables.handlers.table import TableHandler
from bot.tables.handlers.table_menu import Do, TableMenuHandler
from bot.tables.handlers.vacancies import SeekingHandler
from bot.tables.handlers.vote import VoteHandler
from bot.tables.handlers.webhooks import WebhookHandler
from bot.tables.messages.more import UNDO_ALL
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Choice

Suggest = Callable[[Caller, str, Given], Awaitable[list[Choice]]]
"""Suggests values of an option from the text typed so far and the other options."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command; the signature of `run` defines its options, and which are optional.

    `values` are options with few values, each named by the text `cmd-OPTION-VALUE`. Some commands are only offered on a
    `server`, and some of those only to those who `manage` it.
    """

    run: Callable[..., Awaitable[Answer]]
    suggest: Mapping[str, Suggest] = field(default_factory=dict)
    values: Mapping[str, Sequence[str]] = field(default_factory=dict)
    server: bool = False
    manage: bool = False


class Handlers:
    """All handlers, with what can be pressed, submitted and typed in `verbs`, `forms` and `commands`."""

    def __init__(self, context: HandlerContext, replays: Replays) -> None:
        self.votes = VoteHandler(context)
        self.pace = PaceHandler(context, self.votes)
        self.lobby, self.seat = LobbyHandler(context), SeatHandler(context, self.pace)
        self.tables, self.leaving = TableHandler(context), LeaveHandler(context, self.votes.voting)
        self.people, self.info = PeopleHandler(context, self.votes.voting, self.pace), AboutHandler(context.registry)
        self.rulebook, self.replays = RulebookHandler(context), ReplayHandler(context, replays)
        leaves, hooks = ReplayPagesHandler(context, replays), WebhookHandler(context)
        self.log = LogHandler(context, self.replays, leaves)
        self.standings, self.after = StandingsHandler(context), AfterHandler(context)
        self.settings = SettingsHandler(context, moderators := AdminHandler(context))
        self.lessons, self.open_tables = LessonHandler(context), OpenTablesHandler(context, self.lobby)
        self.help, self.finding = HelpHandler(context, self.info), FindingHandler(context, self.open_tables)
        self.menu = TableMenuHandler(context, self.tables, self._acts(), self.pace.pace, self.seat.move)
        self.menus = MenuHandler(context, self.standings, self.people.blocks, self.tables)
        self.forms = self.seat.forms | self.lessons.forms | self.lobby.forms | self.people.forms | hooks.forms
        self.commands = self._commands()
        self.verbs: dict[str, Handler] = {
            **self.lobby.verbs,
            **self.open_tables.verbs,
            **self.finding.verbs,
            **AlertHandler(context, self.open_tables).verbs,
            **SeekingHandler(context, self.open_tables).verbs,
            **self.seat.verbs,
            **self.tables.verbs,
            **self.leaving.verbs,
            **self.people.verbs,
            **self.rulebook.verbs,
            **self.replays.verbs,
            **leaves.verbs,
            **self.log.verbs,
            **self.lessons.verbs,
            **self.pace.verbs,
            **self.after.verbs,
            **self.votes.verbs,
            **self.menu.verbs,
            **self.standings.verbs,
            **self.help.verbs,
        }
        self.verbs |= InvitationHandler(context).verbs | HostingHandler(context).verbs
        for each in (self.settings, RoomsHandler(context), GameRolesHandler(context), hooks):
            self.verbs |= managed(each.verbs)
        self.verbs |= NoticeBoardHandler(context, self.verbs).verbs
        self.verbs |= moderated(context.registry.people, moderators.verbs)
        self.verbs |= MoreHandler(context, self.verbs).verbs

    @property
    def always(self) -> frozenset[str]:
        """Return the commands and verbs that excluded users may use: their own data, and help."""
        return frozenset({"me", "help", *self.people.forms, *self.people.verbs, *self.help.verbs})

    def _acts(self) -> dict[str, Do]:
        """Return the acts at a table, by their names."""
        return {
            "undo": self.votes.undo,
            UNDO_ALL: self.seat.undo_all,
            "pause": self.pace.pause,
            "resume": self.pace.resume,
            "extend": self.pace.extend,
            "pace": self.pace.ask_pace,
            "replace": self.votes.ask_replace,
            "leave": self.leaving.leave,
            "abandon": self.votes.abandon,
            "back": self.pace.return_to_seat,
            "hands": self.after.hands,
            "export": self.after.export,
            "rematch": self.after.rematch,
            "log": self.log.log,
            "board": self.tables.board,
            "hand": self.seat.hand,
            "rules": self.rulebook.of_table,
            "find": self.finding.find,
        }

    def _commands(self) -> dict[str, Command]:
        """Return the commands with their handlers."""
        table, games = {"table": self.tables.suggestions}, {"game": self.tables.games}
        begun = {"table": self.log.suggestions}
        return {
            "play": Command(self.open_tables.play, games),
            "move": Command(self.menu.move, {"choice": self.seat.suggestions, **table}),
            "hand": Command(self.seat.hand, table),
            "board": Command(self.tables.board, table),
            "log": Command(self.log.log, begun),
            "table": Command(self.menu.table, {"do": self.menu.suggestions, **begun}),
            "tables": Command(self.open_tables.tables),
            "learn": Command(self.lessons.learn, games),
            "rules": Command(self.rulebook.rules, games),
            "me": Command(self.people.me, {"value": self.people.suggestions}, {"setting": OWN_SETTINGS}),
            "settings": Command(
                self.settings.settings, {"value": self.settings.suggestions}, {"setting": SETTINGS}, manage=True
            ),
            "stats": Command(self.standings.stats, games, server=True),
            "help": Command(self.help.help),
        }
