"""Play a table in a language: `python -m tests.languages.play GAME LANGUAGE SEATS`; exit 1 and tell what is wrong."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from discord import Locale
from discord.app_commands import TranslationContext, TranslationContextLocation

import bot.tables
from bot.commands.translate import FluentTranslator
from bot.commands.translate import localized as translated
from bot.practice.server.words import discord_locale, words
from bot.tables.ports.component_id import ComponentId
from games.kernel import catalogue
from games.kernel.words import FALLBACK, words_for
from render import checks
from render.jobs import Drawn, Job
from render.painter import Legend, find_painter
from render.worker import scenes
from tests.bot.tables.doubles import ANNA, BEA, CEM, DIRK, Trial, caller
from tests.bot.tables.playing import check_all, play_on
from tests.renderers import Blank

USERS = (ANNA, BEA, CEM, DIRK)
KEY = re.compile(r"(?<![\w`/.-])(?:[a-z]+[-_])+[a-z_]+(?![\w`/-])")
"""What a text looks like that is nothing but its key."""


class Looking(Blank):
    """Draw nothing, but look at every scene for what is cut or overlaps."""

    found: set[str]
    looked: int

    def __init__(self) -> None:
        super().__init__()
        self.found, self.looked = set(), 0

    def pictures(self, job: Job) -> tuple[Drawn, ...]:
        """Note what is wrong."""
        for name, scene in scenes(job).items():
            self.looked += 1
            self.found |= {f"{job.game}, {name}: {problem}" for problem in checks.problems(scene)}
        return super().pictures(job)


async def table(trial: Trial, game: str, language: str, seats: int) -> None:
    """Play a table whose server and users all chose the language, with refusals on the way, to its end."""
    for user in USERS[:seats]:
        trial.noted(user, await trial.commands.me(caller(user), language=language))
    manager = caller(ANNA, manager=True)
    trial.noted(ANNA, await trial.commands.settings(manager, language=language))
    table = await trial.lobby(*USERS[:seats], game=game)
    trial.noted(ANNA, await trial.press(ANNA, ComponentId(table, "options")))
    await trial.begin(table, ANNA)
    await commands(trial, table, game)
    await play_on(trial, table, most=3_000)
    await trial.settle(5)
    live = await trial.live(table)
    assert live.row.stage == "ended"
    assert live.row.locale == language
    check_all(trial)


async def commands(trial: Trial, table: str, game: str) -> None:
    """Use commands, also as they are refused."""
    typed, anna = trial.commands, caller(ANNA)
    for work in (
        typed.move(anna, "???", table),
        typed.table_pace(anna, "???", table),
        typed.me(anna, quiet="???"),
        typed.me(anna, zone="???"),
        typed.table_status(anna, "XXXX"),
        typed.board(anna, table, text=True),
        typed.hand(anna, table),
        typed.rules(anna, game),
        typed.about(anna),
        typed.stats(anna),
        typed.leaderboard(anna, game),
        typed.tables(anna),
        typed.play(anna, "???"),
    ):
        trial.noted(ANNA, await work)
    trial.noted(BEA, await trial.press(BEA, ComponentId(table, "start")))


def said(trial: Trial) -> Iterator[str]:
    """List all that was said in messages and answers."""
    panels = [panel for _, panel in trial.messenger.shown]
    panels += [answer.panel for _, answer in trial.answers if answer.panel is not None]
    for panel in panels:
        yield from panel.text
        yield from (picture.alt for picture in panel.pictures)


def foreign(text: str) -> bool:
    """Tell whether a text of several words has none of the letters that mark the made language, or shows a key."""
    keys = set(KEY.findall(text)) - set(catalogue.installed())
    return bool(keys) or (len(re.findall(r"[^\W\d_]{4,}", text)) > 3 and text.isascii())


def stills(game: str, language: str) -> Iterator[str]:
    """List what is wrong with the cover and the pictures of the rulebook."""
    known, painter = catalogue.find(game), find_painter(game)
    legend = Legend((), words_for(language, known.package))
    found = {chapter.key: painter.chapter(chapter.key, legend) for chapter in known.rulebook}
    for name, scene in {"cover": painter.cover(legend), **found}.items():
        yield from (f"{game}, {name}: {problem}" for problem in (checks.problems(scene) if scene else ()))


async def commands_named(language: str) -> None:
    """Check that Discord gets names of commands, and the practice page its words, in the language."""
    locale = discord_locale(language)
    context: TranslationContext[Any, Any] = TranslationContext(TranslationContextLocation.other, None)
    name = await FluentTranslator().translate(translated("cmd-play"), Locale(locale), context)
    assert name == words_for(language, "bot").text("cmd-play") != words_for(FALLBACK, "bot").text("cmd-play")
    assert words()[language].keys() == words()[FALLBACK].keys()
    assert words()[language]["brand"] != words()[FALLBACK]["brand"]


async def main(game: str, language: str, seats: int) -> int:
    """Play, and tell what is wrong."""
    looking = Looking()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(folder), renderer=lambda: looking)
        await trial.start()
        await commands_named(language)
        await table(trial, game, language, seats)
        texts = list(said(trial))
        await trial.stop()
    wrong = [*looking.found, *stills(game, language), *{text for text in texts if foreign(text)}]
    print(*wrong, sep="\n")
    print(f"{Path(bot.tables.__file__).parents[2]}: {looking.looked} scenes, {len(texts)} texts, {len(wrong)} wrong")
    return 1 if wrong or not looking.looked else 0


if __name__ == "__main__":
    _, game_, language_, seats_ = sys.argv
    sys.exit(asyncio.run(main(game_, language_, int(seats_))))
