"""What can be looked up and changed in one transaction: each table of the schema has its own statements."""

from collections.abc import Callable

from storage.acts import ActReads, ActWrites
from storage.advice import AdviceReads, AdviceWrites
from storage.bans import BanReads, BanWrites
from storage.blocks import BlockReads, BlockWrites
from storage.calls import CallReads, CallWrites
from storage.clocks import ClockReads, ClockWrites
from storage.holders import HolderReads, HolderWrites
from storage.invitations import InvitationReads, InvitationWrites
from storage.lessons import LessonReads, LessonWrites
from storage.lobbies import LobbyReads, LobbyWrites
from storage.log import LogReads, LogWrites
from storage.materials import MaterialReads, MaterialWrites
from storage.motions import MotionReads, MotionWrites
from storage.notes import NoteReads, NoteWrites
from storage.openings import OpeningReads, OpeningWrites
from storage.outbox import OutboxReads, OutboxWrites
from storage.own import OwnReads
from storage.panels import PanelReads, PanelWrites
from storage.people import PeopleReads, PeopleWrites
from storage.reliability import ReliabilityReads, ReliabilityWrites
from storage.results import ResultReads, ResultWrites
from storage.seeking import SeekReads, SeekWrites
from storage.session import Session
from storage.shards import ShardReads, ShardWrites
from storage.subscriptions import SubscriptionReads, SubscriptionWrites
from storage.tables import TableReads, TableWrites
from storage.wishes import WishReads, WishWrites


class Reader:
    """Look things up in one consistent state of the database."""

    tables: TableReads
    log: LogReads
    outbox: OutboxReads
    panels: PanelReads
    people: PeopleReads
    own: OwnReads
    holders: HolderReads
    clocks: ClockReads
    shards: ShardReads
    results: ResultReads
    reliability: ReliabilityReads
    motions: MotionReads
    seeking: SeekReads
    calls: CallReads
    wishes: WishReads
    notes: NoteReads
    advice: AdviceReads
    materials: MaterialReads
    lessons: LessonReads
    lobbies: LobbyReads
    blocks: BlockReads
    bans: BanReads
    acts: ActReads
    invitations: InvitationReads
    subscriptions: SubscriptionReads
    openings: OpeningReads

    def __init__(self, session: Session) -> None:
        self.tables = TableReads(session)
        self.log = LogReads(session)
        self.outbox = OutboxReads(session)
        self.panels = PanelReads(session)
        self.people = PeopleReads(session)
        self.own = OwnReads(session)
        self.holders = HolderReads(session)
        self.clocks = ClockReads(session)
        self.shards = ShardReads(session)
        self.results = ResultReads(session)
        self.reliability = ReliabilityReads(session)
        self.motions = MotionReads(session)
        self.seeking = SeekReads(session)
        self.calls = CallReads(session)
        self.wishes = WishReads(session)
        self.notes = NoteReads(session)
        self.advice = AdviceReads(session)
        self.materials = MaterialReads(session)
        self.lessons = LessonReads(session)
        self.lobbies = LobbyReads(session)
        self.blocks = BlockReads(session)
        self.bans = BanReads(session)
        self.acts = ActReads(session)
        self.invitations = InvitationReads(session)
        self.subscriptions = SubscriptionReads(session)
        self.openings = OpeningReads(session)


class Writer(Reader):
    """Look things up and change them, all or nothing."""

    tables: TableWrites
    log: LogWrites
    outbox: OutboxWrites
    panels: PanelWrites
    people: PeopleWrites
    holders: HolderWrites
    clocks: ClockWrites
    shards: ShardWrites
    results: ResultWrites
    reliability: ReliabilityWrites
    motions: MotionWrites
    seeking: SeekWrites
    calls: CallWrites
    wishes: WishWrites
    notes: NoteWrites
    advice: AdviceWrites
    materials: MaterialWrites
    lessons: LessonWrites
    lobbies: LobbyWrites
    blocks: BlockWrites
    bans: BanWrites
    acts: ActWrites
    invitations: InvitationWrites
    subscriptions: SubscriptionWrites
    openings: OpeningWrites

    def __init__(self, session: Session, process: str, new_token: Callable[[], str]) -> None:
        self.tables = TableWrites(session)
        self.log = LogWrites(session)
        self.outbox = OutboxWrites(session, process, new_token)
        self.panels = PanelWrites(session)
        self.people = PeopleWrites(session)
        self.own = OwnReads(session)
        self.holders = HolderWrites(session)
        self.clocks = ClockWrites(session)
        self.shards = ShardWrites(session)
        self.results = ResultWrites(session)
        self.reliability = ReliabilityWrites(session)
        self.motions = MotionWrites(session)
        self.seeking = SeekWrites(session)
        self.calls = CallWrites(session)
        self.wishes = WishWrites(session)
        self.notes = NoteWrites(session)
        self.advice = AdviceWrites(session)
        self.materials = MaterialWrites(session)
        self.lessons = LessonWrites(session)
        self.lobbies = LobbyWrites(session)
        self.blocks = BlockWrites(session)
        self.bans = BanWrites(session)
        self.acts = ActWrites(session)
        self.invitations = InvitationWrites(session)
        self.subscriptions = SubscriptionWrites(session)
        self.openings = OpeningWrites(session)
