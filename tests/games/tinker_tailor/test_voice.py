"""What the game says."""

import pytest

from games.kernel import Event, Words, view
from games.kernel.voice import BUTTON
from games.tinker_tailor import GAME
from games.tinker_tailor.voice import labels
from tests.games.tinker_tailor.positions import (
    DE,
    EN,
    NAMES,
    RULES,
    begun,
    called,
    offered,
    pack_of,
    play,
    position,
    run,
)

VOICE = GAME.voice
EVENTS = [
    (Event("round", {"number": 3}, 1), 0, "**Round 3** · start player: Bernd", "**Runde 3** · Startspieler: Bernd"),
    (
        Event("silent", {"first": 0, "last": 1}),
        0,
        "Nobody has: Tinker, Tailor.",
        "Niemand hat: Kesselflicker, Schneider.",
    ),
    (Event("revealed", {"role": "witch"}, 1), 0, "Bernd reveals: **Witch**", "Bernd deckt auf: **Hexe**"),
    (
        Event("took", {"cards": "wine wine 3"}, 1),
        0,
        "Bernd takes: 2 × Wine, Money 3.",
        "Bernd nimmt: 2 × Wein, Geld 3.",
    ),
    (
        Event("gave", {"receiver": 2, "group": "goods"}, 1, {"card": "wine"}, [1, 2]),
        0,
        "Bernd gives Clara a goods card.",
        "Bernd gibt Clara eine Ware.",
    ),
    (
        Event("gave", {"receiver": 2, "group": "goods"}, 1, {"card": "wine"}, [1, 2]),
        2,
        "Bernd gives Clara: Wine.",
        "Bernd gibt Clara: Wein.",
    ),
    (
        Event("stole", {"receiver": 2, "group": "money"}, 1, {"card": "5"}, [1, 2]),
        None,
        "Clara takes a money card from Bernd.",
        "Clara nimmt Bernd eine Geldkarte weg.",
    ),
    (
        Event("stole", {"receiver": 2, "group": "money"}, 1, {"card": "5"}, [1, 2]),
        1,
        "Clara takes from Bernd: Money 5.",
        "Clara nimmt Bernd weg: Geld 5.",
    ),
    (Event("stated", {"group": "money", "count": 1}, 1), 0, "Bernd holds 1 money card.", "Bernd hat 1 Geldkarte."),
    (Event("stated", {"group": "goods", "count": 0}, 1), 0, "Bernd holds no goods cards.", "Bernd hat keine Waren."),
    (
        Event("drew", {"count": 4}, 1, {"cards": "wine fish"}, [1]),
        0,
        "Bernd draws 4 goods cards.",
        "Bernd zieht 4 Waren.",
    ),
    (
        Event("drew", {"count": 4}, 1, {"cards": "wine fish"}, [1]),
        1,
        "Bernd draws: Fish, Wine.",
        "Bernd zieht: Fisch, Wein.",
    ),
    (Event("named", {"good": 4}, 1), 0, "Bernd names: Gems.", "Bernd nennt: Edelsteine."),
    (
        Event("bought", {"goods": "wine", "paid": "5", "change": "1"}, 1),
        0,
        "Bernd buys Wine for 5, change 1.",
        "Bernd kauft Wein für 5, Wechselgeld 1.",
    ),
    (
        Event("bought", {"goods": "wine", "paid": "4", "change": ""}, 1),
        0,
        "Bernd buys Wine for 4.",
        "Bernd kauft Wein für 4.",
    ),
    (Event("picked", {}, 1, {"role": "thief"}, [1]), 1, "", ""),
    (Event("final", {"total": 1}, 0), None, "Anna: 1 point.", "Anna: 1 Punkt."),
]


@pytest.mark.parametrize(("event", "viewer", "english", "german"), EVENTS)
def test_voice_tells_events(event: Event, viewer: int | None, english: str, german: str) -> None:
    """Narration is one short line: with the card for seats that saw it, else with goods or money."""
    assert VOICE.event(event, viewer, NAMES, EN) == english
    assert VOICE.event(event, viewer, NAMES, DE) == german


def test_voice_labels_purchases_with_their_sums() -> None:
    """A purchase says goods, payment, change, and what is lost."""
    s = called(["5", "", ""], ["tinker", "", ""], goods="wine fish gems", money="1 2 3", pile="")
    play(s, 0, "gems+2")
    seen = view(s, 0)
    label = VOICE.label(seen, 0, "wine/5/1", DE)
    assert (label.text, label.hint) == ("Wein für 5, Wechselgeld 1", "Kostet 4, nichts verfällt")
    assert VOICE.label(seen, 0, "fish/5", EN).hint == "Costs 2, 3 are lost"
    assert VOICE.label(seen, 0, "none", DE).text == "Nichts"
    assert VOICE.prompt(seen, 0, EN) == "What do you buy? Money: 7"


def test_voice_preacher_is_told_to_pass_on_only_what_he_must() -> None:
    """A player who keeps both goods as his own Beggar, or finds only one, is not told that he passes one on."""
    s = called(["", "", ""], ["preacher", "", ""], "preacher", goods="wine fish")
    assert VOICE.prompt(view(s, 0), 0, DE) == "Was nimmst du, und wer bekommt eine der Waren?"
    own = called(["", ""], ["preacher", ""], "preacher", goods="wine fish", shown=[["beggar_man"], []])
    assert VOICE.prompt(view(own, 0), 0, DE) == "Welche Ware und welches Geld nimmst du?"
    one = called(["", "", ""], ["preacher", "", ""], "preacher", goods="wine", money="")
    assert VOICE.prompt(view(one, 0), 0, EN) == "Which goods card do you take?"


