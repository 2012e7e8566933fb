"""Two sets of Tinker Tailor's components, used in turn by one process."""

import copy
import random
import re
from collections.abc import Iterator

import pytest

from games.kernel.chance import RandomChance
from games.kernel.events import Silence
from games.kernel.saving import dump_state, load_state
from games.kernel.visibility import view
from games.kernel.words import Words, sources
from games.tinker_tailor import GAME
from games.tinker_tailor.hints.hints import TinkerTailorHints
from games.tinker_tailor.material import MATERIALS, RANK
from games.tinker_tailor.state import TinkerTailor
from render.painter import Legend
from render.tinker_tailor import PAINTER
from tests.games.tinker_tailor.positions import DE, EN, answer, called, offered
from tests.games.tinker_tailor.sets import CHANGED, made_up

RULES, HINTS = GAME.rules, TinkerTailorHints()
NAMES = ("Anna", "Bea", "Cem", "Dora", "Emil")


@pytest.fixture(scope="module")
def other() -> str:
    """Learn the made-up set."""
    return made_up()


def played(digest: str) -> Iterator[TinkerTailor]:
    """Play a game of five by the hints; yield the state at every ninth ask and at the end."""
    rng = random.Random(3)
    chance, silence = RandomChance(rng), Silence()
    s = RULES.setup(5, GAME.settle_options(5, {}), chance, silence, digest)
    assert isinstance(s, TinkerTailor)
    RULES.run(s, chance, silence)
    while not s.over:
        if s.ask % 9 == 0:
            yield s
        for seat in tuple(RULES.asked(s)):
            seen = view(s, seat)
            RULES.apply(s, seat, HINTS.policy(seen, seat, RULES.asked(seen)[seat], rng), chance, silence)
    yield s


def told(s: TinkerTailor) -> tuple[object, ...]:
    """Say and draw all that shows components."""
    seat = next(iter(s.asked_seats), 0)
    seen = view(s, seat)
    legend = Legend(NAMES, EN, tuple(s.asked_seats), s.material_id)
    choices = [ask.offered()[:5] for ask in RULES.asked(seen).values()]
    labels = [GAME.voice.label(seen, seat, choice, EN) for offers in choices for choice in offers]
    texts = (GAME.voice.board(seen, NAMES, EN), GAME.voice.hand(seen, seat, EN))
    pictures = (PAINTER.board(seen, legend), PAINTER.hand(seen, seat, legend), PAINTER.score(seen, legend))
    return (labels, *texts, *pictures, *(PAINTER.chapters[key](legend) for key in ("draft", "buying", "scoring")))


def test_two_sets_played_and_drawn_in_turn_do_not_touch_each_other(other: str) -> None:
    """A game tells and draws the same alone and beside a game of another set."""
    alone = [[told(s) for s in played(digest)] for digest in (MATERIALS.ours, other)]
    beside: list[list[object]] = [[], []]
    games = dict(enumerate((played(MATERIALS.ours), played(other))))
    while games:
        for at, game in tuple(games.items()):
            if (s := next(game, None)) is None:
                del games[at]
            else:
                beside[at].append(told(s))
    assert beside == alone
    assert alone[0] != alone[1]


def test_a_set_deals_scores_and_acts_as_its_own_cards_say(other: str) -> None:
    """Supply, points, the offer of a role and the seats that draw a card follow from the set of the state."""
    first = RULES.setup(5, GAME.settle_options(5, {}), RandomChance(random.Random(1)), Silence(), other)
    assert isinstance(first, TinkerTailor)
    assert RULES.supply(first)["goods"].count("wine") == 13
    assert sorted(len(hand) for hand in first.goods) == [0, 1, 1, 1, 1]
    assert (first.material.points["bread"][4], first.material.price(["bread", "gems"])) == (6, 7)
    young = called(["", "", ""], ["young_man", "", ""], "young_man", goods="wine fish gems", material_id=other)
    assert offered(young, 0) == ["fish+wine+gems"]
    buyer = called(["2", "", ""], ["tinker", "", ""], "tinker", goods="bread bread fish", money="", material_id=other)
    answer(buyer, {0: "fish"})
    assert "bread/2" in offered(buyer, 0)


