"""2. Die Rolle ausspielen: the rhyme itself, the refill, and that nothing is told too early."""

from games.kernel import view
from games.kernel.state import EVERYONE
from games.tinker_tailor.material import ROLES
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import RULES, begun, called, kinds, offered, play, position, run


def test_2_rhyme_calls_all_seventeen_roles_in_order() -> None:
    """Tinker first, Actor last; the order of the rulebook."""
    assert ROLES == (
        "tinker",
        "tailor",
        "soldier",
        "sailor",
        "rich_man",
        "poor_man",
        "beggar_man",
        "thief",
        "preacher",
        "pirate",
        "outlaw",
        "jailer",
        "old_man",
        "young_man",
        "merchant",
        "witch",
        "actor",
    )


def test_2_rhyme_is_finished_after_the_last_turn() -> None:
    """All 17 are called each round, even if all turns are over: pirates would stay too long otherwise."""
    s = called(["", "", ""], ["tinker", "tailor", "soldier"], goods="# wine fish wine gems")
    play(s, 0, "wine+5", "none")
    while s.actor >= 0:
        play(s, s.actor, offered(s, s.actor)[-1])
    assert (s.called, s.covers) == (17, 0)


def test_2_rhyme_reveals_a_role_at_its_call_only() -> None:
    """A role becomes public when it is called, even if its action does nothing."""
    s = called(["", "", ""], ["", "poor_man", "witch"], goods="", pile="")
    assert s.shown == [[], ["poor_man"], []]
    assert view(s, 0).roles[2].cards == ["?"]


def test_2_rhyme_passes_roles_that_nobody_holds_at_once() -> None:
    """Roles nobody holds ask nobody, and are told together with the call that ends the silence."""
    s = position(["", "", ""], ["", "sailor", "witch"])
    events = run(s, (RULES.call_roles, 0))
    assert kinds(events.told)[:2] == ["silent", "revealed"]
    assert events.told[0].data == {"first": 0, "last": 2}


def test_2_rhyme_tells_that_the_pirates_leave_when_pirate_is_called() -> None:
    """First what nobody had before, then that the pirates leave, then who has the Pirate or that nobody has him."""
    for roles, last in ((["pirate", "", ""], "revealed"), (["witch", "", ""], "silent")):
        s = position(["", "", ""], roles, goods="# wine fish wine gems")
        told = run(s, (RULES.call_roles, 0)).told
        assert kinds(told)[:3] == ["silent", "released", last]
        assert told[0].data == {"first": 0, "last": ROLES.index("preacher")}
    assert told[2].data == {"first": ROLES.index("pirate"), "last": ROLES.index("merchant")}


def outside(s: TinkerTailor, viewer: int | None) -> TinkerTailor:
    """Return what a bystander can see of a table: the view, who is asked, and how often was asked."""
    seen = view(s, viewer)
    seen.forget_asks()
    return seen


def test_2_rhyme_has_no_tells_before_a_call() -> None:
    """Whatever the others hold among coming roles, a bystander's view, counts of asks and phases are the same."""
    worlds = []
    for theirs in (["witch", "actor"], ["thief", "pirate"], ["actor", "outlaw"]):
        s = called(["5", "", ""], ["tinker", *theirs])
        events = play(s, 0, "wine+4")
        worlds.append((outside(s, 0), outside(s, None), s.ask, s.phase, kinds(events)))
    assert worlds[0] == worlds[1] == worlds[2]


def test_2_rhyme_draft_has_no_tells() -> None:
    """Which role is kept changes nothing that others see: same view, same number of asks, no event with a role."""
    sights = []
    for choice in (0, 3):
        match = begun(4)
        seat = match.state.waiting[0]
        step = match.choose(seat, offered(match.state, seat)[choice])
        last = (seat + 3) % 4
        told = [event.seen_by(last) for event in step.entry.events]
        sights.append((outside(match.state, last), match.state.ask, told))
    assert sights[0] == sights[1]


def test_2_refill_comes_at_the_end_of_the_action() -> None:
    """Both rows are filled from the piles before the purchase (2.)."""
    s = called(["5", "", ""], ["tinker", "", ""], goods="wine", money="1", pile="gems gems gems gems gems")
    play(s, 0, "wine+1")
    assert (s.section, s.goods_row) == ("buy", ["gems"] * 5)


def test_2_refill_leaves_gaps_when_all_cards_are_out() -> None:
    """Pile and discards empty: the row stays short, and a later refill fills what it can (ruling 8)."""
    s = position(["", "", ""], goods="- - gems", pile="cloth")
    s.under = []
    run(s, RULES.refill)
    assert s.goods_row == ["cloth", "", "gems", "", ""]
    s.goods_discards = ["wine"]
    run(s, RULES.refill)
    assert s.goods_row == ["cloth", "wine", "gems", "", ""]


def test_2_refill_shuffles_the_discards() -> None:
    """An empty pile is replaced by the shuffled discards (ruling 8)."""
    s = position(["", "", ""], goods="wine", pile="", goods_discards=["gems", "gems"])
    s.under = []
    run(s, RULES.refill, (RULES.call_roles, 17))
    assert (sorted(s.open_goods()), s.goods_discards) == (["gems", "gems", "wine"], [])


def test_2_market_cards_are_public() -> None:
    """A card taken openly stays known to everybody in the hand."""
    s = called(["", "", ""], ["tinker", "", ""])
    play(s, 0, "wine+5")
    assert s.goods[0].seen == [EVERYONE]
