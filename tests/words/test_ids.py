"""No id of a choice is shown to a player: in texts, pictures and refusals of whole games, and in the rulebooks."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice, product

import pytest

from games.kernel.catalogue import find
from games.kernel.words import LOCALES, sources, words_for
from render.random_positions import matches, tables
from tests.given import long
from tests.words.said import NAMES, ids, said

GAMES = ("eldermann", "tallinn", "tinker_tailor", "ulm")
POSITIONS = 160
SAME = {"den", "fest", "hand"}
"""Ids that are German words in small letters, too."""

CELL = re.compile(r"[a-k]\d{1,2}")
"""Spaces of the sea, which stand on its edge."""


def shown(text: str, known: set[str], locale: str) -> set[str]:
    """Find ids in a text: in German any small word that is one, in English what is no word, or stands in quotes."""
    if locale == "de":
        return {word for word in re.findall(r"(?<![\wäöüß])[a-z][a-z_]*\d*(?![\wäöüß])", text) if word in known} - SAME
    odd = {word for word in re.findall(r"\b[a-z_]+\d+\b|\b[a-z]+_[a-z_]+\b", text) if word in known}
    return odd | {word for word in re.findall(r"“([a-z ]+)”", text) if word in known}


def gaps(key: str, locale: str, seats: int, options: dict[str, str], most: int) -> list[str]:
    """Play a game and list each id that is shown, with where; look at so many positions of each section."""
    game = find(key)
    words = words_for(locale, game.package).naming(NAMES[:seats])
    found: dict[tuple[str, str], str] = {}
    looked = Counter[str]()
    for match in islice(matches(key, seats, 7, options), POSITIONS):
        sections = {ask.section for ask in game.rules.asked(match.state).values()}
        looked.update(sections)
        if all(looked[section] > most for section in sections):
            continue
        known = {"none", "row"} | {word for ask in game.rules.asked(match.state).values() for word in ids(ask)}
        small = {word for word in known if len(word) > 2 and not CELL.fullmatch(word)}
        for place, text in said(match, (), words):
            for word in shown(text, small, locale):
                found.setdefault((place, word), f"{place}: {word!r} in {text[:80]!r}")
    return sorted(found.values())


@pytest.mark.parametrize("most", [6, long(POSITIONS)])
@pytest.mark.parametrize(("key", "locale"), list(product(GAMES, LOCALES)))
def test_no_id_is_shown_while_a_game_is_played(key: str, locale: str, most: int) -> None:
    """Prompts, facts around them, labels, parts, hands, boards, pictures, alt texts and refusals are in words."""
    least, people = find(key).seats
    plain, *_, every = tables(key)
    assert gaps(key, locale, people, plain, most) == []
    assert gaps(key, locale, least, every, most) == []


@pytest.mark.parametrize(("key", "locale"), list(product(GAMES, LOCALES)))
def test_no_rulebook_teaches_ids(key: str, locale: str) -> None:
    """What can be typed is suggested in words; the rules need no ids."""
    lines = sources(find(key).package, locale)["rulebook.ftl"].splitlines()
    assert [line for line in lines if re.search(r"`[^/`]+`", line)] == []


def test_the_search_for_ids_finds_them() -> None:
    """It is not blind: small German words and English oddities are found, words of the language are not."""
    known = {"none", "row", "wine", "chor1", "gems"}
    assert shown("Wähle eine Karte oder none", known, "de") == {"none"}
    assert shown("Schreibe „row 7“", known, "de") == {"row"}
    assert shown("Play chor1, or “none”; you have wine", known, "en") == {"chor1", "none"}
