"""Gains on the own panel: beside a button, in a select's entry, or as lines; and what is folded where room is short."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.api.payload import message, modal
from bot.tables.messages.common import words_for
from bot.tables.messages.parts import placed, size
from bot.tables.messages.pictures import LONGEST, SHARE, Pictures
from bot.tables.ports.component_id import ComponentId, parse
from bot.tables.ports.panel import MOST_TEXT, Block, Button, Panel, Rank, Row, Select, fitted
from games.kernel.ask import OneOf, Pick
from games.kernel.catalogue import installed
from games.kernel.visibility import view
from games.kernel.voice import Gain
from games.kernel.words import Words
from tests.bot.tables.doubles import ANNA, BEA, Trial, buttons, caller, selects
from tests.bot.tables.playing import check_limits
from tests.bot.tables.shapes import PlainVoice, controls
from tests.renderers import OfScenes


class Gaining(PlainVoice):
    """Say a gain of each choice."""

    def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
        """Name the choice."""
        return Gain(f"+1 for {choice}")


def options(count: int) -> OneOf:
    """Offer so many choices."""
    return OneOf(tuple(f"o{n}" for n in range(count)))


def made(count: int, label: str = "x") -> tuple[Row, ...]:
    """Make a row of buttons, two a row, each with a gain."""
    ids = [Button(ComponentId("K7Q2", "choose", 0, 1, f"o{n}").id, label, beside=f"+{n}") for n in range(count)]
    return tuple(tuple(ids[at : at + 2]) for at in range(0, count, 2))


def test_few_gains_stand_beside_their_buttons() -> None:
    """Each button has a row of its own then."""
    rows, lines = placed(made(6), 20)
    assert (len(rows), lines) == (6, "")
    assert all(size(row) == 3 for row in rows)


@pytest.mark.parametrize(("count", "label", "taken"), [(7, "x", 20), (2, "x" * 31, 10)])
def test_many_gains_and_long_labels_are_lines(count: int, label: str, taken: int) -> None:
    """Where forty components do not suffice, or a button would leave no room beside it on a phone."""
    rows, lines = placed(made(count, label), taken)
    assert len(rows) == (count + 1) // 2
    assert lines.splitlines() == [f"**{label}**: +{n}" for n in range(count)]
    assert not any(button.beside for row in rows if isinstance(row, tuple) for button in row)


def test_a_select_says_gains_in_its_entries() -> None:
    """Instead of the label's hint; a game without gains keeps its hints."""
    (select,) = selects(Panel((), rows=controls(options(20), voice=Gaining()).rows()))
    assert select.choices[3].hint == "+1 for o3"
    (select,) = selects(Panel((), rows=controls(options(20)).rows()))
    assert select.choices[3].hint.startswith("yyy")
    (entries, nothing) = controls(Pick(("a", "b"), 0, 2), voice=Gaining()).rows()
    assert isinstance(entries, Select)
    assert entries.choices[0].hint == "+1 for a"
    assert isinstance(nothing, tuple)
    assert nothing[0].beside == "+1 for none"


def test_no_more_gains_are_worked_out_than_are_shown() -> None:
    """Of a form, which shows no choice, none at all."""
    asked: list[str] = []

    class Counting(PlainVoice):
        def gain(self, view: Any, seat: int, choice: str, words: Words) -> Gain:
            """Note the choice."""
            asked.append(choice)
            return Gain()

    controls(options(300), voice=Counting()).rows()
    assert asked == []
    controls(options(20), voice=Counting()).rows()
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

    form = controls(Pick(tuple("abcde"), 0, 3, ordered=True), voice=About()).form()
    assert form.note == "Which " * 20 + "\n-# All counts."
    shown: Any = modal(form).to_dict()["components"]
    assert [part["type"] for part in shown] == [10, 18, 18, 18]
    assert controls(Pick(tuple("abcdef"), 0, 5, ordered=True), voice=About()).form().note == ""


def test_a_payload_pairs_texts_and_buttons() -> None:
    """As Discord's sections; their texts count within the characters of the message."""
    rows, _ = placed(made(6), 20)
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
    assert any(f"\n-# {about[locale]}" in block for block in answer.panel.text)
    choosing = [button for button in buttons(answer.panel) if (press := parse(button.id)) and press.verb == "choose"]
    assert len(choosing) == 6
    assert all(button.beside for button in choosing)
    refused = await trial.commands.move(caller(ANNA, locale=locale), choosing[0].label, table)
    assert refused.panel is not None  # what a label says can still be typed
    assert "locked" in " ".join(refused.panel.text).lower() or "gewählt" in " ".join(refused.panel.text).lower()


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


@pytest.mark.parametrize("key", installed())
async def test_the_alt_text_keeps_the_table_beside_a_long_hand(trial: Trial, key: str) -> None:
    """However much there is to say of a hand, what the decision needs of the table follows it."""
    table = await trial.begun(ANNA, BEA, game=key)
    live = await trial.live(table)
    seat, texts = live.waiting_seats()[0], words_for(live, "de")
    picture = await Pictures(OfScenes()).hand(live, seat, texts)
    beside = live.game.voice.table(view(live.require_match().state, seat), seat, texts)
    assert picture is not None
    assert beside
    assert len(picture.alt) <= LONGEST
    assert beside[: SHARE - 1].rstrip() in picture.alt
