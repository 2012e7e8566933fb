"""A lesson's messages and their pictures: a step, the end of a scene, the end of all, and where a user has stopped.

The texts stand below the pictures: what is to be read and what is to be pressed are seen together, as a message with
two pictures is higher than most screens. What a step says stands in the place of the small type below a question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.tables.company.open_tables import open_button
from bot.tables.core.table import NO_GUILD
from bot.tables.lessons.course import PREFIX, Course, LessonControls, controls_of, table_of
from bot.tables.messages import parts
from bot.tables.messages.common import GOLD, SLATE, link
from bot.tables.messages.pictures import Pictures, stacked
from bot.tables.messages.rulebook import ABOUT, chapter_of
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Block, Button, Panel, Picture, Rank, Row, Style, fitted
from games.kernel.ask import Parts
from games.kernel.lessons import LEARNER, Walk
from games.kernel.lessons.telling import seat_names, told_step
from games.kernel.words import Words
from render.jobs import Sight

AROUND = 8
"""Components of a message besides texts and controls: its frame, heading, galleries, and the row of ways."""


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


def lesson_panel(page: Page, pictures: tuple[Picture, ...] = ()) -> Panel:
    """Compose what a user sees where a lesson stands."""
    walk = page.course.walk
    if walk is None or page.course.step is None:
        return _over_panel(page, pictures)
    controls = controls_of(page.course, walk, page.texts)
    blocks = [*_before(page), *_step_blocks(page, walk, controls)]
    ways = _ways(page)
    rows, lines = parts.placed(controls.rows(), AROUND + len(blocks) + parts.size(ways))
    blocks += [Block(lines, Rank.GAINS), Block(page.wrong, Rank.QUESTION)]
    beside = sum(len(button.beside) for button in parts.buttons(rows))
    return _panel(page, fitted(blocks, beside), pictures, (*rows, ways))


def parts_panel(page: Page, walk: Walk, picked: parts.Picked) -> Panel:
    """Compose a step while a choice of several parts is put together: its sum, and the ticks so far."""
    controls, panel = controls_of(page.course, walk, page.texts), lesson_panel(page)
    shape = controls.ask.shape
    if not isinstance(shape, Parts):
        return panel
    below = (*panel.below, *filter(None, [parts.sum_text(controls, shape, picked)]))
    return replace(panel, below=below, rows=(*parts.part_rows(controls, shape, picked), _ways(page)))


def _panel(page: Page, said: tuple[str, ...], pictures: tuple[Picture, ...], rows: tuple[Row, ...]) -> Panel:
    return Panel((heading_of(page),), pictures, rows, accent=GOLD, below=said)


def heading_of(page: Page) -> str:
    """Say which lesson, step and scene this is."""
    course, texts = page.course, page.texts
    title = texts.text("learn-heading", title=texts.text("title"), number=course.number, count=course.count)
    scene = "" if course.scene is None else texts.text(f"scene-{course.scene.key}")
    return f"{title}\n**{scene}**" if scene else title


def _before(page: Page) -> list[Block]:
    """Say what the last press has brought."""
    return [Block(page.note), Block(page.told, Rank.QUESTION)]


def _step_blocks(page: Page, walk: Walk, controls: LessonControls) -> list[Block]:
    """Say what a step is about, and what is asked; more of it the step's own text has."""
    texts = page.texts
    asked = controls.game.voice.prompt(controls.seen, controls.seat, texts)
    theme = texts.text("lesson-theme") if page.course.number == 1 and not page.course.choices else ""
    said = (theme, told_step(walk, texts, page.names), asked)
    return [Block(text, Rank.QUESTION) for text in said if text]


def _over_panel(page: Page, pictures: tuple[Picture, ...]) -> Panel:
    """Compose the end of a scene or of all: what it has brought, and the ways on."""
    course, texts = page.course, page.texts
    said = texts.text("lesson-end" if course.over else "learn-scene-over")
    back, _, stop, rules = _ways(page)
    if course.over:
        ways = (_way(page, "alone", "primary"), open_button(texts), _anew(page), back, rules)
    else:
        ways = (_way(page, "next", "primary"), _way(page, "alone"), back, stop, rules)
    return _panel(page, fitted([*_before(page), Block(said)]), pictures, (ways,))


def stopped_panel(page: Page) -> Panel:
    """Compose the message of a lesson that its user has stopped."""
    course, texts = page.course, page.texts
    said = texts.text("learn-stopped", number=course.number, count=course.count)
    rows: tuple[Row, ...] = ((_way(page, "go", "primary"), _anew(page), _rules(page)),)
    return Panel((texts.text("learn-title", title=texts.text("title")), said), rows=rows, accent=SLATE)


def stale_panel(page: Page) -> Panel:
    """Say that a step is over, and lead to the one where the lesson stands."""
    course, texts = page.course, page.texts
    said = texts.text("learn-stale", number=course.number, count=course.count)
    return Panel((said,), rows=((_way(page, "go", "primary"),),), accent=SLATE)


def _ways(page: Page) -> tuple[Button, ...]:
    """Return the buttons below the choices: back, on, out, advice where the step leaves a choice, and to the rules."""
    back, walk = replace(_way(page, "back"), disabled=not page.course.choices), page.course.walk
    advice = [_way(page, "advice")] if walk is not None and walk.step is not None and walk.step.allow else []
    return (back, _way(page, "skip"), _way(page, "stop"), *advice, _rules(page))


def _way(page: Page, verb: str, style: Style = "secondary") -> Button:
    row = page.course.row
    component = ComponentId(row.lesson_id, PREFIX + verb, None, row.turn)
    return Button(component.id, page.texts.text(f"button-{PREFIX}{verb}"), style)


def _anew(page: Page) -> Button:
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
            board = await pictures.board(table, texts, sight, _of(marks, "board"))
            own = await pictures.hand(table, LEARNER, texts, None, sight, _of(marks, "hand"))
    except TimeoutError:
        return None
    return _below_each_other([picture for picture in (board, own) if picture is not None])


def _below_each_other(pictures: Sequence[Picture]) -> tuple[Picture, ...]:
    """Let each picture have the whole width: side by side they were too small."""
    one = stacked(pictures)
    return () if one is None else (one,)


def _of(marks: tuple[str, ...], picture: str) -> tuple[str, ...]:
    """Return the regions of one picture among the places of a step."""
    return tuple(mark.removeprefix(f"{picture}:") for mark in marks if mark.startswith(f"{picture}:"))
