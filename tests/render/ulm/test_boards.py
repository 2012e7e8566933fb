from __future__ import annotations

import io
import random
import re
from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel.state import Result, Zone
from games.kernel.visibility import view
from games.kernel.words import LOCALES, with_minus
from games.ulm.material import CARDS, DESCENDANTS, LABELS, MATERIALS, QUARTER_IDS, TOWERS
from games.ulm.rulebook import RULEBOOK
from games.ulm.sections import prospects, scoring
from games.ulm.sections.grid import OUTER, open_lines
from games.ulm.state import NONE, Ulm
from games.ulm.voice import phrases
from render import captions, checks
from render.paint.draw import paint
from render.paint.encode import named_colours
from render.paint.palette import LEGAL
from render.paint.scene import Shape, Sprite, Text
from render.pictures import draw, palette_of
from render.random_positions import LONG_NAMES, NAMES, legend_at_end, legend_of, matches, position, scenes
from render.replay import SIZE, gif, phases
from render.ulm import PAINTER, facts, layout, looks
from render.ulm.hand import usable
from tests.given import long
from tests.render.looking import region, strings
from tests.render.ulm import states

ASKED = (1,)
each_locale = pytest.mark.parametrize("locale", LOCALES)
SIZES = [long(2, "de", NAMES, "on"), (3, "en", LONG_NAMES, "off"), (4, "de", LONG_NAMES, "on")]
each_size = pytest.mark.parametrize(("seats", "locale", "names", "towers"), SIZES)


@each_size
def test_pictures_of_random_games_are_sound(seats: int, locale: str, names: tuple[str, ...], towers: str) -> None:
    """Every picture of every position passes the structural checks, and no viewer sees what the rules hide."""
    rng = random.Random(seats)
    for step, match in enumerate(matches("ulm", seats, 40 + seats, {"towers": towers})):
        legend = legend_of(match, locale, names)
        for name, scene in scenes(match, legend).items():
            assert (step, name, checks.problems(scene)) == (step, name, [])
            if step % 40 == 0 or match.state.over:
                assert (name, checks.cache_problems(scene, "ulm")) == (name, [])
        if step % 4 == 0:
            assert checks.secrecy_problems(match, legend, rng) == []


def test_a_hand_is_refused_from_another_view() -> None:
    """A hand cannot be drawn without its cards; the public view of any position has none."""
    with pytest.raises(ValueError, match="owner"):
        PAINTER.hand(states.to_push(), 0, states.legend_of())
    match = next(match for match in matches("ulm", 3, 2) if any(hand.cards for hand in match.state.hands))
    holder = next(seat for seat, hand in enumerate(match.state.hands) if hand.cards)
    with pytest.raises(ValueError, match="owner"):
        PAINTER.hand(view(match.state, None), holder, legend_of(match, "de"))


def test_open_lines_are_labelled_and_closed_ones_are_not() -> None:
    """The labels on the picture are exactly the legal pushes, in green while a push is to be made."""
    state = states.to_push()
    shown = region(PAINTER.board(state, states.legend_of("de", ASKED)), "cathedral")
    labels = [item.string for item in shown.items if isinstance(item, Text) and item.string in OUTER]
    assert sorted(labels) == sorted(open_lines(state.outer))
    green = [item for item in shown.items if isinstance(item, Shape) and item.fill == LEGAL]
    assert len(green) == len(labels) == 6
    after = region(PAINTER.board(states.to_act(), states.legend_of("de", ASKED)), "cathedral")
    assert not [item for item in after.items if isinstance(item, Shape) and item.fill == LEGAL]


def test_a_panel_tells_the_seats_facts() -> None:
    """Name, points now and at the end, goods, hand and tiles each have their mark."""
    state = states.to_push()
    panel = region(PAINTER.board(state, states.legend_of("de", ASKED)), "seat-3")
    found = strings(panel)
    assert found[:3] == ["D", "14", str(facts.points_now(state, 3))]
    assert {"Dirk", "3", "4", "9", "2", "1"} <= set(found)


