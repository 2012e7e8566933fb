"""How Eldermann speaks."""

import pytest

from games.eldermann import GAME
from games.eldermann.printed import PRINTED
from games.eldermann.rules import OPTIONS, RULES
from games.kernel import view
from games.kernel.grounds import lines_of
from games.kernel.voice import Label
from games.kernel.words import Words, sources
from tests.games.eldermann.positions import (
    DE,
    EN,
    NAMES,
    answer,
    begun,
    give,
    keep,
    lay,
    level,
    market,
    offered,
    start,
    table,
    turn,
)

VOICE = GAME.voice


def label(s, seat: int, choice: str, words=EN) -> tuple[str, str]:  # type: ignore[no-untyped-def] # short for tests
    """Return label and hint of a choice."""
    said = VOICE.label(view(s, seat), seat, choice, words)
    return said.text, said.hint


def around(s, seat: int, words=EN) -> list[str]:  # type: ignore[no-untyped-def] # short for tests
    """Return the lines beside a question."""
    return VOICE.around(view(s, seat), seat, words).splitlines()


def test_voice_cards_name_reach_and_event() -> None:
    """The sum, and the sector to which their number leads; beside the question that of each number of cards."""
    s = turn(table(arrow=2))
    assert label(s, 0, "4") == ("4: up to 4 spaces", "")
    assert around(s, 0) == ["No card: Goods Fish + Cloth · 1 card: Storm −1 · 2 cards: Pirates 1"]
    assert label(s, 0, "3+4", DE) == ("3 + 4: bis zu 7 Felder", "Pfeil 2 weiter: Pirat 1")
    assert label(s, 0, "none")[1] == "The arrow stays: Goods Fish + Cloth"


def test_voice_destinations_name_risks_and_the_way_around() -> None:
    """Before the choice is made."""
    s = table(movement=8, points=[13, 0], hold=[["beer"], []])
    start(s, RULES.sail)
    text, hint = label(s, 0, "flensburg")
    assert text == "Flensburg: 6 of 8 spaces"
    assert hint == "Pirates 1: 25% chance to win. Way around: 8."
    assert label(s, 0, "malmo")[1] == "Nobody on the way."


def test_voice_says_the_risks_beside_the_buttons() -> None:
    """Each destination says its risk, and only what no gain says stands in a line; in a calm sea one line suffices."""
    s = table(movement=8, points=[13, 0], hold=[["beer"], []])
    start(s, RULES.sail)
    gain = VOICE.gain(view(s, 0), 0, "flensburg", EN).text
    assert gain == "buy Cloth; sales: +2 Taler; Pirates 1: 25% chance to win. Way around: 8."
    assert around(s, 0) == ["**Round trip back to here** – 1 way past pirates or ships"]
    s = table(movement=8)
    start(s, RULES.sail)
    assert around(s, 0, DE) == ["Unterwegs triffst du niemanden."]


def test_voice_tells_who_has_no_card_why_it_is_asked() -> None:
    """Of two holders the one whose card does not fit reads so, the other beside its card what it does now."""
    s = give(give(table(3, arrow=2), 1, "guns1"), 2, "curse")
    start(s, RULES.open_curse)
    assert [around(s, seat)[0] for seat in (1, 2)] == ["A curse turns it on to “Storm −1”."] * 2
    assert "You have no card for this." in around(s, 1)[-1]
    assert len(around(s, 2)) == 2
    assert VOICE.gain(view(s, 2), 2, "curse", EN).text == "Storm −1 instead of Goods Fish + Cloth"


def test_voice_routes_name_what_happens_on_them() -> None:
    """Pirates with odds, ships with cannons."""
    s = table(movement=9, ships=["a1", "c1"], guns=[0, 2])
    start(s, RULES.sail)
    answer(s, "malmo")
    assert label(s, 0, "meet 2") == ("4 spaces: Seat 2", "Ships: Seat 2 (2 cannons).")
    assert label(s, 0, "calm") == ("8 spaces: around them all", "Nobody on the way.")


def test_voice_routes_say_in_which_order_and_what_is_unsure() -> None:
    """In both languages; pirates that attack only after a fight won are told as such."""
    s = table(movement=12, ships=["a1", "a4"], guns=[0, 1], points=[12, 0])
    start(s, RULES.sail)
    answer(s, "flensburg")
    assert label(s, 0, "meet 2 p1")[0] == "8 spaces: Seat 2 → perhaps pirates 1"
    assert VOICE.label(s, 0, "meet 2 p1", DE) == Label(
        "8 Felder: Platz 2 → evtl. Piraten 1",
        "Piraten 1 nur, falls du dann 13 Ansehen hast: Siegchance 25 %. Schiffe: Platz 2 (1 Kanone).",
    )


