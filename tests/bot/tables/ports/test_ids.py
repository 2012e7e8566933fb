"""Numbers from outside that neither Python nor the database can take, in every act: refused, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.ports.errors import Refusal
from bot.tables.ports.ids import MOST_ID, read_id, read_ids, read_number
from tests.bot.tables.doubles import ANNA, caller
from tests.bot.tables.worlds import Built, acts, copied

HUGE = str(2**63), "9" * 19, "²", "9" * 5000
FOUND = {"hand_on", "put_out", "unblock", "ban", "lift_ban", "invitees", "put_channels", "put_role", "admin_moved"}


@pytest.mark.parametrize("text", ["", "-1", "1.0", "٣", "0x1", *HUGE])
def test_only_ids_are_read(text: str) -> None:
    """Whatever a changed client has made up."""
    assert read_number(text) is None
    with pytest.raises(Refusal):
        read_id(text)


def test_what_is_read() -> None:
    """Ids are not 0 and not given twice."""
    assert read_ids((str(MOST_ID), "1"), 2) == (MOST_ID, 1)
    assert read_number("7", 6) is None
    for values in (("1", "2"), ("0",), ("1", "1")):
        with pytest.raises(Refusal):
            read_ids(values, 1)


@pytest.mark.parametrize("kind", ["lobby", "running", "finished"])
async def test_no_act_fails_at_a_huge_number(built: Built, tmp_path: Path, kind: str) -> None:
    """All acts are tried by a user who is host, player and moderator at once."""
    async with copied(built, tmp_path) as trial:
        tried = set()
        for value in HUGE:
            for name, act, _ in acts(value):
                if name in FOUND or name in ("leaf", "parts", "pick", "admin", "admin_log", "set_bans", "cap_games"):
                    await act(trial, caller(ANNA, manager=True), built.world[kind])
                    tried.add(name)
        assert tried >= FOUND
