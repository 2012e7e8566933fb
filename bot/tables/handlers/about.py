"""The handler for `/about`: what Kontor is, and what whoever runs it wants to be known."""

from __future__ import annotations

from dataclasses import dataclass

from bot.distribution import version
from bot.tables.core.languages import words
from bot.tables.core.registry import Registry
from bot.tables.messages import common
from bot.tables.messages.learning import learn_row
from bot.tables.ports.caller import Caller
from bot.tables.ports.panel import Answer, Panel
from games.kernel import catalogue
from games.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Notices:
    """What whoever runs the bot tells all users: a sentence, and addresses of two pages; all may be empty."""

    notice: str = ""
    privacy_url: str = ""
    terms_url: str = ""


class AboutHandler:
    """Say what Kontor is."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.notices = Notices()

    async def about(self, caller: Caller) -> Answer:
        """Say version, games, credits and privacy."""
        texts = await self.registry.people.meet(caller)
        notice = self.notices.notice
        blocks = (
            texts.text("about-title", version=version()),
            *([texts.text("about-notice", notice=notice)] if notice else []),
            _games(texts),
            texts.text("about-credits"),
            texts.text("about-privacy"),
        )
        return Answer(Panel(blocks, rows=learn_row(None, texts), links=self._links(texts), accent=common.GOLD))

    def _links(self, texts: Words) -> tuple[tuple[str, str], ...]:
        privacy = (texts.text("about-privacy-link"), self.notices.privacy_url)
        terms = (texts.text("about-terms-link"), self.notices.terms_url)
        return tuple(link for link in (privacy, terms) if link[1])


def _games(texts: Words) -> str:
    games = [words(texts.locale, game.package) for game in catalogue.offered().values()]
    about = [(own.text("title"), common.optional(own, "about-game")) for own in games]
    return "\n".join(f"**{title}**" + (f": {text}" if text else "") for title, text in about)
