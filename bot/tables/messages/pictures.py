"""Pictures of a table, as messages show them; another process draws them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

import structlog

from bot.tables.core.table import Table
from bot.tables.ports.metrics import Metrics
from bot.tables.ports.panel import Picture
from bot.tables.ports.renderer import Renderer, RenderProcess
from games.kernel.game import Chapter, Game
from games.kernel.state import State
from games.kernel.visibility import view
from games.kernel.voice import Voice
from games.kernel.words import Words, clipped
from render.jobs import PLAIN, Drawn, Job, Sight, What
from storage.rows import UserRow

log = structlog.get_logger()

NICENESS = 10
"""How much drawing lowers its priority."""
PICTURE_TIMEOUT = 0.5
"""Seconds for which a question waits for its picture; then it goes out as text, and an edit brings the picture."""
PROMPT = 0.04
"""The same for the answer to a press, which should not wait for a picture."""
BOARD, SCORE = "board.png", "score.png"
"""File names of the public pictures; they are the same for every version."""
FILES = {"board": BOARD, "score": SCORE}


class Pictures:
    """Draws for all tables; recent pictures come from the renderer's cache."""

    def __init__(self, renderer: Renderer | None = None) -> None:
        self.metrics = Metrics()
        self.patience: float | None = PICTURE_TIMEOUT
        self.prompt: float | None = PROMPT
        self.renderer: Renderer = renderer or RenderProcess(NICENESS)
        self._covers: dict[tuple[str, str], Picture | None] = {}

    async def prepare(self) -> None:
        """Make ready to draw."""
        await self.renderer.prepare()

    async def close(self) -> None:
        """Draw no more."""
        await self.renderer.end()

    async def _draw_job(self, job: Job) -> tuple[Drawn, ...] | None:
        """Draw; return nothing if there is nothing to draw, and None if drawing fails."""
        try:
            drawn = await self.renderer.render(job)
        except Exception:
            log.exception("picture failed", game=job.game)
            self.metrics.note_error("picture")
            return None
        self.metrics.note_picture(job.game, self.renderer.seconds)
        return drawn

    async def _image(self, job: Job) -> bytes | None:
        drawn = await self._draw_job(job)
        return drawn[0].image if drawn else None

    async def _private(self, job: Job, file: str, alt: Callable[[], str], words: Words, sight: Sight) -> Picture | None:
        """Draw for one user, as they want to see it: perhaps in parts, each below the one before it.

        The alt text is made once the picture is there, so that an answer that does not wait for it is not delayed.
        """
        drawn = await self._draw_job(replace(job, sight=sight))
        return _joined([each.image for each in drawn], file, alt(), words) if drawn else None

    async def chapter(
        self, game: Game, chapter: Chapter, words: Words, material_id: str, sight: Sight = PLAIN
    ) -> Picture | None:
        """Draw the illustration of a chapter of the rulebook, with the components of a set."""
        job = Job(game.key, "chapter", words.locale, chapter=chapter.key, material_id=material_id)
        title = partial(words.text, f"rulebook-{chapter.key}-title")
        return await self._private(job, "rules.png", title, words, sight)

    async def cover(self, game: Game, words: Words) -> Picture | None:
        """Draw a game's title picture, once for each language; None if it has none."""
        key = (game.key, words.locale)
        if key not in self._covers:
            drawn = await self._draw_job(Job(game.key, "cover", words.locale))
            if drawn is None:
                return None  # the next one may succeed
            self._covers[key] = _title_picture(drawn[0].image, words) if drawn else None
        return self.cached_cover(game, words)

    def cached_cover(self, game: Game, words: Words) -> Picture | None:
        """Return a game's title picture if it has been drawn before: drawing may take longer than an answer has."""
        return self._covers.get((game.key, words.locale))

    async def public_pictures(self, table: Table, words: Words, shown: str = "") -> tuple[Picture, ...]:
        """Draw what a message shows to everybody: the board, at the end the final score sheet.

        `shown` is the source of the message's present pictures; if it is the same, the new ones have no bytes.
        """
        drawn = await self._draw_job(public_job(table, words, "public", shown)) or ()
        say = partial(of_public, table, words)
        return tuple(
            Picture(FILES[each.name], each.image, say(is_board=each.name == "board"), each.source) for each in drawn
        )

    async def board(
        self,
        table: Table,
        words: Words,
        sight: Sight = PLAIN,
        rings: tuple[str, ...] = (),
        viewer: int | None = None,
    ) -> Picture | None:
        """Draw the board on request, as everybody or as a seat may see it, perhaps with rings."""
        alt = of_public(table, words, is_board=True)
        seen: State = view(table.require_match().state, viewer)
        job = replace(public_job(table, words, "board"), views=(seen,), rings=rings)
        return await self._private(job, BOARD, lambda: alt, words, sight)

    async def hand(
        self,
        table: Table,
        seat: int,
        words: Words,
        left: State | None = None,
        sight: Sight = PLAIN,
        rings: tuple[str, ...] = (),
        *,
        marks_choice: bool = True,
    ) -> Picture | None:
        """Draw a seat's hand for its user, with marks on differences from the state that they saw last.

        `rings` mark the regions of a lesson's step. `marks_choice` shows a sealed choice.
        """
        seen: State = view(table.require_match().state, seat)
        if not marks_choice:
            seen.given.pop(seat, None)
        before = () if left is None else (view(left, seat),)
        job = replace(job_for(table, words, "hand"), views=(seen,), before=before, seat=seat, rings=rings)
        alt = partial(of_own, table.game.voice, (seen, *before), seat, words, seat in table.asked_seats())
        return await self._private(job, "hand.png", alt, words, sight)

    async def own(
        self, table: Table, seat: int, words: Words, left: State | None = None, sight: Sight = PLAIN
    ) -> Picture | None:
        """Draw what a seat's own message shows: its hand.

        Once a game alone is over, its message shows the final board. A choice that can still be changed is not marked,
        so that a change of mind keeps the picture; text and buttons show it.
        """
        if table.is_alone and table.row.stage != "playing":
            return stacked(await self.public_pictures(table, words))
        return await self.hand(table, seat, words, left, sight, marks_choice=False)

    async def holdings(self, table: Table, words: Words, sight: Sight = PLAIN) -> Picture | None:
        """Draw all hands and holdings at the end of a game; the message says the same in words."""
        state = table.require_match().state
        views = tuple(view(state, seat) for seat in range(state.seats))
        job = replace(job_for(table, words, "holdings"), views=views)
        alt = of_holdings(table, words)
        return await self._private(job, "hands.png", lambda: alt, words, sight)


