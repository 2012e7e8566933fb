"""Panels and forms as payloads: Discord's limits hold whatever the dispatcher answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, cast

import discord
import pytest

from bot.api.payload import Payload, message, modal
from bot.tables.ports.panel import MOST_TEXT, Button, Choice, Form, Panel, Picker, Picture, Select, TextField, cut_block
from games.kernel.words import clipped
from tests.seen import walk

BUTTON = Button("k|W2|hand|||", "Your hand", "primary")
SELECT = Select("k|W2|pick|0|1|", "pick", (Choice("a", "A", "first", chosen=True), Choice("b", "B")))


def _parts(panel: Panel) -> list[dict[str, Any]]:
    return list(walk(_components(message(panel))))


def _components(payload: Payload) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = payload.view.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return made


def _texts(panel: Panel) -> list[str]:
    return [part["content"] for part in _parts(panel) if part["type"] == 10]


async def test_a_view_is_finished_before_it_is_sent() -> None:
    """discord.py stores only views that are not finished."""
    assert message(Panel(("x",), rows=((BUTTON,),))).view.is_finished()
    assert modal(Form("k|W2|submit|0|1|", "t", (SELECT,))).is_finished()


async def test_a_panel_becomes_one_container_in_order() -> None:
    """Texts, then pictures, then rows, then links."""
    panel = Panel(("a", "", "b"), (Picture("p.png", b"x", "alt"),), ((BUTTON,), SELECT), (("go", "https://x.y"),), 7)
    (container,) = _components(message(panel))
    assert container["accent_color"] == 7
    assert [part["type"] for part in container["components"]] == [10, 10, 12, 1, 1, 1]
    assert [part.get("url") for part in walk([container]) if part["type"] == 2] == [None, "https://x.y"]


async def test_only_pings_are_mentioned() -> None:
    """They stand at the end of the text, and no other mention notifies anybody."""
    payload = message(Panel(("@everyone <@9>",), pings=(5, 6)))
    assert payload.mentions.to_dict() == cast(object, {"parse": [], "users": [5, 6]})
    assert _texts(Panel(("@everyone <@9>",), pings=(5, 6)))[-1] == "<@5> <@6>"
    assert message(Panel(("x",))).mentions.to_dict() == cast(object, {"parse": [], "users": []})
    called = Panel(("<@&8>",), pings=(5,), roles=(7,))
    assert message(called).mentions.to_dict() == cast(object, {"parse": [], "users": [5], "roles": [7]})
    assert _texts(called)[-1] == "<@5> <@&7>"


@pytest.mark.parametrize("blocks", [("x" * 5_000,), ("y" * 3_990, "z" * 200), ("line\n" * 900,), ("a",) * 50])
async def test_long_text_is_cut_and_pings_stay(blocks: tuple[str, ...]) -> None:
    """At most 4,000 characters in all, of which the mentions come first."""
    texts = _texts(Panel(blocks, pings=(5,)))
    assert sum(map(len, texts)) <= MOST_TEXT
    assert texts[-1] == "<@5>"


async def test_many_texts_share_components_with_rows() -> None:
    """Rows and pictures are never dropped for texts: those are joined instead."""
    rows = tuple((replace(BUTTON, id=f"k|W2|choose|0|1|{n}{m}") for m in range(5)) for n in range(5))
    panel = Panel(tuple(f"t{n}" for n in range(20)), rows=tuple(map(tuple, rows)), pings=(1,))
    assert len(_parts(panel)) <= 40
    assert _texts(panel)[0].splitlines() == [f"t{n}" for n in range(20)]


def test_a_cut_closes_a_code_block() -> None:
    """What is cut inside of a code block does not swallow what follows."""
    short = cut_block("```\n" + "number\n" * 100 + "```", 200)
    assert short.count("```") == 2
    assert len(short) <= 200
    assert clipped("abcdef", 4) == "abc…"


async def test_labels_are_cut_to_discords_limits() -> None:
    """Button 80, option 100, placeholder 150, alt text 1,024, form title and labels 45."""
    select = Select("k|W2|pick|0|1|", "p" * 200, (Choice("a", "l" * 200, "h" * 200),), 1, 9, "L" * 60)
    panel = Panel(("x",), (Picture("p.png", b"x", "a" * 2_000),), ((replace(BUTTON, label="b" * 90),), select))
    parts = _parts(panel)
    assert [len(part["label"]) for part in parts if part["type"] == 2] == [80]
    (made,) = [part for part in parts if part["type"] == 3]
    assert (len(made["placeholder"]), made["max_values"]) == (150, 1)
    assert [len(made["options"][0][key]) for key in ("label", "description")] == [100, 100]
    assert [len(part["items"][0]["description"]) for part in parts if part["type"] == 12] == [1_024]
    form = modal(Form("k|W2|submit|0|1|", "t" * 60, (select, TextField("typed", "L" * 60)))).to_dict()
    assert len(form["title"]) == 45
    assert [len(part["label"]) for part in form["components"]] == [45, 45]


@pytest.mark.parametrize(("kind", "number"), [("user", 5), ("role", 6), ("channel", 8)])
async def test_discord_itself_knows_what_a_picker_offers(kind: Literal["user", "role", "channel"], number: int) -> None:
    """A picker has no entries of its own; one for channels offers text channels and their public threads only."""
    panel = Panel(("x",), rows=(Picker("k|W2|invite|||", "p", kind, 0, 3),))
    (made,) = [part for part in _parts(panel) if "min_values" in part]
    assert (made["type"], made["custom_id"], made["placeholder"]) == (number, "k|W2|invite|||", "p")
    assert (made["min_values"], made["max_values"], made.get("options", [])) == (0, 3, [])
    assert made.get("channel_types", []) == ([0, 11] if kind == "channel" else [])


async def test_pictures_are_sent_or_kept() -> None:
    """Bytes are files; a picture without bytes refers to what the message has, whose files then stay."""
    sent = message(Panel(("x",), (Picture("p.png", b"bytes", "alt"),)))
    assert [(file.filename, file.description) for file in sent.files or []] == [("p.png", "alt")]
    kept = message(Panel(("x",), (Picture("p.png", b"", "alt"),)))
    assert kept.files is None
    assert message(Panel(("x",))).files == []
    again = message(Panel(("x",)), [[discord.MediaGalleryItem("attachment://hand.png", description="alt")]])
    assert again.files is None
    (item,) = [part["items"][0] for part in walk(_components(again)) if part["type"] == 12]
    assert item["media"]["url"] == "attachment://hand.png"


async def test_an_optional_select_of_a_form_may_stay_empty() -> None:
    """`least` 0 makes a form's select optional."""
    form = modal(Form("k|W2|submit|0|1|", "t", (SELECT, replace(SELECT, id="place:1", least=0)))).to_dict()
    first, second = (part["component"] for part in form["components"])
    assert first["required"] is not False
    assert (second["required"], second["min_values"]) == (False, 0)
