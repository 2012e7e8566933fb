"""Command words: both languages are complete, and Discord takes them."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
from discord import app_commands

from bot.api.mentions import COMMAND
from bot.commands import GameName, all_commands
from bot.commands.making import AnyCommand
from bot.commands.translate import FluentTranslator
from bot.interactions.answering import Answering
from bot.tables.handlers.dispatcher import Dispatcher
from games.kernel.catalogue import find, installed
from games.kernel.words import LOCALES, sources, words_for
from tests.world import World

KEY = re.compile(r"^([a-z][\w-]*) = (.*)$", re.MULTILINE)
NAME = re.compile(r"[-_\w]{1,32}")
DISPATCHER = Dispatcher(*[MagicMock() for _ in range(4)])
GAMES = [GameName("toy", {"en": "Toy · 2–4 players", "de": "Spielzeug · 2–4 Personen"})]


def _file(locale: str) -> dict[str, str]:
    return dict(KEY.findall(sources("bot", locale)["commands.ftl"]))


def _commands(games: list[GameName] | None = None) -> list[AnyCommand]:
    return all_commands(Answering(DISPATCHER), GAMES if games is None else games)


async def _payloads(world: World) -> list[dict[str, Any]]:
    tree = world.kontor.tree
    translator = FluentTranslator()
    return [await command.get_translated_payload(tree, translator) for command in _commands()]


def _named(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """List a command with all that has a name below it."""
    below = [*payload.get("options", ()), *payload.get("choices", ())]
    return [payload, *(each for part in below for each in _named(part))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_keys(locale: str) -> None:
    """No command is half translated, and no text is left over."""
    assert set(_file(locale)) == set(_file("en"))


async def test_no_text_is_unused_or_missing(world: World) -> None:
    """Each key of the file is used by a command, and each text that a command uses is in the file."""
    used = set()
    for payload in await _payloads(world):
        for part in _named(payload):
            used |= {part["name"], part.get("description")}
    assert set(_file("en").values()) <= used
    assert not [text for text in used if text and text.startswith("cmd-")]


@pytest.mark.parametrize("locale", LOCALES)
def test_names_and_descriptions_fit_discord(locale: str) -> None:
    """Names are lower case without blanks, at most 32 characters; descriptions and values at most 100."""
    texts = _file(locale)
    names = {key: text for key, text in texts.items() if f"{key}-about" in texts}
    assert not [name for name in names.values() if not NAME.fullmatch(name) or name != name.lower()]
    assert not [text for text in texts.values() if not 1 <= len(text) <= 100]


@pytest.mark.parametrize("locale", LOCALES)
async def test_names_are_told_apart(world: World, locale: str) -> None:
    """Neither two commands, nor two options or values of one, share a name in any language."""

    def name(part: dict[str, Any]) -> str:
        return str(part.get("name_localizations", {}).get(locale, part["name"]))

    payloads = await _payloads(world)
    for level in [payloads] + [part.get("options", []) for each in payloads for part in _named(each)]:
        names = [name(part) for part in level]
        assert len(names) == len(set(names))


async def test_commands_fit_discords_limits(world: World) -> None:
    """At most 25 options each, and 8,000 characters with the longest translation."""
    for payload in await _payloads(world):
        total = 0
        for part in _named(payload):
            for text in ("name", "description"):
                found = [part.get(text) or "", *part.get(f"{text}_localizations", {}).values()]
                total += max(map(len, found))
            total += len(str(part.get("value", "")))
            assert len(part.get("options", ())) <= 25
        assert total <= 8_000


async def test_german_is_offered_for_german_only(world: World) -> None:
    """English is the default and is not sent again."""
    (play,) = [payload for payload in await _payloads(world) if payload["name"] == "play"]
    assert play["name_localizations"]["de"] == "spielen"
    assert not {"en-US", "en-GB"} & play["name_localizations"].keys()
    (choice,) = play["options"][0]["choices"]
    assert choice["value"] == "toy"
    assert choice["name_localizations"] == {"de": "Spielzeug · 2–4 Personen"}


async def test_commands_are_offered_where_they_make_sense(world: World) -> None:
    """What concerns a server needs one that has the bot; all else works for any user who has installed it."""
    by_name = {payload["name"]: payload for payload in await _payloads(world)}
    for name, payload in by_name.items():
        server = name in ("settings", "stats", "Invite to my table", "Results", "Keep away")
        assert payload["contexts"] == ([0] if server else [0, 1])
        assert payload["integration_types"] == ([0] if server else [0, 1])
    needs = discord.Permissions(int(by_name["settings"]["default_member_permissions"]))
    assert needs == discord.Permissions(manage_guild=True)


def test_many_games_are_suggested_instead_of_listed() -> None:
    """Discord takes 25 choices; with more games the option completes what is typed."""
    many = [GameName(f"g{n}", {"en": f"G{n}", "de": f"S{n}"}) for n in range(26)]
    (play,) = [command for command in _commands(many) if command.name == "play"]
    assert isinstance(play, app_commands.Command)
    game, _ = play.parameters
    assert game.autocomplete
    assert not game.choices


def test_a_day_has_one_wording() -> None:
    """The preset and a pace of one's own name the same time alike."""
    for locale, day in (("de", "1 Tag"), ("en", "1 day")):
        texts = words_for(locale, "bot")
        assert texts.text("pace-daily").endswith(f", {day}")
        assert texts.text("duration-days", count=1) == day


PACKAGES = ["bot", "games.kernel", *(find(key).package for key in installed())]


def _typed(texts: dict[str, str]) -> set[str]:
    """List what texts may name: commands, alone or with a subcommand or with an option and its value."""
    top = {key for key in texts if re.fullmatch(r"cmd-[a-z]+", key) and f"{key}-about" in texts}
    below = {key for key in texts if any(key.startswith(f"{each}-") for each in top) and f"{key}-about" in texts}
    with_values = {
        f"{texts[key]}:{value}" for key in texts if key.startswith("cmd-option-") for value in texts.values()
    }
    first = {texts[key] for key in top}
    return (
        first
        | {f"{name} {texts[key]}" for name in first for key in below}
        | {f"{name} {value}" for name in first for value in with_values}
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("package", PACKAGES)
def test_texts_name_commands_as_their_language_does(package: str, locale: str) -> None:
    """A command in a text is one that a reader of this language can type."""
    typed, told = _typed(_all_commands(locale)), ""
    for text in sources(package, locale).values():
        told += re.sub(r"^(#|help-moved).*$", "", text, flags=re.MULTILINE)
    assert {*re.findall(r"`/([^`{]+)`", told), *COMMAND.findall(told)} <= typed


def _all_commands(locale: str) -> dict[str, str]:
    """Read what commands are called, from all files of the bot's texts."""
    return {
        key: text
        for file in sources("bot", locale).values()
        for key, text in KEY.findall(file)
        if key.startswith("cmd-")
    }


@pytest.mark.parametrize("package", PACKAGES)
def test_german_has_one_genitive(package: str) -> None:
    """It is “des Tisches” everywhere."""
    assert [name for name, text in sources(package, "de").items() if "Tischs" in text] == []


async def test_commands_are_few(world: World) -> None:
    """Thirteen, so that a user who types a slash sees them all, with two options at most: the rest are panels."""
    payloads = await _payloads(world)
    slash = [payload for payload in payloads if payload["type"] == discord.AppCommandType.chat_input.value]
    assert len(slash) == 13
    assert max(len(payload["options"]) for payload in slash) == 2
    assert not [option for payload in slash for option in payload["options"] if option["type"] in (1, 2)]