def _title_picture(image: bytes, words: Words) -> Picture:
    """Make a game's title picture; its source is the digest of its bytes, which is the same in each process."""
    alt = words.text("cover-alt", title=words.text("title"))
    return Picture("cover.png", image, alt, hashlib.sha256(image).hexdigest())


def _joined(images: Sequence[bytes], file: str, alt: str, words: Words) -> Picture:
    """Make pictures of the parts; each alt text names its part, and the first one describes them all."""
    if len(images) == 1:
        return Picture(file, images[0], alt)
    told = [words.text("picture-part", number=number, count=len(images)) for number in range(1, len(images) + 1)]
    told[0] = clipped(f"{told[0]} {alt}", MAX_ALT)
    stem = file.removesuffix(".png")
    names = [file, *(f"{stem}-{number}.png" for number in range(2, len(images) + 1))]
    first, *others = map(Picture, names, images, told)
    return replace(first, more=tuple(others))


def stacked(pictures: Sequence[Picture]) -> Picture | None:
    """Arrange the pictures of a message below each other."""
    parts = [part for picture in pictures for part in picture.parts]
    return replace(parts[0], more=tuple(parts[1:])) if parts else None


def sight_of(user: UserRow) -> Sight:
    """Return how a user wants private pictures."""
    return Sight(user.large, user.contrast)


