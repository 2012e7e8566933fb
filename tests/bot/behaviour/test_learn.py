"""A lesson in the simulated Discord: begun in a server, gone through in direct messages, on one message."""

from games.kernel import catalogue
from games.kernel.lessons import load_lesson
from tests.world import World

KEY = "tallinn"


async def test_a_lesson_is_one_direct_message(world: World) -> None:
    """Its pictures stand below each other; a press edits it in place."""
    lesson, anna = load_lesson(catalogue.find(KEY)), world.player("anna")
    assert lesson is not None
    await anna.slash("learn", game=KEY)
    await world.wait(1)
    (first,) = anna.dms
    assert "step 1 of" in first.text
    assert len(first.alts) == 1
    await anna.click(first, "l_choose", lesson.steps[0].try_)
    (second,) = anna.dms
    assert second.id == first.id
    assert "step 2 of" in second.text
