"""Where components are from stands behind *More*, in rules and exports, and not on boards, hands and alt texts."""

import random

import pytest

from games.kernel.catalogue import find
from games.kernel.chance import RandomChance
from games.kernel.match import Match
from games.kernel.provenance import provenance_lines
from games.kernel.visibility import view
from games.kernel.words import LOCALES, words_for
from render.painter import Legend, find_painter
from render.random_positions import NAMES
from tests import made_up
from tests.render.looking import strings

GAMES = ("eldermann", "tallinn", "tinker_tailor", "ulm")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_no_message_says_where_components_are_from(key: str, locale: str) -> None:
    """Neither of our set nor of one that was read off a printed copy."""
    game, painter = find(key), find_painter(key)
    words, names = words_for(locale, game.package), NAMES[: game.seats[0]]
    with made_up.learnt(key, made_up.entries_of(key)) as other:
        for material_id in (game.material_id, other):
            match = Match.begin(game, len(names), {}, lambda _: RandomChance(random.Random(key)), material_id)
            seen, legend = view(match.state, 0), Legend(names, words, (), material_id)
            told = [game.voice.board(seen, names, words), game.voice.alt(seen, names, words)]
            told.append(game.voice.hand(seen, 0, words))
            scenes = (painter.board(seen, legend), painter.hand(seen, 0, legend))
            told += [text for scene in scenes if scene for text in strings(scene)]
            marks = [line.partition(":")[0] + ":" for line in provenance_lines(game, material_id, words)]
            assert marks
            assert not [text for text in told if any(mark in text for mark in marks)]
