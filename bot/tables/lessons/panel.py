"""A lesson's messages and their pictures: a step, the end of a scene, the end of all, and where a user has stopped.

The texts stand below the pictures: what is to be read and what is to be pressed are seen together, as a message with
two pictures is higher than most screens. What a step says stands in the place of the small type below a question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.company.open_tables import find_button
from bot.tables.core.table import NO_GUILD
from bot.tables.lessons.course import PREFIX, Course, controls_of, table_of
from bot.tables.messages import parts
from bot.tables.messages.common import GOLD, SLATE, link
from bot.tables.messages.laid import Laid, in_rows
from bot.tables.messages.layouts import laid_out
from bot.tables.messages.pictures import Pictures, stacked
from bot.tables.messages.rulebook import ABOUT, chapter_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Block, Button, Panel, Picture, Rank, Row, Style, fitted
from games.kernel.ask import Parts
from games.kernel.lessons import LEARNER, Walk
from games.kernel.lessons.telling import seat_names, told_step
from games.kernel.words import Words
from render.jobs import Sight

ONE_SCREEN = 200
"""Most characters of a press's outcome and the next step together that fit on one screen with picture and choices."""


@dataclass(frozen=True, slots=True)
class Page:
    """What a lesson's message is made from: where its user stands, what the last press has brought, and a short note.

    `wrong` says why the choice just pressed does not belong to this step; it stands right above the buttons. `token` is
    that of the delivery which posts the message.
    """

    course: Course
    texts: Words
    names: tuple[str, ...]
    told: str = ""
    note: str = ""
    token: str = ""
    wrong: str = ""


def page_of(course: Course, texts: Words, told: str = "", note: str = "", token: str = "") -> Page:
    """Make the page of a lesson as it stands."""
    names = seat_names(course.lesson, texts)
    return Page(course, texts.naming(names), names, told, note, token)


def lesson_panel(page: Page, pictures: tuple[Picture, ...] = (), laid: Laid | None = None) -> Panel:
    """Compose what a user sees where a lesson stands; `laid` are other controls than those of the step as it stands."""
    walk = page.course.walk
    comes = _over_text(page) if walk is None or page.course.step is None else told_step(walk, page.texts, page.names)
    if laid is None and page.told and len(page.told) + len(comes) > ONE_SCREEN:
        return _told_panel(page, pictures)
    if walk is None or page.course.step is None:
        return _over_panel(page, pictures)
    controls = controls_of(page.course, walk, page.texts)
    laid = laid or laid_out(controls)
    asked = Aside("\n".join(filter(None, (f"**{controls.prompt()}**", laid.shared))), _rules(page))
    ways = () if laid.bare else (*laid.endings, *_ways(page))
    rows = (laid.asks or asked, *laid.rows, *filter(None, (page.wrong,)), *in_rows(ways))
    taken = sum(len(row) if isinstance(row, str) else len(row.text) for row in rows if isinstance(row, str | Aside))
    said = fitted([Block(heading_of(page)), *_before(page), *_step_blocks(page, walk)], taken)
    return Panel(said, pictures, rows, accent=GOLD)


def _told_panel(page: Page, pictures: tuple[Picture, ...]) -> Panel:
    """Show the last press's outcome in a message of its own, if it and the next step do not fit on one screen."""
    said = fitted([Block(heading_of(page)), *_before(page)])
    return Panel(said, pictures, ((_way(page, "go", "primary"), *_ways(page)),), accent=GOLD)


def group_panel(page: Page, walk: Walk, group: str) -> Panel:
    """Compose a step with the choices of a group that was picked first."""
    return lesson_panel(page, laid=laid_out(controls_of(page.course, walk, page.texts), group))


def parts_panel(page: Page, walk: Walk, picked: parts.Picked, *, all_parts: bool = True) -> Panel:
    """Compose a step while a choice of several parts is put together: its sum, and the ticks so far."""
    controls = controls_of(page.course, walk, page.texts)
    shape = controls.ask.shape
    laid = parts.basket(controls, shape, picked, all_parts=all_parts) if isinstance(shape, Parts) else None
    return lesson_panel(page, laid=laid)


def more_panel(page: Page, walk: Walk) -> Panel:
    """Compose a step with the other ways through it in the place of its choices."""
    advice = [_way(page, "advice")] if walk.step is not None and walk.step.allow else []
    rows = ((_way(page, "skip"), _way(page, "stop"), *advice), (_way(page, "go", "primary"),))
    return lesson_panel(page, laid=Laid(rows, asks=page.texts.text("learn-more"), bare=True))


def _panel(page: Page, said: tuple[str, ...], pictures: tuple[Picture, ...], rows: tuple[Row, ...]) -> Panel:
    return Panel((heading_of(page),), pictures, (*said, *rows), accent=GOLD)


def heading_of(page: Page) -> str:
    """Name the lesson and the step in one small line, and the scene at its first step."""
    course, texts = page.course, page.texts
    title = texts.text("learn-heading", title=texts.text("title"), number=course.number, count=course.count)
    scene = "" if course.scene is None or course.choices else texts.text(f"scene-{course.scene.key}")
    return f"-# {title} · {scene}" if scene else f"-# {title}"


