"""Ids of rules version 1: stored states, old buttons and old logs are read with today's."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.kernel.events import Data, Event
from games.kernel.saving import load_state
from games.kernel.words import Words
from games.ulm import GAME
from games.ulm.material import CARDS, COATS, DESCENDANTS, QUARTER_IDS
from games.ulm.sections.upgrades import RENAMED, rename
from games.ulm.state import Ulm
from tests.games.ulm.positions import DE, EN, NAMES, acting, do, offered, sealing

RECORDS = Path(__file__).parent / "records"
TODAY = {*CARDS, *COATS, *DESCENDANTS, *QUARTER_IDS}


def test_every_old_id_has_one_of_today() -> None:
    """All new names exist, none has two old ones, and no old one means something else today."""
    assert set(RENAMED.values()) <= TODAY
    assert len(set(RENAMED.values())) == len(RENAMED)
    assert not RENAMED.keys() & TODAY


def test_a_stored_state_is_read_with_todays_ids() -> None:
    """No id of rules version 1 is left anywhere in it, and its points go on being told by source."""
    stored = json.loads((RECORDS / "snapshot_v1.json").read_text(encoding="utf-8"))
    assert rename(stored) != stored
    s = load_state(GAME, json.dumps(stored).encode())
    assert isinstance(s, Ulm)
    assert {*s.deck.cards, *s.discard, *s.looked.cards, *(card for hand in s.hands for card in hand.cards)} <= {*CARDS}
    assert {*s.descendants} <= {*DESCENDANTS}
    assert {coat for coats in s.coats for coat in coats} <= {*COATS}
    before = s.points[0]
    s.gain(0, "crests", 2)
    assert (s.points[0], s.earned[0]) == (before + 2, {"crests": 2})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seal rathaus", "seal city_hall"),
        ("play chor1 end", "play choir1 end"),
        ("play stadtmauer end", "play wall end"),
        ("stadtmauer garten", "wall garden"),
        ("money", "money"),
    ],
)
def test_an_old_button_does_what_it_says(old: str, new: str) -> None:
    """A choice in the words of rules version 1 settles to today's, and is carried out."""
    fields: dict[str, Any] = {"hands": ["choir1 wall", ""], "barges": [11, 0], "coins": [5, 5]}
    s = acting("ms", **fields)
    assert new in offered(s)
    assert GAME.rules.settle(s, 0, old) == new
    other = acting("ms", **fields)
    do(s, old)
    do(other, new)
    assert (s.hands, s.slots, s.coins) == (other.hands, other.slots, other.coins)


def test_an_old_descendant_and_coat_can_be_chosen() -> None:
    """Bare ids are renamed as well."""
    s = sealing("oath_house")
    name = next(old for old, new in RENAMED.items() if new == offered(s)[0])
    assert GAME.rules.settle(s, 0, name) == offered(s)[0]


@pytest.mark.parametrize("words", [EN, DE])
def test_old_events_and_choices_are_told_as_new_ones(words: Words) -> None:
    """A log of rules version 1 reads as if it were written today."""
    voice = GAME.voice
    told: tuple[tuple[str, Data], ...] = (
        ("laid", {"card": "barchent2"}),
        ("sealed", {"quarter": "rathaus"}),
        ("descendant", {"name": "abt"}),
        ("coat", {"coat": "coat_zeughaus", "points": 4}),
        ("kept-card", {"rest": "spatz, turm1"}),
    )
    for kind, data in told:
        old, new = Event(kind, data, 0), Event(kind, {key: _new(value) for key, value in data.items()}, 0)
        assert voice.event(old, None, NAMES, words) == voice.event(new, None, NAMES, words)
    s = acting("s")
    assert voice.label(s, 0, "seal rathaus", words) == voice.label(s, 0, "seal city_hall", words)


def _new(value: str | int) -> str | int:
    return ", ".join(RENAMED.get(part, part) for part in value.split(", ")) if isinstance(value, str) else value
