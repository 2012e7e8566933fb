"""How Eldermann speaks."""

from games.eldermann import GAME
from games.eldermann.rules import OPTIONS, RULES
from games.kernel import view
from games.kernel.words import sources
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


def test_voice_an_empty_kontor_is_no_card() -> None:
    """What no goods are called in few words belongs to their question."""
    s = market(table(hold=[["beer"], []], kontor=[["fish"], []]))
    answer(s, "stow")
    assert [VOICE.label(view(s, 0), 0, "none", words).short for words in (EN, DE)] == ["Nothing", "Nichts"]


def test_voice_cards_name_their_reach() -> None:
    """The sum; what the event brings to which their number leads stands beside it, and no line around says it again."""
    s = turn(table(arrow=2))
    assert label(s, 0, "4") == ("4: up to 4 spaces", "")
    assert label(s, 0, "3+4", DE) == ("3 + 4: bis zu 7 Felder", "")
    assert VOICE.label(view(s, 0), 0, "none", EN).short == "No card"
    assert around(s, 0) == []
    assert [VOICE.gain(view(s, 0), 0, choice, EN).text for choice in ("none", "4", "3+4")] == [
        "Free goods in Stettin, Flensburg",
        "Storm −1: then up to 3 spaces",
        "Pirates 1 attack only from 13 reputation on",
    ]


def test_voice_destinations_say_first_what_lies_on_the_way() -> None:
    """Then what there is to do; what differs from a harbour has its own words."""
    s = table(movement=8, points=[13, 0], hold=[["beer"], []])
    start(s, RULES.sail)
    assert label(s, 0, "flensburg")[0] == "Flensburg: 6 of 8 spaces"
    gain = VOICE.gain(view(s, 0), 0, "flensburg", EN).text
    assert gain == "Pirates 1: 25% chance to win. Way around: 8; sales: +2 Taler; buy Cloth"
    assert VOICE.gain(view(s, 0), 0, "round", EN).text == "1 way past pirates or ships"
    assert VOICE.gain(view(s, 0), 0, "sea", EN).text == "no trade there, but you can build"
    assert around(s, 0) == []


def test_voice_many_cells_are_chosen_by_their_distance() -> None:
    """Of more cells than one list holds the distance is picked first."""
    s = table(movement=7)
    start(s, RULES.sail)
    answer(s, "sea")
    cells = [cell for cell in offered(s, 0) if cell != "stay"]
    groups = {VOICE.group(view(s, 0), 0, cell, EN) for cell in cells}
    assert len(cells) > 25
    assert groups == {"1 space away", *(f"{count} spaces away" for count in range(2, 8))}
    assert VOICE.finishes(view(s, 0), 0, "stay")


def test_voice_tells_who_has_no_card_why_it_is_asked() -> None:
    """Of two holders the one whose card does not fit reads so, the other beside its card what it does now."""
    s = give(give(table(3, arrow=2), 1, "guns1"), 2, "curse")
    start(s, RULES.open_curse)
    assert "No card of yours fits" in around(s, 1)[0]
    assert around(s, 2) == []
    assert VOICE.gain(view(s, 2), 2, "curse", EN).text == "Storm −1, not Goods Fish + Cloth"


def test_voice_routes_are_numbered_and_say_what_happens_on_them() -> None:
    """Pirates with odds, ships with cannons, in their order; the picture has whole sentences."""
    s = table(movement=9, ships=["a1", "c1"], guns=[0, 2])
    start(s, RULES.sail)
    answer(s, "malmo")
    assert label(s, 0, "meet 2") == ("Way 1: 4 spaces", "Ships: Seat 2 (2 cannons).")
    assert label(s, 0, "calm") == ("Way 2: 8 spaces", "Nobody on the way.")
    assert VOICE.label(view(s, 0), 0, "calm", EN).short == "Way 2"
    said = [VOICE.gain(view(s, 0), 0, choice, EN).text for choice in ("meet 2", "calm")]
    assert said == ["Seat 2 (2 cannons)", "Nobody on the way"]


def test_voice_routes_say_in_which_order_and_what_is_unsure() -> None:
    """In both languages; pirates that attack only after a fight won are told as such."""
    s = table(movement=12, ships=["a1", "a4"], guns=[0, 1], points=[12, 0])
    start(s, RULES.sail)
    answer(s, "flensburg")
    said = VOICE.gain(s, 0, "meet 2 p1", EN.naming(["Anna", "Wilhelmine von Emden"])).text
    assert said == "Wilhelmine von Emden (1 cannon) → perhaps Pirates 1 (25%)"
    assert VOICE.gain(s, 0, "meet 2 p1", DE).text == "Platz 2 (1 Kanone) → evtl. Piraten 1 (25 %)"
    assert label(s, 0, "meet 2 p1", DE)[1] == (
        "Piraten 1 nur, falls du dann 13 Ansehen hast: Siegchance 25 %. Schiffe: Platz 2 (1 Kanone)."
    )