def _before(page: Page) -> list[Block]:
    """Say what the last press has brought."""
    return [Block(page.note), Block(page.told, Rank.QUESTION)]


def _step_blocks(page: Page, walk: Walk) -> list[Block]:
    """Say what a step is about."""
    texts = page.texts
    begins = page.course.number == 1 and not page.course.choices
    theme = f"-# {texts.text('lesson-theme')}" if begins else ""
    said = (theme, told_step(walk, texts, page.names))
    return [Block(text, Rank.QUESTION) for text in said if text]


def _over_panel(page: Page, pictures: tuple[Picture, ...]) -> Panel:
    """Compose the end of a scene or of all: what it has brought, and the ways on."""
    course = page.course
    back, stop, rules = _back(page), _way(page, "stop"), _rules(page)
    if course.over:
        ways = (_way(page, "alone", "primary"), find_button(page.texts, here=False), _restart(page), back, rules)
    else:
        ways = (_way(page, "next", "primary"), _way(page, "alone"), back, stop, rules)
    return _panel(page, fitted([*_before(page), Block(_over_text(page))]), pictures, (ways,))


def _over_text(page: Page) -> str:
    return page.texts.text("lesson-end" if page.course.over else "learn-scene-over")


def stopped_panel(page: Page) -> Panel:
    """Compose the message of a lesson that its user has stopped."""
    course, texts = page.course, page.texts
    said = texts.text("learn-stopped", number=course.number, count=course.count)
    rows: tuple[Row, ...] = ((_way(page, "go", "primary"), _restart(page), _rules(page)),)
    return Panel((texts.text("learn-title", title=texts.text("title")), said), rows=rows, accent=SLATE)


def stale_panel(page: Page) -> Panel:
    """Say that a step is over, and lead to the one where the lesson stands."""
    course, texts = page.course, page.texts
    said = texts.text("learn-stale", number=course.number, count=course.count)
    return Panel((said,), rows=((_way(page, "go", "primary"),),), accent=SLATE)


def _ways(page: Page) -> tuple[Button, ...]:
    """Return the buttons below the choices: back, and more."""
    return (_back(page), _way(page, "more"))


def _back(page: Page) -> Button:
    return replace(_way(page, "back"), disabled=not page.course.choices)


def _way(page: Page, verb: str, style: Style = "secondary") -> Button:
    row = page.course.row
    component = ComponentId(row.lesson_id, PREFIX + verb, None, row.turn)
    return Button(component.id, page.texts.text(f"button-{PREFIX}{verb}"), style)


def _restart(page: Page) -> Button:
    return _way(page, "anew")


def _rules(page: Page) -> Button:
    """Return the button to the chapter of what is decided now, in a message of its own; it carries the token."""
    game, walk = page.course.game, page.course.walk
    section = "" if walk is None else walk.match.state.section
    chapter = chapter_of(game, section) or ABOUT
    component = ComponentId("", "rules", value=f"{game.key}:{chapter.key}", token=page.token)
    return Button(component.id, page.texts.text("button-chapter"))


def coming_panel(texts: Words, channel_id: int | None, message_id: int | None = None) -> Panel:
    """Say that the lesson comes, or is there, as a direct message, with a link to it."""
    said = texts.text("learn-coming" if message_id is None else "learn-sent")
    links = () if channel_id is None else ((texts.text("button-learn-open"), link(NO_GUILD, channel_id, message_id)),)
    return Panel((texts.text("learn-title", title=texts.text("title")), said), links=links, accent=GOLD)


async def draw(
    pictures: Pictures, course: Course, texts: Words, sight: Sight, patience: float | None
) -> tuple[Picture, ...] | None:
    """Draw what a lesson shows; None if that takes longer than so many seconds, nothing behind the last scene.

    Where a game is over there are the board and the score sheet.
    """
    walk = course.walk
    if walk is None:
        return ()
    table, marks = table_of(course, walk, texts), () if course.step is None else course.step.mark
    try:
        async with asyncio.timeout(patience):
            if walk.match.state.over:
                return _below_each_other(await pictures.public_pictures(table, texts))
            if (board := _of(marks, "board")) and not _of(marks, "hand"):
                picture = await pictures.board(table, texts, sight, board)
            else:
                picture = await pictures.hand(table, LEARNER, texts, None, sight, _of(marks, "hand"))
    except TimeoutError:
        return None
    return () if picture is None else (picture,)


def _below_each_other(pictures: Sequence[Picture]) -> tuple[Picture, ...]:
    """Let each picture have the whole width: side by side they were too small."""
    one = stacked(pictures)
    return () if one is None else (one,)


def _of(marks: tuple[str, ...], picture: str) -> tuple[str, ...]:
    """Return the regions of one picture among the places of a step."""
    return tuple(mark.removeprefix(f"{picture}:") for mark in marks if mark.startswith(f"{picture}:"))