def test_stocks_are_counted() -> None:
    """Deck, discard pile, coats, tower tiles and the bag by kind are written."""
    scene = PAINTER.board(states.to_push(), states.legend_of("de", ASKED))
    assert {"13", "Ablage (5)", "7"} <= set(strings(region(scene, "stacks")))
    assert strings(region(scene, "bag")) == ["20", "4", "3", "5", "4", "4"]
    assert {"jetzt", "danach", "Türme", "5"} <= set(strings(region(scene, "cathedral")))


def test_the_base_game_shows_no_tower_tiles() -> None:
    """Without tower tiles their places are empty and nothing is counted."""
    scene = PAINTER.board(states.without_towers(), states.legend_of("de", ASKED))
    assert not {"jetzt", "danach", "Türme"} & set(strings(scene))
    assert checks.problems(scene) == []


def test_quarters_are_as_long_as_the_fields_they_border() -> None:
    """Bank, length and places come from the data, and quarters of one bank do not overlap."""
    material = MATERIALS[""]
    bridge = material.bridge
    for quarter in material.quarters:
        x, y, width, _ = layout.quarter_box(quarter, bridge)
        assert x < layout.field_left(quarter.first, bridge) + layout.FIELD // 2
        assert x + width > layout.field_left(quarter.last, bridge) + layout.FIELD // 2
        assert (y < layout.RIVER) == (quarter.bank == "north")
    scene = PAINTER.board(states.to_push(), states.legend_of("de", ASKED))
    for at, quarter in enumerate(material.quarters):
        seals = strings(region(scene, f"quarter-{quarter.id}"))
        owners = [owner for owner in states.to_push().slots[at] if owner >= 0]
        assert [string for string in seals if string in "ABCD"][: len(owners)] == ["ABCD"[owner] for owner in owners]


def test_a_changed_fact_changes_only_its_region() -> None:
    """One coin more redraws one seat's panel."""
    state, legend = states.to_push(), states.legend_of("de", ASKED)
    before = PAINTER.board(state, legend)
    state.coins[2] += 1
    after = PAINTER.board(state, legend)
    changed = [new.key for new, old in zip(after.regions, before.regions, strict=True) if new != old]
    assert changed == ["seat-2"]


@each_locale
@pytest.mark.parametrize("name", [*TOWERS, ""])
def test_every_tower_tile_has_a_face(name: str, locale: str) -> None:
    """Each tile fits its place as the current and as the next one."""
    state = states.to_push()
    state.tower = state.next_tower = name
    assert checks.problems(PAINTER.board(state, states.legend_of(locale, ASKED))) == []


@each_locale
def test_every_phase_and_descendant_fits(locale: str) -> None:
    """The longest name leaves room for each phase, with five tiles in the header."""
    state, legend = states.to_act(), states.legend_of(locale, ASKED, LONG_NAMES[:4])
    state.actions = ["money", "clear", "card", "river", "seal"]
    sections = [key for chapter in RULEBOOK for key in chapter.sections if legend.words.has(f"ask-{key}")]
    assert len(sections) > 10
    for at, section in enumerate(sections):
        assert legend.words.has(f"pic-phase-{section}")
        state.agenda = [[section]]
        state.descendants = [DESCENDANTS[(at + k) % len(DESCENDANTS)] for k in range(4)]
        assert (section, checks.problems(PAINTER.board(state, legend))) == (section, [])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [0, 1, 4, 5, 15, 33])
def test_any_number_of_laid_out_cards_fits(seats: int, cards: int) -> None:
    """Panels and score sheet count what they have no room to show."""
    match = position("ulm", seats, 1, 10_000)
    match.state.laid[1] = list(CARDS)[::-1][:cards]
    legend = legend_at_end(match, "de")
    drawn = (PAINTER.board(match.state, legend), PAINTER.score(match.state, legend))
    assert [scene and checks.problems(scene) for scene in drawn] == [[], []]