def test_voice_raid_names_the_odds() -> None:
    """Chance and goods on average; the price stands in the question, and never to be asked in the last row."""
    s = table(guns=[1, 0], ships=["i4", "i5"], hold=[[], ["beer", "fish"]])
    start(s, (RULES.raid, 1))
    assert label(s, 0, "attack") == ("Attack", "")
    gain = VOICE.gain(view(s, 0), 0, "attack", EN).text
    assert gain == "75% to win; average: 1.2 goods won, 0.0 lost"
    assert VOICE.prompt(view(s, 0), 0, EN) == "You meet Seat 2. Raid that ship for 1 reputation?"
    assert [choice for choice in offered(s, 0) if VOICE.finishes(view(s, 0), 0, choice)] == ["no", "never"]


def test_voice_deals_name_what_is_done() -> None:
    """Selling, buying, orders, buildings; prices and limits stand beside them."""
    s = keep(lay(table(hold=[["grain"], []], taler=[4, 0]), "AA-GC"), 0, "MA-F")
    market(s)
    assert VOICE.prompt(view(s, 0), 0, EN) == "Trade and build: you may sell 1 more good."
    assert around(s, 0) == []
    named = [VOICE.label(view(s, 0), 0, choice, EN) for choice in ("sell grain", "buy 1", "dock", "done")]
    assert [(each.text, each.short, each.icon) for each in named] == [
        ("Sell Grain", "Sell Grain", "el_grain"),
        ("Buy 1 Fish: 1 Taler", "Buy 1 Fish", "el_fish"),
        ("Build Dock", "Dock", "el_dock"),
        ("Done", "Done", "done"),
    ]
    assert label(s, 0, "grand_kontor", DE)[0] == "Ausbau Großkontor"


def test_voice_deals_name_what_they_really_bring() -> None:
    """A purse of 6 Taler takes no more: a sale that brings nothing is asked about first."""
    s = market(lay(table(hold=[["grain", "beer"], []], taler=[5, 0]), "AA-GC"))
    assert VOICE.gain(s, 0, "sell grain", EN).text == "+1 of 2 Taler, −1 aboard; the last sale"
    assert RULES.warning(view(s, 0), 0, "sell grain") is None
    s.taler[0] = 6
    assert VOICE.gain(s, 0, "sell beer", DE).text == "+0 Taler (Kasse voll), −1 an Bord; letzter Verkauf"
    assert DE.text(RULES.warning(view(s, 0), 0, "sell beer") or "") == (
        "Deine Kasse ist voll: Dieser Verkauf bringt keinen Taler."
    )
    s = market(lay(table(hold=[["grain", "cloth"], []], taler=[3, 0]), "AA-GC"))
    assert label(s, 0, "fill 1", DE)[0] == "Auftrag Getreide + Tuch"
    assert VOICE.gain(s, 0, "fill 1", DE).text.startswith("+3 von 4 Talern, +3 Ansehen")
    s = market(lay(table(hold=[["grain", "cloth"], []], options={"taler_limit": "off"}, taler=[99, 0]), "AA-GC"))
    assert VOICE.gain(s, 0, "fill 1", EN).text.startswith("+4 Taler, +3 reputation")


def test_voice_bribes_name_colour_or_order() -> None:
    """What they would do."""
    s = give(lay(table(), "ME-GC"), 1, "bribe1", "bribe2")
    start(s, RULES.open_voyage)
    assert label(s, 1, "bribe1 beer")[0] == "Bribe I: Colour Beer"
    assert label(s, 1, "bribe2 memel 1")[0] == "Bribe II replaces Memel 1"
    said = VOICE.gain(view(s, 1), 1, "bribe2 memel 1", EN).text
    assert said == "Grain + Cloth, 4 Taler, 3 reputation"


def test_voice_tells_a_hired_card_only_to_its_owner() -> None:
    """Others hear the stack."""
    s = level(table(taler=[4, 0]), 0, den=1)
    market(s)
    (hired,) = [event for event in answer(s, "hire 1", draws=["curse"]).told if event.kind == "hired"]
    assert VOICE.event(hired, 0, NAMES, EN) == "For 1 Taler you get: Curse."
    assert VOICE.event(hired, 1, NAMES, EN) == "Anna pays 1 Taler for a level 1 Den card."


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
    assert len(OPTIONS) == 16
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
