"""Save and open states and events as JSON."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from games.kernel.errors import RulesBug
from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.state import State

S = TypeVar("S", bound=State)
_encoder = msgspec.json.Encoder()
_events = msgspec.json.Decoder(list[Event])
_drawn = msgspec.json.Decoder(list[list[str]])


def dump_state(state: State) -> bytes:
    """Encode a state as a JSON object."""
    return _encoder.encode(state)


def load_state(game: Game, data: bytes) -> State:
    """Decode a state and derive its asked seats; raise RulesBug if it does not fit the game's state class."""
    try:
        raw = _upgrade(game, data) if game.upgrades else data
        state = msgspec.json.decode(raw, type=game.rules.state_class)
    except msgspec.MsgspecError as error:
        raise RulesBug(f"a stored state of {game.key} cannot be read: {error}") from error
    game.rules.rename(state)
    game.rules.asked(state)
    return state


def _upgrade(game: Game, data: bytes) -> bytes:
    """Bring a state that an older rules version has stored up to the current one, a step per version."""
    state = msgspec.json.decode(data)
    for version in range(state["rules"], game.rules_version):
        if version in game.upgrades:
            state = game.upgrades[version](state)
    return _encoder.encode({**state, "rules": game.rules_version})


def dump_events(events: list[Event]) -> str:
    """Encode events as a JSON list."""
    return _encoder.encode(events).decode()


def load_events(data: str) -> list[Event]:
    """Decode events."""
    return _events.decode(data)


def dump_drawn(drawn: list[list[str]]) -> str:
    """Encode the luck of one entry as a JSON list."""
    return _encoder.encode(drawn).decode()


def load_drawn(data: str) -> list[list[str]]:
    """Decode the luck of one entry."""
    return _drawn.decode(data)