@each_locale
@pytest.mark.parametrize("card", CARDS)
def test_every_card_fits_in_the_hand(card: str, locale: str) -> None:
    """Each card shows its name and no id, both uses and what it would add to the score."""
    state, legend = states.to_act(), states.legend_of(locale, ASKED)
    state.hands[1] = Zone.of([card])
    scene = PAINTER.hand(state, 1, legend)
    assert scene is not None
    assert checks.problems(scene) == []
    shown = set(strings(scene))
    assert {phrases.card(card, legend.words), captions.with_sign(facts.gain_of_card(state, 1, card))} <= shown
    assert card not in shown


def test_a_hand_tells_what_can_be_paid() -> None:
    """A card whose tile is missing is marked; one whose tile is there, or that needs none, is not."""
    state = states.to_act()
    assert [usable(state, 1, card) for card in ("fustian3", "nave2", "league")] == [False, True, True]
    card = region(PAINTER.hand(state, 1, states.legend_of()), "card-fustian3")
    shapes = [item.fill for item in card.items if isinstance(item, Shape)]
    assert looks.NOW_OFF in shapes
    assert looks.NOW_FIELD not in shapes


@pytest.mark.parametrize("shown", [{"Stadtmauer", "Kunstwerke V"}, {"Wappen Metzgerturm"}], ids=["cards", "coats"])
def test_what_a_seat_looks_at_is_in_its_hand_alone(shown: set[str]) -> None:
    """Cards and coats to choose from are drawn for the seat whose turn it is."""
    state = states.looking()
    if "Stadtmauer" in shown:
        state.seen_coats = Zone()
    else:
        state.looked = Zone()
    scene = PAINTER.hand(state, 1, states.legend_of("de", ASKED))
    assert scene is not None
    assert checks.problems(scene) == []
    assert shown <= set(strings(scene))
    state.hands[0] = Zone.of(["sparrow"])
    assert not shown & set(strings(PAINTER.hand(state, 0, states.legend_of("de", ASKED))))


def test_laying_out_adds_what_the_rules_score() -> None:
    """The flag on a card is the difference of two score sheets, sets included."""
    state = states.to_act()
    assert facts.gain_of_card(state, 0, "tower2") == 3 + 9
    assert facts.gain_of_card(state, 1, "patrician") == 4
    assert facts.gain_of_card(state, 1, "fustian3") == 3 + 3


def test_the_score_sheet_tells_every_line() -> None:
    """All numbers of the sheet, the winner and the places are written."""
    state = states.scored()
    found = strings(PAINTER.score(state, states.legend_of("de")))
    for sheet in state.sheet:
        parts = (sheet.sparrows, sheet.river, sheet.cathedral, sheet.trade, sheet.chronicle)
        assert {with_minus(sheet.game), with_minus(sheet.total), *map(captions.with_sign, parts)} <= set(found)
    assert {"Sieg: Anna", "Münster", "Donau", "Summe", "2.", "3.", "4."} <= set(found)
    assert PAINTER.hand(state, 0, states.legend_of()) is None
    assert PAINTER.score(states.to_act(), states.legend_of()) is None


@each_locale
def test_ties_are_explained(locale: str) -> None:
    """A broken tie names the quarters that decided; a shared victory names all winners."""
    state, legend = states.scored(), states.legend_of(locale)
    state.result = Result((60, 60, 40, 40), (0,), "tiebreak-quarters")
    scene = PAINTER.score(state, legend)
    assert scene is not None
    assert checks.problems(scene) == []
    assert facts.tiebreak(state, legend) in strings(scene)
    state.result = Result((60, 60, 40, 40), (0, 1), "tiebreak-shared")
    assert [captions.place_of(state, seat) for seat in range(4)] == [1, 1, 3, 3]
    for names in (NAMES[:4], LONG_NAMES[:4]):
        assert checks.problems(PAINTER.board(state, states.legend_of(locale, (), names))) == []


