from __future__ import annotations

import io
import random
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games.kernel.state import HIDDEN, Zone
from games.kernel.words import LOCALES, words_for
from games.tinker_tailor.material import MATERIALS, ROLES
from games.tinker_tailor.state import TinkerTailor
from games.tinker_tailor.voice import labels
from render import checks
from render.paint.draw import paint
from render.paint.encode import named_colours
from render.paint.scene import Scene
from render.painter import Legend, own_picture
from render.pictures import draw, palette_of
from render.random_positions import LONG_NAMES, NAMES, legend_at_end, legend_of, matches, position, scenes
from render.replay import SIZE, gif, phases
from render.tinker_tailor import PAINTER, facts
from render.tinker_tailor.looks import GOODS_LOOKS
from tests.given import long
from tests.render.colours import SIGHTS, difference, lab
from tests.render.looking import region, strings
from tests.render.tinker_tailor import states

KEY = "tinker_tailor"
GAME_PACKAGE = "games.tinker_tailor"
SHOPPING = (2,)
OURS = MATERIALS[""]
each_locale = pytest.mark.parametrize("locale", LOCALES)


@pytest.mark.parametrize(
    ("seats", "locale", "names", "sizes"),
    [
        long(2, "de", LONG_NAMES, "hidden"),
        (3, "en", LONG_NAMES, "shown"),
        long(4, "de", NAMES, "hidden"),
        long(5, "en", LONG_NAMES, "hidden"),
        (6, "de", LONG_NAMES, "shown"),
    ],
)
def test_pictures_of_random_games_are_sound(seats: int, locale: str, names: tuple[str, ...], sizes: str) -> None:
    """Pictures of every third position pass the structural checks, at all numbers of players, with long names."""
    options = {"hand_sizes": sizes, "money_rounding": "card" if seats % 2 else "sum"}
    for step, match in enumerate(matches(KEY, seats, 40 + seats, options)):
        if step % 3 and not match.state.over:
            continue
        for name, scene in scenes(match, legend_of(match, locale, names)).items():
            assert (name, checks.problems(scene)) == (name, [])
            if step % 30 == 0 or match.state.over:
                assert (name, checks.cache_problems(scene, KEY)) == (name, [])


@pytest.mark.parametrize("seats", [2, 4])
def test_no_viewer_sees_what_the_rules_hide(seats: int) -> None:
    """Two worlds that a viewer cannot tell apart give this viewer equal pictures."""
    rng = random.Random(seats)
    for step, match in enumerate(matches(KEY, seats, seats)):
        if step % 4 == 0:
            assert checks.secrecy_problems(match, legend_of(match, "de"), rng) == []


@pytest.mark.parametrize("build", [states.jailer_buys, states.goods_stated, states.pack_in_hand])
def test_boards_do_not_tell_hand_sizes(build: Callable[[], TinkerTailor]) -> None:
    """Another number of cards in hands changes nothing on a board unless the table shows sizes."""
    state, other = build(), build()
    other.goods = [Zone.of([HIDDEN] * (len(zone) + 3)) for zone in state.goods]
    other.money = [Zone.of([HIDDEN] * (len(zone) + 1)) for zone in state.money]
    legend = states.german(state.seats, (1,))
    assert PAINTER.board(state, legend) == PAINTER.board(other, legend)
    state.show_sizes = other.show_sizes = True
    assert PAINTER.board(state, legend) != PAINTER.board(other, legend)


def test_a_private_hand_does_not_tell_the_hand_sizes_of_others() -> None:
    """What a seat knows of others is drawn, how many cards more they hold is not."""
    state, other = states.own_hand(), states.own_hand()
    other.goods[0] = Zone([*other.goods[0].cards, HIDDEN], [*other.goods[0].seen, 0])
    legend = states.german(4, SHOPPING)
    assert PAINTER.hand(state, 2, legend) == PAINTER.hand(other, 2, legend)


