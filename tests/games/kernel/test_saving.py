from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from games.kernel import Event, Game, Match, RandomChance, RulesBug
from games.kernel.catalogue import find
from games.kernel.saving import dump_drawn, dump_events, dump_state, load_drawn, load_events, load_state
from games.tallinn.state import Tallinn
from tests.games.kernel.tables import offered, table, until


def test_a_state_comes_back_with_its_asks(beacons: Game) -> None:
    """A saved state is the same when opened, sealed answers and open asks included."""
    match = table(beacons, seats=3)
    match.choose(1, offered(match, 1)[0])
    opened = load_state(beacons, dump_state(match.state))
    assert opened == match.state
    assert opened.waiting == (0, 2)
    assert beacons.rules.asked(opened) == beacons.rules.asked(match.state)


def test_what_follows_from_the_state_is_not_saved(beacons: Game) -> None:
    """The JSON object has the declared fields and nothing else."""
    saved = json.loads(dump_state(until(beacons, "spread").state))
    assert set(saved) >= {"agenda", "given", "hands", "wishes", "result"}
    assert not [name for name in saved if name.startswith("_")]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"hands": 1}', b'{"agenda": [["no_such_section"]]}'])
def test_what_does_not_fit_is_a_bug(beacons: Game, data: bytes) -> None:
    """A state that is not JSON, of the wrong shape, or at an unknown section cannot be opened."""
    with pytest.raises(RulesBug):
        load_state(beacons, data)


def test_a_renamed_section_is_opened_under_its_present_name(beacons: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A state stored before a section was renamed goes on under the new name, prompts included."""
    rules = beacons.rules
    monkeypatch.setattr(type(rules), "aliases", {"kindle": "light"})
    monkeypatch.setattr(type(rules), "sections", {**rules.sections, "kindle": rules.sections["light"]})
    data = dump_state(table(beacons).state).replace(b'"light"', b'"kindle"')
    assert load_state(beacons, data).section == "light"


def test_events_and_luck_come_back() -> None:
    """Secret data and audiences survive, and so do draws with any text."""
    events = [Event("gave", {"count": 1}, 0, {"card": "ä“7"}, [0, 2]), Event("round")]
    assert load_events(dump_events(events)) == events
    assert load_drawn(dump_drawn([["ä", '"'], []])) == [["ä", '"'], []]


def test_an_old_state_is_upgraded_step_by_step() -> None:
    """A state stored by rules version 1 passes the upgrades to 2 and 3 and then names version 3."""
    game = find("tallinn")
    match = Match.begin(game, 2, {}, lambda _first: RandomChance(random.Random(1)))
    old = json.loads(dump_state(match.state)) | {"rules": 1}
    steps = {1: lambda raw: raw | {"round": raw["round"] + 1}, 2: lambda raw: raw | {"round": raw["round"] * 10}}
    newer = replace(game, rules_version=3, upgrades=steps)
    state = load_state(newer, json.dumps(old).encode())
    assert isinstance(state, Tallinn)
    assert (state.rules, state.round) == (3, 20)