def test_voice_preacher_of_an_earlier_version_is_told_what_he_passes_on() -> None:
    """A table that goes step by step is asked as it was."""
    s = position(["", "", ""], goods="wine fish", shown=[["preacher"], [], []])
    run(s, (RULES.take_for_two, 0, 2))
    assert VOICE.prompt(view(s, 0), 0, DE) == "Welche 2 Waren nimmst du? Eine davon gibst du weiter."


@pytest.mark.parametrize("words", [EN, DE], ids=["en", "de"])
def test_voice_names_what_a_form_takes_and_gives(words: Words) -> None:
    """In so few words that a list has room, whatever the players are called; the first list names what is taken."""
    s = called(["", "", ""], ["preacher", "", ""], "preacher", goods="gems gems bread", money="5 4")
    named = words.naming(["Anna", "Bernd", "Clara von und zu Hohenstein-Waldeck"])
    found = {choice: VOICE.label(view(s, 0), 0, choice, named).text for choice in offered(s, 0)}
    assert max(map(len, found.values())) <= BUTTON
    assert len(set(found.values())) == len(found)
    groups = {VOICE.group(view(s, 0), 0, choice, named) for choice in found}
    assert len(groups) == len(("bread+gems/bread", "bread+gems/gems", "gems+gems/gems"))
    assert found["bread+gems+5/bread/P2"] == (
        "Gems, Money 5; Bread to Bernd" if words is EN else "Edelsteine, Geld 5; Brot an Bernd"
    )


def test_voice_young_man_is_asked_for_one_card_where_there_is_one_kind() -> None:
    """A count of one is no plural."""
    s = called(["", "", ""], ["young_man", "", ""], "young_man", goods="wine wine")
    assert VOICE.prompt(view(s, 0), 0, DE) == "Welche Ware nimmst du?"
    assert VOICE.prompt(view(s, 0), 0, EN) == "Which goods card do you take?"


@pytest.mark.parametrize("words", [EN, DE])
def test_voice_names_players_where_the_table_is_known(words: Words) -> None:
    """Targets are named by number, or by name at a table."""
    s = called(["", "wine", ""], ["thief", "", ""], "thief")
    seen = view(s, 0)
    assert VOICE.label(seen, 0, "P2", words.naming(NAMES)).text == "Bernd"
    assert VOICE.label(seen, 0, "P2", words).text in ("Seat 2", "Platz 2")


def test_voice_hand_says_points_and_what_is_known() -> None:
    """The own hand by kind with points, the role with its text, and cards given to others."""
    s = called(["wine wine 3", "", ""], ["", "beggar_man", "witch"], "beggar_man")
    play(s, 1, "P1")
    play(s, 0, "wine")
    text = VOICE.hand(view(s, 0), 0, EN.naming(NAMES))
    assert text.splitlines() == [
        "1 × Wine: 4 points, one more card would bring 4",
        "Not in hand, a card would bring: Bread 1, Fish 2, Cloth 3, Gems 5",
        "Full sets: 0 × 10 = 0 points",
        "Money 3 (sum 3, counts half): 2 points",
        "Your hand is worth 6 points now.",
        "Seen this round, 0 of 17 roles: none",
        "You know that Bernd holds: Wine",
    ]
    assert "Deine Rolle: Hexe." in VOICE.hand(view(s, 2), 2, DE)


def _only(lines: list[str], begin: str) -> str:
    """Return the rest of the one line that begins so."""
    (line,) = (line for line in lines if line.startswith(begin))
    return line.removeprefix(begin)


def test_voice_hand_shows_the_pack_in_the_draft() -> None:
    """Each role of the pack with its text, for its holder only."""
    s = begun(4).state
    seat = s.waiting[0]
    lines = VOICE.hand(view(s, seat), seat, EN).splitlines()
    names = [labels.role(role, EN) for role in pack_of(s, seat)]
    assert len(names) == 6
    assert sorted(_only(lines, "To choose from: ").split(", ")) == sorted(names)
    assert sorted(line.partition(": ")[0] for line in lines[-6:]) == sorted(names)
    other = (seat + 1) % 4
    empty = VOICE.hand(view(s, other), other, EN)
    assert empty.startswith("No cards in hand.")
    assert "To choose from" not in empty


def test_voice_board_tells_market_rhyme_and_seats() -> None:
    """All that lies open is said as text."""
    s = called(["", "", ""], ["tinker", "witch", "actor"], goods="# wine fish", money="1 2")
    text = VOICE.board(view(s, None), NAMES[:3], EN)
    assert "Goods in the market: Fish, Wine" in text
    assert "Places under pirates: 1 goods, 0 money" in text
    assert "**Anna**: Tinker" in text
    assert "**Bernd**: role not called yet" in text
    assert "Still to be called: Tailor" in text
    assert "Von Piraten besetzte Plätze: Waren 1, Geld 0" in VOICE.board(view(s, None), NAMES[:3], DE)


def test_voice_label_survives_a_choice_of_another_section() -> None:
    """A choice that came too late is named from the next view, whatever is asked there."""
    seen = view(called(["", "", ""], ["tinker", "", ""]), 0)
    for choice in ("wine", "wine/5/1", "x/y", "P9", "P1+P2", "thief", "none", "wine>fish", "a>b", "", "/"):
        assert VOICE.label(seen, 0, choice, EN).text


def test_voice_rulebook_has_every_chapter() -> None:
    """Each chapter has a title and a text in both languages, and every asking section a chapter."""
    covered = {section for chapter in GAME.rulebook for section in chapter.sections}
    assert {name for name, section in GAME.rules.sections.items() if section.offers} <= covered
    for words in (EN, DE):
        for chapter in GAME.rulebook:
            assert words.has(f"rulebook-{chapter.key}-title")
            assert len(words.text(f"rulebook-{chapter.key}")) > 200