def test_only_stated_counts_are_shown() -> None:
    """The Outlaw's comparison shows goods counts of those who stated them, and of nobody else."""
    scene = PAINTER.board(states.goods_stated(), states.german(4, (3,)))
    assert [strings(region(scene, f"seat-{seat}")).count("12") for seat in range(4)] == [0, 1, 1, 0]


def test_panels_show_revealed_roles_only() -> None:
    """A role that has not been called stays face down."""
    scene = PAINTER.board(states.jailer_buys(), states.german(4, SHOPPING))
    assert [
        {"Pirat", "Schneider", "Kerkermeister", "verdeckt"} & set(strings(region(scene, f"seat-{seat}")))
        for seat in range(4)
    ] == [{"Pirat"}, {"Schneider"}, {"Kerkermeister"}, {"verdeckt"}]


def test_the_ribbon_tells_called_and_coming_roles() -> None:
    """Every role stands in the ribbon once; the called one lies open with its text."""
    scene = PAINTER.board(states.jailer_buys(), states.german(4, SHOPPING))
    open_card, words = strings(region(scene, "open")), states.german(4).words
    assert open_card[:2] == ["Kerkermeister", "12 von 17"]
    assert labels.role_text("jailer", words, OURS) in " ".join(open_card)
    spines = {*strings(region(scene, "before")), *strings(region(scene, "after"))}
    assert {words.text(f"role-{role}") for role in ROLES if role != "jailer"} <= spines
    assert "Kerkermeister" not in spines


def test_the_actor_shows_whom_he_copies() -> None:
    """The open card tells the copied role's text."""
    state = states.jailer_buys()
    state.called, state.copied, state.shown[2] = 17, "pirate", ["actor"]
    found = strings(region(PAINTER.board(state, states.german(4, SHOPPING)), "open"))
    assert "spielt: Pirat" in found
    assert labels.role_text("pirate", states.german(4).words, OURS) in " ".join(found)


def test_the_market_shows_prices_covers_and_piles() -> None:
    """Each place of the market has its card or a pirate card; goods put under the pile belong to it."""
    scene = PAINTER.board(states.jailer_buys(), states.german(4, SHOPPING))
    assert strings(region(scene, "row-goods")) == [
        "Brot",
        "1",
        "Wein",
        "4",
        "Pirat",
        "Fisch",
        "2",
        "Edelstein",
        "5",
        "Stoff",
        "3",
    ]
    assert strings(region(scene, "row-money")) == ["2", "1", "Pirat", "5", "3", "1"]
    assert strings(region(scene, "piles-goods")) == ["29", "Ablage 2"]
    assert strings(region(scene, "piles-money")) == ["4", "4", "Ablage 3"]


@pytest.mark.parametrize(
    ("section", "asked", "found"),
    [
        ("buy", (2,), ["Cem", "kauft ein"]),
        ("donate", (0, 1), ["Anna und Bea wählen"]),
        ("donate", (0,), ["Anna", "gibt eine Karte ab"]),
    ],
)
def test_the_header_says_who_is_asked(section: str, asked: tuple[int, ...], found: list[str]) -> None:
    """One seat is named with what it does, several together."""
    state = states.jailer_buys()
    state.agenda = [[section, 2]]
    assert set(found) <= set(strings(region(PAINTER.board(state, states.german(4, asked)), "turn")))


@each_locale
def test_whatever_is_asked_has_words(locale: str) -> None:
    """The header can say what a seat does in every section that asks."""
    words = words_for(locale, "games.tinker_tailor")
    sections = {match.state.section for seed in range(4) for match in matches(KEY, 3, seed)} - {""}
    assert [section for section in sections if not words.has(f"pic-does-{section}")] == []


def test_a_hand_tells_what_it_scores() -> None:
    """Each kind has its number, its points and what one more would bring; the sum stands below."""
    scene = PAINTER.hand(states.own_hand(), 2, states.german(4, SHOPPING))
    assert strings(region(scene, "bread")) == ["Brot", "1", "×", "4", "jetzt", "5", "1 mehr", "+2"]
    assert strings(region(scene, "wine"))[-2:] == ["1 mehr, Satz", "+14"]
    assert {"Summe 12", "6"} <= set(strings(region(scene, "money")))
    assert strings(region(scene, "total"))[-1] == "34"
    assert strings(region(scene, "header")) == ["C", "Deine Hand", "Kerkermeister"]


