"""What is refused outside of purchases, and in which words."""

import pytest

from games.kernel import NotOffered
from games.kernel.saving import dump_state
from games.tinker_tailor.state import TinkerTailor
from tests.games.tinker_tailor.positions import DE, EN, answer, begun, called, offered


def refusal(s: TinkerTailor, choice: str) -> NotOffered:
    """Try a choice of the seat that is asked, which must be refused without any change."""
    before = dump_state(s)
    with pytest.raises(NotOffered) as caught:
        answer(s, {s.waiting[0]: choice})
    assert dump_state(s) == before
    for words in (EN, DE):
        assert "{" not in words.text(caught.value.key, **caught.value.fields)
        assert words.has(f"rule-{s.section}")
    return caught.value


def test_1_draft_refuses_a_role_that_was_not_handed() -> None:
    """Only roles of the pack; the refusal does not tell where the other one is."""
    s = begun(3).state
    other = next(
        role
        for role in ("thief", "witch", "pirate", "tinker", "actor", "sailor")
        if role not in offered(s, s.waiting[0])
    )
    assert refusal(s, other).key == "refused-no-such-role"
    assert refusal(s, "beer").key == "refused-no-such-choice"


def test_2_refuses_goods_that_are_not_in_the_market() -> None:
    """Another kind, or another number of cards."""
    s = called(["", "", ""], ["tinker", "", ""], goods="wine wine wine wine wine")
    assert refusal(s, "gems").key == "refused-not-so"
    assert refusal(s, "wine+wine").key == "refused-not-so"


def test_2_refuses_targets_that_cannot_be_chosen() -> None:
    """Oneself, a guarded player, and one without cards."""
    s = called(["wine", "wine", "", "fish"], ["thief", "", "", ""], "thief", guards=[3])
    for choice in ("P1", "P3", "P4", "P2+P2"):
        assert refusal(s, choice).key == "refused-no-such-player"


def test_2_refuses_to_give_what_one_does_not_have() -> None:
    """A donor gives an own card."""
    s = called(["", "wine", "", ""], ["beggar_man", "", "", ""], "beggar_man")
    answer(s, {0: "P2"})
    assert refusal(s, "gems").key == "refused-not-held"
