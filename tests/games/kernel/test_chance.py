from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel import RandomChance, ScriptedChance, SeededChance
from games.kernel.chance import BadScript, _Stream
from tests.games.kernel.tables import SEED

CARDS = [str(number) for number in range(1, 11)]
FIRST = ["10", "8", "4", "5", "7", "2", "9", "6", "3", "1"]
PICKS = ["7", "7", "3", "7", "4", "1"]


def test_seeded_draws_never_change() -> None:
    """These draws of this seed are promised to everyone who checks a table later."""
    chance = SeededChance(SEED, "K7Q2")
    assert chance.shuffle(CARDS) == FIRST
    assert [chance.pick(CARDS) for _ in range(6)] == PICKS
    assert chance.drawn == [FIRST, *([pick] for pick in PICKS)]


def test_the_stream_is_hmac_blocks() -> None:
    """The numbers are the four-byte words of HMAC-SHA256(seed, label ‖ block), block after block."""
    stream = _Stream(SEED, "kontor-1|T|0")
    blocks = b"".join(hmac.digest(SEED, f"kontor-1|T|0|{block}".encode(), hashlib.sha256) for block in range(2))
    words = [int.from_bytes(blocks[at : at + 4]) for at in range(0, 64, 4)]
    assert [stream.below(1 << 32) for _ in words] == words


def test_rejection_sampling_skips_unfair_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number above the last full multiple of the limit is thrown away instead of favouring low results."""
    numbers = iter([(1 << 32) - 1, (1 << 32) // 3 * 3, 7])
    stream = _Stream(SEED, "T")
    monkeypatch.setattr(stream, "_number", lambda: next(numbers))
    assert stream.below(3) == 1
    assert next(numbers, None) is None


def test_draw_i_does_not_depend_on_earlier_draws() -> None:
    """Draw number two is the same whether draws were made before it in the same step or in another."""
    whole, later = SeededChance(SEED, "T"), SeededChance(SEED, "T", first=2)
    whole.shuffle(CARDS)
    whole.pick(CARDS)
    assert whole.shuffle(CARDS) == later.shuffle(CARDS)


@given(st.permutations(CARDS))
def test_the_order_handed_in_is_of_no_account(cards: list[str]) -> None:
    """Luck is drawn over the items in sorted order, so the state's order cannot be used to steer it."""
    assert SeededChance(SEED, "T").shuffle(cards) == SeededChance(SEED, "T").shuffle(CARDS)


@pytest.mark.parametrize("other", [SeededChance(SEED, "U"), SeededChance(b"x" * 32, "T"), SeededChance(SEED, "T", 1)])
def test_table_seed_and_number_each_matter(other: SeededChance) -> None:
    """Another table, another seed or another draw number gives other luck."""
    assert other.shuffle(CARDS) != SeededChance(SEED, "T").shuffle(CARDS)


@given(st.lists(st.sampled_from("abc"), min_size=1), st.integers())
def test_a_recorded_draw_is_handed_back(items: list[str], seed: int) -> None:
    """A script made from what was drawn draws the same again and has nothing left."""
    first = RandomChance(random.Random(seed))
    wanted = [first.shuffle(items), first.pick(items)]
    again = ScriptedChance(first.drawn)
    assert [again.shuffle(items), again.pick(items)] == wanted
    again.finish()
    assert again.drawn == first.drawn


def test_what_is_returned_is_not_the_record() -> None:
    """Emptying a shuffled deck leaves the record as it was."""
    for chance in (SeededChance(SEED, "T"), ScriptedChance([["b", "a"]])):
        chance.shuffle(["a", "b"]).clear()
        assert sorted(chance.drawn[0]) == ["a", "b"]


@pytest.mark.parametrize(
    ("script", "key"), [([["a"]], "luck-wrong"), ([["a", "a"]], "luck-wrong"), ([], "luck-missing")]
)
def test_luck_that_cannot_be_drawn_is_refused(script: list[list[str]], key: str) -> None:
    """A script must hold exactly the pieces that are shuffled."""
    with pytest.raises(BadScript) as caught:
        ScriptedChance(script).shuffle(["a", "b"])
    assert caught.value.key == key


def test_a_picked_item_must_be_there() -> None:
    """A script cannot pick what is not among the items."""
    with pytest.raises(BadScript, match="luck-wrong"):
        ScriptedChance([["c"]]).pick(["a", "b"])


def test_luck_left_over_is_refused() -> None:
    """A script with more draws than the rules make is wrong."""
    with pytest.raises(BadScript, match="luck-left-over"):
        ScriptedChance([["a"]]).finish()
