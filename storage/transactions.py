"""What can be looked up and changed in one transaction: each table of the schema has its own statements."""

from collections.abc import Callable
from typing import Generic, Self, TypeVar, overload

from storage.clocks import ClockReads, ClockWrites, ReplyReads, ReplyWrites
from storage.company import (
    InvitationReads,
    InvitationWrites,
    NoticeBoardReads,
    NoticeBoardWrites,
    OpeningReads,
    OpeningWrites,
    RoleReads,
    RoleWrites,
    SubscriptionReads,
    SubscriptionWrites,
)
from storage.evenings import EveningReads, EveningWrites
from storage.exclusions import ExclusionReads
from storage.log import AdviceReads, AdviceWrites, LogReads, LogWrites, NoteReads, NoteWrites, WishReads, WishWrites
from storage.messages import CallReads, CallWrites, EmojiReads, EmojiWrites, PanelReads, PanelWrites
from storage.moderation import (
    ActReads,
    ActWrites,
    BanReads,
    BanWrites,
    BlockReads,
    BlockWrites,
    ReliabilityReads,
    ReliabilityWrites,
)
from storage.motions import MotionReads, MotionWrites
from storage.open_seats import LobbyReads, LobbyWrites, SeekReads, SeekWrites
from storage.orders import OrderReads, OrderWrites
from storage.outbox import OutboxReads, OutboxWrites
from storage.own import OwnReads
from storage.people import LessonReads, LessonWrites, PeopleReads, PeopleWrites
from storage.processes import (
    ClaimReads,
    ClaimWrites,
    IdentifyWrites,
    InteractionReads,
    InteractionWrites,
    ProcessReads,
    ProcessWrites,
    ShardReads,
    ShardWatchReads,
    ShardWatchWrites,
    ShardWrites,
)
from storage.results import ResultReads, ResultWrites
from storage.session import Query, Session
from storage.tables import HolderReads, HolderWrites, MaterialReads, MaterialWrites, TableReads, TableWrites
from storage.unlisted import UnlistedReads, UnlistedWrites
from storage.webhooks import WebhookReads, WebhookWrites

PartT_co = TypeVar("PartT_co", bound=Query, covariant=True)


class Part(Generic[PartT_co]):
    """The statements about one table of the schema, made when a transaction first needs them."""

    def __init__(self, kind: type[PartT_co]) -> None:
        self._kind, self._name = kind, ""

    def __set_name__(self, _owner: type[object], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, transaction: None, owner: type[object]) -> Self: ...

    @overload
    def __get__(self, transaction: "Reader", owner: type[object]) -> PartT_co: ...

    def __get__(self, transaction: "Reader | None", owner: type[object]) -> "Self | PartT_co":
        """Make the part, and keep it where it is found from now on instead of here."""
        if transaction is None:
            return self
        part = transaction.__dict__[self._name] = self._kind(transaction.session)
        return part


class Reader:
    """Look things up in one consistent state of the database."""

    tables = Part(TableReads)
    log = Part(LogReads)
    panels = Part(PanelReads)
    people = Part(PeopleReads)
    unlisted = Part(UnlistedReads)
    own = Part(OwnReads)
    holders = Part(HolderReads)
    clocks = Part(ClockReads)
    replies = Part(ReplyReads)
    shards = Part(ShardReads)
    results = Part(ResultReads)
    reliability = Part(ReliabilityReads)
    motions = Part(MotionReads)
    seeking = Part(SeekReads)
    orders = Part(OrderReads)
    calls = Part(CallReads)
    wishes = Part(WishReads)
    notes = Part(NoteReads)
    advice = Part(AdviceReads)
    materials = Part(MaterialReads)
    lessons = Part(LessonReads)
    lobbies = Part(LobbyReads)
    blocks = Part(BlockReads)
    bans = Part(BanReads)
    exclusions = Part(ExclusionReads)
    acts = Part(ActReads)
    invitations = Part(InvitationReads)
    subscriptions = Part(SubscriptionReads)
    openings = Part(OpeningReads)
    evenings = Part(EveningReads)
    roles = Part(RoleReads)
    notice_boards = Part(NoticeBoardReads)
    webhooks = Part(WebhookReads)
    processes = Part(ProcessReads)
    claims = Part(ClaimReads)
    heard = Part(ShardWatchReads)
    interactions = Part(InteractionReads)
    emojis = Part(EmojiReads)
    outbox = Part(OutboxReads)

    def __init__(self, session: Session) -> None:
        self.session = session


class Writer(Reader):
    """Look things up and change them, all or nothing."""

    tables = Part(TableWrites)
    log = Part(LogWrites)
    panels = Part(PanelWrites)
    people = Part(PeopleWrites)
    unlisted = Part(UnlistedWrites)
    holders = Part(HolderWrites)
    clocks = Part(ClockWrites)
    replies = Part(ReplyWrites)
    shards = Part(ShardWrites)
    results = Part(ResultWrites)
    reliability = Part(ReliabilityWrites)
    motions = Part(MotionWrites)
    seeking = Part(SeekWrites)
    orders = Part(OrderWrites)
    calls = Part(CallWrites)
    wishes = Part(WishWrites)
    notes = Part(NoteWrites)
    advice = Part(AdviceWrites)
    materials = Part(MaterialWrites)
    lessons = Part(LessonWrites)
    lobbies = Part(LobbyWrites)
    blocks = Part(BlockWrites)
    bans = Part(BanWrites)
    acts = Part(ActWrites)
    invitations = Part(InvitationWrites)
    subscriptions = Part(SubscriptionWrites)
    openings = Part(OpeningWrites)
    evenings = Part(EveningWrites)
    roles = Part(RoleWrites)
    notice_boards = Part(NoticeBoardWrites)
    webhooks = Part(WebhookWrites)
    processes = Part(ProcessWrites)
    claims = Part(ClaimWrites)
    heard = Part(ShardWatchWrites)
    interactions = Part(InteractionWrites)
    identifies = Part(IdentifyWrites)
    emojis = Part(EmojiWrites)
    outbox = Part(OutboxWrites)

    def __init__(self, session: Session, process: str, new_token: Callable[[], str]) -> None:
        super().__init__(session)
        session.process, session.new_token = process, new_token
