"""Gains on the own panel: in a select's entry or a section; and what is folded where room is short."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.api.payload import message, modal
from bot.tables.messages.common import words_for
from bot.tables.messages.forms import form_of
from bot.tables.messages.layouts import laid_out
from bot.tables.messages.pictures import MAX_ALT, SHARE, Pictures
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import MOST_TEXT, Aside, Block, Button, Panel, Rank, fitted
from games.kernel.ask import OneOf, Pick
from games.kernel.visibility import view
from games.kernel.voice import Gain, Label
from games.kernel.words import Words
from tests.bot.tables.doubles import ANNA, BEA, Trial, caller, selects, text_of
from tests.bot.tables.playing import check_limits, offered
from tests.bot.tables.shapes import PlainVoice, controls, laid
from tests.given import OURS
from tests.renderers import OfScenes


class Gaining(PlainVoice):
    """Say a gain of each choice."""

    def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
        """Name the choice."""
        return Gain(f"+1 for {choice}")


def options(count: int) -> OneOf:
    """Offer so many choices."""
    return OneOf(tuple(f"o{n}" for n in range(count)))


def test_a_select_says_gains_in_its_entries() -> None:
    """Instead of the label's hint; a game without gains keeps its hints."""
    (select,) = selects(laid(controls(options(20), voice=Gaining())))
    assert select.choices[3].hint == "+1 for o3"

    class Hinting(PlainVoice):
        def label(self, view: Any, seat: int, choice: str, words: Words) -> Label:
            """Give a hint."""
            return Label(choice, f"hint of {choice}")

    (select,) = selects(laid(controls(options(20), voice=Hinting())))
    assert select.choices[3].hint == "hint of o3"
    (entries,) = selects(laid(controls(Pick(tuple("abcdefg"), 0, 3), voice=Gaining())))
    assert entries.choices[0].hint == "+1 for a"


def test_no_more_gains_are_worked_out_than_are_shown() -> None:
    """Of a form, which shows no choice, none at all."""
    asked: list[str] = []

    class Counting(PlainVoice):
        def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
            """Note the choice."""
            asked.append(choice)
            return Gain()

    laid_out(controls(options(800), voice=Counting()))
    assert asked == []
    laid_out(controls(options(20), voice=Counting()))
    assert len(asked) == 20


def test_a_form_says_what_it_is_about() -> None:
    """The whole question, which its title shortens, and the line below it; where five fields leave room."""

    class About(Gaining):
        def about(self, view: Any, seat: int, words: Words) -> str:
            """Say a line."""
            return "All counts."

        def prompt(self, view: Any, seat: int, words: Words) -> str:
            """Ask at length."""
            return "Which " * 20

    form = form_of(controls(Pick(tuple("abcde"), 0, 3, ordered=True), voice=About()))
    assert form.note == "Which " * 20 + "\n-# All counts."
    shown: Any = modal(form).to_dict()["components"]
    assert [part["type"] for part in shown] == [10, 18, 18, 18]
    assert form_of(controls(Pick(tuple("abcdef"), 0, 5, ordered=True), voice=About())).note == ""


def test_a_payload_pairs_texts_and_buttons() -> None:
    """As Discord's sections; their texts count within the characters of the message."""
    button = Button(ComponentId("K7Q2", "choose", 0, 1, "o1").id, "x")
    rows = tuple(Aside(f"+{n}", button) for n in range(6))
    found: list[Any] = message(Panel(("t" * 5_000,), rows=rows)).view.to_components()  # type: ignore[no-untyped-call]  # discord.py
    for part in found:
        found += [*part.get("components", ()), *filter(None, [part.get("accessory")])]
    assert sum(part["type"] == discord.ComponentType.section.value for part in found) == 6
    assert sum(len(part.get("content", "")) for part in found) <= MOST_TEXT


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_the_own_panel_says_what_a_question_is_about(trial: Trial, locale: str) -> None:
    """Below the question, and beside each button what it brings; labels stay as they are."""
    table = await trial.begun(ANNA, BEA)
    answer = await trial.press(ANNA, ComponentId(table, "move"), locale=locale)
    assert answer.panel is not None
    check_limits(answer.panel)
    about = {"en-US": "Counts at the end", "de": "Zählt am Ende"}
    said, lines = [row for row in answer.panel.rows if isinstance(row, str)]
    assert said.startswith(f"-# {about[locale]}")
    choices = offered(answer.panel)
    assert len(choices) == 6
    assert all(f"-# **{press.value}** " in lines for press in choices)
    refused = await trial.commands.move(caller(ANNA, locale=locale), choices[0].value, table)
    assert refused.panel is not None  # what a label says can still be typed
    assert "locked" in text_of(refused).lower() or "festgelegt" in text_of(refused).lower()


def test_the_last_rank_is_folded_first() -> None:
    """Heading and question stay whole, and the order is kept; a note goes before what has happened."""
    blocks = [
        Block("heading"),
        Block("since\n" * 150, Rank.SINCE),
        Block("question", Rank.QUESTION),
        Block("gain\n" * 300, Rank.GAINS),
        Block("note\n" * 200, Rank.NOTE),
    ]
    heading, since, question, gains, note = fitted(blocks)
    assert (heading, question) == ("heading", "question")
    assert gains == "gain\n" * 300
    assert since == "since\n" * 150
    assert note.endswith("…")
    assert len(note) < 1_000
    heading, question, gains = fitted(blocks, taken=1_480)
    assert (heading, question) == ("heading", "question")
    assert gains == "gain\n" * 300
    assert sum(map(len, fitted(blocks))) <= MOST_TEXT


@pytest.mark.parametrize("key", OURS)
async def test_the_alt_text_keeps_the_table_beside_a_long_hand(trial: Trial, key: str) -> None:
    """However much there is to say of a hand, what the decision needs of the table follows it."""
    table = await trial.begun(ANNA, BEA, game=key)
    live = await trial.live(table)
    seat, texts = live.waiting_seats()[0], words_for(live, "de")
    picture = await Pictures(OfScenes()).hand(live, seat, texts)
    beside = live.game.voice.table(view(live.require_match().state, seat), seat, texts)
    assert picture is not None
    assert beside
    assert len(picture.alt) <= MAX_ALT
    assert beside[: SHARE - 1].rstrip() in picture.alt
