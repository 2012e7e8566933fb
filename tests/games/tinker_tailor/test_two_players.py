"""2-Spieler Variante: own roles help each other and never harm."""

from tests.games.tinker_tailor.positions import RULES, begun, called, offered, play, run, sorted_hand


def test_2p_preacher_with_the_own_beggar_keeps_both_goods() -> None:
    """Example 1: the Preacher's owner is the Beggar, too, and keeps one card and the other."""
    s = called(["", ""], ["preacher", ""], "preacher", goods="wine gems bread", shown=[["beggar_man"], []])
    play(s, 0, "wine+gems+5")
    assert (s.section, sorted_hand(s, 0)) == ("buy", ["5", "gems", "wine"])


def test_2p_preacher_without_beggar_gives_to_the_opponent() -> None:
    """There is one receiver only, so nobody is asked for him."""
    s = called(["", ""], ["preacher", ""], "preacher", goods="wine gems bread")
    play(s, 0, "wine+gems+5/wine/P2")
    assert s.hand(1) == ["wine"]


def test_2p_jailer_spares_the_own_thief_but_not_the_opponents_outlaw() -> None:
    """Example 2: own Thief, Outlaw and Pirate lose nothing, the opponent's do."""
    s = called(["fish", "wine gems"], ["jailer", ""], "jailer")
    s.shown[0], s.shown[1] = ["thief", "jailer"], ["outlaw", "pirate"]
    play(s, 0, "bread")
    assert (sorted_hand(s, 0), s.hand(1)) == (["bread", "fish", "gems", "wine"], [])


def test_2p_beggar_and_thief_have_one_partner_and_take_money() -> None:
    """One donor, one victim: one card and one money card."""
    beggar = called(["", "wine"], ["beggar_man", ""], "beggar_man")
    play(beggar, 0, "P2")
    play(beggar, 1, "wine")
    play(beggar, 0, "5")
    thief = called(["", "wine"], ["thief", ""], "thief")
    play(thief, 0, "P2", "5")
    assert beggar.hand(0) == thief.hand(0) == ["wine", "5"]


def test_2p_witch_and_poor_man_touch_only_the_opponent() -> None:
    """Own goods are not discarded, own money is not counted."""
    witch = called(["wine", "wine"], ["witch", ""], "witch")
    play(witch, 0, "bread", "wine")
    assert (witch.goods[0].cards, witch.hand(1)) == (["wine", "bread"], [])
    poor = called(["1 2 3", "5"], ["poor_man", ""], "poor_man")
    play(poor, 0, "bread")
    assert poor.waiting == (1,)


def test_2p_guarded_opponent_is_no_target() -> None:
    """With the only opponent guarded the fallback of one money card applies."""
    for role in ("beggar_man", "thief", "outlaw"):
        s = called(["", "wine wine"], [role, ""], role, guards=[1])
        assert s.section == "take_money"


def test_2p_actor_may_copy_the_own_other_role() -> None:
    """Any role revealed this round by either player, never the Actor."""
    s = called(["", ""], ["actor", ""], "actor", shown=[["tinker"], ["witch", "sailor"]])
    assert offered(s, 0) == ["tinker", "sailor", "witch"]


def test_2p_rich_man_gives_to_the_opponent() -> None:
    """There is nobody else."""
    s = called(["", ""], ["rich_man", ""], "rich_man")
    found = [choice for choice in offered(s, 0) if choice.startswith("3+4+5/")]
    assert found == ["3+4+5/3/P2", "3+4+5/4/P2", "3+4+5/5/P2"]


def test_2p_both_roles_act_and_buy() -> None:
    """Each player has two turns a round, with a purchase after each; all cards are one hand."""
    match = begun(2)
    while match.state.round == 1:
        s = match.state
        match.choose(s.waiting[0], offered(s, s.waiting[0])[0])
    events = [event for entry in match.log for event in entry.events]
    revealed = [
        event.seat
        for event in events[: [event.data.get("number") for event in events].index(2)]
        if event.kind == "revealed"
    ]
    assert sorted(revealed, key=str) == [0, 0, 1, 1]
    s = called(["5", ""], ["tinker witch", ""], goods="wine fish gems", pile="")
    play(s, 0, "gems+1", "wine/1+5/2")
    play(s, 0, "fish", "wine")
    assert (s.section, sorted_hand(s, 0)) == ("buy", ["2", "fish", "gems", "wine"])


def test_2p_covered_places_hold_for_the_own_second_role() -> None:
    """The own Pirate's places stay covered for a later own role (RULES.md)."""
    s = called(["", ""], ["pirate witch", ""], "pirate", goods="wine fish wine bread gems fish")
    play(s, 0, "fish+wine")
    while s.section == "buy":
        play(s, 0, "none")
    assert (s.role, s.covers) == ("witch", 2)


def test_2p_six_rounds_with_three_starts_each() -> None:
    """The start changes every round."""
    s = begun(2).state
    starts = []
    for number in range(1, 7):
        run(s, (RULES.play_round, number))
        starts.append(s.start)
    assert sorted(starts) == [0, 0, 0, 1, 1, 1]