def test_the_palette_knows_every_colour() -> None:
    """Flat fills of random positions are named in the contact sheet, blends stay near."""
    known = named_colours(PAINTER.contact_sheet())
    for seats, steps in ((2, 30), (3, 80), (4, 120), (4, 999)):
        match = position("ulm", seats, 11, steps)
        drawn = scenes(match, legend_of(match, "en")).values()
        assert named_colours(drawn) <= known
        for scene in drawn:
            full = paint(scene)
            error = ImageChops.difference(full, palette_of("ulm").quantise(full).convert("RGB"))
            assert max(ImageStat.Stat(error).mean) < 1.5
            assert max(high for _, high in ImageStat.Stat(error).extrema) <= 64


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_files_are_small(seats: int) -> None:
    """The largest boards keep the budget of 220 KB, score sheets 80, own pictures with cathedral and town 128."""
    for steps in (0, 90, 999):
        match = position("ulm", seats, 5, steps)
        for name, scene in scenes(match, legend_of(match, "de")).items():
            most = 220 if name == "board" else 128 if name.startswith("hand") else 80
            assert len(draw(scene, "ulm")) < most * 1024


def test_a_replay_shows_every_turn() -> None:
    """A whole game becomes one GIF: the boards at the beginning of each phase, the end, and the score sheet."""
    film, key = phases(matches("ulm", 2, 3), lambda match: legend_at_end(match, "de"))
    assert key == "ulm"
    assert len(film) > 10
    with Image.open(io.BytesIO(gif(film, key))) as image:
        assert image.size == SIZE
        assert 10 < getattr(image, "n_frames", 1) <= len(film)


def test_river_fields_are_labelled_as_printed() -> None:
    """Every field has its number with a sign; the bridge lies between the last minus and the first plus."""
    assert [facts.field(place).replace("−", "-") for place in range(len(LABELS))] == [f"{label:+d}" for label in LABELS]
    bridge = MATERIALS[""].bridge
    gap = layout.field_left(bridge, bridge) - layout.field_left(bridge - 1, bridge)
    assert gap == layout.FIELD + layout.BRIDGE


@pytest.mark.parametrize("seats", [2, 3, 4])
@each_locale
def test_the_score_sheet_breaks_the_points_of_the_game_down(seats: int, locale: str) -> None:
    """Each seat's points of the game stand by their source above their sum, in the picture and in the board's text."""
    match = position("ulm", seats, 5, 5_000)
    state, legend = match.state, legend_at_end(match, locale)
    scene = PAINTER.score(state, legend)
    assert scene is not None
    assert checks.problems(scene) == []
    text = match.game.voice.board(view(state, None), legend.names, legend.words)
    for seat in range(seats):
        earned = scoring.points_by_source(state, seat)
        assert sum(earned.values()) == state.sheet[seat].game
        assert "earlier" not in earned
        for source, points in earned.items():
            name = legend.words.text("source-name", source=source)
            assert name in strings(scene)
            assert f"{name} {with_minus(points)}" in text
    assert set(strings(scene)) >= {captions.with_sign(5), *(with_minus(sheet.game) for sheet in state.sheet)}


@each_locale
def test_all_hands_have_a_picture_after_the_end(locale: str) -> None:
    """Below each seat's name lie its coats, the cards that it laid out and those that it no longer played."""
    state, legend = states.scored(), states.legend_of(locale, names=LONG_NAMES)
    state.unused = [["league"], [], [], []]
    scene = PAINTER.holdings([state] * 4, legend)
    assert checks.problems(scene) == []
    for seat in range(4):
        cards = [phrases.card(card, legend.words) for card in (*state.laid[seat], *state.unused[seat])]
        coats = [legend.words.text("coat-name", coat=coat) for coat in state.coats[seat]]
        shown = {string for part in scene.regions if part.key.endswith(f"-{seat}") for string in strings(part)}
        assert {legend.name(seat), *cards, *coats} <= shown
    stopped = next(match for match in matches("ulm", 3, 2) if any(hand.cards for hand in match.state.hands))
    seat = next(seat for seat, hand in enumerate(stopped.state.hands) if hand.cards)
    scene = PAINTER.holdings([view(stopped.state, seat) for seat in range(3)], legend_of(stopped, locale))
    assert checks.problems(scene) == []
    assert phrases.card(stopped.state.hands[seat].cards[0], legend.words) in strings(region(scene, f"left-{seat}"))


