"""1. Rolle auswählen, and the draft of two players."""

import pytest

from games.kernel import Match, view
from games.tinker_tailor.material import ROLES, in_rhyme
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import begun, pack_of


def drafting(seats: int, picks: int, seed: int = 1) -> Match[TinkerTailor]:
    """Begin a game and let the first drafters keep the first role they see."""
    match = begun(seats, seed=seed)
    for _ in range(picks):
        seat = match.state.waiting[0]
        match.choose(seat, pack_of(match.state, seat)[0])
    return match


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_1_draft_passes_a_shrinking_pack_to_the_left(seats: int) -> None:
    """Players + 2 roles go round to the left; everybody keeps one, two are laid aside (3 to 6 players)."""
    match = begun(seats)
    start = match.state.start
    sizes: list[int] = []
    order: list[int] = []
    while match.state.section == "pick_role" and match.state.round == 1 and len(order) < seats:
        seat = match.state.waiting[0]
        order.append(seat)
        sizes.append(len(pack_of(match.state, seat)))
        aside = match.state.aside
        match.choose(seat, pack_of(match.state, seat)[-1])
    assert order == [(start + step) % seats for step in range(seats)]
    assert sizes == list(range(seats + 2, 2, -1))
    assert len(match.state.aside) == 2 or match.state.round > 1
    assert len(aside) == 0


def test_1_draft_is_secret() -> None:
    """A pack is seen by its holder only, a drafted role by its owner only; event texts tell no role."""
    s = drafting(4, 1).state
    first, second = s.start, (s.start + 1) % 4
    assert len(view(s, second).packs[second].cards) == 5
    assert set(view(s, first).packs[second].cards) == {"?"}
    assert view(s, second).roles[first].cards == ["?"]
    assert set(view(s, None).role_pile.cards) == {"?"}


def test_1_draft_remembers_the_cards_one_was_handed() -> None:
    """Each player keeps seeing the pack that was handed to them this round, others do not."""
    s = drafting(4, 2).state
    first, second = s.start, (s.start + 1) % 4
    assert len(s.packs_handed(first)[0]) == 6
    assert set(s.packs_handed(second)[0]) < set(s.packs_handed(first)[0])
    assert view(s, second).packs_handed(first) == []
    assert view(s, second).packs_handed(second) == s.packs_handed(second)


def test_1_draft_last_player_knows_what_is_laid_aside() -> None:
    """The last drafter sees the two roles left, nobody else does."""
    match = drafting(3, 2)
    s = match.state
    last = s.waiting[0]
    pack = pack_of(s, last)
    held = {role for zone in s.roles for role in zone.cards}
    assert not held & set(pack)
    before = match.state
    match.choose(last, pack[0])
    s = match.state
    if s.round == before.round:
        assert in_rhyme(view(s, last).aside.cards) == pack[1:]
        assert view(s, (last + 1) % 3).aside.cards == ["?", "?"]


def test_1_draft_uses_all_roles_each_round() -> None:
    """All 17 roles are shuffled again for each draft (Ende der Spielrunde)."""
    match = begun(3)
    for _ in range(60):
        s = match.state
        everywhere = [*s.role_pile.cards, *s.aside.cards]
        for zones in (s.packs, s.roles):
            everywhere += [role for zone in zones for role in zone.cards]
        everywhere += [role for shown in s.shown for role in shown]
        assert sorted(everywhere) == sorted(ROLES)
        seat = s.waiting[0]
        match.choose(seat, pack_of(s, seat)[0])


def test_1_start_player_moves_to_the_left_each_round() -> None:
    """The rhyme card goes to the player on the left (Ende der Spielrunde)."""
    match, starts = begun(3), {}
    while not match.state.over:
        s = match.state
        starts[s.round] = s.start
        seat = s.waiting[0]
        match.choose(seat, pack_of(s, seat)[0])
    first = starts[1]
    assert starts == {number: (first + number - 1) % 3 for number in range(1, 13)}


def test_2p_draft_goes_back_and_forth() -> None:
    """A keeps 1 of 4; B keeps 1 of 3, lays 1 aside, returns 1; A adds 3, keeps 1 of 4; B keeps 1 of 3 (2 players)."""
    match = begun(2)
    a, b = match.state.start, 1 - match.state.start
    steps = []
    for _ in range(5):
        s = match.state
        steps.append((s.waiting[0], s.section, len(pack_of(s, s.waiting[0]))))
        match.choose(s.waiting[0], pack_of(s, s.waiting[0])[0])
    assert steps == [
        (a, "pick_role", 4),
        (b, "pick_role", 3),
        (b, "return_role", 2),
        (a, "pick_role", 4),
        (b, "pick_role", 3),
    ]
    s = match.state
    assert [len(s.roles[seat]) + len(s.shown[seat]) for seat in (a, b)] == [2, 2]
    assert len(s.aside) == 3


def test_2p_draft_returned_role_is_known_to_both() -> None:
    """A seat that returned a role sees it in the other's pack; it is not kept by itself."""
    match = drafting(2, 2)
    b = match.state.waiting[0]
    returned = pack_of(match.state, b)[0]
    match.choose(b, returned)
    seen = view(match.state, b).packs[1 - b]
    assert [card for card in seen.cards if card != "?"] == [returned]
    assert returned in pack_of(match.state, 1 - b)