async def timely(drawing: Awaitable[Picture | None], patience: float | None) -> tuple[Picture | None, bool]:
    """Wait for a picture for this many seconds; return also whether it is late and still to come."""
    try:
        async with asyncio.timeout(patience):
            return await drawing, False
    except TimeoutError:
        return None, True


def job_for(table: Table, words: Words, what: What) -> Job:
    """Make a job for a table, with its language and names."""
    row, names = table.row, table.marked_names
    return Job(row.game, what, words.locale, names, table.asked_seats(), material_id=table.material_id)


def public_job(table: Table, words: Words, what: What, known: str = "") -> Job:
    """Make the job of the public pictures; the asked seats are part of the position, also at an abandoned table."""
    seen: State = view(table.require_match().state, None)
    return replace(job_for(table, words, what), views=(seen,), asked=seen.asked_seats, known=known)


MAX_ALT, SHARE = 1_024, 340
"""Most characters of an alt text, and of its shares for marks and for the table."""


def of_public(table: Table, words: Words, *, is_board: bool) -> str:
    """Return the alt text of the board or the score sheet."""
    seen, voice = view(table.require_match().state, None), table.game.voice
    return plain(voice.alt(seen, table.names, words) if is_board else _score(table, seen, words))


def _score(table: Table, seen: State, words: Words) -> str:
    """Say who won, and then each column of the score sheet, which marks computers as the picture does."""
    voice = table.game.voice
    columns = [voice.sheet(seen, seat, name, words) for seat, name in enumerate(table.marked_names)]
    return clipped("\n".join(filter(None, [voice.result(seen, table.names, words), *columns])), MAX_ALT)


def plain(text: str) -> str:
    """Remove marks of emphasis, which a screen reader would read out as asterisks."""
    return text.replace("**", "")


def of_own(voice: Voice, views: Sequence[State], seat: int, words: Words, asked: bool) -> str:
    """Return the alt text of a seat's own picture, marked differences from the view before first.

    Marks and the table beside the choice have their share, so that a long hand leaves room for them.
    """
    (hand, beside), *before = [_own_texts(voice, seen, seat, words, asked) for seen in views]
    old = {line for texts in before for text in texts for line in text.splitlines()}
    new = [line for line in f"{hand}\n{beside}".splitlines() if line and line not in old] if before else []
    first = clipped(words.text("marks-alt", lines=_in_a_row(new)), SHARE) if new else ""
    last = clipped(beside, max(SHARE, MAX_ALT - len(first) - len(hand) - 2))
    return "\n".join(filter(None, [first, clipped(hand, MAX_ALT - len(first) - len(last) - 2), last]))


def _own_texts(voice: Voice, seen: State, seat: int, words: Words, asked: bool) -> tuple[str, str]:
    """Describe a seat's hand, and while it is asked also the table."""
    return plain(voice.hand(seen, seat, words)), plain(voice.table(seen, seat, words)) if asked else ""


def _in_a_row(lines: Sequence[str]) -> str:
    """Join lines with semicolons in place of final full stops."""
    *others, last = lines
    return "; ".join((*(line.removesuffix(".") for line in others), last))


def holdings(table: Table, words: Words) -> list[str]:
    """List by seat what was held and built at the end of the game."""
    state, voice = table.require_match().state, table.game.voice
    said = [voice.holdings(view(state, seat), seat, words) for seat in range(state.seats)]
    none = words.text("hands-none")
    return [f"**{name}**\n{text or none}" for name, text in zip(table.names, said, strict=True)]


def of_holdings(table: Table, words: Words) -> str:
    """Say the same as an alt text, without marks of emphasis."""
    return clipped(plain("\n".join(holdings(table, words))), MAX_ALT)
