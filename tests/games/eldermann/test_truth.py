"""What Eldermann says is so: no sentence promises or tells what the rules do not allow."""

from typing import Any

import pytest

from games.eldermann import GAME
from games.eldermann.rules import RULES
from games.eldermann.sections.events import Planning
from games.eldermann.sections.market import orders_left, sales_left
from games.eldermann.state import SCHOOL, Eldermann
from games.kernel.events import Event
from games.kernel.visibility import view
from games.kernel.voice import Gain
from tests.games.eldermann.positions import (
    DE,
    EN,
    NAMES,
    STETTIN,
    give,
    lay,
    market,
    start,
    table,
)

VOICE = GAME.voice


def planned(**fields: Any) -> Eldermann:
    """Ask seat 0 for its sailing cards, two of which turn the arrow to fish and cloth."""
    s = table(**fields)
    start(s, Planning.plan)
    return s


def test_free_goods_are_promised_only_as_far_as_room_and_supply_allow() -> None:
    """Fish comes to Stettin and cloth to Flensburg; what comes nowhere is named as lost."""
    s = planned()
    come = "Free goods in Stettin, Flensburg"
    assert VOICE.gain(view(s, 0), 0, "2+3", EN).text == come
    s.harbour[STETTIN] = ["fish", "fish"]
    said = "Free goods in Flensburg; Fish is lost"
    assert VOICE.gain(view(s, 0), 0, "2+3", EN).text == said
    s.supply[3] = 0
    said = "No room or supply for Fish and Cloth"
    assert VOICE.gain(view(s, 0), 0, "2+3", EN).text == said


@pytest.mark.parametrize(("missing", "said"), [("room", "no room there"), ("supply", "none in supply")])
def test_the_event_names_what_was_missing(missing: str, said: str) -> None:
    """A full harbour, or an empty supply; a log of before says both, as it did then."""
    s = table(arrow=2)
    s.harbour[STETTIN] = ["fish", "fish"] if missing == "room" else []
    s.supply[1] = 0 if missing == "supply" else 14
    events = start(s, RULES.resolve_event)
    (line,) = [told(event) for event in events.told if event.kind == "goods-lapsed"]
    assert line.startswith("Fish for Stettin is lost: ")
    assert said in line
    old = Event("goods-lapsed", {"good": "fish", "city": "stettin"})
    assert told(old) == "Fish for Stettin is lost: no room or supply."


def told(event: Event) -> str:
    """Tell an event to a spectator."""
    return VOICE.event(event, None, NAMES, EN)


def test_every_sum_of_sailing_cards_tells_its_own_event() -> None:
    """One card turns the arrow by one, two by two; where three may be laid, a single one may be one of several."""
    s = view(planned(), 0)
    ahead = [VOICE.gain(s, 0, choice, EN).text for choice in ("none", "2", "2+3")]
    assert ahead[0] == "Pirates 2 attack only from 13 reputation on"
    assert len(set(ahead)) == 3
    s = view(planned(), 0)
    s.levels[0][SCHOOL] = 2
    assert VOICE.gain(s, 0, "2", EN) == Gain()
    assert VOICE.gain(s, 0, "2+3", EN).text == ahead[2]


@pytest.mark.parametrize(
    ("fields", "left", "said"),
    [
        ({"hold": [["grain", "fish"], []]}, 1, "you may sell 1 more good"),
        ({"hold": [["fish"], []]}, 0, "nothing to sell here"),
        ({"hold": [["grain"], []], "sold": 1}, 0, "no more sales this turn"),
        ({"hold": [["grain"], []], "blockaded": True}, 0, "What do you build or move?"),
    ],
)
def test_only_sales_that_are_possible_are_offered_in_words(fields: dict[str, Any], left: int, said: str) -> None:
    """Aalborg does not buy its own fish, whatever the Guild allows."""
    s = table(**fields)
    market(s)
    assert sales_left(s, 0) == left
    assert said in VOICE.prompt(view(s, 0), 0, EN)


def test_a_toll_comes_before_any_sale() -> None:
    """Nothing is sold in another player's home before it is paid."""
    s = table(options={"toll": "on"}, hold=[["fish"], []], taler=[3, 0])
    s.ships[0] = s.ships[1]
    market(s)
    assert (sales_left(s, 0), orders_left(s, 0)) == (0, 0)
    assert VOICE.prompt(view(s, 0), 0, DE).startswith("Bevor du hier handelst, zahlst du Zoll.")
    s.tolled.append(0)
    assert sales_left(s, 0) == 1


def test_orders_left_are_those_that_can_be_filled() -> None:
    """With a bribe in hand another order may come, so all that are allowed count."""
    s = lay(table(hold=[["grain"], []]), "AA-GC")
    market(s)
    assert orders_left(s, 0) == 0
    assert orders_left(give(s, 0, "bribe1"), 0) == 1
    s = lay(table(hold=[["grain", "cloth"], []]), "AA-GC")
    market(s)
    assert orders_left(s, 0) == 1


@pytest.mark.parametrize(
    ("moves", "role", "english", "german"),
    [
        (
            5,
            "",
            "Anna loses 1 space, 4 left.",
            "Anna verliert 1 Feld, noch 4.",
        ),
        (5, "captain", "Anna loses no space, 5 left.", "Anna verliert kein Feld, noch 5."),
        (0, "", "Anna cannot sail this turn.", "Anna kann in diesem Zug nicht fahren."),
    ],
)
def test_a_storm_tells_what_it_takes(moves: int, role: str, english: str, german: str) -> None:
    """Never 0 spaces, and never more than there were."""
    s = table(arrow=3, movement=moves, roles=[role, ""])
    (event,) = start(s, RULES.resolve_event).told
    assert english in told(event)
    assert german in VOICE.event(event, None, NAMES, DE)
    assert s.movement == moves - int(event.data["loss"])


def test_who_beats_off_pirates_has_the_higher_sum_first() -> None:
    """As in every result: that of the player the sentence is about."""
    s = table(points=[13, 0], guns=[2, 0])
    events = start(s, (RULES.fight_pirates, 1, 1, 0), draws=[1, 2])
    line, _ = [line for line in VOICE.tell(events.told, None, NAMES, EN) if line]
    assert line == "Anna beats off pirates 4:2 (2+2 to 1+1)."
    line, _ = [line for line in VOICE.tell(events.told, None, NAMES, DE) if line]
    assert line == "Anna schlägt Piraten 4:2 (2+2 zu 1+1)."