def test_a_hand_recalls_what_the_seat_knows() -> None:
    """Roles seen in the draft and known cards of others have their place."""
    scene = PAINTER.hand(states.own_hand(), 2, states.german(4))
    assert "golden: deine Rolle · hell: ging an Dörte" in strings(region(scene, "seen"))
    assert strings(region(scene, "known")) == ["Das weißt du von den anderen", "A", "× 1", "× 1", "B", "5", "× 1"]


def test_a_hand_is_refused_from_another_view() -> None:
    """A hand cannot be drawn without its cards."""
    with pytest.raises(ValueError, match="owner"):
        PAINTER.hand(states.jailer_buys(), 0, states.german(4))


def test_a_draft_shows_the_pack_and_what_follows() -> None:
    """All roles of the pack stand there; the header tells how many go on to which player."""
    scene = PAINTER.hand(states.pack_in_hand(), 1, states.german(6, (1,)))
    found = strings(scene)
    assert {"Wähle deine Rolle", "1 behalten, 6 weiter an Cem", "7 von 17 Rollen"} <= set(found)
    assert {"Schneider", "Geldsack", "Bettler", "Prediger", "Pirat", "Kerkermeister", "Schauspieler"} <= set(found)
    assert "Schneider" in strings(region(scene, "role-tailor"))  # each role in its own place, so that it can be ringed


def test_the_last_pack_is_laid_aside_also_while_a_gift_is_settled() -> None:
    """The last drafter passes nothing on, whether the role or a standing answer is asked first."""
    state = states.pack_in_hand()
    agendas: list[list[list[str | int]]] = [[["pick_role", 1, 4]], [["pick_role", 1, 4, 1], ["preset_gift", 1]]]
    for agenda in agendas:
        state.agenda = list(agenda)
        assert "1 behalten, 6 ablegen" in strings(PAINTER.hand(state, 1, states.german(6, (1,))))


def test_the_jailer_card_says_what_the_option_does() -> None:
    """The rhyme says that lost cards are discarded where the table plays so."""
    text = labels.role_text("jailer", states.german(4).words, OURS, keep=False)
    called = states.jailer_buys()
    called.keep = False
    assert text in " ".join(strings(region(PAINTER.board(called, states.german(4, SHOPPING)), "open")))


@pytest.mark.parametrize("count", range(2, 9))
def test_packs_of_any_size_are_sound(count: int) -> None:
    """Two to eight cards fit, with the longest names."""
    for start in (0, 4, 9):
        state = states.pack_in_hand()
        state.packs[1] = Zone.of(list(ROLES[start : start + count]))
        scene = PAINTER.hand(state, 1, states.german(6, (1,)))
        assert scene is not None
        assert checks.problems(scene) == []


def test_the_score_sheet_tells_every_line() -> None:
    """Columns stand in the order of places; the tie and what broke it are said and marked."""
    state = states.scored()
    scene = PAINTER.score(state, states.german(4))
    found = strings(scene)
    assert {"Sieg: Dörte", "Gleichstand: mehr Edelsteine", "Summe", "68", "62", "2. Platz", "4. Platz"} <= set(found)
    assert facts.ranking(state) == [3, 2, 0, 1]
    assert facts.seats_compared(state, "gems") == [2, 3]
    assert facts.seats_compared(state, "wine") == []
    assert PAINTER.hand(state, 0, states.german(4)) is None
    assert PAINTER.score(states.jailer_buys(), states.german(4)) is None


