"""What has changed for a seat is marked, by comparing two of its own pictures; nothing else can be."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from games.kernel.visibility import view
from games.kernel.worlds import determinize
from render import checks
from render.marks import Mark, marked, marks
from render.paint import palette as p
from render.paint.scene import Art, Icon, Item, Region, Scene, Shape, Sprite, Text
from render.painter import find_painter, own_picture
from render.random_positions import legend_of, matches

BOX = (100, 100, 400, 200)
CARD, TILE = (
    Art(40, 60, 4, (Shape("box", (0, 0, 40, 60), p.CARD),)),
    Art(30, 30, 4, (Shape("box", (0, 0, 30, 30), p.GOLD),)),
)


def region(*items: Item, key: str = "row", box: tuple[int, int, int, int] = BOX) -> Region:
    """Make a region."""
    return Region(key, box, items)


def test_a_new_piece_has_a_ring() -> None:
    """One more of a kind, wherever a row has shifted to; neighbours share a ring."""
    before = region(Sprite(120, 120, CARD), Sprite(180, 120, TILE))
    now = region(Sprite(120, 120, TILE), Sprite(160, 120, CARD), Sprite(220, 120, CARD))
    assert len(marks(now, before)) == 1
    assert marks(region(*before.items, Sprite(300, 120, TILE)), before) == [Mark((294, 114, 42, 42))]
    two = region(*before.items, Sprite(300, 120, TILE), Sprite(334, 120, TILE))
    assert marks(two, before) == [Mark((294, 114, 76, 42))]


def test_a_piece_that_moved_has_a_ring_where_it_is_now() -> None:
    """As many of each kind as before, in other places."""
    before = region(Sprite(120, 120, TILE), Sprite(180, 120, CARD))
    now = region(Sprite(300, 120, TILE), Sprite(180, 120, CARD))
    assert marks(now, before) == [Mark((294, 114, 42, 42))]


def test_a_count_has_its_difference() -> None:
    """Of one number in a text that else is the same, behind the same piece; a region that moved is the same region."""
    before = region(Sprite(120, 120, TILE), Text(160, 135, "× 3"), Text(160, 200, "4 of 7"))
    now = region(Sprite(120, 120, TILE), Text(160, 135, "× 1"), Text(160, 200, "5 of 8"))
    (mark,) = marks(now, before)
    assert mark.difference == "−2"
    lower = region(*now.items, box=(100, 100, 400, 200))
    assert marks(lower, before) == [mark]
    listed = region(Sprite(120, 120, CARD), Text(160, 135, "× 1"))
    assert not [mark for mark in marks(listed, before) if mark.difference]


def test_what_only_says_whose_turn_it_is_has_no_mark() -> None:
    """Nor has what is new in the picture, or drawn dim because it is not there."""
    before = region(Text(160, 135, "Round 3"), key="header")
    assert marks(region(Text(160, 135, "Round 4"), key="header"), before) == []
    assert marks(region(Text(160, 135, "4"), key="table-turn"), region(Text(160, 135, "3"), key="table-turn")) == []
    assert marks(region(Sprite(120, 120, TILE)), None) == []
    seen, unseen = Icon(150, 150, "anchor", 30, p.IVORY), Icon(150, 150, "anchor", 30, p.TABLE_DIM)
    assert marks(region(unseen), region(seen)) == []
    assert len(marks(region(seen), region(unseen))) == 1


@pytest.mark.parametrize("key", ["tallinn", "tinker_tailor", "ulm", "eldermann"])
def test_marks_stay_inside_and_tell_nothing_hidden(key: str) -> None:
    """They are added to a picture, inside its regions; another world of the same view has the same marks."""
    rng, painter, found, old = random.Random(1), find_painter(key), 0, None
    for step, match in enumerate(matches(key, 3, 4)):
        if step % 5 or match.state.over:
            continue
        legend, seen = legend_of(match, "de"), view(match.state, 0)
        now = own_picture(painter, seen, 0, legend)
        if old is not None and now is not None:
            whole = _marks_of(marked(now, old), now)
            found += len(whole)
            other = own_picture(painter, view(determinize(match.game.rules, seen, rng), 0), 0, legend)
            assert other is not None
            assert marked(other, old) == marked(now, old)
            for area, item in whole:
                assert checks.inside(checks.box_of(item), area) or isinstance(item, Text)
        old = deepcopy(now)
        if step > 60:
            break
    assert found


def _marks_of(drawn: Scene, plain: Scene) -> list[tuple[tuple[int, int, int, int], Item]]:
    """Return what marks have added, with the box of each region; they are added behind all else."""
    added = []
    for region_, old in zip(drawn.regions, plain.regions, strict=True):
        assert region_.items[: len(old.items)] == old.items
        added += [(region_.box, item) for item in region_.items[len(old.items) :]]
    return added
