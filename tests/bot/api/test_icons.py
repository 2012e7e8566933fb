"""Icons of messages: emojis where they can be shown, words everywhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.api.emojis import MOST_ICONS, Emojis
from bot.api.icons import Icons
from bot.api.payload import Payload, message, modal
from bot.tables.ports.panel import (
    FENCE,
    MOST_TEXT,
    Aside,
    Button,
    Choice,
    Form,
    Panel,
    Picture,
    Select,
    TextField,
)
from tests.seen import walk

KNIGHT, FISH = discord.PartialEmoji(name="ta_knight_2", id=11), discord.PartialEmoji(name="tt_fish", id=12)
EMOJIS: Emojis = {"ta_knight": KNIGHT, "tt_fish": FISH}
BUTTON = Button("k|W2|choose|0|1|a", "[[ta_knight]] Take", icon="ta_knight")
SELECT = Select(
    "k|W2|pick|0|1|",
    "[[ta_knight]] pick",
    (Choice("a", "[[tt_fish]] Fish", "1 [[tt_fish]] fish", icon="tt_fish"), Choice("b", "B", icon="missing")),
)
PANEL = Panel(
    ("2 [[ta_knight]] knights", f"a [[missing]] b\n{FENCE}\n[[tt_fish]] Fish\n{FENCE}"),
    (Picture("p.png", b"x", "3 [[tt_fish]] fish"),),
    (
        "below [[tt_fish]] fish",
        (BUTTON,),
        SELECT,
        Aside("[[tt_fish]] Fish", Button("k|W2|more|0|1|", "More")),
        "[[ta_knight]]",
    ),
)


def _parts(payload: Payload) -> list[dict[str, Any]]:
    return list(walk(payload.view.to_components()))  # type: ignore[no-untyped-call]  # discord.py leaves it so


def _texts(payload: Payload) -> list[str]:
    return [part["content"] for part in _parts(payload) if part["type"] == 10]


async def test_icons_are_written_in_texts_and_set_at_controls() -> None:
    """A name that has no emoji is left out; blocks of code and the words of controls show none."""
    payload = message(PANEL, emojis=EMOJIS)
    assert _texts(payload) == [
        "2 <:ta_knight_2:11> knights",
        f"a b\n{FENCE}\nFish\n{FENCE}",
        "below <:tt_fish:12> fish",
        "<:tt_fish:12> Fish",
        "<:ta_knight_2:11>",
    ]
    (take, *_) = [part for part in _parts(payload) if part["type"] == 2]
    assert (take["label"], take["emoji"]["id"]) == ("Take", 11)
    (pick,) = [part for part in _parts(payload) if part["type"] == 3]
    assert pick["placeholder"] == "pick"
    fish, other = pick["options"]
    assert (fish["label"], fish["description"], fish["emoji"]["id"]) == ("Fish", "1 fish", 12)
    assert "emoji" not in other
    (item,) = next(part for part in _parts(payload) if part["type"] == 12)["items"]
    assert item["description"] == "3 fish"
    assert set(payload.icons) == {"ta_knight", "tt_fish"}


@pytest.mark.parametrize("panel", [Panel(PANEL.text, PANEL.pictures, PANEL.rows, icons=False), PANEL])
async def test_words_stand_alone_where_there_are_no_icons(panel: Panel) -> None:
    """Either nobody has uploaded them, or the one user who sees the message wants none."""
    payload = message(panel, emojis={} if panel.icons else EMOJIS)
    assert _texts(payload)[0] == "2 knights"
    assert not payload.icons
    assert "[[" not in repr(_parts(payload))
    assert not any("emoji" in part for part in _parts(payload))


async def test_a_message_has_few_icons_and_keeps_its_words() -> None:
    """Where their characters leave no room the texts have none; controls still do."""
    most = message(Panel(tuple("[[tt_fish]] fish " for _ in range(40))), emojis=EMOJIS)
    assert "".join(_texts(most)).count("<:tt_fish:12>") == MOST_ICONS
    long = Panel(("x" * (MOST_TEXT - 40), "[[tt_fish]][[tt_fish]][[tt_fish]] end"), rows=((BUTTON,),))
    payload = message(long, emojis=EMOJIS)
    assert _texts(payload)[-1] == "end"
    assert set(payload.icons) == {"ta_knight"}


async def test_forms_have_no_icons() -> None:
    """A form is opened by a press and gone after it."""
    form = Form("k|W2|submit|0|1|", "[[tt_fish]] t", (SELECT, TextField("x", "[[tt_fish]] line")), "[[tt_fish]] note")
    assert "tt_fish" not in repr(modal(form).to_dict())


def _refusing(text: str, code: int = 50035) -> Callable[[Payload], Awaitable[str]]:
    """Refuse what has icons, as Discord does."""

    async def send(payload: Payload) -> str:
        if payload.icons:
            errors = {"components": {"0": {text: {"_errors": [{"code": "X", "message": "no"}]}}}}
            raise discord.HTTPException(Mock(status=400), {"code": code, "message": "Invalid", "errors": errors})
        return "sent"

    return send


async def test_a_refused_emoji_sends_the_message_in_words_alone() -> None:
    """The icons of its games are not used until they have been looked for; those of other games stay."""
    icons = Icons({"": {"won": FISH}, "tallinn": {"ta_knight": KNIGHT}, "ulm": {"tt_fish": FISH}})
    assert await icons.send(Panel(("[[ta_knight]] a",)), _refusing("emoji")) == "sent"
    assert icons.wake.is_set()
    assert set(icons.usable) == {"won", "tt_fish"}
    assert await icons.send(Panel(("[[ta_knight]] a",)), _refusing("emoji")) == "sent"


async def test_other_refusals_are_not_about_icons() -> None:
    """The icons stay, and the error is the caller's."""
    icons = Icons({"tallinn": {"ta_knight": KNIGHT}})
    with pytest.raises(discord.HTTPException):
        await icons.send(Panel(("[[ta_knight]] a",)), _refusing("label"))
    with pytest.raises(discord.HTTPException):
        await icons.send(Panel(("[[ta_knight]] a",)), _refusing("emoji", 50013))
    assert set(icons.usable) == {"ta_knight"}


async def test_a_game_s_icons_are_used_all_or_none() -> None:
    """One that is not there yet keeps the others back."""
    icons = Icons({"tallinn": {"ta_knight": KNIGHT, "ta_monk": None}, "ulm": {"ul_coin": FISH}})
    assert set(icons.usable) == {"ul_coin"}
    assert icons.count == (2, 3)