def test_voice_routes_name_long_names_so_that_all_fit_on_a_button() -> None:
    """Each name is cut alike, none is lost."""
    s = table(4, movement=13, ships=["a1", "a4", "a6", "c7"], guns=[1, 0, 0, 0], points=[13, 0, 0, 0])
    start(s, RULES.sail)
    answer(s, "flensburg")
    words = EN.naming(["N" * 32, "Wilhelmine von Hohenzollern-Emden", "Bartholomäus Graf zu Lübeck", "Q" * 32])
    (text,) = [VOICE.label(s, 0, choice, words).text for choice in offered(s, 0) if choice.count(" ") == 4][:1]
    assert len(text) <= 80
    assert text.count("…") == 3
    assert ("Wilhelmine" in text, "Barthol" in text, "QQQ" in text) == (True, True, True)


def test_voice_raid_names_the_odds() -> None:
    """Chance, goods on average, cargo."""
    s = table(guns=[1, 0], ships=["i4", "i5"], hold=[[], ["beer", "fish"]])
    start(s, (RULES.raid, 1))
    assert label(s, 0, "attack") == (
        "Attack",
        "Chance to win: 75%; you capture 1.2 goods on average; 2 are aboard.",
    )
    assert around(s, 0) == []
    gain = VOICE.gain(view(s, 0), 0, "attack", EN).text
    assert gain == "−1 reputation; 75% to win. On average 1.2 goods won, 0.0 lost"
    assert "Seat 2" in VOICE.prompt(view(s, 0), 0, EN)


def test_voice_deals_name_prices_and_limits() -> None:
    """Selling, buying, orders, buildings."""
    s = keep(lay(table(hold=[["grain"], []], taler=[4, 0]), "AA-GC"), 0, "MA-F")
    market(s)
    said = VOICE.prompt(view(s, 0), 0, EN)
    assert said == "Trade and build: you may still sell 1 good. “Done” ends the turn."
    assert around(s, 0)[:2] == [
        "Aboard: 1 Grain (room for 1 more) · Kontor: nothing (room for 2 more)",
        "4 of at most 6 Taler · 1 building permit",
    ]
    assert label(s, 0, "sell grain") == ("Sell Grain: +2 Taler", "1 left this turn")
    assert label(s, 0, "buy 1") == ("Buy 1 Fish: 1 Taler", "Room for 1, supply 16")
    assert label(s, 0, "dock", DE) == ("Dock bauen: 2 Taler", "Schiff: 3 Waren, 1 Kanone, 1 Beute")
    assert label(s, 0, "grand_kontor", DE)[0] == "Ausbau Großkontor: 4 Taler und 1 Ware"
    assert label(s, 0, "done") == ("Done", "Ends the turn")


def test_voice_deals_name_what_they_really_bring() -> None:
    """A purse of 6 Taler takes no more: a sale that brings nothing is asked about first."""
    s = market(lay(table(hold=[["grain", "beer"], []], taler=[5, 0]), "AA-GC"))
    assert label(s, 0, "sell grain")[0] == "Sell Grain: +1 of 2 Taler"
    assert RULES.warning(view(s, 0), 0, "sell grain") is None
    s.taler[0] = 6
    assert label(s, 0, "sell beer")[0] == "Sell Beer: +0 Taler (purse full)"
    assert label(s, 0, "sell beer", DE)[0] == "Bier verkaufen: +0 Taler (Kasse voll)"
    assert DE.text(RULES.warning(view(s, 0), 0, "sell beer") or "") == (
        "Deine Kasse ist voll: Dieser Verkauf bringt keinen Taler."
    )
    s = market(lay(table(hold=[["grain", "cloth"], []], taler=[3, 0]), "AA-GC"))
    assert label(s, 0, "fill 1", DE)[0] == "Auftrag Getreide + Tuch erfüllen: +3 von 4 Talern, +3 Ansehen"
    s = market(lay(table(hold=[["grain", "cloth"], []], options={"taler_limit": "off"}, taler=[99, 0]), "AA-GC"))
    assert label(s, 0, "fill 1")[0] == "Fill the order Grain + Cloth: +4 Taler, +3 reputation"


