"""The composition root: the store, the service and the client are opened and put together here."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

from bot.client import Kontor
from bot.commands import GameName
from bot.copies import load_copies
from bot.duty import Duty
from bot.operating import systemd
from bot.operating.beside import beside
from bot.operating.checks import INVITE, THREADS
from bot.operating.health import Place, starting
from bot.settings import Settings
from bot.tables.core.people import words
from bot.tables.delivery.recorder import enqueue_again
from bot.tables.handlers.rulebook import Notices
from bot.tables.messages.common import game_line
from bot.tables.ports.clock import Clock, Secrets, SystemClock
from bot.tables.running.service import Service
from bot.uploading import Uploading
from games.kernel import catalogue
from games.kernel.words import LOCALES
from storage import Store, open_store, open_store_at, random_token
from storage.rows import DeliveryRow


def game_names() -> list[GameName]:
    """Name the installed games for commands."""
    texts = {locale: words(locale) for locale in LOCALES}
    return [
        GameName(key, {locale: game_line(game, own) for locale, own in texts.items()})
        for key, game in catalogue.offered().items()
    ]


async def _open_store(settings: Settings, process: str, duty: Duty, new_token: Callable[[], str]) -> Store:
    if settings.postgres is None:
        return await open_store(settings.database, process=process, new_token=new_token)
    told = {"process": process, "role": duty.role, "shards": str(duty)}
    return await open_store_at(settings.postgres, settings.database, **told, new_token=new_token)


@asynccontextmanager
async def open_kontor(
    settings: Settings,
    *,
    commands_file: Path | None = None,
    duty: Duty | None = None,
    clock: Clock | None = None,
    luck: Secrets | None = None,
    new_token: Callable[[], str] = random_token,
) -> AsyncIterator[Kontor]:
    """Open the store and put all parts together over it; both are closed at the end.

    Clock, secrets and delivery tokens are the system's unless tests or the practice wiring give others.
    """
    process, duty = secrets.token_hex(8), duty or Duty()
    catalogue.offer(settings.offered)
    async with _opened(settings, process, duty, new_token) as (store, place):
        lost: dict[str, DeliveryRow] = {}
        try:
            copies = load_copies(settings.material)
            kontor = Kontor(
                lambda out: Service(store, out, process, clock, luck, copies), game_names(), commands_file, duty
            )
            kontor.dispatcher.handlers.settings.icons = lambda: kontor.icons.count
            kontor.dispatcher.handlers.info.notices = _notices(settings, lambda: _invitation(kontor))
            try:
                uploading = Uploading(kontor, store, kontor.service.pictures.renderer, kontor.icons, duty)
                async with beside(kontor, settings, uploading, place):
                    yield kontor
            finally:
                await kontor.close()
                lost = kontor.service.relay.under_way if store.membership.ended.is_set() else {}
        finally:
            await store.close()
            if lost:
                await _enqueue_again(settings, duty, [*lost.values()])


@asynccontextmanager
async def _opened(
    settings: Settings, process: str, duty: Duty, new_token: Callable[[], str]
) -> AsyncIterator[tuple[Store, Place]]:
    """Open the store, which the caller closes; from before that until the end `health` finds this process."""
    with starting(settings.database, process, duty.role, str(duty), shared=settings.postgres is not None) as place:
        async with systemd.more_time():  # a large database is copied and migrated first
            store = await _open_store(settings, process, duty, new_token)
        if store.shared:
            structlog.contextvars.bind_contextvars(process=process, role=duty.role, shards=str(duty) or None)
        yield store, place


def _notices(settings: Settings, invitation: Callable[[], str]) -> Notices:
    """Collect what the operator tells all users."""
    return Notices(
        notice=settings.notice,
        privacy_url=settings.privacy_url,
        terms_url=settings.terms_url,
        source_url=settings.source_url,
        support_url=settings.support_url,
        report_url=settings.report_url or settings.support_url,
        invitation=invitation,
    )


def _invitation(kontor: Kontor) -> str:
    """Return the address at which everybody can add the bot to their server; empty if only its owner can."""
    application = kontor.application
    public = application is not None and application.bot_public
    return INVITE.format(id=kontor.application_id, permissions=THREADS) if public else ""


async def _enqueue_again(settings: Settings, duty: Duty, rows: list[DeliveryRow]) -> None:
    """Queue again what was being sent when others took this process for dead: it may arrive after their messages."""
    store = await _open_store(settings, secrets.token_hex(8), duty, random_token)
    try:
        await enqueue_again(store, rows, SystemClock().now())
    finally:
        await store.close()