def test_what_a_seat_can_hold_follows_from_the_set(other: str) -> None:
    """Sampled worlds hold the cards of the set, no others."""
    s = next(iter(played(other)))
    world = RULES.imagine(view(s, 0), random.Random(1))
    everywhere = [card for zone in (*world.goods, world.goods_pile, *world.under) for card in zone.cards]
    assert sorted(everywhere + world.open_goods() + world.goods_discards) == sorted(s.material.goods_cards)


def test_a_state_keeps_its_set_when_it_is_stored(other: str) -> None:
    """The digest is stored; a state from before has none and is played with ours."""
    s = next(iter(played(other)))
    assert load_state(GAME, dump_state(s)).material_id == other
    state = load_state(GAME, dump_state(s).replace(f'"{other}"'.encode(), b'""'))
    assert isinstance(state, TinkerTailor)
    assert state.material is MATERIALS[""]


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_chapters_and_roles_say_the_numbers_of_the_set(other: str, words: Words) -> None:
    """Prices, points, who draws a card, and every number of a role."""
    chapter = {key.key: GAME.voice.chapter(key.key, words, other) for key in GAME.rulebook}
    assert "1, 2, 3, 6, 8, 11, 15, 18" in chapter["scoring"]
    assert words.listed(["2", "3", "4", "5"]) in chapter["setup"]
    assert re.search(r"(Brot kostet|Bread costs) 2,", chapter["setup"])
    ours = {key.key: GAME.voice.chapter(key.key, words) for key in GAME.rulebook}
    roles = [key for key in chapter if key.startswith("roles-")]
    lines = {line for key in roles for line in chapter[key].splitlines()}
    same = {line for key in roles for line in ours[key].splitlines()}
    assert len(lines - same) == len(CHANGED)
    assert not re.search(r"\{|\$", "".join((*chapter.values(), *ours.values())))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_no_number_of_the_set_stands_literally_in_the_rulebook(locale: str) -> None:
    """Numbers stand in braces; else there is only a 1 that means one, a list, or the example of what one types."""
    files = sources(GAME.package, locale)
    for line in (files["rulebook.ftl"] + files["roles.ftl"]).splitlines():
        text = re.sub(r"\{[^}]*\}|“fish.*?”|„Fisch.*?“|^\s+\d\. |^\S+ =|^#.*", "", line)
        assert not re.search(r"\b(?!1\b)\d", text), line


@pytest.mark.parametrize(
    ("place", "value", "said"),
    [
        ("goods wine price", 3, "goods wine, `price`: the rulebook says 4, not 3."),
        ("goods wine count", 15, "goods, `count`: there are 78 cards in all, not 79."),
        ("goods bread count", 9, "the rulebook speaks of 10, so there cannot be 9."),
        ("goods bread points", [0, 1, 2, 4, 5, 7, 10, 14, 18], "the rulebook says 3 for 3 cards, not 4."),
        ("goods fish points", [0, 2, 1, 6, 10, 14, 20, 28, 36], "more cards score no less"),
        ("goods fish points", [1, 2, 4, 6, 10, 14, 20, 28, 36], "no card scores 0"),
        ("role old_man draw", 1, "no more cards can be kept than are drawn"),
        ("role preacher goods", 1, "there are two at least"),
        ("role pirate cards", 4, "at most 3 cards of any sort"),
    ],
)
def test_what_contradicts_the_rulebook_is_said(place: str, value: object, said: str) -> None:
    """Totals and values that the rulebook names, and what the rules cannot play."""
    assert GAME.printed is not None
    entries = copy.deepcopy(MATERIALS.entries())
    part, name, key = place.split()
    if part == "role":
        entries[part][RANK[name]]["numbers"][key] = value
    else:
        entries[part][name][key]["value"] = value
    digest, problems = GAME.printed.accept(entries)
    assert digest == MATERIALS.ours
    assert any(said in problem for problem in problems), problems


def test_the_highest_score_follows_from_the_set(other: str) -> None:
    """Eight of each kind, sets of all, and all money card by card."""
    assert GAME.limits("").scores == (0, 406)
    assert GAME.limits(other).scores == (0, 416)
