from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from games.kernel import EVERYONE, OneOf, RulesBug, Zone, determinize, view
from games.kernel.visibility import has_learned, unseen_pieces
from tests.games.kernel.small import PIECES, Small, SmallRules, small

RULES = SmallRules()
ZERO, ONE = 1, 2


def asking() -> Small:
    """Make a position in which both seats name a card and seat 1 has answered."""
    s = small()
    s.then(RULES.name_card)
    RULES.asked(s)
    s.given = {1: "c"}
    return s


def test_a_seat_sees_its_own_hand_only() -> None:
    """The owner sees its cards; others see how many there are."""
    assert [hand.cards for hand in view(small(), 0).hands] == [["a", "a"], ["?", "?"]]
    assert [hand.cards for hand in view(small(), None).hands] == [["?", "?"], ["?", "?"]]
    assert view(small(), 0).deck.cards == ["?", "?"]


def test_hidden_values_are_none() -> None:
    """A hidden number is seen by its owner; nobody else learns even whether it is set."""
    assert view(small(), 1).bids == [None, 5]
    assert view(small(), None).bids == [None, None]


def test_known_entries_of_an_unordered_zone_come_first() -> None:
    """Where in a hand a known card is held does not show which of the others is which."""
    one, other = small(), small()
    one.hands[1] = Zone(["b", "c"], [0, ZERO])
    other.hands[1] = Zone(["c", "b"], [ZERO, 0])
    assert view(one, 0) == view(other, 0)
    assert view(one, 0).hands[1] == Zone(["c", "?"], [ZERO, 0])


def test_an_ordered_zone_keeps_its_places() -> None:
    """A seat that knows the bottom card of a deck sees it at the bottom."""
    s = small()
    s.deck.seen = [ZERO, 0]
    assert view(s, 0).deck == Zone(["e", "?"], [ZERO, 0])
    assert view(s, 1).deck.cards == ["?", "?"]


def test_what_others_know_is_not_shown() -> None:
    """A view tells that an entry is public, but not which single seats know one."""
    s = small()
    s.rows[0] = Zone(["b", "c"], [ZERO | ONE, EVERYONE])
    assert view(s, 0).rows[0].seen == [ZERO, EVERYONE]


def test_sealed_answers_and_offers_are_hidden() -> None:
    """Others see that a seat is asked and has answered, not what and not among what."""
    seen = view(asking(), 0)
    assert seen.given == {1: None}
    assert seen.asked_seats == (0, 1)
    assert seen.waiting == (0,)
    assert RULES.asked(seen)[0].shape == OneOf(("a", "a"))
    assert RULES.asked(seen)[1].shape is None
    assert view(asking(), 1).given == {1: "c"}


def test_a_view_is_a_copy() -> None:
    """Changing a view leaves the state as it is."""
    s = asking()
    seen = view(s, 0)
    seen.hands[0].cards.clear()
    seen.given.clear()
    assert s == asking()


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_sampled_world_looks_the_same(viewer: int | None) -> None:
    """No viewer can tell a sampled world from the truth, and the world has all pieces."""
    s = asking()
    s.hands[1].seen = [ZERO, 0]
    for seed in range(20):
        world = determinize(RULES, view(s, viewer), random.Random(seed))
        assert view(world, viewer) == view(s, viewer)
        zones = [*world.hands, *world.rows, world.deck]
        assert Counter(card for zone in zones for card in zone.cards) == Counter(PIECES)


def test_worlds_differ_and_answers_fit_their_hands() -> None:
    """All that the viewer cannot see is dealt again; a sealed answer is drawn from the hand of that world."""
    worlds = [determinize(RULES, view(asking(), 0), random.Random(seed)) for seed in range(60)]
    assert {tuple(sorted(world.hands[1].cards)) for world in worlds} == {
        tuple(sorted(pair)) for pair in ["bc", "bd", "be", "cd", "ce", "de"]
    }
    assert all(world.given[1] in world.hands[1].cards for world in worlds)


def test_known_cards_stay_in_every_world() -> None:
    """What a seat once saw is in each of its worlds."""
    s = small()
    s.hands[1].seen = [ZERO, 0]
    assert all("b" in determinize(RULES, view(s, 0), random.Random(seed)).hands[1].cards for seed in range(30))


def test_only_fitting_worlds_are_taken() -> None:
    """What a seat remembers beyond single cards holds in every world; a memory that nothing fits is a bug."""

    class Remembering(SmallRules):
        wanted = "d"

        def fits(self, world: Small, seen: Small) -> bool:
            return self.wanted in world.hands[1].cards

    rules = Remembering()
    assert all("d" in determinize(rules, view(small(), 0), random.Random(seed)).hands[1].cards for seed in range(20))
    rules.wanted = "a"
    with pytest.raises(RulesBug, match="no world fits"):
        determinize(rules, view(small(), 0), random.Random(1))


def test_pieces_that_do_not_add_up_are_a_bug() -> None:
    """A view with a piece too many or too few is refused instead of being filled anyhow."""
    assert unseen_pieces(RULES, view(small(), 0)) == {"pieces": ["b", "c", "d", "e"]}
    for pile in (["b"], ["z"]):
        with pytest.raises(RulesBug, match="pieces"):
            unseen_pieces(RULES, replace(view(small(), 0), pile=pile))


def _shown(**changes: object) -> list[int | None]:
    after = replace(small(), **changes)  # type: ignore[arg-type] # fields by name
    return [viewer for viewer in (None, 0, 1) if has_learned(RULES, small(), after, viewer)]


def test_learned_tells_who_saw_more() -> None:
    """A card laid openly shows something to all who did not hold it; a drawn card to the one who draws."""
    assert _shown(pile=["b"], hands=[Zone.of(["a", "a"]), Zone.of(["c"])]) == [None, 0]
    assert _shown(deck=Zone.of(["e"]), hands=[Zone.of(["a", "a", "d"]), Zone.of(["b", "c"])]) == [0]
    assert _shown(bids=[None, 5]) == [None, 1]
    assert _shown() == []


def test_a_card_shown_for_a_card_hidden_counts() -> None:
    """A swap of an open card with a hidden one shows something, although as much is hidden as before."""
    before, after = small(), small()
    before.pile, before.deck = ["d"], Zone.of(["e"])
    after.pile, after.deck, after.hands[1] = ["b"], Zone.of(["e"]), Zone.of(["c", "d"])
    assert has_learned(RULES, before, after, 0)
    assert has_learned(RULES, before, after, None)
    assert not has_learned(RULES, before, after, 1)
