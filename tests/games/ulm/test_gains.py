"""What Ulm says of each choice's costs and gains."""

import pytest

from games.kernel.visibility import view
from games.kernel.voice import ABOUT, BESIDE, Gain
from games.kernel.words import LOCALES, Words, words_for
from games.ulm import GAME
from games.ulm.material import CARDS, QUARTER_IDS
from games.ulm.state import Ulm
from tests.games.ulm.positions import DE, EN, acting, do, pushing

VOICE = GAME.voice


def gain(s: Ulm, choice: str) -> Gain:
    """Say what a choice of the active seat brings, in English."""
    return VOICE.gain(view(s, s.turn), s.turn, choice, EN)


def test_a_push_says_where_its_tile_goes_and_what_it_reaches() -> None:
    """The owner's sparrow stands as a certain number for the owner, and with a name for others."""
    s = pushing("r", coins=[2, 0], rim={"S1": 0, "E1": 1})
    own, other = gain(s, "push N1"), gain(s, "push W1")
    assert own.certain == {"sparrows": 1}
    assert own.text == "+1 sparrow; barge to −10; River tile out to S1"
    assert "sparrow for Seat 2" in other.text
    assert other.certain == {}


def test_a_seal_says_its_price_and_what_the_quarter_pays() -> None:
    """Reichenau Court scores at once, Farming gives a coin, an own crest is certain too, another's is named."""
    s = acting("s", coins=[5, 0], barges=[0, 0], crests={"farming": 1, "crooked_house": 0})
    farming, house = gain(s, "seal farming"), gain(s, "seal crooked_house")
    assert farming.certain == {"coins": -1, "seals": -1, "points": 0}
    assert farming.text == "−2 coins; tile, coin, 0–2 fields; 2 to Seat 2"
    assert house.certain == {"coins": -2, "seals": -1, "points": 2}
    court = acting("s", coins=[5, 0], barges=[14, 0], seals_in={"farming": [0]})
    assert gain(court, "seal reichenau_court").certain["points"] == 2


def test_a_step_counts_the_field_and_what_it_pays() -> None:
    """From +7 to +8, where a coin lies; a dock tile is asked for and no certain number."""
    assert gain(acting("r", barges=[17, 0]), "river").certain == {"river": 1, "coins": 1}
    assert gain(acting("r", barges=[10, 0]), "river").text.startswith("Danube +2; ")
    tile = gain(acting("r", barges=[19, 0]), "river")
    assert tile.certain == {"river": 1}
    assert tile.text == "Danube +1; +1 dock tile; Goose Tower, Shipyard"


def test_a_card_says_what_both_uses_bring() -> None:
    """With one fitting tile all is certain, with two the tile is asked for; laid out, it tells what it adds now."""
    s = acting("", hands=["choir1 fustian1", ""], tiles=["mr", ""])
    assert gain(s, "play choir1 now") == Gain("+6 points, −1 tile", {"points": 6, "coins": 0, "tiles": -1, "cards": -1})
    assert gain(s, "play fustian1 now").text == "+1 point, +2 coins, −1 tile; 0–3 fields ahead"
    assert gain(s, "play choir1 end").text == "worth +3 so far; Choir + Nave + Tower: 9 more"
    two = acting("", hands=["choir1", ""], tiles=["mc", ""])
    assert gain(two, "play choir1 now") == Gain("6 points for a Money tile or Clear tile", {"cards": -1})
    do(two, "play choir1 now")
    assert gain(two, "pay clear").certain == {"points": 6, "coins": 0, "tiles": -1}


def test_the_end_of_a_turn_names_the_tax_and_what_is_lost() -> None:
    """A tax is kept apart from other points, as the end may come by itself."""
    s = acting("m", tower="t_tax_coins", coins=[1, 0])
    assert gain(s, "end") == Gain("−5 points for the tax; unused: Money", {"tax": -5})
    assert gain(s, "money").text == "+1 coin; you will then have 2"


def test_a_coat_says_points_crest_and_field() -> None:
    """A seal goes with it while there is one."""
    s = acting("s", coins=[4, 0], barges=[0, 0], stack=["coat_garden", "coat_armoury"])
    do(s, "seal crooked_house")
    golden, silver = gain(s, "coat_garden"), gain(s, "coat_armoury")
    assert golden.text == "+4 points; crest in its quarter; sparrows: W3"
    assert silver.text == "+5 points; silver: no crest; sparrows: E2"
    assert golden.certain == {"points": 4, "seals": -1}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_question_says_what_it_is_about(locale: str) -> None:
    """Each section that asks has a line, with nothing of it left open."""
    words = words_for(locale, GAME.package)
    asking = {name for name, section in GAME.rules.sections.items() if section.offers}
    assert len(asking) > 20
    for section in asking:
        s = Ulm(seats=2, agenda=[[section, "choir1"]], bag={"money": 3}, coats=[[], []])
        text = VOICE.about(s, 0, words)
        assert 20 < len(text) <= ABOUT
        assert "about-" not in text
        assert "$" not in text


def test_prices_are_those_of_the_round() -> None:
    """A tower tile changes what a seal costs."""
    s = acting("s", tower="t_seal_cheap", coins=[4, 0], barges=[0, 0])
    assert "1 Münze." in VOICE.about(view(s, 0), 0, DE)
    assert gain(s, "seal farming").certain["coins"] == 0
    assert gain(s, "seal farming").text.startswith("−1 coin; ")


def test_what_a_card_laid_out_brings_fits_beside_its_button() -> None:
    """What it is worth so far, and what it counts; none of these texts is cut."""
    s = acting("m", hands=["choir1", ""])
    assert VOICE.gain(s, 0, "play choir1 end", DE).text == "bisher +3 wert; Chor + Schiff + Turm: 9 dazu"
    for card in CARDS:
        told = [VOICE.gain(acting("m", hands=[card, ""]), 0, f"play {card} end", words).text for words in (EN, DE)]
        assert max(map(len, told)) <= BESIDE


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("quarter", QUARTER_IDS)
def test_a_seal_says_beside_its_button_all_it_brings(quarter: str, words: Words) -> None:
    """Price, own points, privilege, and others who score, also in the quarter that pays most."""
    s = acting("s", coins=[9, 0], barges=[10, 0], crests={quarter: 1}, tower="t_seal_dear")
    told = VOICE.gain(s, 0, f"seal {quarter}", words.naming(["Anna", "Bruno"])).text
    assert len(told) <= BESIDE
    assert "Bruno" in told
    assert words.text("privilege-short", quarter=quarter) in told