@pytest.mark.parametrize(("seats", "steps"), [(2, 30), (4, 60), (6, 90), (6, 999)])
def test_pictures_keep_palette_and_size(seats: int, steps: int) -> None:
    """Colours of random states are in the palette, and files keep the budget."""
    match = position(KEY, seats, 11, steps)
    drawn = scenes(match, legend_of(match, "de"))
    assert named_colours(drawn.values()) <= named_colours(PAINTER.contact_sheet())
    for name, scene in drawn.items():
        error = ImageChops.difference(full := paint(scene), palette_of(KEY).quantise(full).convert("RGB"))
        assert max(ImageStat.Stat(error).mean) < 1.5
        data = draw(scene, KEY)
        assert len(data) < (220 if name == "board" else 100) * 1024
        assert Image.open(io.BytesIO(data)).size == scene.size


@pytest.mark.parametrize("sight", SIGHTS)
def test_goods_differ_for_every_sight(sight: str) -> None:
    """Any two kinds of goods stay apart for colour-blind eyes."""
    colours = [lab(look.colour, sight) for look in GOODS_LOOKS.values()]
    assert min(difference(one, other) for one, other in combinations(colours, 2)) >= 15


def test_a_replay_is_drawn() -> None:
    """A whole game becomes a GIF with a frame for each phase and the score sheet."""
    film, key = phases(matches(KEY, 3, 2), lambda match: legend_at_end(match, "de"))
    data = gif(film, key)
    with Image.open(io.BytesIO(data)) as image:
        assert (image.size, image.n_frames > 30) == (SIZE, True)  # type: ignore[attr-defined]  # a GIF counts frames
    assert len(data) < 1500 * 1024


@each_locale
def test_all_money_values_fit(locale: str) -> None:
    """A hand with every value of money several times, and both ways of rounding, keeps its texts apart."""
    state = states.own_hand()
    state.money[2] = Zone.of(list("12345") * 4)
    for state.per_card in (False, True):
        legend = Legend(states.NAMES[:4], words_for(locale, "games.tinker_tailor"))
        scene = PAINTER.hand(state, 2, legend)
        assert scene is not None
        assert checks.problems(scene) == []


@each_locale
def test_what_a_question_needs_stands_below_the_hand(locale: str) -> None:
    """To buy the market, to copy whose role was called too, in the draft the own cards; else the hand alone."""
    state, asked = states.jailer_buys(), Legend(NAMES[:4], words_for(locale, GAME_PACKAGE), SHOPPING)
    scene = PAINTER.table(state, 2, asked)
    assert scene is not None
    assert checks.problems(scene) == []
    assert [item.key for item in scene.regions] == ["market"]
    market = [text for text in strings(region(scene, "market")) if text.isdigit()]
    assert len(market) == len(state.open_goods()) + len(state.open_money())
    assert PAINTER.table(state, 1, asked) is None
    state.agenda[-1] = ["copy_role", 2]
    copying = PAINTER.table(state, 2, asked)
    tokens = {*strings(region(copying, "rhyme"))}
    assert {asked.letter(seat) for seat, shown in enumerate(state.shown) if shown} <= tokens
    state.agenda[-1] = ["donate", 2, 0]
    assert PAINTER.table(state, 2, asked) is None
    draft = own_picture(PAINTER, states.pack_in_hand(), 1, Legend(NAMES[:6], asked.texts, (1,)))
    assert draft is not None
    assert "table-own" in {item.key for item in draft.regions}


def test_what_is_known_of_others_stands_where_it_matters() -> None:
    """A question about others shows it, a purchase does not; a player who is not asked sees it all."""
    state = states.own_hand()
    state.agenda[-1] = ["buy", 2]
    keys = {item.key for item in scene_of(state).regions}
    assert not keys & {"known", "seen"}
    state.agenda[-1] = ["choose_victims", 2]
    keys = {item.key for item in scene_of(state).regions}
    assert keys & {"known", "seen"} == {"known"}
    assert {"known", "seen"} <= {item.key for item in scene_of(state, ()).regions}


def scene_of(state: TinkerTailor, asked: tuple[int, ...] = SHOPPING) -> Scene:
    """Draw the hand of the third seat."""
    scene = PAINTER.hand(state, 2, states.german(4, asked))
    assert scene is not None
    return scene