@each_locale
@pytest.mark.parametrize("make", [states.to_push, states.to_act])
def test_the_own_turn_shows_the_cathedral_and_what_can_be_reached(make: Callable[[], Ulm], locale: str) -> None:
    """Arrows, and for each push its tiles and the field and quarters that it reaches; others see none of it."""
    state, legend = make(), states.legend_of(locale, ASKED)
    state.hands = [Zone.of(["sparrow"]), *state.hands[1:]]
    state.hands[1] = Zone.of(["choir1"])
    scene = PAINTER.hand(state, 1, legend)
    assert scene is not None
    assert checks.problems(scene) == []
    shown = strings(region(scene, "reach"))
    pushes = prospects.of_pushes(state)
    for push in pushes:
        assert {push.line, facts.field(push.furthest)} <= set(shown)
    near = {at for push in pushes for at in push.near} or {
        at for _, quarters, _ in prospects.now(state) for at in quarters
    }
    assert {legend.words.text("quarter-name", quarter=QUARTER_IDS[at]) for at in near} <= set(shown)
    assert {item.string for item in region(scene, "cathedral").items if isinstance(item, Text)} >= {
        *open_lines(state.outer)
    }
    other = PAINTER.hand(state, 0, legend)
    assert other is not None
    assert "reach" not in {part.key for part in other.regions}


def test_barges_hide_no_number_and_no_bonus() -> None:
    """Wherever barges lie, and several on the first field, they keep below the fields' numbers and bonus icons."""
    for barges in ([0, 0, 0, 0], [17, 18, 19, 20], [21, 10, 11, 0]):
        state = states.to_push()
        state.barges = barges
        drawn = region(PAINTER.board(state, states.legend_of()), "river").items
        tops = [
            item.y if isinstance(item, Sprite) else item.box[1] for item in drawn if isinstance(item, (Sprite, Shape))
        ]
        assert tops
        assert min(tops) >= layout.RIVER + 78


@each_locale
def test_the_own_picture_and_its_text_tell_the_same(locale: str) -> None:
    """Every number, line, field and piece that is written in a seat's own picture stands in its text."""
    for seats, seed, most in ((2, 3, 90), (4, 9, 150)):
        for step, match in enumerate(matches("ulm", seats, seed)):
            if match.state.over or step > most:
                break
            if step % 6 == 0:
                seat = match.state.turn
                seen, legend = view(match.state, seat), legend_of(match, locale)
                text = match.game.voice.hand(seen, seat, legend.words.naming(legend.names))
                drawn = strings(PAINTER.hand(seen, seat, legend))
                named = {legend.words.text("quarter-name", quarter=quarter) for quarter in QUARTER_IDS}
                facts_drawn = {
                    string for string in drawn if re.fullmatch(r"[+−]?\d+|[NESW]\d", string) or string in named
                }
                told_facts = {*re.findall(r"−?\d+|[NESW]\d", text), "0"} | {name for name in named if name in text}
                bare = {label for label, sealer in zip(OUTER, seen.rim, strict=True) if sealer == NONE}
                effects = {"−1", "−2", "+1", "1"}  # tower tiles are told in words
                assert {fact.lstrip("+") for fact in facts_drawn - effects - bare} - told_facts == set(), (
                    step,
                    match.state.section,
                )