def test_voice_bribes_name_colour_or_order() -> None:
    """What they would do."""
    s = give(lay(table(), "ME-GC"), 1, "bribe1", "bribe2")
    start(s, RULES.open_voyage)
    assert label(s, 1, "bribe1 beer")[0] == "Bribe I: Colour Beer"
    assert label(s, 1, "bribe2 memel 1")[0] == "Bribe II: Memel: Grain + Cloth"


def test_voice_tells_a_hired_card_only_to_its_owner() -> None:
    """Others hear the stack."""
    s = level(table(taler=[4, 0]), 0, den=1)
    market(s)
    (hired,) = [event for event in answer(s, "hire 1", draws=["curse"]).told if event.kind == "hired"]
    assert VOICE.event(hired, 0, NAMES, EN) == (
        "For 1 Taler you get: Curse. Your plans and settings say when you are asked and what the card does otherwise."
    )
    assert VOICE.event(hired, 1, NAMES, EN) == "Anna pays 1 Taler for a Den card of level 1."


def test_voice_board_tells_all_facts() -> None:
    """Every seat's goods, money, buildings and orders."""
    s = lay(table(points=[22, 3], hold=[["beer"], []], taler=[5, 0], guns=[1, 0]), "VI-BFG")
    level(s, 0, dock=1)
    text = VOICE.board(view(turn(s), None), NAMES[:2], EN)
    for fact in (
        "Visby (k1, Cloth): Beer + Fish + Grain (6 Taler, 6 reputation)",
        "22 reputation (Patrician)",
        "Ship: 1 Beer (3 fields), cannons 1/1",
        "Taler 5/6",
        "Kontor, Dock",
        "home of Bernd",
    ):
        assert fact in text


def test_voice_alt_says_whose_the_numbers_are() -> None:
    """As the foot of the picture and the text of the board do: what is reconstructed."""
    s = table(4)
    names = ["A" * 32, "B" * 32, "C" * 32, "D" * 32]
    for words in (EN, DE):
        ground = lines_of(PRINTED, s.material_id, words)
        assert ground
        assert VOICE.alt(s, names, words).endswith(ground[-1])


def test_voice_says_how_a_game_ended() -> None:
    """By a feast, or with nobody elected."""
    s = level(table(points=[25, 30], election=True, kontor=[["beer", "fish", "grain", "cloth"], []]), 0, storehouse=1)
    answer(market(s), "feast")
    said = VOICE.result(view(s, None), NAMES[:2], EN)
    assert said.startswith("Anna is elected Eldermann with 25 reputation. The feast has decided, not the most")
    assert said.endswith("election called, at least patrician, all four goods at home.")
    s = turn(table(round=60))
    assert VOICE.result(view(s, None), NAMES[:2], DE) == "Niemand wird gewählt. Die letzte Runde war vorbei."


def test_voice_every_option_value_has_a_hint() -> None:
    """Each value of the fifteen options is explained in at most 100 characters."""
    assert len(OPTIONS) == 15
    for words in (EN, DE):
        for option in OPTIONS:
            for value in option.values:
                assert words.has(f"option-{option.name}-{value}-hint")
                assert len(words.text(f"option-{option.name}-{value}-hint")) <= 100


def test_voice_rulebook_has_every_chapter_and_names_house_data() -> None:
    """Reconstructed values are called house data for a prototype."""
    for locale, words in (("en", EN), ("de", DE)):
        for chapter in GAME.rulebook:
            assert words.has(f"rulebook-{chapter.key}")
            assert words.has(f"rulebook-{chapter.key}-title")
            assert len(words.text(f"rulebook-{chapter.key}")) < 2000
        assert "prototyp" in words.text("rulebook-house-title").lower()
        assert sources(GAME.package, locale)
    explained = {name for chapter in GAME.rulebook for name in chapter.sections}
    assert explained == set(RULES.sections)


def test_voice_hand_names_effects() -> None:
    """The own cards only."""
    match = begun(2, {})
    s = give(match.state, 0, "curse")
    s.levels = [[1, 0, 0, 0, 0, 0]] * 2
    assert "Curse (level 1, before the event): The arrow goes one sector further" in VOICE.hand(view(s, 0), 0, EN)
    assert "Curse" not in VOICE.hand(view(s, 1), 1, EN)


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
@pytest.mark.parametrize("reaction", ["done", "other"])
def test_the_lesson_prepares_for_a_navigator(words: Words, reaction: str) -> None:
    """Whose first question of a usual table no step of the lesson asks."""
    told = words.text(f"lesson-cards-{reaction}", choice="3 + 5", movement=8)
    assert words.text("role-navigator").casefold() in told.casefold()
