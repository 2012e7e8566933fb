from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from games.kernel import EVERYONE, Zone

ONE, TWO = 1, 2


def test_draw_takes_the_top() -> None:
    """The end of a zone is its top, the start its bottom."""
    zone = Zone.of(["b", "c"])
    zone.add("top")
    zone.add_below("bottom")
    assert zone.cards[0] == "bottom"
    assert [zone.draw(), len(zone)] == ["top", 3]


def test_taking_a_card_takes_its_knowledge_along() -> None:
    """A seat that knew the one card of a kind no longer knows anything."""
    zone = Zone(["a", "b"], [ONE, 0])
    zone.take("a")
    assert zone == Zone(["b"], [0])


def test_taking_one_of_two_leaves_no_knowledge_too_much() -> None:
    """Each of two seats knew one of two equal cards; after one has left, neither knows that the other is there."""
    zone = Zone(["a", "a"], [ONE, TWO])
    zone.take("a")
    assert zone == Zone(["a"], [0])


def test_taking_one_of_two_known_cards_leaves_one_known() -> None:
    """A seat that knew of two equal cards goes on knowing of one."""
    zone = Zone(["a", "x", "a"], [ONE, 0, ONE | TWO])
    zone.take("a")
    assert zone == Zone(["x", "a"], [0, ONE])


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 7)), min_size=1), st.data())
def test_everybody_knows_of_one_less(entries: list[tuple[str, int]], data: st.DataObject) -> None:
    """Whichever card is taken, each seat knows of one less of its kind, or of none as before."""
    zone = Zone([card for card, _ in entries], [mask for _, mask in entries])
    card = data.draw(st.sampled_from(zone.cards))

    def known(seat: int, kind: str) -> int:
        return sum(c == kind and bool(mask >> seat & 1) for c, mask in zip(zone.cards, zone.seen, strict=True))

    before = {(seat, kind): known(seat, kind) for seat in range(3) for kind in "abc"}
    zone.take(card)
    for (seat, kind), count in before.items():
        assert known(seat, kind) == (max(0, count - 1) if kind == card else count)


def test_show_adds_to_what_is_known() -> None:
    """Showing a zone to one seat leaves the others' knowledge; to everyone it is public."""
    zone = Zone(["a", "b"], [ONE, 0])
    zone.show(TWO)
    assert zone.seen == [ONE | TWO, TWO]
    zone.show()
    assert zone.seen == [EVERYONE, EVERYONE]
